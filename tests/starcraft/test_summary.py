"""The figures of a finished game."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.events import Event
from orrery.server.work.replays import FinishedGame, Replay
from orrery.starcraft import STARCRAFT
from orrery.starcraft.facts.terms import ORDERS
from orrery.starcraft.knowledge.shown_summary import Spending, StarCraftSummary
from orrery.starcraft.knowledge.summary import BOUGHT, summary
from tests.starcraft.scenario import Position, side, table
from tests.test_golden import record_of

GAMES = ("four-players", "six-players", "placed-galaxy", "elimination", "teams", "by-chance")


def game_of(name: str) -> tuple[Replay, StarCraftSummary]:
    shown = Replay(FinishedGame(name, record_of("starcraft", name), {}))
    return shown, STARCRAFT.summary(shown.picks(), shown.end)


@pytest.mark.parametrize("name", GAMES)
def test_the_rounds_add_up_to_the_game(name: str) -> None:
    shown, found = game_of(name)
    state, events = shown.end.state, [event for _, _, some in shown.picks() for event in some]
    kinds = Counter(event.kind for event in events)
    seats = len(state.players)
    rows = [(one["round"], one["seat"]) for one in found["rounds"]]
    assert rows == [(number + 1, seat) for number in range(state.round) for seat in range(seats)]
    assert [one["points"] for one in found["rounds"][-seats:]] == [
        player.conquest for player in state.players
    ]
    turns = [STARCRAFT.progress(game).turn for _, game in shown.positions()]
    assert found["begins"] == [turns.index(number + 1) for number in range(state.round)]
    spent = sum(one["minerals"] + one["gas"] for one in found["rounds"])
    assert spent == sum(len(event.things) for event in events if event.kind == "pay")
    assert sum(total(one) for one in found["spent"]) == spent
    drawn = sum(one["drawn"] for one in found["rounds"])
    begun = [at for at, event in enumerate(events) if (event.kind, event.number) == ("round", 1)]
    later = events[begun[0] :] if begun else events  # the first hand is part of the setup
    assert drawn == sum(len(event.things) for event in later if event.kind == "draw")
    assert sum(sum(one["orders"]) for one in found["executed"]) == kinds["reveal"]
    assert sum(one["obstructed"] for one in found["executed"]) == kinds["obstructed"]
    assert sum(one["events"] for one in found["executed"]) == kinds["draw-event"]
    assert {one["team"] for one in found["standings"]} == {*shown.end.facts.teams}
    winners = [seat for one in found["standings"] if one["place"] == 1 for seat in one["seats"]]
    assert sorted(winners) == sorted(state.winners)


def test_a_replay_marks_phases_battles_and_the_end() -> None:
    shown, found = game_of("four-players")
    steps = shown.steps(None, "en")
    rounds = len(found["begins"])
    marked = [(at, name) for at, step in enumerate(steps) for name in step.landmarks]
    phases = ["planning", "execution", "regrouping"] * rounds
    assert [name for _, name in marked if name != "battle"] == [*phases, "win"]
    assert [at for at, name in marked if name == "planning"] == found["begins"]
    assert [at for at, name in marked if name == "battle"] == [
        one["step"] for one in found["battles"]
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_battle_is_told_with_its_losses(name: str) -> None:
    shown, found = game_of(name)
    events = [event for _, _, some in shown.picks() for event in some]
    assert len(found["battles"]) == sum(event.kind == "battle" for event in events)
    for one in found["battles"]:
        happened = shown.replay_steps[one["step"]].happened.events
        assert any(event.kind == "battle" and one["area"] in event.things for event in happened)
    in_battle = Counter(event.things[0] for event in events if is_loss(event))
    told = Counter[int]()
    for one in found["battles"]:
        for role in (0, 1):
            assert not Counter(one["lost"][role]) - Counter(one["units"][role])
            told.update(one["lost"][role])
        assert one["holder"] in (-1, *one["seats"])
    assert told == in_battle


def total(spent: Spending) -> int:
    return sum(spent[what] for what in set(BOUGHT.values()))


def is_loss(event: Event) -> bool:
    """Whether a unit fell in a battle."""
    return event.kind == "destroy" and event.public != ()


def played(game: Position, *picks: str) -> StarCraftSummary:
    """The summary of a game in which only these picks were made."""
    steps = []
    for pick in picks:
        before = game.game.copy()
        game.game.events = happened = list[Event]()
        game.picks(pick)
        steps.append((before, game.game.copy(), happened))
    return summary(steps, game.game)


def test_the_largest_swing_is_the_order_that_changed_most() -> None:
    game = table(
        overmind=side(at={"torus.2": "zergling zergling base"}),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}),
        orders={"torus": ["overmind mobilize"], "dylar_iv": ["jim_raynor mobilize"]},
    )
    seat = game.factions.index("overmind")
    told = played(game, "reveal torus", "execute", "move zergling torus.2", "area torus.1", "done")
    [swing] = told["swings"]
    mobilize = ORDERS.index("mobilize")
    assert (swing["seat"], swing["areas"][seat], swing["units"]) == (seat, 1, [0, 0])
    assert (swing["step"], swing["order"]) == (1, mobilize)
    assert game.game.facts.planet_slugs[swing["planet"]] == "torus"
    assert told["executed"][seat]["orders"][mobilize] == 1


def test_what_lies_on_top_obstructs_those_below() -> None:
    game = table(
        overmind=side(at={"torus.2": "zergling base"}),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}),
        orders={"torus": ["jim_raynor build", "overmind research", "overmind mobilize"]},
    )
    overmind, raynor = (game.factions.index(one) for one in ("overmind", "jim_raynor"))
    told = played(game, "reveal torus", "draw-event")
    assert told["executed"][raynor]["obstructed"] == 1
    assert told["executed"][overmind]["obstructing"] == 1
    assert told["executed"][raynor]["obstructing"] == told["executed"][overmind]["obstructed"] == 0


def test_a_payment_is_told_by_what_it_was_for() -> None:
    game = table(
        overmind=side(at={"torus.2": "zergling base"}),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}),
        orders={"torus": ["overmind build"]},
    )
    overmind = game.factions.index("overmind")
    told = played(game, "reveal torus", "execute", "new-worker", "pay")
    assert told["spent"][overmind]["workers"] == 1
    assert total(told["spent"][overmind]) == 1


def test_a_unit_that_waits_on_a_card_was_paid_for() -> None:
    game = table(
        aldaris=side(at={"torus.2": "base"}, leaders=["conclave_fleet"]),
        jim_raynor=side(at={"dylar_iv.3": "marine base"}),
        orders={"torus": ["aldaris build"]},
        expansion="brood_war",
    )
    told = played(game, "reveal torus", "execute", "unit zealot", "on-card", "pay")
    assert told["spent"][0]["units"] == total(told["spent"][0]) == 2
