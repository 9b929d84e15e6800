"""Leadership cards that act on the Planning Phase, and extra orders."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import DONE, Option
from tests.marks import rule
from tests.starcraft.broodwar.led import regrouping
from tests.starcraft.broodwar.order_leaders import ALDARIS, OVERMIND, QUEEN, led, place_any
from tests.starcraft.scenario import Position, side, table

# ---- Cerebrate Daggoth ---------------------------------------------------------------------------


def hive(**options: Any) -> Position:
    """The Overmind's Cerebrate is on Helios."""
    at = options.pop("at", {"helios.2": "zergling base", "helios.4": "cerebrate"})
    return led(OVERMIND, "cerebrate_daggoth", at=at, phase="planning", **options)


@rule("BW-LEADCARD-11")
def test_the_cerebrate_places_one_more_order_at_the_start_of_planning() -> None:
    game = hive()
    assert (game.asked, game.prompt) == (OVERMIND, "order-where")
    assert game.game.subject()["n"].number == 0, "an extra order"
    assert game.why(OVERMIND, DONE) == "SC-PLAN-01", "it cannot be declined"
    game.picks("planet helios", "order mobilize")
    assert game.stack("helios") == ["overmind mobilize"]
    placed = 0
    while game.prompt == "order-where":
        placed += game.asked == OVERMIND
        place_any(game)
    assert placed == 4, "the four regular orders follow"


@rule("BW-LEADCARD-11")
def test_without_the_installation_there_is_no_extra_order() -> None:
    """Another installation does not help."""
    game = hive(at={"helios.2": "zergling base", "helios.4": "icc"})
    assert game.game.subject()["n"].number == 1


@rule("BW-LEADCARD-11", "BW-ORDER-12")
def test_it_may_be_the_defend_order() -> None:
    """Interaction 11."""
    game = hive()
    game.picks("defend helios.4")
    while game.prompt == "defend-move":
        game.picks("done")
    assert (game.asked, game.game.subject()["n"].number) == (OVERMIND, 1)
    assert not any(text.startswith("defend") for text in game.options)


@rule("BW-LEADCARD-11")
def test_with_preemptive_action_two_orders_in_the_owners_sequence() -> None:
    for first in ("extra-order", "use preemptive_action"):
        game = hive(own={"events": ["preemptive_action"]})
        assert game.prompt == "start-of-planning"
        assert game.options == ["extra-order", "use preemptive_action"], "no declining yet"
        game.picks(first)
        place_any(game)
        if first == "extra-order":
            assert game.options == ["use preemptive_action", "done"]
            game.picks("use preemptive_action")
        place_any(game)
        assert (game.asked, game.game.subject()["n"].number) == (OVERMIND, 1)


@rule("BW-ORDER-12")
def test_preemptive_action_may_place_the_defend_order() -> None:
    """Interaction 11."""
    game = led(ALDARIS, phase="planning", own={"events": ["preemptive_action"]})
    game.picks("use preemptive_action", "defend helios.2")
    assert (game.asked, game.game.subject()["n"].number) == (ALDARIS, 1)


@rule("BW-ORDER-12")
def test_unexpected_action_may_place_the_defend_order_if_it_is_left() -> None:
    for is_used in (False, True):
        game = led(ALDARIS, phase="planning", own={"events": ["unexpected_action"]})
        if is_used:
            game.picks("defend helios.2")
        while game.prompt == "order-where":
            place_any(game)
        game.picks("use unexpected_action")
        assert ("defend helios.2" in game.options) == (not is_used), "once in a phase"


@rule("BW-ORDER-12")
@pytest.mark.parametrize("is_left", [True, False])
def test_unexpected_action_needs_a_token_and_the_defend_order_is_one(is_left: bool) -> None:
    game = led(ALDARIS, phase="planning", own={"events": ["unexpected_action"]})
    game.player(ALDARIS).orders = (2, 2, 0, 0, 0, 0, int(is_left), 0)
    while game.prompt == "order-where":
        place_any(game)
    assert (game.prompt == "end-of-planning") == is_left
    if is_left:
        game.picks("use unexpected_action")
        assert game.options == ["defend helios.2"]


@rule("BW-ORDER-12")
def test_after_three_orders_and_a_defend_order_a_player_is_finished_not_obstructed() -> None:
    """Interaction 10."""
    game = led(ALDARIS, phase="planning")
    game.picks("defend helios.2")
    while game.prompt == "order-where":
        planet = "helios" if game.asked == ALDARIS else "vyctor_5"
        game.picks(f"planet {planet}")
        game.picks(game.options[0])
    turns = []
    while game.prompt == "reveal":
        turns.append(game.asked)
        game.picks(game.options[0], "draw-event")
    assert turns == [ALDARIS, "jim_raynor"] * 3 + ["jim_raynor"]
    assert not game.told("obstructed")


# ---- Khala Devotee -------------------------------------------------------------------------------


def placed_all(game: Position, first: list[str]) -> None:
    """The first player places these orders on Helios, the other anything on Vyctor 5."""
    waiting = list(first)
    while game.prompt == "order-where":
        if game.asked == "jim_raynor":
            game.picks("planet vyctor_5")
            game.picks(game.options[0])
        else:
            game.picks("planet helios", f"order {waiting.pop(0)}")


FOUR = ["build", "mobilize", "research", "special_build"]


@rule("BW-LEADCARD-40")
def test_khala_devotee_puts_a_bottom_order_on_top_unread() -> None:
    game = led(ALDARIS, "khala_devotee", phase="planning")
    placed_all(game, FOUR)
    assert (game.asked, game.prompt) == (ALDARIS, "end-of-planning")
    assert game.options == ["turn-stack helios", "turn-stack vyctor_5", "done"]
    before = game.stack("vyctor_5")
    game.picks("turn-stack vyctor_5")
    assert game.stack("vyctor_5") == [*before[1:], before[0]]
    assert game.stack("helios") == [f"{ALDARIS} {order}" for order in FOUR]
    assert game.prompt == "reveal", "one stack only"
    [told] = game.told("turn-stack")
    assert told.things == (game.box.planet_slugs.index("vyctor_5"),), "no face is told"


@rule("BW-LEADCARD-40")
def test_khala_devotee_may_be_left_and_needs_a_stack_of_two() -> None:
    game = led(ALDARIS, "khala_devotee", phase="planning")
    game.picks("planet torus", "order build")
    placed_all(game, FOUR[1:])
    assert len(game.stack("torus")) == 1
    torus = Option("turn-stack", game.box.planet_slugs.index("torus"))
    assert game.why(ALDARIS, torus) is not None
    game.picks("done")
    assert game.stack("helios") == [f"{ALDARIS} {order}" for order in FOUR[1:]]


@rule("BW-LEADCARD-40")
def test_an_order_placed_later_lies_above() -> None:
    game = led(ALDARIS, "khala_devotee", phase="planning", own={"events": ["unexpected_action"]})
    placed_all(game, FOUR)
    game.picks("turn-stack helios", "use unexpected_action", "planet helios", "order build")
    orders = [order.split()[1] for order in game.stack("helios")]
    assert orders == ["mobilize", "research", "special_build", "build", "build"]


# ---- The Will of the Conclave --------------------------------------------------------------------


@rule("BW-LEADCARD-41")
def test_the_will_of_the_conclave_allows_two_orders_each_time() -> None:
    game = led(ALDARIS, "the_will_of_the_conclave", phase="planning")
    assert "done" not in game.options, "the first one must be placed"
    game.picks("planet helios", "order build")
    assert (game.asked, "done" in game.options) == (ALDARIS, True)
    game.picks("planet helios", "order mobilize")
    assert game.asked == "jim_raynor", "both before the next player"
    place_any(game)
    game.picks("planet helios", "order build", "done")
    assert game.asked == "jim_raynor"


@rule("BW-LEADCARD-41")
def test_eight_orders_in_all_a_defend_order_among_them() -> None:
    """Interaction 11."""
    game = led(ALDARIS, "the_will_of_the_conclave", phase="planning")
    game.picks("defend helios.2")
    while game.prompt == "order-where":
        place_any(game)
    laid = [order for planet in game.box.planet_slugs for order in game.stack(planet)]
    assert sum(order.startswith(ALDARIS) for order in laid) == 7


@rule("BW-LEADCARD-41")
def test_extra_orders_count_toward_the_eight() -> None:
    """Interaction 11."""
    game = led(
        ALDARIS,
        "the_will_of_the_conclave",
        phase="planning",
        own={"events": ["preemptive_action", "unexpected_action"]},
    )
    game.picks("use preemptive_action")
    while game.prompt == "order-where":
        place_any(game)
    assert game.prompt == "reveal", "no ninth order by Unexpected Action"
    laid = [order for planet in game.box.planet_slugs for order in game.stack(planet)]
    assert sum(order.startswith(ALDARIS) for order in laid) == 8


@rule("BW-LEADCARD-41")
def test_whoever_has_more_orders_goes_on_alone() -> None:
    game = led(ALDARIS, "the_will_of_the_conclave", phase="planning")
    while game.prompt == "order-where":
        planet = "helios" if game.asked == ALDARIS else "vyctor_5"
        game.picks(f"planet {planet}")
        game.picks(game.options[0])
    turns = []
    while game.prompt == "reveal":
        turns.append(game.asked)
        game.picks(game.options[0], "draw-event")
    assert turns == [ALDARIS, "jim_raynor"] * 4 + [ALDARIS] * 4


# ---- Subtle Influence ----------------------------------------------------------------------------


@rule("BW-LEADCARD-07")
def test_the_planet_is_chosen_among_those_with_most_of_her_units() -> None:
    sides = {
        QUEEN: side(
            at={"helios.2": "zergling base", "torus.3": "zergling", "tarsonis.1": "zergling"}
        ),
        "jim_raynor": side(at={"torus.4": "marine", "vyctor_5.2": "marine base"}),
    }
    game = regrouping(3, sides)
    game.picks("leader subtle_influence")
    game.picks(game.options[0])
    assert game.options == ["planet helios", "planet tarsonis"], "a tie on Torus does not qualify"
    game.picks("planet tarsonis")
    assert game.state.influenced == game.box.planet_slugs.index("tarsonis")


@rule("BW-LEADCARD-07")
def test_without_such_a_planet_nothing_happens() -> None:
    sides = {
        QUEEN: side(at={"helios.2": "zergling base", "helios.4": "base"}),
        "jim_raynor": side(at={"helios.1": "marine", "vyctor_5.2": "marine base"}),
    }
    game = regrouping(3, sides)
    game.picks("leader subtle_influence")
    game.picks(game.options[0])
    assert game.state.influenced == -1
    assert not game.told("influence")


def influenced(**options: Any) -> Position:
    """The Queen of Blades has chosen Vyctor 5, where Jim Raynor has his base; she plans first."""
    game = led(QUEEN, "subtle_influence", phase="planning", **options)
    game.state.influenced = game.box.planet_slugs.index("vyctor_5")
    return game


@rule("BW-LEADCARD-07")
def test_others_may_place_one_order_there() -> None:
    """Interaction 12."""
    game = influenced()
    place_any(game)
    vyctor = Option("planet", game.box.planet_slugs.index("vyctor_5"))
    game.picks("planet vyctor_5", "order build")
    place_any(game)
    assert "planet vyctor_5" not in game.options
    assert "planet dylar_iv" in game.options
    assert game.why("jim_raynor", vyctor) == "BW-LEADCARD-07"
    assert "defend vyctor_5.2" not in game.options
    area = game.box.area_slugs.index("vyctor_5.2")
    assert game.why("jim_raynor", Option("defend", area)) == "BW-LEADCARD-07"


@rule("BW-LEADCARD-07")
def test_a_defend_order_on_the_planet_counts() -> None:
    """Interaction 12."""
    game = influenced()
    place_any(game)
    game.picks("defend vyctor_5.2")
    place_any(game)
    assert "planet vyctor_5" not in game.options


@rule("BW-LEADCARD-07")
def test_she_herself_is_not_limited() -> None:
    game = influenced(at={"vyctor_5.1": "zergling base"})
    game.picks("planet vyctor_5", "order build", "planet vyctor_5", "order build")
    assert game.asked == QUEEN
    assert "planet vyctor_5" in game.options


@rule("BW-LEADCARD-07")
def test_whoever_has_no_other_place_skips() -> None:
    """Interaction 12."""
    game = influenced(
        galaxy=("helios 0 0", "torus 1 0", "vyctor_5 8 8"),
        at={"helios.2": "zergling base"},
    )
    turns = []
    while game.prompt == "order-where":
        turns.append(game.asked)
        place_any(game)
    assert turns == [QUEEN, "jim_raynor", QUEEN, QUEEN, QUEEN]


@rule("BW-LEADCARD-07")
def test_it_is_over_after_the_planning_phase() -> None:
    game = influenced()
    while game.prompt == "order-where":
        place_any(game)
    assert game.state.influenced == -1


@rule("BW-LEADCARD-11", "BW-ORDER-12")
def test_preemptive_action_leaves_tokens_for_the_cerebrate_and_the_four_orders() -> None:
    """Five tokens are left: four for the regular orders, one for the Cerebrate."""
    game = hive(own={"events": ["preemptive_action"]})
    player = game.player(OVERMIND)
    player.orders = player.owned = (2, 2, 1, 0, 0, 0, 1, 0)
    game.game.stack.pop()
    game.game.stack[-1].at, game.game.stack[-1].done = 2, 0
    game.game.go_on(None)
    assert (game.prompt, game.game.subject()["n"].number) == ("order-where", 0), (
        "no Preemptive Action"
    )


@rule("BW-LEADCARD-41")
def test_without_tokens_for_stacks_only_the_defend_order_is_left() -> None:
    game = led(ALDARIS, "the_will_of_the_conclave", phase="planning")
    player = game.player(ALDARIS)
    player.orders = player.owned = (0, 0, 0, 0, 0, 0, 1, 0)
    game.game.ask_again()
    assert game.options == ["defend helios.2"]
    helios = Option("planet", game.box.planet_slugs.index("helios"))
    assert game.why(ALDARIS, helios) == "SC-PLAN-04"
    game.picks("defend helios.2")
    assert game.asked == "jim_raynor", "no second order"


@rule("BW-LEADCARD-07")
def test_stolen_units_count_for_who_controls_them() -> None:
    sides = {
        QUEEN: side(at={"helios.2": "zergling base", "torus.3": "zergling marine@jim_raynor"}),
        "jim_raynor": side(at={"torus.4": "marine", "vyctor_5.2": "marine base"}),
    }
    game = regrouping(3, sides)
    game.picks("leader subtle_influence")
    game.picks(game.options[0])
    assert game.options == ["planet helios", "planet torus"]


@rule("BW-LEADCARD-07")
def test_preemptive_action_waits_for_a_place() -> None:
    """Interaction 12: the order of the Cerebrate was the only one that the planet takes."""
    game = table(
        {
            QUEEN: side(at={"helios.2": "zergling base"}, leaders=["subtle_influence"]),
            OVERMIND: side(
                at={"vyctor_5.1": "zergling base", "vyctor_5.2": "cerebrate"},
                leaders=["cerebrate_daggoth"],
                events=["preemptive_action"],
            ),
        },
        galaxy=("helios 0 0", "torus 1 0", "vyctor_5 8 8"),
        phase="planning",
        expansion="brood_war",
    )
    game.state.influenced = game.box.planet_slugs.index("vyctor_5")
    assert game.options == ["extra-order", "use preemptive_action"]
    game.picks("extra-order", "planet vyctor_5", "order build")
    assert (game.asked, game.prompt) == (QUEEN, "order-where")
    assert game.event_cards(OVERMIND) == ["preemptive_action"]
