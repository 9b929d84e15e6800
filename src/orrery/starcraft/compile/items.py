"""Units that carry an item of a scenario: kinds of their own, numbered after all others."""

from __future__ import annotations

from typing import TypeVar

from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE

T = TypeVar("T")


def add_items(box: Box) -> None:
    """Nobody carries anything, unless a scenario says so."""
    kinds = len(box.unit_slugs)
    box.item, box.bare, box.carriers = (NONE,) * kinds, tuple(range(kinds)), {}


def add_carriers(box: Box, units: list[int], items: tuple[int, ...]) -> None:
    """For each of these units and items the unit that carries the item: in everything else it is
    the unit without it. One item is the most that a unit can carry (BW-MODE-23)."""
    pairs = [(unit, item) for item in items for unit in units]
    of = [unit for unit, _ in pairs]
    first = len(box.unit_slugs)
    box.carriers |= {pair: unit for unit, pair in enumerate(pairs, first)}
    box.item += tuple(item for _, item in pairs)
    box.bare += tuple(of)
    slugs, named = box.unit_slugs, box.item_slugs
    box.unit_slugs += tuple(f"{slugs[unit]}+{named[item]}" for unit, item in pairs)
    box.figures += (0,) * len(pairs)
    box.hero_bonus |= {
        carrier: box.hero_bonus[unit]
        for carrier, unit in enumerate(of, first)
        if unit in box.hero_bonus
    }

    def more(row: tuple[T, ...]) -> tuple[T, ...]:
        return (*row, *(row[unit] for unit in of))

    box.figure_of, box.hero = more(box.figure_of), more(box.hero)
    box.unit_faction, box.unit_place = more(box.unit_faction), more(box.unit_place)
    box.unit_bit, box.card_bit = more(box.unit_bit), more(box.card_bit)
    box.kind, box.hits, box.support = more(box.kind), more(box.hits), more(box.support)
    box.assist, box.detector = more(box.assist), more(box.detector)
    box.cloaked, box.sacrifices = more(box.cloaked), more(box.sacrifices)
    box.cost, box.built_at = more(box.cost), more(box.built_at)
    box.installed_at, box.needs = more(box.installed_at), more(box.needs)
    box.sacrifice = more(box.sacrifice)
