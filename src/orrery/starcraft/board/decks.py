"""Every change to Combat cards and Event cards: verbs. A change that reveals something hidden
cannot be undone.

What everybody knows about the hidden ones is described in StarCraft's section of ARCHITECTURE.md:
announced, buried, dug.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.rng import shuffled
from orrery.starcraft.board.driven import eyes
from orrery.starcraft.board.owners import placed_of
from orrery.starcraft.board.rows import replaced, with_one, without
from orrery.starcraft.facts.terms import FACE_UP, NAMED, NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

# Combat cards


def out_of_deck(game: StarCraftGame, seat: int) -> tuple[int, ...]:
    """The player's hidden cards outside the deck: hand, face down at skirmishes, on whichever side,
    and set aside."""
    state = game.state
    cards = list(state.players[seat].hand)
    battle = state.battle
    if battle is not None:
        if seat in battle.seats:
            cards += battle.aside[battle.seats.index(seat)]
        placed = placed_of(state, game.facts, seat)
        cards += [one.card for one in placed if not one.mark & FACE_UP]
    return tuple(sorted(cards))


def take_top(game: StarCraftGame, seat: int) -> int:
    """The top card of the Combat deck, or NONE. Taking the last card at once shuffles the discard
    pile into a new deck; if the pile was empty then, it is shuffled at the next draw
    (SC-RES-11)."""
    player = game.state.players[seat]
    if not player.deck:
        renew_deck(game, seat)
        if not player.deck:
            return NONE
    card = player.deck[-1]
    player.deck = player.deck[:-1]
    player.dug = min(player.dug + 1, len(player.buried))
    game.state.irrevocable += 1
    return card


def renew_deck(game: StarCraftGame, seat: int) -> None:
    """The discards become the deck. Everything else is public, so everybody can now name the cards
    that are out (SC-RES-11)."""
    player = game.state.players[seat]
    if not player.discards:
        return
    player.deck = shuffled(game.state, player.discards)
    player.buried, player.dug = tuple(sorted(player.discards)), 0
    player.announced = out_of_deck(game, seat)
    name_placed(game, seat)
    player.discards = ()
    game.emit("reshuffle", seat)


def name_placed(game: StarCraftGame, seat: int) -> None:
    """The player's cards at skirmishes are among those that everybody can name."""
    for skirmish, role, at, _, mark in placed_of(game.state, game.facts, seat):
        first, second = skirmish.marks
        marks = replaced(skirmish.marks[role], at, mark | NAMED)
        skirmish.marks = (first, marks) if role else (marks, second)


def draw_combat(game: StarCraftGame, seat: int, number: int) -> None:
    """Draw Combat cards into the hand, as many as there are (SC-RES-11, SC-INV-02)."""
    player = game.state.players[seat]
    drawn: list[int] = []
    for _ in range(number):
        card = take_top(game, seat)
        if card == NONE:
            break
        player.hand = with_one(player.hand, card)
        drawn.append(card)
        if not player.deck:
            renew_deck(game, seat)
    if drawn:
        seen_by = eyes(game.state, game.facts, seat)
        game.emit("draw", seat, tuple(sorted(drawn)), seen_by=seen_by)


def turn_up(game: StarCraftGame, seat: int, card: int, from_deck: bool = False) -> None:
    """A hidden card becomes public. If it may be one that everybody saw go into the deck, it is one
    of those that were dug out again; if there is an equal card that was not buried, it counts as
    that one. The top card of the deck is none of those known to be out."""
    player = game.state.players[seat]
    if card in player.announced and not from_deck:
        player.announced = without(player.announced, card)
    elif card in player.buried:
        hidden = out_of_deck(game, seat).count(card) + player.deck.count(card)
        hidden -= player.announced.count(card)
        if hidden <= player.buried.count(card):
            player.buried = without(player.buried, card)
            player.dug = max(player.dug - 1, 0)


def discard_from_hand(game: StarCraftGame, seat: int, card: int) -> None:
    """A card goes face up from the hand to the discard pile (SC-BATTLE-20)."""
    player = game.state.players[seat]
    turn_up(game, seat, card)
    player.hand = without(player.hand, card)
    player.discards = with_one(player.discards, card)
    game.state.irrevocable += 1
    game.emit("discard", seat, (card,))


def discard_hand(game: StarCraftGame, seat: int) -> None:
    """All cards of a hand are shown and discarded (BW-SCEN-44)."""
    for card in game.state.players[seat].hand:
        discard_from_hand(game, seat, card)


def shuffle_in(game: StarCraftGame, seat: int, new: tuple[int, ...]) -> None:
    """The deck, the new cards and the whole discard pile are shuffled into a new deck
    (SC-RES-08)."""
    player = game.state.players[seat]
    player.buried, player.dug = tuple(sorted((*player.discards, *new))), 0
    player.deck = shuffled(game.state, tuple(sorted((*player.deck, *player.discards, *new))))
    player.discards = ()
    game.emit("reshuffle", seat)


def take_from_discards(game: StarCraftGame, seat: int, card: int) -> None:
    """Everybody sees which card it is, so it is known to be out (SC-EVENT-31, BW-SCEN-13)."""
    player = game.state.players[seat]
    player.discards = without(player.discards, card)
    player.hand = with_one(player.hand, card)
    player.announced = with_one(player.announced, card)
    game.emit("take-card", seat, (card,))


# Event cards


def draw_event(game: StarCraftGame, seat: int) -> None:
    """The top Event card, face down and unread; nothing if the deck is empty. In one scenario
    Combat cards take its place (SC-EVENT-01, SC-EVENT-10, SC-EXEC-04, BW-SCEN-10)."""
    if game.facts.scenario is not None and game.facts.scenario.cards_for_event:
        draw_combat(game, seat, game.facts.scenario.cards_for_event)
        return
    card = take_event(game)
    if card != NONE:
        player = game.state.players[seat]
        player.drawn = (*player.drawn, card)
        game.emit("draw-event", seat, number=game.facts.event_stage[card])


def take_event(game: StarCraftGame) -> int:
    """The top Event card, or NONE. In Galactic Conquest the Stage III discards become a new deck
    when the last card is drawn, or when they first exist at a later draw (SC-VAR-03)."""
    state = game.state
    if not state.event_deck:
        recycle_events(game)
        if not state.event_deck:
            return NONE
    card = state.event_deck[-1]
    state.event_deck = state.event_deck[:-1]
    state.event_dug = min(state.event_dug + 1, len(state.event_buried))
    state.irrevocable += 1
    if not state.event_deck:
        recycle_events(game)
    return card


def recycle_events(game: StarCraftGame) -> None:
    """Where points do not win, or a scenario says so: the Stage III cards of the discard pile,
    shuffled (SC-VAR-03, BW-MODE-02)."""
    state, box = game.state, game.facts
    stage = box.recycled_stage
    again = tuple(card for card in state.event_discards if box.event_stage[card] == stage)
    if again:
        rest = (card for card in state.event_discards if box.event_stage[card] != stage)
        state.event_discards = tuple(rest)
        state.event_deck = shuffled(state, again)
        state.event_buried, state.event_dug = tuple(sorted(again)), 0


def discard_event(game: StarCraftGame, card: int) -> None:
    """A used or unwanted Event card goes to the public discard pile (SC-EVENT-10)."""
    game.state.event_discards = with_one(game.state.event_discards, card)
