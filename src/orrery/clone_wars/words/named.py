"""What the parts of a position are, and what its things are called, for scenarios that other
implementations read (`orrery.lab.conformance`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from orrery.clone_wars.board.state import SEATS
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.terms import ZONE_NAMES

CARDS, CARD, SOME = "[card]", "card", "{card}"

FIELDS: Mapping[str, Mapping[str, str]] = {
    "State": {
        "seed": "kept",
        **dict.fromkeys(("counter", "irrevocable", "turn", "neutral_attacks"), "number"),
        "sides": "[Side]",
        **dict.fromkeys(("galaxy", "row", "galaxy_discard", "pilots", "played"), CARDS),
        "force": "number",
        **dict.fromkeys(("active", "winner"), "seat"),
        **dict.fromkeys(("used", "musts"), "{ability}"),
        **dict.fromkeys(("committed", "lost_targets", "deduced"), SOME),
        "groups": "[(card, {card})]",
        "bonus": "[(card, number)]",
        "waiting": "[(number, number, seat)]",
        **dict.fromkeys(("due", "bought"), "[(card, seat)]"),
        "pending": "[(number, seat, card, number, number)]",
        "known": "({card}, {card}, {card})",
    },
    "Side": {
        **dict.fromkeys(("deck", "hand", "discard", "units", "ships", "bases"), CARDS),
        **dict.fromkeys(("aside", "exile", "victory"), CARDS),
        "damage": "[number]",
        "base": CARD,
        **dict.fromkeys(("base_damage", "pool", "prevented"), "number"),
    },
    "PlayGame": {},
    "Turn": {"seat": "seat"},
}
"""Scenarios begin in a turn."""


@lru_cache(maxsize=64)
def names(box: Box) -> Mapping[str, Sequence[str]]:
    """Copies of a card are numbered: `clone_trooper:2`."""
    slugs = [box.slug(card) for card in range(box.size)]
    count, cards = Counter[str](), list[str]()
    for slug in slugs:
        count[slug] += 1
        cards.append(f"{slug}:{count[slug]}" if slugs.count(slug) > 1 else slug)
    return {
        "card": cards,
        "seat": [f"seat_{seat}" for seat in SEATS],
        "ability": abilities(box, cards),
        "zone": [ZONE_NAMES[zone] for zone in range(len(ZONE_NAMES))],
    }


def abilities(box: Box, cards: Sequence[str]) -> list[str]:
    """The texts used as an action, by the bit that marks them: `tri_fighter 1`."""
    marked = {
        action.mark.bit_length() - 1: f"{cards[card]} {action.number + 1}"
        for card in range(box.size)
        for action in box.actions[card]
    }
    return [marked.get(bit, f"unused {bit}") for bit in range(max(marked, default=-1) + 1)]
