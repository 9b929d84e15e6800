"""The Planning Phase: four cycles of orders, placed face down, between two windows for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import lay_order
from orrery.starcraft.board.decks import discard_event, draw_event
from orrery.starcraft.board.locks import Lock
from orrery.starcraft.board.queries import clockwise
from orrery.starcraft.board.rows import without
from orrery.starcraft.board.sheet import orders_each_time
from orrery.starcraft.board.special_orders import tokens_owned
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import DEFEND, NONE, ORDERS_PER_ROUND
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.round.defend import Defend, defend_areas, why_not_defend, why_not_use
from orrery.starcraft.rules.round.extra_orders import (
    has_cerebrate,
    may_place_two,
    stacks_to_turn,
    turn_stack,
)
from orrery.starcraft.rules.round.places import (
    can_place,
    orders_left,
    orders_to_lay,
    places,
    special_orders_permitted,
    why_not_order,
    why_not_planet,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

START_OF_PLANNING = Prompt("start-of-planning", "SC-ROUND-02")
END_OF_PLANNING = Prompt("end-of-planning", "SC-ROUND-03")
ORDER_WHERE = Prompt("order-where", "SC-PLAN-03")
ORDER_WHICH = Prompt("order-which", "SC-PLAN-04")

EXTRA_ORDER: Final = Option("extra-order")


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
            player.defended, player.stood_for = NONE, 0
        return None

    def start_of_planning(self, game: StarCraftGame) -> StepResult:
        """Before the first order, clockwise, each player uses all the cards they want before the
        next player (SC-ROUND-02, SC-TIME-03)."""
        order = clockwise(game.state)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            if start_abilities(game, seat, drawn=0, placed=0):
                return game.run(StartOfPlanning(seat))
        return None

    def four_cycles(self, game: StarCraftGame) -> StepResult:
        """In each of four cycles every player, clockwise, places exactly one order; whoever cannot
        place any is skipped (SC-PLAN-01, SC-TERM-22, SC-ROUND-06, BW-LEADCARD-07)."""
        order = clockwise(game.state)
        while self.done < ORDERS_PER_ROUND * len(order):
            seat = order[self.done % len(order)]
            self.done += 1
            if can_place(game, seat):
                return place_orders(game, seat)
        return None

    def end_of_planning(self, game: StarCraftGame) -> StepResult:
        """After the last regular order, clockwise; then the phase is over
        (SC-ROUND-03, SC-TIME-03, SC-PLAN-11)."""
        order = clockwise(game.state)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            if end_abilities(game, seat, turned=0):
                return game.run(EndOfPlanning(seat))
        game.state.influenced = NONE
        return None


class StartOfPlanning(Step):
    """One player's cards for the start of the Planning Phase (SC-ROUND-02)."""

    late: ClassVar[dict[str, object]] = {"placed": 0}

    seat: int
    drawn: int = 0  # 1 when Progressive Strategy has been used
    placed: int = 0  # 1 when the order of the Cerebrate has been placed

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Preemptive Action places an order before all others; Progressive Strategy draws an Event
        card, once; the order of the Cerebrate must be placed (SC-ROUND-02, SC-EVENT-23,
        SC-EVENT-29, BW-LEADCARD-11)."""
        if pick == DONE:
            return OVER
        if pick is None:
            options = start_abilities(game, self.seat, self.drawn, self.placed)
            if not options:
                return OVER
            if options != [EXTRA_ORDER]:
                end = [] if EXTRA_ORDER in options else [DONE]
                return ask(game, self.seat, START_OF_PLANNING, [*options, *end])
        if pick is None or pick == EXTRA_ORDER:
            self.placed = 1
            game.emit("extra-order", self.seat)
            return place_orders(game, self.seat)
        if pick.what == game.facts.event("progressive_strategy"):
            self.drawn = 1
            draw_event(game, self.seat)
            return 1
        return use_for_an_order(game, self.seat, pick.what)

    def subject(self, game: StarCraftGame) -> Subject:
        """The card of the Cerebrate, while its order has not been placed."""
        is_due = EXTRA_ORDER in start_abilities(game, self.seat, self.drawn, self.placed)
        return about_leader(game.facts, "cerebrate_daggoth") if is_due else {}


class EndOfPlanning(Step):
    """One player's cards for the end of the Planning Phase (SC-ROUND-03)."""

    late: ClassVar[dict[str, object]] = {"turned": 0}

    seat: int
    turned: int = 0  # 1 when Khala Devotee has been used

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Unexpected Action places one more order, on top of its stack; Khala Devotee puts a bottom
        order on top, once (SC-EVENT-36, BW-LEADCARD-40)."""
        if pick == DONE:
            return OVER
        if pick is None:
            options = end_abilities(game, self.seat, self.turned)
            if not options:
                return OVER
            return ask(game, self.seat, END_OF_PLANNING, [*options, DONE])
        if pick.verb == "turn-stack":
            self.turned = 1
            turn_stack(game, self.seat, pick.what)
            return 1
        return use_for_an_order(game, self.seat, pick.what)

    def subject(self, game: StarCraftGame) -> Subject:
        """Khala Devotee, while it has not been used."""
        can_turn = not self.turned and stacks_to_turn(game, self.seat)
        return about_leader(game.facts, "khala_devotee") if can_turn else {}


class TakePlanningTurn(Step):
    """One order or two, placed before the next player's (BW-LEADCARD-41, BW-SCEN-88)."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The first order, then another one: a card allows it, two joined factions must
        (BW-LEADCARD-41, BW-SCEN-88)."""
        if self.done == 2 or not can_place(game, self.seat):
            return OVER
        self.done += 1
        is_due = orders_each_time(game.facts, game.state.players[self.seat].faction) > 1
        return game.run(PlaceOrder(self.seat, second=0 if is_due else self.done - 1))


def laid_this_turn(game: StarCraftGame) -> int:
    """Of two orders that are placed in one turn, how many lie already (BW-SCEN-88)."""
    turn = next((one for one in reversed(game.stack) if isinstance(one, TakePlanningTurn)), None)
    return 0 if turn is None else turn.done - 1


class PlaceOrder(Step):
    """One order: its planet, then its token, both by the normal rules; or a Defend order
    (SC-PLAN-08, BW-DEFEND-01)."""

    late: ClassVar[dict[str, object]] = {"second": 0}

    seat: int
    planet: int = NONE  # NONE until chosen
    second: int = 0  # 1 if it may be left out

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_planet(game, pick)
            case 2:
                return self.choose_token(game, pick)
        return OVER

    def choose_planet(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A planet with one of the player's units or bases, or one next to such a planet, whether
        the order is useful there or not; or the area of a Defend order (SC-PLAN-03, SC-PLAN-09,
        SC-PLAN-10, BW-DEFEND-01)."""
        if pick is None:
            options = places(game, self.seat)
            if self.second:
                options.append(DONE)
            return ask(game, self.seat, ORDER_WHERE, options)
        if pick == DONE:
            return OVER
        if pick.verb == "defend":
            self.at = 3
            return game.run(Defend(self.seat, pick.what))
        self.planet = pick.what
        return None

    def choose_token(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The token is chosen secretly and goes face down on top of the stack
        (SC-PLAN-02, SC-PLAN-04, SC-PLAN-05, SC-PLAN-06)."""
        if pick is None:
            orders = orders_to_lay(game.facts, game.state.players[self.seat])
            options = [game.facts.lay_order[order] for order in orders]
            return ask(game, self.seat, ORDER_WHICH, options, about=self.planet)
        lay_order(game, self.seat, self.planet, pick.what)
        return OVER

    def foresees(self, _: StarCraftGame, pick: Option) -> bool | None:
        """After the planet, the order is asked for."""
        return False if pick.verb == "planet" else None

    def subject(self, game: StarCraftGame) -> Subject:
        """The planet of the order, and which of the four it is; none if it is an extra order from a
        card."""
        above, players = game.stack[-2], len(clockwise(game.state))
        if isinstance(above, TakePlanningTurn):
            above = game.stack[-3]
        is_regular = isinstance(above, Planning) and not self.second
        cycle = (above.done - 1) // players + 1 if is_regular else 0
        return {"about": Ref("planet", self.planet), "n": Ref("number", cycle)}

    def locks(self, game: StarCraftGame) -> list[Lock]:
        """The tokens that the player has and cannot place, whatever the planet
        (SC-PLAN-04, SC-PLAN-07, BW-DEFEND-01)."""
        owned = tokens_owned(game.facts, game.state.players[self.seat])
        reasons = [
            self.why_not_token(game, order) if tokens else None
            for order, tokens in enumerate(owned)
        ]
        return [Lock(Option("order", at), rule) for at, rule in enumerate(reasons) if rule]

    def why_not_token(self, game: StarCraftGame, order: int) -> str | None:
        """Why a token cannot be placed anywhere now (SC-PLAN-04, BW-DEFEND-01, BW-DEFEND-03)."""
        if order != DEFEND or not game.facts.has_pool:
            return why_not_order(game, self.seat, order)
        if self.at == 1 and defend_areas(game, self.seat):
            return None
        return why_not_use(game, self.seat) or "BW-DEFEND-03"

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The place is out of reach, or the token is not available or not permitted."""
        if option == DONE and self.second and self.at == 1:
            return None
        verb, what = option.verb, option.what
        asked = ("planet", "defend") if self.at == 1 else ("order",)
        if verb not in asked or option.to != NONE:
            return "SC-PLAN-01"
        if verb == "defend":
            return why_not_defend(game, self.seat, what)
        if verb == "planet":
            return why_not_planet(game, self.seat, what)
        return why_not_order(game, self.seat, what)


# Placing by the rules


def place_orders(game: StarCraftGame, seat: int) -> StepResult:
    """A player places an order; or two if a card allows that, or for two joined factions
    (SC-PLAN-08, BW-LEADCARD-41, BW-SCEN-88)."""
    player = game.state.players[seat]
    is_joined = orders_each_time(game.facts, player.faction) > 1
    if is_joined or (player.leading and may_place_two(game.facts, player)):
        return game.run(TakePlanningTurn(seat))
    return game.run(PlaceOrder(seat))


# Cards


def about_leader(box: Box, slug: str) -> Subject:
    """A question about a Leadership card, among others."""
    return {"about": Ref("leader", box.leader_number[slug])}


def start_abilities(game: StarCraftGame, seat: int, drawn: int, placed: int) -> list[Option]:
    """The order of the Cerebrate if it has not been placed yet; Preemptive Action while there is a
    place for it and all other orders can still be placed after it, and Progressive Strategy if it
    has not drawn yet (SC-ROUND-02, SC-PLAN-08, BW-LEADCARD-07, BW-LEADCARD-11)."""
    box, player = game.facts, game.state.players[seat]
    is_due = not placed and has_cerebrate(game.state, box, seat) and can_place(game, seat)
    found = [EXTRA_ORDER] if is_due else []
    if not player.events:
        return found
    preemptive = box.event("preemptive_action")
    to_place = ORDERS_PER_ROUND * orders_each_time(box, player.faction) + is_due
    is_spare = orders_left(box, player) > to_place
    if preemptive in player.events and is_spare and can_place(game, seat):
        found.append(Option("use", preemptive))
    progressive = box.event("progressive_strategy")
    if progressive in player.events and not drawn:
        found.append(Option("use", progressive))
    return found


def end_abilities(game: StarCraftGame, seat: int, turned: int) -> list[Option]:
    """Unexpected Action, if a token is left, and Khala Devotee, if it has not been used
    (SC-ROUND-03, SC-PLAN-08, BW-LEADCARD-40)."""
    box, player = game.facts, game.state.players[seat]
    planets = [] if turned else stacks_to_turn(game, seat)
    found = [Option("turn-stack", planet) for planet in planets]
    if not player.events:
        return found
    unexpected = box.event("unexpected_action")
    if unexpected in player.events and can_place_more(game, seat):
        found.append(Option("use", unexpected))
    return found


def can_place_more(game: StarCraftGame, seat: int) -> bool:
    """Whether a player can place one more order after the regular ones: it may be the Defend order
    (SC-PLAN-08, BW-ORDER-12)."""
    if game.facts.has_pool:
        return can_place(game, seat)
    return orders_left(game.facts, game.state.players[seat]) > 0


def use_for_an_order(game: StarCraftGame, seat: int, card: int) -> StepResult:
    """The card is discarded and one order placed by the normal rules (SC-PLAN-08)."""
    player = game.state.players[seat]
    player.events = without(player.events, card)
    discard_event(game, card)
    game.emit("use-event", seat, (card,))
    return place_orders(game, seat)
