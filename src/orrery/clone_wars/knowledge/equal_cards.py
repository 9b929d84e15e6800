"""Cards that nobody can tell apart: the same is printed on them, and they are in the same place in
the same state. A decision offers only one of them; on the table each can be pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from orrery.clone_wars.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.clone_wars.facts.box import Box
    from orrery.clone_wars.knowledge.shown import CloneWarsView, InPlayShown

State = tuple[object, ...]
"""Where a card is, and what besides its print distinguishes it from others there."""


def stacks(box: Box, cards: Iterable[InPlayShown]) -> list[list[int]]:
    """Units or ships of one print and state stacked, whether they have joined an attack or not, so
    that nothing moves while they are sent one after another; stacks of the same print are next to
    each other, ordered by their first card."""
    prints: dict[int, dict[State, list[int]]] = {}
    for one in cards:
        alike = prints.setdefault(box.kind[one["card"]], {})
        alike.setdefault(state_of(one), []).append(one["card"])
    return [pile for alike in prints.values() for pile in alike.values()]


def equal_cards(box: Box, view: CloneWarsView) -> list[list[int]]:
    """Every group of several equal cards, in table order. A card that is attacked, or will be
    exiled when the turn ends, equals nothing; a card that has joined an attack equals only others
    in that attack."""
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
    """Every visible card, with its place and state."""
    yield from ((("row",), card) for card in view["row"])
    yield from ((("galaxy discard",), card) for card in view["galaxy_discard"])
    for seat, side in enumerate(view["sides"]):
        yield from ((("hand", seat), card) for card in side["hand"]["known"])
        yield from ((("discard", seat), card) for card in side["discard"])
        yield from ((("exile", seat), card) for card in side["exile"])
        for one in (*side["units"], *side["ships"]):
            yield ("play", seat, one["committed"], *state_of(one)), one["card"]


def state_of(one: InPlayShown) -> State:
    """What distinguishes a card in play from others of its print, apart from attacks it has
    joined."""
    return (
        one["attack"], tuple(one["used"]), one["attacked"], one.get("damage"),
        one.get("hit_points"),
    )  # fmt: skip
