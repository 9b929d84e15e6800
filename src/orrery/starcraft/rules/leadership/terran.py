"""Leadership cards of the Terran factions: points, free units, and a planet to be left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import lose_conquest, place_unit
from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.queries import are_teammates, clockwise, points_of, room_for
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.leadership.card import LeaderStep

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

FIRST_PLAYER = Prompt("name-first-player", "BW-LEADCARD-15")
MASTERY = Prompt("tactical-mastery", "BW-LEADCARD-19")
SCORCHED_UNIT = Prompt("scorched-earth-unit", "BW-LEADCARD-21")
SCORCHED_AREA = Prompt("scorched-earth-area", "BW-LEADCARD-21")


class NameFirstPlayer(LeaderStep):
    """Emperor Arcturus I: the first player token goes to anybody, or stays."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Named when the card is resolved; the galaxy is built from the new first player
        (BW-LEADCARD-15)."""
        state = game.state
        if pick is None:
            others = [seat for seat in clockwise(state) if seat != state.first]
            return self.ask(game, FIRST_PLAYER, [*(Option("seat", seat) for seat in others), DONE])
        if pick != DONE:
            state.first = pick.what
            game.emit("first-player", state.first)
        return OVER


def why_not_worth(game: StarCraftGame, area: int) -> str | None:
    """Any area of the galaxy without conquest points, whoever controls it and whatever it yields
    (BW-LEADCARD-19)."""
    state, box = game.state, game.facts
    if not 0 <= area < box.areas or box.planet_of[area] not in state.galaxy.planets:
        return "SC-TERM-05"
    return "BW-LEADCARD-19" if points_of(state, box, area) else None


class TacticalMastery(LeaderStep):
    """Two areas are worth a conquest point more for the rest of the game."""

    last: int = NONE  # the area chosen last

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Two different areas; the tokens count as printed and nothing removes them
        (BW-LEADCARD-19, BW-LEAD-20, BW-TOKEN-05)."""
        state, box = game.state, game.facts
        if pick is not None:
            self.done, self.last = self.done + 1, pick.what
            there = state.points or (0,) * box.areas
            state.points = replaced(there, pick.what, there[pick.what] + 1)
            game.emit("point-token", self.seat, (pick.what,))
        if self.done == box.leadership[self.card].points:
            return OVER
        areas = [
            area
            for planet in state.galaxy.planets
            for area in box.areas_of[planet]
            if not points_of(state, box, area)
        ]
        if not areas:
            return OVER
        areas, fresh = in_order(areas, self.last)
        return self.ask(game, MASTERY, [Option("area", area) for area in areas], fresh)

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this area, or None."""
        if option.verb != "area" or option.to != NONE:
            return MASTERY.rule
        return why_not_worth(game, option.what)


class ScorchedEarth(LeaderStep):
    """Two Battlecruisers or two Siege Tanks, free, in one friendly area."""

    unit: int = NONE  # the type chosen

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_type(game, pick)
            case 2:
                return self.place(game, pick)
        return OVER

    def choose_type(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A pair of one type, as far as there are miniatures and a place
        (BW-LEADCARD-21, BW-LEADCARD-46)."""
        if pick is None:
            offered = self.printed(game).offered
            units = [unit for unit in offered if self.areas(game, unit)]
            if not units:
                return OVER
            if len(units) > 1:
                return self.ask(game, SCORCHED_UNIT, [Option("unit", unit) for unit in units])
            pick = Option("unit", units[0])
        self.unit = pick.what
        return None

    def areas(self, game: StarCraftGame, unit: int) -> list[int]:
        """The friendly areas with room for such a unit, if there is a miniature."""
        state, box = game.state, game.facts
        if not state.players[self.seat].figures[box.unit_place[unit]]:
            return []
        areas = controlled(state, self.seat)
        return [area for area in areas if room_for(state, box, self.seat, area, unit) > 0]

    def place(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Both in one area; with one miniature or one place left, one (BW-LEADCARD-21)."""
        areas = self.areas(game, self.unit)
        if pick is None and len(areas) > 1:
            return self.ask(game, SCORCHED_AREA, [Option("area", area) for area in areas])
        area = areas[0] if pick is None else pick.what
        for _ in range(self.printed(game).number):
            if area in self.areas(game, self.unit):
                place_unit(game, self.seat, self.unit, area)
        return OVER


class ToTheBitterEnd(LeaderStep):
    """Every opponent loses two conquest points."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Nobody falls below 0, and a teammate is no opponent (BW-LEADCARD-27, SC-VAR-15)."""
        for seat in clockwise(game.state):
            if seat != self.seat and not are_teammates(game.state, game.facts, seat, self.seat):
                lose_conquest(game, seat, self.printed(game).number)
        return OVER
