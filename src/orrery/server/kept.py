"""Answers that browsers may keep: they ask whether theirs still holds, and seldom get another."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response

Content = TypeVar("Content")


def kept(request: Request[Any, Any, Any], content: Content) -> Response[Content | None]:
    """An answer with a mark of what it says, or none if the browser has the same already."""
    mark = f'"{sha256(msgspec.json.encode(content)).hexdigest()[:16]}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    asked = request.headers.get("if-none-match", "")
    # A proxy that packs the answer may weaken the mark.
    if mark in (one.strip().removeprefix("W/") for one in asked.split(",")):
        return Response(None, status_code=304, headers=headers)
    return Response(content, headers=headers)
