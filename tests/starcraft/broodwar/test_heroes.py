"""BW-LEAD-12 to -19: how a hero is gained, and what becomes of one that is destroyed."""

from __future__ import annotations

from orrery.core.decisions import Option
from tests.marks import rule
from tests.starcraft.broodwar.led import lead, regrouping, slugs
from tests.starcraft.scenario import Position, Side, side, table

ALDARIS = side(at={"dylar_iv.3": "zealot base"})
THREE = {"helios.1": "ultralisk", "helios.2": "ultralisk base", "torus.1": "ultralisk"}


def torrasque(at: dict[str, str]) -> Position:
    """The Overmind has chosen Torrasque."""
    game = regrouping(2, {"overmind": side(at=at), "aldaris": ALDARIS})
    lead(game, "torrasque", "khala_devotee")
    return game


def kerrigan(**more: object) -> Position:
    queen = Side(at={"helios.2": "zergling base"}, **more)  # type: ignore[arg-type]
    game = regrouping(2, {"queen_of_blades": queen, "aldaris": ALDARIS})
    lead(game, "sarah_kerrigan", "khala_devotee")
    return game


def area(game: Position, slug: str) -> Option:
    return Option("area", game.box.area_slugs.index(slug))


@rule("BW-LEAD-12", "BW-LEADCARD-46")
def test_a_hero_goes_to_any_friendly_area_with_room_and_costs_nothing() -> None:
    full = "zergling " * 4
    game = torrasque({"helios.2": f"{full} base", "torus.1": "zergling", "tarsonis.2": "base"})
    workers = game.player("overmind").pool
    assert game.options == ["area tarsonis.2", "area torus.1"]
    assert game.why("overmind", area(game, "helios.2")) == "SC-COMP-10"
    assert game.why("overmind", area(game, "dylar_iv.3")) == "BW-LEAD-12"
    assert game.why("overmind", area(game, "helios.1")) == "BW-LEAD-12", "empty"
    game.picks("area torus.1")
    assert game.army("torus.1") == ["zergling", "torrasque"]
    assert game.supply("overmind", "ultralisk") == 2
    assert game.player("overmind").pool == workers


@rule("BW-LEAD-12", "BW-LEAD-14")
def test_the_kind_of_the_area_matters() -> None:
    """Moria 5 is for flying units only."""
    at = {"moria.5": "mutalisk", "helios.2": "zergling base"}
    game = regrouping(
        2,
        {"overmind": side(at=at), "aldaris": ALDARIS},
        galaxy=("helios 0 0", "torus 1 0", "dylar_iv 2 0", "moria 0 1"),
    )
    lead(game, "torrasque", "khala_devotee")
    assert game.army("helios.2") == ["zergling", "torrasque"]


@rule("BW-LEAD-EX1", "BW-LEAD-13")
def test_without_a_miniature_one_of_the_units_may_become_the_hero() -> None:
    game = torrasque(THREE)
    assert game.prompt == "hero-figure"
    assert game.options == ["area helios.1", "area helios.2", "area torus.1", "done"]
    game.picks("area torus.1")
    assert game.options == ["area helios.1", "area helios.2"], "Torus 1 is empty now"
    game.picks("area helios.1")
    assert game.army("helios.1") == ["ultralisk", "torrasque"]
    assert game.army("torus.1") == []
    assert game.supply("overmind", "ultralisk") == 0


@rule("BW-LEAD-13")
def test_the_player_may_forgo_the_hero_instead() -> None:
    game = torrasque(THREE)
    game.picks("done")
    assert game.army("torus.1") == ["ultralisk"]
    assert slugs(game, "overmind") == ["torrasque"]
    assert game.told("no-hero")
    assert game.player("overmind").gained == ()


@rule("BW-LEAD-13", "BW-LEAD-14")
def test_the_destroyed_unit_frees_a_place_as_well() -> None:
    game = torrasque({"helios.2": "ultralisk ultralisk ultralisk zergling base"})
    assert game.options == ["area helios.2", "done"]
    game.picks("area helios.2")
    assert game.army("helios.2").count("torrasque") == 1
    assert len(game.army("helios.2")) == 4


@rule("BW-LEAD-13")
def test_a_stolen_unit_of_the_type_frees_no_miniature() -> None:
    """It is another player's, though it is under control."""
    at = {"helios.1": "dark_templar dark_templar dark_templar", "helios.2": "base"}
    tassadar = side(at={**at, "helios.4": "dark_templar@aldaris"})
    game = regrouping(2, {"tassadar": tassadar, "aldaris": ALDARIS})
    lead(game, "zeratul", "khala_devotee")
    assert (game.prompt, game.options) == ("hero-figure", ["area helios.1", "done"])


@rule("BW-LEAD-13")
def test_a_stolen_miniature_cannot_be_had() -> None:
    aldaris = side(at={"dylar_iv.3": "ultralisk@overmind ultralisk@overmind base"})
    at = {"helios.1": "ultralisk", "helios.2": "zergling base"}
    game = regrouping(2, {"overmind": side(at=at), "aldaris": aldaris})
    lead(game, "torrasque", "khala_devotee")
    assert game.options == ["area helios.1", "done"]
    assert game.why("overmind", area(game, "dylar_iv.3")) == "BW-LEAD-13"


@rule("BW-LEAD-14")
def test_without_a_legal_area_there_is_no_hero() -> None:
    game = torrasque({"helios.2": "zergling zergling zergling zergling base"})
    assert game.told("no-hero")
    assert game.supply("overmind", "ultralisk") == 3
    assert slugs(game, "overmind") == ["torrasque"]


@rule("BW-LEAD-14", "BW-LEAD-13")
def test_nobody_destroys_a_unit_that_would_not_help() -> None:
    """Without its only unit Helios 1 would be empty, and Torus 1 is full."""
    game = torrasque({"helios.1": "ultralisk", "torus.1": "ultralisk ultralisk"})
    assert game.options == ["area torus.1", "done"]
    assert game.why("overmind", area(game, "helios.1")) == "BW-LEAD-14"


@rule("BW-LEAD-19", "BW-LEADCARD-05")
def test_kerrigan_brings_her_two_cards_into_the_deck() -> None:
    game = kerrigan(discards=["zerg_01"])
    player = game.player("queen_of_blades")
    own = {"kerrigan_psionic_storm", "kerrigan_cloaking"}
    assert own <= set(game.cards("queen_of_blades", "deck"))
    assert not own & set(game.cards("queen_of_blades", "tech_deck"))
    assert game.cards("queen_of_blades", "discards") == ["zerg_01"], "the discards stay"
    assert "zerg_01" not in game.cards("queen_of_blades", "deck")
    assert own == {game.box.card_slugs[card] for card in player.buried}
    assert "sarah_kerrigan" in game.army("helios.2")


@rule("BW-LEAD-14")
def test_without_the_hero_her_cards_stay_where_they_are() -> None:
    queen = side(at={"helios.2": "zergling zergling zergling zergling base"})
    game = regrouping(2, {"queen_of_blades": queen, "aldaris": ALDARIS})
    lead(game, "sarah_kerrigan", "khala_devotee")
    assert "kerrigan_cloaking" in game.cards("queen_of_blades", "tech_deck")
    assert "kerrigan_cloaking" not in game.cards("queen_of_blades", "deck")


@rule("BW-LEAD-18")
def test_a_destroyed_hero_is_an_ordinary_miniature_again() -> None:
    """Interaction 48."""
    game = table(
        expansion="brood_war",
        overmind=side(
            at={"helios.2": "torrasque zergling base"},
            leaders=["torrasque"],
        ),
        aldaris=ALDARIS,
        orders={"helios": ["overmind build"]},
    )
    player = game.player("overmind")
    player.gained = (game.box.unit_slugs.index("torrasque"),)
    assert game.supply("overmind", "ultralisk") == 2
    game.picks("reveal helios", "execute", "destroy", "area helios.2", "unit torrasque")
    assert game.supply("overmind", "ultralisk") == 3
    assert slugs(game, "overmind") == ["torrasque"], "the card stays"
    assert "unit torrasque" not in game.options
