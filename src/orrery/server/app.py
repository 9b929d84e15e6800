"""The application: routes, sockets, the built web client, and what they share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import ControllerRouterHandler, Scope

from orrery.messages import languages, messages
from orrery.server.contract.bodies import Problem
from orrery.server.errors import Refusal, TooMany, cut, explained
from orrery.server.http.analyses import Analyses
from orrery.server.http.crowding import Crowding
from orrery.server.http.guards import (
    Guard,
    Network,
    add_headers,
    asking,
    language_in,
    language_of,
    let_in,
)
from orrery.server.http.hosts import own_hosts
from orrery.server.http.openapi import OPENAPI, ReferenceController
from orrery.server.http.packing import LEVEL
from orrery.server.http.pages import STATIC, client, client_routes, is_page
from orrery.server.http.replay_cache import ReplayCache
from orrery.server.http.requests import AnyRequest
from orrery.server.http.routes.cards import cards, scenarios
from orrery.server.http.routes.guides import GuidesController
from orrery.server.http.routes.host import HostController
from orrery.server.http.routes.metrics import metrics as metrics_page
from orrery.server.http.routes.replays import RecordsController, ReplayController
from orrery.server.http.routes.reports import ReportController
from orrery.server.http.routes.rules import book, rule
from orrery.server.http.routes.tables import (
    EndController,
    GamesController,
    StreamController,
    TablesController,
    health,
    server,
)
from orrery.server.http.sockets import table_socket
from orrery.server.instruments import REFUSALS
from orrery.server.limits import USUAL, Buckets, Limits
from orrery.server.operations.cluster import neighbourhood
from orrery.server.operations.expiry import Expiry
from orrery.server.operations.removing import notice_removed
from orrery.server.programs.programs import Programs
from orrery.server.storage.store import Store
from orrery.server.tables.tables import Tables
from orrery.server.work.pools import Work

LOGGER = logging.getLogger(__name__)
PACKED = [
    *("/stream$", "/check$", "/replay$", "/frames$", "/summary$", "/printed$", "/record$"),
    *("/cards$", "/scenarios$", "^/api/rulebooks/", "^/docs"),
]
"""Routes that stream, or that send something compressed elsewhere."""
CODES = {404: "not-found", 405: "wrong-method", 413: "too-large", 415: "no-json"}
"""Error codes for requests that no route handled; otherwise `bad-request`."""

THEIRS = (Refusal, HTTPException, WebSocketException, RecursionError, UnicodeDecodeError)
"""Errors caused by the client."""


def make_app(
    database: str,
    programs: Programs | None = None,
    work: Work | None = None,
    *,
    base_url: str = "",
    listens_on: str = "127.0.0.1",
    denied: Sequence[Network] = (),
    address: str = "",
    program: str = "orrery",
    sharing: str = "orrery serve --host 0.0.0.0",
    metrics: bool = False,
    metrics_token: str = "",
    limits: Limits = USUAL,
    static: Path = STATIC,
) -> Litestar:
    """The server on a database. `base_url` is its public address, if it differs from the one it is
    reached at; `listens_on` is the address of this machine it listens on, and together with
    `base_url` decides which host names it accepts; `denied` are networks whose requests are
    refused; `address` is its address on the network, if it listens to other machines; `program` is
    what people type to run it, and `sharing` what starts it for others. `metrics` lets this machine
    read the metrics, `metrics_token` anyone who has it. A pool passed as `work` is left open."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        driving = programs or Programs()
        driving.warm_up()
        working = work or Work()
        app.state.tables = Tables(store, driving, working, limits=limits)
        app.state.replays = ReplayCache(working)
        app.state.analyses = Analyses(working, limits)
        for locale in languages():
            messages(locale)  # reading them takes a while, in which nobody would be answered
        tasks = [
            asyncio.create_task(app.state.tables.go_on()),
            asyncio.create_task(app.state.tables.tidy_up()),
            asyncio.create_task(app.state.tables.save_snapshots_for_ever()),
            asyncio.create_task(Expiry(app.state.tables).sweep_for_ever()),
            asyncio.create_task(notice_removed(app.state.tables)),
        ]
        try:
            async with neighbourhood(app.state.tables):
                try:
                    yield
                finally:
                    app.state.tables.timekeeper.close()
                    driving.close()  # before the leases are given back: none is taken any more
        finally:
            for task in tasks:
                task.cancel()
            if work is None:
                working.close()
            store.close()

    app = Litestar(
        [*HANDLERS, *client_routes(static)],
        lifespan=[lifespan],
        dependencies=DEPENDENCIES,
        middleware=[Crowding(limits.connections_per_address)],
        guards=[let_in],
        before_send=[add_headers],
        exception_handlers={
            Refusal: say_why,
            HTTPException: say_what_was_wrong,
            RecursionError: say_it_is_too_deep,
            UnicodeDecodeError: say_it_is_no_text,
            500: say_it_is_ours,
        },
        after_exception=[log_what_is_ours],
        compression_config=CompressionConfig("gzip", gzip_compress_level=LEVEL, exclude=PACKED),
        request_max_body_size=limits.message_bytes,
        logging_config=None,
        openapi_config=None,  # `described` has it
        state=State(
            {
                "described": described,
                "address": base_url or address,
                "addresses": Buckets(limits.address),
                "limits": limits,
                "metrics": metrics,
                "metrics_token": metrics_token,
                "program": program,
                "sharing": sharing,
                "public": urlsplit(base_url).netloc,
                "static": static,
            }
        ),
    )
    app.asgi_handler = Guard(app.asgi_handler, own_hosts(listens_on, base_url), denied)
    return app


def tables_of(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def replays_of(state: State) -> ReplayCache:
    replays: ReplayCache = state.replays
    return replays


def analyses_of(state: State) -> Analyses:
    analyses: Analyses = state.analyses
    return analyses


DEPENDENCIES = {
    "analyses": Provide(analyses_of, sync_to_thread=False),
    "tables": Provide(tables_of, sync_to_thread=False),
    "replays": Provide(replays_of, sync_to_thread=False),
    "maker": Provide(asking, sync_to_thread=False),
    "locale": Provide(language_in, sync_to_thread=False),
}
HANDLERS: list[ControllerRouterHandler] = [
    health,
    server,
    GamesController,
    TablesController,
    GuidesController,
    StreamController,
    EndController,
    ReplayController,
    RecordsController,
    ReportController,
    HostController,
    ReferenceController,
    rule,
    book,
    cards,
    scenarios,
    table_socket,
    metrics_page,
]


def described() -> Litestar:
    """The same routes once more, only for the description: Litestar builds its own while somebody
    waits for it, and keeps everybody else waiting meanwhile."""
    return Litestar(
        HANDLERS, dependencies=DEPENDENCIES, openapi_config=OPENAPI, logging_config=None
    )


def say_why(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """A refusal as a response."""
    REFUSALS.add(refusal.code)
    headers: dict[str, str] = {}
    if isinstance(refusal, TooMany):  # whoever goes on all the same has to come anew
        headers = {"Retry-After": str(refusal.seconds), "Connection": "close"}
    return problem(refusal.status, refusal.code, refusal.said(language_of(request)), headers)


def say_what_was_wrong(
    request: AnyRequest, error: HTTPException
) -> Response[Problem] | Response[bytes]:
    """The error for a request that no route handled: the page, the method or the body."""
    if error.status_code == 404 and is_page(request):
        return client(request.app.state, 404, language_of(request))
    reasons = [f"{one.get('key', '')}: {one['message']}" for one in extra_of(error)]
    code = CODES.get(error.status_code, "bad-request")
    detail = explained(cut("; ".join([error.detail, *reasons])), language_of(request))
    return problem(error.status_code, code, detail, error.headers)


def extra_of(error: HTTPException) -> list[dict[str, object]]:
    """What Litestar says is wrong with the parts of a request."""
    found = error.extra if isinstance(error.extra, list) else []
    return [one for one in found if isinstance(one, dict) and "message" in one]


def say_it_is_too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    """Deeply nested JSON: the parser gives up before the body is checked."""
    return problem(400, "bad-request", "The body is nested too deeply.")


def say_it_is_no_text(_: AnyRequest, __: UnicodeDecodeError) -> Response[Problem]:
    """Bytes that are not UTF-8: the JSON parser fails in its own way."""
    return problem(400, "bad-request", "The body is not UTF-8.")


def say_it_is_ours(request: AnyRequest, __: Exception) -> Response[Problem]:
    """An internal error; only the log says what happened."""
    refusal = Refusal("failed", 500)
    return problem(500, refusal.code, refusal.said(language_of(request)))


def problem(
    status: int, code: str, detail: str, headers: dict[str, str] | None = None
) -> Response[Problem]:
    content = Problem(status, code, detail)
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


async def log_what_is_ours(error: Exception, scope: Scope) -> None:
    """Log our own errors with a traceback, but not the client's."""
    if not isinstance(error, THEIRS):
        LOGGER.error("%r failed", scope["path"], exc_info=error)
