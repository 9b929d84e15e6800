"""Connections: how many there may be, and which are cut because they do not get on. All of them
speak to a real server through raw sockets."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.server.http.connections import Connections
from orrery.server.http.wires import HttpProtocol, SocketProtocol
from orrery.server.limits import UNLIMITED
from tests import plain_http
from tests.server.rooms import ME, PATIENCE, Json, Room, room

pytestmark = pytest.mark.slow

HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-A: "
WHOLE = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
CARDS = b"GET /api/games/clone-wars/cards HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
QUICK = UNLIMITED._replace(headers_within=1.0, silent_within=1.0, body_within=1.0, taken_within=1.0)
TEXT, PIECE, PING = 0x81, 0x00, 0x89
"""The first byte of frames: a whole message, more of a message but not its end, a ping."""
STRANGER = {"x-forwarded-for": "203.0.113.1"}


@pytest.fixture
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's word about addresses is taken: this machine is one address like any other."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")


@contextmanager
def connected(there: Room, sent: bytes = b"") -> Iterator[socket.socket]:
    """A raw connection that has sent something."""
    url = httpx.URL(there.address)
    with socket.create_connection((url.host, url.port or 0), PATIENCE) as one:
        with suppress(ConnectionError):  # it may be cut before all is sent
            one.sendall(sent)
        yield one


def rest_of(one: socket.socket) -> bytes:
    """All that still comes until the server ends the connection, however it does."""
    found = b""
    try:
        while part := one.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def until(is_so: Callable[[], bool], pause: float = 0.02) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(pause)


def is_answered(there: Room) -> bool:
    try:
        return plain_http.get(f"{there.address}/api/health", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


# Half a request


def test_half_requests_keep_nobody_out_and_are_cut(tmp_path: Path) -> None:
    with room(tmp_path, limits=QUICK) as there, ExitStack() as opened:
        halves = [opened.enter_context(connected(there, HALF)) for _ in range(300)]
        assert is_answered(there)
        assert {rest_of(half) for half in halves} == {b""}


def test_what_is_not_finished_is_cut(tmp_path: Path) -> None:
    unfinished = (
        b"",
        b"G",
        b"\r\n",
        POST + b"Content-Length: 100\r\n\r\n{",
        POST + b"Content-Length: 99999999\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        WHOLE + HALF,
        WHOLE + b"\r\n",
    )
    with room(tmp_path, limits=QUICK) as there, ExitStack() as opened:
        for one in [opened.enter_context(connected(there, sent)) for sent in unfinished]:
            rest_of(one)


def test_a_socket_must_say_hello(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(hello_within=0.2)
    with room(tmp_path, limits=limits) as there, there.socket(there.make()) as silent:
        assert json.loads(silent.recv(PATIENCE))["code"] == "hello-first"
        with pytest.raises(ConnectionClosed):
            silent.recv(PATIENCE)


def test_bytes_now_and_then_give_no_more_time(tmp_path: Path) -> None:
    with room(tmp_path, limits=QUICK) as there, connected(there, HALF) as one:
        one.settimeout(0.05)
        until(lambda: is_cut(one))


def is_cut(one: socket.socket) -> bool:
    """Whether a connection is at its end, found out by sending a byte."""
    try:
        one.sendall(b"x")
        return not one.recv(1)
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_a_connection_may_rest_between_requests_and_listen_for_long(tmp_path: Path) -> None:
    limits = QUICK._replace(silent_within=30.0)
    with room(tmp_path, limits=limits) as there, connected(there, WHOLE) as one:
        made = there.make()
        with connected(there, stream_of(made)) as stream, there.sit(made) as watcher:
            assert one.recv(65536).startswith(b"HTTP/1.1 200")
            time.sleep(2.0)  # longer than a request may take
            one.sendall(WHOLE)
            assert one.recv(65536).startswith(b"HTTP/1.1 200")
            assert watcher.ask(type="ping", id="1")["type"] == "pong"
            assert stream.recv(65536).startswith(b"HTTP/1.1 200")


def test_a_spare_connection_may_be_used_later_than_headers_may_take(tmp_path: Path) -> None:
    limits = QUICK._replace(headers_within=0.2, silent_within=30.0)
    with room(tmp_path, limits=limits) as there, connected(there) as spare, connected(there) as one:
        time.sleep(1.0)
        spare.sendall(WHOLE)
        assert spare.recv(65536).startswith(b"HTTP/1.1 200")
        one.sendall(HALF)
        assert rest_of(one) == b"", "whoever has begun must go on"


def test_spare_connections_are_cut_sooner_when_many_are_open() -> None:
    async def test() -> None:
        clock = [0.0]
        held = Connections(UNLIMITED._replace(connections=4), lambda: clock[0])
        transports = [FakeTransport() for _ in range(3)]
        for transport in transports:
            one = held.admit(transport, "203.0.113.1")
            assert one is not None
            one.due, one.grace = 10.0, 10.0
        held.release(transports[2])
        clock[0] = 15.0
        held.look()
        held.look()
        assert not transports[0].is_cut
        held.admit(transports[2], "203.0.113.1")
        held.look()
        held.look()
        assert [transport.is_cut for transport in transports] == [True, True, False]

    asyncio.run(test())


def test_what_came_during_a_pause_of_our_own_is_not_late() -> None:
    """The first look after the pause comes before anything is read."""

    async def test() -> None:
        clock = [0.0]
        held, transport = Connections(UNLIMITED, lambda: clock[0]), FakeTransport()
        one = held.admit(transport, "203.0.113.1")
        assert one is not None
        one.due, clock[0] = 10.0, 60.0
        held.look()
        assert not transport.is_cut
        held.look()
        assert transport.is_cut

    asyncio.run(test())


class FakeTransport(asyncio.Transport):
    is_cut = False

    def abort(self) -> None:
        self.is_cut = True

    def get_write_buffer_size(self) -> int:
        return 0


# How many


def stream_of(made: Json) -> bytes:
    return f"GET /api/tables/{made['id']}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def test_an_address_has_a_limit_of_connections(tmp_path: Path, no_proxy: None) -> None:
    with room(tmp_path, limits=UNLIMITED._replace(connections_per_address=3)) as there:
        with ExitStack() as opened:
            ones = [opened.enter_context(connected(there)) for _ in range(3)]
            with connected(there) as more:
                refused = rest_of(more)
            assert refused.startswith(b"HTTP/1.1 503")
            assert b"Too many connections are open." in refused
            ones[0].sendall(WHOLE)
            assert ones[0].recv(65536).startswith(b"HTTP/1.1 200")
        until(lambda: is_answered(there))


def test_sockets_count_as_connections_until_they_are_closed(tmp_path: Path, no_proxy: None) -> None:
    with room(tmp_path, limits=UNLIMITED._replace(connections_per_address=3)) as there:
        made = there.make()
        there.http.close()
        with there.sit(made), there.sit(made), there.sit(made):
            assert not is_answered(there)
        until(lambda: is_answered(there))


def test_there_is_a_limit_of_connections_in_all(tmp_path: Path) -> None:
    with room(tmp_path, limits=UNLIMITED._replace(connections=3)) as there:
        with ExitStack() as opened:
            for _ in range(3):
                opened.enter_context(connected(there))
            until(lambda: not is_answered(there))
        until(lambda: is_answered(there))


def test_of_a_proxy_the_address_counts_that_it_names(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(connections_per_address=2)
    with room(tmp_path, limits=limits) as there, ExitStack() as opened:
        made = there.make()
        for _ in range(20):
            opened.enter_context(connected(there))
        place = f"/api/tables/{made['id']}/stream"
        streams = [
            opened.enter_context(there.http.stream("GET", place, headers=STRANGER))
            for _ in range(2)
        ]
        refused = there.get("/api/health", headers=STRANGER)
        assert (refused.status_code, refused.json()["code"]) == (429, "crowded")
        with (
            pytest.raises(InvalidStatus),
            there.socket(made, additional_headers=STRANGER),
        ):
            pass
        assert there.get("/api/health").status_code == 200
        streams[0].close()
        until(lambda: there.get("/api/health", headers=STRANGER).status_code == 200)


# Those who do not read


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system takes little of what the server sends before somebody reads it."""
    made = HttpProtocol.connection_made

    def small(self: HttpProtocol, transport: Any) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
        made(self, transport)

    monkeypatch.setattr(HttpProtocol, "connection_made", small)


def deaf(there: Room, sent: bytes) -> socket.socket:
    """A connection that never reads, with as little room for what it is sent as possible."""
    url = httpx.URL(there.address)
    one = socket.socket()
    one.settimeout(PATIENCE)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    one.connect((url.host, url.port or 0))
    one.sendall(sent)
    return one


def frame(opcode: int, content: bytes = b"") -> bytes:
    """A WebSocket frame, with a mask of zeros."""
    assert len(content) < 126
    return bytes([opcode, 0x80 | len(content), 0, 0, 0, 0]) + content


def say_hello(one: socket.socket, made: Json, extra: str = "") -> socket.socket:
    """Open a table's socket, and say hello."""
    head = (
        f"GET /api/tables/{made['id']}/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{extra}\r\n"
    )
    one.sendall(head.encode())
    assert one.recv(12) == b"HTTP/1.1 101"
    one.sendall(frame(TEXT, b'{"type":"hello"}'))
    return one


def deaf_stream(there: Room, made: Json) -> socket.socket:
    return deaf(there, stream_of(made))


def deaf_socket(there: Room, made: Json) -> socket.socket:
    return say_hello(deaf(there, b""), made)


@pytest.mark.parametrize("opened", [deaf_stream, deaf_socket])
def test_a_client_that_does_not_read_is_disconnected(
    tmp_path: Path, small_buffers: None, opened: Callable[[Room, Json], socket.socket]
) -> None:
    """More is told than buffers hold: the server has to wait for somebody who never reads."""
    with room(tmp_path, limits=QUICK) as there:
        there.http.headers["connection"] = "close"  # it might be cut just when it is used again
        made = there.make(ME, ME)
        with opened(there, made), there.sit(made, made["mine"][0]["secret"]) as player:
            until(lambda: there.table(made)["watchers"] == 1)

            def is_gone() -> bool:
                assert player.ask(type="say", id="more", text="x" * 300)["type"] == "ack"
                return bool(there.table(made)["watchers"] == 0)

            until(is_gone, pause=0)
            assert player.ask(type="ping", id="end")["type"] == "pong"


def test_what_nobody_takes_is_not_kept_when_it_is_closed(
    tmp_path: Path, small_buffers: None
) -> None:
    """An answer that fits into our own buffers: the server is done with it, and only the last bytes
    are never taken."""
    limits = QUICK._replace(connections=3)
    with room(tmp_path, limits=limits) as there, ExitStack() as opened:
        asked = CARDS + b"\r\n"
        for _ in range(3):
            opened.enter_context(deaf(there, asked))
        until(lambda: is_answered(there))


def test_a_connection_that_takes_its_time_but_reads_is_kept(
    tmp_path: Path, small_buffers: None
) -> None:
    with room(tmp_path) as there:
        asked = CARDS + b"Connection: close\r\n\r\n"
        with deaf(there, asked) as slow:
            time.sleep(0.5)
            head, _, body = rest_of(slow).partition(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
            assert len(body) == length > 10_000


def test_a_socket_that_is_left_holds_no_memory_for_compression(shared: Room) -> None:
    """What a connection leaves behind may wait long for the collector of garbage."""
    with shared.sit(shared.make()):
        opened = [one for one in gc.get_objects() if type(one) is SocketProtocol]
        assert any(one.conn.extensions for one in opened)
    until(lambda: not any(one.conn.extensions for one in opened))
