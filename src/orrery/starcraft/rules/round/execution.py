"""The Execution Phase: turn by turn, each player reveals one of their top orders and executes it or
draws an Event card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.core.decisions import DONE, Option, Prompt, Ref
from orrery.core.flow import OVER, Procedure, StepResult
from orrery.starcraft.board.changes import clear_tops, take_back_top
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.decks import discard_event, draw_event
from orrery.starcraft.board.locks import Lock
from orrery.starcraft.board.queries import base_on, clockwise, has_units_on, seats_after
from orrery.starcraft.board.rows import replaced, without
from orrery.starcraft.board.special_orders import lose_order, pool_order
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import (
    BACKS,
    BUILD,
    MOBILIZE,
    NONE,
    RESEARCH,
    SPECIAL_ORDERS,
    STAR,
    is_special,
    kind_of_order,
    order_of,
)
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.recharge import renew_recharge
from orrery.starcraft.rules.orders.build import Build, can_build_on
from orrery.starcraft.rules.orders.mobilize import Mobilize
from orrery.starcraft.rules.orders.moves import origins
from orrery.starcraft.rules.orders.research import Research
from orrery.starcraft.rules.reserve import covert_units
from orrery.starcraft.rules.round.reveal import AtReveal, is_anybody_prepared
from orrery.starcraft.rules.round.ways import (
    AS_SHOWN,
    DRAW_EVENT,
    is_given,
    order_shown,
    order_spent,
    read,
    ways,
    why_not_execute,
)
from orrery.starcraft.rules.scenarios.conditions import judge
from orrery.starcraft.rules.settling import settle_step

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.board.under_way import UnderWay
    from orrery.starcraft.facts.box import Box

REVEAL = Prompt("reveal", "SC-EXEC-02")
EXECUTE = Prompt("execute", "SC-EXEC-03")
DOUBLE_TIME = Prompt("double-time", "SC-EXEC-11")
SPEND_ORDER = Prompt("spend-order", "BW-OPT-03")


class Execution(Step):
    """Turns, clockwise from the first player, until no order is left on the board."""

    late: ClassVar[dict[str, object]] = {"named": NONE, "strategic": 0, "room": 0, "stopped": 0}

    seat: int = NONE  # whose turn it is; NONE before the first turn
    named: int = NONE  # the order that the revealed one is executed as, NONE for what it shows
    strategic: int = 0  # whether a strategic area was held, and the pool had room, at the reveal
    room: int = 0
    stopped: int = 0  # 1 if the revealed order will not be executed

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
                return self.execute(game, pick)
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
        renew_recharge(state)
        return OVER

    def reveal(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One of the player's orders on top of a stack must be revealed; what counts for it is read
        at this moment (SC-EXEC-02, BW-ORDER-06, BW-ORDER-09)."""
        if pick is None:
            tops = top_orders(game.state, self.seat)
            if not tops:
                return self.obstructed(game)
            return ask(game, self.seat, REVEAL, [game.facts.reveal[top] for top in tops])
        turn_up_order(game, self.seat, pick.what)
        if game.facts.has_pool:
            self.strategic, self.room = read(game, self.seat, pick.what)
        return None

    def obstructed(self, game: StarCraftGame) -> StepResult:
        """None of the player's orders is on top: an Event card is drawn and play passes on
        (SC-EXEC-06)."""
        game.emit("obstructed", self.seat)
        draw_event(game, self.seat)
        return 1

    def execute_or_draw(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Execute the order, useful or not, or take the Event card option; one of the two is
        mandatory (SC-EXEC-03, SC-EXEC-09, BW-ORDER-02)."""
        if pick is None:
            if game.facts.has_pool and self.has_window(game):
                self.done = 1
                if is_anybody_prepared(game):
                    return game.run(AtReveal(self.seat))
            if self.stopped:
                return self.end_order(game)
            if self.named == NONE:
                options = ways(game, self.seat, (self.strategic, self.room))
                return ask(game, self.seat, EXECUTE, options)
        elif pick == DRAW_EVENT:
            return self.event_card_option(game)
        elif pick.verb == "execute-as":
            self.name_order(game, pick.what)
            if order_shown(game.state) == STAR:
                return 3
        game.state.active = self.seat
        return None

    def has_window(self, game: StarCraftGame) -> bool:
        """Whether others may act first, since a Mobilize order was revealed: what its token shows
        decides, and of a Star order what it was named (BW-LEADCARD-06, BW-LEADCARD-17,
        BW-LEADCARD-20)."""
        if self.done:
            return False
        shown = order_shown(game.state)
        if shown == STAR:
            return self.named != NONE and kind_of_order(self.named) == MOBILIZE
        return self.named == NONE and kind_of_order(shown) == MOBILIZE

    def returned(self, child: Procedure[State, Box]) -> None:
        """Whether the order was stopped."""
        if isinstance(child, AtReveal):
            self.stopped = child.stopped

    def name_order(self, game: StarCraftGame, order: int) -> None:
        """The order is executed as another one. If a Star order stands for a special order, all
        know that this token is not face down anywhere (BW-ORDER-07, BW-LEADCARD-17)."""
        self.named = order
        if order_shown(game.state) == STAR and not is_given(game, self.seat, order):
            game.state.players[self.seat].stood_for |= (1 << order) if is_special(order) else 0
        game.emit("execute-as", self.seat, (order,))

    def order(self, state: State) -> int:
        """The order as it is executed."""
        return order_shown(state) if self.named == NONE else self.named

    def event_card_option(self, game: StarCraftGame) -> StepResult:
        """The order returns without effect, so no guard token is lost, and the top Event card is
        drawn, face down and unread until it is time to play Event cards; a special order does not
        fill the pool (SC-EXEC-04, SC-EXEC-05, BW-ORDER-05)."""
        self.return_token(game)
        judge(game, "")
        draw_event(game, self.seat)
        return 1

    def end_order(self, game: StarCraftGame) -> StepResult:
        """The token returns, and the next player begins (SC-EXEC-08)."""
        self.return_token(game)
        settle_step(game)
        return 1

    def return_token(self, game: StarCraftGame) -> None:
        """The token is its owner's again, and nothing counts for it any more (SC-EXEC-08)."""
        return_token(game)
        self.named, self.strategic, self.room, self.stopped = NONE, 0, 0, 0

    def before_executing(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Double Time may be used now: all workers on Resource cards and permanent resources return
        to the pool, but no special orders (SC-EXEC-11, SC-EVENT-43, SC-TERM-24, BW-CARD-46)."""
        player = game.state.players[self.seat]
        if not player.events or pick == DONE:
            return None
        card = game.facts.event("double_time")
        if card not in player.events:
            return None
        if pick is None:
            return ask(game, self.seat, DOUBLE_TIME, [Option("use", card), DONE], about=card)
        player.events = without(player.events, card)
        discard_event(game, card)
        player.pool += sum(player.workers) + sum(player.permanent)
        player.workers, player.permanent = (0,) * len(player.workers), (0, 0)
        game.emit("double-time", self.seat)
        return None

    def execute(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The order is carried out and its token returns to its owner; only then does the next
        player begin (SC-EXEC-08, SC-EXEC-12, SC-TERM-02)."""
        state = game.state
        if self.done:
            return self.spend(game, pick) if game.facts.has_pool else self.end_order(game)
        self.done = 1
        order = self.order(state)
        procedure = (Build, Mobilize, Research)[kind_of_order(order)]
        return game.run(procedure(self.seat, state.planet, int(is_special(order))))

    def spend(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A special order that has been executed goes into the pool. Where it can be lost instead,
        its owner chooses, and without room it is lost (BW-ORDER-02, BW-ORDER-13, BW-OPT-03)."""
        seat, room = self.seat, self.room
        spent = order_spent(game, seat, self.named, (self.strategic, room))
        if spent == NONE or game.state.players[seat].out:
            return self.end_order(game)
        if pick is None and game.facts.is_disposable and room:
            options = [Option("pool-order", spent), Option("lose-order", spent)]
            return ask(game, seat, SPEND_ORDER, options)
        self.end_order(game)
        if room and (pick is None or pick.verb == "pool-order"):
            pool_order(game, seat, spent)
        else:
            lose_order(game, seat, spent)
        return 1

    def shown(self) -> UnderWay:
        """The order that the revealed one is executed as, if that is another."""
        return {} if self.named == NONE else {"execution": {"order": self.named}}

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """An order without effect, and what a special one costs (SC-EXEC-09)."""
        planet = game.state.planet
        order = order_picked(game, pick)
        if order == NONE:
            return []
        found = self.costs_of_special(game, pick, order) if game.facts.has_pool else []
        if is_idle(game, self.seat, planet, order):
            found.append(Cost("no-effect", 1, (Ref("planet", planet),)))
        return found

    def costs_of_special(self, game: StarCraftGame, pick: Option, order: int) -> list[Cost]:
        """A special order takes a space of the pool, or leaves the game; or it costs nothing. Where
        its owner will choose, nothing is said yet (BW-ORDER-02, BW-ORDER-08, BW-OPT-03)."""
        if not is_special(order):
            return []
        named = pick.what if pick.verb == "execute-as" else NONE
        spent = order_spent(game, self.seat, named, (self.strategic, self.room))
        if spent == NONE:
            return [Cost("unpooled", 1, (Ref("order", order),))]
        if not self.room:
            return [Cost("order-lost", 1, (Ref("order", spent),))]
        return [] if game.facts.is_disposable else [Cost("pool", 1, (Ref("order", spent),))]

    def locks(self, game: StarCraftGame) -> list[Lock]:
        """A special order that cannot be executed, and special orders that a Star order cannot be
        (BW-ORDER-03, BW-LEADCARD-17)."""
        if self.at != 3 or not game.facts.has_pool:
            return []
        if order_shown(game.state) == STAR:
            named = [Option("execute-as", order) for order in SPECIAL_ORDERS]
            found = [Lock(one, self.why_not(game, one) or "") for one in named]
            return [one for one in found if one.rule]
        rule = self.why_not(game, AS_SHOWN)
        return [Lock(AS_SHOWN, rule)] if rule == "BW-ORDER-03" else []

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Why an order cannot be executed so (BW-ORDER-02)."""
        is_named = option.verb == "execute-as" and option.what != NONE == option.to
        if self.at != 3 or not (is_named or option == AS_SHOWN) or not game.facts.has_pool:
            return super().why_not(game, option)
        return why_not_execute(game, self.seat, option.what, (self.strategic, self.room))


def order_executed(game: StarCraftGame) -> int:
    """The order that is being executed, or NONE: what was revealed, or what it is executed as."""
    if game.state.revealed == NONE:
        return NONE
    for frame in game.stack:
        if isinstance(frame, Execution):
            return frame.order(game.state)
    return NONE


def order_picked(game: StarCraftGame, pick: Option) -> int:
    """The order that a pick executes, or NONE."""
    if pick.verb == "execute":
        return order_shown(game.state)
    return pick.what if pick.verb == "execute-as" else NONE


def is_idle(game: StarCraftGame, seat: int, planet: int, order: int) -> bool:
    """Whether an order on a planet would have no effect: a Research order needs a base there, a
    Build order a base or a unit, a Mobilize order a unit that can go there (SC-EXEC-09)."""
    state, box = game.state, game.facts
    kind = kind_of_order(order)
    if kind == RESEARCH:
        return base_on(state, box, seat, planet) == NONE
    if kind == BUILD:
        return not can_build_on(state, box, seat, planet)
    if covert_units(game, seat):
        return False
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


def return_token(game: StarCraftGame) -> None:
    """The token returns to its owner and uncovers the order below; no player is active any more
    (SC-EXEC-08, SC-EXEC-10, SC-TERM-02)."""
    state = game.state
    take_back_top(game, state.revealed)
    state.revealed = state.active = state.planet = NONE
    clear_tops(game)


def has_orders(state: State, seat: int) -> bool:
    """Whether a player has an order anywhere on the board (SC-EXEC-07, BW-SCEN-89)."""
    for stack in state.stacks:
        for one in stack:
            if BACKS[one] == seat:
                return True
    return False


def top_orders(state: State, seat: int) -> list[int]:
    """The planets whose top order is the seat's (SC-EXEC-02)."""
    stacks = state.stacks
    return [
        planet
        for planet in state.galaxy.planets
        if stacks[planet] and BACKS[stacks[planet][-1]] == seat
    ]
