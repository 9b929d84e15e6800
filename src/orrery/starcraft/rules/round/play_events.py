"""Regrouping step 8: Event cards are read, played and discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.queries import has_event
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.events.in_play import (
    discard_drawn,
    discard_from_play,
    draw_openly,
    keep_in_play,
    lay_in_common,
    lay_open,
    shuffle_into_deck,
)
from orrery.starcraft.rules.events.rivals import Informant
from orrery.starcraft.rules.events.table import TEXTS
from orrery.starcraft.rules.points import gain_points
from orrery.starcraft.rules.victory import CARDS_THAT_END, at_the_end, strongest

if TYPE_CHECKING:
    from orrery.core.flow import Procedure
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

PLAY_EVENT = Prompt("play-event", "SC-EVENT-03")
END_BENEFIT = Prompt("end-benefit", "SC-EVENT-48")

THE_END = "the_end_draws_near"


def are_read(game: StarCraftGame) -> bool:
    """Whether the players have looked at their drawn Event cards: during step 8 only
    (SC-EVENT-02, SC-EXEC-05)."""
    return any(isinstance(frame, PlayEvents) and frame.at > 1 for frame in game.stack)


def why_not_play(game: StarCraftGame, seat: int, card: int) -> str | None:
    """One of the player's drawn cards, or none (NONE); a player who drew The End Draws Near has no
    choice (SC-EVENT-03, SC-EVENT-07)."""
    drawn, end = game.state.players[seat].drawn, game.facts.event(THE_END)
    if end in drawn and card != end:
        return "SC-EVENT-07"
    return None if card == NONE or card in drawn else "SC-EVENT-03"


class PlayEvents(Step):
    """8. All read their Event cards; then, clockwise from the first player, each may play one."""

    turns: int = 0  # how many seats have had their turn
    left: int = 0  # how many cards the player may still execute

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.read(game)
            case 2:
                return self.next_player(game)
            case 3:
                return self.execute_cards(game, pick)
            case 4:
                return self.discard_the_rest(game)
        return OVER

    def seat(self, state: State) -> int:
        """Whose turn it is."""
        return (state.first + self.turns) % len(state.players)

    def read(self, game: StarCraftGame) -> StepResult:
        """Every player reads their own drawn cards, all at the same time
        (SC-EVENT-02, SC-REGROUP-13)."""
        for seat, player in enumerate(game.state.players):
            if player.drawn:
                game.state.irrevocable += 1
                game.emit("read-events", seat, player.drawn, seen_by=1 << seat)
        return None

    def next_player(self, game: StarCraftGame) -> StepResult:
        """Each player may execute one card, with Versatile Strategy two
        (SC-EVENT-03, SC-EVENT-17, SC-REGROUP-13)."""
        state = game.state
        count = len(state.players)
        while self.turns < count and not state.players[self.seat(state)].drawn:
            self.turns += 1
        if self.turns == count:
            return OVER
        player = state.players[self.seat(state)]
        self.left = 2 if has_event(player, game.facts.event("versatile_strategy")) else 1
        return None

    def execute_cards(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One drawn card or none, or two in any order; The End Draws Near must be executed first,
        all copies at once, and each counts as one execution (SC-EVENT-03, SC-EVENT-07, SC-EVENT-48,
        SC-TIME-04)."""
        seat = self.seat(game.state)
        player = game.state.players[seat]
        if pick is None:
            if self.left <= 0 or not player.drawn:
                return None
            cards = [c for c in sorted(set(player.drawn)) if why_not_play(game, seat, c) is None]
            options = [Option("event", card) for card in cards]
            if why_not_play(game, seat, NONE) is None:
                options.append(DONE)
            return ask(game, seat, PLAY_EVENT, options)
        if pick == DONE:
            return None
        card = pick.what
        self.left -= player.drawn.count(card) if is_the_end(game.facts, card) else 1
        lay_open(game, seat, card)
        return game.run(ExecuteEvent(seat, card))

    def returned(self, child: Procedure[State, Box]) -> None:
        """A new Strategy replaces Versatile Strategy, and the second execution is lost
        (SC-EVENT-17)."""
        if isinstance(child, ExecuteEvent) and child.strategy:
            self.left = 0

    def discard_the_rest(self, game: StarCraftGame) -> StepResult:
        """The other drawn cards are shown and discarded: none is kept for the next round
        (SC-EVENT-04)."""
        discard_drawn(game, self.seat(game.state))
        self.turns += 1
        return 2

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids playing this card, or None."""
        seat = self.seat(game.state)
        if option == DONE:
            return why_not_play(game, seat, NONE)
        if option.verb != "event" or option.what == NONE or option.to != NONE:
            return PLAY_EVENT.rule
        return why_not_play(game, seat, option.what)


def is_the_end(box: Box, card: int) -> bool:
    return box.event_slugs[card] == THE_END


class ExecuteEvent(Step):
    """One Event card is executed: it is in its player's play area, and stays there or is discarded
    when all is done."""

    seat: int
    card: int
    next: int = NONE  # another card in the play area that this one lets its player execute, or NONE
    strategy: int = 0  # 1 if a Strategy card came into play

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.carry_out(game)
            case 2:
                return self.benefit_of_the_end(game, pick)
            case 3:
                return self.execute_next(game)
            case 4:
                return self.discard(game)
        return OVER

    def carry_out(self, game: StarCraftGame) -> StepResult:
        """A card that stays is placed, any other does what it says as far as possible
        (SC-EVENT-03, SC-EVENT-05, SC-TIME-06)."""
        box = game.facts
        if self.done:
            return None
        self.done = 1
        if box.event_stays[self.card]:
            keep_in_play(game, self.seat, self.card)
            self.strategy = int(box.event_strategy[self.card])
            return OVER
        slug = box.event_slugs[self.card]
        if slug in TEXTS:
            return game.run(TEXTS[slug](self.seat, self.card))
        match slug:
            case "the_end_draws_near":
                lay_in_common(game, self.seat, self.card)
            case "accelerated_progress":
                self.accelerated_progress(game)
            case "stalling_tactic":
                return self.stalling_tactic(game)
        return None

    def accelerated_progress(self, game: StarCraftGame) -> None:
        """The top Event card is drawn and executed at once; an empty deck gives nothing
        (SC-EVENT-46, SC-EVENT-10)."""
        self.next = draw_openly(game, self.seat)

    def stalling_tactic(self, game: StarCraftGame) -> StepResult:
        """One conquest point, and the card goes back into the deck (SC-EVENT-44)."""
        gained = gain_points(game, self.seat, 1)
        shuffle_into_deck(game, self.seat, self.card)
        return gained

    def benefit_of_the_end(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The End Draws Near gives one conquest point, or the execution of another drawn card
        (SC-EVENT-48)."""
        if self.done or not is_the_end(game.facts, self.card):
            return None
        if pick is None:
            drawn = sorted(set(game.state.players[self.seat].drawn))
            options = [Option("conquest"), *(Option("event", card) for card in drawn)]
            if drawn:
                return ask(game, self.seat, END_BENEFIT, options, self.card)
            pick = options[0]
        if pick.verb == "conquest":
            self.done = 1
            return gain_points(game, self.seat, 1)
        self.next = pick.what
        lay_open(game, self.seat, self.next)
        return None

    def execute_next(self, game: StarCraftGame) -> StepResult:
        """The card drawn by Accelerated Progress, taken by Informant or allowed by The End is
        executed in its turn (SC-EVENT-40, SC-EVENT-46, SC-EVENT-48)."""
        if self.next == NONE:
            return None
        card, self.next = self.next, NONE
        return game.run(ExecuteEvent(self.seat, card))

    def returned(self, child: Procedure[State, Box]) -> None:
        """Informant reports which card it took; another execution, whether it was a Strategy."""
        if isinstance(child, Informant):
            self.next = child.taken
        elif isinstance(child, ExecuteEvent):
            self.strategy |= child.strategy

    def discard(self, game: StarCraftGame) -> StepResult:
        """An executed card that does not stay goes to the discard pile; the cards of a player whom
        it has put out have left the game (SC-EVENT-10, SC-WIN-16)."""
        slug = game.facts.event_slugs[self.card]
        is_there = self.card in game.state.players[self.seat].events
        if is_there and slug not in (THE_END, "stalling_tactic"):
            discard_from_play(game, self.seat, self.card)
        return OVER

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """How many more of these cards end the game, and who would win then (SC-WIN-14)."""
        left = max(0, CARDS_THAT_END - len(game.state.common))
        winners = strongest(game, at_the_end(game))
        return [Cost("ends", left, tuple([Ref("seat", seat) for seat in winners]))]

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this benefit of The End Draws Near, or None."""
        if option == Option("conquest"):
            return None
        if option.verb == "event" and option.to == NONE:
            drawn = game.state.players[self.seat].drawn
            return None if option.what in drawn else END_BENEFIT.rule
        return END_BENEFIT.rule
