"""What stands before the routes: whose pages may ask, how often and how much; what browsers are
told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from orrery.server.http.guards import policy
from orrery.server.limits import MOST_BYTES, MOST_REFUSED, UNLIMITED, Rate
from tests.server.rooms import ME, PROGRAM, Player, Room, room

WISH = {"game": "clone-wars", "seats": [ME, PROGRAM]}
SLOW = Rate(per_second=0.001, at_once=5)


def tried(there: Room, origin: str, **headers: str) -> int:
    """The answer to a page that wants to make a table."""
    return there.post("/api/tables", WISH, headers={"origin": origin, **headers}).status_code


def opened(there: Room, made: dict[str, Any], origin: str) -> bool:
    """Whether a page may open a table's socket."""
    try:
        with there.socket(made, origin=origin):
            return True
    except InvalidStatus as refused:
        return refused.response.status_code != 403


def closed(player: Player) -> int:
    """The code with which the server closes a connection, after what it still tells."""
    with pytest.raises(ConnectionClosed) as cut:
        player.wait_for("nothing more")
    assert cut.value.rcvd is not None
    return cut.value.rcvd.code


def test_pages_of_others_cannot_change_anything(shared: Room) -> None:
    assert tried(shared, shared.address) == 201
    for origin in ("http://evil.example", "null", "", "http://[", shared.address + "0"):
        assert tried(shared, origin) == 403
    assert shared.get("/api/games", headers={"origin": "http://evil.example"}).status_code == 200


def test_asking_needs_no_thread(shared: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands before a route is called on the loop: with all threads busy, or the machine
    full, a request would otherwise wait there."""

    def refuse(*_: object) -> None:
        raise AssertionError("a thread is wanted")

    monkeypatch.setattr("litestar.concurrency._run_sync_asyncio", refuse)
    for path in ("/api/games", "/api/tables", "/api/health"):
        assert shared.get(path).status_code == 200, path
    made = shared.make()
    assert shared.get(f"/api/tables/{made['id']}").status_code == 200
    assert opened(shared, made, shared.address)


def test_pages_of_others_cannot_open_a_socket(shared: Room) -> None:
    made = shared.make()
    assert opened(shared, made, shared.address)
    assert not opened(shared, made, "http://evil.example")
    assert not opened(shared, made, "null")


def test_the_public_address_is_ours_too(tmp_path: Path) -> None:
    with room(tmp_path, base_url="https://play.example") as there:
        assert tried(there, "https://play.example") == 201
        assert tried(there, there.address) == 201
        assert tried(there, "https://play.example.evil.example") == 403
        assert opened(there, there.make(), "https://play.example")


def test_an_address_that_asks_too_often_must_wait(tmp_path: Path) -> None:
    with room(tmp_path, limits=UNLIMITED._replace(address=SLOW)) as there:
        answers = [there.get("/api/health") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        problem = answers[-1].json()
        assert problem["code"] == "too-many"
        assert problem["detail"] == "Too many requests; wait 1,000 seconds."
        assert answers[-1].headers["retry-after"] == "1000"
        assert not opened(there, {"id": "0" * 16}, there.address)


def test_creating_tables_is_expensive(tmp_path: Path) -> None:
    address = Rate(per_second=0.001, at_once=25)
    with room(tmp_path, limits=UNLIMITED._replace(address=address)) as there:
        assert [tried(there, there.address) for _ in range(2)] == [201, 429]
        assert there.get("/api/health").status_code == 200


def test_expensive_requests_have_a_limit_too(tmp_path: Path) -> None:
    address = Rate(per_second=0.001, at_once=25)
    with room(tmp_path, limits=UNLIMITED._replace(address=address, table_costs=10.0)) as there:
        assert [tried(there, there.address) for _ in range(3)] == [201, 201, 429]


def test_a_connection_that_sends_too_much_is_told_to_wait_and_then_cut_off(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(connection=SLOW)
    with room(tmp_path, limits=limits) as there:
        made = there.make()
        with there.sit(made, made["mine"][0]["secret"]) as player:
            answers = [player.ask(type="ping", id=str(at)) for at in range(7)]
            assert [one["type"] for one in answers] == ["pong"] * 5 + ["refused"] * 2
            assert (answers[6]["code"], answers[6]["id"]) == ("too-many", "6")
            for _ in range(MOST_REFUSED - 2):
                player.ask(type="ping", id="more")
            assert player.ask(type="ping", id="last")["code"] == "too-many"
            assert closed(player) == 1008
        with there.sit(made) as player:
            assert player.ask(type="ping", id="1")["type"] == "pong"


def test_requests_and_messages_have_a_largest_size(shared: Room) -> None:
    made = shared.make()
    place = f"/api/tables/{made['id']}/seats"
    assert shared.http.post(place, content=b" " * MOST_BYTES).json()["code"] == "bad-request"
    large = shared.http.post(place, content=b" " * (MOST_BYTES + 1))
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    for size in (MOST_BYTES + 1, 200_000):
        with shared.sit(made) as player:
            player.connection.send("x" * MOST_BYTES)
            assert player.wait_for("refused")["code"] == "bad-message"
            player.connection.send("é" * (size // 2 + 1))
            assert player.wait_for("refused")["code"] == "too-large"
            assert closed(player) == 1009
    with shared.sit(made) as player:
        player.connection.send("x" * 300_000)  # so large that it is not read to its end
        assert closed(player) == 1009


def test_a_table_is_made_with_a_card_pack_of_up_to_a_megabyte(shared: Room) -> None:
    def sent(size: int) -> int:
        files = {f"notes{at}.toml": "#" * (size // 3) for at in range(3)}
        wish = {**WISH, "pack": {"name": "mine", "files": files}}
        return shared.http.post("/api/tables", content=json.dumps(wish)).status_code

    assert sent(900_000) in (201, 400)
    assert sent(1_100_000) == 413


def test_every_answer_says_what_a_browser_may_do_with_it(shared: Room) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/docs", "/assets/nothing.js"):
        headers = shared.get(path).headers
        rules = headers["content-security-policy"].split("; ")
        assert "default-src 'self'" in rules
        assert "script-src 'self'" in rules
        assert "frame-ancestors 'none'" in rules
        host = shared.address.removeprefix("http://")
        assert f"connect-src 'self' ws://{host} wss://{host}" in rules
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_a_strange_host_is_not_repeated_in_the_policy() -> None:
    assert "ws://[::1]:8765 wss://[::1]:8765" in policy("[::1]:8765")
    for host in ("evil; script-src *", "a b", "", "x\r\ny"):
        assert "ws:" not in policy(host)
