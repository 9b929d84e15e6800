"""The application: routes, sockets, the built web client, and what they share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from litestar.static_files import create_static_files_router

from orrery import __version__
from orrery.server.errors import Refusal
from orrery.server.hall import Hall
from orrery.server.programs import Programs
from orrery.server.protocol import Problem
from orrery.server.routes import GamesController, TablesController
from orrery.server.sockets import table_socket
from orrery.server.store import Store

STATIC = Path(__file__).parent / "static"


def make_app(database: str, programs: Programs | None = None) -> Litestar:
    """The server on a database."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        driving = programs or Programs()
        app.state.hall = Hall(store, driving)
        await app.state.hall.go_on()
        try:
            yield
        finally:
            driving.close()
            store.close()

    return Litestar(
        [
            GamesController,
            TablesController,
            table_socket,
            index,
            create_static_files_router("/assets", [STATIC / "assets"]),
        ],
        lifespan=[lifespan],
        dependencies={"hall": Provide(hall_of, sync_to_thread=False)},
        exception_handlers={Refusal: say_why},
        openapi_config=OpenAPIConfig(
            title="Orrery",
            version=__version__,
            path="/docs",
            render_plugins=[SwaggerRenderPlugin()],
        ),
    )


def hall_of(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def say_why(_: Request[object, object, State], refusal: Refusal) -> Response[Problem]:
    """A refusal as an answer."""
    problem = Problem(refusal.status, refusal.code, refusal.sentence)
    return Response(problem, status_code=refusal.status, media_type=MediaType.JSON)


@get(["/", "/new", "/table/{table_id:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def index(table_id: str = "") -> bytes:
    """The web client: one page, which looks at its address."""
    return (STATIC / "index.html").read_bytes()
