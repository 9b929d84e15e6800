"""Effects on the galaxy row and deck: discard, reveal, look, swap; and a look at the enemy's hand
(EFFECTS.md, section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.changes import (
    EVERYBODY,
    discard_from_row,
    galaxy_top,
    lose_targets,
    show_to,
)
from orrery.clone_wars.board.queries import one_of_each_kind
from orrery.clone_wars.facts.effect import Effect
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.rules import prompts
from orrery.core.decisions import DONE, Decision, Option, Prompt, Seat

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.facts.box import Filter
    from orrery.clone_wars.rules.resolve import Resolve
    from orrery.core.flow import StepResult

ALL = 99


class DiscardRow(Effect):
    """discard_row"""

    __slots__ = ("filter", "n")

    def __init__(self, n: int, filter: Filter | None) -> None:
        self.n, self.filter = n, filter

    def candidates(self, game: CloneWarsGame, user: int, source: int) -> list[int]:
        """Cards in the row, enemy, own or neutral, as the text permits; never the pilots
        (CW-KEY-12, CW-SETUP-08)."""
        cards = [card for card in game.state.row if card != NONE]
        if self.filter is None:
            return cards
        return [card for card in cards if self.filter.admits(user, source, card)]

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """All cards are selected first, then discarded, then refilled (CW-BUY-06, CW-KEY-12)."""
        if pick is not None:
            frame.picked = (*frame.picked, pick.what)
        cards = [
            card
            for card in self.candidates(game, frame.user, frame.source)
            if card not in frame.picked
        ]
        left = self.n - len(frame.picked)
        different = one_of_each_kind(game, cards)
        if left > 0 and len(cards) > left and len(different) == 1:
            cards = cards[:left]
        elif left > 0 and len(cards) > left:
            options = [Option("discard-row", card) for card in different]
            return Decision(Seat(frame.user), prompts.DISCARD_ROW, options, frame.source)
        chosen = frame.picked + tuple(cards if left > 0 else ())
        discard_from_row(game, frame.user, chosen, "discard-row")
        frame.discarded = len(chosen)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return bool(self.candidates(game, user, source))

    def payable(self, game: CloneWarsGame, user: int, source: int) -> bool:
        return len(self.candidates(game, user, source)) >= (1 if self.n == ALL else self.n)


class RevealTop(Effect):
    """reveal_top"""

    __slots__ = ("if_enemy", "if_own")

    def __init__(self, if_own: int, if_enemy: int) -> None:
        self.if_own, self.if_enemy = if_own, if_enemy

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """The top card is shown to both and goes back on top unless the text moves it
        (CW-KEY-08, CW-DECK-04)."""
        if frame.done:
            frame.looked = frame.placed = 0
            return None
        if not galaxy_top(game, 1):
            return None
        frame.done = 1
        card = game.state.galaxy[-1]
        show_to(game, (card,), EVERYBODY)
        game.state.irrevocable += 1
        game.emit("reveal", frame.user, (card,))
        faction = game.facts.faction[card]
        effects = self.if_own if faction == frame.user else self.if_enemy
        if NONE in (effects, faction):
            return None
        frame.looked, frame.placed, frame.size = 1, 0, len(game.state.galaxy)
        return game.run(frame.child(effects))

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        """Showing a card counts as an effect (CW-ABILITY-12)."""
        return bool(game.state.galaxy or game.state.galaxy_discard)


class LookTop(Effect):
    """look_top"""

    __slots__ = ("n", "then")

    def __init__(self, n: int, then: int) -> None:
        self.n, self.then = n, then

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """The top cards are shown to the user alone, then the list is done
        (CW-KEY-20, CW-DECK-08)."""
        if frame.done:
            frame.looked = frame.placed = 0
            return None
        count = galaxy_top(game, self.n)
        if not count:
            return None
        frame.done, frame.looked, frame.placed = 1, count, 0
        frame.size = len(game.state.galaxy)
        cards = game.state.galaxy[: -count - 1 : -1]
        show_to(game, cards, (frame.user,))
        game.state.irrevocable += 1
        game.emit("look", frame.user, cards, seen_by=1 << frame.user)
        return None if self.then == NONE else game.run(frame.child(self.then))

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        """Looking counts as an effect, although no card moves (CW-ABILITY-12)."""
        return bool(game.state.galaxy or game.state.galaxy_discard)


class LookHand(Effect):
    """look_hand"""

    __slots__ = ()

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """All cards of the hand at this moment, shown to the user alone (CW-KEY-26)."""
        hand = game.state.sides[1 - frame.user].hand
        if hand:
            show_to(game, hand, (frame.user,))
            game.state.irrevocable += 1
            game.emit("look-hand", frame.user, hand, seen_by=3)  # its owner knows it anyway
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        """Looking counts as an effect; an empty hand shows nothing (CW-ABILITY-12)."""
        return bool(game.state.sides[1 - user].hand)


class Swap(Effect):
    """swap"""

    __slots__ = ("filter", "looked", "optional")

    def __init__(self, looked: bool, filter: Filter | None, optional: bool) -> None:
        self.looked, self.filter, self.optional = looked, filter, optional

    def incoming(self, game: CloneWarsGame, user: int, source: int) -> list[int]:
        """What may come into the row: the looked-at card, or matching cards in the discard pile."""
        state = game.state
        if self.looked:
            return [state.galaxy[-1]] if state.galaxy else []
        cards = state.galaxy_discard
        if self.filter is not None:
            cards = tuple([card for card in cards if self.filter.admits(user, source, card)])
        return one_of_each_kind(game, cards)

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """The user picks both cards, and whether, if the text says "may"; without a card on either
        side nothing is swapped (CW-KEY-25)."""
        if pick == DONE:
            return None
        row = one_of_each_kind(game, [card for card in game.state.row if card != NONE])
        incoming = self.incoming(game, frame.user, frame.source)
        gone = self.looked and len(game.state.galaxy) != frame.size
        if not row or not incoming or gone:
            return None
        if pick is not None and pick.verb == "swap-in":
            frame.picked, pick = (pick.what,), None
        if not frame.picked and len(incoming) > 1:
            options = [Option("swap-in", card) for card in incoming]
            return self.ask(frame, prompts.SWAP_IN, options)
        if pick is None:
            if len(row) == 1 and not self.optional:
                self.trade(game, frame, row[0], incoming)
                return None
            return self.ask(frame, prompts.SWAP_OUT, [Option("swap-out", card) for card in row])
        self.trade(game, frame, pick.what, incoming)
        return None

    def ask(self, frame: Resolve, prompt: Prompt, options: list[Option]) -> Decision:
        """A swap worded as "may" can be declined (CW-ABILITY-08)."""
        if self.optional:
            options.append(DONE)
        return Decision(Seat(frame.user), prompt, options, frame.source)

    def trade(self, game: CloneWarsGame, frame: Resolve, out: int, incoming: list[int]) -> None:
        """Each takes exactly the other's place: no refill, no reward, no purchase (CW-KEY-25)."""
        state = game.state
        card = frame.picked[0] if frame.picked else incoming[0]
        state.row = tuple([card if one == out else one for one in state.row])
        lose_targets(game, (out,))
        if self.looked:
            state.galaxy = (*state.galaxy[:-1], out)
            show_to(game, (out,), EVERYBODY)
            state.irrevocable += 1
            frame.looked = 0
        else:
            at = state.galaxy_discard.index(card)
            state.galaxy_discard = (
                *state.galaxy_discard[:at],
                out,
                *state.galaxy_discard[at + 1 :],
            )
        game.emit("swap", frame.user, (card, out))

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        has_row = any(one != NONE for one in game.state.row)
        return has_row and (self.looked or bool(self.incoming(game, user, source)))
