"""The server's contract: the OpenAPI document, with the messages of a table's socket among its
schemas. The web client's types are generated from it, and `/docs` shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args, get_type_hints

import msgspec
from litestar import Controller, Litestar, MediaType, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from orrery import __version__
from orrery.core.shown import ShownTypes
from orrery.games import RULESETS, AnyRuleset
from orrery.server.contract import bodies, protocol, replay_bodies, to_server
from orrery.server.http.etag import kept
from orrery.server.http.reference import STYLE, Schema, page
from orrery.server.http.requests import AnyRequest

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

REF = "#/components/schemas/{name}"
COMMON = {name: get_args(hint)[0] for name, hint in get_type_hints(ShownTypes).items()}
"""The kinds of things that games show, with what the kernel calls each."""
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
    async def page(self, request: AnyRequest) -> Response[bytes]:
        return await kept(request, reference, request.app, media_type=MediaType.HTML)

    @get("/openapi.json")
    async def json(self, request: AnyRequest) -> Response[bytes]:
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


def document(app: Litestar) -> Schema:
    """The OpenAPI document with the messages of the socket: `ToServer` and `FromServer`."""
    twin: Litestar = app.state.described()
    return with_messages(twin.openapi_schema.to_schema())


def with_messages(described: Schema) -> Schema:
    """A document with the schemas of the socket's messages added, and of what games show. All of
    ours are made by msgspec, which also says that bodies have no unknown fields."""
    components = described["components"]
    rest = [
        getattr(module, name)
        for name in components["schemas"]
        for module in (bodies, replay_bodies, protocol, to_server)
        if hasattr(module, name)
    ]
    ours = [to_server.ToServer, protocol.FromServer, *dict.fromkeys(rest)]
    (sent, received, *_), found = msgspec.json.schema_components(
        [*ours, *replay_bodies.SAID], schema_hook=anything, ref_template=REF
    )
    schemas = {**found, "ToServer": sent, "FromServer": received, **shown_by_games()}
    for schema in schemas.values():
        name_type(schema)
    merged = {**components, "schemas": {**components["schemas"], **schemas}}
    return {**described, "components": merged}


def shown_by_games() -> Schema:
    """What games show, each type by its name with that of its game before it. `View` is the view of
    any game, and so on; `Games` has by the name of a game all that it shows."""
    found: Schema = {}
    games: Schema = {}
    for ruleset in RULESETS.values():
        kinds, types = schemas_of(ruleset)
        found |= types
        games[ruleset.name] = record(kinds)
    for field, kind in COMMON.items():
        found[kind.__name__] = {
            "description": kind.__doc__,
            "anyOf": [game["properties"][field] for game in games.values()],
        }
    return {**found, "Games": record(games)}


def schemas_of(ruleset: AnyRuleset) -> tuple[Schema, Schema]:
    """What a game shows: by kind, and all types that this is made of."""
    prefix = type(ruleset).__name__
    shown, found = msgspec.json.schema_components(
        ruleset.shown, schema_hook=anything, ref_template=REF
    )
    names = {name: name if name.startswith(prefix) else prefix + name for name in found}
    named = {REF.format(name=old): REF.format(name=new) for old, new in names.items()}
    kinds = {field: renamed(one, named) for field, one in zip(COMMON, shown, strict=True)}
    return kinds, {names[name]: renamed(one, named) for name, one in found.items()}


def renamed(schema: object, names: Mapping[str, str]) -> object:
    """A schema that refers to others by new names."""
    if isinstance(schema, list):
        return [renamed(part, names) for part in schema]
    if isinstance(schema, dict):
        return {key: renamed(part, names) for key, part in schema.items()}
    return names.get(schema, schema) if isinstance(schema, str) else schema


def record(properties: Schema) -> Schema:
    """A record that has all of these."""
    return {"type": "object", "properties": properties, "required": [*properties]}


def anything(_: type) -> Schema:
    """The schema of what may be anything; an empty one would not be taken."""
    return {"title": "Anything"}


def name_type(schema: object) -> None:
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
