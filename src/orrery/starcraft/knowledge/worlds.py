"""Worlds that fit what a seat knows: everything it cannot know is dealt again, including the seed.

A world is drawn from all possible ones with the right odds. What everybody knows about hidden cards
is in the state: which are out of the deck (`announced`), which went into it at the last shuffle
(`buried`), and how many of those can be out again (`dug`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import comb
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from orrery.core.errors import BrokenRules
from orrery.starcraft.facts.terms import (
    FACE_UP,
    FROM_DECK,
    SEEN,
    is_special,
    order_of,
    owner_of,
    special_tokens,
    token,
)
from orrery.starcraft.rules.round.play_events import are_read

if TYPE_CHECKING:
    from orrery.core.decisions import Seat
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import Skirmish, StarCraftGame, State
    from orrery.starcraft.facts.box import Box

ANY, STANDARD, REINFORCEMENT = 0, 1, 2
"""What a face-down card can be: from the deck anything, from the hand first a standard card, then a
reinforcement (SC-BATTLE-14)."""
STAGES = (1, 2, 3)


def determinize(game: StarCraftGame, seat: Seat, rng: Random) -> StarCraftGame:
    """A copy in which what the seat cannot know is dealt again: others' Combat cards and orders,
    the order of its own deck, Event cards. Technology decks and discards are public."""
    copy = game.copy()
    state = copy.state
    state.seed, state.counter = rng.randbytes(32), 0
    for owner in range(len(state.players)):
        deal_cards(copy, owner, rng, own=owner == seat)
        if owner != seat:
            deal_orders(copy, owner, rng)
    deal_events(copy, (seat,), rng)
    copy.ask_again()
    return copy


def redeal(game: StarCraftGame, rng: Random) -> StarCraftGame:
    """A copy in which what nobody knows is dealt again: the order of all decks, and what was drawn
    from them unseen."""
    copy = game.copy()
    state = copy.state
    state.seed, state.counter = rng.randbytes(32), 0
    seats = range(len(state.players))
    for owner in seats:
        deal_cards(copy, owner, rng, own=True)
    deal_events(copy, seats, rng)
    copy.ask_again()
    return copy


# Combat cards


class Slot(NamedTuple):
    """The position of a face-down card at a skirmish."""

    skirmish: Skirmish
    role: int
    at: int
    kind: int


class Hidden(NamedTuple):
    """What is known about cards that nobody sees: some must be outside the deck; some went into it
    at the last shuffle, of which a limited number can be out again; the others may be anywhere."""

    must: tuple[int, ...]
    buried: tuple[int, ...]
    dug: int
    others: tuple[int, ...]


def deal_cards(game: StarCraftGame, owner: int, rng: Random, own: bool) -> None:
    """A player's hidden Combat cards: hand, set aside, face down at skirmishes, deck; if they are
    the seat's own, only the deck and what came from it unseen (SC-BATTLE-13, SC-BATTLE-15)."""
    state, box = game.state, game.facts
    player, battle = state.players[owner], state.battle
    slots = face_down(state, owner, own)
    hand = () if own else player.hand
    aside = () if own else set_aside(state, owner)
    placed = [slot.skirmish.cards[slot.role][slot.at] for slot in slots]
    pool = (*hand, *aside, *placed, *player.deck)
    seen = own_cards(state, owner) if own else ()
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


def face_down(state: State, owner: int, own: bool) -> list[Slot]:
    """The places at skirmishes whose cards a seat does not know."""
    battle = state.battle
    if battle is None or owner not in battle.seats:
        return []
    role = battle.seats.index(owner)
    slots: list[Slot] = []
    for skirmish in battle.skirmishes:
        for at, mark in enumerate(skirmish.marks[role]):
            if mark & FACE_UP or (own and (not mark & FROM_DECK or mark & SEEN)):
                continue
            kind = ANY if mark & FROM_DECK else (STANDARD, REINFORCEMENT)[at]
            slots.append(Slot(skirmish, role, at, kind))
    return slots


def own_cards(state: State, owner: int) -> tuple[int, ...]:
    """The hidden cards that their owner sees."""
    cards = [*state.players[owner].hand, *set_aside(state, owner)]
    battle = state.battle
    if battle is not None and owner in battle.seats:
        role = battle.seats.index(owner)
        for skirmish in battle.skirmishes:
            for card, mark in zip(skirmish.cards[role], skirmish.marks[role], strict=True):
                if not mark & FACE_UP and (not mark & FROM_DECK or mark & SEEN):
                    cards.append(card)
    return tuple(cards)


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


def lay(slot: Slot, card: int) -> None:
    """Put another card at a position of a skirmish."""
    skirmish, role, at, _ = slot
    row = list(skirmish.cards[role])
    row[at] = card
    mine = tuple(row)
    skirmish.cards = (mine, skirmish.cards[1]) if role == 0 else (skirmish.cards[0], mine)


# Orders


def deal_orders(game: StarCraftGame, owner: int, rng: Random) -> None:
    """Another player's face-down orders: any tokens they have not revealed this round, with no more
    special ones than permitted (SC-PLAN-04, SC-PLAN-07)."""
    state, box = game.state, game.facts
    player = state.players[owner]
    places = [
        (planet, at)
        for planet in state.galaxy.planets
        for at, one in enumerate(state.stacks[planet])
        if owner_of(one) == owner
        and not (planet == state.revealed and at == len(state.stacks[planet]) - 1)
    ]
    if not places:
        return
    dealt = choose_tokens(box, player, len(places), rng)
    stacks = [*state.stacks]
    counts = [*player.orders]
    for (planet, at), order in zip(places, dealt, strict=True):
        stack = [*stacks[planet]]
        counts[order_of(stack[at])] += 1
        counts[order] -= 1
        stack[at] = token(owner, order)
        stacks[planet] = tuple(stack)
    state.stacks, player.orders = tuple(stacks), tuple(counts)


def choose_tokens(box: Box, player: Player, number: int, rng: Random) -> list[int]:
    """This many tokens in random order."""
    left = [
        order
        for order, (tokens, shown) in enumerate(zip(box.order_tokens, player.shown, strict=True))
        for _ in range(tokens - shown)
    ]
    standard = [order for order in left if not is_special(order)]
    special = [order for order in left if is_special(order)]
    most = min(player.allowed - special_tokens(player.shown), len(special), number)
    ways = [
        comb(len(special), count) * comb(len(standard), number - count) for count in range(most + 1)
    ]
    if not any(ways):
        raise BrokenRules(f"{number} orders are face down, but no tokens fit: {left}")
    [count] = rng.choices(range(most + 1), ways)
    dealt = rng.sample(special, count) + rng.sample(standard, number - count)
    rng.shuffle(dealt)
    return dealt


# Event cards


def deal_events(game: StarCraftGame, seats: Collection[int], rng: Random) -> None:
    """Event cards stage by stage, since their backs show it: box, deck and what players drew, even
    those of the seats that will know them, until they are read (SC-SETUP-06, SC-EXEC-05)."""
    state, box = game.state, game.facts
    kept = seats if are_read(game) else ()
    for one in STAGES:
        deal_stage(state, box, one, kept, rng)


def deal_stage(state: State, box: Box, stage: int, kept: Collection[int], rng: Random) -> None:
    """One stage: of the cards everybody saw shuffled into the deck, only a limited number can have
    left it again, drawn or removed with an eliminated player (SC-EVENT-44, SC-VAR-03,
    SC-WIN-16)."""

    def of_stage(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card for card in cards if box.event_stage[card] == stage)

    def filled(cards: tuple[int, ...], dealt: list[int]) -> tuple[int, ...]:
        return tuple(dealt.pop() if box.event_stage[card] == stage else card for card in cards)

    holders = [player for at, player in enumerate(state.players) if at not in kept and player.drawn]
    drawn = [card for player in holders for card in of_stage(player.drawn)]
    outside = (*drawn, *of_stage(state.event_box))
    pool = (*outside, *of_stage(state.event_deck))
    seen = tuple(card for at in kept for card in of_stage(state.players[at].drawn))
    hidden = known_of(pool, seen, (), of_stage(state.event_buried), state.event_dug)
    out = choose_out(box, hidden, len(outside), [], rng)
    deck = left_over(pool, out)
    rng.shuffle(deck)
    for player in holders:
        player.drawn = filled(player.drawn, out)
    state.event_box = tuple(sorted(filled(state.event_box, out)))
    state.event_deck = filled(state.event_deck, deck)
