"""Bad manners at a table's socket: whatever is sent, only legal picks change the game, everybody
else plays on, and the server is not upset."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.rooms import FRIEND, ME, Json, Player, Room

DEEP = "[" * 20_000
NONSENSE: list[str] = [
    *("", " ", "null", "0", "[]", "{}", '"hello"', "{", "\x00", "\ud7ff", DEEP, '{"type":' + DEEP),
    *('{"type":null}', '{"type":"hack"}', '{"type":"pick"}', '{"type":["pick"]}', '{"id":"x"}'),
    '{"type":"pick","id":"a","after":0,"picks":[]}',
    '{"type":"pick","id":"a","after":-1,"picks":["end"]}',
    '{"type":"pick","id":"a","after":1e99,"picks":["end"]}',
    '{"type":"pick","id":"a","after":"1","picks":["end"]}',
    '{"type":"pick","id":"a","after":1,"picks":"end"}',
    '{"type":"pick","id":"a","after":1,"picks":["end"],"seat":0}',
    '{"type":"pick","id":"A B","after":1,"picks":["end"]}',
    '{"type":"pick","id":"","after":1,"picks":["end"]}',
    '{"type":"pick","id":"a","after":1,"picks":[null]}',
    json.dumps({"type": "pick", "id": "a", "after": 1, "picks": ["x"] * 65}),
    json.dumps({"type": "pick", "id": "a", "after": 1, "picks": ["x" * 201]}),
    json.dumps({"type": "say", "id": "a", "text": " \n "}),
    json.dumps({"type": "say", "id": "a", "text": "x" * 301}),
    json.dumps({"type": "why", "id": "a", "things": [{"kind": "card", "number": 10**9}]}),
    json.dumps({"type": "why", "id": "a", "things": [{"kind": "card", "number": 1.5}]}),
    json.dumps({"type": "consent", "id": "a", "agree": 1, "wish": 1}),
    json.dumps({"type": "consent", "id": "a", "agree": True}),
    json.dumps({"type": "consent", "id": "a", "agree": True, "wish": -1}),
    json.dumps({"type": "hello", "secret": "short"}),
]

MORE: dict[str, Json] = {
    "undo": {"after": 1},
    "resign": {},
    "hint": {},
    "consent": {"agree": True, "wish": 1},
    "say": {"text": "x"},
    "why": {"things": []},
    "pace": {"pace": "fast"},
    "skip": {},
}
"""Messages of seats besides picks, with what they need."""


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What clients do wrong is no error of the server's."""
    caplog.set_level(logging.INFO)
    yield
    upset = [one for one in caplog.records if one.exc_info or one.levelno >= logging.WARNING]
    assert [one.getMessage() for one in upset] == []


@pytest.fixture
def two(shared: Room) -> Json:
    """A game of two persons, with the secrets of both."""
    made = shared.make(ME, FRIEND)
    claim = {"name": "Ben", "secret": made["links"][0]["secret"]}
    ben = shared.post(f"/api/tables/{made['id']}/seats", claim).json()["secret"]
    made["secrets"] = [made["mine"][0]["secret"], ben]
    return made


def asked_first(shared: Room, made: Json) -> tuple[str, str]:
    """The secrets of the seat that is asked, and of the other one."""
    asked = shared.table(made)["asked"]
    return made["secrets"][asked], made["secrets"][1 - asked]


def plays_on(shared: Room, made: Json) -> None:
    """The seat that is asked can pick, and exactly that is kept."""
    before = shared.log(made)
    with shared.sit(made, asked_first(shared, made)[0]) as player:
        assert player.pick("on")["type"] == "ack"
    assert shared.log(made)[:-1] == before


def test_nonsense_is_answered_and_changes_nothing(shared: Room, two: Json) -> None:
    with shared.sit(two, asked_first(shared, two)[0]) as player:
        for text in NONSENSE:
            player.connection.send(text)
            answer = player.wait_for("refused")
            assert answer["code"] == "bad-message", text
            assert answer["sentence"]
    assert shared.log(two) == []
    plays_on(shared, two)


def test_nonsense_before_hello_is_answered_and_ends_the_connection(shared: Room, two: Json) -> None:
    for text in (*NONSENSE, '{"type":"ping","id":"a"}'):
        with shared.socket(two) as connection:
            connection.send(text)
            answer = json.loads(connection.recv())
            assert answer["code"] in ("bad-message", "hello-first"), text
            with pytest.raises(ConnectionClosed):
                connection.recv()
    plays_on(shared, two)


def test_binary_messages_are_refused(shared: Room, two: Json) -> None:
    with shared.sit(two, asked_first(shared, two)[0]) as player:
        for content in (b"", b"\xff\xfe\x00", json.dumps({"type": "ping", "id": "a"}).encode()):
            player.connection.send(content)
            assert player.wait_for("refused", "pong")["code"] == "bad-message"
    plays_on(shared, two)


def test_a_table_that_is_not_there_and_a_secret_that_does_not_fit(shared: Room, two: Json) -> None:
    with shared.socket({"id": "0" * 16}) as connection:
        connection.send(json.dumps({"type": "hello"}))
        assert json.loads(connection.recv())["code"] == "no-table"
    with shared.socket(two) as connection:
        connection.send(json.dumps({"type": "hello", "secret": "a" * 27}))
        assert json.loads(connection.recv())["code"] == "no-seat"
    with shared.socket(two) as connection:
        connection.send(json.dumps({"type": "hello", "secret": two["host"]}))
        assert json.loads(connection.recv())["code"] == "no-seat"


def test_hello_is_said_once(shared: Room, two: Json) -> None:
    asked, other = asked_first(shared, two)
    with shared.sit(two, other) as player:
        again = player.ask(type="hello", secret=asked)
        assert again["code"] == "hello-again"
        option = {"type": "pick", "id": "x", "after": player.update["number"], "picks": ["end"]}
        assert player.ask(**option)["code"] == "not-asked"
    assert shared.log(two) == []


def test_nobody_picks_for_another_seat_or_as_a_watcher(shared: Room, two: Json) -> None:
    asked, other = asked_first(shared, two)
    with shared.sit(two, asked) as player:
        text, after = player.option(), player.update["number"]
    for secret, code in ((other, "not-asked"), (None, "watching")):
        with shared.sit(two, secret) as player:
            pick = {"type": "pick", "id": "mine", "after": after, "picks": [text]}
            assert player.ask(**pick)["code"] == code
            if secret is None:
                for kind, given in MORE.items():
                    assert player.ask(type=kind, id="x", **given)["code"] == "watching"
    assert shared.log(two) == []
    plays_on(shared, two)


def test_a_pick_that_is_sent_again_is_acknowledged_again_and_done_once(
    shared: Room, two: Json
) -> None:
    secret = asked_first(shared, two)[0]
    with shared.sit(two, secret) as player:
        pick = {"type": "pick", "id": "g1", "after": 1, "picks": [player.option()]}
        pick["after"] = player.update["number"]
        first = player.ask(**pick)
        kept = shared.log(two)
        assert first["type"] == "ack"
        assert len(kept) == 1
        assert player.ask(**pick) == first
    with shared.sit(two, secret) as player:
        assert player.ask(**pick) == first
    assert shared.log(two) == kept


def test_who_has_not_seen_the_latest_update_picks_nothing(shared: Room, two: Json) -> None:
    secret = asked_first(shared, two)[0]
    with shared.sit(two, secret) as player:
        number = player.update["number"]
        for at, after in enumerate((0, number - 1, number + 1, 10**9)):
            pick = {"type": "pick", "id": f"s{at}", "after": after, "picks": [player.option()]}
            assert player.ask(**pick)["code"] == "stale"
        undo = {"type": "undo", "id": "u", "after": number + 1}
        assert player.ask(**undo)["code"] == "stale"
    assert shared.log(two) == []


def test_what_is_no_option_is_refused_with_the_rule(shared: Room, two: Json) -> None:
    with shared.sit(two, asked_first(shared, two)[0]) as player:
        number = player.update["number"]
        for text in ("", "fly", "buy yoda yoda", "end\x00", "🚀", "end " * 40):
            pick = {"type": "pick", "id": "no", "after": number, "picks": [text]}
            answer = player.ask(**pick)
            assert (answer["code"], answer["id"]) == ("no-option", "no")
            assert answer["rule"].startswith("CW-")
    assert shared.log(two) == []


POINTED = ("card", "unit", "area", "planet", "order", "faction", "event", "module", "seat", "x")


@pytest.mark.parametrize("game", ["clone-wars", "starcraft"])
def test_pointing_at_anything_is_answered(shared: Room, game: str) -> None:
    made = shared.make(ME, {**ME, "name": "Bo"}, game=game)
    made["secrets"] = [one["secret"] for one in made["mine"]]
    with shared.sit(made, asked_first(shared, made)[0]) as player:
        answers = {
            (kind, number): player.ask(
                type="why", id="w", things=[{"kind": kind, "number": number}] * many
            )
            for kind in POINTED
            for number in (-1, 0, 1, 7, 99, 100, 5_000, 100_000)
            for many in (1, 3)
        }
        assert player.ask(type="why", id="w", things=[])["type"] == "reasons"
    assert {one.get("code", "no-thing") for one in answers.values()} == {"no-thing"}
    assert answers["card", 0]["type"] == "reasons"
    plays_on(shared, made)


def random_message(chance: Random) -> Json:
    """A message that is understood, and mostly wrong at this moment."""
    kind = chance.choice(["pick", "undo", "consent", "say", "why", "hint", "ping", "hello"])
    more: dict[str, Json] = {
        "pick": {"picks": [chance.choice(["END", "fly", "play x"])], "after": chance.randrange(9)},
        "undo": {"after": chance.randrange(1000, 2000)},
        "consent": {"agree": chance.random() < 0.5, "wish": chance.randrange(5)},
        "say": {"text": f"hi {chance.random()}"},
        "why": {"things": [{"kind": "card", "number": chance.randrange(-1, 300)}]},
        "hello": {"after": chance.randrange(9)},
    }
    named = {} if kind == "hello" else {"id": f"m{chance.randrange(10)}"}
    return {"type": kind, **named, **more.get(kind, {})}


@pytest.mark.parametrize("seed", range(3))
def test_thousands_of_messages_hurt_nobody(shared: Room, two: Json, seed: int) -> None:
    chance = Random(seed)
    asked, other = asked_first(shared, two)
    with shared.sit(two, asked) as patient, shared.sit(two, other) as rude:
        for _ in range(1500):
            rude.send(**random_message(chance))
            if chance.random() < 0.1:
                rude.connection.send(chance.choice(NONSENSE))
        assert patient.pick("calm")["type"] == "ack"
    assert [row[1:3] for row in shared.log(two)] == [("pick", patient.told[0]["seat"])]
    plays_on(shared, two)


def test_whoever_vanishes_in_the_middle_leaves_a_table_that_goes_on(
    shared: Room, two: Json
) -> None:
    chance = Random(1)
    for _ in range(40):
        secret = asked_first(shared, two)[0]
        with shared.socket(two) as connection:
            if chance.random() < 0.7:
                connection.send(json.dumps({"type": "hello", "secret": secret}))
            if chance.random() < 0.7:
                connection.send(json.dumps({"type": "ping", "id": "a"}))
            if chance.random() < 0.5:
                connection.socket.shutdown(2)  # without a word of goodbye
    plays_on(shared, two)
    with shared.sit(two) as watcher:
        seats: list[Any] = watcher.told[0]["table"]["seats"]
        assert [seat["taken"] for seat in seats] == [True, True]


def test_a_pick_of_somebody_who_vanishes_is_kept_whole_or_not_at_all(
    shared: Room, two: Json
) -> None:
    for at in range(12):
        before, secret = shared.log(two), asked_first(shared, two)[0]
        with shared.socket(two) as connection:
            player = Player(connection)
            player.send(type="hello", secret=secret)
            player.wait_for("update")
            text, number = player.option(), player.update["number"]
            pick = {"type": "pick", "id": f"v{at}", "after": number, "picks": [text]}
            player.send(**pick)
            connection.socket.shutdown(2)
        with shared.sit(two, secret) as player:
            answer = player.ask(**pick)
        seat = two["secrets"].index(secret)
        assert answer["type"] == "ack"
        assert shared.log(two) == [*before, (len(before) + 1, "pick", seat, text, f"v{at}")]
