"""What routes know of a connection: it has neither a user nor a login, only secrets in messages."""

from __future__ import annotations

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

AnyRequest = Request[object, object, State]
AnySocket = WebSocket[object, object, State]
AnyConnection = ASGIConnection[BaseRouteHandler, object, object, State] | AnyRequest | AnySocket
