"""Responses that never change while the server runs: made once, off the event loop, and cached.
Browsers cache them too: they ask whether theirs is still current, and seldom get another."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple, TypeVarTuple

import msgspec
from litestar import MediaType, Response

from orrery.server.http.packing import pack, packed_answer
from orrery.server.http.requests import AnyRequest
from orrery.server.work.pools import Work


class CachedPage(NamedTuple):
    """A gzipped response and its ETag."""

    packed: bytes
    mark: str


Ts = TypeVarTuple("Ts")
_pages: dict[tuple[object, ...], CachedPage] = {}


async def kept(
    request: AnyRequest,
    function: Callable[[*Ts], object],
    *arguments: *Ts,
    media_type: str = MediaType.JSON,
) -> Response[bytes]:
    """A function's result as a response with an ETag; or 304, if the browser already has it. The
    function is called once for the same arguments."""
    work: Work = request.app.state.tables.work
    key = (function, *arguments)
    page = _pages.get(key)
    if page is None:
        page = _pages[key] = await work.loading.do("", made, function, *arguments)
    headers = {"ETag": page.mark, "Cache-Control": "no-cache"}
    asked = request.headers.get("if-none-match", "")
    # A proxy that packs the answer may weaken the mark.
    if page.mark in (one.strip().removeprefix("W/") for one in asked.split(",")):
        return Response(b"", status_code=304, headers=headers)
    return packed_answer(request, page.packed, media_type, headers)


def made(function: Callable[[*Ts], object], *arguments: *Ts) -> CachedPage:
    content = function(*arguments)
    encoded = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return CachedPage(pack(encoded), f'"{sha256(encoded).hexdigest()[:16]}"')
