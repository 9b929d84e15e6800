"""The first game: its prepared position brings everything that the guide speaks of, to whoever
follows its advice; whoever does not, plays on all the same."""

from __future__ import annotations

from contextlib import suppress

from orrery.core.replay import replay
from orrery.games import read_texts, ruleset_of
from orrery.server.tables.guides import guide_of
from scripts.guides.clone_wars import LESSONS, NEWCOMER
from tests.server.rooms import Json, Player, Room

LONGEST = 8
"""Turns of both sides until all is learnt."""


def begun(room: Room) -> Json:
    answer = room.post("/api/guides/clone-wars", {"name": "Ann"})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def advice(made: Json, update: Json) -> str:
    """The first that is advised in this turn and possible; the end is the last of it."""
    possible = [option["text"] for option in update["decision"]["options"]]
    picks: list[str] = made["turns"][str(update["view"]["turn"])]
    return next(pick for pick in picks if pick in possible)


def follow(made: Json, player: Player) -> None:
    """Do what is advised, until nothing more is."""
    player.option()
    while str(player.update["view"]["turn"]) in made["turns"]:
        at, pick = player.update["number"], advice(made, player.update)
        answer = player.ask(type="pick", id=f"advice-{at}", after=at, picks=[pick])
        assert answer["type"] == "ack", answer
        player.option()


def happened(player: Player) -> dict[tuple[str, int], int]:
    """The turn in which each kind of event first befell each seat."""
    turns: dict[tuple[str, int], int] = {}
    turn = 0
    for update in (one for one in player.told if one["type"] == "update"):
        for event in update["events"]:
            turns.setdefault((event["kind"], event["seat"]), turn)
        with suppress(TypeError):
            turn = update["view"]["turn"]
    return turns


def test_the_advice_brings_everything_that_is_taught(shared: Room) -> None:
    made = begun(shared)
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        follow(made, player)
        found = happened(player)
        view = player.update["view"]
    for lesson, event in LESSONS.items():
        assert found.get(event, 99) <= LONGEST, f"{lesson} is not met"
    assert ("destroy-base", NEWCOMER) not in found
    assert len(view["sides"][NEWCOMER]["victory"]) == 1


def test_all_that_is_advised_can_be_done(shared: Room) -> None:
    made = begun(shared)
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        follow(made, player)
    mine = [text for _, _, seat, text, _ in shared.log(made) if seat == NEWCOMER]
    assert mine == [pick for picks in made["turns"].values() for pick in picks]


def test_every_guide_is_the_same_game(shared: Room) -> None:
    logs = []
    for made in (begun(shared), begun(shared)):
        with shared.sit(made, made["mine"][0]["secret"]) as player:
            follow(made, player)
        logs.append([text for *_, text, _ in shared.log(made)])
    assert logs[0] == logs[1]


def test_whoever_does_otherwise_plays_on(shared: Room) -> None:
    made = begun(shared)
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        for turn in range(3):
            assert player.pick(f"end-{turn}")["type"] == "ack"
        player.option()
        assert player.update["view"]["turn"] == LONGEST


def test_the_table_is_the_newcomer_s_own_and_unlisted(shared: Room) -> None:
    made = begun(shared)
    table = shared.table(made)
    assert table["name"] == made["name"] == "First game"
    assert not table["listed"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "program"]
    assert table["asked"] == made["mine"][0]["seat"] == NEWCOMER


def test_the_position_is_the_record_s() -> None:
    guide, ruleset = guide_of("clone-wars"), ruleset_of("clone-wars")
    match = replay(ruleset, guide.start, read_texts(ruleset), {})
    assert match.game.decision is not None
    assert match.game.decision.seat == guide.seat
    assert match.game.state.turn == int(next(iter(guide.turns)))


def test_a_game_without_a_guide_has_none(shared: Room) -> None:
    answer = shared.post("/api/guides/chess", {"name": "Ann"})
    assert answer.status_code == 404
    assert answer.json()["detail"] == "There is no guide for chess."
