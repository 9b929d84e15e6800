"""The built web client: one page that looks at its address, and its files."""

from __future__ import annotations

from html import escape
from pathlib import Path

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from orrery.messages import messages

STATIC = Path(__file__).parent.parent / "static"
OTHERS = ("/api", "/assets", "/docs")
"""Prefixes that are not pages of the client."""
FOR_EVER = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
"""For files whose names change with their content."""
FRESH = {"Cache-Control": "no-cache"}


def client_routes(static: Path) -> list[ControllerRouterHandler]:
    """The pages of the client, and its files if it is built."""
    built: list[ControllerRouterHandler] = [page, notices]
    if (static / "assets").is_dir():
        built.append(files(static))
    return built


def files(static: Path) -> Router:
    return create_static_files_router("/assets", [static / "assets"], cache_control=FOR_EVER)


PAGES = [
    "/", "/new", "/learn", "/learn/{game:str}", "/table/{table_id:str}", "/replay/{table_id:str}",
    "/rules", "/rules/{game:str}", "/cards", "/cards/{game:str}", "/scenarios/{game:str}",
]  # fmt: skip
"""The addresses of the client, as `web/src/shared/browser/address.svelte.ts` knows them."""


@get(PAGES, include_in_schema=False, media_type=MediaType.HTML)
async def page(state: State, locale: NamedDependency[str]) -> Response[bytes]:
    """The web client: one page, which looks at its address."""
    return client(state, 200, locale)


@get("/notices", include_in_schema=False, sync_to_thread=True)
def notices(state: State) -> Response[bytes]:
    """Third-party notices with their licences: written by the build."""
    place: Path = state.static / "NOTICES.txt"
    if not place.is_file():
        raise NotFoundException
    return Response(place.read_bytes(), media_type=MediaType.TEXT, headers=FRESH)


def client(state: State, status: int, locale: str) -> Response[bytes]:
    """The client's page, or instructions if it is not built."""
    place: Path = state.static / "index.html"
    content = place.read_bytes() if place.is_file() else not_built(locale)
    return Response(content, status_code=status, media_type=MediaType.HTML, headers=FRESH)


def is_page(request: Request[object, object, State]) -> bool:
    """Whether a page of the client was requested, which can itself say that it does not exist."""
    path = request.url.path
    asked_for_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return asked_for_page and not path.startswith(OTHERS) and "." not in path


def not_built(locale: str) -> bytes:
    """A page that says what is missing."""
    words = messages(locale)
    title, why, docs = (
        escape(words.format(f"page-not-built{part}")) for part in ("", "-why", "-docs")
    )
    return (
        f'<!doctype html><html lang="{words.locale}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Orrery</title><h1>{title}</h1><p>{why}</p>"
        f'<p><a href="/docs">{docs}</a></p></html>'
    ).encode()
