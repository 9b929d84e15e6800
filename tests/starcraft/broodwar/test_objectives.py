"""BW-LEAD-10, -11 and Destiny: who may win in a Regrouping Phase, and how."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from orrery.starcraft.facts.terms import CONQUEST, GAS, MINERALS
from orrery.starcraft.rules.victory import eliminate, target
from tests.marks import rule
from tests.starcraft.broodwar.led import lead, regrouping, slugs
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import Position, Side, side

BASES = {"helios.2": "base", "torus.1": "base", "tarsonis.2": "base"}
ALDARIS = side(at={"dylar_iv.3": "zealot base"})
CHOSEN = (1, 2, 3)


def swarm(stage: int, leaders: Iterable[str], **more: object) -> Position:
    """The Overmind has bases on three planets."""
    overmind = side(at=BASES, leaders=leaders)
    return regrouping(stage, {"overmind": overmind, "aldaris": ALDARIS}, led=CHOSEN, **more)  # type: ignore[arg-type]


@rule("BW-LEAD-10", "BW-LEADCARD-09", "BW-REGROUP-08")
def test_an_objective_wins_with_its_card_in_stage_three() -> None:
    game = swarm(3, ["the_swarm"])
    assert game.is_over
    assert (game.winners(), game.state.ending) == (["overmind"], "objective")


@rule("BW-LEADCARD-09")
@pytest.mark.parametrize("third", ["icc", "zergling"])
def test_the_swarm_needs_bases_on_three_planets(third: str) -> None:
    """Neither an installation nor a unit is a base."""
    overmind = side(at={**BASES, "tarsonis.2": third}, leaders=["the_swarm"])
    game = regrouping(3, {"overmind": overmind, "aldaris": ALDARIS}, led=CHOSEN)
    assert not game.is_over


@rule("BW-LEAD-10", "BW-REGROUP-08")
def test_no_objective_wins_without_its_card() -> None:
    game = swarm(3, ["endless_hunger"])
    assert not game.is_over
    assert slugs(game, "overmind") == ["endless_hunger"]


@rule("BW-LEAD-10", "BW-REGROUP-08")
def test_no_objective_wins_before_stage_three() -> None:
    assert not swarm(2, ["the_swarm"]).is_over


@rule("BW-LEAD-10")
def test_without_the_card_points_and_the_end_still_win() -> None:
    rich = side(at=BASES, leaders=["endless_hunger"], conquest=15)
    game = regrouping(3, {"overmind": rich, "jim_raynor": ALDARIS_AREA}, led=CHOSEN)
    assert game.state.ending == "conquest-points"
    poor = side(at=BASES, leaders=["endless_hunger"], conquest=9)
    game = regrouping(3, {"overmind": poor, "jim_raynor": ALDARIS_AREA}, led=CHOSEN, common=2)
    assert (game.winners(), game.state.ending) == (["overmind"], "end-draws-near")


ALDARIS_AREA = side(at={"dylar_iv.3": "marine base"})

OTHER = {"vyctor_5.2": "base"}


def held(faction: str, card: str, at: dict[str, str]) -> list[str]:
    """Who wins if a player holds these areas, with the card; without it nobody does."""
    other = {"overmind": side(at=OTHER)}
    without = regrouping(3, {faction: Side(at=at), **other}, led=CHOSEN)
    assert not without.is_over
    game = regrouping(3, {faction: Side(at=at, leaders=[card]), **other}, led=CHOSEN)
    return game.winners() if game.is_over else []


def areas(*kinds: int) -> list[str]:
    """Areas of the galaxy that yield this, but those of Vyctor 5."""
    box = expanded_box()
    planets = ("helios", "torus", "dylar_iv", "pridewater", "tarsonis")
    found = zip(box.area_slugs, box.yields, strict=True)
    return [slug for slug, one in found if one in kinds and slug.split(".")[0] in planets]


@rule("BW-LEADCARD-02")
def test_a_new_rising_power_needs_three_areas_with_points() -> None:
    at = dict.fromkeys(areas(CONQUEST)[:3], "zergling")
    assert held("queen_of_blades", "a_new_rising_power", at) == ["queen_of_blades"]
    at.popitem()
    assert held("queen_of_blades", "a_new_rising_power", at) == []


@rule("BW-LEADCARD-23")
def test_raynors_raiders_needs_six_areas_with_resources() -> None:
    at = dict.fromkeys(areas(MINERALS, GAS)[:6], "marine")
    assert held("jim_raynor", "raynors_raiders", at) == ["jim_raynor"]
    at.popitem()
    assert held("jim_raynor", "raynors_raiders", at) == []
    at[areas(CONQUEST)[0]] = "marine"
    assert held("jim_raynor", "raynors_raiders", at) == [], "an area with points is none"


@rule("BW-LEADCARD-16")
def test_terran_dominion_needs_every_area_of_two_planets() -> None:
    box = expanded_box()
    whole = [slug for slug in box.area_slugs if slug.split(".")[0] in ("helios", "torus")]
    at = dict(zip(whole, ["marine"] * 4 + ["base"] + ["firebat"] * 3, strict=False))
    assert len(at) == len(whole)
    assert held("arcturus_mengsk", "terran_dominion", at) == ["arcturus_mengsk"]
    at.popitem()
    assert held("arcturus_mengsk", "terran_dominion", at) == []


@rule("BW-LEADCARD-30")
def test_domination_needs_more_areas_than_any_other() -> None:
    at = {"helios.1": "zealot", "helios.2": "zealot"}
    assert held("tassadar", "domination", at) == ["tassadar"]
    at.popitem()
    assert held("tassadar", "domination", at) == []


# ---- Aldaris -------------------------------------------------------------------------------------


def against_aldaris(leaders: Iterable[str], stage: int = 2, **more: object) -> Position:
    sides = {
        "overmind": side(at=BASES, conquest=15),
        "aldaris": side(at=ALDARIS.at, leaders=leaders),
    }
    return regrouping(stage, sides, led=CHOSEN, **more)  # type: ignore[arg-type]


@rule("BW-LEAD-11", "BW-LEADCARD-37")
def test_with_predestined_others_need_twenty_points() -> None:
    """Interaction 62."""
    assert not against_aldaris(["predestined"]).is_over
    game = against_aldaris(["riches_of_aiur"])
    assert game.winners() == ["overmind"]


@rule("BW-LEADCARD-37")
def test_aldaris_needs_fifteen_himself() -> None:
    sides = {
        "overmind": side(at=BASES),
        "aldaris": side(at=ALDARIS.at, leaders=["predestined"], conquest=15),
    }
    assert regrouping(2, sides, led=CHOSEN).winners() == ["aldaris"]


@rule("BW-LEAD-11", "BW-LEADCARD-37")
def test_with_predestined_aldaris_wins_at_the_end() -> None:
    game = against_aldaris(["predestined"], common=2)
    assert (game.winners(), game.state.ending) == (["aldaris"], "end-draws-near")
    sides = {
        "overmind": side(at=BASES, conquest=9),
        "aldaris": side(at=ALDARIS.at, leaders=["riches_of_aiur"]),
    }
    assert regrouping(2, sides, led=CHOSEN, common=2).winners() == ["overmind"]


@rule("BW-LEAD-11")
def test_when_aldaris_is_out_fifteen_points_are_enough_again() -> None:
    sides = {
        "overmind": side(at=BASES),
        "aldaris": side(at=ALDARIS.at, leaders=["predestined"]),
        "jim_raynor": side(at={"tarsonis.1": "base"}, drawn=["scouting_party"]),
    }
    game = regrouping(2, sides, led=CHOSEN)
    assert target(game.game, 0) == 20
    eliminate(game.game, 1)
    assert target(game.game, 0) == 15


@rule("BW-LEAD-11", "BW-OPT-06")
def test_in_a_larger_galaxy_all_need_twenty_five() -> None:
    """Interaction 62."""
    larger = {"planets": "three", "leadership": "no"}
    for conquest, is_over in ((24, False), (25, True)):
        sides = {"overmind": side(at={"helios.2": "base"}, conquest=conquest), "aldaris": ALDARIS}
        game = regrouping(2, sides, led=CHOSEN, settings=larger)
        assert game.is_over == is_over


# ---- Destiny -------------------------------------------------------------------------------------


@rule("BW-LEADCARD-42")
@pytest.mark.parametrize("how", ["points", "objective", "end"])
def test_with_destiny_nobody_wins_in_this_phase_but_in_the_next(how: str) -> None:
    """Interaction 63."""
    overmind = side(
        at=BASES,
        leaders=["the_swarm"] if how == "objective" else ["endless_hunger"],
        conquest=15 if how == "points" else 1,
    )
    game = regrouping(
        3, {"overmind": overmind, "aldaris": ALDARIS}, common=2 if how == "end" else 0
    )
    lead(game, "teeming_spawn", "destiny")
    game.picks(*(["done"] if "done" in game.options else []))
    while game.state.phase == 3:
        game.picks("done" if "done" in game.options else game.options[0])
    assert game.state.round == 2
    assert slugs(game, "aldaris") == [], "it is over with the phase"
    while game.game.decision is not None and game.state.round == 2:
        game.picks("done" if "done" in game.options else game.options[-1])
    assert game.state.winners
