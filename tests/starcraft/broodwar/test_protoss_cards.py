"""BW-CARD: Protoss Combat cards and technologies, each with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.starcraft.arena import finish, values
from tests.starcraft.broodwar.fights import duel
from tests.starcraft.expanded import expanded_box

GROUND, FLYER = ("zergling", ["zerg_03"]), ("mutalisk", ["zerg_03"])


def check(front: str, card: str, ground: tuple[int, int], flying: tuple[int, int]) -> None:
    """Attack and health of a card against a ground and a flying front-line unit."""
    assert values(duel(tassadar=(front, [card]), overmind=GROUND))[0] == ground
    assert values(duel(tassadar=(front, [card]), overmind=FLYER))[0] == flying


@rule("BW-CARD-07", "SC-SKIRM-26")
def test_increased_reaver_capacity_splashes_and_returns() -> None:
    card = "increased_reaver_capacity_bw_9/8"
    game = duel(tassadar=("reaver", [card]), overmind=("zergling zergling mutalisk", ["zerg_03"]))
    assert values(game)[0] == (9, 8)
    assert game.army("torus.3") == ["mutalisk"]
    assert card in game.cards("tassadar", "tech_deck")


FEEDBACK = ("zealot dark_archon", ["protoss_03", "feedback"])


@rule("BW-CARD-12")
def test_feedback_takes_an_assist_unit_of_the_opponents_choice() -> None:
    game = duel(
        tassadar=FEEDBACK,
        jim_raynor=("goliath medic science_vessel", ["bw_t3", "bw_t1"]),
    )
    assert (game.asked, game.prompt) == ("jim_raynor", "feedback")
    assert game.options == ["unit science_vessel", "unit medic"]
    game.picks("unit medic")
    assert game.supply("jim_raynor", "medic") == 3
    assert game.supply("jim_raynor", "science_vessel") == 2
    assert values(game)[1][1] == 7 + 1, "the reinforcement works all the same"


@rule("BW-CARD-12")
@pytest.mark.parametrize("cards", [["bw_t3"], ["bw_t3", "bunker"]])
def test_without_a_valid_reinforcement_feedback_does_nothing(cards: list[str]) -> None:
    """Interaction 52: the Bunker shows no Goliath."""
    game = duel(tassadar=FEEDBACK, jim_raynor=("goliath medic", cards))
    assert game.supply("jim_raynor", "medic") == 2


@rule("BW-UNIT-08", "SC-SKIRM-08")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_cancelled_feedback_does_nothing(attacks: bool) -> None:
    """Interaction 52."""
    sides: dict[str, Any] = {
        "tassadar": FEEDBACK,
        "jim_raynor": ("marine science_vessel", ["terran_03", "emp_shockwave"]),
    }
    game = duel(**(sides if attacks else dict(reversed(sides.items()))))
    assert game.supply("jim_raynor", "science_vessel") == 2
    assert "feedback" in game.cards("tassadar", "discards")


@rule("BW-CARD-12")
def test_feedback_triggers_the_splash_of_its_player() -> None:
    """Interaction 52: the Archon is too weak, but the Science Vessel is lost."""
    enemy = ("battlecruiser science_vessel", ["yamato_gun_10/9", "bw_t1"])
    for cards, triggered in ((["protoss_13"], 0), (["protoss_13", "feedback"], 1)):
        game = duel(tassadar=("archon dark_archon", cards), jim_raynor=enemy)
        assert values(game)[0][0] < values(game)[1][1]
        assert len(game.told("trigger")) == triggered


@rule("BW-CARD-12", "SC-CLOAK-07")
def test_cloaking_saves_a_unit_from_feedback() -> None:
    """Interaction 52."""
    game = duel(
        overmind=(
            "zergling defiler",
            ["burrow_0/6", "zerg_17"],
            {"elsewhere": {"torus.1": "zergling"}},
        ),
        tassadar=FEEDBACK,
    )
    finish(game)
    assert game.supply("overmind", "defiler") == 2
    assert {event.things[0] for event in game.told("withdraw")} >= {
        game.box.unit(game.player("overmind").faction, "defiler")
    }


@rule("BW-CARD-12", "SC-SKIRM-23")
def test_strength_and_feedback_take_different_units() -> None:
    """An army of Assist units: one falls in front, the other by Feedback, and nobody is asked."""
    game = duel(
        jim_raynor=("medic science_vessel", ["terran_03", "heal"]),
        tassadar=("archon dark_archon", ["protoss_13", "feedback"]),
    )
    assert game.state.battle is None
    assert game.supply("jim_raynor", "medic") == 3
    assert game.supply("jim_raynor", "science_vessel") == 3


WEB = ("corsair", ["bw_p9", "disruption_web"])


@rule("BW-CARD-14")
def test_disruption_web_keeps_ground_units_from_attacking_flyers() -> None:
    """Two attack by the Marine's card and one by the Wraith; nothing by the Goliath."""
    enemy = ("marine goliath wraith", ["stim_packs_7/4"])
    game = duel(tassadar=("corsair", ["bw_p9"]), jim_raynor=enemy)
    assert values(game)[1][0] == 7 + 1 + 1
    assert game.supply("tassadar", "corsair") == 3
    game = duel(tassadar=WEB, jim_raynor=enemy)
    assert values(game)[1][0] == 7 + 1
    assert game.supply("tassadar", "corsair") == 2


@rule("BW-CARD-14", "SC-MODULE-06")
def test_disruption_web_stops_the_anti_aircraft_but_not_the_detector() -> None:
    more = {"base": True, "modules": ["air_support"]}
    own = ("corsair arbiter", ["bw_p9", "disruption_web"], {
        "technologies": ["cloaking_field_protoss"], "elsewhere": {"torus.1": "zealot"},
    })  # fmt: skip
    game = duel(tassadar=own, jim_raynor=("battlecruiser", ["yamato_gun_10/8"], more))
    assert values(game)[1][0] == 10, "no bonus of the module"
    assert game.supply("tassadar", "corsair") == 3, "a flyer attacks as always, and it was seen"


@rule("BW-CARD-35")
def test_one_attack_for_a_dark_templar() -> None:
    check("dark_templar", "bw_p1", (7, 7), (7, 7))
    check("zealot", "bw_p1", (6, 7), (6, 7))


@rule("BW-CARD-35", "BW-LEAD-15")
def test_zeratul_is_a_dark_templar_and_adds_his_own() -> None:
    assert values(duel(tassadar=("zeratul", ["bw_p1"]), overmind=GROUND))[0] == (8, 8)


@rule("BW-CARD-36")
def test_dark_templar_zealot_and_corsair() -> None:
    check("dark_templar", "bw_p2", (8, 7), (8, 7))
    check("corsair", "bw_p2", (7, 7), (7, 7))
    check("zealot", "bw_p2", (7, 5), (7, 5))


@rule("BW-CARD-37")
def test_scout_and_corsair_against_flyers() -> None:
    check("scout", "bw_p9", (7, 8), (8, 8))
    check("corsair", "bw_p9", (7, 8), (8, 8))


@rule("BW-CARD-38")
@pytest.mark.parametrize("front", ["dark_templar", "zealot", "corsair", "dark_archon"])
def test_one_health_for_every_protoss_unit(front: str) -> None:
    plain = values(duel(tassadar=(front, ["bw_p2"]), overmind=GROUND))[0]
    game = duel(tassadar=(front, ["bw_p2", "bw_p19"]), overmind=GROUND)
    assert values(game)[0] == (plain[0], plain[1] + 1)


@rule("BW-SETUP-03")
def test_three_such_cards_are_in_the_deck() -> None:
    box = expanded_box()
    tassadar = box.faction_slugs.index("tassadar")
    slugs = [box.card_slugs[card] for card in box.cards_of[tassadar] if not box.standard[card]]
    assert slugs == ["protoss_17", "protoss_17", "bw_p19"]


@rule("BW-CARD-39")
def test_corsair_and_dark_templar() -> None:
    check("corsair", "bw_p20", (7, 6), (8, 6))
    check("dark_templar", "bw_p20", (7, 6), (7, 6))
