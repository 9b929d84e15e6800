"""Building the galaxy, steps 5 to 7: z-axis routes, starting Resource cards, starting forces."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.core.decisions import Option, Prompt, Ref, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import add_resource, place_transport, place_unit
from orrery.starcraft.board.galaxy import make_galaxy
from orrery.starcraft.board.leading import forces_of, leader_with
from orrery.starcraft.board.queries import clockwise, has_transport, is_resource_area, why_no_room
from orrery.starcraft.board.rows import without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.leadership.installing import PlaceInstallation
from orrery.starcraft.rules.setup.gifts import (
    installing_card,
    kept_for_installation,
    take_gifts,
)
from orrery.starcraft.rules.setup.homes import (
    areas_at_home,
    open_areas,
    routes_from_home,
    who_can_stay_behind,
    without_place,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.galaxy import Ends
    from orrery.starcraft.board.state import StarCraftGame

MAJOR_END = Prompt("z-axis-major", "SC-GALAXY-11", is_open=True)
MINOR_END = Prompt("z-axis-minor", "SC-GALAXY-11", is_open=True)
UNIT = Prompt("starting-unit", "SC-GALAXY-17", is_open=True)
LEFT_BEHIND = Prompt("starting-unit-left", "BW-SETUP-13", is_open=True)
TRANSPORT = Prompt("starting-transport", "SC-GALAXY-17", is_open=True)


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


def seats_for_z_axis(game: StarCraftGame) -> list[int]:
    """Who places the z-axis routes: everybody one, clockwise; with Glimpse the Future its player
    places all of them (SC-GALAXY-11, BW-LEADCARD-03)."""
    order = clockwise(game.state)
    alone = leader_with(game.state, game.facts, "glimpse_the_future")
    return order if alone == NONE else [alone] * len(order)


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
                return ask(game, self.seat, MAJOR_END, options)
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
                return ask(game, self.seat, MINOR_END, options)
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
    """6. All Resource cards of the planets with a base of the player's; the others are in the
    common deck (SC-GALAXY-16, BW-LEADCARD-01)."""
    for area in areas_at_home(game, seat):
        if is_resource_area(game.facts, area):
            add_resource(game, seat, area)


# Starting forces


def why_not_unit(game: StarCraftGame, seat: int, unit: int, area: int) -> str | None:
    """The rule that forbids an area for a starting unit, or None: it must be on the planet with the
    base, within the unit limit."""
    if area not in areas_at_home(game, seat):
        return "SC-GALAXY-17"
    return why_no_room(game.state, game.facts, seat, area, unit)


def why_not_transport(game: StarCraftGame, seat: int, route: int) -> str | None:
    """The rule that forbids a route for a starting transport: either end must touch a planet with
    a base, on a normal or a z-axis route, where the player has none yet."""
    if route >= 0 and has_transport(game.state.players[seat], route):
        return "SC-BUILD-06"
    return None if route in routes_from_home(game, seat) else "SC-GALAXY-17"


class PlaceForces(Step):
    """7. A player places the starting forces of the sheet or the Leadership card on and around the
    planet with the base."""

    seat: int
    last: int = NONE  # the area of the unit placed last
    behind: tuple[int, ...] = ()  # units that find no place and stay in the supply
    late: ClassVar[dict[str, object]] = {"behind": ()}

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.place_units(game, pick)
            case 2:
                return self.place_transports(game, pick)
            case 3:
                return self.take_the_rest(game)
        return OVER

    def place_units(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Each unit in any area of the planet, within the unit limits; if they do not all find a
        place, the player says who stays in the supply (SC-GALAXY-17, SC-COMP-10, BW-SETUP-13)."""
        if pick is not None and pick.verb == "unit":
            self.behind = (*self.behind, pick.what)
        elif pick is not None:
            self.place_one(game, pick.to)
        units = self.units(game)
        while not self.done and (types := who_can_stay_behind(game, self.seat, units)):
            if len(types) > 1:
                options = [Option("unit", unit) for unit in types]
                return ask(game, self.seat, LEFT_BEHIND, options)
            self.behind = (*self.behind, types[0])
            units = self.units(game)
        while self.done < len(units):
            unit = units[self.done]
            areas = self.areas(game, unit)
            if len(areas) > 1:
                first = self.last if self.repeats(units) else NONE
                areas, fresh = in_order(areas, first)
                options = [Option("place", unit, area) for area in areas]
                return ask(game, self.seat, UNIT, options, fresh=fresh)
            self.place_one(game, areas[0])
        return None

    def place_one(self, game: StarCraftGame, area: int) -> None:
        place_unit(game, self.seat, self.units(game)[self.done], area)
        self.done += 1
        self.last = area

    def areas(self, game: StarCraftGame, unit: int) -> list[int]:
        """Where the next unit may go; the last one must leave an area for an installation
        (BW-LEADCARD-10)."""
        areas = open_areas(game, self.seat, unit)
        if not game.facts.leadership or self.done + 1 < len(self.units(game)):
            return areas
        return kept_for_installation(game, self.seat, areas)

    def units(self, game: StarCraftGame) -> tuple[int, ...]:
        """The starting units that are placed, equal ones in a row."""
        units = forces_of(game.state, game.facts, self.seat).units
        for unit in self.behind:
            units = without(units, unit)
        return units

    def repeats(self, units: tuple[int, ...]) -> bool:
        """Whether the unit is like the one before it, so that one order of their areas is
        enough."""
        return self.done > 0 and units[self.done] == units[self.done - 1]

    def place_transports(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """On any route of the planet, normal or z-axis; a z-axis route is one place, whichever end
        is looked at (SC-GALAXY-17, SC-GALAXY-18)."""
        if pick is not None:
            place_transport(game, self.seat, pick.what)
            self.done += 1
        number = forces_of(game.state, game.facts, self.seat).transports
        while self.done < number:
            routes = routes_from_home(game, self.seat)
            if len(routes) > 1:
                options = [Option("route", route) for route in routes]
                return ask(game, self.seat, TRANSPORT, options)
            if routes:  # a planet that could not be connected may have none (SC-GALAXY-07)
                place_transport(game, self.seat, routes[0])
            self.done += 1
        return None

    def take_the_rest(self, game: StarCraftGame) -> StepResult:
        """Workers, and what a Leadership card gives besides (BW-SETUP-13)."""
        if self.done:
            return None
        self.done = 1
        take_workers(game, self.seat)
        take_gifts(game, self.seat)
        card = installing_card(game, self.seat)
        return None if card == NONE else game.run(PlaceInstallation(self.seat, card))

    def subject(self, game: StarCraftGame) -> Subject:
        """The unit that is placed next, and how many find no place."""
        if self.at != 1:
            return {}
        units = self.units(game)
        missing = without_place(game, self.seat, units)
        return {"unit": Ref("unit", units[self.done]), "n": Ref("number", missing)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this area for a starting unit, or this route for the transport."""
        if self.at == 1 and option.verb in ("unit", "place"):
            types = who_can_stay_behind(game, self.seat, self.units(game)) if not self.done else []
            if types or option.verb == "unit":
                return None if option in [Option("unit", one) for one in types] else UNIT.rule
            if option.what != self.units(game)[self.done]:
                return UNIT.rule
            reason = why_not_unit(game, self.seat, option.what, option.to)
            if reason is None and option.to not in self.areas(game, option.what):
                return "BW-LEADCARD-10"
            return reason
        if self.at == 2 and option.verb == "route" and option.to == NONE:
            return why_not_transport(game, self.seat, option.what)
        return UNIT.rule


def take_workers(game: StarCraftGame, seat: int) -> None:
    """The starting workers come from the supply into the Worker Pool, ready for use
    (SC-GALAXY-17)."""
    player = game.state.players[seat]
    number = forces_of(game.state, game.facts, seat).workers
    player.worker_supply -= number
    player.pool += number
    game.emit("workers", seat, number=number)


def units_left(game: StarCraftGame) -> tuple[int, ...]:
    """The starting units that the player who is asked has still to place."""
    asking = game.stack[-1] if game.stack else None
    if not isinstance(asking, PlaceForces) or asking.at > 1:
        return ()
    return asking.units(game)[asking.done :]
