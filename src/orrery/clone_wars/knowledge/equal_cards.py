"""Cards that nobody can tell apart: the same is printed on them, and they lie in the same place in
the same state. Of those in a decision only one is offered; on a table each can be pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from orrery.clone_wars.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.clone_wars.facts.box import Box
    from orrery.clone_wars.knowledge.shown import CloneWarsView, InPlayShown

State = tuple[object, ...]
"""Where a card lies, and what tells it from others there besides its print."""


def stacks(box: Box, cards: Iterable[InPlayShown]) -> list[list[int]]:
    """Units or ships of one print and state piled up, whether they have joined an attack or not, so
    that nothing moves while one after another is sent; the same print side by side, in the order of
    the first of each."""
    prints: dict[int, dict[State, list[int]]] = {}
    for one in cards:
        alike = prints.setdefault(box.kind[one["card"]], {})
        alike.setdefault(state_of(one), []).append(one["card"])
    return [pile for alike in prints.values() for pile in alike.values()]


def equal_cards(box: Box, view: CloneWarsView) -> list[list[int]]:
    """Every group of several equal cards, in the order in which they lie. What is attacked, or is
    exiled when the turn ends, equals nothing; what has joined an attack, only its companions."""
    apart = {group["target"] for group in view["groups"]} | {one["card"] for one in view["due"]}
    joined = {card: group["target"] for group in view["groups"] for card in group["cards"]}
    found: dict[State, list[int]] = {}
    for place, card in places(view):
        if card == NONE:
            continue
        own = card if card in apart else NONE
        found.setdefault((place, box.kind[card], joined.get(card), own), []).append(card)
    return [cards for cards in found.values() if len(cards) > 1]


def places(view: CloneWarsView) -> Iterator[tuple[State, int]]:
    """Every card that lies open, with its place and state."""
    yield from ((("row",), card) for card in view["row"])
    yield from ((("galaxy discard",), card) for card in view["galaxy_discard"])
    for seat, side in enumerate(view["sides"]):
        yield from ((("hand", seat), card) for card in side["hand"]["known"])
        yield from ((("discard", seat), card) for card in side["discard"])
        yield from ((("exile", seat), card) for card in side["exile"])
        for one in (*side["units"], *side["ships"]):
            yield ("play", seat, one["committed"], *state_of(one)), one["card"]


def state_of(one: InPlayShown) -> State:
    """What tells a card in play from others of its print, but for attacks it has joined."""
    return (
        one["attack"], tuple(one["used"]), one["attacked"], one.get("damage"),
        one.get("hit_points"),
    )  # fmt: skip
