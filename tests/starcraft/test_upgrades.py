"""Buildings, modules and the special Build order (SC-BUILD-17 to SC-BUILD-29, SC-MODULE)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.state import REGROUPING
from tests.marks import rule
from tests.starcraft.orders import (
    FAR,
    RICH,
    executing,
    facts,
    on_cards,
    reason,
    spent,
    units,
)
from tests.starcraft.scenario import Position, side, table

HOME = {"helios.2": "base"}


def upgrading(pool: int = 9, **more: Any) -> Position:
    """Mengsk at step 2 of a Build order on Helios."""
    mine = side(at=HOME, resources=RICH, pool=pool, **more)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("done")
    return game


def offered(game: Position, verb: str) -> list[str]:
    return [text.removeprefix(f"{verb} ") for text in game.options if text.startswith(f"{verb} ")]


def levels(game: Position, faction: str) -> dict[str, int]:
    player = game.player(faction)
    types = game.box.building_slugs[game.box.race[player.faction]]
    return dict(zip(types, player.buildings, strict=True))


# Step 2


@rule("SC-BUILD-17")
def test_a_unit_without_a_base_is_enough_for_a_building() -> None:
    mine = side(at={"helios.1": "marine"})
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    assert game.prompt == "build-upgrades"
    game.picks("building factory")
    assert levels(game, "arcturus_mengsk")["factory"] == 1


@rule("SC-BUILD-17")
def test_with_nothing_left_on_the_planet_step_2_is_closed() -> None:
    mine = side(at={"helios.1": "marine", "torus.2": "base"})
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("destroy", "area helios.1")
    assert game.options == ["destroy", "done"]
    assert reason(game, "arcturus_mengsk", "building", "factory") == "SC-BUILD-17"


@rule("SC-BUILD-18")
@pytest.mark.parametrize("module_first", [True, False])
def test_one_building_and_one_module_in_either_order(module_first: bool) -> None:
    game = upgrading()
    picks = ["module supply", "building factory"]
    for text in picks if module_first else reversed(picks):
        game.picks(text, "pay")
    assert game.options == ["destroy", "done"]
    assert reason(game, "arcturus_mengsk", "module", "supply") == "SC-BUILD-18"
    assert reason(game, "arcturus_mengsk", "building", "barracks") == "SC-BUILD-18"


@rule("SC-EX-23", "SC-BUILD-18", "SC-BUILD-20")
def test_mengsk_buys_a_starport_and_air_support() -> None:
    game = table(
        arcturus_mengsk=side(at=HOME, resources=RICH, pool=9),
        overmind=FAR,
        orders={"helios": ["arcturus_mengsk build", "arcturus_mengsk build"]},
    )
    game.picks("reveal helios", "execute", "done")
    assert levels(game, "arcturus_mengsk") == {"barracks": 1, "factory": 0, "starport": 0}
    assert offered(game, "building") == ["barracks", "factory", "starport"]
    game.picks("building starport", "pay", "module air_support", "pay", "done")
    game.picks("reveal helios", "execute", "done")
    assert levels(game, "arcturus_mengsk") == {"barracks": 1, "factory": 0, "starport": 1}
    assert offered(game, "building") == ["barracks", "factory", "starport"]
    game.picks("building starport", "pay")
    assert levels(game, "arcturus_mengsk")["starport"] == 2


@rule("SC-BUILD-20")
def test_levels_are_not_skipped_and_each_has_its_own_price() -> None:
    game = upgrading(buildings={"barracks": 1})
    game.picks("building barracks", "pay")
    assert levels(game, "arcturus_mengsk")["barracks"] == 2
    assert on_cards(game, "arcturus_mengsk") == {"permanent.minerals": 1}
    game = upgrading(buildings={"barracks": 2})
    game.picks("building barracks", "pay")
    assert on_cards(game, "arcturus_mengsk") == {"permanent.minerals": 1, "permanent.gas": 1}


@rule("SC-BUILD-21")
def test_there_is_no_second_robotics_facility() -> None:
    mine = side(at=HOME, resources=RICH, buildings={"robotics": 1, "gateway": 3})
    game = executing("aldaris build", aldaris=mine)
    game.picks("done")
    assert offered(game, "building") == ["stargate"]
    assert reason(game, "aldaris", "building", "robotics") == "SC-BUILD-21"


@rule("SC-COMP-01")
def test_the_building_and_module_tokens_of_the_races() -> None:
    box = facts(upgrading())
    tokens = [sum(map(len, types)) for types in box.buildings]
    printed = [sum(first) for first in box.starting_buildings]
    assert [whole - own for whole, own in zip(tokens, printed, strict=True)] == [8, 6, 6]
    assert [sum(kinds) for kinds in box.module_tokens] == [8, 7, 4]
    assert [len(deck) for deck in box.tech_cards_of] == [21, 21, 20, 20, 22, 22]
    assert {len(deck) for deck in box.cards_of} == {18}
    assert (box.bases, box.workers, box.transports) == (6, 15, 7)
    assert box.order_tokens == (2, 2, 2, 1, 1, 1)


@rule("SC-BUILD-22")
def test_full_module_spaces_and_used_tokens_refuse_a_module() -> None:
    game = upgrading(modules=["supply"] * 4)
    assert offered(game, "module") == ["research_and_development", "air_support"]
    assert reason(game, "arcturus_mengsk", "module", "supply") == "SC-BUILD-22"
    game = upgrading(modules=["supply"] * 3 + ["research_and_development"] * 2)
    assert offered(game, "module") == []
    assert reason(game, "arcturus_mengsk", "module", "air_support") == "SC-BUILD-22"


@rule("SC-MODULE-01")
def test_the_zerg_have_no_supply_modules() -> None:
    game = executing("overmind build", overmind=side(at=HOME, resources=RICH))
    game.picks("done")
    assert offered(game, "module") == ["research_and_development", "air_support"]
    assert reason(game, "overmind", "module", "supply") == "SC-MODULE-01"


# Upgrades last and serve every base


@rule("SC-BUILD-19", "SC-EX-39")
def test_a_factory_serves_every_base_from_then_on() -> None:
    game = table(
        arcturus_mengsk=side(at={"helios.2": "base", "torus.2": "base"}, resources=RICH, pool=12),
        overmind=FAR,
        orders={"helios": ["arcturus_mengsk build"], "torus": ["arcturus_mengsk build"]},
    )
    game.picks("reveal helios", "execute", "done", "building factory", "pay", "done")
    game.picks("reveal torus", "execute")
    assert "vulture" in units(game)


@rule("SC-BUILD-19")
def test_buildings_and_modules_stay_when_every_base_is_lost() -> None:
    mine = side(
        at={"helios.2": "base marine"}, buildings={"factory": 1}, modules=["supply"], pool=9
    )
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("destroy", "area helios.2", "base helios.2", "done", "building factory", "pay")
    assert levels(game, "arcturus_mengsk")["factory"] == 2
    assert game.player("arcturus_mengsk").modules == (1, 0, 0)


@rule("SC-EX-39", "SC-MODULE-02", "SC-BUILD-08")
def test_a_supply_module_of_a_protoss_raises_his_limit_from_the_next_order_on() -> None:
    game = table(
        aldaris=side(at=HOME, resources=RICH, pool=12),
        overmind=FAR,
        orders={"helios": ["aldaris build", "aldaris build"]},
    )
    game.picks("reveal helios", "execute", "done", "module supply", "pay")
    assert units(game) == []
    game.picks("done", "reveal helios", "execute")
    for _ in range(3):
        game.picks("unit zealot", "area helios.2", "pay")
    assert reason(game, "aldaris", "unit", "zealot") == "SC-BUILD-08"


@rule("SC-MODULE-09", "SC-MOVE-13")
def test_air_support_works_from_the_moment_it_is_bought() -> None:
    game = table(
        arcturus_mengsk=side(at={"torus.3": "base"}, resources=RICH, pool=9),
        overmind=side(at={"helios.2": "zergling base"}, transports=["helios-torus"]),
        orders={"torus": ["overmind mobilize", "arcturus_mengsk build"]},
    )
    game.picks("reveal torus", "execute", "done", "module air_support", "pay", "done")
    game.picks("reveal torus", "execute", "move zergling helios.2")
    assert game.options == ["area torus.1", "area torus.2", "area torus.4"]
    assert reason(game, "overmind", "area", "torus.3") == "SC-MOVE-13"


@rule("SC-MODULE-04")
def test_research_and_development_allows_a_special_order_from_the_next_planning_phase_on() -> None:
    game = upgrading()
    assert game.player("arcturus_mengsk").allowed == 0
    game.picks("module research_and_development", "pay", "done")
    assert game.player("arcturus_mengsk").modules == (0, 1, 0)
    assert game.state.round == 2
    assert game.player("arcturus_mengsk").allowed == 1
    assert game.player("overmind").allowed == 0


@rule("SC-BUILD-28", "SC-BUILD-29")
def test_a_new_base_brings_its_resource_cards_only_in_the_regrouping_phase() -> None:
    game = table(
        arcturus_mengsk=side(at={"helios.2": "marine"}),
        overmind=FAR,
        orders={"helios": ["arcturus_mengsk research", "arcturus_mengsk build"]},
    )
    game.picks("reveal helios", "execute", "done", "base helios.2")
    assert game.player("arcturus_mengsk").resources == ()
    game.picks("done", "reveal helios", "execute")
    assert game.prompt == "research-draw"  # the new base allows research
    game.picks("done", "done")
    held = [game.box.area_slugs[area] for area in game.player("arcturus_mengsk").resources]
    assert game.state.phase == REGROUPING
    assert held == ["helios.2", "helios.4"]


# The special order


def special(pool: int = 9, **more: Any) -> Position:
    mine = side(at=HOME, resources=RICH, pool=pool, **more)
    return executing("arcturus_mengsk special_build", arcturus_mengsk=mine)


@rule("SC-EX-21", "SC-BUILD-26", "SC-BUILD-27")
def test_mengsk_builds_a_transport_two_marines_and_a_goliath_without_gas() -> None:
    game = special(buildings={"factory": 2})
    game.picks("transport helios-torus", "done", "pay")
    for _ in range(2):
        game.picks("unit marine", "area helios.2", "done", "pay")
    game.picks("unit goliath", "area helios.2", "discount gas", "pay")
    assert game.army("helios.2") == ["marine", "marine", "goliath"]
    assert spent(game, "arcturus_mengsk", 9) == 5
    assert game.player("arcturus_mengsk").permanent == (4, 0)
    assert reason(game, "arcturus_mengsk", "unit", "marine") == "SC-BUILD-08"


@rule("SC-BUILD-27")
def test_the_discount_is_used_once() -> None:
    game = special()
    game.picks("transport helios-torus", "discount minerals")
    assert spent(game, "arcturus_mengsk", 9) == 0
    game.picks("transport helios-pridewater")
    assert game.prompt == "pay"


@rule("SC-BUILD-27")
def test_workers_are_never_cheaper() -> None:
    game = special()
    game.picks("new-worker")
    assert game.prompt == "pay"
    game = special(pool=0)
    assert "transport helios-torus" in game.options
    assert reason(game, "arcturus_mengsk", "new-worker") == "SC-ECON-18"


@rule("SC-BUILD-27", "SC-ECON-14")
def test_what_only_the_discount_makes_affordable_takes_it_at_once() -> None:
    game = special(pool=0)
    game.picks("unit marine", "area helios.2")
    assert game.army("helios.2") == ["marine"]
    assert "unit marine" not in game.options


@rule("SC-BUILD-27")
@pytest.mark.parametrize("text", ["building factory", "module air_support"])
def test_buildings_and_modules_may_be_cheaper(text: str) -> None:
    game = special()
    game.picks("done", text, "discount minerals", "pay")
    assert spent(game, "arcturus_mengsk", 9) == (1 if text == "building factory" else 2)


@rule("SC-BUILD-27")
def test_a_base_may_be_cheaper() -> None:
    mine = side(at={"helios.2": "marine"}, pool=1)
    game = executing("arcturus_mengsk special_build", arcturus_mengsk=mine)
    game.picks("done", "base helios.2")
    assert game.base("helios.2") == "arcturus_mengsk"
    assert spent(game, "arcturus_mengsk", 1) == 1


# Purchases through Event cards


def step_8(card: str, **more: Any) -> Position:
    return table(
        arcturus_mengsk=side(at={"helios.1": "marine"}, drawn=[card], **more),
        overmind=FAR,
        phase="regrouping",
    )


@rule("SC-EVENT-09", "SC-EVENT-14")
def test_base_construction_sells_an_upgrade_for_one_resource_less_without_a_base() -> None:
    game = step_8("base_construction")
    game.picks("event base_construction")
    assert game.prompt == "gain-upgrade"
    assert game.options[-1] == "done"
    assert reason(game, "arcturus_mengsk", "unit", "marine") == "SC-EVENT-09"
    game.picks("building starport")
    assert game.options == ["discount minerals", "discount gas"]
    game.picks("discount gas")
    assert levels(game, "arcturus_mengsk")["starport"] == 1
    assert on_cards(game, "arcturus_mengsk") == {"permanent.minerals": 1}


@rule("SC-EVENT-09")
def test_levels_and_spaces_are_limits_for_event_cards_too() -> None:
    game = step_8("brilliant_engineering", buildings={"barracks": 3}, modules=["supply"] * 4)
    game.picks("event brilliant_engineering")
    assert game.options == [
        "building factory", "building starport", "module research_and_development",
        "module air_support",
    ]  # fmt: skip
    assert reason(game, "arcturus_mengsk", "building", "barracks") == "SC-BUILD-21"
    assert reason(game, "arcturus_mengsk", "module", "supply") == "SC-BUILD-22"
    assert game.why("arcturus_mengsk", Option("done")) == "SC-EVENT-38"
    game.picks("building factory")
    assert levels(game, "arcturus_mengsk")["factory"] == 1
    assert on_cards(game, "arcturus_mengsk") == {}
