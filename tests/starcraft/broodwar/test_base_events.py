"""BW-CARD-46: Event cards of the base box beside the pieces of the expansion."""

from __future__ import annotations

from typing import Any

from orrery.starcraft.facts.terms import ORDERS
from tests.marks import rule
from tests.starcraft.orders import RICH
from tests.starcraft.scenario import Position, side, table


def played(slug: str, faction: str = "tassadar", **mine: Any) -> Position:
    """A player plays an Event card; Raynor has a Leadership card and an Event card in play."""
    game = table(
        {
            faction: side(at={"helios.2": "base"}, drawn=[slug], resources=RICH, pool=10, **mine),
            "jim_raynor": side(
                at={"torus.2": "marine base"},
                leaders=["storage_facilities"],
                events=["defensive_strategy", "double_time"],
                pool=0,
            ),
        },
        phase="regrouping",
        expansion="brood_war",
        stages_led=(1, 2, 3),
    )
    game.picks(f"event {slug}")
    return game


@rule("BW-CARD-46")
def test_brilliant_engineering_may_give_a_new_module_or_building() -> None:
    game = played("brilliant_engineering", buildings={"robotics": 1})
    assert {"module defensive", "module assist", "module offensive"} <= set(game.options)
    game.picks("building robotics")
    assert game.player("tassadar").buildings[2] == 2
    other = played("brilliant_engineering")
    other.picks("module offensive")
    assert other.player("tassadar").modules[5] == 1
    assert other.player("tassadar").pool == 10


@rule("BW-CARD-46")
def test_base_construction_may_sell_a_new_module() -> None:
    game = played("base_construction")
    game.picks("module defensive")
    assert game.player("tassadar").modules[3] == 1
    assert game.player("tassadar").pool == 10, "it costs 1 gas, and one resource less"


@rule("BW-CARD-46")
def test_saboteur_and_informant_touch_no_leadership_card() -> None:
    for slug in ("saboteur", "informant"):
        game = played(slug)
        assert game.options == [
            "event-of defensive_strategy jim_raynor",
            "event-of double_time jim_raynor",
        ]


@rule("BW-CARD-46")
def test_double_time_frees_workers_and_no_special_orders() -> None:
    game = table(
        jim_raynor=side(
            at={"helios.2": "marine base"},
            events=["double_time"],
            special_pool=["special_build"],
            workers={"helios.2": 2},
            pool=1,
        ),
        overmind=side(at={"vyctor_5.2": "zergling base"}),
        orders={"helios": ["jim_raynor build"]},
        expansion="brood_war",
    )
    game.picks("reveal helios", "execute", "use double_time")
    player, special_build = game.player("jim_raynor"), ORDERS.index("special_build")
    assert player.pool == 3
    assert (player.special_pool[special_build], player.orders[special_build]) == (1, 0)
