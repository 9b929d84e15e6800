"""BW-KEY: Sacrifice, and Cloaking that is printed on a sheet."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.starcraft.arena import army, values
from tests.starcraft.broodwar.clashes import fight
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.expanded import expanded_box


@rule("BW-KEY-16")
def test_a_unit_with_sacrifice_is_lost_although_the_enemy_is_too_weak() -> None:
    game = duel(overmind=("scourge", ["bw_z10"]), tassadar=("scout", ["protoss_03"]))
    assert values(game) == [(7, 5), (2, 5)]
    assert game.supply("overmind", "scourge") == 3
    assert game.supply("tassadar", "scout") == 3, "its own attack counts as usual"


@rule("BW-KEY-16")
def test_a_defending_unit_is_sacrificed_too() -> None:
    game = duel(tassadar=("scout", ["protoss_03"]), overmind=("scourge", ["bw_z10"]))
    assert game.supply("overmind", "scourge") == 3


@rule("BW-KEY-16", "BW-KEY-01")
def test_a_supporting_unit_is_not_sacrificed() -> None:
    game = duel(overmind=("mutalisk scourge", ["zerg_13"]), tassadar=("scout", ["protoss_03"]))
    assert game.supply("overmind", "scourge") == 2


@rule("BW-KEY-16", "SC-SPLASH-02")
def test_the_attack_of_a_sacrificed_unit_triggers_the_splash_of_a_reinforcement() -> None:
    game = duel(
        queen_of_blades=("infested_terran sarah_kerrigan", ["bw_z12", "kerrigan_psionic_storm"]),
        jim_raynor=("marine medic", ["terran_03"]),
    )
    assert len(game.told("sacrifice")) == 1
    assert len(game.told("trigger")) == 1
    assert game.supply("jim_raynor", "marine") == 6, "by strength"
    assert game.supply("jim_raynor", "medic") == 3, "by the splash damage"


@rule("BW-KEY-17")
def test_a_unit_that_can_attack_nothing_is_not_sacrificed() -> None:
    game = duel(overmind=("scourge", ["zerg_05"]), tassadar=("dragoon", ["protoss_03"]))
    assert game.supply("overmind", "scourge") == 2


@rule("BW-KEY-17")
def test_a_supporting_unit_that_it_can_attack_is_enough() -> None:
    game = duel(overmind=("scourge", ["zerg_05"]), tassadar=("dragoon corsair", ["protoss_03"]))
    assert game.supply("overmind", "scourge") == 3


@rule("BW-KEY-17")
@pytest.mark.parametrize(("technologies", "left"), [([], 2), (["parasite"], 3)])
def test_a_cloaked_enemy_is_no_target_without_detector(technologies: list[str], left: int) -> None:
    """A Queen detects with Parasite."""
    game = duel(
        overmind=("infested_terran queen", ["zerg_05"], {"technologies": technologies}),
        tassadar=("dark_templar", ["protoss_03"]),
    )
    assert values(game)[1][0] < values(game)[0][1], "the enemy is too weak"
    assert game.supply("overmind", "infested_terran") == left


@rule("BW-KEY-17")
def test_a_cloaked_enemy_in_front_counts_and_not_an_open_one_behind_it() -> None:
    """Interaction 32: what it would attack is the Dark Templar in front, whoever supports."""
    game = duel(
        overmind=("infested_terran", ["zerg_05"]),
        tassadar=("dark_templar dragoon", ["protoss_03"]),
    )
    assert game.supply("overmind", "infested_terran") == 2


@rule("BW-KEY-17")
@pytest.mark.parametrize(
    ("behind", "left"), [("dark_templar", 2), ("dark_templar high_templar", 3)]
)
def test_among_supporters_one_that_is_not_cloaked_is_enough(behind: str, left: int) -> None:
    """An Infested Terran cannot attack the Corsair in front."""
    game = duel(
        overmind=("infested_terran", ["zerg_05"]),
        tassadar=(f"corsair {behind}", ["protoss_03"]),
    )
    assert game.supply("overmind", "infested_terran") == left


@rule("BW-KEY-17")
def test_what_is_not_sacrificed_can_still_be_destroyed() -> None:
    game = duel(overmind=("scourge", ["bw_z10"]), tassadar=("dragoon", ["protoss_06"]))
    assert game.told("sacrifice") == []
    assert game.supply("overmind", "scourge") == 3


@rule("BW-KEY-18")
@pytest.mark.parametrize(("card", "triggered"), [("bw_z10", 1), ("zerg_05", 0)])
def test_only_strength_triggers_the_enemys_splash(card: str, triggered: int) -> None:
    """Interaction 30: the Firebat has 6 attack, enough for 6 health, not for 7."""
    game = duel(
        overmind=("infested_terran zergling", [card, "improved_carapace"]),
        jim_raynor=("firebat", ["bw_t11"]),
    )
    assert values(game)[0][1] == 7 - triggered
    assert game.supply("overmind", "infested_terran") == 3
    assert len(game.told("trigger")) == triggered


@rule("BW-KEY-18")
def test_a_sacrificed_unit_cannot_withdraw() -> None:
    """Interaction 30: a stolen Infested Terran under the Cloaking Field of an Arbiter."""
    game = battle(
        tassadar=army(
            "infested_terran@overmind arbiter",
            technologies=["cloaking_field_protoss"],
            elsewhere={"torus.1": "zealot"},
        ),
        overmind=army("zergling"),
    )
    fight(game, {})
    assert len(game.told("sacrifice")) == 1
    assert game.told("withdraw") == []
    assert game.supply("overmind", "infested_terran") == 3


@rule("BW-KEY-18", "BW-KEY-07")
def test_of_a_sacrificed_unit_nothing_is_left_to_steal() -> None:
    """Interaction 30: the Scout is too weak for the Scourge."""
    game = duel(
        overmind=("scourge", ["zerg_05"]),
        tassadar=("scout dark_archon", ["protoss_03", "mind_control"]),
    )
    assert values(game)[1][0] < values(game)[0][1]
    assert game.told("mind-control") == []
    assert game.supply("overmind", "scourge") == 3


@rule("BW-KEY-EX3")
def test_example_two_scourges() -> None:
    game = battle(
        tassadar=army("scout dragoon", hand=["protoss_03", "protoss_04"]),
        overmind=army("scourge scourge", hand=["zerg_04", "zerg_05"]),
    )
    cards = {
        "scout": ["protoss_03"],
        "dragoon": ["protoss_04"],
        "scourge": ["zerg_05", "zerg_04"],
    }
    fight(game, cards)
    for one in game.told("compare"):
        attack, other_attack, health, other_health = one.things
        assert attack < other_health
        assert other_attack < health
    assert game.supply("overmind", "scourge") == 2
    assert game.army("torus.3") == ["scourge"]


# Cloaking on the sheet


@rule("BW-KEY-06", "SC-CLOAK-01")
@pytest.mark.parametrize(
    ("enemy", "saved"), [("siege_tank", True), ("siege_tank science_vessel", False)]
)
def test_a_lurker_withdraws_without_a_card(enemy: str, saved: bool) -> None:
    game = duel(
        overmind=("lurker", ["zerg_03"], {"elsewhere": {"torus.1": "zergling"}}),
        jim_raynor=(enemy, ["terran_14"]),
    )
    if saved:
        game.picks("area torus.1")
    assert ("lurker" in game.army("torus.1")) == saved
    assert game.supply("overmind", "lurker") == (2 if saved else 3)


@rule("BW-KEY-06", "SC-CLOAK-01")
def test_a_supporting_lurker_withdraws_too() -> None:
    """The tank cannot attack the Devourer in front."""
    game = duel(
        overmind=("devourer lurker", ["zerg_03"], {"elsewhere": {"torus.1": "zergling"}}),
        jim_raynor=("siege_tank", ["terran_14"]),
    )
    game.picks("area torus.1")
    assert game.army("torus.1") == ["zergling", "lurker"]


@rule("BW-KEY-06", "SC-SPLASH-11")
def test_printed_cloaking_triggers_splash_and_does_not_save_from_it() -> None:
    game = duel(
        overmind=("lurker lurker", ["zerg_03"], {"elsewhere": {"torus.1": "zergling"}}),
        jim_raynor=("siege_tank", ["siege_mode_bw_9/7"]),
    )
    game.picks("area torus.1")
    assert len(game.told("trigger")) == 1
    assert game.supply("overmind", "lurker") == 2, "one was hit by the splash damage"
    assert game.army("torus.1") == ["zergling", "lurker"]


@rule("BW-UNIT-01")
def test_the_new_units_and_their_keywords() -> None:
    box = expanded_box()
    found = {
        box.unit_slugs[unit]: (
            ("ground", "flying")[box.kind[unit] - 1],
            "assist" * box.assist[unit] + "cloaking" * box.cloaked[unit]
            + "sacrifice" * box.sacrifices[unit],
        )
        for units in box.units_of
        for unit in units
    }  # fmt: skip
    assert {slug: found[slug] for slug in NEW} == NEW
    assert [slug for slug, (_, keyword) in found.items() if keyword == "sacrifice"] == [
        "scourge", "infested_terran",
    ]  # fmt: skip


NEW = {
    "medic": ("ground", "assist"),
    "valkyrie": ("flying", ""),
    "dark_templar": ("ground", "cloaking"),
    "dark_archon": ("ground", "assist"),
    "corsair": ("flying", ""),
    "lurker": ("ground", "cloaking"),
    "devourer": ("flying", ""),
    "infested_terran": ("ground", "sacrifice"),
}
