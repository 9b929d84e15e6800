"""Psi Disrupter: all enemy units leave a planet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_unit, put_unit, take_unit
from orrery.starcraft.board.queries import (
    clockwise,
    has_units_on,
    is_open_to,
    is_reachable,
    room_for,
)
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.leadership.card import LeaderStep

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

DISRUPT = Prompt("psi-disrupter", "BW-LEADCARD-28")
LEAVE = Prompt("leave-planet", "BW-LEADCARD-28")
LEAVE_TO = Prompt("leave-planet-to", "BW-LEADCARD-28")


class PsiDisrupter(LeaderStep):
    """A planet with one of the player's units is chosen, and all enemy units must leave it."""

    planet: int = NONE

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_planet(game, pick)
            case 2:
                return self.let_leave(game)
        return OVER

    def choose_planet(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any planet where he has a unit; he must choose if there is one (BW-LEADCARD-28)."""
        if pick is None:
            state, box = game.state, game.facts
            planets = [
                planet
                for planet in state.galaxy.planets
                if has_units_on(state, box, self.seat, planet)
            ]
            if not planets:
                return OVER
            return self.ask(game, DISRUPT, [Option("planet", planet) for planet in planets])
        self.planet = pick.what
        return None

    def let_leave(self, game: StarCraftGame) -> StepResult:
        """One owner after the other, from the first player; a teammate's units are enemy units here
        (BW-LEADCARD-28, SC-TERM-06)."""
        order = clockwise(game.state)
        while self.done < len(order):
            seat = order[self.done]
            self.done += 1
            if seat != self.seat and has_units_on(game.state, game.facts, seat, self.planet):
                return game.run(LeavePlanet(seat, self.planet))
        return OVER


def ways_out(game: StarCraftGame, seat: int, planet: int, unit: int) -> list[int]:
    """Friendly or empty areas of planets next to it, over an own transport, with room
    (BW-LEADCARD-28)."""
    state, box = game.state, game.facts
    return [
        area
        for other in state.galaxy.adjacent[planet]
        if is_reachable(state, seat, planet, other)
        for area in box.areas_of[other]
        if is_open_to(state, seat, area) and room_for(state, box, seat, area, unit) > 0
    ]


class LeavePlanet(Step):
    """One owner's units leave a planet, each where it can; those that cannot are destroyed."""

    seat: int
    planet: int
    unit: int = NONE  # the unit that goes now, and where it stands
    origin: int = NONE

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A unit that can leave must; if places are short, the owner chooses who goes first
        (BW-LEADCARD-28)."""
        if pick is not None and pick.verb == "move":
            self.unit, self.origin = pick.what, pick.to
        elif pick is not None:
            self.go(game, pick.what)
        while self.unit != NONE or (able := self.able(game)):
            if self.unit == NONE:
                if len(able) > 1:
                    return self.ask(game, LEAVE, able)
                _, self.unit, self.origin = able[0]
            areas = ways_out(game, self.seat, self.planet, self.unit)
            if len(areas) > 1:
                return self.ask(game, LEAVE_TO, [Option("area", area) for area in areas])
            self.go(game, areas[0])
        self.destroy_the_rest(game)
        return OVER

    def ask(self, game: StarCraftGame, prompt: Prompt, options: list[Option]) -> Decision:
        return ask(game, self.seat, prompt, options)

    def able(self, game: StarCraftGame) -> list[Option]:
        """The units that can still leave, equal ones of an area once."""
        state = game.state
        return [
            Option("move", unit, area)
            for area in game.facts.areas_of[self.planet]
            if state.owners[area] == self.seat
            for unit in sorted(set(state.armies[area]))
            if ways_out(game, self.seat, self.planet, unit)
        ]

    def go(self, game: StarCraftGame, area: int) -> None:
        """A unit arrives."""
        take_unit(game, self.unit, self.origin)
        put_unit(game, self.seat, self.unit, area)
        game.emit("move", self.seat, (self.unit, self.origin, area))
        self.unit = self.origin = NONE

    def destroy_the_rest(self, game: StarCraftGame) -> None:
        """Those that cannot leave are destroyed, heroes too unless they are immune
        (BW-LEADCARD-28, BW-LEADCARD-45)."""
        state, box = game.state, game.facts
        for area in box.areas_of[self.planet]:
            for unit in state.armies[area] if state.owners[area] == self.seat else ():
                if not (box.hero[unit] and box.heroes_immune):
                    destroy_unit(game, unit, area)

    def subject(self, _: StarCraftGame) -> Subject:
        """The planet, and the unit that goes."""
        return {"planet": Ref("planet", self.planet), "unit": Ref("unit", self.unit)}
