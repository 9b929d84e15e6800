"""Games from their very beginning, dealt by the title itself, and where their cards lie."""

from __future__ import annotations

from collections import Counter
from random import Random

from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.rng import seed_from_number
from tests.clone_wars.scenario import Scenario, texts


def opening(seed: int = 1, **given: str) -> Scenario:
    """A new game at its first decision, with these options."""
    settings = CLONE_WARS.settings(given)
    facts = CLONE_WARS.facts(settings, texts(), {})
    return Scenario(CLONE_WARS.begin(settings, seed_from_number(seed), facts, []))


def zones(game: Scenario) -> dict[str, list[int]]:
    """Every zone of the table with its cards."""
    state = game.game.state
    lying = {
        "galaxy deck": [*state.galaxy],
        "galaxy row": [*state.row],
        "galaxy discard pile": [*state.galaxy_discard],
        "pilot stack": [*state.pilots],
    }
    for faction in game.game.facts.factions:
        mine = game.side(faction)
        lying |= {
            f"{faction} deck": [*mine.deck],
            f"{faction} hand": [*mine.hand],
            f"{faction} discard pile": [*mine.discard],
            f"{faction} units": [*mine.units],
            f"{faction} ships": [*mine.ships],
            f"{faction} base": [mine.base],
            f"{faction} base stack": [*mine.bases],
            f"{faction} exile pile": [*mine.exile],
            f"{faction} victory pile": [*mine.victory],
            f"{faction} out of the game": [*mine.aside],
        }
    return {name: [card for card in cards if card != NONE] for name, cards in lying.items()}


def counted(game: Scenario, zone: str) -> Counter[str]:
    """How many of which card lie in a zone."""
    return Counter(game.names(zones(game)[zone]))


def play_at_random(game: Scenario, seed: int, picks: int) -> None:
    """So many picks of somebody who does not think, or fewer if the game ends."""
    chance = Random(seed)
    for _ in range(picks):
        if game.game.decision is None:
            return
        game.game.play(chance.choice(game.game.decision.options))
