"""Greedy hurries where others win by waiting: it plans its rounds as a whole, and the last item
counts more than the points of others."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.bots.starcraft.economy import base_worth, wants_worker
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.marching import best_march
from orrery.bots.starcraft.scenarios import aims, planning
from orrery.bots.starcraft.scenarios.planning import near, orders_left
from orrery.starcraft.board.state import PLANNING
from tests.bots.sense import judged, pick
from tests.bots.test_starcraft_scenarios import moving, storm, target_of
from tests.starcraft.broodwar.quest import quest
from tests.starcraft.scenario import Position, side

QUEEN, OVERMIND, RAYNOR = "queen_of_blades", "overmind", "jim_raynor"
URAJ_AT_HOME = {"tarsonis.2": "zeratul base uraj_crystal"}


def planet(game: Position, slug: str) -> int:
    return game.box.planet_slugs.index(slug)


# ---- the last item -------------------------------------------------------------------------------


def on_torus(**given: Any) -> Position:
    """Two units of the Queen's stand between the Khalis Crystal and an area that gives two points,
    both held by one weak unit."""
    there = {"torus.2": "hydralisk hydralisk", "antiga_prime.1": "sarah_kerrigan base"}
    foe = side(at={"torus.1": "zergling", "torus.3": "zergling base", "torus.4": "zergling"})
    return moving(
        "torus",
        QUEEN,
        quest,
        khalis="torus.4",
        queen_of_blades=side(at=there),
        overmind=foe,
        **given,
    )


def test_the_last_item_is_worth_more_than_the_points_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The other one is home, so that nothing is left to wait for."""
    assert target_of(on_torus()) == "torus.1"
    last = on_torus(uraj="", tassadar=side(at=URAJ_AT_HOME))
    assert target_of(last) == "torus.4"
    monkeypatch.setattr(aims, "LAST", aims.GRAB)
    assert target_of(last) == "torus.1"


def test_a_base_is_wanted_from_which_transports_lead_to_the_last_item() -> None:
    """Only the first one: it can build all of them."""

    def wanted(**given: Any) -> float:
        game = moving("antiga_prime", QUEEN, quest, **given)
        return base_worth(judged(game), planet(game, "paladino_belt"))

    home = {"uraj": "", "tassadar": side(at=URAJ_AT_HOME)}
    assert wanted(**home) > wanted() + aims.FOOTHOLD / 2
    near_it = {"pridewater.2": "zergling base"}
    assert wanted(**home, queen_of_blades=near_it) < wanted(**home) - aims.FOOTHOLD / 2


# ---- a round planned as a whole ------------------------------------------------------------------


def second_round() -> Position:
    """The Queen has a base on Paladino Belt, which the Overmind can reach, and units there; her
    transports to Torus are still to be built."""
    queen = side(
        at={
            "antiga_prime.1": "sarah_kerrigan zergling zergling base",
            "paladino_belt.2": "zergling",
            "paladino_belt.4": "hydralisk base",
        },
        transports=["antiga_prime-paladino_belt"],
    )
    foe = side(
        at={"torus.3": "zergling base", "torus.1": "zergling"}, transports=["torus-paladino_belt"]
    )
    return quest(phase="planning", round=2, queen_of_blades=queen, overmind=foe)


def placed_by_the_queen(game: Position) -> list[str]:
    """Where she places her orders, one after another, while greedy plans for everybody."""
    found: list[str] = []
    while game.state.phase == PLANNING:
        asked, prompt, picked = game.asked, game.prompt, pick(game)
        if asked == QUEEN and prompt == "order-where":
            found.append(picked)
        game.picks(picked)
    return found


def test_orders_are_placed_last_where_rivals_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rivals lay theirs on top of those that lie there already, so that transports would be built
    too late for the moves to Torus."""
    torus, belt = "planet torus", "planet paladino_belt"
    assert placed_by_the_queen(second_round()) == [torus, torus, belt, belt]
    monkeypatch.setattr(planning, "waiting", lambda *_: 0)
    assert placed_by_the_queen(second_round())[0] == belt


def test_a_defend_order_is_one_of_the_orders_of_a_round() -> None:
    game = second_round()
    assert orders_left(judged(game)) == 4
    game.picks("defend paladino_belt.4")
    while game.asked != QUEEN:
        game.picks(pick(game))
    assert orders_left(judged(game)) == 3


def test_the_planets_for_orders_are_those_that_the_rules_name() -> None:
    game = second_round()
    named = [one.removeprefix("planet ") for one in game.options if one.startswith("planet ")]
    assert [game.box.planet_slugs[one] for one in near(judged(game))] == named


def test_an_order_that_finds_nothing_to_do_waits() -> None:
    """Transports may come first."""
    there = {"torus.2": "hydralisk hydralisk", "antiga_prime.1": "sarah_kerrigan base"}
    foe = side(at={"torus.1": "zergling", "torus.3": "zergling base"})
    orders = {one: ["queen_of_blades mobilize"] for one in ("pridewater", "torus")}
    game = quest(orders=orders, queen_of_blades=side(at=there), overmind=foe)
    assert best_march(judged(game), planet(game, "pridewater")).moves == []
    assert pick(game) == "reveal torus"


# ---- beside an installation before the rounds are over -------------------------------------------


THE_OTHERS = {
    "queen_of_blades": side(at={"paladino_belt.1": "zergling base"}),
    "arcturus_mengsk": side(at={"dylar_iv.1": "marine base"}),
    "tassadar": side(at={"pridewater.1": "zealot base"}),
}
"""With them, six players are at the table of Eye of the Storm, and nobody has eight orders."""


def building(seat: str, **others: Any) -> Judgement:
    """A Build order in the first round of Eye of the Storm, at the first purchase."""
    home = {RAYNOR: "moria", OVERMIND: "antiga_prime"}[seat]
    game = storm(orders={home: [f"{seat} build"]}, **others)
    while game.prompt != "build-forces":
        game.picks(next(one for one in game.options if one.startswith(("reveal", "execute"))))
    return judged(game)


def test_whoever_must_be_beside_an_installation_in_time_begins_with_an_army() -> None:
    """Whoever wins when the rounds are over has time for workers first, and loses units less
    gladly; eight orders a round leave time for both."""
    raynor, overmind = building(RAYNOR, **THE_OTHERS), building(OVERMIND, **THE_OTHERS)
    assert (raynor.aims.pressed, overmind.aims.pressed) == (True, False)
    assert (wants_worker(raynor), wants_worker(overmind)) == (False, True)
    assert raynor.aims.calm < overmind.aims.calm
    assert raynor.aims.thrift < overmind.aims.thrift
    assert not building(RAYNOR).aims.pressed


def test_in_the_last_round_losses_count_no_more_than_without_haste() -> None:
    hurried = judged(storm(phase="planning", round=7, **THE_OTHERS))
    assert hurried.aims.pressed
    assert hurried.aims.thrift == aims.THRIFT[0]
