"""A skirmish is revealed and compared (SC-SKIRM)."""

from __future__ import annotations

from orrery.starcraft.facts.terms import FACE_UP
from tests.marks import rule
from tests.starcraft.arena import army, battle, duel, finish, place, values


@rule("SC-SKIRM-01")
def test_reveal_compare_and_destroy_follow_each_other() -> None:
    game = duel(overmind=("ultralisk", ["zerg_07"]), jim_raynor=("marine", ["terran_05"]))
    order = [event.kind for event in game.events]
    assert order.index("reveal-cards") < order.index("compare") < order.index("destroy")


@rule("SC-SKIRM-02")
def test_cards_of_other_skirmishes_stay_hidden() -> None:
    game = battle(
        overmind=army("zergling zergling", hand=["zerg_01", "zerg_02"]),
        jim_raynor=army("marine marine"),
    )
    while game.prompt != "next-skirmish":
        game.picks(game.options[0])
    assert game.state.battle is not None
    for skirmish in game.state.battle.skirmishes:
        assert not any(mark & FACE_UP for marks in skirmish.marks for mark in marks)
    other = game.state.battle.skirmishes[1]
    game.picks("skirmish 1")
    assert len(game.told("reveal-cards")) >= 2
    assert {event.number for event in game.told("reveal-cards")[:2]} == {0}
    assert other.over


@rule("SC-SKIRM-03")
def test_a_reinforcement_without_its_unit_in_front_is_discarded_without_effect() -> None:
    game = duel(
        jim_raynor=("marine vulture", ["terran_05", "terran_17"]),
        overmind=("zergling", ["zerg_03"]),
    )
    assert game.told("invalid")[0].seat == 0
    assert values(game)[0] == (5 + 1, 5)
    game = duel(
        jim_raynor=("vulture marine", ["terran_08", "terran_17"]),
        overmind=("zergling", ["zerg_03"]),
    )
    assert game.told("invalid") == []
    assert values(game)[0] == (5 + 1, 6 + 1)


@rule("SC-SKIRM-03")
def test_a_reinforcement_that_failed_cannot_cancel() -> None:
    game = duel(
        jim_raynor=("marine", ["terran_05", "emp_shockwave"]),
        tassadar=("zealot", ["protoss_01", "protoss_17"]),
    )
    assert game.told("cancel") == []
    assert values(game)[1] == (6, 7 + 1)


@rule("SC-SKIRM-04")
def test_a_specialty_support_icon_works_with_a_supporting_unit_of_the_same_skirmish() -> None:
    game = duel(
        tassadar=("zealot high_templar", ["protoss_01", "psionic_storm"]),
        overmind=("zergling", ["zerg_03"]),
    )
    assert values(game)[0] == (6 + 2, 7)
    game = battle(
        tassadar=army("zealot zealot high_templar", hand=["protoss_01", "psionic_storm"]),
        overmind=army("zergling zergling"),
    )
    game.picks("support high_templar 2", "card protoss_01", "card psionic_storm")
    finish(game)
    assert [event.number for event in game.told("invalid")] == [0]


@rule("SC-SKIRM-05")
def test_lone_reinforcements_are_replaced_until_a_standard_card_appears() -> None:
    game = duel(
        jim_raynor=("marine", ["terran_05"]),
        overmind=(
            "zergling",
            [],
            {"deck": ["zerg_01", "zerg_17", "zerg_17", "zerg_03", "zerg_02", "zerg_04", "zerg_05"]},
        ),
    )
    assert values(game)[1] == (4, 5)
    assert game.cards("overmind", "discards").count("zerg_17") == 2


@rule("SC-SKIRM-05", "SC-RES-11")
def test_a_deck_that_runs_out_in_between_is_renewed() -> None:
    game = battle(
        jim_raynor=army("marine", hand=["terran_05"]),
        overmind=army("zergling", deck=["zerg_01", "zerg_17"]),
    )
    place(game, ["terran_05"])
    place(game, ["deck"])
    assert len(game.told("reshuffle")) == 1
    assert values(game)[1] != (0, 0)


@rule("SC-SKIRM-06", "SC-CARD-Z-12")
def test_dark_swarm_takes_ground_capability_before_support_is_added() -> None:
    game = duel(
        overmind=("zergling hydralisk defiler", ["zerg_03", "dark_swarm"]),
        jim_raynor=("marine", ["terran_05"]),
    )
    assert values(game)[0] == (4, 5)
    game = duel(
        overmind=("zergling hydralisk defiler", ["zerg_03"]), jim_raynor=("marine", ["terran_05"])
    )
    assert values(game)[0] == (4 + 1, 5)


@rule("SC-SKIRM-06", "SC-CARD-P-15")
def test_stasis_field_beats_every_bonus_and_denies_metabolic_boost() -> None:
    game = duel(
        overmind=("zergling", ["zerg_01"], {"technologies": ["metabolic_boost"]}),
        tassadar=("zealot arbiter", ["protoss_03", "stasis_field"]),
        special=True,
    )
    assert values(game) == [(0, 3), (0, 6)]


@rule("SC-SKIRM-07", "SC-SKIRM-08")
def test_example_the_attackers_cancel_comes_first() -> None:
    game = duel(
        arcturus_mengsk=("marine science_vessel", ["terran_05", "emp_shockwave"]),
        aldaris=("zealot high_templar", ["protoss_01", "hallucination"]),
    )
    assert [event.seat for event in game.told("cancel")] == [1]
    assert "hallucination" in game.cards("aldaris", "discards")
    assert values(game)[0] == (5 + 1, 5)


@rule("SC-EX-25")
def test_example_cancel_priority_with_roles_swapped() -> None:
    game = duel(
        aldaris=("zealot high_templar", ["protoss_01", "hallucination"]),
        arcturus_mengsk=(
            "marine science_vessel",
            ["terran_05", "emp_shockwave"],
            {
                "deck": ["terran_01", "terran_02"],
                "hand": ["terran_05", "emp_shockwave", "terran_03"],
            },
        ),
    )
    assert (game.asked, game.prompt) == ("arcturus_mengsk", "replacement-card")
    game.picks("card terran_03")
    assert [event.seat for event in game.told("cancel")] == [1, 0]
    assert "terran_05" in game.cards("arcturus_mengsk", "discards")
    assert values(game)[1] == (5 + 1, 5)


@rule("SC-SKIRM-08")
def test_a_cancelled_card_is_discarded_and_never_returned_to_the_technology_deck() -> None:
    game = duel(
        tassadar=("zealot high_templar", ["protoss_01", "hallucination"]),
        aldaris=(
            "reaver",
            ["increased_reaver_capacity_9/7"],
            {"hand": ["increased_reaver_capacity_9/7", "protoss_10"]},
        ),
    )
    game.picks("card protoss_10")
    assert "increased_reaver_capacity_9/7" in game.cards("aldaris", "discards")
    assert values(game)[1] == (7, 8)


@rule("SC-SKIRM-09")
def test_a_resolved_cancel_is_not_undone_by_a_later_one() -> None:
    game = duel(
        aldaris=("zealot high_templar", ["protoss_01", "hallucination"]),
        arcturus_mengsk=(
            "marine science_vessel",
            ["terran_05", "emp_shockwave"],
            {"deck": ["terran_01", "terran_04", "terran_02"]},
        ),
    )
    game.picks("deck")
    assert "terran_05" in game.cards("arcturus_mengsk", "discards")
    assert "hallucination" in game.cards("aldaris", "discards")


@rule("SC-SKIRM-10")
def test_large_values_with_a_matching_front_line_unit_and_small_ones_without() -> None:
    game = duel(overmind=("zergling", ["zerg_01"]), jim_raynor=("marine", ["terran_05"]))
    assert values(game) == [(6, 3), (5, 5)]
    game = duel(overmind=("zergling ultralisk", ["zerg_07"]), jim_raynor=("marine", ["terran_13"]))
    assert values(game) == [(5 + 2, 2), (5, 2)]


@rule("SC-SKIRM-11")
def test_an_assist_unit_in_front_has_the_small_values() -> None:
    game = duel(overmind=("queen", ["zerg_01"]), jim_raynor=("marine", ["terran_05"]))
    assert values(game)[0] == (4, 3)
    game = duel(overmind=("defiler", ["burrow_0/5"]), jim_raynor=("marine", ["terran_05"]))
    assert values(game)[0] == (4, 6)


@rule("SC-SKIRM-11", "SC-CARD-Z-16")
def test_the_text_of_burrow_works_with_a_defiler_in_front() -> None:
    game = duel(
        overmind=("defiler", ["burrow_0/5"], {"elsewhere": {"torus.1": "zergling"}}),
        jim_raynor=("marine marine", ["terran_01"]),
    )
    assert values(game) == [(4, 6), (6 + 1, 4)]
    assert (game.asked, game.prompt) == ("overmind", "withdraw")
    game.picks("area torus.1")
    assert game.army("torus.1") == ["zergling", "defiler"]


@rule("SC-SKIRM-12")
def test_a_detector_that_dies_still_denies_cloaking() -> None:
    game = duel(
        jim_raynor=("marine science_vessel", ["terran_01"]),
        overmind=("zergling", ["burrow_0/5"]),
    )
    assert values(game) == [(6, 4), (0, 5)]
    assert game.supply("overmind", "zergling") == 9


@rule("SC-SKIRM-13", "SC-SKIRM-14", "SC-EX-16")
def test_example_final_values() -> None:
    game = duel(
        arcturus_mengsk=("siege_tank marine", ["terran_16"]), overmind=("zergling", ["zerg_03"])
    )
    assert values(game)[0] == (7 + 1 + 1, 8)


@rule("SC-SKIRM-15")
def test_a_supporter_adds_only_if_it_can_attack_the_kind_of_the_enemy_in_front() -> None:
    game = duel(
        overmind=("hydralisk zergling mutalisk", ["zerg_04"]), jim_raynor=("wraith", ["terran_09"])
    )
    assert values(game)[0] == (5 + 1, 5)


@rule("SC-EX-20")
def test_example_support_that_cannot_target_flyers() -> None:
    game = duel(
        arcturus_mengsk=("marine firebat", ["terran_05"]), overmind=("mutalisk", ["zerg_13"])
    )
    assert values(game) == [(5, 5), (7, 6)]
    assert game.supply("overmind", "mutalisk") == 2


@rule("SC-SKIRM-17", "SC-EX-26")
def test_example_versus_looks_at_the_enemy_front_line_only() -> None:
    game = duel(jim_raynor=("marine", ["terran_02"]), overmind=("mutalisk", ["zerg_13"]))
    assert values(game)[0] == (5 + 1, 4)
    game = duel(jim_raynor=("marine", ["terran_02"]), overmind=("zergling mutalisk", ["zerg_03"]))
    assert values(game)[0] == (5, 4)


@rule("SC-SKIRM-18", "SC-EX-27")
def test_example_gain_needs_its_condition() -> None:
    game = duel(jim_raynor=("goliath", ["terran_16"]), overmind=("zergling", ["zerg_03"]))
    assert values(game)[0] == (7, 8)
    game = duel(jim_raynor=("siege_tank", ["terran_16"]), overmind=("zergling", ["zerg_03"]))
    assert values(game)[0] == (8, 8)


@rule("SC-SKIRM-19")
def test_equal_strength_suffices() -> None:
    game = duel(overmind=("zergling", ["zerg_02"]), jim_raynor=("marine", ["terran_05"]))
    assert values(game) == [(5, 4), (5, 5)]
    assert game.army("torus.3") == []


@rule("SC-EX-17")
def test_example_sufficient_strength() -> None:
    game = duel(
        arcturus_mengsk=("siege_tank marine", ["terran_16"]), overmind=("hydralisk", ["zerg_06"])
    )
    assert values(game) == [(9, 8), (6, 6)]
    assert game.army("torus.3") == ["marine", "siege_tank"]
