"""By which names the server may be asked, and whom it refuses whatever they ask."""

from __future__ import annotations

import socket
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from orrery.server.http.guards import is_within
from orrery.server.http.hosts import own_hosts
from tests.server.rooms import ME, PROGRAM, Room, room

WISH = {"game": "clone-wars", "seats": [ME, PROGRAM]}
PLACES = (
    *("/", "/docs", "/docs/openapi.json", "/metrics", "/api/health", "/api/tables", "/nowhere"),
    *("/assets/none.js", "/table/x", "/api/tables/0000000000000000/stream"),
)


def asked(there: Room, path: str, host: str, **headers: str) -> httpx.Response:
    return there.get(path, headers={"host": host, **headers})


def socket_status(there: Room, host: str) -> int:
    """How opening a table's socket under a name is answered; 101 if it is opened."""
    place = f"ws://{host}/api/tables/0000000000000000/socket"
    parts = urlsplit(there.address)
    with socket.create_connection((parts.hostname or "", parts.port or 0)) as wire:
        try:
            with connect(place, sock=wire):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code


@pytest.mark.parametrize("path", PLACES)
def test_a_foreign_name_reaches_nothing(shared: Room, path: str) -> None:
    port = urlsplit(shared.address).port
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "", "a b"):
        refused = asked(shared, path, host)
        assert refused.status_code == 421, (path, host)
        assert refused.json()["code"] == "host"
        assert "--base-url" in refused.json()["detail"]
        assert refused.headers["x-content-type-options"] == "nosniff"
    assert asked(shared, path, "localhost").status_code != 421


def test_a_page_that_was_made_to_point_here_changes_nothing(shared: Room) -> None:
    host = f"evil.example:{urlsplit(shared.address).port}"
    headers = {"host": host, "origin": f"http://{host}"}
    assert shared.post("/api/tables", WISH, headers=headers).status_code == 421
    assert socket_status(shared, host) == 421
    assert socket_status(shared, "localhost:1") == 101


def test_what_a_proxy_says_of_the_name_does_not_count(shared: Room) -> None:
    for name in ("x-forwarded-host", "forwarded"):
        said = {name: "host=localhost" if name == "forwarded" else "localhost"}
        assert asked(shared, "/api/health", "evil.example", **said).status_code == 421


def test_several_names_are_no_name(shared: Room) -> None:
    parts = urlsplit(shared.address)
    for hosts in ("", "Host: localhost\r\nHost: localhost\r\n"):
        with socket.create_connection((parts.hostname or "", parts.port or 0)) as wire:
            wire.sendall(f"GET /api/health HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n".encode())
            answer = wire.makefile("rb").readline()
        assert answer.split()[1] in (b"400", b"421")


def test_a_proxy_asks_by_the_public_name(tmp_path: Path) -> None:
    with room(tmp_path, base_url="https://play.example:8443") as there:
        for host in ("play.example", "PLAY.example:8443", "play.example.", "127.0.0.1", "[::1]:1"):
            assert asked(there, "/api/health", host).status_code == 200, host
        for host in ("play.example.evil.example", "notplay.example", "192.0.2.7", "printer.local"):
            assert asked(there, "/api/health", host).status_code == 421, host
        assert socket_status(there, "play.example") == 101


def test_a_server_for_the_network_answers_to_addresses_and_its_own_names(tmp_path: Path) -> None:
    with room(tmp_path, listens_on="0.0.0.0", base_url="http://play.example") as there:
        own = socket.gethostname()
        for host in ("192.0.2.7:8765", "[2001:db8::1]", "localhost", own, "games.local"):
            assert asked(there, "/api/health", host).status_code == 200, host
        for host in ("evil.example", "local", "games.local.evil.example"):
            assert asked(there, "/api/health", host).status_code == 421, host


def test_listening_on_this_machine_alone_is_known_by_the_address() -> None:
    for alone in ("127.0.0.1", "127.0.0.2", "::1", "localhost"):
        assert not own_hosts(alone).is_open
    for shared in ("0.0.0.0", "::", "192.168.1.5", "fe80::1"):
        assert own_hosts(shared).is_open


def test_whoever_is_denied_gets_nothing(tmp_path: Path) -> None:
    denied = [ip_network("203.0.113.0/24"), ip_network("2001:db8::/32")]
    with room(tmp_path, denied=denied) as there:
        for address in ("203.0.113.7", "2001:db8::5", "::ffff:203.0.113.7"):
            for path in PLACES:
                refused = there.get(path, headers={"x-forwarded-for": address})
                assert refused.status_code == 403, (address, path)
                assert refused.json()["code"] == "denied"
        for address in ("203.0.114.7", "2001:db9::5"):
            assert there.get("/api/health", headers={"x-forwarded-for": address}).is_success
        assert there.get("/api/health").is_success


def test_whoever_is_denied_opens_no_socket(tmp_path: Path) -> None:
    with room(tmp_path, denied=[ip_network("127.0.0.1")]) as there:
        assert socket_status(there, "localhost") == 403
        assert there.get("/api/health").status_code == 403


def test_an_address_that_is_none_is_in_no_network() -> None:
    assert not is_within("", [ip_network("0.0.0.0/0")])
    assert not is_within("unknown", [ip_network("0.0.0.0/0")])
