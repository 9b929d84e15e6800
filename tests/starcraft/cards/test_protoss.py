"""Protoss Combat cards and technologies: what each does, with its numbers (SC-CARD-P)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.starcraft.arena import army, battle, duel, place, values

GROUND, FLYER = ("zergling", ["zerg_03"]), ("mutalisk", ["zerg_13"])


def check(front: str, card: str, ground: tuple[int, int], flying: tuple[int, int]) -> None:
    """Attack and health of a card against a ground and a flying front-line unit."""
    assert values(duel(tassadar=(front, [card]), overmind=GROUND))[0] == ground
    assert values(duel(tassadar=(front, [card]), overmind=FLYER))[0] == flying


@rule("SC-CARD-P-01")
def test_one_attack_for_a_dragoon_against_flyers() -> None:
    check("dragoon", "protoss_05", (6, 6), (7, 6))
    check("zealot", "protoss_05", (6, 6), (6, 6))


@rule("SC-CARD-P-02")
def test_one_attack_against_flyers() -> None:
    check("scout", "protoss_07", (7, 7), (8, 7))
    check("scout", "protoss_09", (7, 8), (8, 8))


@rule("SC-CARD-P-03")
@pytest.mark.parametrize("card", ["protoss_12", "protoss_16"])
def test_reavers_splash_ground_units(card: str) -> None:
    game = duel(tassadar=("reaver", [card]), overmind=("zergling mutalisk ultralisk", ["zerg_03"]))
    assert game.army("torus.3") == ["mutalisk"]


@rule("SC-CARD-P-04")
def test_an_archon_splashes_either_kind() -> None:
    game = duel(
        tassadar=("archon", ["protoss_13"]), overmind=("zergling mutalisk ultralisk", ["zerg_03"])
    )
    assert game.options == ["unit ultralisk", "unit mutalisk"]


@rule("SC-CARD-P-05")
@pytest.mark.parametrize("card", ["protoss_14", "protoss_15"])
def test_a_shared_card_splashes_only_with_an_archon_in_front(card: str) -> None:
    game = duel(tassadar=("archon", [card]), overmind=("zergling mutalisk ultralisk", ["zerg_03"]))
    assert game.prompt == "splash"
    game = duel(tassadar=("carrier", [card]), overmind=("zergling mutalisk ultralisk", ["zerg_03"]))
    assert game.told("splash") == []
    assert game.prompt != "splash"


@rule("SC-CARD-P-06")
def test_one_health_for_any_unit() -> None:
    game = duel(tassadar=("zealot", ["protoss_01", "protoss_17"]), overmind=GROUND)
    assert values(game)[0] == (6, 8)
    game = duel(tassadar=("high_templar", ["protoss_01", "protoss_17"]), overmind=GROUND)
    assert values(game)[0] == (2, 6)


@rule("SC-CARD-P-06", "SC-SKIRM-14", "SC-SKIRM-19")
def test_one_health_decides_whether_a_zealot_lives() -> None:
    """Five attack is enough for five health, but not for six."""
    zergling = ("zergling", ["zerg_02"])
    game = duel(tassadar=("zealot", ["protoss_02"]), overmind=zergling)
    assert game.supply("tassadar", "zealot") == 6
    game = duel(tassadar=("zealot", ["protoss_02", "protoss_17"]), overmind=zergling)
    assert game.supply("tassadar", "zealot") == 5


@rule("SC-CARD-P-08")
def test_a_supporting_arbiter_hides_all_others() -> None:
    field = {"technologies": ["cloaking_field_protoss"]}
    game = duel(
        tassadar=("zealot arbiter", ["protoss_03"], field), overmind=("ultralisk", ["zerg_07"])
    )
    assert (game.asked, game.prompt) == ("tassadar", "withdraw")
    game = duel(tassadar=("zealot", ["protoss_03"], field), overmind=("ultralisk", ["zerg_07"]))
    assert game.supply("tassadar", "zealot") == 6


@rule("SC-CARD-P-08")
def test_an_arbiter_does_not_hide_itself_nor_from_the_front() -> None:
    field = {"technologies": ["cloaking_field_protoss"]}
    game = duel(
        tassadar=("arbiter arbiter", ["protoss_03"], field),
        overmind=("hydralisk zergling", ["zerg_06"]),
    )
    assert game.supply("tassadar", "arbiter") == 2
    assert game.told("withdraw") == []
    game = duel(
        tassadar=("arbiter high_templar", ["protoss_03"], field),
        overmind=("hydralisk", ["zerg_06"]),
    )
    assert game.told("withdraw") == []


@rule("SC-CARD-P-09")
def test_observers_cost_a_gas_and_detect_in_the_whole_battle() -> None:
    game = battle(
        tassadar=army("zealot", technologies=["observers"], pool=2), overmind=army("zergling")
    )
    assert game.options == ["use-technology observers", "done"]
    game.picks("use-technology observers")
    while game.prompt == "pay":
        game.picks("pay")
    assert game.state.battle is not None
    assert game.state.battle.detector == (1, 0)
    assert game.player("tassadar").pool == 1
    assert game.cards("tassadar", "technologies") == ["observers"]


@rule("SC-CARD-P-09")
def test_observers_need_a_worker() -> None:
    game = battle(
        tassadar=army("zealot", technologies=["observers"], pool=0), overmind=army("zergling")
    )
    assert game.prompt == "standard-card"


@rule("SC-CARD-P-11")
def test_psionic_storm_adds_two_detects_and_splashes() -> None:
    game = duel(
        tassadar=("zealot high_templar", ["protoss_01", "psionic_storm"]),
        overmind=("hydralisk mutalisk zergling", ["burrow_0/6"]),
    )
    assert values(game)[0] == (6 + 2, 7)
    assert game.told("withdraw") == []
    assert game.options == ["unit zergling", "unit mutalisk"]


@rule("SC-CARD-P-12")
def test_hallucination_makes_the_enemy_place_a_new_standard_card() -> None:
    game = duel(
        tassadar=("zealot high_templar", ["protoss_01", "hallucination"]),
        overmind=("zergling", ["zerg_01"], {"deck": ["zerg_02", "zerg_03", "zerg_04", "zerg_05"]}),
    )
    assert (game.asked, game.prompt) == ("overmind", "replacement-card")
    game.picks("deck")
    assert "zerg_01" in game.cards("overmind", "discards")
    assert values(game)[1] == (4, 5)


@rule("SC-CARD-P-13")
def test_an_untriggered_reaver_card_returns_after_the_skirmish() -> None:
    card = "increased_reaver_capacity_10/9"
    game = duel(tassadar=("reaver", [card]), overmind=("mutalisk", ["zerg_13"]))
    assert values(game)[0] == (10, 9)
    assert card in game.cards("tassadar", "tech_deck")
    assert game.told("splash") == []


@rule("SC-CARD-P-13", "SC-SPLASH-03")
def test_a_triggered_reaver_card_splashes() -> None:
    game = duel(
        tassadar=("reaver", ["increased_reaver_capacity_9/7"]),
        overmind=("zergling ultralisk", ["zerg_03"]),
    )
    assert game.supply("overmind", "ultralisk") == 3


@rule("SC-SKIRM-26", "SC-CARD-P-14")
def test_a_carrier_card_returns_to_the_technology_deck() -> None:
    card = "increased_carrier_capacity_10/9"
    game = duel(tassadar=("carrier", [card]), overmind=GROUND)
    assert values(game)[0] == (10, 9)
    assert card in game.cards("tassadar", "tech_deck")


@rule("SC-CARD-P-15")
def test_stasis_field_sets_both_attacks_to_zero_but_not_a_scourge() -> None:
    game = duel(
        overmind=("scourge queen", ["zerg_12"]),
        tassadar=("scout arbiter", ["protoss_08", "stasis_field"]),
    )
    assert values(game) == [(0, 6), (0, 8)]
    assert game.supply("overmind", "scourge") == 3
    assert game.supply("tassadar", "scout") == 3


@rule("SC-CARD-P-16")
@pytest.mark.parametrize(("base", "health"), [(True, 9), (False, 7)])
def test_a_shield_battery_needs_a_base_in_the_area(base: bool, health: int) -> None:
    game = duel(
        overmind=GROUND, tassadar=("zealot", ["protoss_01", "shield_battery"], {"base": base})
    )
    assert values(game)[1] == (6, health)


@rule("SC-CARD-P-17")
def test_singularity_charge_needs_a_dragoon_in_front() -> None:
    game = duel(tassadar=("dragoon", ["protoss_06", "singularity_charge"]), overmind=GROUND)
    assert values(game)[0] == (9, 7)
    game = duel(tassadar=("zealot dragoon", ["protoss_01", "singularity_charge"]), overmind=GROUND)
    assert values(game)[0] == (6 + 1, 7)
    assert len(game.told("invalid")) == 1


@rule("SC-EVENT-21")
def test_reconnaissance_of_both_sides_makes_both_place_face_up_the_attacker_first() -> None:
    game = battle(
        tassadar=army("zealot", events=["advanced_reconnaissance"]),
        overmind=army("zergling", events=["advanced_reconnaissance"]),
    )
    game.picks("use advanced_reconnaissance", "use advanced_reconnaissance")
    assert game.asked == "tassadar"
    place(game, ["deck"])
    assert game.state.battle is not None
    assert game.state.battle.skirmishes[0].marks[0][0] & 4
