"""The galaxy in a terminal: planets as small blocks in a grid, routes with transports between them,
a line for each area."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from orrery.cli.terminal.starcraft.labels import SHORT, TIGHT, WIDE, Labels
from orrery.starcraft.facts.terms import DEPLETED, FRESH, NONE
from orrery.starcraft.knowledge.shown import AreaShown

GAP = 4
"""Columns between two planets: a route, and below it the transports on it."""
NARROWEST = 17
"""If a cell would be narrower than this, the planets are listed in rows instead of on the grid."""
WIDEST = 38
LISTED = 25
"""The width of a planet when they are listed in rows."""
WORTH = 3
"""How many lines this must save before a galaxy loses its shape."""
YIELD_STYLES = ("cyan", "green", "yellow", "magenta")
ORDER_LETTERS = {"build": "b", "mobilize": "m", "research": "r", "defend": "d", "star": "s"}


class Cells(NamedTuple):
    """Where the planets are: by column and row, both counted from 0."""

    at: dict[tuple[int, int], int]
    columns: int
    rows: int


class GalaxyMap:
    """Draws planets, areas, routes, transports and orders as a seat sees them."""

    def __init__(self, labels: Labels) -> None:
        self.labels, self.ink, self.box, self.view = labels, labels.ink, labels.box, labels.view
        self.areas = labels.areas
        self.stacks = {one["planet"]: one for one in self.view["orders"]}
        self.routes = self.view["galaxy"]["routes"]
        self.normal = len(self.routes) - len(self.view["galaxy"]["z_axis"])
        self.room = WIDE
        self.defended = {
            player["orders"]["defended"]: seat
            for seat, player in enumerate(self.view["players"])
            if player["orders"].get("defended", NONE) != NONE
        }

    def draw(self) -> None:
        """As a grid if the terminal is wide enough, otherwise planet by planet; also if there is
        little room and a tall galaxy would need more lines."""
        cells = self.cells()
        width = (self.ink.width - GAP * (cells.columns - 1)) // max(cells.columns, 1)
        self.room = TIGHT if self.ink.is_tight else SHORT if self.ink.is_short else WIDE
        lines = self.in_places(cells, min(width, WIDEST)) if width >= NARROWEST else []
        is_scarce = self.ink.is_tightest or (self.ink.is_tight and self.ink.is_low)
        if cells.at and (is_scarce or not lines):
            listed = self.in_list([cells.at[place] for place in sorted(cells.at, key=reading)])
            if not lines or len(listed) + WORTH < len(lines):
                lines = listed
        for line in lines:
            line.rstrip()
            self.ink.console.print(line, no_wrap=True, crop=True)
        self.draw_z_axis()
        self.draw_drawn()

    def cells(self) -> Cells:
        tiles = self.view["galaxy"]["tiles"]
        left = min((x for _, x, _, _ in tiles), default=0)
        top = min((y for _, _, y, _ in tiles), default=0)
        at = {(x - left, y - top): planet for planet, x, y, _ in tiles}
        columns, rows = (max((one[axis] + 1 for one in at), default=0) for axis in (0, 1))
        return Cells(at, columns, rows)

    def draw_planet(self, planet: int) -> None:
        """One planet on one line, during a battle on it."""
        self.room = SHORT
        between = Text(f" {self.ink.signs.bullet} ", "dim")
        areas = between.join(self.area(area) for area in self.box.areas_of[planet])
        self.ink.print(Text.assemble(self.title(planet), "  ", areas))

    # Planets in a grid

    def in_places(self, cells: Cells, width: int) -> list[Text]:
        """Row by row, with the routes in between."""
        most = width - 1  # so that no area runs into the letters on a route
        blocks = {place: self.block(planet, most) for place, planet in cells.at.items()}
        while self.room < TIGHT and any(is_wider(block, most) for block in blocks.values()):
            self.room += 1
            blocks = {place: self.block(planet, most) for place, planet in cells.at.items()}
        lines: list[Text] = []
        for y in range(cells.rows):
            if y:
                lines += self.routes_down(cells, y, width)
            height = max((len(blocks.get((x, y), ())) for x in range(cells.columns)), default=0)
            for number in range(height):
                line = Text()
                for x in range(cells.columns):
                    block = blocks.get((x, y), [])
                    self.put(line, block[number] if number < len(block) else Text(), width)
                    if x + 1 < cells.columns:
                        route_text = self.route_right(cells, (x, y), (x + 1, y))
                        line.append_text(
                            route_text[number] if number < len(route_text) else Text(" " * GAP)
                        )
                lines.append(line)
        return lines

    def routes_down(self, cells: Cells, y: int, width: int) -> list[Text]:
        """The routes from one row of planets to the next, if there are any."""
        line = Text()
        for x in range(cells.columns):
            route = self.route_between(cells, (x, y - 1), (x, y))
            route_text = Text()
            if route != NONE:
                route_text = Text.assemble("  ", (self.ink.signs.route[1], "dim"), " ")
                route_text.append_text(self.transports(route))
            self.put(line, route_text, width + GAP)
        return [line] if line.plain.strip() else []

    def route_right(self, cells: Cells, one: tuple[int, int], other: tuple[int, int]) -> list[Text]:
        """A route to the right: the route itself and, line by line, the transports on it."""
        route = self.route_between(cells, one, other)
        if route == NONE:
            return []
        lines = [Text(f"{self.ink.signs.route[0] * (GAP - 1)} ", "dim")]
        marks = self.transports(route)
        for at in range(0, len(marks), GAP - 1):
            part = marks[at : at + GAP - 1]
            part.append(" " * (GAP - part.cell_len))
            lines.append(part)
        return lines

    def route_between(self, cells: Cells, one: tuple[int, int], other: tuple[int, int]) -> int:
        """The route that joins two cells, or NONE."""
        pair = sorted((cells.at.get(one, NONE), cells.at.get(other, NONE)))
        for route, ends in enumerate(self.routes[: self.normal]):
            if sorted(ends) == pair:
                return route
        return NONE

    def transports(self, route: int) -> Text:
        """The letters of the players with a transport on a route."""
        marks = Text()
        for seat, player in enumerate(self.view["players"]):
            if route in player["transports"]:
                marks.append_text(self.labels.mark(seat))
        return marks

    def put(self, line: Text, part: Text, width: int) -> None:
        """Append a part, padded or cut to a width."""
        part = part.copy()
        part.truncate(width - 1, overflow="ellipsis" if self.ink.is_unicode else "crop")
        part.append(" " * (width - part.cell_len))
        line.append_text(part)

    # Planets in rows

    def in_list(self, planets: Sequence[int]) -> list[Text]:
        """Blocks side by side in reading order, each with the routes that leave it."""
        self.room = max(self.room, SHORT)
        per_line = max(self.ink.width // LISTED, 1)
        width = self.ink.width // per_line - 1
        lines: list[Text] = []
        for at in range(0, len(planets), per_line):
            blocks = [self.block(one, width) for one in planets[at : at + per_line]]
            for block, planet in zip(blocks, planets[at : at + per_line], strict=True):
                block[1:1] = packed(self.routes_of(planet), width)
            for number in range(max(len(block) for block in blocks)):
                line = Text()
                for block in blocks:
                    self.put(line, block[number] if number < len(block) else Text(), width + 1)
                lines.append(line)
        return lines

    def routes_of(self, planet: int) -> list[Text]:
        """Where a planet's routes lead, with the transports on them."""
        drawn = []
        for route, ends in enumerate(self.routes[: self.normal]):
            if planet in ends:
                other = ends[0] if ends[1] == planet else ends[1]
                route_text = Text(f"{self.ink.signs.arrow}{self.labels.planet(other)}", "dim")
                marks = self.transports(route)
                route_text.append(" " if marks else "")
                drawn.append(route_text + marks)
        return drawn

    # One planet

    def block(self, planet: int, width: int) -> list[Text]:
        """The planet's name with its z-axis routes, its orders, and its areas."""
        lines = [self.title(planet)]
        orders = self.orders(planet)
        if orders is not None and lines[0].cell_len + orders.cell_len < width:
            lines[0].append(" ")
            lines[0].append_text(orders)
        elif orders is not None:
            lines.append(orders)
        areas = self.box.areas_of[planet]
        if self.ink.is_tight:
            return lines + list(packed([self.area(area) for area in areas], width))
        if not self.ink.is_short:
            return lines + [self.area(area) for area in areas]
        taken = [area for area in areas if self.is_taken(area)]
        free = [area for area in areas if area not in taken]
        lines += [self.area(area) for area in taken]
        return lines + list(packed([self.area(area) for area in free], width))

    def title(self, planet: int) -> Text:
        """The name of a planet, marked if it is active, and the letters of its z-axis routes."""
        name = self.labels.planet(planet)
        if planet == self.view["planet"]:
            name = f"{self.ink.signs.here}{name}"
        style = "bold underline" if planet != self.view["planet"] else "bold reverse"
        line = Text.assemble((name, style))
        if self.view["phase"] == "setup":  # options refer to cells by column and row
            x, y = next((x, y) for one, x, y, _ in self.view["galaxy"]["tiles"] if one == planet)
            line.append(f" ({x},{y})")
        for number, ends in enumerate(self.routes[self.normal :], 1):
            for end in ends:
                if end == planet:
                    line.append(f" {self.labels.z_letter(number)}", "cyan")
        return line

    def orders(self, planet: int) -> Text | None:
        """The stack, top first: whose order it is, and which one if that is known."""
        stack = self.stacks.get(planet)
        if stack is None:
            return None
        line = Text.assemble(("[", "dim"))
        for number, one in enumerate(reversed(stack["tokens"])):
            if number:
                line.append(" ")
            line.append_text(self.labels.mark(one["seat"]))
            line.append(self.order_letter(one["order"]))
        line.append("]", "dim")
        return line

    def order_letter(self, order: str | None) -> str:
        """The first letter, with a plus for special orders; `?` for an order that is face down."""
        if order is None:
            return "?"
        kind = order.removeprefix("special_")
        return ORDER_LETTERS[kind] + ("" if kind == order else "+")

    # One area

    def is_taken(self, area: int) -> bool:
        """Whether something is there, or it differs from what is printed."""
        shown = self.areas[area]
        is_changed = shown["base"] != NONE or bool(shown["units"]) or shown["depletion"] != FRESH
        return is_changed or not shown.keys().isdisjoint(
            ("installation", "guards", "points", "items")
        )

    def area(self, area: int) -> Text:
        """Number, yield, units and limit, whose base and other pieces, whose units: a whole line,
        or part of one."""
        shown, space = self.areas[area], "" if self.room == TIGHT else " "
        number = self.box.area_slugs[area].rpartition(".")[2]
        limit = f"/{self.box.limit[area]}{self.labels.type_sign(area)}"
        if not self.ink.is_tight:
            limit = f" {len(shown['units'])}{limit}"
        line = Text.assemble((number, "dim"), space, self.yield_text(area), (limit, "dim"), space)
        if self.add_pieces(line, shown) == shown["owner"]:  # the letter comes before the base
            line.append(self.labels.army(shown["units"], self.room, shown["owner"]))
        else:
            self.add_units(line, shown["owner"], shown["units"])
        if area == self.view["invaded"] and self.view["invaders"]:
            line.append(f"{space}{self.ink.signs.attack}", "bold")
            self.add_units(line, self.view["active"], self.view["invaders"])
        line.rstrip()
        if area in self.defended:
            line.append_text(self.defend_order(self.defended[area]))
        return line

    def add_pieces(self, line: Text, shown: AreaShown) -> int:
        """Base, installation, guard tokens and items; whose base or installation it is."""
        keeper, space = shown["base"], "" if self.room == TIGHT else " "
        if keeper != NONE:
            line.append_text(self.labels.mark(keeper))
            line.append(f"{self.ink.signs.base}{space}", "bold")
        if "installation" in shown:
            installation = shown["installation"]
            keeper = installation["seat"]
            line.append_text(self.labels.mark(keeper))
            name = self.labels.installation_name(installation["kind"], self.room)
            line.append(f"{self.ink.signs.installation}{name} ", "bold")
        if "guards" in shown:
            line.append(f"{self.ink.signs.guard * shown['guards']}{space}", "bold")
        for item in shown.get("items", ()):
            line.append(f"{self.labels.item_sign(item)} ", "bold")
        return keeper

    def defend_order(self, seat: int) -> Text:
        """Whose Defend order was executed in an area in this round."""
        order = (f"{self.order_letter('defend')}]", "dim")
        return Text.assemble((" [", "dim"), self.labels.mark(seat), order)

    def add_units(self, line: Text, owner: int, units: Sequence[int]) -> None:
        """Whose units, and which."""
        if units:
            line.append_text(self.labels.mark(owner))
            line.append("" if self.room == TIGHT else " ")
            line.append(self.labels.army(units, self.room, owner))

    def yield_text(self, area: int) -> Text:
        """The yield, followed by a mark if the area is half depleted or depleted."""
        is_gone = self.areas[area]["depletion"] == DEPLETED
        style = "dim" if is_gone else YIELD_STYLES[self.box.yields[area]]
        return Text(self.labels.yields(area), style)

    # Routes outside the grid

    def draw_z_axis(self) -> None:
        """The z-axis routes with the transports on them."""
        parts = []
        for route in range(self.normal, len(self.routes)):
            part = Text.assemble(
                (f"{self.labels.z_letter(route - self.normal + 1)} ", "cyan"),
                self.ink.signs.route[0].join(self.labels.planet(end) for end in self.routes[route]),
            )
            marks = self.transports(route)
            if marks:
                part.append(" ")
                part.append_text(marks)
            parts.append(part)
        if parts:
            self.ink.print(self.ink.flow(parts, self.ink.width - 1))

    def draw_drawn(self) -> None:
        """The planets still to be placed, by player."""
        parts = [
            Text.assemble(
                self.labels.mark(seat), " ", ", ".join(self.labels.planet(one) for one in planets)
            )
            for seat, planets in enumerate(self.view["galaxy"]["drawn"])
            if planets
        ]
        if parts:
            parts.insert(0, Text(self.ink.say("sct-to-be-placed"), "bold"))
            self.ink.print(self.ink.flow(parts, self.ink.width - 1))


def reading(place: tuple[int, int]) -> tuple[int, int]:
    """Row by row."""
    return place[1], place[0]


def is_wider(block: Sequence[Text], width: int) -> bool:
    """Whether a line of a block does not fit."""
    return any(line.cell_len > width for line in block)


def packed(parts: Sequence[Text], width: int) -> Iterator[Text]:
    """Parts side by side in as few lines as possible."""
    line = Text()
    for part in parts:
        if line.cell_len and line.cell_len + 2 + part.cell_len > width:
            yield line
            line = Text()
        line.append("  " if line.cell_len else "")
        line.append_text(part)
    if line.cell_len:
        yield line
