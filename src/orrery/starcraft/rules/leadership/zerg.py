"""Leadership cards of the Zerg factions: Hasten the End, The Swarm Flies, Teeming Spawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_transport, retrieve
from orrery.starcraft.board.decks import draw_event
from orrery.starcraft.board.leading import has_safe_transports
from orrery.starcraft.board.queries import has_transport, holds_strategic_area
from orrery.starcraft.board.rows import bits
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.leadership.card import LeaderStep
from orrery.starcraft.rules.orders.build import Build, can_build_on

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

SWARM_FLIES = Prompt("swarm-flies", "BW-LEADCARD-13")
TEEMING_SPAWN = Prompt("teeming-spawn", "BW-LEADCARD-14")


class HastenTheEnd(LeaderStep):
    """Four Event cards are drawn."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """They are drawn cards like any others, unread until step 9; as many as there are
        (BW-LEADCARD-04)."""
        for _ in range(self.printed(game).number):
            draw_event(game, self.seat)
        return OVER


def why_not_down(game: StarCraftGame, seat: int, route: int, of: int) -> str | None:
    """A transport of another player, unless it cannot be destroyed (BW-LEADCARD-13,
    BW-LEADCARD-35)."""
    state = game.state
    if not 0 <= route < len(state.galaxy.routes) or not 0 <= of < len(state.players):
        return "BW-LEADCARD-13"
    if of == seat or not has_transport(state.players[of], route):
        return "BW-LEADCARD-13"
    return "BW-LEADCARD-35" if has_safe_transports(game.facts, state.players[of]) else None


class SwarmFlies(LeaderStep):
    """Up to one enemy transport on each route is destroyed."""

    chosen: tuple[int, ...] = ()  # the routes on which one was destroyed

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One after another, on any routes, normal or z-axis (BW-LEADCARD-13)."""
        if pick == DONE:
            return OVER
        if pick is not None:
            self.chosen = (*self.chosen, pick.what)
            destroy_transport(game, pick.to, pick.what)
        options = self.options(game)
        if not options:
            return OVER
        last = self.chosen[-1] if self.chosen else NONE
        repeated = [option for option in options if option.what < last]
        others = [option for option in options if option.what > last]
        return self.ask(game, SWARM_FLIES, [*repeated, *others, DONE], len(repeated))

    def options(self, game: StarCraftGame) -> list[Option]:
        state = game.state
        pairs = [
            Option("transport-of", route, of)
            for of, player in enumerate(state.players)
            for route in bits(player.transports)
        ]
        return sorted([one for one in pairs if self.why_not(game, one) is None])

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """One on each route at most (BW-LEADCARD-13)."""
        if option == DONE:
            return None
        if option.verb != "transport-of" or option.what in self.chosen:
            return "BW-LEADCARD-13"
        return why_not_down(game, self.seat, option.what, option.to)


class TeemingSpawn(LeaderStep):
    """A Build order without a token; then all workers return."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_planet(game, pick)
            case 2:
                return self.build(game)
            case 3:
                retrieve(game.state.players[self.seat])
        return OVER

    def choose_planet(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any planet where he can build anything, or none: he need not buy (BW-LEADCARD-14)."""
        if pick is None:
            planets = [
                planet
                for planet in game.state.galaxy.planets
                if can_build_on(game.state, game.facts, self.seat, planet)
            ]
            return self.ask(
                game, TEEMING_SPAWN, [*(Option("planet", one) for one in planets), DONE]
            )
        if pick == DONE:
            return 3
        game.state.active, game.state.planet = self.seat, pick.what
        return None

    def build(self, game: StarCraftGame) -> StepResult:
        """A standard order, unless he holds a strategic area there; he is the active player while
        it lasts (BW-LEADCARD-14, BW-ORDER-07)."""
        state = game.state
        if not self.done:
            self.done = 1
            special = holds_strategic_area(state, game.facts, self.seat, state.planet)
            return game.run(Build(self.seat, state.planet, int(special)))
        state.active = state.planet = NONE
        return OVER if state.players[self.seat].out else None

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Without a piece of his there nothing can be built (SC-BUILD-17)."""
        if option == DONE:
            return None
        if option.verb != "planet" or option.to != NONE:
            return TEEMING_SPAWN.rule
        if option.what not in game.state.galaxy.planets:
            return TEEMING_SPAWN.rule
        is_possible = can_build_on(game.state, game.facts, self.seat, option.what)
        return None if is_possible else "SC-BUILD-17"
