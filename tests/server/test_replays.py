"""Games that are over: looked at again, checked, brought as records, and played on."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from orrery import games
from orrery.core.decisions import Seat
from orrery.core.match import Match
from orrery.core.record import Proof, Record
from orrery.core.replay import replay, verify
from orrery.core.rng import commitment, seed_from_number, seed_of
from orrery.games import read_texts
from tests.server.rooms import ME, PROGRAM, Json, Room

pytestmark = pytest.mark.slow

RULESET = games.ruleset_of("clone-wars")
TWO_PROGRAMS = (PROGRAM, PROGRAM)
PERSONS = [{**ME, "name": "Cat"}, {**ME, "name": "Dan"}]


def finished(room: Room) -> Json:
    """A table where two programs have played a game to its end."""
    made = room.make(*TWO_PROGRAMS)
    with room.sit(made) as watcher:
        while room.table(made)["status"] != "over":
            watcher.next()
    return made


@pytest.fixture(scope="module")
def over(shared: Room) -> Json:
    return finished(shared)


def record_of(room: Room, made: Json) -> Record:
    return Record.from_text(room.get(f"/api/tables/{made['id']}/record").text, "record")


def steps(room: Room, made: Json, **eyes: int) -> list[Json]:
    shown = room.get(f"/api/tables/{made['id']}/replay", params=eyes).json()
    assert shown["eyes"] == eyes.get("eyes", -1)
    found: list[Json] = shown["steps"]
    return found


def frame(room: Room, made: Json, number: int, **eyes: int) -> Json:
    query = {"first": number, **eyes}
    [one] = room.get(f"/api/tables/{made['id']}/frames", params=query).json()
    found: Json = one
    return found


def position(record: Record, number: int) -> Match[Any, Any]:
    return replay(RULESET, record, read_texts(RULESET), {}, number)


def bring(room: Room, text: str) -> Any:
    return room.post("/api/records", {"record": text})


def verdict(room: Room, made: Json) -> Json:
    lines = room.get(f"/api/tables/{made['id']}/check").text.splitlines()
    said = [json.loads(line) for line in lines]
    assert [one["type"] for one in said] == ["checked"] * (len(said) - 1) + ["verdict"]
    found: Json = said[-1]
    return found


# Replays


def test_every_step_of_a_game_is_listed(shared: Room, over: Json) -> None:
    record = record_of(shared, over)
    listed = steps(shared, over)
    assert len(listed) == len(record.picks) + 1
    assert listed[0]["seat"] == -1
    assert {step["seat"] for step in listed[1:]} == {0, 1}
    turns = [step["turn"] for step in listed]
    assert turns == sorted(turns)
    assert turns[-1] == position(record, len(record.picks)).game.state.turn
    lines = [line for step in listed for line in step.get("log", [])]
    assert sum(line["chapter"] for line in lines) >= turns[-1] - 1


def test_a_step_tells_the_score_after_it(shared: Room, over: Json) -> None:
    record = record_of(shared, over)
    listed = steps(shared, over)
    assert listed[0]["score"] == [0, 0]
    for number in (40, len(record.picks)):
        progress = RULESET.progress(position(record, number).game)
        assert listed[number]["score"] == [*progress.score]


def test_a_step_names_what_was_picked_only_to_who_picked_it(shared: Room, over: Json) -> None:
    assert not any("picked" in step for step in steps(shared, over))
    for seat in (0, 1):
        for step in steps(shared, over, eyes=seat)[1:]:
            assert ("picked" in step) == (step["seat"] == seat)


@pytest.mark.parametrize("number", [0, 7, 40])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_frame_is_what_these_eyes_saw_then(
    shared: Room, over: Json, number: int, seat: int | None
) -> None:
    game = position(record_of(shared, over), number).game
    eyes = {} if seat is None else {"eyes": seat}
    shown = frame(shared, over, number, **eyes)
    view = RULESET.view(game, None if seat is None else Seat(seat))
    assert shown["view"] == json.loads(json.dumps(view))
    assert game.decision is not None
    assert shown["asked"]["seat"] == game.decision.seat
    own = shown["view"]["sides"][0]["hand"]
    if seat == 0:  # others may know some of it, or all if it is empty
        assert len(own["known"]) == own["cards"]


def test_frames_come_many_at_once_and_no_more_than_there_are(shared: Room, over: Json) -> None:
    place = f"/api/tables/{over['id']}/frames"
    last = len(record_of(shared, over).picks)
    some = shared.get(place, params={"first": last - 3, "count": 60}).json()
    assert [one["number"] for one in some] == [last - 3, last - 2, last - 1, last]
    assert some[-1]["asked"] is None
    assert shared.get(place, params={"first": last + 1}).json() == []
    assert shared.get(place, params={"first": 0, "count": 61}).status_code == 400
    assert shared.get(place, params={"first": 0, "eyes": 4}).json()["code"] == "no-such-seat"


@pytest.mark.parametrize("what", ["replay", "frames?first=0", "check", "analysis", "record"])
def test_nothing_of_it_is_told_while_the_game_runs(shared: Room, what: str) -> None:
    made = shared.make()
    answer = shared.get(f"/api/tables/{made['id']}/{what}")
    assert (answer.status_code, answer.json()["code"]) == (409, "running")


# Checks


def test_the_record_of_a_table_proves_its_seed(shared: Room, over: Json) -> None:
    record = record_of(shared, over)
    verify(RULESET, record, read_texts(RULESET), {})
    assert record.proof is not None
    assert record.proof.commitment == shared.table(over)["commitment"]
    told = verdict(shared, over)
    assert (told["fits"], told["seed"], told["picks"]) == (True, "proved", len(record.picks))
    assert told["hashes"] == len(record.hashes)


def proved(**changed: Any) -> Record:
    """A game played by picking the first option, with the proof of its seed."""
    secret, nonces = bytes(range(32)), [b"one", b"two"]
    match = Match.new(RULESET, {}, seed_of(secret, nonces), read_texts(RULESET), {})
    for _ in range(30):
        match.play_text(next(iter(match.options())))
    proof = Proof(commitment(secret), secret.hex(), tuple(nonce.hex() for nonce in nonces))
    return replace(match.record(), proof=proof._replace(**changed))


def test_a_record_with_its_proof_is_taken_in_and_checked(shared: Room) -> None:
    record = proved()
    brought = bring(shared, record.to_text()).json()
    shown = shared.table(brought)
    assert (shown["status"], shown["result"]["ending"]) == ("over", "cut")
    assert record.proof is not None
    assert shown["commitment"] == record.proof.commitment
    assert shown["result"]["seed"] == record.seed
    assert verdict(shared, brought)["seed"] == "proved"
    assert record_of(shared, brought).picks == record.picks


def test_a_record_without_proof_is_shown_as_such(shared: Room) -> None:
    record = replace(proved(), proof=None)
    brought = bring(shared, record.to_text()).json()
    assert shared.table(brought)["commitment"] == ""
    told = verdict(shared, brought)
    assert (told["fits"], told["seed"]) == (True, "unknown")
    assert record_of(shared, brought).proof is None


def test_a_finished_record_keeps_its_names_and_result(shared: Room, over: Json) -> None:
    text = shared.get(f"/api/tables/{over['id']}/record").text
    brought = bring(shared, text).json()
    one, two = shared.table(over), shared.table(brought)
    assert two["result"] == one["result"]
    assert [seat["name"] for seat in two["seats"]] == [seat["name"] for seat in one["seats"]]
    assert two["listed"] is False
    assert shared.get(f"/api/tables/{brought['id']}/record").text == text
    assert steps(shared, brought, eyes=1) == steps(shared, over, eyes=1)
    assert shared.get(f"/api/tables/{brought['id']}/summary").json() == (
        shared.get(f"/api/tables/{over['id']}/summary").json()
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON, or cut off"),
        ("{}", "no 'format' found"),
        (proved(secret="00" * 32).to_text(), "the secret gives the commitment"),
        (proved(nonces=("aa", "bb")).to_text(), "give the seed"),
        (replace(proved(), picks=("fly away",), hashes={}).to_text(), "pick 1: found 'fly away'"),
        (replace(proved(), hashes={10: "0" * 16}).to_text(), "after pick 10 the state is"),
        (replace(proved(), fingerprint="x").to_text(), "fingerprint"),
        (replace(proved(), game="chess").to_text(), "chess"),
        (proved().to_text().replace('"seed": "', '"seed": "0'), "64 hex digits"),
    ],
)
def test_a_record_that_is_not_what_it_says_is_refused(shared: Room, text: str, reason: str) -> None:
    answer = bring(shared, text)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    assert reason in answer.json()["detail"]


# Playing on


def play_on(room: Room, made: Json, after: int, *seats: Json, **more: Any) -> Any:
    wish = {"after": after, "seats": seats or PERSONS, **more}
    return room.post(f"/api/tables/{made['id']}/play-on", wish)


def test_a_game_goes_on_from_a_step_with_what_was_seen_then(shared: Room, over: Json) -> None:
    record = record_of(shared, over)
    new = play_on(shared, over, 20).json()
    game = position(record, 20).game
    for one in new["mine"]:
        with shared.sit(new, one["secret"]) as player:
            view = json.loads(json.dumps(RULESET.view(game, one["seat"])))
            assert player.update["view"] == view
    assert shared.table(new)["status"] == "running"
    assert [kind for _, kind, *_ in shared.log(new)] == ["pick"] * 20 + ["anew"]


def test_what_nobody_saw_is_dealt_again_from_a_committed_seed(shared: Room, over: Json) -> None:
    record = record_of(shared, over)
    new = play_on(shared, over, 20).json()
    promised = shared.table(new)["commitment"]
    shared.resign(new)
    played = record_of(shared, new)
    assert played.picks == record.picks[:20]
    assert played.proof is not None
    assert played.proof.commitment == promised != shared.table(over)["commitment"]
    verify(RULESET, played, read_texts(RULESET), {})
    there = replay(RULESET, played, read_texts(RULESET), {}).game.state
    once = position(record, 20).game.state
    assert there.galaxy != once.galaxy
    assert sorted(there.galaxy) == sorted(once.galaxy)
    assert verdict(shared, new)["seed"] == "proved"


def test_what_was_played_before_is_not_taken_back(shared: Room, over: Json) -> None:
    new = play_on(shared, over, 20).json()
    for one in new["mine"]:
        with shared.sit(new, one["secret"]) as player:
            assert player.update["undo"] is None


def test_a_game_played_on_waits_for_its_players_and_ends(shared: Room, over: Json) -> None:
    new = play_on(shared, over, 10, {**ME, "name": "Cat"}, {"kind": "person"}).json()
    assert shared.table(new)["status"] == "waiting"
    claim = {"name": "Dan", "secret": new["links"][0]["secret"]}
    assert shared.post(f"/api/tables/{new['id']}/seats", claim).status_code == 201
    assert shared.table(new)["status"] == "running"
    programs = play_on(shared, over, 10, *TWO_PROGRAMS).json()
    with shared.sit(programs) as watcher:
        while shared.table(programs)["status"] != "over":
            watcher.next()
    again = play_on(shared, programs, 15, *TWO_PROGRAMS).json()
    assert [kind for _, kind, *_ in shared.log(again)].count("anew") == 2


def test_it_goes_on_only_from_steps_before_the_end(shared: Room, over: Json) -> None:
    last = len(record_of(shared, over).picks)
    assert play_on(shared, over, last - 1).status_code == 201
    late = play_on(shared, over, last)
    assert (late.status_code, late.json()["code"]) == (400, "no-step")
    few = shared.post(
        f"/api/tables/{over['id']}/play-on", {"after": 1, "seats": [*PERSONS, *PERSONS]}
    )
    assert few.json()["code"] == "seat-count"
    strange = play_on(shared, over, 1, ME, {"kind": "program", "program": "none"})
    assert strange.json()["code"] == "no-program"
    running = shared.make()
    assert play_on(shared, running, 0).json()["code"] == "running"


def test_a_record_that_was_cut_can_be_played_on_from_its_end(shared: Room) -> None:
    brought = bring(shared, proved().to_text()).json()
    new = play_on(shared, brought, 30).json()
    with shared.sit(new, new["mine"][0]["secret"]) as player:
        assert player.update["view"]["turn"] >= 1
    assert play_on(shared, brought, 31).json()["code"] == "no-step"


def test_the_first_seed_is_kept_with_the_later_one(shared: Room) -> None:
    match = Match.new(RULESET, {}, seed_from_number(4), read_texts(RULESET), {})
    match.play_text(next(iter(match.options())))
    match.redeal(seed_from_number(5))
    match.play_text(next(iter(match.options())))
    brought = bring(shared, match.record().to_text()).json()
    again = record_of(shared, brought)
    assert (again.seed, again.anew) == (match.record().seed, {1: seed_from_number(5).hex()})
    assert shared.table(brought)["result"]["seed"] == seed_from_number(5).hex()
