"""Work that one connection causes: it is bounded, and ends with the connection."""

from __future__ import annotations

import socket
import struct
import zlib
from pathlib import Path

import pytest

from orrery.server.limits import MOST_BYTES, UNLIMITED, Rate
from tests.server.rooms import Room, room
from tests.server.test_connections import (
    CARDS,
    PIECE,
    PING,
    POST,
    TEXT,
    WHOLE,
    connected,
    frame,
    is_answered,
    rest_of,
    say_hello,
    until,
)


def test_requests_in_endless_numbers_do_not_wait_on_one_connection(tmp_path: Path) -> None:
    with room(tmp_path) as there, connected(there, WHOLE * 5) as one:
        found = b""
        while found.count(b"HTTP/1.1 200") < 5:
            more = one.recv(65536)
            assert more, found
            found += more
        one.sendall(WHOLE * 500)
        assert b"HTTP/1.1 400" in rest_of(one)


def test_a_client_that_ignores_the_rate_limit_has_to_reconnect(tmp_path: Path) -> None:
    slow = UNLIMITED._replace(address=Rate(0.001, 3))
    with room(tmp_path, limits=slow) as there, connected(there, WHOLE * 9) as one:
        answers = rest_of(one)
        assert answers.count(b"HTTP/1.1 200") == 3
        assert answers.count(b"HTTP/1.1 429") == 1, "then it was closed"


def test_whoever_leaves_while_being_let_in_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with room(tmp_path) as there:
        made = there.make()
        asked = (
            f"GET /api/tables/{made['id']}/socket HTTP/1.1\r\nHost: localhost\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        for _ in range(20):
            with connected(there, asked) as one:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        until(lambda: is_answered(there))
    assert [one for one in caplog.records if one.exc_info] == []


def test_whoever_leaves_before_the_answer_is_no_error(
    shared: Room, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(50):
        with connected(shared, CARDS + b"\r\n") as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    until(lambda: is_answered(shared))
    assert [one for one in caplog.records if one.exc_info] == []


def test_what_surrounds_a_body_is_limited(tmp_path: Path) -> None:
    """Headers, trailers and the like without end, sent so fast that no deadline helps."""
    chunked = POST + b"Transfer-Encoding: chunked\r\n\r\n"
    with room(
        tmp_path, limits=UNLIMITED._replace(headers_within=999.0, body_within=999.0)
    ) as there:
        for begin, more in (
            (b"GET / HTTP/1.1\r\nX-A: ", b"a"),
            (b"GET / HTTP/1.1\r\n", b"X-A: a\r\n"),
            (b"GET /", b"a"),
            (b"", b"\r\n"),
            (chunked + b"5;", b"a"),
            (chunked + b"2\r\n{}\r\n0\r\nX-A: ", b"a"),
            (chunked, b"1\r\n \r\n"),
        ):
            with connected(there, begin + more * (1_000_000 // len(more))) as one:
                rest_of(one)


def test_pings_are_counted(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(connection=Rate(per_second=0.001, at_once=5))
    with room(tmp_path, limits=limits) as there, connected(there) as one:
        say_hello(one, there.make())
        one.sendall(frame(PING) * 6)
        rest_of(one)


def test_a_message_in_endless_pieces_is_cut(shared: Room) -> None:
    with connected(shared) as one:
        say_hello(one, shared.make())
        one.sendall(frame(TEXT & ~0x80, b"{") + frame(PIECE) * 2_000)
        rest_of(one)


def test_a_small_frame_that_grows_is_not_unpacked(shared: Room) -> None:
    packer = zlib.compressobj(wbits=-12)
    bomb = packer.compress(b"a" * 60_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)[:-4]
    extra = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=12\r\n"
    with connected(shared) as one:
        say_hello(one, shared.make(), extra)
        head = bytes([0xC1, 0x80 | 126]) + len(bomb[:60_000]).to_bytes(2) + bytes(4)
        one.sendall(head + bomb[:60_000])
        assert b"frame exceeds limit of %d bytes" % (4 * MOST_BYTES) in rest_of(one)
