"""The Offensive module: units are carried straight into an area with a Limited Orbital Defense, and
the transports that carried them are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_transport
from orrery.starcraft.board.leading import has_safe_transports
from orrery.starcraft.board.queries import has_transport
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE, OFFENSIVE
from orrery.starcraft.rules.asking import ask

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

EVADING_TRANSPORT = Prompt("evading-transport", "BW-MODULE-07")


def can_evade(box: Box, player: Player) -> bool:
    """Whether a player may carry units into an area in spite of a Limited Orbital Defense: a
    transport that cannot be destroyed cannot pay for it (BW-MODULE-06, BW-LEADCARD-35)."""
    if len(player.modules) <= OFFENSIVE or not player.modules[OFFENSIVE]:
        return False
    return not has_safe_transports(box, player)


def carriers(state: State, seat: int, planet: int, origin: int) -> list[int]:
    """The routes between two planets on which the player has a transport."""
    galaxy, player = state.galaxy, state.players[seat]
    return [
        route
        for route in galaxy.routes_of[planet]
        if has_transport(player, route) and galaxy.other_end(route, planet) == origin
    ]


class LoseTransports(Step):
    """After the moves every transport that carried units into the protected area is destroyed, so
    it cannot serve a retreat from the battle there."""

    seat: int
    planet: int
    origins: tuple[int, ...]  # the planets from which units were carried there

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One transport for each planet of origin, since it carries any number of units; of two
        between the same planets the player says which one it was (BW-MODULE-07)."""
        if pick is not None:
            self.lose(game, pick.what)
        while self.origins:
            routes = carriers(game.state, self.seat, self.planet, self.origins[0])
            if len(routes) > 1:
                options = [Option("route", route) for route in routes]
                return ask(game, self.seat, EVADING_TRANSPORT, options)
            self.lose(game, routes[0] if routes else NONE)
        return OVER

    def lose(self, game: StarCraftGame, route: int) -> None:
        """The transport on a route is destroyed; NONE if its owner has destroyed it already."""
        self.origins = self.origins[1:]
        if route != NONE:
            destroy_transport(game, self.seat, route)

    def subject(self, _: StarCraftGame) -> Subject:
        """The planet from which the transport came."""
        return {"about": Ref("planet", self.origins[0])}
