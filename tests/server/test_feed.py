"""The live channel to read only, as curl reads it."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from itertools import islice

import pytest

from orrery.server.http import feed
from tests.server.rooms import FRIEND, ME, Json, Room

pytestmark = pytest.mark.slow


def lines(
    shared: Room, made: Json, headers: dict[str, str] | None = None
) -> Generator[str, None, None]:
    with shared.http.stream("GET", f"/api/tables/{made['id']}/stream", headers=headers) as answer:
        assert answer.status_code == 200, answer.read()
        yield from answer.iter_lines()


def messages_until(read: Iterator[str], kind: str) -> list[Json]:
    """The messages up to the first of a kind."""
    told: list[Json] = []
    for line in read:
        if line:
            told.append(json.loads(line))
            if told[-1]["type"] == kind:
                return told
    raise AssertionError(f"{kind} did not come")


def bearer(made: Json) -> dict[str, str]:
    return {"authorization": f"Bearer {made['mine'][0]['secret']}"}


def test_a_watcher_reads_what_everybody_may_know(shared: Room) -> None:
    made = shared.make()
    told = messages_until(lines(shared, made), "update")
    assert told[0]["type"] == "welcome"
    assert told[0]["seat"] is None
    assert told[-1]["decision"] is None
    assert told[-1]["view"]


def test_a_seat_reads_what_its_socket_is_told(shared: Room) -> None:
    made = shared.make()
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        player.option()
        told = messages_until(lines(shared, made, bearer(made)), "update")
        assert told[0]["seat"] == 0
        for part in ("number", "view", "decision", "undo"):
            assert told[-1][part] == player.update[part]


def test_what_happens_is_told_as_it_happens(shared: Room) -> None:
    made = shared.make()
    read = lines(shared, made, bearer(made))
    seen = messages_until(read, "update")[-1]
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        player.pick("first")
    assert messages_until(read, "update")[-1]["number"] > seen["number"]


def test_a_secret_that_fits_no_seat_is_refused(shared: Room) -> None:
    made = shared.make()
    for given in ("Bearer " + "a" * 27, "Bearer", "", "Basic eA=="):
        headers = {"authorization": given}
        answer = shared.get(f"/api/tables/{made['id']}/stream", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-seat")
    assert shared.get(f"/api/tables/{'0' * 16}/stream").status_code == 404
    assert shared.get(f"/api/tables/{made['id']}/stream?after=x").status_code == 400


def test_browsers_get_events_and_say_where_they_were(shared: Room) -> None:
    made = shared.make()
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        player.option()
        number = player.update["number"]
    accept = {"accept": "text/event-stream", **bearer(made)}
    read = lines(shared, made, accept)
    events = [line for line in islice(read, 4) if line]
    assert [line.partition(": ")[0] for line in events[:3]] == ["data", "id", "data"]
    assert events[1] == f"id: {number}"
    story = json.loads(events[2].removeprefix("data: "))["log"]
    again = lines(shared, made, {**accept, "last-event-id": str(number)})
    events = [line for line in islice(again, 4) if line]
    assert story
    assert json.loads(events[2].removeprefix("data: "))["log"] == []


def test_silence_is_broken_now_and_then(shared: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "QUIET", 0.05)
    made = shared.make(ME, FRIEND)
    assert list(islice(lines(shared, made), 3))[2] == ""


def test_whoever_stops_reading_is_no_longer_there(shared: Room) -> None:
    made = shared.make(ME, FRIEND)
    with shared.sit(made) as watcher:
        read = lines(shared, made)
        next(read)
        while watcher.wait_for("table")["table"]["watchers"] != 2:
            pass
        read.close()
        while watcher.wait_for("table")["table"]["watchers"] != 1:
            pass
