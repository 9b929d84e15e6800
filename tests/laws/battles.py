"""A laboratory of battles: random armies, hands, decks and texts, far more of them than random
games have, and hidden cards that might decide who is asked."""

from __future__ import annotations

from random import Random

from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from tests.starcraft.arena import Army, army, battle
from tests.starcraft.scenario import PLAIN, box_for

FACTIONS = (
    "jim_raynor", "arcturus_mengsk", "tassadar", "aldaris", "queen_of_blades", "overmind",
)  # fmt: skip
AREAS = ("torus.1", "torus.2", "torus.3")
EVENTS = (
    "adaptive_strategy", "aggressive_strategy", "defensive_strategy", "retreat_1",
    "advanced_reconnaissance", "flawless_defense_plan", "flawless_attack_plan",
)  # fmt: skip
MOST_CARDS = 9


def laboratory(seed: int) -> StarCraftGame:
    """A random battle at its first decision."""
    rng = Random(seed)
    box = box_for(tuple(sorted({**PLAIN, "players": "2"}.items())))
    area = rng.choice(AREAS)
    limit = box.limit[box.area_slugs.index(area)]
    names = rng.sample(FACTIONS, 2)
    events = rng.sample(EVENTS, rng.randrange(5))
    armies = {
        names[0]: random_army(box, names[0], limit + 2, events[:2], rng),
        names[1]: random_army(box, names[1], limit, events[2:], rng, base=rng.random() < 0.3),
    }
    return battle(armies, area=area, special=rng.random() < 0.3).game


def random_army(
    box: Box, faction: str, most: int, events: list[str], rng: Random, base: bool = False
) -> Army:
    """Up to so many units, up to nine cards each in hand and deck, technologies in play."""
    number = box.faction_slugs.index(faction)
    figures = [
        box.unit_slugs[unit] for unit in box.units_of[number] for _ in range(box.figures[unit])
    ]
    library = box.tech_cards_of[number]
    in_play = [card for card in library if box.technologies[box.technology[card]].in_play]
    cards = [card for card in (*box.cards_of[number], *library) if card not in in_play]
    rng.shuffle(cards)
    held = rng.randrange(MOST_CARDS + 1)
    left = rng.randrange(MOST_CARDS + 1)
    technologies = rng.sample(in_play, rng.randrange(len(in_play) + 1))
    return army(
        " ".join(rng.sample(figures, rng.randint(1, most))),
        base=base,
        hand=[box.card_slugs[card] for card in cards[:held]],
        deck=[box.card_slugs[card] for card in cards[held : held + left]],
        technologies=[box.card_slugs[card] for card in technologies],
        events=events,
    )
