"""BW-LEADCARD: cards of Arcturus Mengsk and Jim Raynor."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from orrery.starcraft.board.queries import points_of
from orrery.starcraft.board.sheet import modules_of, unit_build_limit
from orrery.starcraft.facts.terms import (
    AIR_SUPPORT,
    CONQUEST,
    RESEARCH_AND_DEVELOPMENT,
    SUPPLY,
)
from orrery.starcraft.rules.victory import eliminate
from tests.marks import rule
from tests.starcraft.broodwar.led import lead, regrouping, slugs
from tests.starcraft.scenario import Position, Side, side, table

ALDARIS = side(at={"dylar_iv.3": "zealot base"})
MENGSK = side(at={"helios.2": "marine base"})


def area(game: Position, slug: str) -> Option:
    return Option("area", game.box.area_slugs.index(slug))


# ---- Tactical Mastery ----------------------------------------------------------------------------


def mastery() -> Position:
    game = regrouping(2, {"arcturus_mengsk": MENGSK, "aldaris": ALDARIS})
    lead(game, "tactical_mastery", "khala_devotee")
    return game


@rule("BW-LEADCARD-19", "BW-TOKEN-05", "BW-REGROUP-05")
def test_tactical_mastery_makes_two_areas_worth_a_point() -> None:
    game = mastery()
    game.picks("area helios.2", "area dylar_iv.3")
    assert game.player("arcturus_mengsk").conquest == 1, "scored in this very phase"
    assert game.player("aldaris").conquest == 1, "whoever controls it"
    assert slugs(game, "arcturus_mengsk") == []


@rule("BW-LEADCARD-19")
def test_tactical_mastery_needs_areas_without_points() -> None:
    game = mastery()
    box = game.box
    slugs_now = [box.area_slugs[option.what] for option in game.decision.options]
    assert "helios.3" in slugs_now or "torus.2" in slugs_now, "empty areas too"
    for at, slug in enumerate(box.area_slugs):
        if box.yields[at] == CONQUEST:
            assert slug not in slugs_now
    worth = next(
        at
        for at in range(box.areas)
        if box.yields[at] == CONQUEST and box.planet_of[at] in game.state.galaxy.planets
    )
    assert game.why("arcturus_mengsk", Option("area", worth)) == "BW-LEADCARD-19"
    assert game.why("arcturus_mengsk", area(game, "moria.1")) == "SC-TERM-05", "not in the galaxy"
    assert "moria.1" not in slugs_now
    game.picks("area helios.2")
    assert game.why("arcturus_mengsk", area(game, "helios.2")) == "BW-LEADCARD-19", "not twice"


@rule("BW-LEAD-20", "BW-LEADCARD-19")
def test_the_tokens_stay_when_their_player_is_out() -> None:
    game = mastery()
    game.picks("area helios.2", "area dylar_iv.3")
    before = game.state.points
    eliminate(game.game, game.factions.index("arcturus_mengsk"))
    assert game.state.points == before
    assert points_of(game.state, game.box, game.box.area_slugs.index("helios.2")) == 1


# ---- Scorched Earth Policy -----------------------------------------------------------------------


def scorched(at: dict[str, str]) -> Position:
    game = regrouping(3, {"arcturus_mengsk": side(at=at), "aldaris": ALDARIS})
    lead(game, "scorched_earth_policy", "the_will_of_the_conclave")
    return game


@rule("BW-LEADCARD-21", "BW-LEADCARD-46")
@pytest.mark.parametrize("unit", ["battlecruiser", "siege_tank"])
def test_scorched_earth_policy_gives_a_pair_in_one_area(unit: str) -> None:
    full = {"torus.1": "marine marine"}
    game = scorched({"helios.2": "marine base", "tarsonis.2": "marine", **full})
    assert sorted(game.options) == ["unit battlecruiser", "unit siege_tank"]
    workers = game.player("arcturus_mengsk").pool
    game.picks(f"unit {unit}")
    assert game.options == ["area helios.2", "area tarsonis.2"]
    game.picks("area helios.2")
    assert game.army("helios.2").count(unit) == 2
    assert game.player("arcturus_mengsk").pool == workers
    assert slugs(game, "arcturus_mengsk") == ["scorched_earth_policy"], "it stays"


@rule("BW-LEADCARD-21")
def test_with_one_place_left_there_is_one_unit() -> None:
    game = scorched({"helios.2": "marine marine marine base"})
    game.picks("unit siege_tank")
    assert game.army("helios.2").count("siege_tank") == 1
    full = scorched({"helios.2": "marine marine marine marine base"})
    assert full.prompt == "order-where", "no place, no units"


@rule("BW-LEADCARD-21")
def test_with_one_miniature_left_there_is_one_unit() -> None:
    game = scorched(
        {"helios.2": "marine base", "tarsonis.2": "siege_tank", "torus.2": "siege_tank"}
    )
    assert game.supply("arcturus_mengsk", "siege_tank") == 1
    game.picks("unit siege_tank", "area helios.2")
    assert game.army("helios.2").count("siege_tank") == 1


# ---- To the Bitter End ---------------------------------------------------------------------------


def bitter(teams: str = "no", **conquest: int) -> Position:
    ats = {
        "jim_raynor": {"helios.2": "base"},
        "aldaris": {"dylar_iv.3": "base"},
        "overmind": {"tarsonis.2": "base"},
        "tassadar": {"pridewater.3": "base"},
    }
    sides = {
        faction: side(at=ats[faction], conquest=points) for faction, points in conquest.items()
    }
    game = regrouping(3, sides, teams=teams)
    while game.prompt == "choose-leader":
        wanted = {
            "jim_raynor": "to_the_bitter_end",
            "aldaris": "the_will_of_the_conclave",
            "overmind": "the_swarm_flies",
            "tassadar": "return_to_aiur",
        }
        game.picks(f"leader {wanted[game.asked]}")
    return game


@rule("BW-LEADCARD-27")
def test_every_opponent_loses_two_points_but_nobody_falls_below_zero() -> None:
    game = bitter(jim_raynor=5, aldaris=5, overmind=1)
    points = [game.player(one).conquest for one in ("jim_raynor", "aldaris", "overmind")]
    gained = sum(event.number for event in game.told("conquest"))
    assert [event.number for event in game.told("lose-conquest")] == [2, 1]
    assert sum(points) == 5 + 3 + 0 + gained


@rule("BW-LEADCARD-27")
def test_a_teammate_is_no_opponent() -> None:
    """Interaction 68."""
    game = bitter("yes", jim_raynor=5, aldaris=5, overmind=5, tassadar=5)
    assert {event.seat for event in game.told("lose-conquest")} == {1, 3}


# ---- Psi Disrupter -------------------------------------------------------------------------------


def disrupted(aldaris: Side, planet: str = "torus") -> Position:
    raynor = side(at={"helios.2": "marine base", "torus.1": "marine"})
    game = regrouping(3, {"jim_raynor": raynor, "aldaris": aldaris})
    lead(game, "psi_disrupter", "the_will_of_the_conclave")
    assert game.options == ["planet helios", "planet torus"]
    game.picks(f"planet {planet}")
    return game


@rule("BW-LEADCARD-28")
def test_enemy_units_leave_the_planet_over_their_own_transports() -> None:
    aldaris = side(
        at={"dylar_iv.3": "base", "torus.2": "zealot dragoon"}, transports=["dylar_iv-torus"]
    )
    game = disrupted(aldaris)
    assert (game.prompt, game.asked) == ("leave-planet", "aldaris")
    assert game.options == ["move zealot torus.2", "move dragoon torus.2"]
    game.picks("move dragoon torus.2")
    assert game.prompt == "leave-planet-to"
    assert {option.split()[1].split(".")[0] for option in game.options} == {"dylar_iv"}
    game.picks("area dylar_iv.1", "area dylar_iv.2")
    assert (game.army("dylar_iv.1"), game.army("dylar_iv.2")) == (["dragoon"], ["zealot"])
    assert game.army("torus.2") == []
    assert game.army("torus.1") == ["marine"], "his own stay"


@rule("BW-LEADCARD-28")
def test_units_that_cannot_leave_are_destroyed() -> None:
    aldaris = side(at={"dylar_iv.3": "base", "torus.2": "zealot dragoon"})
    game = disrupted(aldaris)
    assert game.army("torus.2") == []
    assert (
        game.supply("aldaris", "dragoon")
        == game.box.figures[game.box.unit(game.player("aldaris").faction, "dragoon")]
    )


@rule("BW-LEADCARD-28", "BW-LEADCARD-45")
@pytest.mark.parametrize("immune", [False, True])
def test_heroes_die_too_unless_they_are_immune(immune: bool) -> None:
    """Interaction 47."""
    raynor = side(at={"torus.1": "marine"})
    aldaris = side(at={"dylar_iv.3": "base", "torus.2": "fenix"}, leaders=["fenix"])
    settings = {"heroes": "immune"} if immune else {}
    game = regrouping(3, {"jim_raynor": raynor, "aldaris": aldaris}, settings=settings)
    lead(game, "psi_disrupter", "the_will_of_the_conclave")
    game.picks("planet torus")
    assert game.army("torus.2") == (["fenix"] if immune else [])


@rule("BW-LEADCARD-28")
def test_bases_stay_and_without_units_there_is_no_planet_to_choose() -> None:
    aldaris = side(at={"torus.2": "zealot base"})
    game = disrupted(aldaris)
    assert game.base("torus.2") == "aldaris"
    raynor = side(at={"helios.2": "base"})
    game = regrouping(3, {"jim_raynor": raynor, "aldaris": aldaris})
    lead(game, "psi_disrupter", "the_will_of_the_conclave")
    assert game.prompt == "order-where"


# ---- Storage Facilities --------------------------------------------------------------------------


@rule("BW-LEADCARD-22")
@pytest.mark.parametrize(("idle", "stored"), [(0, 0), (2, 2), (5, 3)])
def test_storage_facilities_gives_a_token_for_each_idle_worker(idle: int, stored: int) -> None:
    raynor = side(at=MENGSK.at, leaders=["storage_facilities"], pool=idle, unavailable=2)
    game = regrouping(1, {"jim_raynor": raynor, "aldaris": ALDARIS}, led=[1])
    for _ in range(stored):
        assert game.prompt == "gain-token"
        game.picks("token gas")
    assert game.prompt != "gain-token"
    assert game.player("jim_raynor").tokens == (0, stored)


@rule("BW-LEADCARD-22")
def test_stored_tokens_can_pay_for_a_strategy_card_at_once() -> None:
    raynor = side(
        at=MENGSK.at, leaders=["storage_facilities"], pool=2, events=["industrial_strategy"]
    )
    game = regrouping(1, {"jim_raynor": raynor, "aldaris": ALDARIS}, led=[1])
    game.picks("token minerals", "token gas")
    assert game.prompt == "industrial-strategy"


@rule("BW-LEADCARD-47", "BW-LEADCARD-22")
def test_cards_are_searched_before_tokens_are_stored() -> None:
    raynor = side(
        at=MENGSK.at, leaders=["storage_facilities"], pool=1, events=["specialized_strategy"]
    )
    game = regrouping(1, {"jim_raynor": raynor, "aldaris": ALDARIS}, led=[1])
    assert game.prompt == "specialized-strategy"
    game.picks("done")
    assert game.prompt == "gain-token"
    game.picks("token gas")
    assert game.prompt == "order-where", "each once"
    assert game.player("jim_raynor").tokens == (0, 1)


# ---- Make Do With Little -------------------------------------------------------------------------


@rule("BW-LEADCARD-26")
def test_some_modules_count_twice() -> None:
    """Interaction 60."""
    modules = ["supply", "supply", "research_and_development", "air_support"]
    for leaders, times in (([], 1), (["make_do_with_little"], 2)):
        game = table(
            expansion="brood_war",
            phase="planning",
            jim_raynor=side(at=MENGSK.at, leaders=leaders, modules=modules),
            aldaris=ALDARIS,
        )
        raynor = game.player("jim_raynor")
        assert modules_of(game.box, raynor, SUPPLY) == 2 * times
        assert modules_of(game.box, raynor, RESEARCH_AND_DEVELOPMENT) == times
        assert modules_of(game.box, raynor, AIR_SUPPORT) == 1
        assert unit_build_limit(game.box, raynor, 0) == 2 + 2 * times


@rule("BW-LEADCARD-28")
def test_units_leave_only_for_open_areas_with_room() -> None:
    """Dylar IV 1 is an enemy's, and the area of the base is full."""
    box = table(expansion="brood_war", jim_raynor=MENGSK, aldaris=ALDARIS).box
    limit = box.limit[box.area_slugs.index("dylar_iv.3")]
    raynor = side(at={"torus.1": "marine", "dylar_iv.1": "marine", "helios.2": "base"})
    full = " ".join(["zealot", "zealot", "dragoon", "dragoon", "scout"][:limit])
    aldaris = side(
        at={"dylar_iv.3": f"{full} base", "torus.2": "dark_templar dark_templar"},
        transports=["dylar_iv-torus"],
    )
    game = regrouping(3, {"jim_raynor": raynor, "aldaris": aldaris})
    lead(game, "psi_disrupter", "the_will_of_the_conclave")
    game.picks("planet torus")
    offered = set(game.options) if game.prompt == "leave-planet-to" else set()
    assert "area dylar_iv.1" not in offered
    assert "area dylar_iv.3" not in offered
    assert game.army("dylar_iv.1") == ["marine"]
    assert len(game.army("dylar_iv.3")) == limit
