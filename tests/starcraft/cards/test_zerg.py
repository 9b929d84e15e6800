"""Zerg Combat cards and technologies: what each does, with its numbers (SC-CARD-Z)."""

from __future__ import annotations

import pytest

from orrery.starcraft.facts.terms import FACE_UP
from tests.marks import rule
from tests.starcraft.arena import army, battle, duel, place, values

GROUND, FLYER = ("marine", ["terran_05"]), ("wraith", ["terran_12"])


def check(front: str, card: str, ground: tuple[int, int], flying: tuple[int, int]) -> None:
    """Attack and health of a card against a ground and a flying front-line unit."""
    assert values(duel(overmind=(front, [card]), jim_raynor=GROUND))[0] == ground
    assert values(duel(overmind=(front, [card]), jim_raynor=FLYER))[0] == flying


@rule("SC-CARD-Z-01")
def test_one_attack_for_a_hydralisk_against_flyers() -> None:
    check("hydralisk", "zerg_05", (5, 6), (6, 6))
    check("zergling", "zerg_05", (5, 6), (5, 6))


@rule("SC-CARD-Z-02")
def test_one_attack_against_flyers() -> None:
    check("hydralisk", "zerg_06", (6, 6), (7, 6))


@rule("SC-CARD-Z-03")
def test_one_health_for_an_ultralisk() -> None:
    check("ultralisk", "zerg_07", (8, 9), (8, 9))
    check("guardian", "zerg_07", (8, 8), (8, 8))
    check("ultralisk", "zerg_09", (8, 8), (8, 8))
    check("guardian", "zerg_09", (8, 7), (8, 7))


@rule("SC-CARD-Z-04")
@pytest.mark.parametrize("card", ["zerg_10", "zerg_11", "zerg_12"])
def test_a_scourge_is_lost_and_takes_a_flyer_along(card: str) -> None:
    game = duel(overmind=("scourge", [card]), jim_raynor=("battlecruiser", ["terran_01"]))
    assert game.supply("overmind", "scourge") == 3
    assert game.supply("jim_raynor", "battlecruiser") == 3


@rule("SC-CARD-Z-04")
def test_a_scourge_dies_against_ground_units_too_and_hurts_them_not() -> None:
    game = duel(overmind=("scourge", ["zerg_12"]), jim_raynor=("marine", ["terran_13"]))
    assert game.supply("overmind", "scourge") == 3
    assert game.army("torus.3") == ["marine"]


@rule("SC-CARD-Z-04")
def test_a_scourge_killed_by_strength_takes_nobody_along() -> None:
    game = duel(overmind=("scourge", ["zerg_12"]), jim_raynor=("wraith", ["terran_12"]))
    assert values(game)[1] == (7, 8)
    assert game.army("torus.3") == ["wraith"]


@rule("SC-CARD-Z-05")
@pytest.mark.parametrize("card", ["zerg_14", "zerg_15", "zerg_16"])
def test_mutalisks_splash_light_units(card: str) -> None:
    game = duel(
        overmind=("mutalisk", [card]), jim_raynor=("vulture marine siege_tank", ["terran_01"])
    )
    assert game.supply("jim_raynor", "marine") == 6
    assert game.army("torus.3") == ["siege_tank"] or "siege_tank" in game.army("torus.3")


@rule("SC-CARD-Z-06")
@pytest.mark.parametrize(
    ("units", "attack"), [("zergling", 4), ("zergling queen", 5), ("zergling zergling", 6)]
)
def test_one_attack_with_any_supporting_unit(units: str, attack: int) -> None:
    game = duel(overmind=(units, ["zerg_03", "zerg_17"]), jim_raynor=GROUND)
    assert values(game)[0] == (attack, 5)


@rule("SC-CARD-Z-07")
def test_consume_destroys_a_unit_or_a_worker_for_three_cards() -> None:
    game = battle(
        overmind=army("zergling defiler", technologies=["consume"]), jim_raynor=army("marine")
    )
    game.picks("use-technology consume")
    assert game.options == ["unit zergling", "unit defiler", "lose-worker"]
    game.picks("lose-worker")
    assert game.player("overmind").pool == 5
    assert len(game.cards("overmind", "hand")) == 3 + 3
    game = battle(
        overmind=army("zergling defiler", technologies=["consume"]), jim_raynor=army("marine")
    )
    game.picks("use-technology consume", "unit defiler")
    assert game.supply("overmind", "defiler") == 3
    assert len(game.cards("overmind", "hand")) == 6


@rule("SC-CARD-Z-07")
def test_consume_needs_an_own_defiler_in_the_battle() -> None:
    game = battle(
        overmind=army("zergling", technologies=["consume"]), queen_of_blades=army("defiler")
    )
    assert game.prompt == "standard-card"


@rule("SC-CARD-Z-08")
def test_parasite_makes_the_attacker_show_his_cards_where_a_queen_stands() -> None:
    game = battle(
        jim_raynor=army("marine marine", hand=["terran_01", "terran_05"]),
        overmind=army("zergling zergling queen", technologies=["parasite"]),
    )
    game.picks("support queen 2")
    assert game.asked == "jim_raynor"
    place(game, ["terran_01"])
    place(game, ["terran_05"])
    assert game.state.battle is not None
    first, second = game.state.battle.skirmishes
    assert not first.marks[0][0] & FACE_UP
    assert second.marks[0][0] & FACE_UP


@rule("SC-CARD-Z-08")
def test_parasite_shows_nothing_when_its_owner_attacks_but_its_queens_detect() -> None:
    game = battle(
        overmind=army("zergling queen", technologies=["parasite"]),
        jim_raynor=army("marine", hand=["terran_05"]),
    )
    place(game, ["deck"])
    assert game.state.battle is not None
    assert not game.state.battle.skirmishes[0].marks[0][0] & FACE_UP
    assert game.asked == "jim_raynor"
    game = duel(
        overmind=("ultralisk queen", ["zerg_07"], {"technologies": ["parasite"]}),
        jim_raynor=("ghost", ["terran_03", "cloaking_field_terran"]),
    )
    assert game.supply("jim_raynor", "ghost") == 3


@rule("SC-CARD-Z-10")
def test_metabolic_boost_gives_health_to_a_strong_attacking_zergling() -> None:
    boost = {"technologies": ["metabolic_boost"]}
    game = duel(overmind=("zergling", ["zerg_01"], boost), jim_raynor=GROUND)
    assert values(game) == [(6, 3 + 2), (5, 5)]
    game = duel(overmind=("zergling", ["zerg_03"], boost), jim_raynor=GROUND)
    assert values(game)[0] == (4, 5)
    game = duel(jim_raynor=GROUND, overmind=("zergling", ["zerg_01"], boost))
    assert values(game)[1] == (6, 3)
    game = duel(overmind=("hydralisk", ["zerg_13"], boost), jim_raynor=GROUND)
    assert values(game)[0] == (7, 6)


@rule("SC-CARD-Z-10")
def test_metabolic_boost_needs_a_ground_unit_to_destroy() -> None:
    boost = {"technologies": ["metabolic_boost"]}
    game = duel(overmind=("zergling", ["zerg_01"], boost), jim_raynor=("wraith", ["terran_01"]))
    assert values(game)[0] == (6, 3)
    game = duel(
        overmind=("zergling", ["zerg_01"], boost), jim_raynor=("wraith marine", ["terran_01"])
    )
    assert values(game)[0] == (6, 3 + 2)


@rule("SC-CARD-Z-11")
def test_plague_detects_and_splashes_without_any_loss() -> None:
    game = duel(
        overmind=("ultralisk defiler", ["zerg_04", "plague"]),
        jim_raynor=("battlecruiser marine wraith", ["terran_12"]),
    )
    assert values(game)[0][0] < values(game)[1][1]
    assert (game.asked, game.prompt) == ("jim_raynor", "splash")
    assert game.options == ["unit marine", "unit wraith", "unit battlecruiser"]
    game = duel(
        overmind=("ultralisk defiler", ["zerg_07", "plague"]),
        jim_raynor=("ghost", ["terran_03", "cloaking_field_terran"]),
    )
    assert game.supply("jim_raynor", "ghost") == 3


@rule("SC-CARD-Z-12")
def test_dark_swarm_stops_all_but_fighters_on_both_sides() -> None:
    game = duel(overmind=("hydralisk defiler", ["zerg_13", "dark_swarm"]), jim_raynor=GROUND)
    assert values(game)[0] == (7, 6)
    assert game.army("torus.3") == ["marine"]
    game = duel(
        overmind=("ultralisk defiler", ["zerg_04", "dark_swarm"]),
        jim_raynor=("wraith", ["terran_12"]),
    )
    assert game.supply("overmind", "ultralisk") == 2
    game = duel(
        overmind=("hydralisk defiler", ["zerg_13", "dark_swarm"]),
        jim_raynor=("wraith", ["terran_01"]),
    )
    assert game.supply("jim_raynor", "wraith") == 3


@rule("SC-CARD-Z-13")
def test_spawn_broodling_destroys_an_eligible_unit_of_the_skirmish() -> None:
    game = duel(
        overmind=("ultralisk queen", ["zerg_04", "spawn_broodling"]),
        jim_raynor=("battlecruiser wraith marine goliath", ["terran_12"]),
    )
    assert (game.asked, game.options) == ("jim_raynor", ["unit marine", "unit goliath"])
    game.picks("unit goliath")
    assert game.supply("jim_raynor", "goliath") == 3
    game = duel(
        overmind=("ultralisk queen", ["zerg_04", "spawn_broodling"]),
        jim_raynor=("battlecruiser wraith", ["terran_12"]),
    )
    assert game.army("torus.3") == ["wraith", "battlecruiser"]


@rule("SC-CARD-Z-14")
def test_ensnare_detects_adds_health_and_ends_enemy_support() -> None:
    game = duel(
        overmind=("ultralisk queen", ["zerg_07", "ensnare"]),
        jim_raynor=("marine marine marine", ["terran_05"]),
    )
    assert values(game) == [(8, 9 + 1), (5, 5)]
    game = duel(
        overmind=("ultralisk queen", ["zerg_07", "ensnare"]),
        jim_raynor=("ghost", ["terran_03", "cloaking_field_terran"]),
    )
    assert game.supply("jim_raynor", "ghost") == 3


@rule("SC-CARD-Z-15")
def test_improved_carapace_adds_one_health() -> None:
    game = duel(overmind=("zergling", ["zerg_03", "improved_carapace"]), jim_raynor=GROUND)
    assert values(game)[0] == (4, 6)


@rule("SC-CARD-Z-16")
@pytest.mark.parametrize("unit", ["zergling", "hydralisk", "defiler"])
def test_burrow_hides_zerglings_hydralisks_and_defilers(unit: str) -> None:
    game = duel(overmind=(unit, ["burrow_0/5"]), jim_raynor=("siege_tank", ["terran_14"]))
    assert game.prompt == "withdraw"


@rule("SC-SKIRM-10")
def test_burrow_does_nothing_for_a_unit_it_does_not_show() -> None:
    game = duel(overmind=("ultralisk", ["burrow_0/5"]), jim_raynor=("siege_tank", ["terran_14"]))
    assert game.supply("overmind", "ultralisk") == 3


@rule("SC-CARD-Z-17")
def test_a_sunken_colony_needs_a_base_and_a_ground_enemy() -> None:
    spec = ("zergling", ["zerg_03", "sunken_colony"], {"base": True})
    assert values(duel(jim_raynor=GROUND, overmind=spec))[1] == (4 + 2, 5)
    assert values(duel(jim_raynor=FLYER, overmind=spec))[1] == (4, 5)
    without = ("zergling", ["zerg_03", "sunken_colony"])
    assert values(duel(jim_raynor=GROUND, overmind=without))[1] == (4, 5)
