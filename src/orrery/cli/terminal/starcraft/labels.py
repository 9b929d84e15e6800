"""What things in StarCraft are called on a small screen: letters, three-letter names, symbols."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from orrery.cli.terminal.ink import Ink
from orrery.core.decisions import Seat
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import IN_AIR, NONE, ON_GROUND, STRATEGIC
from orrery.starcraft.knowledge.shown import PlayerShown
from orrery.starcraft.ruleset import STARCRAFT
from orrery.starcraft.words.names import Names
from orrery.starcraft.words.scene import scene_of

STYLES = {
    "jim_raynor": "bright_blue",
    "arcturus_mengsk": "bright_red",
    "tassadar": "bright_yellow",
    "aldaris": "dark_orange",
    "queen_of_blades": "bright_magenta",
    "overmind": "bright_green",
}
ROMAN = ("0", "I", "II", "III")
WIDE, SHORT, TIGHT = 0, 1, 2
"""How much room there is for unit names: in full, three letters, three letters without spaces."""


class Labels(Names):
    """A view of a table with names for everything on it, in symbols the terminal can show."""

    def __init__(self, ink: Ink, game: StarCraftGame, seat: int | None) -> None:
        super().__init__(game.facts, scene_of(game), ink.words.locale)
        self.ink, self.seat, self.galaxy = ink, seat, game.state.galaxy
        self.view = STARCRAFT.view(game, None if seat is None else Seat(seat))
        self.areas = {one["area"]: one for one in self.view["areas"]}

    def printed(self, kind: str, slug: str) -> str:
        return self.ink.plain(super().printed(kind, slug))

    # Players

    def shown(self, seat: int) -> PlayerShown:
        """What is visible of a player."""
        return self.view["players"][seat]

    def style(self, seat: int) -> str:
        """The colour for a player's faction."""
        faction = self.factions[seat]
        return "" if faction == NONE else STYLES[self.box.faction_slugs[faction]]

    def mark(self, seat: int) -> Text:
        """A player's letter in the faction's colour: colour is never the only sign."""
        faction = self.factions[seat]
        if faction == NONE:
            return Text(str(seat + 1), "bold")
        return Text(self.letter(faction), f"bold {self.style(seat)}")

    def letter(self, faction: int) -> str:
        """The letter of a faction."""
        return self.ink.say("sct-mark", faction=self.box.faction_slugs[faction])

    def side(self, seat: int) -> str:
        """The name of a player's faction, or else the seat number."""
        if self.factions[seat] == NONE:
            return self.ink.say("sct-seat", n=seat + 1)
        return self.faction(self.factions[seat])

    # Places

    def yields(self, area: int) -> str:
        """What an area yields, `m2` or `g1½`; depleted and half depleted areas have a mark, and
        conquest points that lie there are added: `m2+★1`."""
        signs, kind = self.ink.signs, self.box.yields[area]
        sign = (signs.minerals, signs.gas, signs.conquest, signs.strategic)[kind]
        amount = "" if kind == STRATEGIC else self.box.amount[area]
        shown = self.areas.get(area)
        if shown is None:
            return f"{sign}{amount}"
        points = f"+{signs.conquest}{shown['points']}" if "points" in shown else ""
        return f"{sign}{amount}{('', signs.half, signs.gone)[shown['depletion']]}{points}"

    def type_sign(self, area: int) -> str:
        """A sign for an area where only ground units, or only flying units, may be."""
        signs = self.ink.signs
        return {ON_GROUND: signs.on_ground, IN_AIR: signs.in_air}.get(self.box.allows[area], "")

    def price_signs(self, cost: tuple[int, int]) -> str:
        """Minerals and gas in symbols."""
        pairs = zip((self.ink.signs.minerals, self.ink.signs.gas), cost, strict=True)
        return " ".join(f"{sign}{number}" for sign, number in pairs if number)

    def z_letter(self, number: int) -> str:
        """The letter of a z-axis route, as this terminal can show it."""
        return self.ink.plain(super().z_letter(number))

    def short_route(self, route: int) -> str:
        """The planets a route connects; a z-axis route also has its letter."""
        one, other = (self.planet(planet) for planet in self.scene.routes[route])
        number = route - self.scene.normal_routes + 1
        if number < 1:
            return self.ink.plain(self.route(route))
        return self.ink.say("sct-z-axis", z=self.z_letter(number), one=one, other=other)

    # Pieces

    def short_unit(self, unit: int) -> str:
        """Three letters; more for an item that it carries."""
        box = self.box
        name = self.ink.say("sct-short-unit", unit=box.unit_slugs[box.bare[unit]])
        return name if box.item[unit] == NONE else f"{name}{self.item_sign(box.item[unit])}"

    def item_sign(self, item: int) -> str:
        """An item of a scenario: a plus and three letters of its name."""
        return f"+{self.item(item)[:3]}"

    def army(self, units: Iterable[int], room: int = WIDE, owner: int = NONE) -> str:
        """Units of a player, equal ones counted."""
        if room == WIDE:
            parts = [
                self.signed(self.units([unit] * number) if number > 1 else self.unit(unit), unit)
                + self.stolen_from(unit, owner)
                for unit, number in Counter(units).items()
            ]
            return ", ".join(parts)
        between = " " if room == SHORT else ""
        return between.join(
            f"{number if number > 1 else ''}{self.signed(self.short_unit(unit), unit)}"
            f"{self.stolen_from(unit, owner)}"
            for unit, number in Counter(units).items()
        )

    def signed(self, name: str, unit: int) -> str:
        """The name of a unit, with a sign before that of a hero."""
        return f"{self.ink.signs.hero}{name}" if self.box.hero[unit] else name

    def stolen_from(self, unit: int, owner: int) -> str:
        """`@A` for a unit that this player has stolen from Aldaris, otherwise nothing."""
        faction = self.box.unit_faction[unit]
        if owner == NONE or faction == self.factions[owner]:
            return ""
        return f"@{self.letter(faction)}"

    def installation_name(self, kind: str, room: int) -> str:
        """An installation in full, or in three letters."""
        if room == WIDE:
            return self.printed("installation", kind)
        return self.ink.say("sct-short-installation", kind=kind)

    def level(self, seat: int, building: int, level: int) -> str:
        """A building type with its level."""
        return f"{self.building(seat, building)} {ROMAN[level]}"

    def times(self, name: str, number: int) -> str:
        return self.ink.plain(f"{name} ×{number}") if number > 1 else name

    # Cards

    def combat_card(self, card: int) -> str:
        """A Combat card: its name if it has one, its values large and small, and its icons."""
        box, technology = self.box, self.box.technology[card]
        title = "" if technology == NONE else self.technology(technology)
        if not box.standard[card]:
            if not title:
                return f"{self.card(card)} {self.icons(card)}"
            return self.ink.say("sct-reinforcement", title=title, icons=self.icons(card))
        (attack, health), (low, weak) = box.major[card], box.minor[card]
        figures = self.ink.say(
            "sct-card", attack=attack, health=health, low=low, weak=weak, icons=self.icons(card)
        )
        return f"{title} {figures}" if title else figures

    def icons(self, card: int) -> str:
        """The units a card fits, in three letters; one word if it fits all of a faction's."""
        box, faction = self.box, self.box.card_faction[card]
        mine = box.units_of[faction]
        fitting = [unit for unit in mine if box.icons[card] & box.unit_bit[unit]]
        if len(fitting) == len(mine):
            return self.ink.say("sct-any-unit")
        fitting += [unit for unit in self.heroes(faction) if box.icons[card] & self.own_bit(unit)]
        return " ".join(self.short_unit(unit) for unit in fitting)

    def heroes(self, faction: int) -> list[int]:
        """The heroes of a faction."""
        box = self.box
        return [
            unit
            for unit, is_hero in enumerate(box.hero)
            if is_hero and box.unit_faction[unit] == faction and box.item[unit] == NONE
        ]

    def own_bit(self, hero: int) -> int:
        """The bit of a hero without that of its type."""
        return self.box.unit_bit[hero] & ~self.box.unit_bit[self.box.figure_of[hero]]
