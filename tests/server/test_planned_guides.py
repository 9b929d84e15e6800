"""The first game of StarCraft: hints are what is planned, as long as the game goes as planned;
after that they are a program's."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.replay import replay
from orrery.games import read_texts, ruleset_of
from orrery.server.tables.guides import guide_of
from scripts.guides.starcraft import NEWCOMER, ROUND
from tests.server.rooms import Json, Player, Room

BATTLE = "standard-card"
LONGEST = 80
"""Picks of a round."""


def begun(room: Room) -> Json:
    answer = room.post("/api/guides/starcraft", {"name": "Ann"})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def planned() -> list[str]:
    return [pick for part in guide_of("starcraft").plan for pick in part.values()]


def hints(player: Player) -> Iterator[Json]:
    """What is advised from here to the end of the round, each carried out after it is looked at."""
    for number in range(LONGEST):
        player.option()
        if player.update["view"]["round"] > ROUND:
            return
        hint = player.ask(type="hint", id=f"hint-{number}")
        assert hint["type"] == "hint", hint
        yield hint
        pick(player, hint["pick"])
    raise AssertionError("the round has no end")


def pick(player: Player, *picks: str) -> None:
    at = player.update["number"]
    answer = player.ask(type="pick", id=f"pick-{at}", after=at, picks=list(picks))
    assert (answer["type"], answer["picks"]) == ("ack", len(picks)), answer


def test_whoever_follows_the_plan_wins_the_battle_and_scores(shared: Room) -> None:
    made = begun(shared)
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        told, holders = [], set()
        for hint in hints(player):
            told.append(hint["pick"])
            fought = player.update["view"]["figures"]["fought"]
            if fought is not None and fought["ended"]:
                holders.add(fought["holder"])
        view = player.update["view"]
    assert told == planned()
    assert holders == {NEWCOMER}
    assert view["players"][NEWCOMER]["conquest"] == 7


def test_a_hint_says_what_follows_in_the_same_turn(shared: Room) -> None:
    made = begun(shared)
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        hint = next(hints(player))
    assert [hint["pick"], *hint["then"]] == ["planet chau_sara", "order mobilize"]


def test_the_state_counts_and_not_how_it_was_reached(shared: Room) -> None:
    made = begun(shared)
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        for hint in hints(player):
            if hint["pick"].startswith("move"):
                moves = [hint["pick"], *hint["then"]]
                break
        *pairs, done = moves[: moves.index("done") + 1]
        backwards = [pairs[at : at + 2] for at in range(0, len(pairs), 2)][::-1]
        pick(player, *(one for pair in backwards for one in pair))
        player.option()
        assert player.ask(type="hint", id="again")["pick"] == done


def test_whoever_leaves_the_plan_hears_a_program(shared: Room) -> None:
    made = begun(shared)
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        player.option()
        pick(player, "planet torus", "order research")
        player.option()
        hint = player.ask(type="hint", id="h")
        possible = [option["text"] for option in player.update["decision"]["options"]]
    assert hint["pick"] in possible
    assert hint["sentence"] != ""
    assert hint["then"][0].startswith("order ")


def test_the_position_is_the_record_s() -> None:
    guide, ruleset = guide_of("starcraft"), ruleset_of("starcraft")
    match = replay(ruleset, guide.start, read_texts(ruleset), {})
    decision = match.game.decision
    assert decision is not None
    assert (decision.seat, decision.prompt.key) == (NEWCOMER, "order-where")
    assert match.game.state.round == ROUND
    assert not any(match.game.state.stacks)
