"""Leadership cards that act on the execution of orders."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import ORDERS
from tests.marks import rule
from tests.starcraft.broodwar.led import regrouping, slugs
from tests.starcraft.broodwar.order_leaders import FAR, HOME, MENGSK, QUEEN, led, place_any
from tests.starcraft.broodwar.test_special_orders import RND, execute_as, finish, pool, unused
from tests.starcraft.scenario import Position, side, table

# ---- Deathblow and Terran Civilization -----------------------------------------------------------


@rule("BW-LEADCARD-06")
@pytest.mark.parametrize("order", ["build", "research", "mobilize", "special_build"])
def test_deathblow_makes_any_order_a_special_mobilize_order(order: str) -> None:
    """Interaction 6."""
    game = led(
        QUEEN,
        "deathblow",
        orders={"helios": [f"{QUEEN} build", f"{QUEEN} {order}"]},
        foe={**FAR, "helios.4": "marine"},
    )
    game.picks("reveal helios")
    assert "execute-as special_mobilize" in game.options
    assert ("execute" in game.options) == (order != "special_build"), "the pool has no room"
    game.picks("execute-as special_mobilize", "move zergling helios.2", "area helios.4", "done")
    assert game.state.battle is not None
    assert game.state.battle.special == 1
    while game.prompt != "reveal":
        game.picks("done" if "done" in game.options else game.options[0])
    assert pool(game, QUEEN) == []
    assert unused(game, order, QUEEN) == (1 if order == "special_build" else 2 - (order == "build"))


@rule("BW-LEADCARD-06")
def test_deathblow_costs_no_disposable_order() -> None:
    game = led(
        QUEEN,
        "deathblow",
        orders={"helios": [f"{QUEEN} build", f"{QUEEN} special_build"]},
        settings={"special_orders": "disposable"},
    )
    game.picks("reveal helios", "execute-as special_mobilize")
    finish(game)
    assert game.prompt == "reveal"
    assert unused(game, "special_build", QUEEN) == 1
    assert not game.told("lose-order")


@rule("BW-LEADCARD-06")
def test_with_deathblow_the_order_shown_and_the_event_card_are_still_possible() -> None:
    game = led(
        QUEEN,
        "deathblow",
        orders={"helios": [f"{QUEEN} build", f"{QUEEN} special_mobilize"]},
        own={"modules": [RND]},
    )
    game.picks("reveal helios")
    assert game.options == ["execute", "execute-as special_mobilize", "draw-event"]
    game.picks("execute", "done")
    finish(game)
    assert pool(game, QUEEN) == ["special_mobilize"], "executed as shown, it fills the pool"
    game.picks("reveal helios")
    assert game.why(QUEEN, execute_as("special_build")) == "BW-ORDER-07"


@rule("BW-LEADCARD-06")
def test_deathblow_is_over_with_its_phase_and_never_helps_others() -> None:
    game = led(
        QUEEN, "deathblow", orders={"helios": [f"{QUEEN} build"], "vyctor_5": ["jim_raynor build"]}
    )
    game.picks("reveal helios", "draw-event", "reveal vyctor_5")
    assert game.options == ["execute", "draw-event"]
    game.picks("draw-event")
    while game.state.phase != 1:
        game.picks("done" if "done" in game.options else game.options[0])
    assert slugs(game, QUEEN) == []


@rule("BW-LEADCARD-20")
def test_terran_civilization_makes_any_order_a_special_build_order() -> None:
    game = led(
        MENGSK,
        "terran_civilization",
        orders={"helios": [f"{MENGSK} mobilize", f"{MENGSK} special_research"]},
    )
    game.picks("reveal helios")
    assert game.options == ["execute-as special_build", "draw-event"]
    game.picks("execute-as special_build")
    assert game.prompt == "build-forces"
    game.picks("unit marine", "area helios.2")
    assert game.prompt == "discount"
    while game.prompt != "reveal":
        game.picks("done" if "done" in game.options else game.options[0])
    assert pool(game, MENGSK) == []
    assert unused(game, "special_research", MENGSK) == 1


@rule("BW-LEADCARD-20")
def test_terran_civilization_raises_the_buildings_that_there_are() -> None:
    sides = {
        MENGSK: side(at=HOME[MENGSK], buildings={"barracks": 1, "factory": 2}),
        "jim_raynor": side(at=FAR),
    }
    game = regrouping(3, sides)
    game.picks("leader terran_civilization")
    game.picks(game.options[0])
    player = game.player(MENGSK)
    race = game.box.race[player.faction]
    levels = dict(zip(game.box.building_slugs[race], player.buildings, strict=True))
    assert levels == {"barracks": 3, "factory": 3, "starport": 0}
    raised = [event.number for event in game.told("building")]
    assert raised == [3, 3]
    while game.state.phase != 1:
        game.picks("done" if "done" in game.options else game.options[0])
    assert "terran_civilization" in slugs(game, MENGSK), "in force from the next round"


# ---- the Star order ------------------------------------------------------------------------------


@rule("BW-TOKEN-06")
def test_the_star_order_is_one_of_the_four_and_needs_its_card() -> None:
    game = led(MENGSK, "the_sons_of_korhal", phase="planning")
    game.picks("planet helios")
    assert "order star" in game.options
    game.picks("order star")
    place_any(game)
    assert game.asked == MENGSK
    game.picks("planet helios")
    assert "order star" not in game.options, "once per phase"
    other = led(MENGSK, "terran_dominion", phase="planning")
    other.picks("planet helios")
    assert "order star" not in other.options
    assert other.why(MENGSK, Option("order", ORDERS.index("star"))) == "SC-PLAN-04"


def star(**options: Any) -> Position:
    """A revealed Star order on Helios, with another order below."""
    orders = {"helios": [f"{MENGSK} build", f"{MENGSK} star"], **options.pop("orders", {})}
    game = led(MENGSK, "the_sons_of_korhal", orders=orders, **options)
    game.picks("reveal helios")
    return game


STANDARD = ["execute-as build", "execute-as mobilize", "execute-as research"]


@rule("BW-LEADCARD-17")
def test_without_room_a_star_order_is_any_standard_order() -> None:
    game = star()
    assert game.options == [*STANDARD, "draw-event"]
    assert game.why(MENGSK, Option("execute")) == "BW-LEADCARD-17"
    assert game.why(MENGSK, execute_as("special_build")) == "BW-ORDER-03"
    game.picks("execute-as research")
    finish(game)
    assert len(game.player(MENGSK).drawn) == 1
    assert unused(game, "star", MENGSK) == 1
    assert unused(game, "research", MENGSK) == 2, "no second token is needed"


@rule("BW-LEADCARD-17")
def test_as_a_special_order_it_spends_an_unused_token_of_that_kind() -> None:
    """Interaction 9."""
    game = star(
        own={"modules": [RND]}, orders={"torus": [f"{MENGSK} special_mobilize"], "vyctor_5": []}
    )
    assert game.options == [
        *STANDARD, "execute-as special_build", "execute-as special_research", "draw-event",
    ]  # fmt: skip
    assert game.why(MENGSK, execute_as("special_mobilize")) == "BW-LEADCARD-17", "it lies on Torus"
    game.picks("execute-as special_build")
    finish(game)
    assert pool(game, MENGSK) == ["special_build"]
    assert (unused(game, "special_build", MENGSK), unused(game, "star", MENGSK)) == (0, 1)


GALAXY = (
    "helios 0 0", "torus 1 0", "hydrax 2 0", "pridewater 0 1", "tarsonis 1 1", "vyctor_5 2 1",
)  # fmt: skip


@rule("BW-LEADCARD-17")
def test_with_a_strategic_area_the_special_token_stays_unused() -> None:
    """Interaction 9."""
    game = led(
        MENGSK,
        "the_sons_of_korhal",
        orders={"hydrax": [f"{MENGSK} build", f"{MENGSK} star"]},
        at={"hydrax.1": "wraith", "hydrax.2": "marine base"},
        galaxy=GALAXY,
    )
    game.picks("reveal hydrax", "execute-as special_research")
    finish(game)
    assert pool(game, MENGSK) == []
    assert unused(game, "special_research", MENGSK) == 1


@rule("BW-LEADCARD-17", "BW-ORDER-07")
def test_a_strategic_area_makes_no_star_order_special_without_the_token() -> None:
    game = led(
        MENGSK,
        "the_sons_of_korhal",
        orders={
            "hydrax": [f"{MENGSK} build", f"{MENGSK} star"],
            "torus": [f"{MENGSK} special_research"],
        },
        at={"hydrax.1": "wraith", "hydrax.2": "marine base"},
        galaxy=GALAXY,
    )
    game.picks("reveal hydrax")
    assert game.why(MENGSK, execute_as("special_research")) == "BW-LEADCARD-17", "it lies on Torus"
    assert "execute-as special_build" in game.options
    game.picks("execute-as research")
    finish(game)
    assert len(game.player(MENGSK).drawn) == 1, "a standard Research order"


@rule("BW-LEADCARD-17")
def test_a_star_order_may_be_an_event_card() -> None:
    game = star()
    game.picks("draw-event")
    assert unused(game, "star", MENGSK) == 1
    assert len(game.player(MENGSK).drawn) == 1


# ---- stopped -------------------------------------------------------------------------------------


def stopped(*orders: str, leader: str = "the_sons_of_korhal", **options: Any) -> Position:
    """Mengsk's orders on Helios, where Tassadar can stop Mobilize orders."""
    return table(
        {
            MENGSK: side(at=HOME[MENGSK], leaders=[leader], **options),
            "tassadar": side(
                at={"helios.4": "dark_archon", "vyctor_5.2": "zealot base"},
                technologies=["maelstrom"],
            ),
        },
        orders={"helios": [f"{MENGSK} {order}" for order in orders]},
        expansion="brood_war",
    )


@rule("BW-LEADCARD-48", "BW-CARD-13")
def test_a_star_order_that_is_stopped_spends_no_special_order() -> None:
    """Interaction 9."""
    game = stopped("build", "star", modules=[RND])
    game.picks("reveal helios")
    assert (game.asked, game.prompt) == (MENGSK, "execute"), "it must be named first"
    game.picks("execute-as special_mobilize")
    assert (game.asked, game.prompt) == ("tassadar", "stop-order")
    game.picks("use-technology maelstrom")
    assert (game.asked, game.prompt) == (MENGSK, "reveal")
    assert pool(game, MENGSK) == []
    assert (unused(game, "special_mobilize", MENGSK), unused(game, "star", MENGSK)) == (1, 1)
    assert game.player(MENGSK).drawn == ()


@rule("BW-CARD-13")
def test_after_a_stopped_order_the_next_one_is_executed() -> None:
    game = stopped("build", "mobilize", leader="terran_dominion")
    game.picks("reveal helios", "use-technology maelstrom", "reveal helios", "execute")
    assert game.prompt == "build-forces"


@rule("BW-LEADCARD-17")
def test_a_star_order_that_is_not_stopped_is_executed_and_other_kinds_cannot_be() -> None:
    game = stopped("build", "star", modules=[RND])
    game.picks("reveal helios", "execute-as special_mobilize", "done")
    assert (game.asked, game.prompt) == (MENGSK, "move")
    other = stopped("build", "star")
    other.picks("reveal helios", "execute-as build")
    assert (other.asked, other.prompt) == (MENGSK, "build-forces")


@rule("BW-LEADCARD-20")
def test_what_the_token_shows_decides_whether_it_can_be_stopped() -> None:
    """Interaction 7."""
    game = stopped("build", "mobilize", leader="terran_civilization")
    game.picks("reveal helios")
    assert game.prompt == "stop-order", "before it is executed as a special Build order"
    game.picks("done", "execute-as special_build")
    assert game.prompt == "build-forces"


@rule("BW-LEADCARD-06")
def test_an_order_that_only_acts_as_mobilize_cannot_be_stopped() -> None:
    """Interaction 8."""
    game = table(
        {
            QUEEN: side(at=HOME[QUEEN], leaders=["deathblow"]),
            "tassadar": side(
                at={"helios.4": "dark_archon", "vyctor_5.2": "zealot base"},
                technologies=["maelstrom"],
            ),
        },
        orders={"helios": [f"{QUEEN} build"]},
        expansion="brood_war",
    )
    game.picks("reveal helios", "execute-as special_mobilize")
    assert (game.asked, game.prompt) == (QUEEN, "move")


@rule("BW-LEADCARD-20")
def test_a_star_order_executed_by_the_card_spends_no_special_order() -> None:
    game = led(
        MENGSK,
        "the_sons_of_korhal",
        "terran_civilization",
        orders={"helios": [f"{MENGSK} build", f"{MENGSK} star"]},
        own={"modules": [RND]},
    )
    game.picks("reveal helios", "execute-as special_build")
    finish(game)
    assert pool(game, MENGSK) == []
    assert (unused(game, "special_build", MENGSK), unused(game, "star", MENGSK)) == (1, 1)
    assert game.player(MENGSK).stood_for == 0, "the token may lie face down"


@rule("BW-LEADCARD-17")
def test_what_a_star_order_stood_for_is_forgotten_in_the_next_round() -> None:
    game = star(own={"modules": [RND]})
    game.picks("execute-as special_build")
    finish(game)
    assert game.player(MENGSK).stood_for == 1 << ORDERS.index("special_build")
    while game.state.round == 1:
        game.picks("done" if "done" in game.options else game.options[-1])
    assert game.player(MENGSK).stood_for == 0


@rule("BW-TOKEN-06")
def test_a_star_order_may_be_the_last_token_left() -> None:
    game = led(MENGSK, "the_sons_of_korhal", phase="planning")
    player = game.player(MENGSK)
    player.orders = player.owned = (0, 0, 0, 0, 0, 0, 0, 1)
    game.game.ask_again()
    game.picks("planet helios")
    assert game.options == ["order star"]
