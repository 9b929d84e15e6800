"""Building the galaxy, steps 1 to 4: planets are drawn and placed, then starting bases."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import DONE, Decision, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.core.rng import shuffled
from orrery.starcraft.board.changes import place_base
from orrery.starcraft.board.galaxy import Tile, cell, make_galaxy, place_of
from orrery.starcraft.board.leading import forces_of
from orrery.starcraft.board.queries import base_areas, can_hold_base, clockwise
from orrery.starcraft.board.rows import replaced, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE, STEPS
from orrery.starcraft.rules.asking import ask

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

PLANET = Prompt("place-planet", "SC-GALAXY-04", is_open=True)
CELL = Prompt("place-cell", "SC-GALAXY-06", is_open=True)
TURN = Prompt("place-turn", "SC-GALAXY-06", is_open=True)
MAY_PLACE_BASE = Prompt("starting-base", "SC-GALAXY-09", is_open=True)
MUST_PLACE_BASE = Prompt("starting-base-now", "SC-GALAXY-10", is_open=True)

MIDDLE = (0, 0)

Place = tuple[int, int, int]
"""Where and how a planet may be placed: column, row, quarter turns clockwise."""
Cell = tuple[int, int]
Cells = dict[Cell, int]
"""The placed planets by their cells: a bit for each side with a slot."""

OPPOSITE = tuple([1 << (side + 2) % 4 for side in range(4)])
"""By side: the bit of the side that it meets on the next cell."""


def draw_planets(game: StarCraftGame) -> None:
    """1 and 2. The tokens are mixed, each player draws two or three, clockwise, unless they have
    chosen theirs; undrawn planets and their Resource cards leave the game (SC-GALAXY-01,
    SC-GALAXY-02, SC-SETUP-12, BW-OPT-04)."""
    state, each = game.state, game.facts.planets_drawn
    taken = {planet for planets in state.planets for planet in planets}
    left = [planet for planet in range(len(game.facts.planet_slugs)) if planet not in taken]
    tokens = shuffled(state, tuple(left))
    for at, seat in enumerate([seat for seat in clockwise(state) if not state.planets[seat]]):
        drawn = tuple(sorted(tokens[at * each : (at + 1) * each]))
        state.planets = replaced(state.planets, seat, drawn)
        game.emit("planets", seat, drawn)


def lay_planet(game: StarCraftGame, seat: int, planet: int, place: Place) -> None:
    """A planet goes to its cell; all possible routes are made (SC-GALAXY-08)."""
    state = game.state
    state.planets = replaced(state.planets, seat, without(state.planets[seat], planet))
    x, y, turn = place
    tiles = (*state.galaxy.tiles, (planet, x, y, turn))
    state.galaxy = make_galaxy(game.facts.planet_sides, tiles, state.galaxy.ends)
    game.emit("tile", seat, (planet, cell(x, y), turn))


# Where a planet may be placed


def placement_order(state: State, box: Box) -> list[int]:
    """3 and 4. One round clockwise from the first player, one in reverse: the first player places
    the first and the last planet; in a larger galaxy a third round is clockwise again
    (SC-GALAXY-03, BW-OPT-05)."""
    order = clockwise(state)
    third = order if box.planets_placed > 2 else []
    return [*order, *reversed(order), *third]


def planets_to_place(state: State, box: Box, seat: int) -> int:
    """How many planets a player has still to place; of three, one may be left over (BW-OPT-04)."""
    return len(state.planets[seat]) - (box.planets_drawn - box.planets_placed)


def put_back_planets(game: StarCraftGame) -> None:
    """Planets that nobody places return to the box with their Resource cards (BW-OPT-04)."""
    state = game.state
    for seat, planets in enumerate(state.planets):
        if planets:
            game.emit("planets-left", seat, planets)
    state.planets = ((),) * len(state.planets)


def turned(sides: int, turn: int) -> int:
    """A bit for each side of the cell with a slot, once the tile is turned (SC-GALAXY-05)."""
    return (sides << turn | sides >> 4 - turn) & 15


def turns(sides: int) -> list[int]:
    """The quarter turns that make a difference: a cross has one, a tile with opposite slots two
    (SC-GALAXY-05)."""
    seen: dict[int, int] = {}
    for turn in range(4):
        seen.setdefault(turned(sides, turn), turn)
    return list(seen.values())


def cells_of(sides: tuple[int, ...], tiles: tuple[Tile, ...]) -> Cells:
    """The cells with planets, and their slots."""
    return {(x, y): turned(sides[planet], turn) for planet, x, y, turn in tiles}


def open_cells(cells: Cells) -> Cells:
    """The free cells that a slot of a placed planet faces, and their sides where one does: a planet
    turned so that it has a slot there connects (SC-GALAXY-05, SC-GALAXY-06)."""
    found: Cells = {}
    for (x, y), slots in cells.items():
        for side, (dx, dy) in enumerate(STEPS):
            if slots >> side & 1 and (x + dx, y + dy) not in cells:
                place = (x + dx, y + dy)
                found[place] = found.get(place, 0) | OPPOSITE[side]
    return found


def cells_beside(cells: Cells) -> set[Cell]:
    """The free cells side by side with a placed planet."""
    return {(x + dx, y + dy) for x, y in cells for dx, dy in STEPS} - cells.keys()


def closes(cells: Cells, place: Cell, slots: int) -> bool:
    """Whether nothing more can be connected once a planet is placed this way (SC-GALAXY-07)."""
    return not open_cells({**cells, place: slots})


def legal_places(sides: int, cells: Cells, more: bool) -> list[Place]:
    """Every place for a planet: the middle for the first, connected for the others, and not closing
    the galaxy while more planets follow, if that can be avoided. If nothing can be connected, it
    goes next to the galaxy without routes (SC-GALAXY-06, SC-GALAXY-07)."""
    if not cells:
        return [(*MIDDLE, 0)]
    facing = open_cells(cells)
    orientations = [(turn, turned(sides, turn)) for turn in turns(sides)]
    possible = [
        (x, y, turn)
        for x, y in sorted(facing or cells_beside(cells))
        for turn, slots in orientations
        if not facing or slots & facing[x, y]
    ]
    if not more or len(facing) > 1:
        return possible  # with another open cell the galaxy does not close
    lasting = [
        (x, y, turn) for x, y, turn in possible if not closes(cells, (x, y), turned(sides, turn))
    ]
    return lasting or possible


def why_not_lie(sides: int, cells: Cells, place: Place, more: bool) -> str | None:
    """The rule that forbids a place for a planet, or None: the first goes in the middle; later ones
    need a free cell, must connect, and must not close the galaxy needlessly."""
    x, y, turn = place
    if turn not in turns(sides):
        return "SC-GALAXY-05"
    if not cells:
        return None if place == (*MIDDLE, 0) else "SC-GALAXY-06"
    if (x, y) in cells:
        return "SC-GALAXY-06"
    slots = turned(sides, turn)
    if facing := open_cells(cells):
        if not slots & facing.get((x, y), 0):
            return "SC-GALAXY-06"
    elif (x, y) not in cells_beside(cells):
        return "SC-GALAXY-07"
    if more and closes(cells, (x, y), slots) and place not in legal_places(sides, cells, more):
        return "SC-GALAXY-07"
    return None


class Laid(NamedTuple):
    """What is being laid: one of these planets, in this cell if it is chosen."""

    planets: tuple[int, ...]
    cell: int
    more_follow: bool


def being_laid(game: StarCraftGame) -> Laid | None:
    """What the player who is asked is laying; None if a planet is not what is asked about."""
    asking = game.stack[-1] if game.stack else None
    if not isinstance(asking, PlacePlanet) or asking.at > 3:
        return None
    planets = game.state.planets[asking.seat] if asking.planet == NONE else (asking.planet,)
    return Laid(planets, asking.cell, asking.more_follow(game))


class PlacePlanet(Step):
    """A player places one of their planets, and possibly the starting base on it."""

    seat: int
    planet: int = NONE  # chosen, not yet placed; after step 3 the planet just placed
    cell: int = NONE  # chosen for it

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_planet(game, pick)
            case 2:
                return self.choose_cell(game, pick)
            case 3:
                return self.turn_and_lay(game, pick)
            case 4:
                return self.place_starting_base(game, pick)
        return OVER

    def choose_planet(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """In the first round one of the planets; the next follows in the second
        (SC-GALAXY-04, BW-OPT-04)."""
        planets = game.state.planets[self.seat]
        if pick is None and len(planets) > 1:
            return self.ask(game, PLANET, [Option("planet", planet) for planet in planets])
        self.planet = planets[0] if pick is None else pick.what
        return None

    def choose_cell(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The first planet goes in the middle, every later one in a cell where it connects
        (SC-GALAXY-06, SC-GALAXY-07)."""
        if pick is None:
            cells = list(dict.fromkeys(cell(x, y) for x, y, _ in self.places(game)))
            if len(cells) > 1:
                return self.ask(game, CELL, [Option("cell", one) for one in cells])
            self.cell = cells[0]
        else:
            self.cell = pick.what
        return None

    def turn_and_lay(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The orientation decides which routes are made, and none can be left out
        (SC-GALAXY-05, SC-GALAXY-06, SC-GALAXY-08)."""
        x, y = place_of(self.cell)
        if pick is None:
            possible = [turn for tx, ty, turn in self.places(game) if (tx, ty) == (x, y)]
            if len(possible) > 1:
                return self.ask(game, TURN, [Option("turn", turn) for turn in possible])
            turn = possible[0]
        else:
            turn = pick.what
        lay_planet(game, self.seat, self.planet, (x, y, turn))
        return None

    def place_starting_base(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The free starting base may go in any area of the first planet; otherwise it must go on
        the second; two bases go on two planets (SC-GALAXY-09, SC-GALAXY-10, BW-LEADCARD-01)."""
        state = game.state
        number = forces_of(state, game.facts, self.seat).bases - state.bases.count(self.seat)
        if number <= 0 or pick == DONE:
            return None
        if pick is None:
            options = [Option("base", area) for area in base_areas(game.facts, self.planet)]
            if planets_to_place(state, game.facts, self.seat) >= number:
                return self.ask(game, MAY_PLACE_BASE, [*options, DONE])
            return self.ask(game, MUST_PLACE_BASE, options)
        place_base(game, self.seat, pick.what)
        return None

    def ask(self, game: StarCraftGame, prompt: Prompt, options: list[Option]) -> Decision:
        return ask(game, self.seat, prompt, options)

    def places(self, game: StarCraftGame) -> list[Place]:
        """Where the chosen planet may be placed (SC-GALAXY-07)."""
        sides = game.facts.planet_sides
        cells = cells_of(sides, game.state.galaxy.tiles)
        return legal_places(sides[self.planet], cells, self.more_follow(game))

    def more_follow(self, game: StarCraftGame) -> bool:
        """Whether planets remain after this one."""
        planets, box = game.state.planets, game.facts
        kept = len(planets) * (box.planets_drawn - box.planets_placed)
        return sum(map(len, planets)) - kept > 1

    def subject(self, game: StarCraftGame) -> Subject:
        """The planet; in a larger galaxy also how many follow."""
        box = game.facts
        follow = planets_to_place(game.state, box, self.seat) if box.planets_placed > 2 else 0
        return {"planet": Ref("planet", self.planet), "n": Ref("number", follow)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this planet, cell, orientation or area (BW-PLANET-04)."""
        if self.at == 2 and option.verb == "cell" and option.to == NONE:
            return self.why_not_cell(game, *place_of(option.what))
        if self.at == 3 and option.verb == "turn" and option.to == NONE:
            return self.why_not_place(game, (*place_of(self.cell), option.what))
        if self.at == 4 and option.verb == "base" and option.to == NONE:
            areas = game.facts.areas_of[self.planet]
            if option.what in areas and not can_hold_base(game.facts, option.what):
                return "BW-PLANET-04"
        return super().why_not(game, option)

    def why_not_cell(self, game: StarCraftGame, x: int, y: int) -> str | None:
        """A cell is forbidden if every orientation is; the closest one gives the reason."""
        reasons = [
            self.why_not_place(game, (x, y, turn))
            for turn in turns(game.facts.planet_sides[self.planet])
        ]
        return None if None in reasons else max(filter(None, reasons))

    def why_not_place(self, game: StarCraftGame, place: Place) -> str | None:
        """The rule that forbids a place for the chosen planet."""
        sides = game.facts.planet_sides
        cells = cells_of(sides, game.state.galaxy.tiles)
        return why_not_lie(sides[self.planet], cells, place, self.more_follow(game))
