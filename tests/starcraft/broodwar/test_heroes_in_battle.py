"""BW-LEAD, -LEADCARD: what heroes add in battles, and what cannot destroy them."""

from __future__ import annotations

import pytest

from orrery.starcraft import STARCRAFT
from tests.marks import rule
from tests.starcraft.arena import army, skirmishes, values
from tests.starcraft.broodwar.clashes import fight
from tests.starcraft.broodwar.fights import battle, duel

ZERGLING = ("zergling", ["zerg_03"])


@rule("BW-LEADCARD-18", "BW-LEAD-15")
def test_the_norad_ii_has_one_health_more_in_front() -> None:
    """It is a Battlecruiser: the card's text counts for it too."""
    game = duel(arcturus_mengsk=("norad_ii", ["terran_14"]), overmind=ZERGLING)
    assert values(game)[0] == (8 + 1, 8 + 1)
    game = duel(arcturus_mengsk=("battlecruiser norad_ii", ["terran_14"]), overmind=ZERGLING)
    assert values(game)[0] == (8 + 1 + 2, 8), "in support it only adds its support value"


@rule("BW-LEADCARD-32")
def test_the_gantrithor_has_one_health_more_in_front() -> None:
    game = duel(tassadar=("gantrithor", ["protoss_10"]), overmind=ZERGLING)
    assert values(game)[0] == (7, 8 + 1)


@rule("BW-LEADCARD-33")
def test_zeratul_has_one_attack_and_one_health_more_in_front() -> None:
    game = duel(tassadar=("zeratul", ["bw_p20"]), overmind=ZERGLING)
    assert values(game)[0] == (7 + 1, 6 + 1)
    game = duel(tassadar=("zealot zeratul", ["protoss_03"]), overmind=ZERGLING)
    assert values(game)[0] == (5 + 1, 6), "one attack by support"


@rule("BW-LEADCARD-39")
@pytest.mark.parametrize(
    ("card", "enemy", "expected"),
    [
        ("protoss_03", "zergling", (5, 6 + 2)),  # Zealot only
        ("protoss_06", "zergling", (8, 7 + 2)),  # Dragoon
        ("protoss_05", "mutalisk", (6 + 1, 6 + 2)),  # with a Dragoon in front
        ("bw_p1", "zergling", (6, 7 + 2)),  # Dark Templar or Zealot
        ("protoss_08", "zergling", (4, 3 + 2)),  # Scout: the small values
    ],
)
def test_cards_of_zealots_match_fenix_too(card: str, enemy: str, expected: tuple[int, int]) -> None:
    """Interaction 45."""
    game = duel(aldaris=("fenix", [card]), overmind=(enemy, ["zerg_03"]))
    assert values(game)[0] == expected


@rule("BW-LEADCARD-05", "SC-SKIRM-10")
def test_sarah_kerrigan_uses_the_large_values_of_every_card() -> None:
    """Interaction 44: the Hydralisk's text does not work for her (+1 attack against flyers)."""
    game = duel(
        queen_of_blades=("sarah_kerrigan", ["zerg_05"]), jim_raynor=("wraith", ["terran_02"])
    )
    assert values(game)[0] == (5, 6)
    game = duel(
        queen_of_blades=("infested_terran", ["zerg_05"]), jim_raynor=("wraith", ["terran_02"])
    )
    assert values(game)[0] == (1, 6)


@rule("BW-LEADCARD-05")
def test_the_page_says_that_every_card_is_large_for_sarah_kerrigan() -> None:
    game = battle(
        queen_of_blades=army("sarah_kerrigan hydralisk", hand=["zerg_05", "bw_z12"]),
        jim_raynor=army("wraith vulture"),
    )
    game.picks("pair hydralisk vulture")
    lanes = STARCRAFT.remarks(game.game)["lanes"]
    sizes = [{one["pick"]: one["size"] for one in lane["offers"]} for lane in lanes]
    fronts = [front for front, _ in skirmishes(game)]
    hers, its = fronts.index("sarah_kerrigan"), fronts.index("hydralisk")
    assert (sizes[hers]["card zerg_05"], sizes[hers]["card bw_z12"]) == ("large", "large")
    assert (sizes[its]["card zerg_05"], sizes[its]["card bw_z12"]) == ("large", "small")


@rule("BW-LEADCARD-05", "BW-KEY-16")
def test_sarah_kerrigan_is_not_sacrificed() -> None:
    """Interaction 44."""
    game = duel(
        queen_of_blades=("sarah_kerrigan", ["bw_z12"]), jim_raynor=("marine", ["terran_02"])
    )
    assert game.told("sacrifice") == []
    assert game.supply("queen_of_blades", "infested_terran") == 2


# Jim Raynor


@rule("BW-LEADCARD-25")
def test_jim_raynor_leads_his_whole_army() -> None:
    """One attack more in each skirmish, and two health where he is in front."""
    game = battle(
        jim_raynor=army("jim_raynor_hero marine", hand=["terran_07", "terran_03"]),
        overmind=army("zergling zergling", hand=["zerg_03", "zerg_02"]),
    )
    cards = {
        "jim_raynor_hero": ["terran_07"],
        "marine": ["terran_03"],
        "zergling": ["zerg_03", "zerg_02"],
    }
    fight(game, cards)
    found = sorted(values(game, at)[0] for at in range(2))
    assert found == [(5 + 1, 5), (6 + 1, 6 + 2)]


@rule("BW-LEADCARD-25")
def test_jim_raynor_in_support_adds_his_support_and_leads() -> None:
    """Interaction 49."""
    game = duel(jim_raynor=("marine jim_raynor_hero", ["terran_03"]), overmind=ZERGLING)
    assert values(game)[0] == (5 + 1 + 1, 5)


@rule("BW-LEADCARD-25")
def test_a_dead_jim_raynor_leads_nobody() -> None:
    """Interaction 49: an Ultralisk kills him in the first skirmish."""
    game = battle(
        jim_raynor=army("jim_raynor_hero marine", hand=["terran_02", "terran_03"]),
        overmind=army("ultralisk zergling", hand=["zerg_07", "zerg_03"]),
    )
    game.picks("pair marine zergling")
    cards = {
        "jim_raynor_hero": ["terran_02"], "marine": ["terran_03"],
        "ultralisk": ["zerg_07"], "zergling": ["zerg_03"],
    }  # fmt: skip
    fight(game, cards, first="jim_raynor_hero")
    first, second = values(game, 0)[0], values(game, 1)[0]
    assert first == (2 + 1, 5 + 2)
    assert second == (5, 5)


@rule("BW-CARD-04", "BW-LEADCARD-25")
def test_optic_flare_stops_jim_raynors_lead_too() -> None:
    """Interaction 51."""
    game = duel(
        jim_raynor=("marine jim_raynor_hero", ["terran_03"]),
        arcturus_mengsk=("marine medic", ["terran_03", "optic_flare"]),
    )
    assert values(game)[0][0] == 1, "his support value"


# Immunity


@rule("BW-LEAD-16")
def test_ground_splash_finds_no_hero() -> None:
    """Interaction 46: the Marine in front falls; only the hero and a flyer are left."""
    game = duel(
        overmind=("lurker", ["bw_z18"]),
        jim_raynor=("marine jim_raynor_hero science_vessel", ["terran_02"]),
    )
    assert len(game.told("trigger")) == 1
    assert game.told("splash") == []
    assert game.army("torus.3") == ["science_vessel", "jim_raynor_hero"]


@rule("BW-LEAD-16")
def test_splash_damage_takes_somebody_else_if_possible() -> None:
    game = duel(
        tassadar=("archon", ["protoss_13"]),
        jim_raynor=("marine jim_raynor_hero science_vessel", ["terran_02"]),
    )
    assert game.army("torus.3") == ["jim_raynor_hero"]


@rule("BW-LEAD-17", "SC-CARD-Z-13")
def test_spawn_broodling_takes_no_hero() -> None:
    """Interaction 46."""
    game = duel(
        overmind=("zergling queen", ["zerg_03", "spawn_broodling"]),
        jim_raynor=("jim_raynor_hero", ["terran_07"]),
    )
    assert game.army("torus.3") == ["jim_raynor_hero"]
    game = duel(
        overmind=("zergling queen", ["zerg_03", "spawn_broodling"]),
        jim_raynor=("jim_raynor_hero marine", ["terran_07"]),
    )
    assert game.army("torus.3") == ["jim_raynor_hero"], "the Marine was lost"


@rule("BW-LEAD-17", "SC-CARD-T-19")
def test_a_nuke_spares_heroes() -> None:
    """Interaction 46."""
    game = duel(
        jim_raynor=("ghost", ["nuke"]),
        aldaris=("zealot fenix arbiter", ["protoss_08"]),
    )
    assert game.army("torus.3") == ["fenix"]


@rule("BW-LEAD-16", "BW-LEAD-17")
def test_a_hero_who_loses_a_skirmish_is_destroyed() -> None:
    game = duel(overmind=("ultralisk", ["zerg_07"]), jim_raynor=("jim_raynor_hero", ["terran_02"]))
    assert game.army("torus.3") == ["ultralisk"]
    assert game.supply("jim_raynor", "vulture") == 3
