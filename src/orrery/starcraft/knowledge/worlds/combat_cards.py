"""Another deal of Combat cards: hand, set aside, face down at skirmishes, deck."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from orrery.starcraft.board.owners import placed_of
from orrery.starcraft.board.state import Skirmish
from orrery.starcraft.facts.terms import FACE_UP, FROM_DECK, SEEN
from orrery.starcraft.knowledge.worlds.odds import (
    ANY,
    REINFORCEMENT,
    STANDARD,
    choose_out,
    known_of,
    left_over,
    take,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State


class Slot(NamedTuple):
    """The position of a face-down card at a skirmish."""

    skirmish: Skirmish
    role: int
    at: int
    kind: int


def deal_cards(game: StarCraftGame, owner: int, rng: Random, own: bool) -> None:
    """A player's hidden Combat cards: hand, set aside, face down at skirmishes, deck; if they are
    the seat's own, only the deck and what came from it unseen (SC-BATTLE-13, SC-BATTLE-15)."""
    state, box = game.state, game.facts
    player, battle = state.players[owner], state.battle
    slots = face_down(game, owner, own)
    hand = () if own else player.hand
    aside = () if own else set_aside(state, owner)
    placed = [slot.skirmish.cards[slot.role][slot.at] for slot in slots]
    pool = (*hand, *aside, *placed, *player.deck)
    seen = own_cards(game, owner) if own else ()
    hidden = known_of(pool, seen, player.announced, player.buried, player.dug)
    kinds = [slot.kind for slot in slots]
    out = choose_out(box, hidden, len(pool) - len(player.deck), kinds, rng)
    rest = left_over(pool, out)
    rng.shuffle(rest)
    player.deck = tuple(rest)
    for slot in sorted(slots, key=lambda slot: slot.kind == ANY):
        lay(slot, take(box, out, slot.kind))
    if not own:
        player.hand = tuple(sorted(out[: len(hand)]))
        player.leaving = tuple(sorted(rng.sample(player.hand, len(player.leaving))))
    if aside and battle is not None:
        two = tuple(sorted(out[len(hand) :]))
        attacking = owner == battle.seats[0]
        battle.aside = (two, battle.aside[1]) if attacking else (battle.aside[0], two)


def set_aside(state: State, owner: int) -> tuple[int, ...]:
    """The cards a player looks at with Adaptive Strategy (SC-EVENT-32)."""
    battle = state.battle
    if battle is None or owner not in battle.seats:
        return ()
    return battle.aside[battle.seats.index(owner)]


def face_down(game: StarCraftGame, owner: int, own: bool) -> list[Slot]:
    """The places at skirmishes, on whichever side, whose cards from a player's deck a seat does not
    know; what came from a deck unseen may be anything (BW-KEY-09)."""
    return [
        Slot(skirmish, role, at, ANY if mark & FROM_DECK else (STANDARD, REINFORCEMENT)[at])
        for skirmish, role, at, _, mark in placed_of(game.state, game.facts, owner)
        if not mark & FACE_UP and not (own and is_seen(mark))
    ]


def is_seen(mark: int) -> bool:
    """Whether its owner knows a face-down card."""
    return not mark & FROM_DECK or bool(mark & SEEN)


def own_cards(game: StarCraftGame, owner: int) -> tuple[int, ...]:
    """The hidden cards that their owner sees."""
    cards = [*game.state.players[owner].hand, *set_aside(game.state, owner)]
    for _, _, _, card, mark in placed_of(game.state, game.facts, owner):
        if not mark & FACE_UP and is_seen(mark):
            cards.append(card)
    return tuple(cards)


def lay(slot: Slot, card: int) -> None:
    """Put another card at a position of a skirmish."""
    skirmish, role, at, _ = slot
    row = list(skirmish.cards[role])
    row[at] = card
    mine = tuple(row)
    skirmish.cards = (mine, skirmish.cards[1]) if role == 0 else (skirmish.cards[0], mine)
