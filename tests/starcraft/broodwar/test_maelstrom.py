"""BW-CARD-13: Maelstrom stops a Mobilize order."""

from __future__ import annotations

from typing import Any

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import ORDERS
from tests.marks import rule
from tests.starcraft.scenario import Position, side, table

OVERMIND = side(
    at={"helios.3": "zergling", "torus.2": "base"}, modules=["research_and_development"]
)


def revealed(order: str = "overmind mobilize", planet: str = "helios", **aldaris: Any) -> Position:
    """An order on Helios has been revealed, where Aldaris has a Dark Archon and Maelstrom."""
    mine = {"at": {"helios.2": "dark_archon base"}, "technologies": ["maelstrom"], **aldaris}
    faction = order.partition(" ")[0]
    sides = {"overmind": OVERMIND, "aldaris": side(**mine)}
    if faction == "aldaris":
        sides = dict(reversed(sides.items()))
    game = table(sides, orders={planet: [order]}, expansion="brood_war", round=1)
    game.picks(f"reveal {planet}")
    return game


@rule("BW-CARD-13")
def test_the_order_is_not_executed_and_the_card_must_be_bought_again() -> None:
    game = revealed()
    assert (game.asked, game.prompt) == ("aldaris", "stop-order")
    assert game.options == ["use-technology maelstrom", "done"]
    game.picks("use-technology maelstrom")
    assert game.state.round == 2, "the only order is over"
    assert not game.told("move")
    assert not game.told("draw-event"), "without an Event card"
    assert game.cards("aldaris", "technologies") == []
    assert "maelstrom" in game.cards("aldaris", "tech_deck")
    assert game.player("overmind").orders[ORDERS.index("mobilize")] == 2


@rule("BW-CARD-13")
def test_a_stopped_special_order_returns_to_the_unused_ones() -> None:
    game = revealed("overmind special_mobilize")
    game.picks("use-technology maelstrom")
    player = game.player("overmind")
    assert player.orders[ORDERS.index("special_mobilize")] == 1
    assert sum(player.special_pool) == 0
    assert not game.told("pool-order")


@rule("BW-CARD-13")
def test_the_owner_may_let_it_pass() -> None:
    game = revealed()
    game.picks("done")
    assert (game.asked, game.prompt) == ("overmind", "execute")
    assert game.cards("aldaris", "technologies") == ["maelstrom"]


@rule("BW-CARD-13")
def test_nobody_is_asked_without_a_dark_archon_there_or_without_the_card() -> None:
    elsewhere = {"helios.2": "zealot base", "torus.3": "dark_archon"}
    assert revealed(at=elsewhere).prompt == "execute"
    assert revealed(technologies=[]).prompt == "execute"


@rule("BW-CARD-13")
def test_it_is_for_mobilize_orders_of_others_only() -> None:
    assert revealed("overmind build").prompt == "execute"
    own = revealed("aldaris mobilize")
    assert (own.asked, own.prompt) == ("aldaris", "execute")


@rule("BW-CARD-13")
def test_an_order_is_stopped_once() -> None:
    mine = side(at={"helios.2": "dark_archon base"}, technologies=["maelstrom"])
    other = side(at={"helios.4": "dark_archon base"}, technologies=["maelstrom"])
    game = table(
        overmind=OVERMIND,
        aldaris=mine,
        tassadar=other,
        orders={"helios": ["overmind mobilize"]},
        expansion="brood_war",
    )
    game.picks("reveal helios")
    assert game.asked == "aldaris"
    game.picks("use-technology maelstrom")
    assert game.cards("tassadar", "technologies") == ["maelstrom"], "nobody asked Tassadar"
    assert game.prompt == "order-where"


@rule("BW-CARD-13")
def test_a_stolen_dark_archon_is_one() -> None:
    game = table(
        overmind=OVERMIND,
        aldaris=side(at={"helios.2": "dark_archon@tassadar base"}, technologies=["maelstrom"]),
        tassadar=side(at={"vyctor_5.2": "zealot base"}),
        orders={"helios": ["overmind mobilize"]},
        expansion="brood_war",
    )
    game.picks("reveal helios")
    assert (game.asked, game.prompt) == ("aldaris", "stop-order")
    assert game.why("aldaris", Option("execute")) == "BW-CARD-13"
