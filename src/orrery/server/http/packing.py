"""Responses gzipped before they reach the event loop."""

from __future__ import annotations

import gzip
from collections.abc import Mapping

from litestar import MediaType, Response

from orrery.server.http.requests import AnyRequest

LEVEL = 5
"""The gzip level: above this it takes much longer for little."""


def pack(content: bytes) -> bytes:
    return gzip.compress(content, LEVEL, mtime=0)


def packed_answer(
    request: AnyRequest,
    packed: bytes,
    media_type: str = MediaType.JSON,
    headers: Mapping[str, str] | None = None,
) -> Response[bytes]:
    """A gzipped response; unzipped for clients that do not accept gzip."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=media_type, headers=headers)
    named = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(packed, media_type=media_type, headers={**named, **(headers or {})})
