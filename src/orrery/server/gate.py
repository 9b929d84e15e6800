"""What stands before every route: pages of others may not use this server, nobody may ask too
often, and every answer tells the browser what it may do with it."""

from __future__ import annotations

import math
import re
from typing import Any

from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from orrery.server.errors import Refusal, TooMany
from orrery.server.limits import Buckets

Connection = ASGIConnection[Any, Any, Any, Any]

HOST = re.compile(r"[A-Za-z0-9.\-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
"""What a Host header may be before it is repeated in an answer."""
POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def only_own_pages(connection: Connection, _: BaseRouteHandler) -> None:
    """A browser says which page speaks; what changes something, or listens, must come from ours.
    Whoever is no browser says nothing, and is welcome."""
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    ours = {connection.headers.get("host", ""), connection.app.state.public} - {""}
    if origin.partition("://")[2] not in ours:
        refuse(connection, Refusal("origin", 403))


def not_too_often(connection: Connection, handler: BaseRouteHandler) -> None:
    """An address has a bucket; a route says with `costs` what it takes out of it: a number, or the
    name of one of the `Limits`."""
    addresses: Buckets = connection.app.state.addresses
    costs = handler.opt.get("costs", 1)
    cost = getattr(connection.app.state.limits, costs) if isinstance(costs, str) else costs
    wait = addresses.take(address_of(connection), cost)
    if wait:
        refuse(connection, TooMany(math.ceil(wait)))


def refuse(connection: Connection, refusal: Refusal) -> None:
    """Refuse a request, or a socket before it is open: it is answered with 403."""
    if isinstance(connection, WebSocket):
        raise WebSocketException(detail=refusal.sentence, code=1008)
    raise refusal


def address_of(connection: Connection) -> str:
    """Where somebody is; behind a proxy that is trusted, what the proxy says."""
    return connection.client.host if connection.client else ""


async def add_headers(message: Message, scope: Scope) -> None:
    """Say with every answer what a browser may do with it."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Content-Security-Policy", policy(Headers.from_scope(scope).get("host", "")))


def policy(host: str) -> str:
    """The content policy; sockets of the same host are named, since not every browser takes them
    for its own."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    rules = {**POLICY, "connect-src": POLICY["connect-src"] + sockets}
    return "; ".join(f"{name} {value}" for name, value in rules.items())
