"""What is known about cards that nobody sees, and a choice among all that fits it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import comb
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from orrery.core.errors import BrokenRules

if TYPE_CHECKING:
    from orrery.starcraft.facts.box import Box

ANY, STANDARD, REINFORCEMENT = 0, 1, 2
"""What a face-down card can be: from the deck anything, from the hand first a standard card, then a
reinforcement (SC-BATTLE-14)."""


class Hidden(NamedTuple):
    """What is known about cards that nobody sees: some must be outside the deck; some went into it
    at the last shuffle, of which a limited number can be out again; the others may be anywhere."""

    must: tuple[int, ...]
    buried: tuple[int, ...]
    dug: int
    others: tuple[int, ...]


def known_of(
    pool: tuple[int, ...],
    seen: tuple[int, ...],
    announced: tuple[int, ...],
    buried: tuple[int, ...],
    dug: int,
) -> Hidden:
    """What is known about the cards of a pool if some others are seen as well. Equal cards cannot
    be told apart: a seen card counts as an announced one, then as one that could be anywhere, and
    only then as a buried one that is out again."""
    others = sorted((*pool, *seen))
    must, deep = list(announced), list(buried)
    take_out(others, must)
    take_out(deep, take_out(others, deep))  # a card that was buried and has been announced
    not_announced = take_out(must, seen)
    dug_up = take_out(others, not_announced)
    take_out(deep, dug_up)
    return Hidden(tuple(must), tuple(deep), max(dug - len(dug_up), 0), tuple(others))


def take_out(cards: list[int], gone: Iterable[int]) -> list[int]:
    """Take cards out of a list as far as they are there; returns those that were not."""
    lacking: list[int] = []
    for card in gone:
        if card in cards:
            cards.remove(card)
        else:
            lacking.append(card)
    return lacking


def choose_out(box: Box, hidden: Hidden, number: int, kinds: list[int], rng: Random) -> list[int]:
    """This many cards outside the deck, in random order, that fit the positions at skirmishes:
    every such choice is equally likely."""
    must, buried, dug, others = hidden
    if not number:
        return []
    narrow = any(kinds)
    parts = [split(box, cards, narrow) for cards in (must, buried, others)]
    numbers = [len(cards) for part in parts for cards in part]
    needs = (kinds.count(STANDARD), kinds.count(REINFORCEMENT))
    ways = list(possible_numbers(numbers, number, dug, needs))
    if not ways:
        raise BrokenRules(f"no world fits what is known: {hidden}, {number} out, slots {kinds}")
    [(chosen, _)] = rng.choices(ways, [weight for _, weight in ways])
    out = [*must]
    for cards, count in zip((*parts[1], *parts[2]), chosen, strict=True):
        out += rng.sample(cards, count)
    rng.shuffle(out)
    return out


Split = tuple[tuple[int, ...], tuple[int, ...]]


def split(box: Box, cards: tuple[int, ...], narrow: bool) -> Split:
    """Standard cards and reinforcements separately, if that matters."""
    if not narrow:
        return cards, ()
    return (
        tuple(card for card in cards if box.standard[card]),
        tuple(card for card in cards if not box.standard[card]),
    )


def possible_numbers(
    numbers: list[int], number: int, dug: int, needs: tuple[int, int]
) -> Iterator[tuple[tuple[int, int, int, int], int]]:
    """How many standard cards and reinforcements of the buried ones and of the others can be out,
    with the number of ways to choose them and to fill the positions at skirmishes."""
    standard, reinforcement, *most = numbers
    left = number - standard - reinforcement
    for a in range(min(most[0], dug, left) + 1):
        for b in range(min(most[1], dug - a, left - a) + 1):
            for c in range(max(left - a - b - most[3], 0), min(most[2], left - a - b) + 1):
                d = left - a - b - c
                fitting = comb(standard + a + c, needs[0]) * comb(reinforcement + b + d, needs[1])
                ways = comb(most[0], a) * comb(most[1], b) * comb(most[2], c) * comb(most[3], d)
                if fitting:
                    yield (a, b, c, d), fitting * ways


def left_over(pool: tuple[int, ...], out: list[int]) -> list[int]:
    """The cards of a pool that are not out, sorted: the deal must not depend on the truth."""
    left = sorted(pool)
    take_out(left, out)
    return left


def take(box: Box, out: list[int], kind: int) -> int:
    """The first card that fits a position."""
    for at, card in enumerate(out):
        if kind == ANY or box.standard[card] == (kind == STANDARD):
            return out.pop(at)
    raise BrokenRules(f"no card of kind {kind} is out")
