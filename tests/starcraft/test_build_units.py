"""Units of the Build order: limit, buildings, areas, figures (SC-BUILD-08 to SC-BUILD-11)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.starcraft.orders import RICH, executing, facts, reason, spent, units
from tests.starcraft.scenario import side, table


@rule("SC-BUILD-08")
def test_the_build_limit_holds_for_one_order_and_not_for_the_round() -> None:
    game = table(
        arcturus_mengsk=side(at={"helios.2": "base"}, resources=RICH, pool=9),
        overmind=side(at={"vyctor_5.2": "zergling"}),
        orders={"helios": ["arcturus_mengsk build", "arcturus_mengsk build"]},
    )
    for _ in range(2):
        game.picks("reveal helios", "execute")
        for _ in range(2):
            game.picks("unit marine", "area helios.2", "pay")
        assert units(game) == []
        assert reason(game, "arcturus_mengsk", "unit", "marine") == "SC-BUILD-08"
        game.picks("done", "done")
    assert game.army("helios.2") == ["marine"] * 4


@rule("SC-EX-32", "SC-MODULE-02")
@pytest.mark.parametrize("modules", [0, 1, 2])
def test_each_supply_module_raises_the_limit_by_one(modules: int) -> None:
    mine = side(at={"helios.2": "base"}, modules=["supply"] * modules, resources=RICH, pool=9)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    built = 0
    while units(game):
        game.picks("unit marine", "area helios.2", "pay")
        built += 1
    assert built == 2 + modules


@rule("SC-EX-33", "SC-MODULE-03", "SC-FACT-03")
@pytest.mark.parametrize(
    ("buildings", "limit"),
    [
        ({"spawning_pool": 1}, 2),
        ({"spawning_pool": 3}, 2),
        ({"spawning_pool": 1, "spire": 1}, 4),
        ({"spawning_pool": 1, "spire": 2, "queens_nest": 1}, 6),
    ],
)
def test_the_zerg_limit_is_twice_the_number_of_building_types(
    buildings: dict[str, int], limit: int
) -> None:
    mine = side(at={"helios.2": "base"}, buildings=buildings, resources=RICH, pool=9)
    game = executing("overmind build", overmind=mine)
    built = 0
    while "zergling" in units(game):
        game.picks("unit zergling")
        game.picks(game.options[0], "pay")
        built += 1
    assert built == limit


@rule("SC-EX-09", "SC-BUILD-09")
def test_aldaris_begins_with_zealots_only() -> None:
    mine = side(at={"helios.2": "base"}, resources=RICH, pool=9)
    game = executing("aldaris build", aldaris=mine)
    assert units(game) == ["zealot"]
    assert reason(game, "aldaris", "unit", "dragoon") == "SC-BUILD-09"
    assert reason(game, "aldaris", "unit", "scout") == "SC-BUILD-09"


@rule("SC-BUILD-09")
def test_a_higher_building_still_builds_the_units_of_the_lower_levels() -> None:
    mine = side(at={"helios.2": "base"}, buildings={"barracks": 2}, resources=RICH)
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    assert units(game) == ["marine", "firebat"]


FULL = {
    "arcturus_mengsk": (
        {"barracks": 3, "factory": 3, "starport": 3},
        "marine firebat ghost vulture goliath siege_tank wraith science_vessel battlecruiser",
    ),
    "aldaris": (
        {"gateway": 3, "robotics": 1, "stargate": 3},
        "zealot dragoon high_templar reaver scout arbiter carrier",
    ),
    "overmind": (
        {"spawning_pool": 3, "queens_nest": 2, "spire": 2},
        "zergling hydralisk ultralisk queen defiler scourge mutalisk",
    ),
}


@rule("SC-FACT-12")
@pytest.mark.parametrize("faction", FULL)
def test_all_buildings_of_a_race_enable_all_its_units_but_the_tech_required(faction: str) -> None:
    buildings, expected = FULL[faction]
    mine = side(at={"helios.2": "base"}, buildings=buildings, resources=RICH, pool=9)
    game = executing(f"{faction} build", "helios", **{faction: mine})
    assert units(game) == expected.split()


@rule("SC-BUILD-10", "SC-COMP-10")
def test_new_units_go_to_friendly_or_empty_areas_with_room() -> None:
    game = executing(
        "arcturus_mengsk build",
        arcturus_mengsk=side(at={"helios.2": "base", "helios.1": "marine marine"}),
        overmind=side(at={"helios.3": "base"}),
    )
    game.picks("unit marine")
    assert game.options == ["area helios.2", "area helios.4"]
    assert reason(game, "arcturus_mengsk", "area", "helios.1") == "SC-COMP-10"
    assert reason(game, "arcturus_mengsk", "area", "helios.3") == "SC-BUILD-10"
    assert reason(game, "arcturus_mengsk", "area", "torus.1") == "SC-BUILD-10"
    game.picks("area helios.4", "pay")
    assert game.army("helios.4") == ["marine"]


@rule("SC-COMP-10")
def test_a_base_takes_no_room() -> None:
    mine = side(at={"helios.4": "base marine marine"})
    game = executing("arcturus_mengsk build", arcturus_mengsk=mine)
    game.picks("unit marine", "area helios.4", "pay", "unit marine")
    assert game.army("helios.4") == ["marine"] * 3
    assert "area helios.4" not in game.options


CROWD = {
    "helios.1": "zergling zergling",
    "helios.2": "base hydralisk hydralisk hydralisk hydralisk",
    "helios.3": "zergling zergling",
    "helios.4": "zergling zergling hydralisk",
}


@rule("SC-BUILD-10", "SC-BUILD-11")
def test_on_a_full_planet_a_unit_is_destroyed_to_make_room() -> None:
    mine = side(at=CROWD, buildings={"spawning_pool": 3}, resources=RICH, pool=8)
    game = executing("overmind build", overmind=mine)
    assert units(game) == []
    assert reason(game, "overmind", "unit", "ultralisk") == "SC-BUILD-10"
    game.picks("destroy", "area helios.1")
    game.picks("unit ultralisk", "pay")
    assert game.army("helios.1") == ["zergling", "ultralisk"]


@rule("SC-BUILD-11")
def test_step_1_is_open_if_only_room_is_missing() -> None:
    routes = ["helios-torus", "helios-pridewater"]
    mine = side(at=CROWD, transports=routes, pool=5, unavailable=10)
    game = executing("overmind build", overmind=mine)
    assert (game.prompt, game.options) == ("build-forces", ["destroy", "done"])
    game.picks("destroy", "area helios.3")
    assert units(game) == ["zergling"]


@rule("SC-EX-08", "SC-COMP-08", "SC-COMP-02")
def test_the_last_ultralisk_is_destroyed_elsewhere_and_built_again_at_full_cost() -> None:
    mine = side(
        at={"helios.2": "base", "torus.3": "ultralisk ultralisk ultralisk"},
        buildings={"spawning_pool": 3},
        resources=RICH,
        pool=8,
    )
    game = executing("overmind build", overmind=mine)
    box = facts(game)
    assert box.figures[box.unit(box.faction_slugs.index("overmind"), "ultralisk")] == 3
    assert reason(game, "overmind", "unit", "ultralisk") == "SC-COMP-04"
    game.picks("destroy", "area torus.3")
    game.picks("unit ultralisk", "area helios.2", "pay")
    assert game.army("torus.3") == ["ultralisk", "ultralisk"]
    assert game.army("helios.2") == ["ultralisk"]
    assert spent(game, "overmind", 8) == 4
    assert game.supply("overmind", "ultralisk") == 0
