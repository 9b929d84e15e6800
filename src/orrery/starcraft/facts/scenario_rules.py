"""Which rule says what about a scenario: for whoever tells players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from orrery.starcraft.facts.scenario import Aim, Scenario

VICTORY: dict[tuple[str, Aim], str] = {
    ("desperate_alliance", "base_lost"): "BW-SCEN-06",
    ("desperate_alliance", "heroes_lost"): "BW-SCEN-06",
    ("desperate_alliance", "rounds_over"): "BW-SCEN-07",
    ("trump_card", "points"): "BW-SCEN-28",
    ("trump_card", "end_cards"): "BW-SCEN-28",
    ("trump_card", "no_bases_left"): "BW-SCEN-29",
    ("trump_card", "base_lost"): "BW-SCEN-30",
    ("trump_card", "unit_on"): "BW-SCEN-30",
    ("quest_for_uraj_and_khalis", "items_home"): "BW-SCEN-58",
    ("quest_for_uraj_and_khalis", "heroes_lost"): "BW-SCEN-59",
    ("quest_for_uraj_and_khalis", "points"): "BW-SCEN-59",
    ("eye_of_the_storm", "rounds_over"): "BW-SCEN-78",
    ("eye_of_the_storm", "unit_beside"): "BW-SCEN-79",
}
"""By scenario and aim: the rule that makes it win."""

SPECIAL: dict[str, dict[str, str]] = {
    "desperate_alliance": {
        "chosen_events": "BW-SCEN-08",
        "combat_card_option": "BW-SCEN-10",
        "unit_limits": "BW-SCEN-11",
        "extra_figures": "BW-SCEN-12",
        "sheltering_bunkers": "BW-SCEN-13",
        "entrenched": "BW-SCEN-14",
        "tokens_for_points": "BW-SCEN-15",
        "the_bridge": "BW-SCEN-16",
    },
    "trump_card": {
        "points_for_one": "BW-SCEN-31",
        "aldaris_orders": "BW-SCEN-32",
        "psi_emitter": "BW-SCEN-34",
        "overmind_faction": "BW-SCEN-35",
        "zerg_areas": "BW-SCEN-36",
        "overmind_transports": "BW-SCEN-37",
        "overmind_turn": "BW-SCEN-38",
        "annihilation": "BW-SCEN-41",
        "overmind_bases": "BW-SCEN-42",
        "overmind_defence": "BW-SCEN-43",
    },
    "quest_for_uraj_and_khalis": {
        "items": "BW-MODE-24",
        "dropped_items": "BW-MODE-25",
        "spare_team_mates": "BW-SCEN-60",
        "reshuffled_events": "BW-SCEN-57",
    },
    "eye_of_the_storm": {
        "tokens_for_points": "BW-SCEN-83",
        "no_permanent_resources": "BW-SCEN-82",
        "spare_team_mates": "BW-SCEN-81",
        "reshuffled_events": "BW-SCEN-77",
        "joined_factions": "BW-SCEN-86",
        "joined_orders": "BW-SCEN-88",
        "second_sheet": "BW-SCEN-90",
    },
}
"""By scenario: what players must know beyond the map, the forces and the aims, with its rule."""
EVERYWHERE: dict[str, str] = {"no_leaders": "BW-MODE-22"}
IF_JOINED = ("joined_factions", "joined_orders")
"""What matters only if somebody has the forces of a faction that is left out (BW-SCEN-85)."""
IF_THREE: Final = "second_sheet"
"""What matters only with three players (BW-SCEN-90)."""
SURVIVAL: dict[str, dict[str, str]] = {
    "survival": {
        "no_base": "BW-MODE-03",
        "bases_lost": "BW-MODE-04",
        "lone_transports": "BW-MODE-05",
        "tokens": "BW-MODE-06",
    },
    "faster_survival": {"few_bases": "BW-MODE-07"},
}
LAST_ONE: Final = "BW-MODE-02"
"""The rule by which the last one wins Survival."""


def survival_rules(mode: str) -> dict[str, str]:
    """What is special about a mode of Survival: names and rules."""
    return {**SURVIVAL["survival"], **SURVIVAL[mode]}


def special_rules(scenario: Scenario) -> dict[str, str]:
    """What is special about a scenario with its number of players: names and rules."""
    are_joined = any(scenario.joined[faction].faction >= 0 for faction in scenario.order)
    idle = () if are_joined else IF_JOINED
    if len(scenario.order) != 3:
        idle = (*idle, IF_THREE)
    found = {**SPECIAL[scenario.slug], **EVERYWHERE}
    return {name: rule for name, rule in found.items() if name not in idle}
