"""Event cards about routes and the transports on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_transport, place_transport
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.leading import has_safe_transports
from orrery.starcraft.board.queries import has_transport
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.events.card import EventStep
from orrery.starcraft.rules.events.free_units import (
    FreeUnits,
    free_units,
    types_given,
    why_not_planet,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

REROUTE = Prompt("reroute", "SC-EVENT-11")
REROUTE_TO = Prompt("reroute-to", "SC-EVENT-11")
FREE_TRANSPORT = Prompt("free-transport", "SC-EVENT-11")
PREPARE_INVASION = Prompt("prepare-invasion", "SC-EVENT-25")
INVASION_TRANSPORT = Prompt("invasion-transport", "SC-EVENT-25")
MAELSTROM = Prompt("maelstrom", "SC-EVENT-27")


def why_not_route(game: StarCraftGame, seat: int, route: int) -> str | None:
    """A transport may go to any route on the board where the player has none; no base is needed
    nearby (SC-EVENT-11, SC-BUILD-06)."""
    if not 0 <= route < len(game.state.galaxy.routes):
        return "SC-TERM-12"
    return "SC-BUILD-06" if has_transport(game.state.players[seat], route) else None


def open_routes(game: StarCraftGame, seat: int) -> list[int]:
    """The routes to which a transport of the seat may go."""
    routes = range(len(game.state.galaxy.routes))
    return [route for route in routes if why_not_route(game, seat, route) is None]


def why_not_free_transport(game: StarCraftGame, seat: int) -> str | None:
    """There must be one in the supply, and a route where the player has none (SC-EVENT-11)."""
    if not game.state.players[seat].transport_supply:
        return "SC-COMP-04"
    return None if open_routes(game, seat) else "SC-BUILD-06"


class EmergencyRerouting(EventStep):
    """Move up to two of the player's transports to other routes, or place a free one."""

    origin: int = NONE  # the route of the transport being moved
    moved: tuple[int, ...] = ()  # the routes to which transports were moved

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_transport(game, pick)
            case 2:
                return self.move(game, pick)
            case 3:
                return self.place(game, pick)
        return OVER

    def choose_transport(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Up to two transports to move, or before the first of them a free one instead
        (SC-EVENT-11)."""
        if pick is None:
            options = [
                Option("route", route)
                for route in range(len(game.state.galaxy.routes))
                if self.why_not_take(game, route) is None
            ]
            if self.why_not_place(game) is None:
                options.append(Option("transport"))
            return self.ask(game, REROUTE, [*options, DONE]) if options else OVER
        if pick == DONE:
            return OVER
        self.origin = pick.what
        return 3 if pick.verb == "transport" else 2

    def why_not_take(self, game: StarCraftGame, route: int) -> str | None:
        """One of the player's transports that this card has not moved yet, if another route is open
        (SC-EVENT-11)."""
        player = game.state.players[self.seat]
        if len(self.moved) == 2 or route in self.moved:
            return "SC-EVENT-11"
        if route < 0 or not has_transport(player, route):
            return "SC-EVENT-11"
        return None if open_routes(game, self.seat) else "SC-BUILD-06"

    def why_not_place(self, game: StarCraftGame) -> str | None:
        """Place a free transport instead of moving others (SC-EVENT-11)."""
        return "SC-EVENT-11" if self.moved else why_not_free_transport(game, self.seat)

    def move(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """To another route where the player has no transport (SC-EVENT-11, SC-BUILD-06)."""
        if pick is None:
            routes = open_routes(game, self.seat)
            if len(routes) > 1:
                return self.ask(game, REROUTE_TO, [Option("route", route) for route in routes])
            pick = Option("route", routes[0])
        player = game.state.players[self.seat]
        player.transports ^= 1 << self.origin | 1 << pick.what
        game.emit("reroute", self.seat, (self.origin, pick.what))
        self.origin, self.moved = NONE, (*self.moved, pick.what)
        return 1 if len(self.moved) < 2 else OVER

    def place(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A free transport on any route where the player has none (SC-EVENT-11, SC-BUILD-06)."""
        if pick is None:
            routes = open_routes(game, self.seat)
            if len(routes) > 1:
                return self.ask(game, FREE_TRANSPORT, [Option("route", route) for route in routes])
            pick = Option("route", routes[0])
        place_transport(game, self.seat, pick.what)
        return OVER

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this transport or route, or None."""
        verb, what, to = option
        if self.at == 1 and option == DONE:
            return None
        if self.at == 1 and option == Option("transport"):
            return self.why_not_place(game)
        if verb != "route" or to != NONE:
            return REROUTE.rule
        if self.at == 1:
            return self.why_not_take(game, what)
        return why_not_route(game, self.seat, what)


class InvasionPreparation(EventStep):
    """Free transports on two routes, or a free unit in a friendly area."""

    placed: tuple[int, ...] = ()  # routes on which this card has placed a transport

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose(game, pick)
            case 2:
                return self.place_transports(game, pick)
            case 3 if not self.done:
                self.done = 1
                return game.run(FreeUnits(self.seat, self.card))
        return OVER

    def choose(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Either transports or a unit, whichever is possible (SC-EVENT-25, SC-TIME-06)."""
        if pick is None:
            options = [Option("transport")]
            options += [Option("unit", unit) for unit in free_units(game, self.seat, self.card)]
            options = [option for option in options if self.why_not_choose(game, option) is None]
            if len(options) > 1:
                return self.ask(game, PREPARE_INVASION, options)
            if not options:
                return OVER
            pick = options[0]
        return 2 if pick.verb == "transport" else 3

    def why_not_choose(self, game: StarCraftGame, option: Option) -> str | None:
        """Only what can be carried out may be chosen: a transport in the supply and a route for it,
        or a unit and a friendly area with room (SC-EVENT-25, SC-TIME-06)."""
        if option == Option("transport"):
            return why_not_free_transport(game, self.seat)
        types = types_given(game, self.seat, self.card)
        if option.verb != "unit" or option.what not in types or option.to != NONE:
            return PREPARE_INVASION.rule
        places = (
            why_not_planet(game, self.seat, self.card, types, planet)
            for planet in game.state.galaxy.planets
        )
        return None if None in places else "SC-EVENT-25"

    def place_transports(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One on each of two different routes, or one if there is no second
        (SC-EVENT-25, SC-BUILD-06, SC-TIME-06)."""
        if pick is not None:
            self.place(game, pick.what)
        while len(self.placed) < 2 and why_not_free_transport(game, self.seat) is None:
            routes = open_routes(game, self.seat)
            if len(routes) > 1:
                last = self.placed[-1] if self.placed else NONE
                routes, fresh = in_order(routes, last)
                options = [Option("route", route) for route in routes]
                return self.ask(game, INVASION_TRANSPORT, options, fresh)
            self.place(game, routes[0])
        return OVER

    def place(self, game: StarCraftGame, route: int) -> None:
        self.placed = (*self.placed, route)
        place_transport(game, self.seat, route)

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this choice or route, or None."""
        if self.at == 1:
            return self.why_not_choose(game, option)
        if option.verb != "route" or option.to != NONE:
            return INVASION_TRANSPORT.rule
        return why_not_route(game, self.seat, option.what)


class StellarMaelstrom(EventStep):
    """All transports on one route are destroyed."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any route, normal or z-axis; the player's own transports are not spared (SC-EVENT-27)."""
        state = game.state
        if pick is None:
            routes = range(len(state.galaxy.routes))
            if len(routes) > 1:
                return self.ask(game, MAELSTROM, [Option("route", route) for route in routes])
            if not routes:
                return OVER
            pick = Option("route", 0)
        for seat, player in enumerate(state.players):
            if has_transport(player, pick.what) and not has_safe_transports(game.facts, player):
                destroy_transport(game, seat, pick.what)
        return OVER

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """Whose transports are on the route (SC-EVENT-27)."""
        players = enumerate(game.state.players)
        hit = [
            Ref("seat", seat)
            for seat, one in players
            if has_transport(one, pick.what) and not has_safe_transports(game.facts, one)
        ]
        return [Cost("transports", len(hit), tuple(hit))] if hit else []

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this route, or None."""
        if option.verb != "route" or option.to != NONE:
            return MAELSTROM.rule
        return None if 0 <= option.what < len(game.state.galaxy.routes) else "SC-TERM-12"
