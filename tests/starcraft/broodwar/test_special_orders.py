"""Special orders are placed freely and executed within the Special Order Pool."""

from __future__ import annotations

from typing import Any

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import ORDERS
from tests.marks import rule
from tests.starcraft.scenario import Position, side, table

RND = "research_and_development"
FAR = side(at={"vyctor_5.2": "zergling base"})
SPECIALS = ("special_build", "special_mobilize", "special_research")


def ordered(orders: dict[str, list[str]], **options: Any) -> Position:
    """Jim Raynor has a base on Helios, units beside it, and orders; the Overmind is far away."""
    raynor = {"at": {"helios.2": "marine base"}, **options.pop("raynor", {})}
    return table(
        jim_raynor=side(**raynor),
        overmind=FAR,
        orders=orders,
        expansion="brood_war",
        settings={"leadership": "no", **options.pop("settings", {})},
        **options,
    )


def pool(game: Position, faction: str = "jim_raynor") -> list[str]:
    counts = game.player(faction).special_pool
    return [ORDERS[order] for order, count in enumerate(counts) for _ in range(count)]


def unused(game: Position, order: str, faction: str = "jim_raynor") -> int:
    return game.player(faction).orders[ORDERS.index(order)]


def execute_as(order: str) -> Option:
    return Option("execute-as", ORDERS.index(order))


def finish(game: Position) -> None:
    """Everything that an order asks is answered by no."""
    while game.prompt not in ("reveal", "execute", "spend-order", "play-event", "discard-to-limit"):
        game.picks("done" if "done" in game.options else game.options[-1])


# ---- placing -------------------------------------------------------------------------------------


@rule("BW-ORDER-01", "BW-ORDER-EX1")
def test_without_any_module_all_special_orders_may_be_placed_in_round_1() -> None:
    game = ordered({}, phase="planning")
    assert game.player("jim_raynor").modules == (0,) * 6
    assert game.player("jim_raynor").allowed == len(SPECIALS), "as programs are told"
    for special in SPECIALS:
        game.picks("planet helios")
        game.picks(f"order {special}")
        game.picks("planet vyctor_5")
        game.picks(game.options[0])
    game.picks("planet helios")
    assert game.options == ["order build", "order mobilize", "order research"]


@rule("BW-ORDER-04")
def test_a_special_order_in_the_pool_cannot_be_placed() -> None:
    game = ordered({}, phase="planning", raynor={"special_pool": ["special_build"]})
    game.picks("planet helios")
    assert "order special_build" not in game.options
    assert game.why("jim_raynor", Option("order", ORDERS.index("special_build"))) == "SC-PLAN-04"
    assert "order special_mobilize" in game.options


# ---- the reveal ----------------------------------------------------------------------------------


@rule("BW-ORDER-02", "BW-ORDER-EX1")
def test_without_room_in_the_pool_a_special_order_is_an_event_card() -> None:
    game = ordered({"helios": ["jim_raynor special_build"]})
    game.picks("reveal helios")
    assert game.options == ["draw-event"]
    assert game.why("jim_raynor", Option("execute")) == "BW-ORDER-03"
    game.picks("draw-event")
    assert pool(game) == []
    assert unused(game, "special_build") == 1
    assert len(game.player("jim_raynor").drawn) == 1


@rule("BW-ORDER-02", "BW-ORDER-03")
def test_an_executed_special_order_fills_the_pool_after_it_has_been_carried_out() -> None:
    game = ordered(
        {"helios": ["jim_raynor special_mobilize", "jim_raynor special_build"]},
        raynor={"modules": [RND]},
    )
    game.picks("reveal helios")
    assert game.options == ["execute", "draw-event"]
    game.picks("execute")
    assert game.prompt == "build-forces"
    assert pool(game) == [], "not before it has been executed"
    finish(game)
    assert pool(game) == ["special_build"]
    assert unused(game, "special_build") == 0
    game.picks("reveal helios")
    assert game.options == ["draw-event"], "the second one of the round"


@rule("BW-ORDER-02")
def test_the_order_of_a_player_who_is_out_fills_no_pool() -> None:
    game = table(
        jim_raynor=side(at={"helios.2": "marine"}, modules=[RND]),
        overmind=FAR,
        tassadar=side(at={"torus.2": "zealot base"}),
        orders={"helios": ["jim_raynor special_mobilize"], "torus": ["tassadar build"]},
        expansion="brood_war",
        settings={"leadership": "no"},
    )
    game.picks("reveal helios", "execute", "destroy", "area helios.2")
    assert game.player("jim_raynor").out
    assert not game.told("pool-order")


@rule("BW-ORDER-03")
def test_the_pool_has_room_for_one_order_for_each_module() -> None:
    game = ordered(
        {"helios": ["jim_raynor special_build"]},
        raynor={"modules": [RND] * 3, "special_pool": SPECIALS[1:]},
    )
    game.picks("reveal helios")
    assert game.options == ["execute", "draw-event"]
    full = ordered(
        {"helios": ["jim_raynor special_build"]},
        raynor={"modules": [RND] * 2, "special_pool": SPECIALS[1:]},
    )
    full.picks("reveal helios")
    assert full.options == ["draw-event"]


@rule("BW-ORDER-02")
def test_a_special_order_is_never_executed_as_a_standard_one() -> None:
    game = ordered({"helios": ["jim_raynor special_build"]}, raynor={"modules": [RND]})
    game.picks("reveal helios")
    assert game.why("jim_raynor", execute_as("build")) == "BW-ORDER-02"
    assert game.why("jim_raynor", execute_as("special_mobilize")) == "BW-ORDER-02"


@rule("BW-ORDER-05")
def test_event_cards_instead_of_special_orders_never_fill_the_pool() -> None:
    game = ordered(
        {"helios": [f"jim_raynor {special}" for special in SPECIALS]},
        raynor={"modules": [RND]},
    )
    game.picks("reveal helios", "draw-event")
    assert pool(game) == []
    game.picks("reveal helios", "execute")
    finish(game)
    game.picks("reveal helios", "draw-event")
    assert len(game.told("draw-event")) == 2
    assert [ORDERS[event.things[0]] for event in game.told("pool-order")] == ["special_mobilize"]


@rule("BW-ORDER-06", "BW-ORDER-EX1")
def test_a_module_built_earlier_in_the_phase_counts() -> None:
    """Interaction 2."""
    rich = {"pool": 8, "resources": ["helios.2", "helios.4", "pridewater.1", "pridewater.2"]}
    game = ordered({"helios": ["jim_raynor special_research", "jim_raynor build"]}, raynor=rich)
    game.picks("reveal helios", "execute", "done", f"module {RND}", "pay")
    finish(game)
    game.picks("reveal helios")
    assert game.options == ["execute", "draw-event"]
    game.picks("execute")
    finish(game)
    assert [ORDERS[event.things[0]] for event in game.told("pool-order")] == ["special_research"]


@rule("BW-ORDER-06")
def test_a_special_build_order_cannot_use_the_module_that_it_builds() -> None:
    """Interaction 2."""
    rich = {"pool": 8, "resources": ["helios.2", "helios.4", "pridewater.1", "pridewater.2"]}
    game = ordered(
        {"helios": ["jim_raynor special_build"]},
        raynor=rich,
        settings={"special_orders": "disposable"},
    )
    game.picks("reveal helios", "execute", "done", f"module {RND}", "done", "pay")
    finish(game)
    assert game.player("jim_raynor").modules[1] == 1
    assert pool(game) == [], "there was no room when it was revealed"
    assert [event.things for event in game.told("lose-order")] == [(3,)]


# ---- coming back ---------------------------------------------------------------------------------


@rule("BW-ORDER-04", "BW-REGROUP-04")
def test_the_pool_is_emptied_with_the_workers() -> None:
    game = ordered(
        {"helios": ["jim_raynor special_build"]},
        raynor={"modules": [RND], "drawn": ["scouting_party"]},
    )
    game.picks("reveal helios", "execute")
    finish(game)
    assert game.prompt == "play-event", "step 9"
    assert pool(game) == []
    assert [unused(game, special) for special in SPECIALS] == [1, 1, 1]
    regrouping = ordered(
        {},
        phase="regrouping",
        raynor={"special_pool": SPECIALS[:2], "events": ["industrial_strategy"]},
    )
    assert regrouping.prompt == "industrial-strategy", "the window before step 1"
    assert pool(regrouping) == [*SPECIALS[:2]]
    regrouping.picks("done")
    assert [unused(regrouping, special) for special in SPECIALS] == [1, 1, 1]


# ---- Events --------------------------------------------------------------------------------------


@rule("BW-ORDER-11")
def test_unconventional_strategy_lets_all_special_orders_be_executed() -> None:
    """Interaction 5."""
    game = ordered(
        {"helios": [f"jim_raynor {special}" for special in SPECIALS], "vyctor_5": []},
        raynor={"events": ["unconventional_strategy"]},
    )
    for number in range(3):
        game.picks("reveal helios", "execute")
        if number == 2:
            break
        finish(game)
        assert len(pool(game)) == number + 1
    before = [event.kind for event in game.events].count("pool-order")
    finish(game)
    assert [event.kind for event in game.events].count("pool-order") == before + 1 == 3


@rule("BW-ORDER-12")
def test_what_each_faction_owns() -> None:
    game = ordered({}, phase="planning")
    assert game.player("jim_raynor").orders == (2, 2, 2, 1, 1, 1, 1, 0)


# ---- disposable special orders -------------------------------------------------------------------

DISPOSABLE = {"special_orders": "disposable"}


@rule("BW-OPT-03")
def test_without_room_a_disposable_order_is_executed_and_lost() -> None:
    game = ordered(
        {"helios": ["jim_raynor special_mobilize", "jim_raynor special_build"]},
        settings=DISPOSABLE,
    )
    game.picks("reveal helios")
    assert game.options == ["execute", "draw-event"]
    game.picks("execute")
    finish(game)
    assert game.prompt == "reveal", "nothing to choose"
    assert pool(game) == []
    assert unused(game, "special_build") == 0
    assert game.player("jim_raynor").owned == (2, 2, 2, 0, 1, 1, 1, 0)
    game.picks("reveal helios", "draw-event")
    assert unused(game, "special_mobilize") == 1, "an Event card does not cost the order"


@rule("BW-OPT-03")
def test_with_room_the_owner_of_a_disposable_order_chooses() -> None:
    for verb, left in (("pool-order", ["special_build"]), ("lose-order", [])):
        game = ordered(
            {"helios": ["jim_raynor build", "jim_raynor special_build"]},
            raynor={"modules": [RND]},
            settings=DISPOSABLE,
        )
        game.picks("reveal helios", "execute")
        finish(game)
        assert game.options == ["pool-order special_build", "lose-order special_build"]
        assert game.asked == "jim_raynor"
        game.picks(f"{verb} special_build")
        assert pool(game) == left
        assert game.player("jim_raynor").owned == (() if left else (2, 2, 2, 0, 1, 1, 1, 0))


@rule("BW-ORDER-13")
def test_with_unconventional_strategy_a_disposable_order_may_go_to_the_pool() -> None:
    """Interaction 5."""
    game = ordered(
        {"helios": ["jim_raynor build", "jim_raynor special_build"]},
        raynor={"events": ["unconventional_strategy"]},
        settings=DISPOSABLE,
    )
    game.picks("reveal helios", "execute")
    finish(game)
    assert game.options == ["pool-order special_build", "lose-order special_build"]
    game.picks("pool-order special_build")
    assert pool(game) == ["special_build"]
