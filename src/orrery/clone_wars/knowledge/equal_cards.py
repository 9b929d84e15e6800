"""Cards that nobody can tell apart: the same is printed on them, and they are in the same place in
the same state. A decision offers only one of them; on the table each can be pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.knowledge.stacks import Mark, state_of
from orrery.clone_wars.knowledge.view import hand, in_play

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.core.decisions import Seat


def equal_cards(game: CloneWarsGame, seat: Seat | None) -> list[list[int]]:
    """Every group of several equal cards that a seat sees, in table order. A card that is attacked,
    or will be exiled when the turn ends, equals nothing; a card that has joined an attack equals
    only others in that attack."""
    state, bit = game.state, game.facts.bit
    apart = {target for target, _ in state.groups} | {card for card, _ in state.due}
    found: list[list[int]] = []
    for owner, cards in places(game, seat):
        for alike in same_print(game, cards):
            marked: dict[Mark, list[int]] = {}
            for card in alike:
                joined = next((at for at, (_, group) in enumerate(state.groups)
                               if group & bit[card]), NONE)  # fmt: skip
                own = card if card in apart else NONE
                lying = () if owner is None else state_of(in_play(game, owner, card))
                marked.setdefault((joined, own, *lying), []).append(card)
            found += [cards for cards in marked.values() if len(cards) > 1]
    return found


def places(game: CloneWarsGame, seat: Seat | None) -> Iterator[tuple[int | None, Iterable[int]]]:
    """The visible cards, place by place; cards in play come with their owner, since their state
    distinguishes them."""
    yield None, game.state.row
    yield None, game.state.galaxy_discard
    for owner, side in enumerate(game.state.sides):
        yield None, hand(game, owner, seat)["known"]
        yield None, side.discard
        yield None, side.exile
        yield owner, (*side.units, *side.ships)


def same_print(game: CloneWarsGame, cards: Iterable[int]) -> list[list[int]]:
    """The cards of which there are several with the same print."""
    prints: dict[int, list[int]] = {}
    kind = game.facts.kind
    for card in cards:
        if card != NONE:
            prints.setdefault(kind[card], []).append(card)
    return [alike for alike in prints.values() if len(alike) > 1]
