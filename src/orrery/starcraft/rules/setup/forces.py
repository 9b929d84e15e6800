"""Building the galaxy, steps 5 to 7: z-axis routes, starting Resource cards, starting forces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt, Ref, Seat, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import add_resource, place_transport, place_unit
from orrery.starcraft.board.galaxy import make_galaxy
from orrery.starcraft.board.queries import is_resource_area, room_for
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.galaxy import Ends
    from orrery.starcraft.board.state import StarCraftGame

MAJOR_END = Prompt("z-axis-major", "SC-GALAXY-11", is_open=True)
MINOR_END = Prompt("z-axis-minor", "SC-GALAXY-11", is_open=True)
UNIT = Prompt("starting-unit", "SC-GALAXY-17", is_open=True)
TRANSPORT = Prompt("starting-transport", "SC-GALAXY-17", is_open=True)


def home(game: StarCraftGame, seat: int) -> int:
    """The planet with the starting base."""
    return game.facts.planet_of[game.state.bases.index(seat)]


# Z-axis routes


def major_ends(free: tuple[int, ...]) -> list[int]:
    """The free slots for a major end: a slot on another planet must be left for the minor end
    (SC-GALAXY-11, SC-GALAXY-13)."""
    planets = {slot // 4 for slot in free}
    return list(free) if len(planets) > 1 else []


def minor_ends(free: tuple[int, ...], major: int) -> list[int]:
    """The free slots for the minor end: on any other planet, adjacent or not (SC-GALAXY-12)."""
    return [slot for slot in free if slot // 4 != major // 4]


def why_not_minor(free: tuple[int, ...], major: int, slot: int) -> str | None:
    """The rule that forbids this slot for the minor end, or None."""
    if slot not in free:
        return "SC-GALAXY-14"
    return "SC-GALAXY-12" if slot // 4 == major // 4 else None


def attach_z_axis(game: StarCraftGame, seat: int, ends: Ends) -> None:
    """A z-axis route is attached; it belongs to nobody (SC-GALAXY-11, SC-GALAXY-15)."""
    galaxy = game.state.galaxy
    game.state.galaxy = make_galaxy(game.facts.planet_sides, galaxy.tiles, (*galaxy.ends, ends))
    game.emit("z-axis", seat, ends)


class PlaceZAxisRoute(Step):
    """A player attaches a z-axis route: the major end, then the minor end."""

    seat: int
    major: int = NONE  # the slot chosen for the major end

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_major_end(game, pick)
            case 2:
                return self.choose_minor_end(game, pick)
        return OVER

    def choose_major_end(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any free slot of any planet; if both ends cannot be attached, neither is, and the pair
        leaves the game (SC-GALAXY-11, SC-GALAXY-13, SC-GALAXY-14)."""
        if pick is None:
            slots = major_ends(game.state.galaxy.free_slots)
            if slots:  # slots on at least two planets, so there is always a choice
                options = [Option("slot", slot) for slot in slots]
                return Decision(Seat(self.seat), MAJOR_END, options)
            game.emit("z-axis-left", self.seat)
            return OVER
        self.major = pick.what
        return None

    def choose_minor_end(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A free slot of another planet, which may already be adjacent
        (SC-GALAXY-11, SC-GALAXY-12)."""
        minor = NONE if pick is None else pick.what
        if pick is None:
            slots = minor_ends(game.state.galaxy.free_slots, self.major)
            if len(slots) > 1:
                options = [Option("slot", slot) for slot in slots]
                return Decision(Seat(self.seat), MINOR_END, options)
            minor = slots[0]
        attach_z_axis(game, self.seat, (self.major, minor))
        return None

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids an end in this slot."""
        if option.verb != "slot" or option.to != NONE:
            return MAJOR_END.rule
        free = game.state.galaxy.free_slots
        if self.at == 1:
            return None if option.what in major_ends(free) else "SC-GALAXY-14"
        return why_not_minor(free, self.major, option.what)


# Resource cards


def take_resources(game: StarCraftGame, seat: int) -> None:
    """6. All Resource cards of the planet with the base; the others are in the common deck
    (SC-GALAXY-16)."""
    for area in game.facts.areas_of[home(game, seat)]:
        if is_resource_area(game.facts, area):
            add_resource(game, seat, area)


# Starting forces


def why_not_unit(game: StarCraftGame, seat: int, unit: int, area: int) -> str | None:
    """The rule that forbids an area for a starting unit, or None: it must be on the planet with the
    base, within the unit limit."""
    box = game.facts
    if area not in box.areas_of[home(game, seat)]:
        return "SC-GALAXY-17"
    return None if room_for(game.state, box, seat, area, unit) > 0 else "SC-COMP-10"


def why_not_transport(game: StarCraftGame, seat: int, route: int) -> str | None:
    """The rule that forbids a route for the starting transport: either end must touch the planet
    with the base, on a normal or a z-axis route."""
    touching = game.state.galaxy.routes_of[home(game, seat)]
    return None if route in touching else "SC-GALAXY-17"


class PlaceForces(Step):
    """7. A player places the starting forces on the sheet on and around the base's planet."""

    seat: int
    last: int = NONE  # the area of the unit placed last

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.place_units(game, pick)
            case 2:
                return self.place_transport(game, pick)
            case 3:
                take_workers(game, self.seat)
                return None
        return OVER

    def place_units(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Each unit in any area of the planet, within the unit limits
        (SC-GALAXY-17, SC-COMP-10)."""
        if pick is not None:
            self.place_one(game, pick.to)
        units = self.units(game)
        while self.done < len(units):
            unit = units[self.done]
            areas = open_areas(game, self.seat, unit)
            if len(areas) > 1:
                first = self.last if self.repeats(units) else NONE
                areas, fresh = in_order(areas, first)
                options = [Option("place", unit, area) for area in areas]
                return Decision(Seat(self.seat), UNIT, options, fresh=fresh)
            self.place_one(game, areas[0])
        return None

    def place_one(self, game: StarCraftGame, area: int) -> None:
        place_unit(game, self.seat, self.units(game)[self.done], area)
        self.done += 1
        self.last = area

    def units(self, game: StarCraftGame) -> tuple[int, ...]:
        """The starting units of the sheet, equal ones in a row."""
        return game.facts.starting_units[game.state.players[self.seat].faction]

    def repeats(self, units: tuple[int, ...]) -> bool:
        """Whether the unit is like the one before it, so that one order of their areas is
        enough."""
        return self.done > 0 and units[self.done] == units[self.done - 1]

    def place_transport(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """On any route of the planet, normal or z-axis; a z-axis route is one place, whichever end
        is looked at (SC-GALAXY-17, SC-GALAXY-18)."""
        routes = game.state.galaxy.routes_of[home(game, self.seat)]
        if pick is None and len(routes) > 1:
            options = [Option("route", route) for route in routes]
            return Decision(Seat(self.seat), TRANSPORT, options)
        if routes:  # a planet that could not be connected may have none (SC-GALAXY-07)
            place_transport(game, self.seat, routes[0] if pick is None else pick.what)
        return None

    def subject(self, game: StarCraftGame) -> Subject:
        """The unit that is placed next."""
        units = self.units(game)
        return {"unit": Ref("unit", units[self.done])} if self.at == 1 else {}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this area for a starting unit, or this route for the transport."""
        if self.at == 1 and option.verb == "place":
            if option.what != self.units(game)[self.done]:
                return UNIT.rule
            return why_not_unit(game, self.seat, option.what, option.to)
        if self.at == 2 and option.verb == "route" and option.to == NONE:
            return why_not_transport(game, self.seat, option.what)
        return UNIT.rule


def open_areas(game: StarCraftGame, seat: int, unit: int) -> list[int]:
    """The areas of the base's planet with room for another unit (SC-GALAXY-17, SC-COMP-10)."""
    areas = game.facts.areas_of[home(game, seat)]
    return [area for area in areas if room_for(game.state, game.facts, seat, area, unit) > 0]


def take_workers(game: StarCraftGame, seat: int) -> None:
    """The starting workers come from the supply into the Worker Pool, ready for use
    (SC-GALAXY-17)."""
    player = game.state.players[seat]
    number = game.facts.starting_workers[player.faction]
    player.worker_supply -= number
    player.pool += number
    game.emit("workers", seat, number=number)


def units_left(game: StarCraftGame) -> tuple[int, ...]:
    """The starting units that the player who is asked has still to place."""
    asking = game.stack[-1] if game.stack else None
    if not isinstance(asking, PlaceForces) or asking.at > 1:
        return ()
    return asking.units(game)[asking.done :]
