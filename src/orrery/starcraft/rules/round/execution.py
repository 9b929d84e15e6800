"""The Execution Phase: turn by turn, each player reveals one of their top orders and executes it or
draws an Event card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Decision, Option, Prompt, Ref, Seat
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import (
    clear_tops,
    discard_event,
    draw_event,
    replaced,
    take_back_top,
    without,
)
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.queries import base_on, clockwise, has_units_on, is_present, seats_after
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import (
    BUILD,
    NONE,
    RESEARCH,
    is_special,
    kind_of_order,
    order_of,
    owner_of,
)
from orrery.starcraft.rules.orders.build import Build
from orrery.starcraft.rules.orders.mobilize import Mobilize
from orrery.starcraft.rules.orders.moves import origins
from orrery.starcraft.rules.orders.research import Research

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State

REVEAL = Prompt("reveal", "SC-EXEC-02")
EXECUTE = Prompt("execute", "SC-EXEC-03")
DOUBLE_TIME = Prompt("double-time", "SC-EXEC-11")


class Execution(Step):
    """Turns, clockwise from the first player, until no order is left on the board."""

    seat: int = NONE  # whose turn it is; NONE before the first turn

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.next_turn(game)
            case 2:
                return self.reveal(game, pick)
            case 3:
                return self.execute_or_draw(game, pick)
            case 4:
                return self.before_executing(game, pick)
            case 5:
                return self.execute(game)
        return OVER

    def next_turn(self, game: StarCraftGame) -> StepResult:
        """The next player who still has orders on the board; finished players are skipped, until no
        order is left (SC-EXEC-01, SC-EXEC-07, SC-INV-07, SC-INV-08)."""
        state = game.state
        clear_tops(game)
        order = clockwise(state) if self.seat == NONE else seats_after(state, self.seat)
        for seat in order:
            if has_orders(state, seat):
                self.seat = seat
                return None
        return OVER

    def reveal(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One of the player's orders on top of a stack must be revealed (SC-EXEC-02)."""
        if pick is None:
            tops = top_orders(game.state, self.seat)
            if not tops:
                return self.obstructed(game)
            return Decision(Seat(self.seat), REVEAL, [Option("reveal", top) for top in tops])
        turn_up_order(game, self.seat, pick.what)
        return None

    def obstructed(self, game: StarCraftGame) -> StepResult:
        """None of the player's orders is on top: an Event card is drawn and play passes on
        (SC-EXEC-06)."""
        game.emit("obstructed", self.seat)
        draw_event(game, self.seat)
        return 1

    def execute_or_draw(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Execute the order, useful or not, or take the Event card option; one of the two is
        mandatory (SC-EXEC-03, SC-EXEC-09)."""
        if pick is None:
            return Decision(Seat(self.seat), EXECUTE, [Option("execute"), Option("draw-event")])
        if pick.verb == "execute":
            game.state.active = self.seat
            return None
        return self.event_card_option(game)

    def event_card_option(self, game: StarCraftGame) -> StepResult:
        """The order returns without effect and the top Event card is drawn, face down and unread
        until Regrouping step 8 (SC-EXEC-04, SC-EXEC-05)."""
        end_order(game)
        draw_event(game, self.seat)
        return 1

    def before_executing(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Double Time may be used now: all workers on Resource cards and permanent resources return
        to the pool (SC-EXEC-11, SC-EVENT-43, SC-TERM-24)."""
        player = game.state.players[self.seat]
        if not player.events or pick == DONE:
            return None
        card = game.facts.event("double_time")
        if card not in player.events:
            return None
        if pick is None:
            return Decision(Seat(self.seat), DOUBLE_TIME, [Option("use", card), DONE], about=card)
        player.events = without(player.events, card)
        discard_event(game, card)
        player.pool += sum(player.workers) + sum(player.permanent)
        player.workers, player.permanent = (0,) * len(player.workers), (0, 0)
        game.emit("double-time", self.seat)
        return None

    def execute(self, game: StarCraftGame) -> StepResult:
        """The order is carried out and its token returns to its owner; only then does the next
        player begin (SC-EXEC-08, SC-EXEC-12, SC-TERM-02)."""
        state = game.state
        if self.done:
            end_order(game)
            return 1
        self.done = 1
        order = order_of(state.stacks[state.planet][-1])
        procedure = (Build, Mobilize, Research)[kind_of_order(order)]
        return game.run(procedure(self.seat, state.planet, int(is_special(order))))

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """An order without effect (SC-EXEC-09)."""
        planet = game.state.planet
        if pick.verb != "execute" or not is_idle(game, self.seat, planet):
            return []
        return [Cost("no-effect", 1, (Ref("planet", planet),))]


def is_idle(game: StarCraftGame, seat: int, planet: int) -> bool:
    """Whether the top order of a planet would have no effect: a Research order needs a base there,
    a Build order a base or a unit, a Mobilize order a unit that can go there (SC-EXEC-09)."""
    state, box = game.state, game.facts
    kind = kind_of_order(order_of(state.stacks[planet][-1]))
    if kind == RESEARCH:
        return base_on(state, box, seat, planet) == NONE
    if kind == BUILD:
        return not is_present(state, box, seat, planet)
    return not any(has_units_on(state, box, seat, one) for one in origins(state, seat, planet))


def turn_up_order(game: StarCraftGame, seat: int, planet: int) -> None:
    """The top order of a stack is shown to everybody; its planet is the active planet
    (SC-EXEC-03, SC-TERM-03)."""
    state, player = game.state, game.state.players[seat]
    order = order_of(state.stacks[planet][-1])
    state.revealed = state.planet = planet
    player.shown = replaced(player.shown, order, player.shown[order] + 1)
    state.irrevocable += 1
    game.emit("reveal", seat, (order, planet))


def end_order(game: StarCraftGame) -> None:
    """The token returns to its owner and uncovers the order below; no player is active any more
    (SC-EXEC-08, SC-EXEC-10, SC-TERM-02)."""
    state = game.state
    take_back_top(game, state.revealed)
    state.revealed = state.active = state.planet = NONE
    clear_tops(game)


def has_orders(state: State, seat: int) -> bool:
    """Whether a player has an order anywhere on the board (SC-EXEC-07)."""
    return any(owner_of(one) == seat for stack in state.stacks for one in stack)


def top_orders(state: State, seat: int) -> list[int]:
    """The planets whose top order is the seat's (SC-EXEC-02)."""
    stacks = state.stacks
    return [
        planet
        for planet in state.galaxy.planets
        if stacks[planet] and owner_of(stacks[planet][-1]) == seat
    ]
