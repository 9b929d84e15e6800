"""BW-CARD: Zerg Combat cards and technologies, each with its numbers."""

from __future__ import annotations

import pytest

from orrery.core.decisions import Option
from tests.marks import rule
from tests.starcraft.arena import army, finish, values
from tests.starcraft.broodwar.clashes import fight
from tests.starcraft.broodwar.fights import battle, duel
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import side, table

GROUND, FLYER = ("marine", ["terran_03"]), ("wraith", ["terran_03"])


def check(front: str, card: str, ground: tuple[int, int], flying: tuple[int, int]) -> None:
    """Attack and health of a card against a ground and a flying front-line unit."""
    assert values(duel(overmind=(front, [card]), jim_raynor=GROUND))[0] == ground
    assert values(duel(overmind=(front, [card]), jim_raynor=FLYER))[0] == flying


BOOST = {"technologies": ["metabolic_boost_bw"]}


@rule("BW-CARD-15")
@pytest.mark.parametrize(
    ("enemy", "card", "health"),
    [
        ("marine", "terran_03", 3 + 2),
        ("marine", "bw_t10", 3 + 2),
        ("wraith marine", "terran_03", 3),
        ("marine", "stim_packs_7/4", 3 + 2),
        ("siege_tank", "terran_13", 3),
    ],
)
def test_metabolic_boost_against_a_ground_unit_in_front(enemy: str, card: str, health: int) -> None:
    """Not for a supporting ground unit that would fall instead of a flyer."""
    game = duel(overmind=("zergling", ["zerg_01"], BOOST), jim_raynor=(enemy, [card]))
    assert values(game)[0] == (6, health)


@rule("BW-CARD-15")
def test_metabolic_boost_is_for_the_attacker() -> None:
    game = duel(jim_raynor=GROUND, overmind=("zergling", ["zerg_01"], BOOST))
    assert values(game)[1] == (6, 3)


@rule("BW-CARD-16", "BW-CARD-21", "BW-CARD-41")
def test_cards_with_values_and_no_text() -> None:
    box = expanded_box()
    textless = ("improved_flyer_attack_bw", "chitinous_plating", "bw_z10", "bw_z11", "bw_z12")
    for number, slug in enumerate(box.card_slugs):
        assert not (slug in textless and box.effects[number])
    check("devourer", "improved_flyer_attack_bw_9/8", (9, 8), (9, 8))
    check("guardian", "improved_flyer_attack_bw_9/9", (9, 9), (9, 9))
    check("mutalisk", "improved_flyer_attack_bw_9/9", (5, 6), (5, 6))
    check("torrasque", "chitinous_plating_8/10", (8, 10), (8, 10))
    check("ultralisk", "chitinous_plating_9/9", (9, 9), (9, 9))
    for card, values_of in (("bw_z10", (7, 5)), ("bw_z11", (8, 6)), ("bw_z12", (9, 6))):
        check("scourge", card, values_of, values_of)
        check("infested_terran", card, values_of, values_of)


@rule("BW-CARD-17")
def test_under_dark_swarm_a_lurker_cannot_attack() -> None:
    game = duel(
        overmind=("lurker defiler", ["bw_z18", "dark_swarm_bw"]),
        tassadar=("dragoon", ["protoss_06"]),
    )
    assert values(game) == [(8, 7), (8, 7)]
    assert game.supply("overmind", "lurker") == 2
    assert game.supply("tassadar", "dragoon") == 2


@rule("BW-CARD-17", "BW-KEY-17")
def test_infested_terrans_attack_under_dark_swarm_and_are_sacrificed() -> None:
    """Interaction 31."""
    game = duel(
        overmind=("infested_terran defiler", ["bw_z12", "dark_swarm_bw"]),
        tassadar=("dragoon", ["protoss_06"]),
    )
    assert game.supply("tassadar", "dragoon") == 3
    assert game.supply("overmind", "infested_terran") == 3


@rule("BW-CARD-17")
def test_dark_templar_attack_under_dark_swarm() -> None:
    game = duel(
        overmind=("hydralisk defiler", ["zerg_13", "dark_swarm_bw"]),
        tassadar=("dark_templar", ["bw_p1"]),
    )
    assert game.supply("overmind", "hydralisk") == 6


KERRIGAN_STORM = ["zerg_03", "kerrigan_psionic_storm"]


@rule("BW-CARD-22")
@pytest.mark.parametrize("units", ["sarah_kerrigan", "hydralisk sarah_kerrigan"])
def test_psionic_storm_of_sarah_kerrigan(units: str) -> None:
    """In front or supporting; the Arbiter and the Dark Archon only support."""
    game = duel(
        queen_of_blades=(units, KERRIGAN_STORM),
        tassadar=("dark_templar arbiter dark_archon", ["protoss_03"]),
    )
    assert values(game)[0][0] == 4 + 2
    assert game.supply("tassadar", "dark_templar") == 3, "her side has Detector"
    assert (game.asked, game.prompt) == ("tassadar", "splash")
    assert game.options == ["unit arbiter", "unit dark_archon"]


@rule("BW-CARD-22")
def test_her_psionic_storm_is_for_nobody_else_of_her_type() -> None:
    for unit, is_valid in (("sarah_kerrigan", True), ("infested_terran", False)):
        game = duel(queen_of_blades=(unit, KERRIGAN_STORM), jim_raynor=("marine", ["terran_03"]))
        assert (game.told("invalid") == []) == is_valid


NOT_SOLD = ("kerrigan_psionic_storm", "kerrigan_cloaking")


@rule("BW-CARD-22", "BW-CARD-23")
def test_the_cards_of_sarah_kerrigan_cannot_be_bought() -> None:
    game = table(
        queen_of_blades=side(at={"helios.2": "base"}),
        tassadar=side(at={"torus.1": "base"}),
        orders={"helios": ["queen_of_blades research"]},
        expansion="brood_war",
    )
    game.picks("reveal helios", "execute", "done")
    assert game.prompt == "learn-technology"
    assert "technology lurker_aspect" in game.options
    for slug in NOT_SOLD:
        assert f"technology {slug}" not in game.options
        option = Option("technology", game.box.tech(slug))
        assert game.why("queen_of_blades", option) == "BW-CARD-22"


@rule("BW-CARD-22")
@pytest.mark.parametrize("card", ["technological_advance", "technological_breakthrough"])
def test_no_event_card_gives_the_cards_of_sarah_kerrigan(card: str) -> None:
    game = table(
        queen_of_blades=side(at={"helios.2": "base"}, drawn=[card]),
        tassadar=side(at={"torus.1": "base"}),
        phase="regrouping",
        expansion="brood_war",
    )
    game.picks(f"event {card}")
    assert "technology lurker_aspect" in game.options
    assert not {f"technology {slug}" for slug in NOT_SOLD} & set(game.options)


@rule("SC-SKIRM-03", "BW-LEAD-15")
def test_an_infested_terran_is_not_sarah_kerrigan() -> None:
    """Interaction 44."""
    game = duel(
        queen_of_blades=("infested_terran", KERRIGAN_STORM), jim_raynor=("marine", ["terran_03"])
    )
    assert len(game.told("invalid")) == 1
    assert values(game)[0] == (4, 3)


@rule("SC-SKIRM-03")
def test_her_cards_fail_in_a_skirmish_that_she_is_not_in() -> None:
    """She falls in the first skirmish; the card lies at the second."""
    game = battle(
        queen_of_blades=army(
            "sarah_kerrigan hydralisk", hand=["zerg_01", "zerg_04", "kerrigan_psionic_storm"]
        ),
        jim_raynor=army("siege_tank marine", hand=["terran_14", "terran_03"]),
    )
    game.picks("pair hydralisk marine")
    cards = {
        "sarah_kerrigan": ["zerg_01"], "hydralisk": ["zerg_04", "kerrigan_psionic_storm"],
        "siege_tank": ["terran_14"], "marine": ["terran_03"],
    }  # fmt: skip
    fight(game, cards, first="sarah_kerrigan")
    assert len(game.told("invalid")) == 1
    assert values(game)[0] == (5, 5)


CLOAKED = {"elsewhere": {"torus.1": "zergling"}}


@rule("BW-CARD-23")
@pytest.mark.parametrize(("enemy", "away"), [("siege_tank", 1), ("siege_tank science_vessel", 0)])
def test_the_cloaking_of_sarah_kerrigan(enemy: str, away: int) -> None:
    game = duel(
        queen_of_blades=("sarah_kerrigan", ["zerg_03", "kerrigan_cloaking"], CLOAKED),
        jim_raynor=(enemy, ["terran_14"]),
    )
    while game.prompt == "withdraw":
        game.picks("area torus.1")
    assert len(game.told("withdraw")) == away
    assert ("sarah_kerrigan" in game.army("torus.1")) == bool(away)


@rule("BW-CARD-23")
def test_she_is_cloaked_behind_the_front_line_too() -> None:
    """The tank cannot attack the Mutalisk in front of her."""
    game = duel(
        queen_of_blades=("mutalisk sarah_kerrigan", ["zerg_03", "kerrigan_cloaking"], CLOAKED),
        jim_raynor=("siege_tank", ["terran_14"]),
    )
    game.picks("area torus.1")
    assert "sarah_kerrigan" in game.army("torus.1")


@rule("BW-CARD-23")
@pytest.mark.parametrize(
    ("unit", "enemy", "left"),
    [
        ("hydralisk", ("siege_tank", ["terran_14"]), 6),
        ("infested_terran", ("wraith", ["terran_12"]), 2),
    ],
)
def test_it_hides_nobody_else(unit: str, enemy: tuple[str, list[str]], left: int) -> None:
    """Not even others of her type, who are not sacrificed in front of a flyer."""
    game = duel(
        queen_of_blades=(f"{unit} sarah_kerrigan", ["zerg_03", "kerrigan_cloaking"], CLOAKED),
        jim_raynor=enemy,
    )
    assert game.supply("queen_of_blades", unit) == left
    assert game.told("sacrifice") == []


LIGHT_AND_HEAVY = ("marine marine siege_tank", ["terran_03"])


@rule("BW-CARD-40")
def test_hydralisk_against_flyers_or_lurker_with_splash_damage() -> None:
    check("hydralisk", "bw_z6", (6, 6), (7, 6))
    check("lurker", "bw_z6", (6, 6), (6, 6))
    for front, splashes in (("hydralisk", 0), ("lurker", 1)):
        game = duel(overmind=(front, ["bw_z6"]), jim_raynor=LIGHT_AND_HEAVY)
        finish(game)
        assert len(game.told("trigger")) == splashes


@rule("BW-CARD-42")
def test_mutalisk_with_splash_damage_or_devourer_with_attack() -> None:
    check("mutalisk", "bw_z14", (7, 8), (7, 8))
    check("devourer", "bw_z14", (8, 8), (8, 8))
    game = duel(overmind=("mutalisk", ["bw_z14"]), jim_raynor=LIGHT_AND_HEAVY)
    assert game.army("torus.3") == ["siege_tank"], "the tank is none of those it can destroy"
    game = duel(
        overmind=("mutalisk", ["bw_z14"]), tassadar=("zealot zealot reaver", ["protoss_06"])
    )
    assert game.army("torus.3") == ["reaver"]
    game = duel(overmind=("devourer", ["bw_z14"]), jim_raynor=("wraith wraith", ["terran_03"]))
    assert game.told("trigger") == []


def check_lurker_and_devourer(
    card: str, devourer: tuple[int, int], lurker: tuple[int, int]
) -> None:
    """A Devourer has more health, a Lurker splash damage against ground units."""
    check("devourer", card, devourer, devourer)
    check("lurker", card, lurker, lurker)
    game = duel(
        overmind=("lurker", [card]), jim_raynor=("marine medic science_vessel", ["terran_03"])
    )
    assert len(game.told("trigger")) == 1
    assert game.army("torus.3") == ["science_vessel"]
    game = duel(overmind=("devourer", [card]), jim_raynor=("wraith wraith", ["terran_03"]))
    assert game.told("trigger") == []


@rule("BW-CARD-43")
def test_devourer_with_one_health_or_lurker_with_splash_damage() -> None:
    check_lurker_and_devourer("bw_z18", (8, 8), (8, 7))


@rule("BW-CARD-44")
def test_devourer_with_two_health_or_lurker_with_splash_damage() -> None:
    check_lurker_and_devourer("bw_z19", (7, 9), (7, 7))
