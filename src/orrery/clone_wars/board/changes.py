"""Every change to the table: verbs. A change that reveals something hidden cannot be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import FORCE_END, has_in_play
from orrery.clone_wars.board.state import Happening
from orrery.clone_wars.facts.terms import NONE, ON_OPPONENT_DISCARD
from orrery.core.rng import shuffled

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A zone after one card has left it; the others keep their order."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# What is known about hidden cards


EVERYBODY = (0, 1, 2)
"""Both seats and the watchers."""
BOTH = (0, 1)


def show_to(game: CloneWarsGame, cards: tuple[int, ...], seats: tuple[int, ...]) -> None:
    """These seats now know these cards and where they are, until a shuffle (CW-KEY-08,
    CW-KEY-20)."""
    state = game.state
    known = list(state.known)
    for card in cards:
        for seat in seats:
            known[seat] |= game.facts.bit[card]
    state.known = (known[0], known[1], known[2])


def forget(game: CloneWarsGame, cards: tuple[int, ...]) -> None:
    """A shuffle makes cards unknown to everybody (table 24)."""
    state = game.state
    if not (state.deduced or state.known[0] or state.known[1]):
        return
    mask = 0
    for card in cards:
        mask |= game.facts.bit[card]
    first, second, watchers = state.known
    state.known = (first & ~mask, second & ~mask, watchers & ~mask)
    state.deduced &= ~mask


def into_hand(game: CloneWarsGame, seat: int, card: int) -> None:
    """A card moved openly goes to a hand and stays known; it may be played at once (CW-KEY-21)."""
    side = game.state.sides[seat]
    side.hand = (card, *side.hand)
    show_to(game, (card,), EVERYBODY)


def onto_deck(
    game: CloneWarsGame, seat: int, card: int, seen_by: tuple[int, ...] = EVERYBODY
) -> None:
    """A card known to both goes on top of a deck, without a reshuffle (CW-KEY-21)."""
    side = game.state.sides[seat]
    side.deck = (*side.deck, card)
    show_to(game, (card,), seen_by)


# Resources and the Force


def gain_resources(game: CloneWarsGame, seat: int, number: int, told_as: str = "resources") -> None:
    """Counters go from the unlimited supply into the player's pool (CW-TERM-12, CW-SETUP-09)."""
    if number:
        game.state.sides[seat].pool += number
        if game.events is not None:
            game.emit(told_as, seat, number=number)


def gain_force(game: CloneWarsGame, seat: int, number: int) -> None:
    """The marker moves towards the player, to the last space at most (CW-FORCE-03, CW-FORCE-04)."""
    if not number:
        return
    state = game.state
    before = state.force
    if seat == 0:
        state.force = min(before + number, FORCE_END)
    else:
        state.force = max(before - number, -FORCE_END)
    if game.events is not None and state.force != before:
        game.emit("force", seat, number=abs(state.force - before))


# Decks


def reshuffle(game: CloneWarsGame, seat: int) -> bool:
    """The discard pile, shuffled, becomes the deck; nothing else does
    (CW-DECK-02, CW-EXILE-06)."""
    side = game.state.sides[seat]
    if not side.discard:
        return False
    forget(game, side.discard)
    # Everything else this player owns is public, so anyone who kept count can name the hand.
    for card in side.hand:
        game.state.deduced |= game.facts.bit[card]
    side.deck = shuffled(game.state, side.discard)
    side.discard = ()
    game.emit("shuffle", seat, number=len(side.deck))
    return True


def draw(game: CloneWarsGame, seat: int, number: int) -> None:
    """One card at a time, as many as there are, reshuffling only when a card is needed; no hand
    limit (CW-KEY-18, CW-DECK-01, CW-DECK-05)."""
    state = game.state
    side = state.sides[seat]
    drawn: tuple[int, ...] = ()
    while len(drawn) < number:
        if not side.deck and not reshuffle(game, seat):
            break
        take = min(number - len(drawn), len(side.deck))
        top = side.deck[: -take - 1 : -1]
        side.deck = side.deck[:-take]
        known = state.known[1 - seat]
        if known:
            for card in top:
                if known & game.facts.bit[card]:
                    side.hand = (card, *side.hand)
                else:
                    side.hand = (*side.hand, card)
        else:
            side.hand += top
        drawn += top
    if drawn:
        state.irrevocable += 1
        game.emit("draw", seat, drawn, seen_by=1 << seat)


def reshuffle_galaxy(game: CloneWarsGame) -> bool:
    """The galaxy discard pile becomes the galaxy deck, below what is left of it (CW-DECK-03)."""
    state = game.state
    if not state.galaxy_discard:
        return False
    forget(game, state.galaxy_discard)
    state.galaxy = shuffled(state, state.galaxy_discard) + state.galaxy
    game.emit("shuffle-galaxy", NONE, number=len(state.galaxy_discard))
    state.galaxy_discard = ()
    return True


def galaxy_top(game: CloneWarsGame, number: int) -> int:
    """Make this many top cards available, taken one after another (CW-DECK-04, CW-DECK-08)."""
    state = game.state
    if len(state.galaxy) < number:
        reshuffle_galaxy(game)
    return min(number, len(state.galaxy))


# The galaxy row


def refill(game: CloneWarsGame) -> None:
    """Empty slots are filled at once, in slot order, as far as cards exist; an empty galaxy deck
    is reshuffled only for a slot (CW-BUY-05, CW-DECK-03, CW-DECK-05)."""
    state = game.state
    row = list(state.row)
    for slot, card in enumerate(row):
        if card == NONE:
            if not state.galaxy and not reshuffle_galaxy(game):
                break
            row[slot] = state.galaxy[-1]
            state.galaxy = state.galaxy[:-1]
            state.irrevocable += 1
            game.emit("refill", NONE, (row[slot],), slot)
    state.row = tuple(row)


def leave_row(game: CloneWarsGame, cards: tuple[int, ...]) -> None:
    """All cards of one instruction leave, then the slots are refilled (CW-BUY-05, CW-BUY-06)."""
    state = game.state
    state.row = tuple([NONE if card in cards else card for card in state.row])
    lose_targets(game, cards)


def lose_targets(game: CloneWarsGame, cards: tuple[int, ...]) -> None:
    """A group attacks its card where it is: once it has left the row it cannot be hit any more,
    even if a shuffle brings it back (CW-BOUNTY-10)."""
    for target, _ in game.state.groups:
        if target in cards:
            game.state.lost_targets |= game.facts.bit[target]


def discard_from_row(game: CloneWarsGame, seat: int, cards: tuple[int, ...], kind: str) -> None:
    """A card goes to the galaxy discard pile without an owner; the row is refilled, no reward
    (CW-KEY-12, CW-BOUNTY-11)."""
    if not cards:
        return
    leave_row(game, cards)
    game.state.galaxy_discard += cards
    game.emit(kind, seat, cards)
    refill(game)


# Cards leaving a zone


def enter_play(game: CloneWarsGame, seat: int, card: int) -> None:
    """A card enters the play area, undamaged, with nothing used and no attack made (CW-TERM-16,
    CW-PLAY-05)."""
    side = game.state.sides[seat]
    if game.facts.is_ship[card]:
        side.ships += (card,)
        side.damage += (0,)
    else:
        side.units += (card,)


def leave_play(game: CloneWarsGame, seat: int, card: int) -> None:
    """Marks, damage and bonuses of a card that leaves play are forgotten (CW-TERM-16,
    CW-EXILE-13)."""
    state, box = game.state, game.facts
    side = state.sides[seat]
    if card in side.ships:
        at = side.ships.index(card)
        side.ships = side.ships[:at] + side.ships[at + 1 :]
        side.damage = side.damage[:at] + side.damage[at + 1 :]
    else:
        side.units = without(side.units, card)
    gone = ~box.bit[card]
    for action in box.actions[card]:
        state.used &= ~action.mark
        state.musts &= ~action.mark
    state.committed &= gone
    if state.groups:
        state.groups = tuple(
            [(target, cards & gone) for target, cards in state.groups if cards & gone]
        )
        still = sum(box.bit[target] for target, _ in state.groups)
        state.lost_targets &= still
    if state.bonus:
        state.bonus = tuple([pair for pair in state.bonus if pair[0] != card])


def discard_from_hand(game: CloneWarsGame, seat: int, card: int) -> None:
    """To the owner's discard pile, whoever caused it; each card is an event (CW-KEY-10,
    CW-KEY-11)."""
    state = game.state
    side = state.sides[seat]
    side.hand = without(side.hand, card)
    side.discard += (card,)
    if seat != state.active:  # the other player sees it, and that cannot be undone
        state.irrevocable += 1
    game.emit("discard", seat, (card,))
    if has_in_play(state.sides[1 - seat], game.facts.clauses_by_trigger[ON_OPPONENT_DISCARD]):
        state.pending += (Happening(ON_OPPONENT_DISCARD, 1 - seat, card, 0, NONE),)


def exile(game: CloneWarsGame, seat: int, card: int) -> None:
    """Onto the exile pile of the player who exiles, wherever the card came from, in combined
    editions too (CW-EXILE-01, CW-EXILE-02, CW-MODE-09)."""
    side = game.state.sides[seat]
    side.exile += (card,)
    game.emit("exile", seat, (card,))


def exile_wherever(game: CloneWarsGame, seat: int, card: int) -> None:
    """Exile a card at the end of the turn, from hand, play, discard pile or deck (CW-TURN-19)."""
    side = game.state.sides[seat]
    if card in side.hand:
        side.hand = without(side.hand, card)
    elif card in side.units or card in side.ships:
        leave_play(game, seat, card)
    elif card in side.discard:
        side.discard = without(side.discard, card)
    elif card in side.deck:
        side.deck = without(side.deck, card)
    else:
        return
    exile(game, seat, card)
    game.state.irrevocable += 1
