"""The Planning Phase: four cycles of orders, placed face down, between two windows for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Decision, Option, Prompt, Ref, Seat, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import discard_event, draw_event, lay_order, without
from orrery.starcraft.board.locks import Lock
from orrery.starcraft.board.queries import clockwise, modules_of
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import (
    NONE,
    ORDERS_PER_ROUND,
    RESEARCH_AND_DEVELOPMENT,
    is_special,
    special_tokens,
    standard_tokens,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

START_OF_PLANNING = Prompt("start-of-planning", "SC-ROUND-02")
END_OF_PLANNING = Prompt("end-of-planning", "SC-ROUND-03")
ORDER_WHERE = Prompt("order-where", "SC-PLAN-03")
ORDER_WHICH = Prompt("order-which", "SC-PLAN-04")


class Planning(Step):
    """The Planning Phase (SC-PLAN-01)."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.begin(game)
            case 2:
                return self.start_of_planning(game)
            case 3:
                return self.four_cycles(game)
            case 4:
                return self.end_of_planning(game)
        return OVER

    def begin(self, game: StarCraftGame) -> StepResult:
        """The number of special orders permitted is fixed now; no order has been shown yet
        (SC-PLAN-07)."""
        for player in game.state.players:
            player.allowed = special_orders_permitted(game.facts, player)
            player.shown = (0,) * len(game.facts.order_tokens)
        return None

    def start_of_planning(self, game: StarCraftGame) -> StepResult:
        """Before the first order, clockwise, each player uses all the cards they want before the
        next player (SC-ROUND-02, SC-TIME-03)."""
        order = clockwise(game.state)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            if start_abilities(game, seat, drawn=0):
                return game.run(StartOfPlanning(seat))
        return None

    def four_cycles(self, game: StarCraftGame) -> StepResult:
        """In each of four cycles every player, clockwise, places exactly one order
        (SC-PLAN-01, SC-TERM-22, SC-ROUND-06)."""
        order = clockwise(game.state)
        if self.done == ORDERS_PER_ROUND * len(order):
            return None
        seat = order[self.done % len(order)]
        self.done += 1
        return game.run(PlaceOrder(seat))

    def end_of_planning(self, game: StarCraftGame) -> StepResult:
        """After the last regular order, clockwise; then the phase is over
        (SC-ROUND-03, SC-TIME-03, SC-PLAN-11)."""
        order = clockwise(game.state)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            if end_abilities(game, seat):
                return game.run(EndOfPlanning(seat))
        return None


class StartOfPlanning(Step):
    """One player's Event cards for the start of the Planning Phase (SC-ROUND-02)."""

    seat: int
    drawn: int = 0  # 1 when Progressive Strategy has been used

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Preemptive Action places an order before all others; Progressive Strategy draws an Event
        card, once (SC-ROUND-02, SC-EVENT-23, SC-EVENT-29)."""
        if pick == DONE:
            return OVER
        if pick is None:
            options = start_abilities(game, self.seat, self.drawn)
            if not options:
                return OVER
            return Decision(Seat(self.seat), START_OF_PLANNING, [*options, DONE])
        if pick.what == game.facts.event("progressive_strategy"):
            self.drawn = 1
            draw_event(game, self.seat)
            return 1
        return use_for_an_order(game, self.seat, pick.what)


class EndOfPlanning(Step):
    """One player's Event cards for the end of the Planning Phase (SC-ROUND-03)."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Unexpected Action places one more order, on top of its stack (SC-EVENT-36)."""
        if pick == DONE:
            return OVER
        if pick is None:
            options = end_abilities(game, self.seat)
            if not options:
                return OVER
            return Decision(Seat(self.seat), END_OF_PLANNING, [*options, DONE])
        return use_for_an_order(game, self.seat, pick.what)


class PlaceOrder(Step):
    """One order: its planet, then its token, both by the normal rules (SC-PLAN-08)."""

    seat: int
    planet: int = NONE  # NONE until chosen

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_planet(game, pick)
            case 2:
                return self.choose_token(game, pick)
        return OVER

    def choose_planet(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A planet with one of the player's units or bases, or one next to such a planet, whether
        the order is useful there or not (SC-PLAN-03, SC-PLAN-09, SC-PLAN-10)."""
        if pick is None:
            planets = planets_for_orders(game.state, game.facts, self.seat)
            options = [Option("planet", planet) for planet in planets]
            return Decision(Seat(self.seat), ORDER_WHERE, options)
        self.planet = pick.what
        return None

    def choose_token(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The token is chosen secretly and goes face down on top of the stack
        (SC-PLAN-02, SC-PLAN-04, SC-PLAN-05, SC-PLAN-06)."""
        if pick is None:
            options = [
                Option("order", order)
                for order in range(len(game.facts.order_tokens))
                if why_not_order(game, self.seat, order) is None
            ]
            return Decision(Seat(self.seat), ORDER_WHICH, options, about=self.planet)
        lay_order(game, self.seat, self.planet, pick.what)
        return OVER

    def foresees(self, _: StarCraftGame, __: Option) -> bool | None:
        """After the planet, the order is asked for."""
        return False if self.at == 1 else None

    def subject(self, game: StarCraftGame) -> Subject:
        """The planet of the order, and which of the four it is; none if it is an extra order from a
        card."""
        planning, players = game.stack[-2], len(clockwise(game.state))
        cycle = (planning.done - 1) // players + 1 if isinstance(planning, Planning) else 0
        return {"about": Ref("planet", self.planet), "n": Ref("number", cycle)}

    def locks(self, game: StarCraftGame) -> list[Lock]:
        """The tokens that cannot be placed, whatever the planet (SC-PLAN-04, SC-PLAN-07)."""
        orders = range(len(game.facts.order_tokens))
        reasons = [why_not_order(game, self.seat, order) for order in orders]
        return [Lock(Option("order", at), rule) for at, rule in enumerate(reasons) if rule]

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The planet is out of reach, or the token is not available or not permitted."""
        asked = "planet" if self.at == 1 else "order"
        if option.verb != asked or option.to != NONE:
            return "SC-PLAN-01"
        if self.at == 1:
            return why_not_planet(game, self.seat, option.what)
        return why_not_order(game, self.seat, option.what)


# Placing by the rules


def planets_for_orders(state: State, box: Box, seat: int) -> list[int]:
    """The planets with one of the player's units or bases and those next to them; transports do not
    count (SC-PLAN-03)."""
    present = {
        planet
        for planet, owner, base in zip(box.planet_of, state.owners, state.bases, strict=True)
        if seat in (owner, base)
    }
    reached = present.union(*[state.galaxy.adjacent[planet] for planet in present])
    return sorted(reached)


def why_not_planet(game: StarCraftGame, seat: int, planet: int) -> str | None:
    """The player has no unit or base there or on a planet next to it (SC-PLAN-03)."""
    reached = planets_for_orders(game.state, game.facts, seat)
    return None if planet in reached else "SC-PLAN-03"


def why_not_order(game: StarCraftGame, seat: int, order: int) -> str | None:
    """No such token is left, or no more special orders are permitted in this phase; extra orders
    count for that too (SC-PLAN-04, SC-PLAN-07, SC-PLAN-08)."""
    player = game.state.players[seat]
    if not 0 <= order < len(player.orders) or not player.orders[order]:
        return "SC-PLAN-04"
    if is_special(order) and special_orders_left(game.facts, player) <= 0:
        return "SC-PLAN-07"
    return None


def special_orders_permitted(box: Box, player: Player) -> int:
    """One for each Research & Development module; all of them with Unconventional Strategy
    (SC-PLAN-07, SC-EVENT-45)."""
    tokens = special_tokens(box.order_tokens)
    if player.events and box.event("unconventional_strategy") in player.events:
        return tokens
    return min(modules_of(box, player, RESEARCH_AND_DEVELOPMENT), tokens)


def special_orders_left(box: Box, player: Player) -> int:
    """How many more special orders may be placed in this phase."""
    placed = special_tokens(box.order_tokens) - special_tokens(player.orders)
    return player.allowed - placed


def orders_left(box: Box, player: Player) -> int:
    """How many more orders a player can place: everybody can count it, since every placed order
    uses up either a standard token or a special permission (SC-PLAN-08)."""
    return standard_tokens(player.orders) + special_orders_left(box, player)


# Event cards


def start_abilities(game: StarCraftGame, seat: int, drawn: int) -> list[Option]:
    """Preemptive Action while the four regular orders can still be placed after it, and Progressive
    Strategy if it has not drawn yet (SC-ROUND-02, SC-PLAN-08)."""
    box, player = game.facts, game.state.players[seat]
    if not player.events:
        return []
    found: list[Option] = []
    preemptive = box.event("preemptive_action")
    if preemptive in player.events and orders_left(box, player) > ORDERS_PER_ROUND:
        found.append(Option("use", preemptive))
    progressive = box.event("progressive_strategy")
    if progressive in player.events and not drawn:
        found.append(Option("use", progressive))
    return found


def end_abilities(game: StarCraftGame, seat: int) -> list[Option]:
    """Unexpected Action, if a token is left (SC-ROUND-03, SC-PLAN-08)."""
    box, player = game.facts, game.state.players[seat]
    if not player.events:
        return []
    unexpected = box.event("unexpected_action")
    if unexpected not in player.events or orders_left(box, player) <= 0:
        return []
    return [Option("use", unexpected)]


def use_for_an_order(game: StarCraftGame, seat: int, card: int) -> StepResult:
    """The card is discarded and one order placed by the normal rules (SC-PLAN-08)."""
    player = game.state.players[seat]
    player.events = without(player.events, card)
    discard_event(game, card)
    game.emit("use-event", seat, (card,))
    return game.run(PlaceOrder(seat))
