"""Who may read the metrics: nobody, unless the operator allows it."""

from __future__ import annotations

import hmac
from ipaddress import ip_address

from litestar import Response, get
from litestar.exceptions import NotFoundException

from orrery.server.http.guards import address_of
from orrery.server.http.requests import AnyRequest
from orrery.server.http.routes.tables import TheTables
from orrery.server.operations.metrics import CONTENT_TYPE, text_of

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers a proxy adds: then the client is not on this machine, whatever its address says."""


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, tables: TheTables) -> Response[str]:
    """The metrics, for Prometheus. For everyone else this page does not exist."""
    state = request.app.state
    if not (state.metrics and is_local(request)) and not has_token(request, state.metrics_token):
        raise NotFoundException
    return Response(text_of(tables), media_type=CONTENT_TYPE)


def is_local(request: AnyRequest) -> bool:
    """Whether the request comes from this machine, without a proxy in between."""
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(address_of(request)).is_loopback
    except ValueError:
        return False


def has_token(request: AnyRequest, token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())
