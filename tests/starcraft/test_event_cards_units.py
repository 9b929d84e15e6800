"""Event cards that place or move units."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from tests.marks import rule
from tests.starcraft.scenario import Position, side, table
from tests.starcraft.step_8 import playing

GIFTS = [
    ("scouting_party", "jim_raynor", ["marine", "marine"]),
    ("scouting_party", "overmind", ["zergling", "zergling"]),
    ("scouting_party", "aldaris", ["zealot"]),
    ("air_support_event", "jim_raynor", ["wraith"]),
    ("air_support_event", "overmind", ["mutalisk"]),
    ("air_support_event", "aldaris", ["scout"]),
    ("reinforcements", "jim_raynor", ["marine", "siege_tank"]),
    ("reinforcements", "overmind", ["hydralisk", "ultralisk"]),
    ("reinforcements", "aldaris", ["zealot", "reaver"]),
    ("flagship", "jim_raynor", ["battlecruiser"]),
    ("flagship", "overmind", ["guardian", "scourge"]),
    ("flagship", "aldaris", ["carrier"]),
]


def area_of(game: Position, slug: str) -> Option:
    return Option("area", game.box.area_slugs.index(slug))


def gift(slug: str, faction: str) -> Position:
    """The card's units have been placed in an empty area of a far planet."""
    game = playing(slug, faction=faction)
    game.picks("planet vyctor_5", "area vyctor_5.2")
    return game


@rule("SC-FACT-14", "SC-EVENT-08")
@pytest.mark.parametrize(("slug", "faction", "units"), GIFTS)
def test_each_race_gets_its_own_units(slug: str, faction: str, units: list[str]) -> None:
    game = gift(slug, faction)
    assert sorted(game.army("vyctor_5.2")) == sorted(units)
    assert game.owner("vyctor_5.2") == faction
    assert game.state.event_discards == (game.box.event(slug),)


@rule("SC-EVENT-13", "SC-FACT-14")
def test_scouting_party_gives_a_terran_player_two_marines() -> None:
    assert gift("scouting_party", "arcturus_mengsk").army("vyctor_5.2") == ["marine", "marine"]


@rule("SC-EVENT-24")
def test_air_support_gives_a_flyer_and_no_module() -> None:
    game = gift("air_support_event", "arcturus_mengsk")
    assert game.army("vyctor_5.2") == ["wraith"]
    assert game.player("arcturus_mengsk").modules == (0, 0, 0)


@rule("SC-EVENT-39", "SC-EVENT-08")
def test_flagship_gives_a_guardian_without_guardian_aspect() -> None:
    game = gift("flagship", "queen_of_blades")
    assert sorted(game.army("vyctor_5.2")) == ["guardian", "scourge"]
    assert game.cards("queen_of_blades", "technologies") == []


@rule("SC-EVENT-08")
def test_an_area_with_an_enemy_base_or_units_takes_no_free_units() -> None:
    game = playing("scouting_party")
    game.picks("planet torus")
    assert game.options == ["area torus.1", "area torus.2", "area torus.4"]
    assert game.why("arcturus_mengsk", area_of(game, "torus.3")) == "SC-EVENT-08"
    assert game.why("arcturus_mengsk", area_of(game, "helios.1")) == "SC-EVENT-08"


@rule("SC-EVENT-08", "SC-COMP-10")
def test_room_reduces_the_gain_and_a_full_area_is_refused() -> None:
    at = {"helios.1": "marine", "helios.3": "marine marine", "helios.2": "base"}
    game = playing("scouting_party", at=at)
    game.picks("planet helios")
    assert game.why("arcturus_mengsk", area_of(game, "helios.3")) == "SC-COMP-10"
    game.picks("area helios.1")
    assert game.army("helios.1") == ["marine", "marine"]
    assert game.supply("arcturus_mengsk", "marine") == 2


@rule("SC-EVENT-08", "SC-TIME-06")
def test_figures_in_the_supply_reduce_the_gain() -> None:
    at = {"helios.2": "marine marine marine base", "pridewater.1": "marine marine"}
    game = playing("scouting_party", at=at)
    game.picks("planet helios", "area helios.4")
    assert game.army("helios.4") == ["marine"]
    assert game.supply("arcturus_mengsk", "marine") == 0


@rule("SC-EVENT-08", "SC-TIME-06")
def test_without_figures_nothing_is_placed() -> None:
    at = {"helios.2": "wraith wraith wraith base"}
    game = playing("air_support_event", at=at)
    assert game.prompt != "free-units-planet"
    assert game.state.event_discards == (game.box.event("air_support_event"),)


@rule("SC-EVENT-26", "SC-TIME-06")
def test_with_room_for_one_reinforcement_its_owner_chooses_which() -> None:
    game = playing("reinforcements", at={"helios.2": "base", "helios.1": "marine"})
    game.picks("planet helios", "area helios.1")
    assert game.options == ["unit marine", "unit siege_tank"]
    game.picks("unit siege_tank")
    assert game.army("helios.1") == ["marine", "siege_tank"]
    assert game.prompt != "free-units-unit"


@rule("SC-EVENT-26")
def test_reinforcements_come_both_when_there_is_room() -> None:
    game = playing("reinforcements", at={"helios.2": "base marine marine"})
    game.picks("planet helios", "area helios.2")
    assert sorted(game.army("helios.2")) == ["marine", "marine", "marine", "siege_tank"]


@rule("SC-EVENT-26", "SC-TIME-06")
def test_a_missing_figure_of_reinforcements_does_not_stop_the_other() -> None:
    at = {"helios.2": "base siege_tank siege_tank siege_tank", "helios.1": "marine"}
    game = playing("reinforcements", at=at)
    game.picks("planet helios", "area helios.1")
    assert game.army("helios.1") == ["marine", "marine"]


# Surprise Assault


def assault(defender: str = "zealot zealot base", **settings: str) -> Position:
    """Mengsk plays Surprise Assault; Tassadar has a Dragoon at torus.1, others at torus.3."""
    game = table(
        phase="regrouping",
        settings=settings,
        arcturus_mengsk=side(
            at={"helios.2": "base marine", "torus.4": "marine"}, drawn=["surprise_assault"]
        ),
        tassadar=side(at={"torus.3": defender, "torus.1": "dragoon dragoon"}),
    )
    game.picks("event surprise_assault")
    return game


@rule("SC-EVENT-41")
def test_surprise_assault_moves_up_to_two_units_of_anyone() -> None:
    game = assault()
    assert game.options == ["area helios.2", "area torus.1", "area torus.3", "area torus.4", "done"]
    game.picks("area torus.3")
    assert game.options == ["area torus.1", "area torus.2"]
    game.picks("area torus.2", "unit zealot")
    assert game.options == ["unit zealot", "done"]
    game.picks("unit zealot")
    assert game.army("torus.2") == ["zealot", "zealot"]
    assert game.owner("torus.2") == "tassadar"
    assert game.owner("torus.3") is None
    assert game.base("torus.3") == "tassadar"


@rule("SC-EVENT-41")
def test_surprise_assault_moves_no_third_unit() -> None:
    game = assault("zealot zealot zealot base")
    game.picks("area torus.3", "area torus.2", "unit zealot", "unit zealot")
    assert game.prompt != "assault-unit"
    assert (game.army("torus.3"), game.army("torus.2")) == (["zealot"], ["zealot", "zealot"])


@rule("SC-EVENT-41")
def test_surprise_assault_may_stop_after_one_unit() -> None:
    game = assault()
    game.picks("area torus.3", "area torus.2", "unit zealot", "done")
    assert (game.army("torus.3"), game.army("torus.2")) == (["zealot"], ["zealot"])


@rule("SC-EVENT-41")
def test_surprise_assault_may_be_left() -> None:
    game = assault()
    game.picks("done")
    assert game.army("torus.3") == ["zealot", "zealot"]
    assert game.state.event_discards == (game.box.event("surprise_assault"),)


@rule("SC-EVENT-41")
def test_friendly_is_judged_for_the_owner_of_the_units() -> None:
    game = assault()
    game.picks("area torus.3")
    assert game.why("arcturus_mengsk", area_of(game, "torus.4")) == "SC-EVENT-41"
    assert game.why("arcturus_mengsk", area_of(game, "helios.1")) == "SC-EVENT-41"
    assert game.why("arcturus_mengsk", area_of(game, "torus.3")) == "SC-EVENT-41"


@rule("SC-EVENT-41", "SC-COMP-10")
def test_the_owner_chooses_which_units_above_the_limit_are_destroyed() -> None:
    game = assault("zealot reaver base")
    game.picks("area torus.3", "area torus.1", "unit zealot", "unit reaver")
    assert (game.asked, game.prompt) == ("tassadar", "assault-loss")
    assert game.options == ["unit zealot", "unit dragoon"]  # two are lost, in the order of types
    game.picks("unit dragoon")
    assert game.options == ["unit dragoon", "unit reaver"]
    game.picks("unit reaver")
    assert sorted(game.army("torus.1")) == ["dragoon", "zealot"]
    assert game.supply("tassadar", "reaver") == 3


@rule("SC-EVENT-41")
def test_equal_units_above_the_limit_are_destroyed_without_a_question() -> None:
    game = assault("dragoon base")
    game.picks("area torus.3", "area torus.1", "unit dragoon")
    assert game.army("torus.1") == ["dragoon", "dragoon"]
    assert game.supply("tassadar", "dragoon") == 1


@rule("SC-EVENT-41")
def test_units_without_a_legal_destination_cannot_be_chosen() -> None:
    game = table(
        phase="regrouping",
        arcturus_mengsk=side(at={"vyctor_5.1": "marine"}, drawn=["surprise_assault"]),
        tassadar=side(at={"vyctor_5.2": "zealot", "torus.3": "base"}),
    )
    game.picks("event surprise_assault")
    assert game.prompt != "assault-from"
    assert game.state.event_discards == (game.box.event("surprise_assault"),)


@rule("SC-EVENT-41")
def test_the_alternative_ruling_lets_only_own_units_be_moved() -> None:
    game = assault(surprise_assault="own")
    assert game.options == ["area helios.2", "area torus.4", "done"]
    assert game.why("arcturus_mengsk", area_of(game, "torus.3")) == "SC-EVENT-41"
