"""BW-SETUP, -UNIT, -PLANET: the box of a game with Brood War, and how little code knows of it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import orrery
from orrery.core.errors import BadData
from orrery.messages import messages
from orrery.rulebook import RULE_ID
from orrery.starcraft.facts import options
from orrery.starcraft.facts.options import BROOD_WAR, complete
from orrery.starcraft.facts.terms import (
    DEFEND,
    EITHER,
    IN_AIR,
    ON_GROUND,
    STAR,
    STRATEGIC,
)
from orrery.starcraft.ruleset import STARCRAFT
from tests.marks import rule
from tests.starcraft.expanded import base_box, expanded_box

# ---- who knows of the expansion ------------------------------------------------------------------

KNOWING = ("facts/options.py", "facts/library.py", "facts/schema.py", "compile/", "presets.py")
"""Modules that may ask whether the expansion is used, or name its records or its rulebook."""


def test_only_options_library_and_compile_know_that_there_is_an_expansion() -> None:
    """Everything else asks the box: what a game lacks is 0, empty or NONE there."""
    root = Path(orrery.__file__).parent
    rooms = [root / "starcraft", root / "bots" / "starcraft", root / "cli" / "terminal"]
    for path in (path for room in rooms for path in sorted(room.rglob("*.py"))):
        name = path.relative_to(root).as_posix().removeprefix("starcraft/")
        if name.startswith(KNOWING):
            continue
        text = path.read_text("utf-8").lower()
        assert '"expansion"' not in text, name
        assert not re.search("brood[_ -]?war", text), name


def test_a_base_game_says_nothing_of_the_expansion() -> None:
    """Its saved options, and so its records and hashes, are as before there was one."""
    usual = {
        "galaxy": "place",
        "goal": "conquest_points",
        "teams": "no",
        "surprise_assault": "any",
        "teammate_bases": "destroyed",
        "players": "2",
        "factions": "choose",
    }
    for given in ({}, {"expansion": "none"}):
        assert [*STARCRAFT.settings(given).items()] == [*usual.items()]


def test_an_option_that_needs_another_says_so() -> None:
    assert {"expansion", *BROOD_WAR} < STARCRAFT.choices.keys()
    for key in BROOD_WAR:
        assert STARCRAFT.needs[key]["expansion"] == ("brood_war",)
    for key, values in STARCRAFT.needs.items():
        needs = {other: some[0] for other, some in values.items()}
        usual = STARCRAFT.settings({"expansion": "brood_war", **needs})
        assert key in usual
        assert needs.items() <= usual.items()


def test_every_rule_that_forbids_options_has_a_sentence_for_players() -> None:
    text = Path(options.__file__).read_text("utf-8")
    rules = set(re.findall(rf"\"({RULE_ID.pattern}): ", text))
    assert {"SC-VAR-05", "BW-SETUP-01", "BW-OPT-01", "BW-OPT-07"} <= rules
    for one in rules:
        assert messages("en").format(f"refused-rule-{one}").endswith(f" ({one}).")


# ---- options -------------------------------------------------------------------------------------


@rule("BW-SETUP-01")
def test_with_brood_war_all_its_main_rules_are_used_and_no_optional_one() -> None:
    settings = complete({"expansion": "brood_war"})
    assert {key: settings[key] for key in ("leadership", "special_orders", "planets")} == {
        "leadership": "yes",
        "special_orders": "pool",
        "planets": "two",
    }
    assert (settings["exchange"], settings["heroes"]) == ("any_two", "mortal")
    assert complete(settings) == settings


@rule("BW-SETUP-01")
@pytest.mark.parametrize(
    ("key", "value"), [("leadership", "no"), ("planets", "three"), ("heroes", "mortal")]
)
def test_an_option_of_brood_war_needs_brood_war(key: str, value: str) -> None:
    with pytest.raises(BadData, match=f"BW-SETUP-01: {key} is an option of Brood War"):
        complete({key: value})


@pytest.mark.parametrize(
    ("key", "value"), [("expansion", "both"), ("planets", "four"), ("special_orders", "none")]
)
def test_an_unknown_value_of_an_option_is_refused(key: str, value: str) -> None:
    with pytest.raises(BadData, match=f"{key} cannot be '{value}'; possible: "):
        complete({"expansion": "brood_war", key: value})


def test_heroes_cannot_be_immune_where_there_are_none() -> None:
    with pytest.raises(BadData, match="BW-OPT-07"):
        expanded_box(leadership="no", heroes="immune")


# ---- what is in the box --------------------------------------------------------------------------


@rule("BW-SETUP-02", "BW-SETUP-03")
def test_decks_have_twenty_cards() -> None:
    box = expanded_box()
    assert [len(deck) for deck in box.cards_of] == [20] * 6
    assert [len(deck) for deck in box.tech_cards_of] == [27, 27, 28, 28, 28, 26]
    slugs = {box.card_slugs[card] for deck in box.cards_of for card in deck}
    assert not slugs & {"terran_15", "protoss_02", "zerg_10", "zerg_14"}
    technologies = {box.card_slugs[card] for deck in box.tech_cards_of for card in deck}
    assert "siege_mode" not in technologies
    assert box.technologies[box.tech("siege_mode")].slug == "siege_mode_bw"


@rule("BW-SETUP-03")
def test_two_technologies_are_the_queen_of_blades_alone_and_not_for_sale() -> None:
    box = expanded_box()
    queen, overmind = (
        box.faction_slugs.index("queen_of_blades"),
        box.faction_slugs.index("overmind"),
    )
    own = [card for card in box.tech_cards_of[queen] if "kerrigan" in box.card_slugs[card]]
    assert len(own) == 2
    assert not any("kerrigan" in box.card_slugs[card] for card in box.tech_cards_of[overmind])
    kerrigan = box.unit_slugs.index("sarah_kerrigan")
    infested = box.unit(queen, "infested_terran")
    for card in own:
        assert not box.technologies[box.technology[card]].is_sold
        assert box.icons[card] & box.card_bit[kerrigan]
        assert box.support_icons[card] & box.card_bit[kerrigan]
        assert not box.icons[card] & box.card_bit[infested], "she alone"
    assert sum(not one.is_sold for one in box.technologies) == 2


@rule("BW-SETUP-04")
def test_building_levels() -> None:
    box = expanded_box()
    levels = [
        dict(zip(slugs, map(len, types), strict=True))
        for slugs, types in zip(box.building_slugs, box.buildings, strict=True)
    ]
    assert levels[1]["robotics"] == 2
    terran = dict(zip(box.building_slugs[0], box.buildings[0], strict=True))
    assert "medic" in terran["barracks"][1].units
    assert "valkyrie" in terran["starport"][1].units
    protoss = dict(zip(box.building_slugs[1], box.buildings[1], strict=True))
    assert [level.units for level in protoss["robotics"]] == [("corsair",), ("reaver",)]
    assert box.buildings[2] == base_box().buildings[2], "Zerg buildings are unchanged"


@rule("BW-SETUP-05")
def test_modules_and_order_tokens_of_a_faction() -> None:
    box = expanded_box()
    assert box.module_slugs[3:] == ("defensive", "assist", "offensive")
    assert [sum(tokens) for tokens in box.module_tokens] == [11, 10, 7]
    assert box.order_tokens == (2, 2, 2, 1, 1, 1, 1, 0)
    assert (box.order_slugs[DEFEND], box.order_slugs[STAR]) == ("defend", "star")
    assert box.mind_control == (0, 2, 0)
    assert box.has_pool


@rule("BW-SETUP-08")
def test_the_sheets_are_those_of_brood_war() -> None:
    box, base = expanded_box(), base_box()
    assert (box.module_spaces, base.module_spaces) == ((7, 7, 5), (5, 5, 3))
    scourge, before = box.unit(5, "scourge"), base.unit(5, "scourge")
    assert (box.cost[scourge], base.cost[before]) == ((0, 2), (0, 1))
    assert (box.hits[scourge], base.hits[before]) == (IN_AIR, 0)
    assert (box.sacrifices[scourge], base.sacrifices[before]) == (True, False)


@rule("BW-SETUP-10")
def test_pieces_of_the_table() -> None:
    box = expanded_box()
    assert (box.resource_tokens, box.guard_tokens) == (30, 12)
    installations = dict(zip(box.installation_slugs, box.installation_count, strict=True))
    assert installations == {
        "infested_command_center": 4,
        "warp_gate": 1,
        "overmind": 1,
        "cerebrate": 1,
    }
    assert box.item_slugs == (), "items are of the scenarios"


@rule("BW-SETUP-11")
@pytest.mark.parametrize(
    ("players", "removed"), [("2", 19), ("3", 15), ("4", 11), ("5", 7), ("6", 3)]
)
def test_event_cards_put_away(players: str, removed: int) -> None:
    box = expanded_box(players=players)
    by_stage = Counter[int]()
    for stage, copies in zip(box.event_stage, box.event_copies, strict=True):
        by_stage[stage] += copies
    assert by_stage == {1: 28, 2: 28, 3: 21}
    assert box.events_removed == removed
    assert box.unused_events == ()


@rule("BW-OPT-08")
@pytest.mark.parametrize(
    ("players", "removed"), [("2", 18), ("3", 14), ("4", 10), ("5", 6), ("6", 2)]
)
def test_event_cards_put_away_without_leadership_cards(players: str, removed: int) -> None:
    box = expanded_box(players=players, leadership="no")
    assert box.events_removed == removed
    put_away = [box.event_slugs[card] for card in box.unused_events]
    assert put_away == ["subtle_planning", "heroic_strategy", "inspiring_leadership"]
    assert [box.event_stage[card] for card in box.unused_events] == [1, 2, 3]
    assert [box.event_copies[card] for card in box.unused_events] == [1, 1, 1]


def test_a_larger_galaxy_needs_25_points_and_50_of_a_team() -> None:
    box = expanded_box(planets="three")
    assert box.conquest_target == (25, 25, 50, 50)
    assert (box.planets_drawn, box.planets_placed) == (3, 3)
    assert not any(box.leadership[card].wins for cards in box.leaders_of for card in cards)
    assert [len(cards) for cards in box.leaders_of] == [6] * 6


def test_two_of_three_planets_change_nothing_else() -> None:
    box = expanded_box(planets="two_of_three")
    assert box.conquest_target == (15, 20, 30, 40)
    assert (box.planets_drawn, box.planets_placed) == (3, 2)
    assert [len(cards) for cards in box.leaders_of] == [7] * 6


# ---- planets -------------------------------------------------------------------------------------


def test_areas_for_one_kind_of_unit_and_strategic_areas() -> None:
    box = expanded_box()
    strategic = {
        box.area_slugs[area].partition(".")[0]: box.allows[area]
        for area in range(box.areas)
        if box.yields[area] == STRATEGIC
    }
    assert strategic == {"erebus_station": ON_GROUND, "gehenna_station": IN_AIR, "hydrax": IN_AIR}
    assert set(base_box().allows) == {EITHER}
    assert STRATEGIC not in base_box().yields


def test_moria_has_five_areas() -> None:
    box = expanded_box()
    assert Counter(map(len, box.areas_of))[5] == 1
    assert len(box.areas_of[box.planet_slugs.index("moria")]) == 5
    assert len(box.planet_slugs) == 18
