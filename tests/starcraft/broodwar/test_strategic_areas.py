"""Strategic areas: orders on their planet count as special, and special ones bypass the pool."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import ORDERS
from tests.marks import rule
from tests.starcraft.broodwar.test_special_orders import RND, execute_as, finish, pool, unused
from tests.starcraft.scenario import Position, side, table

GALAXY = (
    "helios 0 0", "torus 1 0", "hydrax 2 0", "pridewater 0 1", "tarsonis 1 1", "vyctor_5 2 1",
)  # fmt: skip
"""Hydrax: 1 strategic (flyers), 2 minerals, 3 conquest (flyers), 4 gas."""
HELD = {"hydrax.1": "wraith", "hydrax.2": "marine base"}


def held(orders: dict[str, list[str]], at: dict[str, str] = HELD, **options: Any) -> Position:
    """Jim Raynor has a base on Hydrax and holds the strategic area; the Overmind is on Vyctor 5."""
    foe = options.pop("foe", {"vyctor_5.2": "zergling base"})
    raynor = options.pop("raynor", {})
    return table(
        jim_raynor=side(at=at, **raynor),
        overmind=side(at=foe, **options.pop("overmind", {})),
        galaxy=GALAXY,
        orders=orders,
        expansion="brood_war",
        settings={"leadership": "no", **options.pop("settings", {})},
        **options,
    )


@rule("BW-ORDER-07", "BW-ORDER-EX2")
def test_a_standard_build_order_is_executed_as_a_special_one() -> None:
    game = held({"hydrax": ["jim_raynor mobilize", "jim_raynor build"]})
    game.picks("reveal hydrax")
    assert game.options == ["execute", "execute-as special_build", "draw-event"]
    game.picks("execute-as special_build")
    assert [ORDERS[event.things[0]] for event in game.told("execute-as")] == ["special_build"]
    game.picks("unit marine", "area hydrax.2", "discount minerals")
    game.picks("unit marine", "area hydrax.2", "pay", "unit marine", "pay")
    assert not any(text.startswith("unit ") for text in game.options), "2 + 1"
    finish(game)
    assert pool(game) == []
    assert unused(game, "build") == 2


@rule("BW-ORDER-07")
@pytest.mark.parametrize("way", ["execute", "execute-as special_mobilize"])
def test_its_owner_may_use_the_special_effects_or_not(way: str) -> None:
    game = held({"hydrax": ["jim_raynor mobilize"]}, foe={"hydrax.4": "zergling base"})
    game.picks("reveal hydrax", way, "move marine hydrax.2", "done")
    battle = game.state.battle
    assert battle is not None
    assert battle.special == (way != "execute")
    assert ("draw" in game.options) == (way != "execute"), "two more Combat cards"


@rule("BW-ORDER-07")
def test_standard_research_may_be_special_with_its_compulsory_choice() -> None:
    """Interaction 4."""
    game = held({"hydrax": ["jim_raynor mobilize", "jim_raynor research"]})
    game.picks("reveal hydrax", "execute-as special_research")
    finish(game)
    assert len(game.player("jim_raynor").drawn) == 2, "the additional Event card"
    plain = held({"hydrax": ["jim_raynor mobilize", "jim_raynor research"]})
    plain.picks("reveal hydrax", "execute")
    finish(plain)
    assert len(plain.player("jim_raynor").drawn) == 1


@rule("BW-ORDER-07")
def test_control_means_nobody_else_in_the_strategic_area_itself() -> None:
    orders = {"hydrax": ["jim_raynor build"]}
    beside = held(orders, foe={"hydrax.4": "zergling base"})
    beside.picks("reveal hydrax")
    assert "execute-as special_build" in beside.options, "other areas do not matter"
    for at in ({"hydrax.2": "marine base"}, {"hydrax.2": "marine base", "hydrax.3": "wraith"}):
        game = held(orders, at)
        game.picks("reveal hydrax")
        assert game.options == ["execute", "draw-event"]
        assert game.why("jim_raynor", execute_as("special_build")) == "BW-ORDER-07"
    taken = held(orders, {"hydrax.2": "marine base"}, foe={"hydrax.1": "mutalisk"})
    taken.picks("reveal hydrax")
    assert taken.options == ["execute", "draw-event"]


@rule("BW-ORDER-07")
@pytest.mark.parametrize(
    ("own", "foe", "holds"),
    [
        ("marine", "", True),
        ("base", "", True),
        ("icc", "", True),
        ("marine", "base", False),
        ("marine", "icc", False),
    ],
)
def test_whoever_controls_a_strategic_area_on_the_ground(own: str, foe: str, holds: bool) -> None:
    """Erebus Station: 1 strategic, for ground units."""
    others = {"erebus_station.1": foe} if foe else {}
    game = table(
        jim_raynor=side(at={"erebus_station.1": own, "erebus_station.2": "marine"}),
        overmind=side(at={"vyctor_5.2": "zergling base", **others}),
        galaxy=("helios 0 0", "erebus_station 0 1", "vyctor_5 1 0"),
        orders={"erebus_station": ["jim_raynor build"]},
        expansion="brood_war",
        settings={"leadership": "no"},
    )
    game.picks("reveal erebus_station")
    assert ("execute-as special_build" in game.options) == holds


@rule("BW-ORDER-07")
def test_orders_elsewhere_and_other_kinds_are_not_boosted() -> None:
    game = held({"torus": ["jim_raynor build"], "hydrax": ["jim_raynor build"]})
    game.picks("reveal torus")
    assert game.options == ["execute", "draw-event"]
    game.picks("draw-event", "reveal hydrax")
    assert game.why("jim_raynor", execute_as("special_mobilize")) == "SC-EXEC-03"
    assert game.why("jim_raynor", Option("execute-as", 99)) == "SC-EXEC-03"


@rule("BW-ORDER-08")
def test_a_special_order_there_needs_no_room_and_returns_to_the_unused_orders() -> None:
    """Interaction 1."""
    game = held({"hydrax": ["jim_raynor mobilize", "jim_raynor special_build"]})
    game.picks("reveal hydrax")
    assert game.options == ["execute", "draw-event"]
    game.picks("execute")
    finish(game)
    assert pool(game) == []
    assert unused(game, "special_build") == 1
    assert not game.told("pool-order")


@rule("BW-ORDER-08")
def test_two_special_orders_there_and_one_elsewhere_with_one_module() -> None:
    game = held(
        {
            "hydrax": ["jim_raynor special_research", "jim_raynor special_build"],
            "torus": ["jim_raynor special_mobilize"],
        },
        raynor={"modules": [RND]},
    )
    for planet in ("hydrax", "torus", "hydrax"):
        game.picks(f"reveal {planet}", "execute")
        finish(game)
    assert [ORDERS[event.things[0]] for event in game.told("pool-order")] == ["special_mobilize"]


@rule("BW-ORDER-08", "BW-OPT-03")
def test_a_disposable_order_there_is_not_lost() -> None:
    """Interaction 1."""
    game = held(
        {"hydrax": ["jim_raynor mobilize", "jim_raynor special_build"]},
        settings={"special_orders": "disposable"},
    )
    game.picks("reveal hydrax", "execute")
    finish(game)
    assert game.prompt == "reveal"
    assert unused(game, "special_build") == 1
    assert game.player("jim_raynor").owned == ()


@rule("BW-ORDER-09")
def test_a_mobilize_order_that_takes_the_area_gets_no_bonus() -> None:
    """Interaction 3."""
    game = held(
        {"hydrax": ["jim_raynor special_build", "jim_raynor mobilize"]},
        {"hydrax.2": "wraith base"},
    )
    game.picks("reveal hydrax")
    assert game.options == ["execute", "draw-event"]
    game.picks("execute", "move wraith hydrax.2", "area hydrax.1", "done")
    finish(game)
    game.picks("reveal hydrax")
    assert game.options == ["execute", "draw-event"], "control was gained before this reveal"


@rule("BW-ORDER-09")
def test_a_mobilize_order_that_leaves_the_area_keeps_its_bonus() -> None:
    """Interaction 3."""
    game = held(
        {"hydrax": ["jim_raynor special_build", "jim_raynor special_mobilize"]},
        foe={"hydrax.4": "zergling base"},
    )
    game.picks("reveal hydrax", "execute", "move wraith hydrax.1", "area hydrax.4", "done")
    assert game.state.battle is not None
    assert game.state.battle.special == 1
    while game.prompt != "reveal":
        game.picks("done" if "done" in game.options else game.options[0])
    assert pool(game) == []
    assert unused(game, "special_mobilize") == 1


@rule("BW-ORDER-09")
@pytest.mark.parametrize(
    ("order", "left"), [("build", ["execute", "draw-event"]), ("special_build", ["draw-event"])]
)
def test_after_control_was_lost_nothing_is_special(order: str, left: list[str]) -> None:
    game = held({"hydrax": [f"jim_raynor {order}", "jim_raynor mobilize"]})
    game.picks("reveal hydrax", "execute", "move wraith hydrax.1", "area hydrax.2", "done")
    finish(game)
    game.picks("reveal hydrax")
    assert game.options == left


@rule("BW-ORDER-10")
def test_a_defend_order_in_a_strategic_area_gives_nothing_more() -> None:
    game = held({}, phase="planning")
    game.picks("defend hydrax.1")
    while game.prompt == "defend-move":
        game.picks("done")
    assert pool(game) == []
    assert game.player("jim_raynor").orders[ORDERS.index("defend")] == 1
    assert game.player("jim_raynor").drawn == ()
    assert [event.kind for event in game.events] == ["defend", "guard"]
