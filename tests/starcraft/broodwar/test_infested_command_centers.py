"""Infested Command Centers: how they come into play, and the Infested Terrans built there."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.rules.installations import installations_left
from tests.marks import rule
from tests.starcraft.broodwar.zerg import FAR, ZERG_BASE, area, building, regrouping, standing
from tests.starcraft.orders import reason, units
from tests.starcraft.scenario import side, table

QUEEN = side(
    at={"helios.2": "queen zergling", "helios.3": "zergling"},
    technologies=["infest_command_center"],
    pool=4,
)


@rule("BW-CARD-20", "BW-INST-06")
def test_a_queen_infests_an_area_in_step_1_once_and_free() -> None:
    game = building(
        side(
            at={"helios.2": "queen", "helios.3": "zergling", "helios.4": "queen"},
            technologies=["infest_command_center"],
            pool=4,
        )
    )
    assert game.prompt == "build-forces"
    assert game.options[:2] == ["install helios.2", "install helios.4"]
    assert reason(game, "overmind", "area", "helios.3") == "SC-BUILD-01"
    assert game.why("overmind", Option("install", area(game, "helios.3"))) == "BW-CARD-20"
    game.picks("install helios.2")
    assert standing(game) == {"helios.2": "overmind infested_command_center"}
    assert game.army("helios.2") == ["queen"], "she stays"
    assert game.player("overmind").pool == 4
    assert not [text for text in game.options if text.startswith("install")]
    assert game.why("overmind", Option("install", area(game, "helios.4"))) == "BW-CARD-20"


@rule("BW-CARD-20", "BW-INST-07")
def test_infested_terrans_may_follow_in_the_same_step_within_the_build_limit() -> None:
    game = building(QUEEN)
    assert units(game) == []
    game.picks("install helios.2")
    assert units(game) == ["infested_terran"]
    for _ in range(2):
        game.picks("unit infested_terran", "area helios.2")
    assert game.army("helios.2") == ["zergling", "queen", "infested_terran", "infested_terran"]
    assert units(game) == [], "two, by one type of building; the installation did not count"
    assert reason(game, "overmind", "unit", "infested_terran") == "SC-BUILD-08"


@rule("BW-CARD-20", "BW-INST-06")
def test_nothing_is_infested_without_the_technology() -> None:
    game = building(side(at={"helios.2": "queen zergling base"}))
    assert not [text for text in game.options if text.startswith("install")]
    assert game.why("overmind", Option("install", area(game, "helios.2"))) == "BW-CARD-20"


@rule("BW-CARD-20", "BW-INST-02")
def test_nothing_is_infested_beside_a_base_or_where_only_flyers_may_be() -> None:
    game = building(
        side(
            at={"hydrax.2": "queen base", "hydrax.1": "queen", "hydrax.4": "queen"},
            technologies=["infest_command_center"],
        ),
        "hydrax",
        galaxy=("hydrax 0 0", "helios 1 0", "vyctor_5 2 0"),
    )
    assert [text for text in game.options if "install" in text] == ["install hydrax.4"]
    assert game.why("overmind", Option("install", area(game, "hydrax.2"))) == "BW-INST-02"
    assert game.why("overmind", Option("install", area(game, "hydrax.1"))) == "BW-PLANET-04"


@rule("BW-INST-09", "BW-CARD-20")
def test_four_infested_command_centers_for_both_zerg_players_together() -> None:
    mine = side(
        at={"helios.2": "queen", "helios.4": "base", "torus.2": "icc", "torus.3": "icc"},
        technologies=["infest_command_center"],
    )
    other = side(at={"vyctor_5.1": "zergling icc", "dylar_iv.1": "icc zergling"})
    game = building(mine, queen_of_blades=other)
    assert game.why("overmind", Option("install", area(game, "helios.2"))) == "BW-INST-09"
    assert not [text for text in game.options if text.startswith("install")]
    assert installations_left(game.state, game.box, 0) == 0
    assert installations_left(game.state, game.box, 1) == 1


@rule("BW-INST-09")
def test_a_destroyed_infested_command_center_may_be_placed_again() -> None:
    mine = {"pridewater.1": "base zergling", "helios.2": "icc", "torus.2": "icc"}
    game = regrouping(
        side(at={**mine, "torus.3": "icc", "dylar_iv.1": "icc"}),
        side(at={"helios.2": "marine", "vyctor_5.2": "base"}),
    )
    assert installations_left(game.state, game.box, 0) == 1


@rule("BW-INST-07", "BW-INST-05")
def test_with_only_an_infested_command_center_step_1_gives_infested_terrans_alone() -> None:
    """Interaction 53."""
    game = building(side(at={**ZERG_BASE, "helios.2": "icc"}, pool=6))
    assert game.prompt == "build-forces"
    assert game.options == ["unit infested_terran", "destroy", "done"]
    assert reason(game, "overmind", "unit", "zergling") == "SC-BUILD-02"
    assert game.why("overmind", Option("new-worker")) == "SC-BUILD-02"
    game.picks("unit infested_terran", "area helios.1", "pay")
    assert game.army("helios.1") == ["infested_terran"]
    assert game.player("overmind").pool == 5
    game.picks("done")
    assert game.prompt == "build-upgrades", "the unit just built is on the planet"
    game.picks("done")
    assert "base helios.1" in game.options


@rule("BW-INST-07")
def test_without_a_unit_on_the_planet_steps_2_and_3_offer_nothing() -> None:
    """Interaction 53."""
    game = building(side(at={**ZERG_BASE, "helios.2": "icc"}, pool=6))
    game.picks("done")
    assert game.prompt != "build-upgrades"
    assert not [text for text in game.options if text.startswith(("base", "building"))]


@rule("BW-INST-07")
def test_a_base_alone_gives_no_infested_terrans() -> None:
    game = building(side(at={"helios.2": "base queen", "torus.2": "icc"}, pool=6))
    assert "infested_terran" not in units(game)
    assert reason(game, "overmind", "unit", "infested_terran") == "BW-INST-07"


@rule("BW-INST-07")
def test_anothers_infested_command_center_gives_nothing() -> None:
    game = building(
        side(at={"helios.2": "base queen"}, pool=6),
        queen_of_blades=side(at={"helios.4": "icc", "torus.2": "zergling base"}),
    )
    assert "infested_terran" not in units(game)


@rule("BW-INST-07")
def test_enemy_units_beside_it_do_not_stop_the_building_elsewhere() -> None:
    game = building(
        side(at={**ZERG_BASE, "helios.2": "icc"}, pool=6),
        jim_raynor=side(at={"helios.2": "marine", "vyctor_5.2": "base"}),
    )
    game.picks("unit infested_terran")
    assert game.options == ["area helios.1", "area helios.3", "area helios.4"]


@rule("BW-INST-05")
@pytest.mark.parametrize("kind", ["overmind", "cerebrate"])
def test_a_build_order_with_only_another_installation_has_no_effect(kind: str) -> None:
    game = table(
        overmind=side(at={**ZERG_BASE, "helios.2": kind}),
        jim_raynor=FAR,
        orders={"helios": ["overmind build"], "torus": ["jim_raynor build"]},
        expansion="brood_war",
    )
    game.picks("reveal helios", "execute")
    assert game.asked == "jim_raynor"
