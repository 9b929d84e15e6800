"""The server's contract: the OpenAPI document, with the messages of a table's socket among its
schemas. The web client's types are generated from it, and `/docs` shows it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Litestar, MediaType, Request, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from orrery import __version__
from orrery.server.contract import bodies, protocol, replay_bodies
from orrery.server.http.etag import kept
from orrery.server.http.reference import STYLE, page

REFUSED = {
    400: "The request was not understood, or asks for something impossible.",
    403: "The secret is wrong, or the request comes from a foreign page.",
    404: "There is no such table.",
    409: "Not now: the game has begun, has not begun, is over, or is running.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    429: "Too many requests; Retry-After says how many seconds to wait.",
    503: "The server is busy, or the database is unreachable; try again in a moment.",
}

WORD = {"pattern": "^[A-Za-z0-9-]{1,60}$"}
"""What a name in a URL looks like."""


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its description; any route may say that requests come too often,
    or that the server is busy."""
    return {
        code: ResponseSpec(bodies.Problem, generate_examples=False, description=REFUSED[code])
        for code in (*codes, 429, 503)
    }


SENT = refusals(400, 403, 404, 409, 413)
"""The refusals of a route that changes a table."""


class ReferenceController(Controller):
    """The document for programs, and for people as a page that loads nothing from elsewhere."""

    path = "/docs"
    include_in_schema = False

    @get("/")
    async def page(self, request: Request[Any, Any, Any]) -> Response[Any]:
        return await kept(request, reference, request.app, media_type=MediaType.HTML)

    @get("/openapi.json")
    async def json(self, request: Request[Any, Any, Any]) -> Response[Any]:
        return await kept(request, document, request.app)

    @get("/reference.css", media_type=MediaType.CSS, sync_to_thread=False)
    def style(self) -> bytes:
        return STYLE.read_bytes()


OPENAPI = OpenAPIConfig(
    title="Orrery",
    version=__version__,
    description="Tables that people and programs play at.",
    components=Components(
        security_schemes={
            "seat": SecurityScheme(
                type="http", scheme="bearer", description="The secret of a seat."
            )
        }
    ),
)


def reference(app: Litestar) -> bytes:
    """The document as a page."""
    return page(msgspec.to_builtins(document(app))).encode()


def document(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document with the messages of the socket: `ToServer` and `FromServer`."""
    twin: Litestar = app.state.described()
    return with_messages(twin.openapi_schema.to_schema())


def with_messages(described: dict[str, Any]) -> dict[str, Any]:
    """A document with the schemas of the socket's messages added. All of ours are made by msgspec,
    which also says that bodies have no unknown fields."""
    components = described["components"]
    rest = [
        getattr(module, name)
        for name in components["schemas"]
        for module in (bodies, replay_bodies, protocol)
        if hasattr(module, name)
    ]
    ours = [protocol.ToServer, protocol.FromServer, *dict.fromkeys(rest)]
    (to_server, from_server, *_), found = msgspec.json.schema_components(
        [*ours, *replay_bodies.SAID], ref_template="#/components/schemas/{name}"
    )
    for schema in found.values():
        name_type(schema)
    schemas = {**found, "ToServer": to_server, "FromServer": from_server}
    merged = {**components, "schemas": {**components["schemas"], **schemas}}
    return {**described, "components": merged}


def name_type(schema: Any) -> None:
    """Add what msgspec leaves out: that a constant string is a string, and what an open record
    holds."""
    if isinstance(schema, list):
        for part in schema:
            name_type(part)
    elif isinstance(schema, dict):
        if "type" not in schema and all(isinstance(one, str) for one in schema.get("enum", [0])):
            schema["type"] = "string"
        if schema == {"type": "object"}:
            schema["additionalProperties"] = True
        for part in [*schema.values()]:
            name_type(part)
