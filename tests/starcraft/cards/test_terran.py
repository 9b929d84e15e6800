"""Terran Combat cards and technologies: what each does, with its numbers (SC-CARD-T)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.starcraft.arena import army, battle, duel, place, values

GROUND, FLYER = ("zergling", ["zerg_03"]), ("mutalisk", ["zerg_13"])
LIGHT = "zergling zergling hydralisk"


def check(front: str, card: str, ground: tuple[int, int], flying: tuple[int, int]) -> None:
    """Attack and health of a card against a ground and a flying front-line unit."""
    assert values(duel(jim_raynor=(front, [card]), overmind=GROUND))[0] == ground
    assert values(duel(jim_raynor=(front, [card]), overmind=FLYER))[0] == flying


@rule("SC-CARD-T-01")
def test_one_attack_against_flyers() -> None:
    check("marine", "terran_02", (5, 4), (6, 4))
    check("ghost", "terran_03", (5, 5), (6, 5))
    check("wraith", "terran_10", (6, 7), (7, 7))


@rule("SC-CARD-T-03")
def test_two_attack_for_a_goliath_against_flyers() -> None:
    check("goliath", "terran_09", (6, 7), (8, 7))
    check("wraith", "terran_09", (6, 7), (6, 7))


@rule("SC-CARD-T-04")
def test_one_health_for_a_battlecruiser() -> None:
    check("battlecruiser", "terran_11", (7, 8), (7, 8))
    check("wraith", "terran_11", (7, 7), (7, 7))


@rule("SC-CARD-T-05")
def test_one_attack_and_one_health_for_a_battlecruiser() -> None:
    check("battlecruiser", "terran_12", (8, 9), (8, 9))
    check("wraith", "terran_12", (7, 8), (7, 8))


@rule("SC-CARD-T-06")
def test_one_attack_for_a_battlecruiser() -> None:
    check("battlecruiser", "terran_13", (8, 8), (8, 8))
    check("battlecruiser", "terran_14", (9, 8), (9, 8))
    check("siege_tank", "terran_14", (8, 8), (8, 8))


@rule("SC-CARD-T-07")
def test_one_attack_for_a_goliath_against_flyers() -> None:
    check("goliath", "terran_15", (7, 7), (8, 7))
    check("vulture", "terran_15", (7, 7), (7, 7))


@rule("SC-CARD-T-08")
def test_one_attack_for_a_siege_tank() -> None:
    check("siege_tank", "terran_16", (8, 8), (8, 8))
    check("goliath", "terran_16", (7, 8), (7, 8))


@rule("SC-CARD-T-01")
def test_a_supporting_flyer_does_not_help() -> None:
    game = duel(jim_raynor=("marine", ["terran_02"]), overmind=("zergling mutalisk", ["zerg_03"]))
    assert values(game)[0] == (5, 4)


@rule("SC-CARD-T-02")
@pytest.mark.parametrize(("front", "card"), [("firebat", "terran_04"), ("vulture", "terran_06")])
def test_light_units_fall_to_splash_and_others_do_not(front: str, card: str) -> None:
    game = duel(jim_raynor=(front, [card]), overmind=(LIGHT, ["zerg_03"]))
    assert game.army("torus.3") == ["hydralisk"]
    game = duel(jim_raynor=(front, [card]), overmind=("zergling hydralisk", ["zerg_03"]))
    assert game.army("torus.3") == ["hydralisk"]


@rule("SC-CARD-T-09")
@pytest.mark.parametrize(("pool", "after"), [(3, 2), (0, 0)])
def test_repair_gives_health_and_takes_a_worker_if_there_is_one(pool: int, after: int) -> None:
    game = duel(jim_raynor=("goliath", ["terran_16", "terran_17"], {"pool": pool}), overmind=GROUND)
    assert values(game)[0] == (7, 9)
    assert game.player("jim_raynor").pool == after
    assert game.player("jim_raynor").unavailable == pool - after


@rule("SC-CARD-T-10")
def test_scanner_sweep_returns_to_the_technology_deck_for_detector() -> None:
    game = battle(
        jim_raynor=army("marine", technologies=["scanner_sweep"]), overmind=army("zergling")
    )
    assert game.options == ["use-technology scanner_sweep", "done"]
    game.picks("use-technology scanner_sweep")
    assert game.state.battle is not None
    assert game.state.battle.detector == (1, 0)
    assert game.cards("jim_raynor", "technologies") == []
    assert "scanner_sweep" in game.cards("jim_raynor", "tech_deck")


@rule("SC-CARD-T-11")
@pytest.mark.parametrize(
    ("units", "health"),
    [("marine", 5), ("marine science_vessel", 6), ("marine science_vessel science_vessel", 6)],
)
def test_defense_matrix_needs_a_supporting_science_vessel(units: str, health: int) -> None:
    game = duel(
        jim_raynor=(units, ["terran_05"], {"technologies": ["defense_matrix"]}), overmind=GROUND
    )
    assert values(game)[0] == (5, health)


@rule("SC-CARD-T-11")
def test_a_science_vessel_in_front_does_not_support() -> None:
    game = duel(
        jim_raynor=("science_vessel", ["terran_05"], {"technologies": ["defense_matrix"]}),
        overmind=GROUND,
    )
    assert values(game)[0] == (3, 4)


@rule("SC-CARD-T-12")
def test_lockdown_stops_machines_from_attacking_and_supporting() -> None:
    game = duel(
        jim_raynor=("ghost", ["terran_03", "lockdown"]),
        tassadar=("dragoon dragoon zealot", ["protoss_06"]),
    )
    assert values(game) == [(5, 5), (8 + 1, 7)]  # one dragoon supports no more
    assert game.supply("jim_raynor", "ghost") == 2
    game = duel(
        jim_raynor=("marine ghost", ["terran_05", "lockdown"]),
        tassadar=("zealot", ["protoss_03"]),
    )
    assert values(game)[1] == (5, 6)
    assert game.supply("jim_raynor", "marine") == 6
    game = duel(
        jim_raynor=("ghost", ["terran_03", "lockdown"]),
        tassadar=("zealot dragoon dragoon", ["protoss_03"]),
    )
    assert values(game)[1] == (5, 6)


@rule("SC-CARD-T-13")
def test_cloaking_field_hides_wraiths_and_ghosts_in_front_and_behind() -> None:
    game = duel(
        jim_raynor=("marine ghost", ["terran_05", "cloaking_field_terran"]),
        overmind=("ultralisk", ["zerg_07"]),
    )
    assert game.supply("jim_raynor", "marine") == 6
    game = duel(
        jim_raynor=("ghost", ["terran_03", "cloaking_field_terran"]),
        overmind=("ultralisk", ["zerg_07"]),
    )
    assert (game.asked, game.prompt) == ("jim_raynor", "withdraw")
    game = duel(
        jim_raynor=("ghost", ["terran_03", "cloaking_field_terran"]),
        overmind=("ultralisk queen", ["zerg_07"], {"technologies": ["parasite"]}),
    )
    assert game.supply("jim_raynor", "ghost") == 3


@rule("SC-CARD-T-14")
@pytest.mark.parametrize(("base", "health"), [(True, 8), (False, 5)])
def test_a_bunker_needs_a_base_in_the_area(base: bool, health: int) -> None:
    game = duel(overmind=GROUND, jim_raynor=("marine", ["terran_05", "bunker"], {"base": base}))
    assert values(game)[1] == (5, health)


@rule("SC-CARD-T-15")
def test_siege_mode_splashes_ground_units() -> None:
    game = duel(
        jim_raynor=("siege_tank", ["siege_mode_9/7"]),
        overmind=("zergling mutalisk ultralisk", ["zerg_03"]),
    )
    assert values(game)[0] == (9, 7)
    assert game.army("torus.3") == ["mutalisk"]


@rule("SC-CARD-T-16")
@pytest.mark.parametrize(
    ("units", "left"),
    [("zergling ultralisk", []), ("zergling ultralisk queen", ["ultralisk", "queen"])],
)
def test_spider_mines_work_unless_an_enemy_detects_them(units: str, left: list[str]) -> None:
    game = duel(
        jim_raynor=("vulture", ["spider_mines_8/7"]),
        overmind=(units, ["zerg_03"], {"technologies": ["parasite"]}),
    )
    assert game.army("torus.3") == (left or ["vulture"])


@rule("SC-CARD-T-17")
@pytest.mark.parametrize(
    ("enemy", "card", "bonus"), [("archon", "protoss_13", 3), ("zealot", "protoss_01", 1)]
)
def test_emp_shockwave_cancels_the_reinforcement_and_hurts_protoss(
    enemy: str, card: str, bonus: int
) -> None:
    game = duel(
        jim_raynor=("marine science_vessel", ["terran_05", "emp_shockwave"]),
        tassadar=(enemy, [card, "protoss_17"]),
    )
    assert values(game)[0] == (5 + bonus, 5)
    assert values(game)[1][1] == {"archon": 8, "zealot": 7}[enemy]
    assert [event.seat for event in game.told("cancel")] == [1]


@rule("SC-CARD-T-17")
def test_emp_shockwave_without_a_card_to_cancel_or_a_protoss_enemy() -> None:
    game = duel(
        jim_raynor=("marine science_vessel", ["terran_05", "emp_shockwave"]),
        tassadar=("zealot", ["protoss_01"]),
    )
    assert values(game)[0] == (6, 5)
    game = duel(
        jim_raynor=("marine science_vessel", ["terran_05", "emp_shockwave"]),
        overmind=("zergling zergling", ["zerg_03", "zerg_17"]),
    )
    assert values(game) == [(5, 5), (4 + 1, 5)]


@rule("SC-CARD-T-18")
def test_irradiate_hits_living_units_and_every_zerg() -> None:
    game = duel(
        jim_raynor=("wraith science_vessel", ["terran_12", "irradiate"]),
        overmind=("zergling mutalisk queen", ["zerg_03"]),
    )
    assert values(game)[0] == (7 + 1, 8)
    assert game.options == ["unit queen", "unit mutalisk"]
    game = duel(
        jim_raynor=("wraith science_vessel", ["terran_12", "irradiate"]),
        tassadar=("zealot dragoon reaver", ["protoss_03"]),
    )
    assert game.army("torus.3") == ["dragoon", "reaver"]


@rule("SC-CARD-T-19")
@pytest.mark.parametrize(("units", "lost"), [("ultralisk zergling zergling", 2), ("ultralisk", 1)])
def test_a_nuke_takes_two_more_units_or_all_there_are(units: str, lost: int) -> None:
    game = duel(jim_raynor=("ghost", ["nuke"]), overmind=(units, ["zerg_04"]))
    while game.state.battle is not None:
        game.picks(game.options[0])
    assert [len(event.things) for event in game.told("nuked")] == [lost]
    assert "nuke" in game.cards("jim_raynor", "tech_deck")


@rule("SC-CARD-T-19")
def test_a_nuke_fails_with_its_ghost() -> None:
    game = duel(jim_raynor=("ghost", ["nuke"]), overmind=("ultralisk zergling", ["zerg_07"]))
    assert game.told("nuked") == []
    assert "nuke" in game.cards("jim_raynor", "tech_deck")


@rule("SC-MODULE-05", "SC-MODULE-06")
def test_air_support_detects_and_fires_at_flyers_where_its_owner_has_a_base() -> None:
    game = battle(
        overmind=army("mutalisk", hand=["zerg_13"]),
        jim_raynor=army("marine", hand=["terran_05"], base=True, modules=["air_support"]),
    )
    place(game, ["zerg_13"])
    place(game, ["terran_05"])
    assert values(game)[1] == (5 + 1, 5)
    game = duel(
        overmind=("zergling mutalisk", ["zerg_03"]),
        jim_raynor=("marine", ["terran_05"], {"base": True, "modules": ["air_support"]}),
    )
    assert values(game)[1] == (5, 5)
    game = duel(overmind=FLYER, jim_raynor=("marine", ["terran_05"], {"modules": ["air_support"]}))
    assert values(game)[1] == (5, 5)


@rule("SC-MODULE-05")
def test_air_support_denies_cloaking_to_the_enemy_in_the_area_of_the_base() -> None:
    game = duel(
        overmind=("hydralisk", ["burrow_0/5"]),
        jim_raynor=("goliath", ["terran_14"], {"base": True, "modules": ["air_support"]}),
    )
    assert game.supply("overmind", "hydralisk") == 6
    assert game.told("withdraw") == []


@rule("SC-MODULE-06", "SC-MODULE-08")
def test_the_attacker_has_it_too_in_his_own_bases_area_and_never_twice() -> None:
    game = duel(
        jim_raynor=(
            "marine",
            ["terran_05"],
            {"base": True, "modules": ["air_support", "air_support"]},
        ),
        overmind=FLYER,
    )
    assert values(game)[0] == (5 + 1, 5)
