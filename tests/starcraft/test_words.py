"""What cards, sheets and units of StarCraft say, and what is known of where it comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orrery.core.errors import BadData
from orrery.games import read_texts
from orrery.lab.golden import card_texts
from orrery.messages import messages
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import EITHER, IN_AIR, ON_GROUND
from orrery.starcraft.rules.cards.effects import (
    Attack,
    Broodling,
    Cloaking,
    Health,
    LoseAttack,
    Splash,
)
from orrery.starcraft.ruleset import STARCRAFT
from orrery.starcraft.words.card_texts import Writer
from orrery.starcraft.words.names import area_name, card_name

GOLDEN = Path(__file__).with_name("card_texts.txt")


@pytest.fixture(scope="module")
def box() -> Box:
    return STARCRAFT.facts(STARCRAFT.settings({}), read_texts(STARCRAFT), {})


def test_every_card_says_what_the_golden_file_says() -> None:
    assert card_texts(STARCRAFT) == GOLDEN.read_text(encoding="utf-8"), "see `orrery bless`"


def test_only_what_has_words_stands_in_the_golden_file() -> None:
    slugs = {line.partition(":")[0] for line in GOLDEN.read_text(encoding="utf-8").splitlines()}
    assert {"terran_02", "psionic_storm", "the_end_draws_near", "supply", "zerg", "queen"} <= slugs
    assert not {"helios", "barracks_1", "worker"} & slugs


def test_what_the_expansion_adds_says_something_too() -> None:
    said = dict(line.split(":", 1) for line in GOLDEN.read_text(encoding="utf-8").splitlines())
    silent = {"bw_z10", "bw_z11", "bw_z12"}  # values only (BW-CARD-41)
    new = {slug for slug in said if slug.startswith("bw_")} - silent
    for slug in {
        *new,
        "medic",
        "maelstrom",
        "destiny",
        "warp_gate",
        "offensive",
        "xelnaga_artifact",
    }:
        assert said[slug].strip(), slug


def test_conditions_of_a_bonus_are_said(box: Box) -> None:
    writer, bits = Writer(box, "en"), box.bits
    assert writer.effect(Attack(2, front=bits["goliath"], versus=IN_AIR)) == (
        "With Goliath in front: +2 attack against flying units."
    )
    assert writer.effect(Attack(2, versus=ON_GROUND, at_base=True)) == (
        "+2 attack against ground units, if you have a base in the area."
    )
    assert writer.effect(Attack(1, supported=True)) == (
        "+1 attack, if one of your units supports this skirmish."
    )
    assert writer.effect(Health(3, at_base=True)) == "+3 health, if you have a base in the area."


def test_splash_damage_says_whom_it_hits_and_when(box: Box) -> None:
    writer, bits = Writer(box, "en"), box.bits
    assert writer.effect(Splash(ON_GROUND, only=bits["marine"] | bits["any_zerg"])) == (
        "Splash damage against ground units, which can only destroy Marine or any Zerg unit."
    )
    assert writer.effect(Splash(EITHER, front=bits["archon"], unseen=True, always=True)) == (
        "With Archon in front: splash damage against ground and flying units, if no enemy unit in "
        "this skirmish has Detector, even if no unit is destroyed in this skirmish."
    )


def test_units_of_a_race_are_named_together(box: Box) -> None:
    writer, bits = Writer(box, "en"), box.bits
    assert writer.units(bits["any_protoss"] & ~bits["archon"]) == "any Protoss unit except Archon"
    assert writer.effect(Broodling(bits["any_zerg_ground"] | bits["zealot"])) == (
        "At the end of the skirmish the enemy loses one unit of their choice in it: Zealot or any "
        "Zerg ground unit."
    )
    assert writer.effect(Cloaking(bits["zergling"] | bits["hydralisk"] | bits["defiler"])) == (
        "Your Zergling, Hydralisk and Defiler in this skirmish have Cloaking."
    )


def test_an_attack_lost_on_both_sides_names_those_who_keep_it(box: Box) -> None:
    writer, bits = Writer(box, "en"), box.bits
    able = bits["zealot"] | bits["firebat"]
    assert writer.effect(LoseAttack(ON_GROUND, bits["any"] & ~able, both_sides=True)) == (
        "In this skirmish only Firebat and Zealot can attack ground units; all others on both "
        "sides cannot."
    )
    assert writer.effect(LoseAttack(EITHER, able)) == (
        "Enemy Firebat and Zealot in this skirmish cannot attack ground or flying units."
    )


def test_the_objective_has_the_figures_of_the_sheet(box: Box) -> None:
    record = dict(box.printed["faction", "jim_raynor"].record)
    record["special_victory"] = {"areas": 7}
    assert "control 7 areas" in Writer(box, "en").text("faction", record)


def test_a_unit_says_what_it_can_do(box: Box) -> None:
    vessel: Any = STARCRAFT.speaker("en").describe(
        box, box.unit_slugs.index("science_vessel"), "unit"
    )
    assert vessel["text"] == (
        "Flying unit. It cannot attack and gives 0 support. Assist: it supports other units, and "
        "goes in front only if no other unit can. Detector: enemy units in its skirmish lose "
        "Cloaking."
    )


def test_cards_of_a_faction_have_different_names(box: Box) -> None:
    for faction in range(len(box.faction_slugs)):
        cards = [card for card, of in enumerate(box.card_faction) if of == faction]
        names = [
            (card_name(box, messages("en"), card), box.minor[card], box.effects[card])
            for card in cards
        ]
        assert len(set(names)) == len(names)


# Descriptions


def described(box: Box, slug: str, kind: str, slugs: tuple[str, ...]) -> Any:
    return STARCRAFT.speaker("en").describe(box, slugs.index(slug), kind)


def test_a_card_is_described_with_its_figures_and_their_sources(box: Box) -> None:
    card = described(box, "terran_16", "card", box.card_slugs)
    assert (card["kind"], card["name"]) == ("combat_card", "Goliath/Siege Tank 7/8")
    assert card["figures"]["major"] == {"attack": 7, "health": 8}
    assert card["text"] == "With Siege Tank in front: +1 attack."
    assert card["sources"]["provenance"] == "rulebook"
    assert "provenance" not in card["figures"]


def test_a_technology_among_the_cards_is_described_as_one(box: Box) -> None:
    card = described(box, "siege_mode", "card", box.card_slugs)
    assert (card["kind"], card["name"]) == ("technology", "Siege Mode 9/7")
    assert card["sources"]["provenance_of"]["cost"] == "reconstructed"


def test_a_dot_parts_an_area_from_a_planet_whose_name_ends_in_a_figure(box: Box) -> None:
    words = messages("en")
    names = {slug: area_name(box, words, at) for at, slug in enumerate(box.area_slugs)}
    assert (names["helios.2"], names["vyctor_5.2"]) == ("Helios 2", "Vyctor 5 · 2")
    area = box.area_slugs.index("vyctor_5.2")
    assert STARCRAFT.speaker("en").describe(box, area, "area")["name"] == "Vyctor 5 · 2"


def test_each_copy_of_a_technology_has_the_figures_printed_on_it(box: Box) -> None:
    first = box.card_slugs.index("siege_mode")
    copies = [STARCRAFT.speaker("en").describe(box, first + at, "card") for at in range(2)]
    assert [copy["figures"]["major"] for copy in copies] == [
        {"attack": 9, "health": 7},
        {"attack": 9, "health": 8},
    ]
    assert "majors" not in copies[0]["figures"]


def test_a_card_has_signs_for_what_it_does(box: Box) -> None:
    emp = described(box, "emp_shockwave", "card", box.card_slugs)
    assert emp["figures"]["signs"] == [
        {"does": "cancel-reinforcement", "n": 0},
        {"does": "attack", "n": 3},
        {"does": "attack", "n": 1},
    ]
    assert emp["figures"]["rule"] == "SC-CARD-T-17"


def test_the_sheet_of_a_race_shows_its_building_types(box: Box) -> None:
    zerg = described(box, "zerg", "race", box.race_slugs)
    pool, *others = zerg["figures"]["buildings"]
    assert (pool["type"], pool["name"], len(pool["levels"])) == (
        "spawning_pool",
        "Spawning Pool",
        3,
    )
    assert pool["levels"][0]["units"] == ["zergling"]
    assert [other["type"] for other in others] == ["queens_nest", "spire"]


def test_an_area_is_described_with_its_source_or_that_of_its_planet(box: Box) -> None:
    area = described(box, "abaddon.2", "area", box.area_slugs)
    assert (area["name"], area["sources"]) == ("Abaddon 2", {"provenance": "public"})
    assert area["figures"]["yields"] == "minerals"


@pytest.mark.parametrize(
    "kind", ["card", "technology", "event", "unit", "module", "faction", "race", "planet", "area"]
)
def test_every_kind_is_described(box: Box, kind: str) -> None:
    seen = STARCRAFT.speaker("en").describe(box, 0, kind)
    assert seen["name"]
    assert is_plain(seen)


def is_plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(is_plain(one) for one in value.values())
    if isinstance(value, list):
        return all(is_plain(one) for one in value)
    return value is None or isinstance(value, bool | int | str)


def test_what_cannot_be_described_is_named(box: Box) -> None:
    with pytest.raises(BadData, match="describes no 'skirmish'"):
        STARCRAFT.speaker("en").describe(box, 0, "skirmish")


def test_a_pack_shows_what_its_cards_say() -> None:
    texts = read_texts(STARCRAFT)
    text = texts["combat_cards.toml"]
    packed = text.replace('units = ["goliath", "siege_tank"]', 'units = ["siege_tank"]', 1)
    assert packed != text
    entry = STARCRAFT.speaker("en").catalogue(texts, {"combat_cards.toml": packed}).entries
    assert entry["combat_card", "terran_16"].texts == {
        "text": "With Siege Tank in front: +1 attack."
    }
    assert entry["combat_card", "terran_16"].figures["units"] == ["siege_tank"]
    assert entry["combat_card", "terran_16"].name == "Siege Tank 7/8"
