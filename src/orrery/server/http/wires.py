"""The server's end of a connection, below every route: uvicorn's protocols with limits.

uvicorn waits forever for the rest of a request, accepts headers of any length and lets anyone
connect. Here a connection is counted when it is opened, and must send and read what is due in time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Literal, TypedDict, TypeGuard, Unpack

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from orrery.messages import SOURCE, messages
from orrery.server.http.connections import Connections, OpenConnection
from orrery.server.instruments import REFUSALS
from orrery.server.limits import Bucket, Limits

MESSAGES_IN_A_FRAME = 4
"""A WebSocket message this many times too large is not read to its end; for one that is only a
little too large, the client is told."""
MOST_OVERHEAD = 64 * 1024
"""Bytes of a request besides the body: headers, trailers, chunk lengths."""
MOST_PIPELINED = 10
"""Requests that may be pipelined on a connection."""
MOST_FRAGMENTS = 1_000
"""Fragments of one WebSocket message."""


class RequestTooLarge(Exception):
    """A request is far too large; the parser answers 400."""


class UvicornOptions(TypedDict, total=False):
    """What may be chosen of uvicorn."""

    host: str
    port: int
    loop: Literal["auto", "asyncio"]
    log_level: str
    log_config: None
    timeout_graceful_shutdown: int
    server_header: bool


class Config(uvicorn.Config):
    """How uvicorn runs the server: with our protocols and counted connections."""

    def __init__(self, app: Litestar, **given: Unpack[UvicornOptions]) -> None:
        limits: Limits = app.state.limits
        self.open = Connections(limits)
        super().__init__(
            app,
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=MESSAGES_IN_A_FRAME * limits.message_bytes,
            **given,
        )

    def trusts(self, host: str) -> bool:
        """Whether this is a trusted proxy."""
        app = self.loaded_app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts


def ours(config: uvicorn.Config) -> Config:
    assert isinstance(config, Config), "our protocols need our configuration"
    return config


Bytes = bytes | bytearray | memoryview


def is_stream(transport: asyncio.BaseTransport) -> TypeGuard[asyncio.Transport]:
    """Whether bytes go through it. Those of uvloop are not of asyncio's class."""
    return hasattr(transport, "write")


class OpenTransport(asyncio.Transport):
    """A transport that silently drops what is written after the client has left."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport

    def write(self, data: Bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(data)

    def writelines(self, list_of_data: Iterable[Bytes]) -> None:
        self.write(b"".join(list_of_data))

    def write_eof(self) -> None:
        self._transport.write_eof()

    def can_write_eof(self) -> bool:
        return self._transport.can_write_eof()

    def get_extra_info(self, name: str, default: object = None) -> object:
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._transport.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._transport.get_write_buffer_limits()


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection with deadlines."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.ours = ours(config)
        self.held: OpenConnection | None = None
        self.overhead = 0
        self.is_receiving = False  # a request has begun and is not here as a whole
        self.is_answered = False  # so is the last request whose headers are here

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert is_stream(transport), "a connection without a stream"
        super().connection_made(OpenTransport(transport))
        host = self.client[0] if self.client else None
        address = None if host is None or self.ours.trusts(host) else host
        self.held = self.ours.open.admit(self.transport, address)
        if self.held is None:
            REFUSALS.add("crowded")
            transport.write(refusal())
            transport.close()
        else:
            self.expect(self.limits.headers_within)
            self.held.grace = max(0.0, self.limits.silent_within - self.limits.headers_within)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ours.open.release(self.transport)
        super().connection_lost(exc)

    @property
    def limits(self) -> Limits:
        return self.ours.open.limits

    def expect(self, seconds: float | None) -> None:
        """Set the deadline for what comes next; None: nothing is due."""
        if self.held is not None:
            self.held.due = None if seconds is None else self.ours.open.clock() + seconds

    def rest(self) -> None:
        """A request is complete and answered: the next one may follow, within a time."""
        self.expect(self.timeout_keep_alive + self.limits.headers_within)

    def data_received(self, data: bytes) -> None:
        if self.held is not None and self.held.grace:
            # A browser keeps spare connections for ten seconds: one may be used just before the
            # end, and nothing but an answer tells the browser that it was not too late.
            self.held.grace = 0.0
            self.expect(self.limits.headers_within)
        self.overhead += len(data)
        super().data_received(data)
        self.overhead = max(self.overhead, 0)
        if self.overhead > MOST_OVERHEAD and not self.transport.is_closing():
            self.send_400_response("Too much besides the body.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_receiving = True
        self.expect(self.limits.headers_within)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise RequestTooLarge
        self.overhead = 0
        self.is_answered = False
        self.expect(self.limits.body_within)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.overhead -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.overhead = 0
        self.is_receiving = False
        super().on_message_complete()
        if self.is_answered:
            self.rest()
        else:
            self.expect(None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.is_answered = self.cycle.response_complete
        if self.is_answered and not self.is_receiving:
            self.rest()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that became a WebSocket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.open = ours(config).open
        self.pings = Bucket(self.open.limits.connection, self.open.clock)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.release(self.transport)
        super().connection_lost(exc)
        self.conn.extensions = []  # compression holds much memory; the rest may stay for a while

    def handle_ping(self) -> None:
        """Answer a ping, at the rate of messages, since nothing else counts them."""
        if self.pings.take():
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Continue a message; endless empty fragments never make it too large."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)


def refusal() -> bytes:
    """The response to a connection beyond the limit, before it says a language."""
    sentence = messages(SOURCE).format("refused-crowded").encode()
    head = (
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(sentence)}\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + sentence
