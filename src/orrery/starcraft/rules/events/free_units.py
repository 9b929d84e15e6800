"""Event cards that give free units: of the player's race, at once, in one area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import place_unit
from orrery.starcraft.board.queries import excess, is_friendly, is_open_to, room_for, why_no_room
from orrery.starcraft.board.rows import without
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.events.card import EventStep

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

PLANET = Prompt("free-units-planet", "SC-EVENT-08")
AREA = Prompt("free-units-area", "SC-EVENT-08")
UNIT = Prompt("free-units-unit", "SC-EVENT-26")

GIFTS: dict[str, dict[str, tuple[str, ...]]] = {
    "scouting_party": {
        "terran": ("marine", "marine"),
        "protoss": ("zealot",),
        "zerg": ("zergling", "zergling"),
    },
    "air_support_event": {"terran": ("wraith",), "protoss": ("scout",), "zerg": ("mutalisk",)},
    "invasion_preparation": {"terran": ("wraith",), "protoss": ("scout",), "zerg": ("mutalisk",)},
    "reinforcements": {
        "terran": ("marine", "siege_tank"),
        "protoss": ("zealot", "reaver"),
        "zerg": ("hydralisk", "ultralisk"),
    },
    "flagship": {
        "terran": ("battlecruiser",),
        "protoss": ("carrier",),
        "zerg": ("guardian", "scourge"),
    },
}
"""The units, by card and race."""

FRIENDLY_ONLY = ("invasion_preparation",)
"""Cards whose units cannot go to an empty area (SC-EVENT-25)."""


def free_units(game: StarCraftGame, seat: int, card: int) -> tuple[int, ...]:
    """The units of the player's race that the card gives, as far as the supply has them
    (SC-FACT-14, SC-TIME-06)."""
    box, player = game.facts, game.state.players[seat]
    race = box.race_slugs[box.race[player.faction]]
    units: list[int] = []
    for slug in GIFTS[box.event_slugs[card]][race]:
        unit = box.unit(player.faction, slug)
        if player.figures[box.unit_place[unit]] > units.count(unit):
            units.append(unit)
    return tuple(sorted(units))


def types_given(game: StarCraftGame, seat: int, card: int) -> list[int]:
    """The types of those units."""
    return sorted(set(free_units(game, seat, card)))


def why_not_free_units(
    game: StarCraftGame, seat: int, card: int, types: list[int], area: int
) -> str | None:
    """Any area of the board that the card allows and that has room for one of the units, by its
    kind too; no base, building or technology is needed (SC-EVENT-08, BW-CARD-46)."""
    state, box = game.state, game.facts
    if not 0 <= area < box.areas or box.planet_of[area] not in state.galaxy.planets:
        return "SC-TERM-05"
    if box.event_slugs[card] in FRIENDLY_ONLY and not is_friendly(state, seat, area):
        return "SC-EVENT-25"
    if not is_open_to(state, seat, area):
        return "SC-EVENT-08"
    reasons: list[str] = []
    for unit in types:
        reason = why_no_room(state, box, seat, area, unit)
        if reason is None:
            return None
        reasons.append(reason)
    return max(reasons, default="SC-COMP-10")


def areas_for(
    game: StarCraftGame, seat: int, card: int, types: list[int], planet: int
) -> list[int]:
    """The areas of a planet that may take the units."""
    areas = game.facts.areas_of[planet]
    return [area for area in areas if why_not_free_units(game, seat, card, types, area) is None]


def why_not_planet(
    game: StarCraftGame, seat: int, card: int, types: list[int], planet: int
) -> str | None:
    """A planet of the galaxy with an area that may take the units (SC-EVENT-08)."""
    if planet not in game.state.galaxy.planets:
        return "SC-TERM-05"
    return None if areas_for(game, seat, card, types, planet) else "SC-EVENT-08"


class FreeUnits(EventStep):
    """Free units: the planet, the area, and if there is too little room, which units."""

    planet: int = NONE
    area: int = NONE
    left: tuple[int, ...] = ()  # types of the units still to be placed

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_planet(game, pick)
            case 2:
                return self.choose_area(game, pick)
            case 3:
                return self.place_units(game, pick)
        return OVER

    def choose_planet(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any planet on the board will do; without a legal area or miniatures nothing is gained
        (SC-EVENT-08, SC-TIME-06)."""
        if pick is None:
            types = types_given(game, self.seat, self.card)
            planets = [
                planet
                for planet in game.state.galaxy.planets
                if why_not_planet(game, self.seat, self.card, types, planet) is None
            ]
            if not planets:
                return OVER
            if len(planets) > 1:
                return self.ask(game, PLANET, [Option("planet", planet) for planet in planets])
            self.planet = planets[0]
            return None
        self.planet = pick.what
        return None

    def choose_area(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """All units of one card go to the same area (SC-EVENT-08)."""
        if pick is None:
            types = types_given(game, self.seat, self.card)
            areas = areas_for(game, self.seat, self.card, types, self.planet)
            if len(areas) > 1:
                return self.ask(game, AREA, [Option("area", area) for area in areas])
            self.area = areas[0]
        else:
            self.area = pick.what
        self.left = self.given(game)
        return None

    def given(self, game: StarCraftGame) -> tuple[int, ...]:
        """The units that may be in the area, by their kind (BW-PLANET-02, BW-CARD-46)."""
        box, units = game.facts, free_units(game, self.seat, self.card)
        return tuple(unit for unit in units if box.allows[self.area] & box.kind[unit])

    def place_units(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """All of them; with room for only some their owner chooses which
        (SC-EVENT-08, SC-COMP-10, SC-TIME-06)."""
        if pick is not None:
            self.place(game, pick.what)
        while fitting := self.fitting(game):
            if self.too_many(game) and len(fitting) > 1:
                return self.ask(game, UNIT, [Option("unit", unit) for unit in fitting])
            self.place(game, fitting[0])
        return OVER

    def fitting(self, game: StarCraftGame) -> list[int]:
        """The types of the units left for which there is room (SC-COMP-10)."""
        state, box = game.state, game.facts
        return [
            unit
            for unit in dict.fromkeys(self.left)
            if room_for(state, box, self.seat, self.area, unit) > 0
        ]

    def too_many(self, game: StarCraftGame) -> int:
        """How many of the units left find no room (SC-COMP-10)."""
        state = game.state
        units = (*state.armies[self.area], *self.left)
        return excess(state, game.facts, self.seat, self.area, units)

    def place(self, game: StarCraftGame, unit: int) -> None:
        self.left = without(self.left, unit)
        place_unit(game, self.seat, unit, self.area)

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this planet, area or unit, or None."""
        verb, what, to = option
        if to != NONE:
            return PLANET.rule
        types = types_given(game, self.seat, self.card)
        if self.at == 1 and verb == "planet":
            return why_not_planet(game, self.seat, self.card, types, what)
        if self.at == 2 and verb == "area":
            if what not in game.facts.areas_of[self.planet]:
                return AREA.rule
            return why_not_free_units(game, self.seat, self.card, types, what)
        if self.at == 3 and verb == "unit":
            if what not in self.left:
                return "SC-FACT-14"
            return None if what in self.fitting(game) else "SC-COMP-10"
        return PLANET.rule


def scouting_party(seat: int, card: int) -> FreeUnits:
    """2 Marines, 2 Zerglings or 1 Zealot in a friendly or empty area (SC-EVENT-13)."""
    return FreeUnits(seat, card)


def air_support(seat: int, card: int) -> FreeUnits:
    """A Wraith, Mutalisk or Scout in a friendly or empty area (SC-EVENT-24)."""
    return FreeUnits(seat, card)


def reinforcements(seat: int, card: int) -> FreeUnits:
    """Marine and Siege Tank, Hydralisk and Ultralisk, or Zealot and Reaver in a friendly or empty
    area (SC-EVENT-26)."""
    return FreeUnits(seat, card)


def flagship(seat: int, card: int) -> FreeUnits:
    """A Battlecruiser, a Guardian and a Scourge, or a Carrier in a friendly or empty area
    (SC-EVENT-39)."""
    return FreeUnits(seat, card)
