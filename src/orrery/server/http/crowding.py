"""How many requests, WebSockets and streams one address has open at the same time.

`connections` counts what reaches this machine. Behind a proxy all of that comes from one address,
so here it is counted again, by the address the proxy reports.
"""

from __future__ import annotations

from collections import Counter

from litestar import Request, WebSocket
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from orrery.server.errors import Refusal
from orrery.server.http.guards import address_of, refuse
from orrery.server.http.requests import AnyConnection
from orrery.server.limits import bucket_of


class Crowding(ASGIMiddleware):
    """Refuses connections of an address that has too many open."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: AnyConnection = (
            WebSocket(scope, receive, send)
            if scope["type"] == ScopeType.WEBSOCKET
            else Request(scope, receive, send)
        )
        bucket = bucket_of(address_of(connection))
        if self.open[bucket] >= self.most:
            refuse(connection, Refusal("crowded", 429))
        self.open[bucket] += 1
        try:
            await next_app(scope, receive, send)
        finally:
            self.open[bucket] -= 1
            if not self.open[bucket]:
                del self.open[bucket]
