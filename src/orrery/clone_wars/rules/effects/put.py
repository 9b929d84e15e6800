"""Put: a particular card moves to a particular zone (EFFECTS.md, section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.changes import (
    BOTH,
    EVERYBODY,
    enter_play,
    exile,
    into_hand,
    leave_play,
    onto_deck,
    show_to,
    without,
)
from orrery.clone_wars.board.queries import one_of_each_kind
from orrery.clone_wars.facts.effect import Effect
from orrery.clone_wars.facts.terms import (
    BOTTOM_OF_GALAXY_DECK,
    DISCARD,
    EXILE_PILE,
    GALAXY_DISCARD,
    HAND,
    NONE,
    PLAY,
    TOP_OF_DECK,
    TOP_OF_GALAXY_DECK,
    TOP_OF_OPPONENT_DECK,
)
from orrery.clone_wars.rules import prompts
from orrery.core.decisions import Decision, Option, Seat

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.rules.resolve import Resolve
    from orrery.core.flow import StepResult


def put_card(game: CloneWarsGame, user: int, card: int, to: int) -> None:
    """Carried out literally; a card put into play gives no resources and no Force (CW-KEY-21)."""
    state = game.state
    if to == HAND:
        into_hand(game, user, card)
    elif to == DISCARD:
        state.sides[user].discard += (card,)
    elif to == TOP_OF_DECK:
        onto_deck(game, user, card)
    elif to == TOP_OF_OPPONENT_DECK:
        onto_deck(game, 1 - user, card, BOTH)
    elif to == EXILE_PILE:
        exile(game, user, card)
    elif to == PLAY:
        enter_play(game, user, card)
    elif to == GALAXY_DISCARD:
        state.galaxy_discard += (card,)
    elif to == TOP_OF_GALAXY_DECK:
        state.galaxy += (card,)
    elif to == BOTTOM_OF_GALAXY_DECK:
        state.galaxy = (card, *state.galaxy)


class PutCard(Effect):
    """put: this card, or that card of the event or purchase before"""

    __slots__ = ("this", "to")

    def __init__(self, this: bool, to: int) -> None:
        self.this, self.to = this, to

    def lies_there(self, game: CloneWarsGame, user: int, card: int, place: int) -> bool:
        """Whether the card is still where it was left, and not yet where it should go
        (CW-BUY-12)."""
        side = game.state.sides[user]
        if card == NONE or place == self.to:
            return False
        if place == NONE:  # not a purchase: this very card, in play
            in_play = card in side.units or card in side.ships
            return self.this and in_play and self.to != PLAY
        if place == TOP_OF_DECK:
            return bool(side.deck) and side.deck[-1] == card
        return card in (side.hand if place == HAND else side.discard if place == DISCARD else ())

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """From where the purchase or an earlier text left it; the last move stands (CW-BUY-12)."""
        card = frame.source if self.this else frame.card
        place = frame.place if card == frame.card else NONE
        frame.moved = 0
        if self.lies_there(game, frame.user, card, place):
            side = game.state.sides[frame.user]
            if place == NONE:
                leave_play(game, frame.user, card)
            elif place == TOP_OF_DECK:
                side.deck = side.deck[:-1]
            elif place == HAND:
                side.hand = without(side.hand, card)
            else:
                side.discard = without(side.discard, card)
            game.emit("put", frame.user, (card,), self.to)
            put_card(game, frame.user, card, self.to)
            if self.to in (TOP_OF_GALAXY_DECK, BOTTOM_OF_GALAXY_DECK):
                show_to(game, (card,), EVERYBODY)  # it was public, or put down from a hand
            frame.card, frame.place, frame.moved = card, self.to, 1
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        one = source if self.this else card
        return self.lies_there(game, user, one, place if one == card else NONE)


class PutOpponentsCard(Effect):
    """put: one card of the opponent's hand"""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        self.to = to

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """The user picks among all cards of the hand it sees; nobody else sees them (CW-KEY-26)."""
        enemy = game.state.sides[1 - frame.user]
        if not enemy.hand:
            return None
        if pick is None and len(enemy.hand) > 1:
            cards = one_of_each_kind(game, enemy.hand)
            options = [Option("put", card, self.to) for card in cards]
            return Decision(Seat(frame.user), prompts.OPPONENT_HAND, options, frame.source)
        card = enemy.hand[0] if pick is None else pick.what
        enemy.hand = without(enemy.hand, card)
        game.emit("put", frame.user, (card,), self.to, seen_by=3)
        put_card(game, frame.user, card, self.to)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return bool(game.state.sides[1 - user].hand)


class PutGalaxyCard(Effect):
    """put: the revealed card, one of the looked-at cards, or the other one"""

    __slots__ = ("pick_one", "revealed", "to")

    def __init__(self, revealed: bool, pick_one: bool, to: int) -> None:
        self.revealed, self.pick_one, self.to = revealed, pick_one, to

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """A card the text does not move stays on top; a missing one is skipped (CW-DECK-08)."""
        galaxy = game.state.galaxy
        left = frame.looked
        if not left or len(galaxy) != frame.size:  # an earlier part took what was seen
            return None
        top = len(galaxy) - 1 - frame.placed
        if self.pick_one and left > 1 and pick is None:
            looked = [galaxy[top - i] for i in range(left)]
            cards = one_of_each_kind(game, looked)
            options = [Option("put", card, self.to) for card in cards]
            return Decision(Seat(frame.user), prompts.LOOKED, options, frame.source)
        self.move(game, frame, galaxy[top] if pick is None else pick.what)
        return None

    def move(self, game: CloneWarsGame, frame: Resolve, card: int) -> None:
        """Only the player who looked knows what was placed where; a revealed card is known to both
        (CW-KEY-08, CW-KEY-20)."""
        game.state.galaxy = without(game.state.galaxy, card)
        inside = self.to in (TOP_OF_GALAXY_DECK, BOTTOM_OF_GALAXY_DECK)
        seen_by = 1 << frame.user if inside and not self.revealed else -1
        game.emit("put", frame.user, (card,), self.to, seen_by)
        put_card(game, frame.user, card, self.to)
        frame.looked -= 1
        frame.size = len(game.state.galaxy)
        if self.to == TOP_OF_GALAXY_DECK:
            frame.placed += 1
        frame.card, frame.moved = (NONE if inside else card), 1

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return True
