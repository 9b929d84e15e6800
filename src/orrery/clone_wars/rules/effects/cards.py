"""Discard, exile, take and choose: effects on cards of the players (EFFECTS.md, section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.changes import (
    discard_from_hand,
    exile,
    into_hand,
    leave_play,
    leave_row,
    refill,
    without,
)
from orrery.clone_wars.board.queries import one_of_each_kind
from orrery.clone_wars.facts.effect import Effect, all_hold
from orrery.clone_wars.facts.terms import DISCARD, GALAXY_ROW, HAND, NONE
from orrery.clone_wars.rules import prompts
from orrery.core.decisions import DONE, Decision, Option, Seat
from orrery.core.rng import below

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.facts.box import Filter
    from orrery.clone_wars.rules.resolve import Resolve
    from orrery.core.flow import StepResult


class Discard(Effect):
    """discard"""

    __slots__ = ("at_random", "n", "opponent")

    def __init__(self, opponent: bool, n: int, at_random: bool) -> None:
        self.opponent, self.n, self.at_random = opponent, n, at_random

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """The hand's owner chooses, or it is random; a smaller hand loses all its cards
        (CW-KEY-09, CW-KEY-11)."""
        seat = 1 - frame.user if self.opponent else frame.user
        side = game.state.sides[seat]
        if pick is not None:
            discard_from_hand(game, seat, pick.what)
            frame.done += 1
        while frame.done < self.n and side.hand:
            if self.at_random:
                discard_from_hand(game, seat, self.random_card(game, seat))
            elif len(side.hand) <= self.n - frame.done:
                discard_from_hand(game, seat, side.hand[0])
            else:
                cards = one_of_each_kind(game, side.hand)
                options = [Option("discard", card) for card in cards]
                return Decision(Seat(seat), prompts.DISCARD, options, frame.source)
            frame.done += 1
        return None

    def random_card(self, game: CloneWarsGame, seat: int) -> int:
        """Every card in the hand is equally likely; nobody chooses (CW-KEY-19)."""
        hand = game.state.sides[seat].hand
        return hand[below(game.state, len(hand))]

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return bool(game.state.sides[1 - user if self.opponent else user].hand)

    def payable(self, game: CloneWarsGame, user: int, source: int) -> bool:
        return len(game.state.sides[1 - user if self.opponent else user].hand) >= self.n

    def demand(self) -> tuple[int, int]:
        return (0 if self.opponent else self.n, 0)


class Exile(Effect):
    """exile: exactly n cards, or up to that many"""

    __slots__ = ("filter", "from_discard", "from_hand", "from_row", "n", "up_to")

    def __init__(
        self, n: int, up_to: bool, sources: tuple[int, ...], filter: Filter | None
    ) -> None:
        self.n, self.up_to, self.filter = n, up_to, filter
        self.from_hand = HAND in sources
        self.from_discard = DISCARD in sources
        self.from_row = GALAXY_ROW in sources

    def fitting(self, user: int, source: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of a zone that match the filter."""
        if self.filter is None or not cards:
            return cards
        admits = self.filter.admits
        return tuple([card for card in cards if admits(user, source, card)])

    def open_cards(self, game: CloneWarsGame, user: int, source: int) -> tuple[int, ...]:
        """Matching cards that are in the discard pile and the row now (CW-EXILE-04)."""
        state = game.state
        cards: tuple[int, ...] = ()
        if self.from_discard:
            cards = self.fitting(user, source, state.sides[user].discard)
        if self.from_row:
            cards += self.fitting(user, source, tuple([c for c in state.row if c != NONE]))
        return cards

    def hidden_cards(self, game: CloneWarsGame, user: int, source: int) -> tuple[int, ...]:
        """Matching cards in the player's hand (CW-EXILE-03)."""
        hand = game.state.sides[user].hand
        return self.fitting(user, source, hand) if self.from_hand else ()

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """Cards go to the player's exile pile, from several places in any combination
        (CW-EXILE-03, CW-EXILE-08, CW-ABILITY-08, CW-FAQ-06)."""
        user, source = frame.user, frame.source
        if pick is not None:
            if pick == DONE:
                self.finish(game, frame)
                return None
            self.take_away(game, frame, pick.what)
        while frame.done < self.n:
            hidden = self.hidden_cards(game, user, source)
            shown = [c for c in self.open_cards(game, user, source) if c not in frame.picked]
            left = self.n - frame.done
            secret = self.from_hand and self.filter and game.state.sides[user].hand
            if not secret and not hidden and not shown:
                break
            if not self.up_to and not secret and len(hidden) + len(shown) <= left:
                self.take_away(game, frame, (*hidden, *shown)[0])
                continue
            asked = self.ask(game, frame, hidden, shown)
            openly = not (self.from_hand and game.state.sides[user].hand)
            if self.up_to or not openly or len(asked.options) > 1:
                return asked
            self.take_away(game, frame, shown[0])  # only equal public cards: nothing to ask
        self.finish(game, frame)
        return None

    def ask(
        self, game: CloneWarsGame, frame: Resolve, hidden: tuple[int, ...], shown: list[int]
    ) -> Decision:
        """One card after another; fewer only if the text says "up to" (CW-ABILITY-08)."""
        row = game.state.row
        options = [Option("exile", card, HAND) for card in one_of_each_kind(game, hidden)]
        pile = [card for card in shown if card not in row]
        options += [Option("exile", card, DISCARD) for card in one_of_each_kind(game, pile)]
        line = [card for card in shown if card in row]
        options += [Option("exile", card, GALAXY_ROW) for card in one_of_each_kind(game, line)]
        if self.up_to or not options:
            options.append(DONE)
        prompt = prompts.EXILE_UP_TO if self.up_to else prompts.EXILE
        return Decision(Seat(frame.user), prompt, options, frame.source)

    def take_away(self, game: CloneWarsGame, frame: Resolve, card: int) -> None:
        """A card exiled from hand is not played and gives nothing; a row card waits for the others
        of this instruction (CW-EXILE-05, CW-BUY-06)."""
        side = game.state.sides[frame.user]
        frame.done += 1
        if card in side.hand:
            side.hand = without(side.hand, card)
        elif card in side.discard:
            side.discard = without(side.discard, card)
        else:
            frame.picked = (*frame.picked, card)
            return
        exile(game, frame.user, card)

    def finish(self, game: CloneWarsGame, frame: Resolve) -> None:
        """Row cards give no reward when exiled; their slots are refilled at once (CW-EXILE-10)."""
        if frame.picked:
            leave_row(game, frame.picked)
            for card in frame.picked:
                exile(game, frame.user, card)
            refill(game)

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return bool(self.hidden_cards(game, user, source)) or bool(
            self.open_cards(game, user, source)
        )

    def payable(self, game: CloneWarsGame, user: int, source: int) -> bool:
        """ "Up to" is done in full with any number, including none (CW-ABILITY-08)."""
        if self.up_to:
            return True
        missing = self.n - len(self.hidden_cards(game, user, source))
        return missing <= 0 or len(self.open_cards(game, user, source)) >= missing

    def might_pay(self, game: CloneWarsGame, user: int, source: int) -> bool:
        """By the number of cards in hand, not by which they are."""
        hidden = len(game.state.sides[user].hand) if self.from_hand else 0
        return self.up_to or hidden + len(self.open_cards(game, user, source)) >= self.n

    def demand(self) -> tuple[int, int]:
        only_hand = not (self.up_to or self.from_discard or self.from_row)
        return (self.n if only_hand else 0, 0)

    def might_work(
        self, game: CloneWarsGame, user: int, source: int, card: int, place: int
    ) -> bool:
        """By the number of cards in hand, not by which they are."""
        if self.from_hand and game.state.sides[user].hand:
            return True
        return bool(self.open_cards(game, user, source))


class ExileSelf(Effect):
    """exile_self: only as a cost"""

    __slots__ = ()

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """From play to the player's exile pile; what it gave is kept, an unresolved attack loses
        its share (CW-EXILE-09)."""
        leave_play(game, frame.user, frame.source)
        exile(game, frame.user, frame.source)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        side = game.state.sides[user]
        return source in side.units or source in side.ships


class ExileAtEndOfTurn(Effect):
    """exile_at_end_of_turn"""

    __slots__ = ()

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """An obligation that outlives its source; there is none if no card was moved
        (CW-TURN-19)."""
        if frame.moved and frame.card != NONE:
            game.state.due += ((frame.card, frame.user),)
            game.emit("due", frame.user, (frame.card,))
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return False


class Take(Effect):
    """take"""

    __slots__ = ("filter", "from_exile", "to_hand")

    def __init__(self, from_exile: bool, to_hand: bool, filter: Filter) -> None:
        self.from_exile, self.to_hand, self.filter = from_exile, to_hand, filter

    def candidates(self, game: CloneWarsGame, user: int, source: int) -> list[int]:
        """Matching cards in the player's pile, their own or neutral; anyone may look through it
        (CW-EXILE-07, CW-EXILE-11)."""
        side, faction = game.state.sides[user], game.facts.faction
        pile = side.exile if self.from_exile else side.discard
        return [
            card
            for card in pile
            if faction[card] != 1 - user and self.filter.admits(user, source, card)
        ]

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """One card moved without a purchase: it costs nothing and belongs to the deck from now on
        (CW-EXILE-14, CW-TERM-08)."""
        if pick is None:
            cards = one_of_each_kind(game, self.candidates(game, frame.user, frame.source))
            if not cards:
                return None
            if len(cards) > 1:
                options = [Option("take", card) for card in cards]
                return Decision(Seat(frame.user), prompts.TAKE, options, frame.source)
        card = cards[0] if pick is None else pick.what
        side = game.state.sides[frame.user]
        if self.from_exile:
            side.exile = without(side.exile, card)
        else:
            side.discard = without(side.discard, card)
        game.emit("take", frame.user, (card,), HAND if self.to_hand else DISCARD)
        if self.to_hand:
            into_hand(game, frame.user, card)
        else:
            side.discard += (card,)
        return None

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return bool(self.candidates(game, user, source))


class Choose(Effect):
    """choose"""

    __slots__ = ("lists", "opponent")

    def __init__(self, opponent: bool, lists: tuple[int, ...]) -> None:
        self.opponent, self.lists = opponent, lists

    def possible(
        self,
        game: CloneWarsGame,
        user: int,
        source: int,
        card: int,
        place: int,
        open_only: bool = False,
    ) -> list[int]:
        """Options of which at least one part would change something (CW-KEY-13). `open_only`: by
        what everyone may know."""
        effects = game.facts.effects
        return [
            number
            for number, effect_list in enumerate(self.lists)
            if any(
                (effect.might_work if open_only else effect.works)(game, user, source, card, place)
                and all_hold(effect.conditions, game, user, source, card, 0)
                for effect in effects[effect_list]
            )
        ]

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """One resolvable effect; the opponent, if told to choose, may not decline, and "you" stays
        the player who used the text (CW-KEY-13, CW-KEY-24)."""
        if frame.done:
            return None
        if pick is None:
            state_of = (game, frame.user, frame.source, frame.card, frame.place)
            numbers = self.possible(*state_of)
            if len(self.possible(*state_of, open_only=True)) > 1:
                seat = 1 - frame.user if self.opponent else frame.user
                prompt = prompts.OPPONENT_CHOOSES if self.opponent else prompts.CHOOSE
                options = [Option("choose", frame.source, number) for number in numbers]
                return Decision(Seat(seat), prompt, options or [DONE], frame.source)
            if not numbers:
                return None
        if pick == DONE:
            return None
        number = numbers[0] if pick is None else pick.to
        frame.done = 1
        game.emit("choose", frame.user, (frame.source,), number)
        return game.run(frame.child(self.lists[number]))

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        return bool(self.possible(game, user, source, card, place))

    def might_work(
        self, game: CloneWarsGame, user: int, source: int, card: int, place: int
    ) -> bool:
        return bool(self.possible(game, user, source, card, place, open_only=True))
