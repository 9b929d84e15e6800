"""Trump Card: before each Planning Phase the Overmind, which nobody plays, moves and builds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.items import is_planted
from orrery.starcraft.board.queries import base_on
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.orders.build import Build
from orrery.starcraft.rules.orders.mobilize import Mobilize
from orrery.starcraft.rules.orders.moves import kinds_of_areas, movers, survey
from orrery.starcraft.rules.settling import settle_step

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.board.under_way import UnderWay

DRIVEN_MOVE = Prompt("driven-move", "BW-SCEN-40")
DRIVEN_BUILD = Prompt("driven-build", "BW-SCEN-38")


class DrivenTurn(Step):
    """The turn of a faction that nobody plays; the player who decides for it makes every choice
    (BW-SCEN-35, BW-SCEN-38)."""

    seat: int
    planets: tuple[int, ...] = ()  # those on which it has built

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """First it may move, then it builds on each planet with a base of its (BW-SCEN-38)."""
        if game.state.players[self.seat].out:
            return OVER
        match self.at:
            case 1:
                game.emit("driven-turn", self.seat)
            case 2:
                return self.mobilize(game, pick)
            case 3:
                return self.build(game, pick)
            case _:
                return OVER
        return None

    def mobilize(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Once the item is planted, a Mobilize order on one of two planets or none, without a token
        and never a special one (BW-SCEN-38, BW-SCEN-40)."""
        if self.done:
            self.end_order(game)
            return None
        if pick is None:
            planets = planets_to_move_on(game, self.seat)
            if not planets:
                return None
            options = [Option("planet", planet) for planet in planets]
            return ask(game, self.seat, DRIVEN_MOVE, [*options, DONE])
        if pick == DONE:
            return None
        self.done = 1
        self.begin_order(game, pick.what)
        return game.run(Mobilize(self.seat, pick.what, 0))

    def build(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A Build order on each planet with a base of the faction, in any order (BW-SCEN-38,
        BW-SCEN-39)."""
        if self.done:
            self.end_order(game)
            return 3
        planets = [one for one in planets_to_build_on(game, self.seat) if one not in self.planets]
        if not planets:
            return None
        if pick is None and len(planets) > 1:
            options = [Option("planet", planet) for planet in planets]
            return ask(game, self.seat, DRIVEN_BUILD, options)
        planet = planets[0] if pick is None else pick.what
        self.done, self.planets = 1, (*self.planets, planet)
        self.begin_order(game, planet)
        return game.run(Build(self.seat, planet, 0))

    def begin_order(self, game: StarCraftGame, planet: int) -> None:
        """The faction acts on a planet as whoever executes an order there (SC-TERM-02)."""
        game.state.active, game.state.planet = self.seat, planet

    def end_order(self, game: StarCraftGame) -> None:
        """The order is complete: who has won by it wins now (BW-SCEN-30, BW-MODE-17)."""
        game.state.active = game.state.planet = NONE
        settle_step(game)

    def shown(self) -> UnderWay:
        """Whose turn it is, and the planets on which it has built."""
        return {"driven": {"seat": self.seat, "built": list(self.planets)}}

    def subject(self, game: StarCraftGame) -> Subject:
        """The faction that acts."""
        return {"faction": Ref("faction", game.state.players[self.seat].faction)}


def planets_to_move_on(game: StarCraftGame, seat: int) -> list[int]:
    """The planets on which a Mobilize order moves something, once the item is planted
    (BW-SCEN-40)."""
    scenario = game.facts.scenario
    if scenario is None or not is_planted(game.state, game.facts):
        return []
    return [one for one in scenario.driving.mobilizes_on if can_move_on(game, seat, one)]


def can_move_on(game: StarCraftGame, seat: int, planet: int) -> bool:
    """Whether a unit can go to an area of the planet (SC-MOVE-02)."""
    kinds = kinds_of_areas(game, seat, planet)
    ground = survey(game, seat, planet, kinds, NONE, ())
    return bool(movers(game, ground, seat, planet, ()))


def planets_to_build_on(game: StarCraftGame, seat: int) -> list[int]:
    """The planets with a base of the faction (BW-SCEN-38)."""
    state, box = game.state, game.facts
    return [one for one in state.galaxy.planets if base_on(state, box, seat, one) != NONE]
