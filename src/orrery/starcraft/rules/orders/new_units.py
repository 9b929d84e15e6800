"""Building one unit: its sacrifice, its area, its cost (Build order, step 1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from orrery.core.decisions import Option, Prompt, Ref, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_unit, place_unit
from orrery.starcraft.board.queries import (
    excess,
    has_technology,
    is_open_to,
    spares_assist,
    why_no_room,
)
from orrery.starcraft.board.rows import replaced, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.orders.purchases import PayPrice
from orrery.starcraft.rules.reserve import may_wait, put_aside
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.core.flow import Procedure
    from orrery.starcraft.board.state import StarCraftGame, State, Units
    from orrery.starcraft.facts.box import Box

NEW_UNIT = Prompt("new-unit-area", "SC-BUILD-10")
SACRIFICE = Prompt("sacrifice", "SC-BUILD-14")
WHICH = Prompt("sacrifice-which", "SC-BUILD-14", is_open=True)
TRANSFORMED = Prompt("tech-unit-area", "SC-BUILD-15")


# Where a unit may be placed


def why_not_new_unit_in(
    game: StarCraftGame, seat: int, planet: int, area: int, unit: int
) -> str | None:
    """A friendly or empty area of the active planet with room for one more piece, however many
    miniatures it has; it need not be the base's own area (SC-BUILD-10, SC-TERM-04, BW-PLANET-02,
    BW-MODULE-04)."""
    state, box = game.state, game.facts
    if area not in box.areas_of[planet] or not is_open_to(state, seat, area):
        return "SC-BUILD-10"
    return why_no_room(state, box, seat, area, unit)


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
    only those that were there before the order (SC-BUILD-14, SC-CARD-P-10, SC-CARD-Z-09,
    BW-UNIT-05)."""
    return [
        area
        for area, units in zip(box.areas_of[planet], before, strict=True)
        for _ in victims_among(box, units, unit)
    ]


def victims_among(box: Box, units: Units, unit: int) -> list[int]:
    """The units that may be destroyed for a tech-required unit: those of the type, a stolen one
    too, but no hero (BW-KEY-08, BW-LEAD-17, BW-CARD-18, BW-CARD-19)."""
    bit = box.unit_bit[box.sacrifice[unit][0]]
    return [one for one in units if box.unit_bit[one] == bit]


def why_not_tech_unit(
    game: StarCraftGame, seat: int, planet: int, before: tuple[Units, ...], unit: int
) -> str | None:
    """The technology is in the play area and enough units for the sacrifice are on the planet;
    neither a building nor a base is needed (SC-BUILD-12, SC-BUILD-13, SC-BUILD-14,
    BW-UNIT-04)."""
    box = game.facts
    if not has_technology(box, game.state.players[seat], box.needs[unit]):
        return "SC-BUILD-12"
    if len(sacrifices(box, planet, before, unit)) < box.sacrifice[unit][1]:
        return "SC-BUILD-14"
    if needs_room(game, seat, unit):
        fits = sacrifices_with_room(game, seat, planet, before, unit)
        return None if fits else "SC-COMP-10"
    return None


def needs_room(game: StarCraftGame, seat: int, unit: int) -> bool:
    """Whether a tech-required unit may find no room where others were destroyed for it: one of them
    did not count, and the new one cannot wait on a card (BW-MODULE-04, BW-LEADCARD-38)."""
    return spares_assist(game.state.players[seat]) and not may_wait(game, seat, unit)


def sacrifices_with_room(
    game: StarCraftGame, seat: int, planet: int, before: tuple[Units, ...], unit: int
) -> set[tuple[int, ...]]:
    """With the Assist module: the areas of the units that may be destroyed together. Where one did
    not count, the new unit may be one too many (BW-MODULE-04)."""
    box = game.facts
    areas = sacrifices(box, planet, before, unit)
    return {
        chosen
        for chosen in combinations(areas, box.sacrifice[unit][1])
        if any(finds_room(game, seat, unit, area, chosen) for area in chosen)
    }


def finds_room(
    game: StarCraftGame, seat: int, unit: int, area: int, chosen: tuple[int, ...]
) -> bool:
    """Whether a tech-required unit fits into an area once the units there that are chosen for it
    are destroyed (SC-BUILD-15, BW-MODULE-04)."""
    state, box = game.state, game.facts
    army = state.armies[area]
    for victim in victims_among(box, army, unit)[: chosen.count(area)]:
        army = without(army, victim)
    return not excess(state, box, seat, area, (*army, unit))


ON_CARD = Option("on-card")


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
    given: Units = ()  # the units to be destroyed, where there are stolen ones among them
    late: ClassVar[dict[str, object]] = {"given": ()}

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
        if pick is not None and pick.verb == "area":
            self.chosen, pick = (*self.chosen, pick.what), None
        missing = number - len(self.chosen)
        if not missing:
            return self.choose_victims(game, pick)
        left = self.left(game)
        areas = sorted(set(left))
        if len(areas) == 1 or len(left) == missing:
            self.chosen = (*self.chosen, *left[:missing])
            return self.choose_victims(game, None)
        start = max(self.chosen, default=NONE)
        areas, fresh = in_order(areas, start, left[-missing])
        options = [Option("area", area) for area in areas]
        return ask(game, self.seat, SACRIFICE, options, about=self.unit, fresh=fresh)

    def choose_victims(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """In an area with a stolen unit of the type beside the player's own, the builder chooses
        between them (SC-BUILD-14, BW-KEY-08)."""
        if pick is not None:
            self.given = (*self.given, pick.what)
        own = game.facts.sacrifice[self.unit][0]
        if all(unit == own for area in self.chosen for unit in self.victims_in(game, area)):
            return None
        while len(self.given) < len(self.chosen):
            area = self.chosen[len(self.given)]
            there = self.victims_in(game, area)
            for other, unit in zip(self.chosen, self.given, strict=False):
                if other == area:
                    there.remove(unit)
            kinds = sorted(set(there))
            if len(kinds) > 1 and len(there) > self.chosen[len(self.given) :].count(area):
                options = [Option("unit", unit) for unit in kinds]
                return ask(game, self.seat, WHICH, options, about=self.unit)
            self.given = (*self.given, kinds[0])
        return None

    def victims_in(self, game: StarCraftGame, area: int) -> list[int]:
        at = game.facts.areas_of[self.planet].index(area)
        return victims_among(game.facts, self.before[at], self.unit)

    def left(self, game: StarCraftGame) -> list[int]:
        """Where units for the sacrifice are, without those already chosen."""
        left = sacrifices(game.facts, self.planet, self.before, self.unit)
        for area in self.chosen:
            left.remove(area)
        if needs_room(game, self.seat, self.unit):
            fit = sacrifices_with_room(game, self.seat, self.planet, self.before, self.unit)
            left = [area for area in left if self.is_part(area, fit)]
        return left

    def is_part(self, area: int, fit: set[tuple[int, ...]]) -> bool:
        """Whether one of these choices goes on with an area."""
        chosen = Counter((*self.chosen, area))
        return any(chosen <= Counter(one) for one in fit)

    def choose_area(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any friendly or empty area of the planet with room; a tech-required unit goes where one
        of the destroyed units was, even next to an enemy base; or onto a card (SC-BUILD-10,
        SC-BUILD-15, BW-LEADCARD-24, BW-LEADCARD-38)."""
        if pick is None:
            options = [Option("area", area) for area in self.areas(game)]
            if may_wait(game, self.seat, self.unit):
                options.append(ON_CARD)
            if len(options) > 1:
                prompt = TRANSFORMED if self.chosen else NEW_UNIT
                return ask(game, self.seat, prompt, options, about=self.unit)
            pick = options[0]
        self.area = pick.what
        return None

    def areas(self, game: StarCraftGame) -> list[int]:
        """Where the unit may go; without the Assist module there is room for it wherever a unit was
        destroyed (SC-BUILD-15, BW-MODULE-04)."""
        if not self.chosen:
            return new_unit_areas(game, self.seat, self.planet, self.unit)
        areas = sorted(set(self.chosen))
        if not spares_assist(game.state.players[self.seat]):
            return areas
        return [area for area in areas if finds_room(game, self.seat, self.unit, area, self.chosen)]

    def pay(self, game: StarCraftGame) -> StepResult:
        """The cost on the sheet, paid when the purchase is made
        (SC-ECON-01, SC-BUILD-03, BW-CARD-08)."""
        if self.done:
            return None
        self.done = 1
        return game.run(PayPrice(self.seat, game.facts.cost[self.unit], self.price))

    def returned(self, child: Procedure[State, Box]) -> None:
        if isinstance(child, PayPrice):
            self.saved = child.saved

    def place(self, game: StarCraftGame) -> StepResult:
        """The sacrificed units return to the supply and the new one is placed at once
        (SC-BUILD-10, SC-BUILD-14, SC-BUILD-15, BW-CARD-09)."""
        own = game.facts.sacrifice[self.unit][0]
        victims = self.given or (own,) * len(self.chosen)
        for area, victim in zip(self.chosen, victims, strict=True):
            destroy_unit(game, victim, area)
            at = game.facts.areas_of[self.planet].index(area)
            self.before = replaced(self.before, at, without(self.before[at], victim))
        if self.area == NONE:
            put_aside(game, self.seat, self.unit)
            settle_eliminations(game)
        else:
            place_unit(game, self.seat, self.unit, self.area)
        return OVER

    def subject(self, _: StarCraftGame) -> Subject:
        return {"about": Ref("unit", self.unit)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Why a unit cannot be sacrificed there, or the new one cannot be placed there."""
        if game.decision is not None and game.decision.prompt is WHICH:
            return super().why_not(game, option)
        if option == ON_CARD and self.at == 2 and game.facts.leadership:
            return None if may_wait(game, self.seat, self.unit) else "BW-LEADCARD-44"
        if option.verb != "area" or option.to != NONE:
            return "SC-BUILD-10"
        if self.at == 1:
            return None if option.what in self.left(game) else "SC-BUILD-14"
        if self.chosen:
            if option.what not in self.chosen:
                return "SC-BUILD-15"
            return None if option.what in self.areas(game) else "SC-COMP-10"
        return why_not_new_unit_in(game, self.seat, self.planet, option.what, self.unit)
