"""Leadership cards of the Protoss factions: Ultimate Sacrifice and Return to Aiur."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_unit, place_transport
from orrery.starcraft.board.queries import has_transport
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.last_strike import last_strike
from orrery.starcraft.rules.leadership.card import LeaderStep
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

SACRIFICE_UNIT = Prompt("ultimate-sacrifice", "BW-LEADCARD-34")
SACRIFICE_AREA = Prompt("ultimate-sacrifice-area", "BW-LEADCARD-34")
AIUR_ROUTE = Prompt("return-to-aiur", "BW-LEADCARD-35")


class UltimateSacrifice(LeaderStep):
    """A unit is destroyed, then all units in one area of its planet."""

    planet: int = NONE

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.sacrifice(game, pick)
            case 2:
                return self.outlive(game)
            case 3:
                return self.destroy(game, pick)
        return OVER

    def sacrifice(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One of his units anywhere; he must if he has one on the board (BW-LEADCARD-34)."""
        state, box = game.state, game.facts
        if pick is None:
            options = [
                Option("strike", unit, area)
                for area in range(box.areas)
                if state.owners[area] == self.seat
                for unit in sorted(set(state.armies[area]))
                if not (box.hero[unit] and box.heroes_immune)
            ]
            return self.ask(game, SACRIFICE_UNIT, options) if options else OVER
        self.planet = box.planet_of[pick.to]
        destroy_unit(game, pick.what, pick.to)
        return None

    def outlive(self, game: StarCraftGame) -> StepResult:
        """Whoever sacrifices the last piece is out, and decides nothing more; the Gantrithor
        strikes first (SC-TIME-07, BW-LEADCARD-34, BW-LEADCARD-49)."""
        settle_eliminations(game)
        if game.state.players[self.seat].out:
            return OVER
        strike = last_strike(game)
        return None if strike is None else game.run(strike)

    def destroy(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any area of that planet, an empty one too; own units there die as well, and heroes unless
        they are immune; bases and installations stay (BW-LEADCARD-34, BW-LEADCARD-45)."""
        state, box = game.state, game.facts
        if pick is None:
            areas = box.areas_of[self.planet]
            return self.ask(game, SACRIFICE_AREA, [Option("area", area) for area in areas])
        for unit in state.armies[pick.what]:
            if not (box.hero[unit] and box.heroes_immune):
                destroy_unit(game, unit, pick.what)
        return OVER


class ReturnToAiur(LeaderStep):
    """All transports of the supply may be placed."""

    last: int = NONE  # the route of the transport placed last

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any number of them, on any routes, one per route, with or without a base near
        (BW-LEADCARD-35, BW-LEADCARD-46)."""
        if pick == DONE:
            return OVER
        if pick is not None:
            self.last = pick.what
            place_transport(game, self.seat, pick.what)
        player = game.state.players[self.seat]
        routes = range(len(game.state.galaxy.routes))
        free = [route for route in routes if not has_transport(player, route)]
        if not free or not player.transport_supply:
            return OVER
        free, fresh = in_order(free, self.last, may_end=True)
        return self.ask(
            game, AIUR_ROUTE, [*(Option("route", route) for route in free), DONE], fresh
        )
