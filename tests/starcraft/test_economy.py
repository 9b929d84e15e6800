"""Resources and payment: workers, capacity, force mining, discounts (SC-ECON)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.starcraft.board.state import PLANNING
from orrery.starcraft.facts.terms import CONQUEST
from tests.marks import rule
from tests.starcraft.orders import depletion, executing, on_cards, reason, spent
from tests.starcraft.scenario import Position, Side, side, table

HOME = {"helios.2": "base"}


def mengsk(**changes: Any) -> Side:
    """Mengsk with a base on Helios: two minerals there, one gas."""
    return side(**{"at": HOME, **changes})


def building(**changes: Any) -> Position:
    return executing("arcturus_mengsk build", arcturus_mengsk=mengsk(**changes))


@rule("SC-ECON-01", "SC-ECON-02")
def test_each_mineral_and_gas_takes_one_worker_from_the_pool() -> None:
    game = building(buildings={"barracks": 2}, pool=6)
    game.picks("unit firebat", "area helios.1", "pay")
    assert on_cards(game, "arcturus_mengsk") == {"permanent.minerals": 1, "permanent.gas": 1}
    assert game.player("arcturus_mengsk").pool == 4


@rule("SC-ECON-02")
def test_gas_does_not_pay_minerals() -> None:
    game = building(buildings={"barracks": 2})
    game.picks("unit firebat", "area helios.1", "worker helios.2")
    assert game.options == ["pay", "worker helios.4", "worker permanent.gas"]
    assert reason(game, "arcturus_mengsk", "worker", "permanent.minerals") == "SC-ECON-13"


@rule("SC-ECON-18")
def test_without_a_worker_in_the_pool_nothing_with_a_cost_is_bought() -> None:
    assert building(pool=0).options == ["destroy", "done"]
    game = building(pool=1)
    assert "unit marine" in game.options
    game.picks("new-worker", "pay")
    assert reason(game, "arcturus_mengsk", "unit", "marine") == "SC-ECON-18"
    assert game.options == ["destroy", "done"]


@rule("SC-ECON-03")
def test_cards_of_other_planets_pay_too() -> None:
    game = building(resources=["pridewater.1", "tarsonis.3"])
    game.picks("unit marine", "area helios.1")
    assert game.options == [
        "pay", "worker pridewater.1", "worker tarsonis.3", "worker permanent.minerals",
    ]  # fmt: skip
    game.picks("worker tarsonis.3")
    assert on_cards(game, "arcturus_mengsk") == {"tarsonis.3": 1}


@rule("SC-ECON-02")
def test_cards_of_others_do_not_pay() -> None:
    game = building()
    game.picks("unit marine", "area helios.1")
    assert reason(game, "arcturus_mengsk", "worker", "vyctor_5.2") == "SC-ECON-02"


@rule("SC-EX-04", "SC-ECON-04")
@pytest.mark.parametrize(("card", "forced"), [("helios.2", 1), ("pridewater.1", 0)])
def test_a_zealot_fills_a_card_of_two_and_a_card_of_three_takes_one_more(
    card: str, forced: int
) -> None:
    mine = side(at=HOME, resources=[card], workers={"permanent.minerals": 4})
    game = executing("aldaris build", aldaris=mine)
    game.picks("unit zealot", "area helios.1")
    assert on_cards(game, "aldaris")[card] == 2
    assert game.player("aldaris").pool == 4
    game.picks("new-worker")
    assert on_cards(game, "aldaris")[card] == 3
    assert depletion(game, card) == forced


@rule("SC-EX-05", "SC-ECON-18")
def test_five_workers_spend_only_five_of_ten_resources() -> None:
    game = executing(
        "arcturus_mengsk build",
        arcturus_mengsk=side(
            at=HOME,
            pool=5,
            resources=["pridewater.2", "tarsonis.2"],
            buildings={"barracks": 3},
        ),
    )
    # Two permanent gas and two cards of two are six gas; the four minerals are permanent ones.
    game.picks("unit ghost", "area helios.1", "pay", "unit ghost", "area helios.1", "pay")
    assert reason(game, "arcturus_mengsk", "unit", "ghost") == "SC-BUILD-08"
    game.picks("new-worker")
    assert spent(game, "arcturus_mengsk", 5) == 5
    assert reason(game, "arcturus_mengsk", "new-worker") == "SC-ECON-18"
    assert sum(on_cards(game, "arcturus_mengsk").values()) == 5


@rule("SC-ECON-05")
def test_workers_stay_on_their_card_for_later_orders_of_the_round() -> None:
    game = table(
        arcturus_mengsk=mengsk(),
        overmind=side(at={"vyctor_5.2": "zergling base"}),
        orders={"helios": ["arcturus_mengsk build", "arcturus_mengsk build"]},
    )
    game.picks("reveal helios", "execute", "unit marine", "area helios.1", "worker helios.2")
    game.picks("done", "done")
    game.picks("reveal helios", "execute")
    assert on_cards(game, "arcturus_mengsk") == {"helios.2": 1}
    assert game.player("arcturus_mengsk").pool == 5


@rule("SC-ECON-06")
def test_permanent_resources_cannot_be_force_mined() -> None:
    game = building(resources=[], workers={"permanent.minerals": 3}, pool=3)
    game.picks("new-worker")
    assert reason(game, "arcturus_mengsk", "unit", "marine") == "SC-ECON-13"
    assert on_cards(game, "arcturus_mengsk") == {"permanent.minerals": 4}
    game = building(resources=["helios.2", "pridewater.1"], workers={"permanent.minerals": 4})
    game.picks("new-worker")
    assert game.options == ["pay", "worker helios.2", "worker pridewater.1"]
    assert reason(game, "arcturus_mengsk", "worker", "permanent.minerals") == "SC-ECON-06"


@rule("SC-ECON-07", "SC-ECON-11")
def test_force_mining_a_full_card_turns_it_and_leaves_its_workers() -> None:
    game = building(resources=["helios.2"], workers={"permanent.minerals": 4, "helios.2": 2})
    game.picks("new-worker")
    assert on_cards(game, "arcturus_mengsk")["helios.2"] == 3
    assert depletion(game, "helios.2") == 1
    assert [game.box.area_slugs[event.things[0]] for event in game.told("partial")] == ["helios.2"]


@rule("SC-ECON-07")
def test_only_a_full_card_is_force_mined() -> None:
    game = building(resources=["helios.2"], workers={"permanent.minerals": 4, "helios.2": 1})
    game.picks("new-worker")
    assert on_cards(game, "arcturus_mengsk")["helios.2"] == 2
    assert depletion(game, "helios.2") == 0


@rule("SC-ECON-08")
def test_the_second_force_mining_removes_the_card_and_its_workers_are_unavailable() -> None:
    mine = mengsk(resources=["helios.2"], workers={"permanent.minerals": 4, "helios.2": 3})
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine, depletion={"helios.2": 1})
    game.picks("new-worker")
    player = game.player("arcturus_mengsk")
    assert (player.resources, depletion(game, "helios.2")) == ((), 2)
    assert player.unavailable == 4 + 1  # and the new worker
    assert reason(game, "arcturus_mengsk", "new-worker") == "SC-ECON-13"


@rule("SC-ECON-08")
def test_a_depleted_card_pays_no_more() -> None:
    game = building(
        resources=["helios.2"], workers={"permanent.minerals": 3, "helios.2": 2}, pool=9
    )
    game.picks("unit marine", "area helios.1", "worker helios.2")
    game.picks("unit marine", "area helios.1", "worker helios.2")
    assert depletion(game, "helios.2") == 2
    game.picks("new-worker")  # only the last permanent mineral is left
    assert game.player("arcturus_mengsk").permanent == (4, 0)


@rule("SC-ECON-09")
def test_a_card_of_two_pays_four_in_one_payment_and_is_gone() -> None:
    game = executing(
        "arcturus_mengsk build",
        arcturus_mengsk=side(
            at=HOME,
            resources=["helios.2"],
            workers={"permanent.minerals": 4},
            buildings={"factory": 1},
            pool=9,
        ),
    )
    game.picks("unit vulture", "area helios.1")
    assert on_cards(game, "arcturus_mengsk")["helios.2"] == 2
    game.picks("unit vulture", "area helios.1")
    player = game.player("arcturus_mengsk")
    assert (player.resources, player.unavailable, player.pool) == ((), 4, 5)
    assert depletion(game, "helios.2") == 2


@rule("SC-ECON-10")
def test_a_card_force_mined_by_another_can_be_force_mined_only_once_more() -> None:
    mine = mengsk(resources=["helios.2"], workers={"permanent.minerals": 4, "helios.2": 2})
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine, depletion={"helios.2": 1})
    game.picks("unit marine", "area helios.1")
    assert depletion(game, "helios.2") == 2
    assert "unit marine" not in game.options


@rule("SC-ECON-16")
def test_whoever_gains_the_card_of_a_partially_depleted_area_takes_it_yellow() -> None:
    game = table(
        arcturus_mengsk=mengsk(at={"helios.2": "base marine"}, resources=[]),
        overmind=side(at={"vyctor_5.2": "zergling base"}),
        phase="regrouping",
        depletion={"helios.2": 1},
    )
    assert "helios.2" in [game.box.area_slugs[a] for a in game.player("arcturus_mengsk").resources]
    assert depletion(game, "helios.2") == 1


@rule("SC-ECON-11")
def test_a_yellow_card_holds_as_many_workers_as_before() -> None:
    game = executing(
        "arcturus_mengsk build",
        arcturus_mengsk=mengsk(resources=["helios.2"], workers={"permanent.minerals": 4}),
        depletion={"helios.2": 1},
    )
    game.picks("new-worker", "new-worker")
    assert on_cards(game, "arcturus_mengsk")["helios.2"] == 2
    assert depletion(game, "helios.2") == 1
    game.picks("new-worker")
    assert depletion(game, "helios.2") == 2


@rule("SC-ECON-13")
def test_a_cost_is_paid_exactly() -> None:
    game = building(resources=["helios.2", "pridewater.1"], pool=6)
    game.picks("unit marine", "area helios.1", "worker helios.2")
    assert spent(game, "arcturus_mengsk", 6) == 1
    assert game.prompt == "build-forces"


@rule("SC-ECON-13")
def test_what_cannot_be_paid_in_full_is_not_bought() -> None:
    game = building(resources=[], workers={"permanent.minerals": 3}, buildings={"factory": 1})
    assert "unit marine" in game.options
    assert "unit vulture" not in game.options
    assert reason(game, "arcturus_mengsk", "unit", "vulture") == "SC-ECON-13"


@rule("SC-ECON-14", "SC-BUILD-27")
def test_a_discount_takes_a_mineral_or_a_gas_that_the_cost_contains() -> None:
    game = executing("arcturus_mengsk special_build", arcturus_mengsk=mengsk())
    game.picks("unit marine", "area helios.1")
    assert game.options == ["discount minerals", "done"]
    game.picks("discount minerals")
    assert spent(game, "arcturus_mengsk", 6) == 0  # free: no worker is needed
    assert game.army("helios.1") == ["marine"]


@rule("SC-ECON-14")
def test_the_buyer_chooses_which_resource_is_saved() -> None:
    game = executing(
        "arcturus_mengsk special_build", arcturus_mengsk=mengsk(buildings={"barracks": 2})
    )
    game.picks("unit firebat", "area helios.1")
    assert game.options == ["discount minerals", "discount gas", "done"]
    game.picks("discount gas", "pay")
    assert on_cards(game, "arcturus_mengsk") == {"permanent.minerals": 1}


@rule("SC-ECON-17", "SC-ECON-12")
def test_workers_spent_in_step_8_stay_on_their_cards_also_by_force_mining() -> None:
    game = table(
        arcturus_mengsk=side(at={"torus.2": "base"}, drawn=["base_construction"], pool=6),
        overmind=side(at={"vyctor_5.2": "zergling base"}),
        phase="regrouping",
    )
    game.picks("event base_construction", "module air_support")
    game.picks("worker torus.2", "worker torus.2")
    assert game.player("arcturus_mengsk").modules == (0, 0, 1)
    assert game.state.phase == PLANNING  # the next round has begun
    assert on_cards(game, "arcturus_mengsk") == {"torus.2": 2}
    assert depletion(game, "torus.2") == 1
    assert game.player("arcturus_mengsk").pool == 4


@rule("SC-ECON-15")
def test_a_card_that_depletes_an_area_sends_the_workers_there_to_the_unavailable_area() -> None:
    game = table(
        arcturus_mengsk=side(at={"torus.2": "base"}, drawn=["base_construction"], pool=6),
        overmind=side(at={"vyctor_5.2": "zergling base"}, drawn=["refinery_bombardment"]),
        phase="regrouping",
        depletion={"torus.2": 1, "torus.4": 2},
    )
    game.picks("event base_construction", "building factory")
    game.picks("worker torus.2")
    game.picks("event refinery_bombardment")
    assert "area torus.4" not in game.options  # already depleted
    assert "area dylar_iv.3" in game.options  # nobody holds its card
    game.picks("area torus.2")
    player = game.player("arcturus_mengsk")
    assert (depletion(game, "torus.2"), player.unavailable, player.pool) == (2, 1, 5)
    assert game.box.area_slugs.index("torus.2") not in player.resources


@rule("SC-COMP-05")
def test_depletion_markers_do_not_run_out() -> None:
    game = building(resources=["helios.2"], workers={"permanent.minerals": 4, "helios.2": 2})
    box, state = game.box, game.state
    areas = [area for area in range(box.areas) if box.yields[area] != CONQUEST]
    marked = set(areas) - {box.area_slugs.index("helios.2")}
    assert len(marked) > 20
    state.depletion = tuple(int(area in marked) for area in range(box.areas))
    game.picks("new-worker")
    assert sum(1 for step in state.depletion if step) == len(marked) + 1


@rule("SC-ECON-09", "SC-EVENT-43")
def test_with_double_time_a_card_of_two_pays_three_and_then_three_more() -> None:
    game = table(
        arcturus_mengsk=mengsk(resources=["helios.2"], pool=7, events=["double_time"]),
        overmind=side(at={"vyctor_5.2": "zergling base"}),
        orders={"helios": ["arcturus_mengsk build", "arcturus_mengsk build"]},
    )
    game.picks("reveal helios", "execute", "done")  # Double Time is kept
    for _ in range(3):
        game.picks("new-worker", "worker helios.2")
    assert depletion(game, "helios.2") == 1
    game.picks("done", "done", "reveal helios", "execute", "use double_time")
    assert (game.player("arcturus_mengsk").pool, on_cards(game, "arcturus_mengsk")) == (7, {})
    for _ in range(2):
        game.picks("new-worker", "worker helios.2")
    assert depletion(game, "helios.2") == 1
    game.picks("new-worker", "worker helios.2")
    assert depletion(game, "helios.2") == 2
    assert game.player("arcturus_mengsk").unavailable == 6 + 3
