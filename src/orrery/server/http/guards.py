"""Guards in front of every route: denied addresses get nothing, foreign pages may not use this
server, nobody may ask too often, and every response tells the browser what it may do with it."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network

import msgspec
from litestar.connection import WebSocket
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from orrery.languages import from_header
from orrery.server.contract.bodies import Problem
from orrery.server.errors import Refusal, TooMany
from orrery.server.http.hosts import HOST, OwnHosts, address_in
from orrery.server.http.requests import AnyConnection, AnyRequest
from orrery.server.instruments import REFUSALS
from orrery.server.limits import Buckets, bucket_of
from orrery.server.tables.quotas import maker_of

Network = IPv4Network | IPv6Network

CONTROL = re.compile(r"[\x00-\x1f\x7f]")
MOST_PATH = 200
"""The longest path in bytes, shorter than a file name may be; ours have at most a hundred."""
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
RECORD_BYTES_PER_TOKEN = 500
"""Bytes of a record, about 25 picks, that are replayed for one token of an address's rate."""


class Guard:
    """Checks every request and every socket before any route sees it, pages and files included."""

    def __init__(self, app: ASGIApp, hosts: OwnHosts, denied: Sequence[Network]) -> None:
        self._app = app
        self._hosts = hosts
        self._denied = denied

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await turn_away(scope, send, refusal)

    def _refusal(self, scope: Scope) -> Refusal | None:
        client = scope["client"]
        if self._denied and is_within(client[0] if client else "", self._denied):
            return Refusal("denied", 403)
        named = [value for name, value in scope["headers"] if name == b"host"]
        if len(named) != 1 or not self._hosts.knows(named[0].decode("latin-1")):
            return Refusal("host", 421, host=named[0].decode("latin-1") if named else "")
        path = scope["path"]
        if len(path.encode("utf-8", "replace")) > MOST_PATH or CONTROL.search(path):
            return Refusal("bad-path", 400)
        return None


async def turn_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuse a request, or a socket before it is open, without calling any route."""
    REFUSALS.add(refusal.code)
    is_socket = scope["type"] != ScopeType.HTTP
    if is_socket and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    locale = from_header(Headers.from_scope(scope).get("accept-language", ""))
    body = msgspec.json.encode(Problem(refusal.status, refusal.code, refusal.said(locale)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *((name.lower().encode(), value.encode()) for name, value in HEADERS.items()),
    ]
    for message in answer_to(is_socket, refusal.status, headers, body):
        await send(message)


def answer_to(
    is_socket: bool, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> list[Message]:
    """A whole answer: to a request, or to a socket that is not opened."""
    if is_socket:
        return [
            {"type": "websocket.http.response.start", "status": status, "headers": headers},
            {"type": "websocket.http.response.body", "body": body, "more_body": False},
        ]
    return [
        {"type": "http.response.start", "status": status, "headers": headers},
        {"type": "http.response.body", "body": body, "more_body": False},
    ]


def is_within(given: str, networks: Sequence[Network]) -> bool:
    """Whether an address is in one of these networks; IPv4 mapped to IPv6 counts as IPv4."""
    address = address_in(given)
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address is not None and any(address in network for network in networks)


async def let_in(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Refuse requests from a foreign page, or too many of them. Not a plain function: that would
    run in a thread, and every request would wait for one."""
    only_own_pages(connection)
    not_too_often(connection, handler)


def only_own_pages(connection: AnyConnection) -> None:
    """A browser names the page a request comes from; whatever changes something or listens must
    come from ours. Other clients name none, and are welcome."""
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    ours = {connection.headers.get("host", ""), connection.app.state.public} - {""}
    if origin.partition("://")[2] not in ours:
        refuse(connection, Refusal("origin", 403))


def not_too_often(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Each address has a bucket; `costs` says how much a route takes out of it: a number, or the
    name of one of the `Limits`."""
    addresses: Buckets = connection.app.state.addresses
    costs = handler.opt.get("costs", 1)
    cost = getattr(connection.app.state.limits, costs) if isinstance(costs, str) else costs
    wait = addresses.take(bucket_of(address_of(connection)), cost)
    if wait:
        refuse(connection, TooMany(math.ceil(wait)))


def refuse(connection: AnyConnection, refusal: Refusal) -> None:
    """Refuse a request, or a socket before it is open: it is answered with 403."""
    if isinstance(connection, WebSocket):
        raise WebSocketException(detail=str(refusal), code=1008)
    raise refusal


def address_of(connection: AnyConnection) -> str:
    """The client's address; behind a trusted proxy, the one the proxy reports."""
    return connection.client.host if connection.client else ""


async def add_headers(message: Message, scope: Scope) -> None:
    """Tell the browser with every response what it may do with it."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.extend_header_value("Vary", "Accept-Language")
    headers.setdefault("Content-Security-Policy", policy(Headers.from_scope(scope).get("host", "")))


def policy(host: str) -> str:
    """The content security policy; sockets of the same host are named, since not every browser
    counts them as 'self'."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    rules = {**POLICY, "connect-src": POLICY["connect-src"] + sockets}
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def language_of(connection: AnyConnection) -> str:
    """The language that a client asks for."""
    return from_header(connection.headers.get("accept-language", ""))


def language_in(request: AnyRequest) -> str:
    """The language of a request, for its route."""
    return language_of(request)


def asking(request: AnyRequest) -> str:
    """The pseudonym of a request's sender."""
    return maker_of(address_of(request))


def charge_record(connection: AnyConnection, size: int) -> None:
    """Charge an address for reading and replaying a record, by its rate of requests."""
    addresses: Buckets = connection.app.state.addresses
    wait = addresses.take(bucket_of(address_of(connection)), size / RECORD_BYTES_PER_TOKEN)
    if wait:
        raise TooMany(math.ceil(wait))
