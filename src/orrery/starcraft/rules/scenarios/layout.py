"""A scenario is laid out: its map, then the forces that each player places on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from orrery.core.decisions import Option, Prompt, Ref, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import add_resource, place_base, place_transport, place_unit
from orrery.starcraft.board.galaxy import make_galaxy
from orrery.starcraft.board.items import lay_item
from orrery.starcraft.board.queries import (
    base_areas,
    has_transport,
    is_resource_area,
    keeper,
    room_for,
    seat_of,
)
from orrery.starcraft.board.rows import places_in, replaced, with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.scenario import Force
from orrery.starcraft.facts.terms import EITHER, IN_AIR, NONE, ON_GROUND
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.installations import place_installation, why_not_install

if TYPE_CHECKING:
    from orrery.starcraft.board.galaxy import Ends
    from orrery.starcraft.board.state import StarCraftGame, Units
    from orrery.starcraft.facts.scenario import Scenario

BASE = Prompt("scenario-base", "BW-MODE-15", is_open=True)
INSTALLATION = Prompt("scenario-installation", "BW-MODE-15", is_open=True)
UNIT = Prompt("starting-unit", "BW-MODE-15", is_open=True)
ITEM = Prompt("scenario-item", "BW-MODE-15", is_open=True)
TRANSPORT = Prompt("starting-transport", "BW-MODE-15", is_open=True)
UNITS, TRANSPORTS = 3, 5
"""The steps of `PlaceForce` in which they are placed."""


def played(game: StarCraftGame) -> Scenario:
    """The scenario that is played."""
    assert game.facts.scenario is not None
    return game.facts.scenario


class LayOut(Step):
    """The map and the forces of a scenario (BW-MODE-15)."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The map as pictured; then in play order everybody's forces, the driven factions' last;
        then supplies and Resource cards (BW-MODE-12, BW-MODE-15)."""
        match self.at:
            case 1:
                lay_map(game)
            case 2:
                forces = in_play_order(game)
                if self.done < len(forces):
                    self.done += 1
                    return game.run(PlaceForce(forces[self.done - 1]))
            case 3:
                place_fixed_transports(game)
                for seat in range(len(game.state.players)):
                    take_supplies(game, seat)
            case _:
                return OVER
        return None


def lay_map(game: StarCraftGame) -> None:
    """Each planet in its cell, which makes the normal routes; then the z-axis routes, each end in
    the first free slot of its planet (BW-SCEN-02, BW-SCEN-21, BW-SCEN-51, BW-SCEN-71)."""
    state, sides, scenario = game.state, game.facts.planet_sides, played(game)
    for planet, x, y, turn in scenario.tiles:
        tiles = (*state.galaxy.tiles, (planet, x, y, turn))
        state.galaxy = make_galaxy(sides, tiles)
    ends: tuple[Ends, ...] = ()
    for a, b in scenario.z_axis:
        free = state.galaxy.free_slots
        first, second = (next(slot for slot in free if slot // 4 == one) for one in (a, b))
        ends = (*ends, (first, second))
        state.galaxy = make_galaxy(sides, state.galaxy.tiles, ends)
    game.emit("map", NONE, state.galaxy.planets)


def place_fixed_transports(game: StarCraftGame) -> None:
    """Transports on the routes that the scenario names (BW-SCEN-25, BW-SCEN-37)."""
    state = game.state
    for faction, one, other in played(game).driving.transports:
        for route in state.galaxy.routes_of[one]:
            if state.galaxy.other_end(route, one) == other:
                place_transport(game, seat_of(state, faction), route)


def in_play_order(game: StarCraftGame) -> list[int]:
    """The numbers of the forces, those of the first player first (BW-MODE-15)."""
    scenario = played(game)
    order = (*scenario.order, *scenario.driven)
    return sorted(
        range(len(scenario.forces)), key=lambda one: order.index(scenario.forces[one].faction)
    )


def take_supplies(game: StarCraftGame, seat: int) -> None:
    """Workers, buildings, modules and Leadership cards without payment, and the Resource cards of
    every planet with a base of the player's (BW-MODE-12, BW-MODE-15, BW-MODE-22, BW-SCEN-23)."""
    box, player = game.facts, game.state.players[seat]
    for one in (player.faction, played(game).joined[player.faction].faction):
        supplies = played(game).supplies[one] if one != NONE else None
        if supplies is None:
            continue
        player.worker_supply -= supplies.workers
        player.pool += supplies.workers
        game.emit("workers", seat, number=supplies.workers)
        for kind, level in supplies.buildings:
            player.buildings = replaced(player.buildings, kind, level)
        for kind in supplies.modules:
            player.modules = replaced(player.modules, kind, player.modules[kind] + 1)
        player.leading = tuple(sorted((*player.leading, *supplies.leaders)))
        take_own_cards(game, seat)
    for area in places_in(game.state.bases, seat):
        for one in box.areas_of[box.planet_of[area]]:
            if is_resource_area(box, one):
                add_resource(game, seat, one)


def take_own_cards(game: StarCraftGame, seat: int) -> None:
    """A hero is gained with the card: technologies that only this hero can use go into the Combat
    deck before it is shuffled (BW-MODE-16, BW-LEAD-19, BW-SCEN-24)."""
    box, player = game.facts, game.state.players[seat]
    for card in player.leading:
        hero = box.leadership[card].hero
        if hero == NONE or hero in player.gained:
            continue
        player.gained = with_one(player.gained, hero)
        own = box.unit_bit[hero] & ~box.unit_bit[box.figure_of[hero]]
        cards = tuple(one for one in player.tech_deck if box.icons[one] & own)
        if cards:
            player.tech_deck = tuple(one for one in player.tech_deck if one not in cards)
            player.deck = tuple(sorted((*player.deck, *cards)))
            game.emit("own-cards", seat, cards)


def take_cards_to_hand(game: StarCraftGame, seat: int) -> None:
    """Technologies that the scenario gives join the hand; they count as acquired, and everybody
    knows them (BW-MODE-16, BW-SCEN-03)."""
    player = game.state.players[seat]
    supplies = played(game).supplies[player.faction]
    for card in supplies.cards if supplies is not None else ():
        player.tech_deck = without(player.tech_deck, card)
        player.hand = with_one(player.hand, card)
        player.announced = with_one(player.announced, card)
        game.emit("technology-to-hand", seat, (card,))


class PlaceForce(Step):
    """A player places what the scenario gives on one planet: bases, installations, units, an item,
    transports (BW-MODE-15)."""

    force: int
    last: int = NONE  # the area of the unit placed last
    late: ClassVar[dict[str, object]] = {"last": NONE}

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        force = played(game).forces[self.force]
        seat = seat_of(game.state, force.faction)
        match self.at:
            case 1:
                return self.place_base(game, seat, force, pick)
            case 2:
                return self.place_installations(game, seat, force, pick)
            case 3:
                return self.place_units(game, seat, force, pick)
            case 4:
                return self.lay_item(game, seat, force, pick)
            case 5:
                return self.place_transports(game, seat, force, pick)
        return OVER

    def place_base(
        self, game: StarCraftGame, seat: int, force: Force, pick: Option | None
    ) -> StepResult:
        """In any area of the planet that may hold it; on some planets a faction has only units
        (BW-MODE-15, BW-SCEN-03, BW-SCEN-04)."""
        if pick is None:
            if not force.bases or self.done:
                return None
            areas = areas_for_base(game, force)
            if len(areas) > 1 and not is_quick(game):
                return ask(game, seat, BASE, [Option("base", area) for area in areas])
            area = max(areas, key=lambda one: game.facts.limit[one])
        else:
            area = pick.what
        place_base(game, seat, area)
        return None

    def place_installations(
        self, game: StarCraftGame, seat: int, force: Force, pick: Option | None
    ) -> StepResult:
        """Each in another area than the base (BW-MODE-15, BW-INST-02, BW-SCEN-54, BW-SCEN-76)."""
        if pick is not None:
            place_installation(game, seat, force.installations[self.done], pick.what)
            self.done += 1
        while self.done < len(force.installations):
            kind = force.installations[self.done]
            areas = [
                area
                for area in game.facts.areas_of[force.planet]
                if why_not_install(game, kind, area) is None
            ]
            if len(areas) > 1 and not is_quick(game):
                return ask(game, seat, INSTALLATION, [Option("area", area) for area in areas])
            place_installation(game, seat, kind, areas[0])
            self.done += 1
        return None

    def place_units(
        self, game: StarCraftGame, seat: int, force: Force, pick: Option | None
    ) -> StepResult:
        """Each unit in any area of the planet, within the unit limits, so that all find a place
        (BW-MODE-15, SC-COMP-10, BW-SCEN-74, BW-SCEN-75)."""
        if pick is not None:
            self.put(game, seat, force, pick.to)
        while self.done < len(force.units):
            unit = force.units[self.done]
            areas = areas_for_unit(game, seat, force, self.done)
            if len(areas) > 1 and not is_quick(game):
                same = self.done and force.units[self.done - 1] == unit
                areas, fresh = in_order(areas, self.last if same else NONE)
                options = [Option("place", unit, area) for area in areas]
                return ask(game, seat, UNIT, options, fresh=fresh)
            armies = game.state.armies
            self.put(game, seat, force, min(areas, key=lambda one: len(armies[one])))
        return None

    def put(self, game: StarCraftGame, seat: int, force: Force, area: int) -> None:
        place_unit(game, seat, force.units[self.done], area)
        self.done += 1
        self.last = area

    def lay_item(
        self, game: StarCraftGame, seat: int, force: Force, pick: Option | None
    ) -> StepResult:
        """An item that nobody carries lies in an area of the planet (BW-SCEN-56)."""
        if force.item == NONE:
            return None
        areas = list(game.facts.areas_of[force.planet])
        if pick is None and not is_quick(game):
            return ask(game, seat, ITEM, [Option("area", area) for area in areas])
        guarded = max(areas, key=lambda one: len(game.state.armies[one]))
        lay_item(game, force.item, guarded if pick is None else pick.what)
        return None

    def place_transports(
        self, game: StarCraftGame, seat: int, force: Force, pick: Option | None
    ) -> StepResult:
        """On routes that touch the planet, normal or z-axis, one on each at most; who is given none
        begins without (BW-MODE-15, BW-SCEN-05, BW-SCEN-26, BW-SCEN-73)."""
        if pick is not None:
            place_transport(game, seat, pick.what)
            self.done += 1
        while self.done < force.transports:
            routes = routes_for_transport(game, seat, force)
            if len(routes) > 1 and not is_quick(game):
                return ask(game, seat, TRANSPORT, [Option("route", route) for route in routes])
            if routes:
                place_transport(game, seat, routes[0])
            self.done += 1
        return None

    def subject(self, game: StarCraftGame) -> Subject:
        """The planet, and what is placed on it next."""
        force = played(game).forces[self.force]
        about: Subject = {"planet": Ref("planet", force.planet)}
        if self.at == 2:
            about["about"] = Ref("installation", force.installations[self.done])
        if self.at == 3:
            about["unit"] = Ref("unit", force.units[self.done])
        if self.at == 4:
            about["about"] = Ref("item", force.item)
        return about


class BeingPlaced(NamedTuple):
    """What a player still has to place on a planet, as far as one gesture goes."""

    force: int
    units: Units
    areas: dict[int, list[int]]  # by unit: where it may stand
    routes: list[int]  # of the next transport


def being_placed(game: StarCraftGame) -> BeingPlaced | None:
    """The units or the transport that the player who is asked places now (BW-MODE-15)."""
    asking = game.stack[-1] if game.stack else None
    if not isinstance(asking, PlaceForce) or game.decision is None:
        return None
    force, seat = played(game).forces[asking.force], game.decision.whose
    units = force.units[asking.done :] if asking.at == UNITS else ()
    return BeingPlaced(
        asking.force,
        units,
        {unit: areas_with_room(game, seat, force, unit) for unit in units},
        routes_for_transport(game, seat, force) if asking.at == TRANSPORTS else [],
    )


def is_quick(game: StarCraftGame) -> bool:
    """Whether the program places everything."""
    return game.facts.settings["galaxy"] == "quick"


def areas_for_base(game: StarCraftGame, force: Force) -> list[int]:
    """Where the base may stand: not where the scenario forbids it, and so that an area is left for
    each installation (BW-SCEN-03, BW-PLANET-04)."""
    box = game.facts
    return [
        area
        for area in base_areas(box, force.planet)
        if keeper(game.state, area) == NONE and box.yields[area] != force.barred
    ]


def areas_for_unit(game: StarCraftGame, seat: int, force: Force, at: int) -> list[int]:
    """Where the next unit may go such that all later ones still find a place: areas may be for one
    kind of units only (BW-MODE-15, BW-PLANET-02)."""
    unit, later = force.units[at], force.units[at + 1 :]
    areas = areas_with_room(game, seat, force, unit)
    fitting = [area for area in areas if all_fit(game, force, area, later)]
    return fitting or areas


def areas_with_room(game: StarCraftGame, seat: int, force: Force, unit: int) -> list[int]:
    """The areas of the planet where a unit may stand by itself (BW-MODE-15, SC-COMP-10)."""
    state, box = game.state, game.facts
    return [
        area
        for area in box.areas_of[force.planet]
        if keeper(state, area) in (seat, NONE)
        and state.owners[area] in (seat, NONE)
        and room_for(state, box, seat, area, unit) > 0
    ]


def all_fit(game: StarCraftGame, force: Force, taken: int, units: Units) -> bool:
    """Whether these units find places once one more stands in an area: for no set of kinds are
    there more of them than places (SC-COMP-10, BW-PLANET-02)."""
    box, armies = game.facts, game.state.armies
    room = {area: box.limit[area] - len(armies[area]) for area in box.areas_of[force.planet]}
    room[taken] -= 1
    for kinds in (ON_GROUND, IN_AIR, EITHER):
        places = sum(max(left, 0) for area, left in room.items() if box.allows[area] & kinds)
        if sum(1 for unit in units if not box.kind[unit] & ~kinds) > places:
            return False
    return True


def routes_for_transport(game: StarCraftGame, seat: int, force: Force) -> list[int]:
    """The routes of the planet on which the player has no transport (BW-MODE-15)."""
    routes, player = game.state.galaxy.routes_of[force.planet], game.state.players[seat]
    return [route for route in routes if not has_transport(player, route)]
