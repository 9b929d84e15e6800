"""BW-SCEN-33, BW-SCEN-34 and the example: the Psi Emitter of Trump Card."""

from __future__ import annotations

from orrery.core.decisions import Option
from orrery.starcraft.board.items import is_planted
from tests.laws.starcraft import CHEAP
from tests.marks import rule
from tests.starcraft.broodwar.trump import (
    CARRIER,
    EMITTER,
    before_planning,
    build_nothing,
    emitter_area,
    mobilizing,
    planning,
)
from tests.starcraft.marches import march
from tests.starcraft.scenario import Position, side

HERO = side(
    at={"bhekar_ro.1": f"{CARRIER} base", "bhekar_ro.2": "vulture"},
    transports=["bhekar_ro-dylar_iv"],
)


@rule("BW-SCEN-33")
def test_no_other_unit_can_take_the_emitter() -> None:
    mine = side(at={"bhekar_ro.1": f"{CARRIER} marine base"})
    game = mobilizing("bhekar_ro", jim_raynor=mine)
    assert not [text for text in game.options if text.startswith("carry")]
    marine = game.box.unit(game.player("jim_raynor").faction, "marine")
    assert game.why("jim_raynor", Option("carry", marine, 0)) == "BW-MODE-24"


@rule("BW-SCEN-33")
def test_if_the_hero_falls_elsewhere_it_lies_there_and_the_overmind_never_moves() -> None:
    mine = side(at={"bhekar_ro.1": "base", "bhekar_ro.2": f"{CARRIER} marine"})
    game = mobilizing("bhekar_ro", jim_raynor=mine)
    game.picks("destroy", "area bhekar_ro.2", f"unit {CARRIER}")
    assert emitter_area(game) == "bhekar_ro.2"
    assert not [text for text in game.options if text.startswith("carry")]
    assert not is_planted(game.state, game.box)
    other = before_planning("bhekar_ro.2", overmind={"torus.1": "zergling"})
    assert other.prompt == "driven-build"


@rule("BW-SCEN-34")
def test_the_hero_plants_it_when_he_enters_dylar_iv() -> None:
    game = mobilizing("dylar_iv", jim_raynor=HERO)
    march_to(game, CARRIER, "bhekar_ro.1", "dylar_iv.3")
    assert emitter_area(game) == "dylar_iv.3"
    assert game.army("dylar_iv.3") == ["jim_raynor_hero"]
    assert not [text for text in game.options if text.startswith("move jim_raynor_hero")]
    for law in CHEAP:
        law(game.game)


def march_to(game: Position, unit: str, origin: str, area: str) -> None:
    game.picks(f"move {unit} {origin}", f"area {area}")


@rule("BW-SCEN-34")
def test_it_is_planted_before_a_battle_in_that_area() -> None:
    game = mobilizing("dylar_iv", jim_raynor=HERO)
    march_to(game, CARRIER, "bhekar_ro.1", "dylar_iv.2")
    assert emitter_area(game) == "dylar_iv.2"
    assert [game.box.unit_slugs[unit] for unit in game.state.invaders] == ["jim_raynor_hero"]
    assert game.state.battle is None


@rule("BW-SCEN-34")
def test_it_is_planted_by_a_defend_order_too() -> None:
    mine = side(
        at={"bhekar_ro.1": f"{CARRIER} base", "dylar_iv.4": "marine"},
        transports=["bhekar_ro-dylar_iv"],
    )
    game = planning("jim_raynor", jim_raynor=mine)
    game.picks("defend dylar_iv.4", f"move {CARRIER} bhekar_ro.1")
    assert emitter_area(game) == "dylar_iv.4"
    assert sorted(game.army("dylar_iv.4")) == ["jim_raynor_hero", "marine"]


@rule("BW-SCEN-34")
def test_it_stays_there_whatever_the_hero_does() -> None:
    mine = side(at={"bhekar_ro.1": "base", "dylar_iv.3": f"jim_raynor_hero {EMITTER}"})
    other = mobilizing("dylar_iv", jim_raynor=mine)
    hero = other.box.unit_slugs.index("jim_raynor_hero")
    assert not [text for text in other.options if text.startswith("carry")]
    assert other.why("jim_raynor", Option("carry", hero, 0)) == "BW-SCEN-34"
    march(other, "jim_raynor_hero dylar_iv.3 dylar_iv.4")
    assert emitter_area(other) == "dylar_iv.3"


@rule("BW-SCEN-34")
def test_on_other_planets_he_keeps_it() -> None:
    game = mobilizing("bhekar_ro", jim_raynor=HERO)
    march(game, f"{CARRIER} bhekar_ro.1 bhekar_ro.3")
    assert emitter_area(game) == ""
    assert not is_planted(game.state, game.box)


# ---- the example ---------------------------------------------------------------------------------


@rule("BW-SCEN-EX2", "BW-SCEN-40")
def test_two_turns_of_the_overmind_after_planting_raynor_wins() -> None:
    assert before_planning(round=2).prompt != "driven-move", "nothing calls them yet"
    game = before_planning("dylar_iv.4", round=3)
    game.picks("planet torus")
    march(game, "zergling antiga_prime.1 torus.3")
    game.picks("done")
    build_nothing(game)
    assert not game.is_over
    again = before_planning("dylar_iv.4", round=4, overmind={"torus.3": "zergling"})
    again.picks("planet dylar_iv")
    march(again, "zergling torus.3 dylar_iv.1")
    again.picks("done")
    assert again.winners() == ["jim_raynor"]
