"""A position for every question of a scenario, and for what scenarios add to other questions."""

from __future__ import annotations

from collections.abc import Callable

from orrery.starcraft.facts.options import SCENARIOS
from tests.e2e.expanded_positions import Case
from tests.e2e.trump_positions import TRUMP, TRUMP_CASES
from tests.starcraft.broodwar import test_items, test_sparing
from tests.starcraft.broodwar.quest import QUEST
from tests.starcraft.broodwar.scenes import new_scenario
from tests.starcraft.scenario import Position

STORM = "eye_of_the_storm"


def placed(until: str, mode: str = QUEST, players: int = 4) -> Position:
    """The forces are placed one after the other, up to this question."""
    factions = ",".join(SCENARIOS[mode][players])
    game = new_scenario(mode, players=str(players), factions=factions)
    while game.prompt != until:
        game.picks(game.options[0])
    return game


def spared(*picks: str) -> Position:
    game = test_sparing.beside(*test_sparing.TEAMS[0])
    game.picks(*picks)
    return game


SCENARIO: dict[str, Callable[[], Position]] = {
    "scenario-base": lambda: placed("scenario-base"),
    "scenario-installation": lambda: placed("scenario-installation"),
    "scenario-item": lambda: placed("scenario-item"),
    "spare-base": spared,
    "spare-card": lambda: spared("spare"),
    **TRUMP,
}

SCENARIO_CASES: dict[str, Case] = {
    "faction-of-scenario": Case(lambda: new_scenario(QUEST), "faction tassadar"),
    "unit-of-scenario": Case(
        lambda: placed("starting-unit"), "place sarah_kerrigan antiga_prime.2"
    ),
    "transport-of-scenario": Case(
        lambda: placed("starting-transport", STORM, 6), "route halcyon-moria"
    ),
    "carry": Case(
        lambda: test_items.mobilizing("torus", "overmind", overmind={"torus.1": "hydralisk"}),
        "carry hydralisk khalis_crystal",
    ),
    **TRUMP_CASES,
}
