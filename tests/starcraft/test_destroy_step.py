"""A skirmish's Destroy step and what becomes of its cards (SC-SKIRM)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.starcraft.arena import army, battle, duel, finish, values


@rule("SC-SKIRM-16", "SC-SKIRM-22")
def test_a_unit_without_capability_destroys_nothing() -> None:
    game = duel(overmind=("scourge", ["zerg_12"]), jim_raynor=("marine", ["terran_05"]))
    assert values(game)[0] == (9, 6)
    assert game.supply("jim_raynor", "marine") == 5


@rule("SC-SKIRM-20")
def test_the_enemy_front_line_unit_is_destroyed_and_no_supporter() -> None:
    game = duel(
        overmind=("ultralisk", ["zerg_07"]), tassadar=("zealot zealot zealot", ["protoss_03"])
    )
    assert values(game) == [(8, 9), (5 + 2, 6)]
    assert game.army("torus.3") == ["zealot", "zealot"]


@rule("SC-SKIRM-22", "SC-EX-18")
def test_example_a_tank_cannot_hit_a_flyer() -> None:
    game = duel(
        arcturus_mengsk=("siege_tank", ["terran_13"]),
        overmind=("mutalisk", ["zerg_13"]),
    )
    assert values(game) == [(7, 8), (7, 6)]
    assert game.supply("overmind", "mutalisk") == 2
    assert game.supply("arcturus_mengsk", "siege_tank") == 2


@rule("SC-SKIRM-21", "SC-EX-19")
def test_example_a_supporter_dies_instead_of_its_owners_choice() -> None:
    game = duel(
        arcturus_mengsk=("siege_tank", ["terran_13"]),
        overmind=("mutalisk zergling ultralisk", ["zerg_13"]),
    )
    assert values(game) == [(7, 8), (7 + 1 + 2, 6)]
    assert (game.asked, game.prompt) == ("overmind", "supporter")
    assert game.options == ["unit zergling", "unit ultralisk"]
    game.picks("unit zergling")
    assert game.army("torus.3") == ["ultralisk", "mutalisk"]
    assert game.supply("arcturus_mengsk", "siege_tank") == 3


@rule("SC-SKIRM-21")
def test_supporters_that_cannot_be_attacked_are_not_offered() -> None:
    game = duel(
        arcturus_mengsk=("siege_tank", ["terran_13"]),
        overmind=("mutalisk zergling guardian", ["zerg_13"]),
    )
    assert game.army("torus.3") == ["mutalisk", "guardian"]


@rule("SC-SKIRM-23")
def test_both_front_line_units_may_fall() -> None:
    game = duel(overmind=("zergling", ["zerg_01"]), jim_raynor=("marine", ["terran_05"]))
    assert game.army("torus.3") == []
    assert game.owner("torus.3") is None
    assert game.supply("overmind", "zergling") == 9
    assert game.supply("jim_raynor", "marine") == 6


@rule("SC-SKIRM-24", "SC-TIME-04")
def test_a_player_orders_his_own_effects_at_the_end_of_the_step() -> None:
    game = duel(
        overmind=(
            "hydralisk queen",
            ["burrow_0/6", "spawn_broodling"],
            {"elsewhere": {"torus.1": "zergling"}},
        ),
        tassadar=("dragoon zealot", ["protoss_06"]),
    )
    assert (game.asked, game.prompt) == ("overmind", "end-of-destroy-step")
    assert game.options == ["withdraw hydralisk", "spawn-broodling"]
    game.picks("spawn-broodling")
    assert (game.asked, game.prompt) == ("tassadar", "broodling")
    assert game.options == ["unit zealot", "unit dragoon"]


@rule("SC-SKIRM-24", "SC-CARD-Z-13")
def test_spawn_broodling_is_not_satisfied_by_a_unit_already_destroyed() -> None:
    game = duel(
        overmind=("ultralisk queen", ["zerg_07", "spawn_broodling"]),
        tassadar=("zealot dragoon", ["protoss_03"]),
    )
    assert game.supply("tassadar", "zealot") == 6
    assert game.supply("tassadar", "dragoon") == 3


@rule("SC-TIME-02")
def test_the_attackers_effects_come_before_the_defenders() -> None:
    game = duel(
        overmind=(
            "hydralisk queen",
            ["burrow_0/6", "spawn_broodling"],
            {"elsewhere": {"torus.1": "zergling"}},
        ),
        queen_of_blades=(
            "hydralisk queen",
            ["zerg_13", "spawn_broodling"],
            {"elsewhere": {"torus.4": "zergling"}},
        ),
    )
    asked = []
    while game.state.battle is not None and game.prompt != "retreat":
        asked.append((game.asked, game.prompt))
        game.picks(game.options[0])
    assert asked[0] == ("overmind", "end-of-destroy-step")


@rule("SC-SKIRM-25")
def test_untriggered_splash_cards_are_discarded_with_the_others() -> None:
    game = duel(jim_raynor=("firebat", ["terran_04"]), overmind=("mutalisk", ["zerg_14"]))
    assert game.told("splash") == []
    assert "terran_04" in game.cards("jim_raynor", "discards")


@rule("SC-SKIRM-26")
@pytest.mark.parametrize(("unit", "zone"), [("carrier", "tech_deck"), ("scout", "discards")])
def test_a_card_returns_to_the_technology_deck_only_after_use(unit: str, zone: str) -> None:
    card = "increased_carrier_capacity_10/8"
    game = duel(tassadar=(unit, [card]), overmind=("zergling", ["zerg_03"]))
    assert card in game.cards("tassadar", zone)


@rule("SC-SKIRM-26", "SC-CARD-T-19")
def test_a_nuke_without_its_ghost_has_small_values_and_is_discarded() -> None:
    game = duel(jim_raynor=("marine", ["nuke"]), overmind=("zergling", ["zerg_03"]))
    assert values(game)[0] == (7, 4)
    assert "nuke" in game.cards("jim_raynor", "discards")
    assert game.told("nuked") == []


@rule("SC-SKIRM-27", "SC-CARD-P-12")
def test_the_victim_of_hallucination_places_a_new_standard_card_and_keeps_his_reinforcement() -> (
    None
):
    game = duel(
        tassadar=("zealot high_templar", ["protoss_01", "hallucination"]),
        overmind=(
            "zergling zergling",
            ["zerg_01", "zerg_17"],
            {"hand": ["zerg_01", "zerg_17", "zerg_02"], "deck": ["zerg_03", "zerg_04", "zerg_05"]},
        ),
    )
    assert (game.asked, game.prompt) == ("overmind", "replacement-card")
    assert game.options == ["card zerg_02", "card zerg_03", "deck"]
    game.picks("card zerg_02")
    assert values(game)[1] == (5 + 1 + 1, 4)


@rule("SC-SKIRM-27")
def test_a_replacement_from_the_deck_may_be_a_lone_reinforcement_again() -> None:
    game = duel(
        tassadar=("zealot high_templar", ["protoss_01", "hallucination"]),
        overmind=(
            "zergling",
            ["zerg_01"],
            {"deck": ["zerg_02", "zerg_17", "zerg_17", "zerg_03", "zerg_04", "zerg_05", "zerg_06"]},
        ),
    )
    game.picks("deck")
    assert values(game)[1] == (4, 5)
    assert game.cards("overmind", "discards").count("zerg_17") == 2


@rule("SC-TIME-05")
def test_a_matching_text_must_be_used() -> None:
    game = duel(overmind=("scourge", ["zerg_10"]), jim_raynor=("wraith", ["terran_01"]))
    assert game.supply("overmind", "scourge") == 3
    assert game.supply("jim_raynor", "wraith") == 3


@rule("SC-TIME-08", "SC-EX-14")
def test_example_irradiate_outlives_the_science_vessel() -> None:
    game = battle(
        arcturus_mengsk=army(
            "wraith wraith science_vessel", hand=["terran_12", "irradiate", "terran_11"]
        ),
        overmind=army("zergling zergling zergling", hand=["zerg_01", "zerg_02"]),
    )
    game.picks(
        "support science_vessel 1", "support zergling 1"
    ) if game.prompt == "support" else None
    assert game.prompt == "standard-card"
    game.picks("card terran_12", "card irradiate", "card terran_11", "done")
    finish(game)
    first = values(game, 0)[0]
    assert first == (7 + 1, 8)
    assert values(game, 1)[0] == (7, 7)
