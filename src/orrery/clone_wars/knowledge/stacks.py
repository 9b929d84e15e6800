"""Units and ships stacked as a table shows them: those that nobody can tell apart are together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.clone_wars.facts.box import Box
    from orrery.clone_wars.knowledge.shown import InPlayShown

Mark = tuple[object, ...]
"""What distinguishes a card from others of its print."""


def stacks(box: Box, cards: Sequence[InPlayShown]) -> list[list[int]]:
    """Units or ships of one print and state stacked, whether they have joined an attack or not, so
    that nothing moves while they are sent one after another; stacks of the same print are next to
    each other, ordered by their first card."""
    kinds = {box.kind[one["card"]] for one in cards}
    if len(kinds) == len(cards):
        return [[one["card"]] for one in cards]
    prints: dict[int, dict[Mark, list[int]]] = {}
    for one in cards:
        alike = prints.setdefault(box.kind[one["card"]], {})
        alike.setdefault(state_of(one), []).append(one["card"])
    return [pile for alike in prints.values() for pile in alike.values()]


def state_of(one: InPlayShown) -> Mark:
    """What distinguishes a card in play from others of its print, apart from attacks it has
    joined."""
    return (
        one["attack"], tuple(one["used"]), one["attacked"], one.get("damage"),
        one.get("hit_points"),
    )  # fmt: skip
