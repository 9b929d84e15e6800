"""Event cards on the table: from face down to the play area, the common area, the deck or the
discard pile.

A card being executed is in its player's play area until it is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.rng import shuffled
from orrery.starcraft.board.decks import discard_event, take_event
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


def turned_up(game: StarCraftGame, card: int) -> None:
    """A hidden card has become public. If it must be one that everybody saw shuffled into the deck,
    it is one of those that were drawn again."""
    state = game.state
    places = [state.event_deck, state.event_box, *[player.drawn for player in state.players]]
    buried = state.event_buried.count(card)
    if buried and sum([place.count(card) for place in places]) < buried:
        state.event_buried = without(state.event_buried, card)
        state.event_dug = max(state.event_dug - 1, 0)
    state.irrevocable += 1


def turn_up_drawn(game: StarCraftGame, seat: int, card: int) -> None:
    """A drawn card is shown to everybody and leaves the face-down ones."""
    player = game.state.players[seat]
    player.drawn = without(player.drawn, card)
    turned_up(game, card)


def lay_open(game: StarCraftGame, seat: int, card: int) -> None:
    """A drawn card is placed face up in front of its player, who now executes it (SC-EVENT-03)."""
    turn_up_drawn(game, seat, card)
    player = game.state.players[seat]
    player.events = with_one(player.events, card)
    game.emit("play-event", seat, (card,))


def draw_openly(game: StarCraftGame, seat: int) -> int:
    """The top Event card is placed face up in front of a player; NONE if there is none
    (SC-EVENT-01, SC-EVENT-46)."""
    card = take_event(game)
    if card != NONE:
        turned_up(game, card)
        player = game.state.players[seat]
        player.events = with_one(player.events, card)
        game.emit("play-event", seat, (card,))
    return card


def discard_drawn(game: StarCraftGame, seat: int) -> None:
    """All cards that are still face down are shown and discarded without effect
    (SC-EVENT-04, SC-EVENT-10)."""
    cards = game.state.players[seat].drawn
    for card in cards:
        turn_up_drawn(game, seat, card)
        discard_event(game, card)
    if cards:
        game.emit("discard-events", seat, tuple(sorted(cards)))


def discard_from_play(game: StarCraftGame, seat: int, card: int) -> None:
    """An Event card leaves a play area for the discard pile (SC-EVENT-10)."""
    player = game.state.players[seat]
    player.events = without(player.events, card)
    discard_event(game, card)


def keep_in_play(game: StarCraftGame, seat: int, card: int) -> None:
    """A card that stays is face up in front of its owner; a Strategy replaces any Strategy already
    there (SC-EVENT-05, SC-EVENT-06, SC-TERM-20)."""
    box = game.facts
    game.emit("keep-event", seat, (card,))
    if not box.event_strategy[card]:
        return
    for other in without(game.state.players[seat].events, card):
        if box.event_strategy[other]:
            discard_from_play(game, seat, other)
            game.emit("strategy-replaced", seat, (other,))


def lay_in_common(game: StarCraftGame, seat: int, card: int) -> None:
    """The End Draws Near goes to the common play area, together with every other copy the player
    has (SC-EVENT-07, SC-EVENT-48, SC-TERM-20)."""
    state = game.state
    player = state.players[seat]
    player.events = without(player.events, card)
    state.common = (*state.common, card)
    while card in player.drawn:
        turn_up_drawn(game, seat, card)
        state.common = (*state.common, card)
    game.emit("the-end", seat, number=len(state.common))


def shuffle_into_deck(game: StarCraftGame, seat: int, card: int) -> None:
    """A card from the play area is shuffled into what is left of the Event deck; everybody knows
    that it is there (SC-EVENT-44)."""
    state = game.state
    player = state.players[seat]
    player.events = without(player.events, card)
    state.event_deck = shuffled(state, tuple(sorted((*state.event_deck, card))))
    state.event_buried = with_one(state.event_buried, card)
    game.emit("shuffle-event", seat, (card,))
