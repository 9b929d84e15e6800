"""What people call things: planets, areas, units, cards, players. Names are facts, the words around
them messages (`messages/<locale>/starcraft.ftl`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from orrery.messages import Messages, messages
from orrery.starcraft.board.galaxy import place_of
from orrery.starcraft.facts.terms import NONE, ORDERS, SIDES, YIELDS
from orrery.starcraft.rules.cards.effects import Attack, Health
from orrery.starcraft.rules.economy import is_token, kind_of
from orrery.starcraft.words.scene import StarCraftScene, scene_of

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

NOTHING = "none"
"""What messages select on if there is nothing."""


class Names:
    """The names of things in one scene and one language."""

    def __init__(self, box: Box, scene: StarCraftScene, locale: str) -> None:
        self.box, self.scene, self.factions = box, scene, scene.factions
        self.words: Messages = messages(locale)

    def thing(self, kind: str, number: int, seat: int = NONE) -> str:
        """A thing of a kind (as in verbs); the seat is the one that is asked."""
        if kind == "building":
            return self.building(seat, number)
        if kind == "seat":
            return self.player(number, seat, "object")
        return self.namers[kind](self, number)

    # Places

    def planet(self, planet: int) -> str:
        return self.printed("planet", self.box.planet_slugs[planet])

    def area(self, area: int) -> str:
        """The planet and the number of the area: Helios 2, or Vyctor 5 · 2."""
        return area_name(self.box, self.words, area)

    def area_yielding(self, area: int) -> str:
        """An area with what it yields: Helios 2 (2 gas)."""
        return self.words.format("sc-area-yields", area=self.area(area), gain=self.gain(area))

    def gain(self, area: int) -> str:
        """What an area yields: 2 gas."""
        return self.amount(YIELDS[self.box.yields[area]], self.box.amount[area])

    def planet_yields(self, planet: int) -> str:
        """What the areas of a planet yield, one after another."""
        return self.listed([self.gain(area) for area in self.box.areas_of[planet]])

    def route(self, route: int) -> str:
        """A route by its planets; a z-axis route also by its letter."""
        one, other = (self.planet(planet) for planet in self.scene.routes[route])
        number = route - self.scene.normal_routes + 1
        if number < 1:
            return self.words.format("sc-route", one=one, other=other)
        return self.words.format("sc-route-z", z=self.z_letter(number), one=one, other=other)

    def z_letter(self, number: int) -> str:
        """The letter of a z-axis route."""
        return self.words.format("sc-z-letter", n=number)

    def slot(self, slot: int) -> str:
        """The side of a planet where a route ends."""
        return self.words.format("sc-slot", planet=self.planet(slot // 4), side=SIDES[slot % 4])

    def cell(self, cell: int) -> str:
        x, y = place_of(cell)
        return self.words.format("sc-cell", x=x, y=y)

    def source(self, source: int) -> str:
        """What pays: a Resource card, a permanent resource of the sheet, or a token."""
        if source < self.box.areas:
            return self.area(source)
        key = "sc-token" if is_token(self.box, source) else "sc-permanent"
        return self.words.format(key, kind=YIELDS[kind_of(self.box, source)])

    # Pieces, cards, tokens

    def printed(self, kind: str, slug: str) -> str:
        return self.box.printed[kind, slug].name

    def unit(self, unit: int) -> str:
        return self.printed("unit", self.box.unit_slugs[unit])

    def units(self, units: Iterable[int]) -> str:
        """Units in a sentence, with what they carry: 2 Zealots and an Archon; the hero Jim Raynor
        with the Psi Emitter."""
        box = self.box
        given = [(box.unit_slugs[box.bare[unit]], box.item[unit]) for unit in units]
        return self.listed(
            [
                self.kind(slug, item, given.count((slug, item)))
                for slug, item in dict.fromkeys(given)
            ]
        )

    def kind(self, slug: str, item: int, n: int) -> str:
        """Units of one kind in a sentence."""
        name = self.printed("unit", slug)
        said = self.words.format("sc-units", n=n, unit=slug, name=name)
        if item == NONE:
            return said
        return self.words.format("sc-scenario-with", units=said, item=self.the_item(item))

    def card(self, card: int) -> str:
        return card_name(self.box, self.words, card)

    def technology(self, technology: int) -> str:
        return self.printed("technology", self.box.technologies[technology].slug)

    def event(self, event: int) -> str:
        """An Event card, with its stage if two have the same title."""
        slugs = self.box.event_slugs
        name = self.printed("event", slugs[event])
        if [self.printed("event", slug) for slug in slugs].count(name) == 1:
            return name
        return self.words.format("sc-staged-event", name=name, n=self.box.event_stage[event])

    def leader(self, card: int) -> str:
        """A Leadership card."""
        return self.printed("leadership", self.box.leadership[card].slug)

    def module(self, module: int) -> str:
        return self.printed("module", self.box.module_slugs[module])

    def installation(self, kind: int) -> str:
        return self.printed("installation", self.box.installation_slugs[kind])

    def item(self, item: int) -> str:
        return self.printed("item", self.box.item_slugs[item])

    def the_item(self, item: int) -> str:
        """An item in a sentence: the Psi Emitter."""
        return self.words.format("sc-scenario-item", item=self.item(item))

    def building(self, seat: int, building: int) -> str:
        """A building type of the race of a player."""
        box = self.box
        slug = box.building_slugs[box.race[self.factions[seat]]][building]
        return building_name(box, slug)

    def faction(self, faction: int) -> str:
        return self.printed("faction", self.box.faction_slugs[faction])

    def faction_within(self, faction: int) -> str:
        """A faction in the middle of a sentence."""
        slug = self.box.faction_slugs[faction]
        return self.words.format("sc-object", who=slug, name=self.faction(faction))

    def order(self, order: int) -> str:
        return self.words.format("sc-order", order=ORDERS[order])

    def resource(self, resource: int) -> str:
        return self.words.format("sc-resource", kind=YIELDS[resource])

    def number(self, number: int) -> str:
        return str(number)

    def skirmish(self, number: int) -> str:
        return str(number + 1)

    namers: ClassVar[dict[str, Callable[[Names, int], str]]] = {
        "area": area_yielding,
        "card": card,
        "cell": cell,
        "event": event,
        "faction": faction,
        "installation": installation,
        "item": item,
        "leader": leader,
        "module": module,
        "number": number,
        "order": order,
        "planet": planet,
        "resource": resource,
        "route": route,
        "skirmish": skirmish,
        "slot": slot,
        "source": source,
        "technology": technology,
        "unit": unit,
    }
    """By kind, as in the table of verbs: how an option names a thing."""

    # Players

    def player(self, seat: int, reader: int | None, role: str) -> str:
        """A player in a sentence: as its subject, its object, or the owner of something. Whoever
        has no name goes by the faction."""
        if seat in (NONE, reader):
            who = "nobody" if seat == NONE else "you"
            return self.words.format(f"sc-{role}", who=who, name="")
        faction, own = self.factions[seat], self.own_name(seat)
        if own or faction == NONE:
            return self.words.format(f"sc-{role}", who="player", name=own or self.numbered(seat))
        slug = self.box.faction_slugs[faction]
        return self.words.format(f"sc-{role}", who=slug, name=self.faction(faction))

    def own_name(self, seat: int) -> str:
        """The name that a player has given, or nothing."""
        return self.scene.names[seat] if seat < len(self.scene.names) else ""

    def numbered(self, seat: int) -> str:
        """A player who has neither a name nor a faction yet."""
        return self.words.format("sc-seat", n=seat + 1)

    # Lists and figures

    def amount(self, kind: str, number: int) -> str:
        """An amount of minerals, gas or conquest points."""
        return self.words.format(f"sc-amount-{kind}", n=number)

    def price(self, minerals: int, gas: int) -> str:
        """A cost in words."""
        parts = [
            self.amount(kind, number)
            for kind, number in (("minerals", minerals), ("gas", gas))
            if number
        ]
        return self.listed(parts) or self.words.format("sc-free")

    def counted(self, names: Iterable[str]) -> str:
        """Things by name, equal ones counted: 2 × Zealot and Dragoon."""
        given = list(names)
        items = [
            name
            if given.count(name) == 1
            else self.words.format("sc-times", n=given.count(name), name=name)
            for name in dict.fromkeys(given)
        ]
        return self.listed(items)

    def listed(self, items: Sequence[str]) -> str:
        return listed(self.words, items)


def names_now(game: StarCraftGame, locale: str) -> Names:
    """What things are called at present."""
    return Names(game.facts, scene_of(game), locale)


def listed(words: Messages, items: Sequence[str], last: str = "and") -> str:
    """Items as "a, b and c", or with another last word."""
    if len(items) < 2:
        return "".join(items)
    left = items[0]
    for item in items[1:-1]:
        left = words.format("sc-list-comma", left=left, right=item)
    return words.format(f"sc-list-{last}", left=left, right=items[-1])


def unit_names(box: Box, mask: int) -> list[str]:
    """The unit types of a mask, in the order of their sheets."""
    types: dict[int, str] = {}
    for unit, figure in enumerate(box.figure_of):
        if box.item[unit] != NONE:
            continue
        of_type = 0 if unit == figure else box.unit_bit[figure]
        types[box.unit_bit[unit] & ~of_type] = box.unit_slugs[unit]
    return [box.printed["unit", slug].name for bit, slug in sorted(types.items()) if bit & mask]


def building_name(box: Box, slug: str) -> str:
    """The name of a building type: that of its first level."""
    rows = (one for (kind, _), one in box.printed.items() if kind == "building")
    return next(one.name for one in rows if one.record["type"] == slug)


def area_name(box: Box, words: Messages, area: int) -> str:
    """The planet and the number of the area; a dot parts it from a name that ends in a figure."""
    planet = box.planet_of[area]
    name = box.printed["planet", box.planet_slugs[planet]].name
    number = box.areas_of[planet].index(area) + 1
    ends = "figure" if name[-1].isdigit() else "letter"
    return words.format("sc-area", planet=name, n=number, ends=ends)


def record_kind(box: Box, card: int) -> str:
    """The kind of record that describes a card: in a Combat deck it may have been a technology."""
    return "combat_card" if box.technology[card] == NONE else "technology"


def card_name(box: Box, words: Messages, card: int) -> str:
    """A Combat card: a technology by its name, any other by its icons; standard cards with their
    large values, nameless reinforcements with what they add."""
    technology, effects = box.technology[card], box.effects[card]
    icons = "/".join(unit_names(box, box.icons[card]))
    slug = box.card_slugs[card]
    name = icons if technology == NONE else box.printed["technology", slug].name
    if box.standard[card]:
        attack, health = box.major[card]
        return words.format("sc-card-valued", name=name, attack=attack, health=health)
    if technology != NONE:
        return name
    return words.format(
        "sc-card-reinforcement",
        attack=sum(one.number for one in effects if isinstance(one, Attack)),
        health=sum(one.number for one in effects if isinstance(one, Health)),
    )
