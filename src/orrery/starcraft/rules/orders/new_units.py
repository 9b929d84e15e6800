"""Building one unit: its sacrifice, its area, its cost (Build order, step 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt, Ref, Seat, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_unit, place_unit, replaced, without
from orrery.starcraft.board.queries import has_technology, is_open_to, room_for
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.orders.purchases import PayPrice

if TYPE_CHECKING:
    from orrery.core.flow import Procedure
    from orrery.starcraft.board.state import StarCraftGame, State, Units
    from orrery.starcraft.facts.box import Box

NEW_UNIT = Prompt("new-unit-area", "SC-BUILD-10")
SACRIFICE = Prompt("sacrifice", "SC-BUILD-14")
TRANSFORMED = Prompt("tech-unit-area", "SC-BUILD-15")


# Where a unit may be placed


def why_not_new_unit_in(
    game: StarCraftGame, seat: int, planet: int, area: int, unit: int
) -> str | None:
    """A friendly or empty area of the active planet with room for one more piece, however many
    miniatures it has; it need not be the base's own area (SC-BUILD-10, SC-COMP-10, SC-TERM-04)."""
    state, box = game.state, game.facts
    if area not in box.areas_of[planet] or not is_open_to(state, seat, area):
        return "SC-BUILD-10"
    return None if room_for(state, box, seat, area, unit) > 0 else "SC-COMP-10"


def new_unit_areas(game: StarCraftGame, seat: int, planet: int, unit: int) -> list[int]:
    """The areas of a planet that can take a new unit."""
    return [
        area
        for area in game.facts.areas_of[planet]
        if why_not_new_unit_in(game, seat, planet, area, unit) is None
    ]


# What may be sacrificed


def units_there(game: StarCraftGame, seat: int, planet: int) -> tuple[Units, ...]:
    """The player's units on a planet, area by area, as a Build order finds them (SC-BUILD-14)."""
    state = game.state
    return tuple(
        [
            state.armies[area] if state.owners[area] == seat else ()
            for area in game.facts.areas_of[planet]
        ]
    )


def still_there(before: tuple[Units, ...], now: tuple[Units, ...]) -> tuple[Units, ...]:
    """Which of the earlier units are left: of equal units in an area, new ones are taken first."""
    return tuple([both(old, new) for old, new in zip(before, now, strict=True)])


def both(old: Units, new: Units) -> Units:
    if old == new:
        return old
    kept: list[int] = []
    for unit in sorted(set(old)):
        kept += [unit] * min(old.count(unit), new.count(unit))
    return tuple(kept)


def sacrifices(box: Box, planet: int, before: tuple[Units, ...], unit: int) -> list[int]:
    """The areas of the units that may be destroyed for a tech-required unit, one entry for each:
    only those that were there before the order (SC-BUILD-14, SC-CARD-P-10, SC-CARD-Z-09)."""
    victim = box.sacrifice[unit][0]
    return [
        area
        for area, units in zip(box.areas_of[planet], before, strict=True)
        for _ in range(units.count(victim))
    ]


def why_not_tech_unit(
    game: StarCraftGame, seat: int, planet: int, before: tuple[Units, ...], unit: int
) -> str | None:
    """The technology is in the play area and enough units for the sacrifice are on the planet;
    neither a building nor a base is needed (SC-BUILD-12, SC-BUILD-13, SC-BUILD-14)."""
    box = game.facts
    if not has_technology(box, game.state.players[seat], box.needs[unit]):
        return "SC-BUILD-12"
    if len(sacrifices(box, planet, before, unit)) < box.sacrifice[unit][1]:
        return "SC-BUILD-14"
    return None


class BuildUnit(Step):
    """One unit is built: where its sacrifice was, where it goes, what it costs."""

    seat: int
    planet: int
    unit: int
    price: int
    before: tuple[Units, ...]  # what was on the planet before the order, area by area
    chosen: tuple[int, ...] = ()  # the areas of the units to be destroyed
    area: int = NONE  # where the unit goes, NONE until chosen
    saved: int = 0  # 1 when a discount was used

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_sacrifice(game, pick)
            case 2:
                return self.choose_area(game, pick)
            case 3:
                return self.pay(game)
            case 4:
                return self.place(game)
        return OVER

    def choose_sacrifice(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The builder chooses the units destroyed for a tech-required unit, even from different
        areas (SC-BUILD-14)."""
        number = game.facts.sacrifice[self.unit][1]
        if pick is not None:
            self.chosen = (*self.chosen, pick.what)
        missing = number - len(self.chosen)
        if not missing:
            return None
        left = self.left(game)
        areas = sorted(set(left))
        if len(areas) == 1 or len(left) == missing:
            self.chosen = (*self.chosen, *left[:missing])
            return None
        start = max(self.chosen, default=NONE)
        areas, fresh = in_order(areas, start, left[-missing])
        options = [Option("area", area) for area in areas]
        return Decision(Seat(self.seat), SACRIFICE, options, about=self.unit, fresh=fresh)

    def left(self, game: StarCraftGame) -> list[int]:
        """Where units for the sacrifice are, without those already chosen."""
        left = sacrifices(game.facts, self.planet, self.before, self.unit)
        for area in self.chosen:
            left.remove(area)
        return left

    def choose_area(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any friendly or empty area of the planet with room; a tech-required unit goes where one
        of the destroyed units was, even next to an enemy base (SC-BUILD-10, SC-BUILD-15)."""
        if pick is None:
            areas = sorted(set(self.chosen)) or self.areas(game)
            if len(areas) > 1:
                options = [Option("area", area) for area in areas]
                prompt = TRANSFORMED if self.chosen else NEW_UNIT
                return Decision(Seat(self.seat), prompt, options, about=self.unit)
            pick = Option("area", areas[0])
        self.area = pick.what
        return None

    def areas(self, game: StarCraftGame) -> list[int]:
        return new_unit_areas(game, self.seat, self.planet, self.unit)

    def pay(self, game: StarCraftGame) -> StepResult:
        """The cost on the sheet, paid when the purchase is made (SC-ECON-01, SC-BUILD-03)."""
        if self.done:
            return None
        self.done = 1
        return game.run(PayPrice(self.seat, game.facts.cost[self.unit], self.price))

    def returned(self, child: Procedure[State, Box]) -> None:
        if isinstance(child, PayPrice):
            self.saved = child.saved

    def place(self, game: StarCraftGame) -> StepResult:
        """The sacrificed units return to the supply and the new one is placed at once
        (SC-BUILD-10, SC-BUILD-14, SC-BUILD-15)."""
        victim = game.facts.sacrifice[self.unit][0]
        for area in self.chosen:
            destroy_unit(game, victim, area)
            at = game.facts.areas_of[self.planet].index(area)
            self.before = replaced(self.before, at, without(self.before[at], victim))
        place_unit(game, self.seat, self.unit, self.area)
        return OVER

    def subject(self, _: StarCraftGame) -> Subject:
        return {"about": Ref("unit", self.unit)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Why a unit cannot be sacrificed there, or the new one cannot be placed there."""
        if option.verb != "area" or option.to != NONE:
            return "SC-BUILD-10"
        if self.at == 1:
            return None if option.what in self.left(game) else "SC-BUILD-14"
        if self.chosen:
            return None if option.what in self.chosen else "SC-BUILD-15"
        return why_not_new_unit_in(game, self.seat, self.planet, option.what, self.unit)
