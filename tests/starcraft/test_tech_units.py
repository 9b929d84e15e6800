"""Tech-required units: Archons and Guardians (SC-BUILD-12 to SC-BUILD-16)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.starcraft.orders import RICH, executing, on_cards, reason, units
from tests.starcraft.scenario import side

SPIRE = {"spire": 2}


@rule("SC-EX-24", "SC-CARD-P-10", "SC-BUILD-16")
def test_aldaris_turns_two_high_templar_into_an_archon_and_goes_on() -> None:
    mine = side(
        at={"helios.2": "base high_templar", "helios.4": "high_templar"},
        technologies=["summon_archon"],
        resources=RICH,
    )
    game = executing("aldaris build", aldaris=mine)
    game.picks("unit archon")
    assert (game.prompt, game.options) == ("tech-unit-area", ["area helios.2", "area helios.4"])
    assert reason(game, "aldaris", "area", "helios.1") == "SC-BUILD-15"
    game.picks("area helios.4", "pay")
    assert (game.army("helios.2"), game.army("helios.4")) == ([], ["archon"])
    assert on_cards(game, "aldaris") == {"permanent.gas": 1}
    assert game.supply("aldaris", "high_templar") == 3
    game.picks("unit zealot", "area helios.2", "pay")
    assert reason(game, "aldaris", "unit", "zealot") == "SC-BUILD-08"


@rule("SC-BUILD-14")
def test_the_builder_chooses_which_high_templar_are_destroyed() -> None:
    mine = side(
        at={"helios.2": "high_templar", "helios.4": "high_templar high_templar"},
        technologies=["summon_archon"],
    )
    game = executing("aldaris build", aldaris=mine)
    game.picks("unit archon")
    assert (game.prompt, game.options) == ("sacrifice", ["area helios.2", "area helios.4"])
    assert reason(game, "aldaris", "area", "helios.1") == "SC-BUILD-14"
    game.picks("area helios.4")
    assert game.options == ["area helios.2", "area helios.4"]
    game.picks("area helios.4")
    assert (game.army("helios.2"), game.army("helios.4")) == (["high_templar"], ["archon"])


@rule("SC-BUILD-14")
def test_one_high_templar_is_not_enough_and_other_planets_do_not_help() -> None:
    mine = side(
        at={"helios.2": "base high_templar", "torus.3": "high_templar"},
        technologies=["summon_archon"],
    )
    game = executing("aldaris build", aldaris=mine)
    assert reason(game, "aldaris", "unit", "archon") == "SC-BUILD-14"


@rule("SC-BUILD-12")
def test_without_the_technology_no_guardian_is_built_even_with_a_spire() -> None:
    mine = side(at={"helios.2": "base mutalisk"}, buildings=SPIRE, resources=RICH)
    game = executing("overmind build", overmind=mine)
    assert "guardian" not in units(game)
    assert reason(game, "overmind", "unit", "guardian") == "SC-BUILD-12"


@rule("SC-BUILD-12")
def test_the_technology_works_only_in_the_play_area() -> None:
    mine = side(at={"helios.2": "base mutalisk"}, resources=RICH, technologies=["parasite"])
    game = executing("overmind build", overmind=mine)
    assert reason(game, "overmind", "unit", "guardian") == "SC-BUILD-12"


@rule("SC-BUILD-13", "SC-CARD-Z-09")
def test_a_guardian_needs_no_base_and_a_base_may_follow_in_step_3() -> None:
    mine = side(at={"helios.2": "mutalisk"}, technologies=["guardian_aspect"])
    game = executing("overmind build", overmind=mine)
    assert units(game) == ["guardian"]
    game.picks("unit guardian")
    assert game.army("helios.2") == ["guardian"]
    assert on_cards(game, "overmind") == {"permanent.gas": 1}
    game.picks("done", "done", "base helios.2")
    assert game.base("helios.2") == "overmind"


@rule("SC-BUILD-14")
def test_a_mutalisk_built_in_the_same_order_cannot_become_a_guardian() -> None:
    mine = side(
        at={"helios.2": "base"},
        technologies=["guardian_aspect"],
        buildings=SPIRE,
        resources=RICH,
        pool=12,
    )
    game = executing("overmind build", overmind=mine)
    game.picks("unit mutalisk", "area helios.2", "pay")
    assert reason(game, "overmind", "unit", "guardian") == "SC-BUILD-14"


@rule("SC-BUILD-14")
def test_of_an_old_and_a_new_mutalisk_one_becomes_a_guardian() -> None:
    mine = side(
        at={"helios.2": "base mutalisk"},
        technologies=["guardian_aspect"],
        buildings={"spire": 2, "queens_nest": 1},
        resources=RICH,
        pool=12,
    )
    game = executing("overmind build", overmind=mine)
    game.picks("unit mutalisk", "area helios.2", "pay", "unit guardian", "pay")
    assert game.army("helios.2") == ["mutalisk", "guardian"]
    assert reason(game, "overmind", "unit", "guardian") == "SC-BUILD-14"


@rule("SC-BUILD-14", "SC-COMP-08")
def test_a_mutalisk_destroyed_and_built_again_is_a_new_one() -> None:
    mine = side(
        at={"helios.2": "base mutalisk"},
        technologies=["guardian_aspect"],
        buildings=SPIRE,
        resources=RICH,
        pool=12,
    )
    game = executing("overmind build", overmind=mine)
    game.picks("unit mutalisk", "area helios.2", "pay")
    game.picks("destroy", "area helios.2", "unit mutalisk")
    assert "guardian" in units(game)  # the new one was taken off
    game.picks("destroy", "area helios.2", "unit mutalisk")
    game.picks("unit mutalisk", "area helios.2", "pay")
    assert reason(game, "overmind", "unit", "guardian") == "SC-BUILD-14"


@rule("SC-BUILD-15")
def test_an_archon_may_be_placed_beside_an_enemy_base() -> None:
    game = executing(
        "aldaris build",
        aldaris=side(at={"helios.4": "high_templar high_templar"}, technologies=["summon_archon"]),
        overmind=side(at={"helios.4": "base"}),
    )
    game.picks("unit archon")
    assert game.army("helios.4") == ["archon"]


@rule("SC-BUILD-15")
def test_a_full_area_has_room_for_the_unit_that_replaces_another() -> None:
    mine = side(
        at={"helios.1": "base mutalisk mutalisk"}, technologies=["guardian_aspect"], resources=[]
    )
    game = executing("overmind build", overmind=mine)
    game.picks("unit guardian")
    assert game.army("helios.1") == ["mutalisk", "guardian"]


@rule("SC-BUILD-16", "SC-BUILD-26")
@pytest.mark.parametrize(("order", "limit"), [("build", 2), ("special_build", 3)])
def test_tech_required_units_use_up_the_build_limit_which_a_special_order_raises(
    order: str, limit: int
) -> None:
    at = {"helios.1": "mutalisk mutalisk", "helios.2": "mutalisk", "torus.3": "guardian"}
    mine = side(at=at, technologies=["guardian_aspect"])
    game = executing(f"overmind {order}", overmind=mine)
    built = 0
    while "guardian" in units(game):
        game.picks("unit guardian")
        while game.prompt != "build-forces":
            game.game.play(game.decision.options[0])
        built += 1
    assert built == 2  # the third figure is on Torus
    game.picks("destroy", "area torus.3")
    assert ("guardian" in units(game)) == (limit == 3)
    if limit == 2:
        assert reason(game, "overmind", "unit", "guardian") == "SC-BUILD-08"
