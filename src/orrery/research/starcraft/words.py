"""What things are called in ids and observations of StarCraft. Units are their place on the sheet
of their faction, or a hero, and what they carry; cards their place in the decks of their faction;
seats are counted from the reader's, clockwise."""

from __future__ import annotations

from itertools import groupby
from math import isqrt
from typing import Final

from orrery.core.errors import BrokenRules
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE, ORDERS, SIDES

SKIRMISHES: Final = 8
"""Lanes of a battle: an area holds four units, with Assist and on the bridge a few more
(SC-COMP-10, BW-MODULE-04)."""


class Words:
    """Names and numbers of everything in games with one box."""

    seats: int
    seat_names: tuple[str, ...]
    places: int
    heroes: int
    forms: int
    form_names: tuple[str, ...]
    form_of: tuple[int, ...]
    faction_of: tuple[int, ...]
    cards: int
    card_names: tuple[str, ...]
    card_place: tuple[int, ...]
    card_faction: tuple[int, ...]
    areas: tuple[str, ...]
    planets: tuple[str, ...]
    slots: tuple[str, ...]
    routes: int
    orders: tuple[str, ...]
    is_expanded: bool
    steals: bool

    def __init__(self, box: Box) -> None:
        self.seats = box.seats
        self.seat_names = ("own", *(f"after_{number}" for number in range(1, box.seats)))
        self.is_expanded = box.settings.get("expansion") == "brood_war"
        self.steals = any(box.mind_control)
        self.name_units(box)
        self.name_cards(box)
        self.areas, self.planets = box.area_slugs, box.planet_slugs
        self.slots = tuple(f"{planet}.{side}" for planet in self.planets for side in SIDES)
        self.routes = most_routes(planets_in_play(box)) + box.seats
        if box.scenario is not None:
            self.routes += len(box.scenario.z_axis)
        self.orders = ORDERS[: len(box.order_tokens)]

    def name_units(self, box: Box) -> None:
        """A form is a place on the sheet or a hero, bare or with an item; a faction and a form are
        one unit."""
        self.places = max(box.unit_place) + 1
        ranks: dict[int, int] = {}
        bare: list[int] = []
        for unit, faction in enumerate(box.unit_faction):
            if box.item[unit] != NONE:
                bare.append(NONE)
            elif box.hero[unit]:
                ranks[faction] = ranks.get(faction, -1) + 1
                bare.append(self.places + ranks[faction])
            else:
                bare.append(box.unit_place[unit])
        self.heroes = max(ranks.values(), default=-1) + 1
        whole = self.places + self.heroes
        self.forms = whole * (1 + len(box.item_slugs))
        self.form_of = tuple(
            bare[unit] if item == NONE else bare[box.bare[unit]] + whole * (item + 1)
            for unit, item in enumerate(box.item)
        )
        self.faction_of = box.unit_faction
        plain = [f"unit_{place + 1}" for place in range(self.places)]
        plain += [f"hero_{rank + 1}" for rank in range(self.heroes)]
        carried = [f"{name}+{item}" for item in box.item_slugs for name in plain]
        self.form_names = (*plain, *carried)

    def name_cards(self, box: Box) -> None:
        """Combat cards and technologies are numbered faction by faction."""
        self.card_faction = box.card_faction
        self.card_place = tuple(
            place for _, cards in groupby(box.card_faction) for place, _ in enumerate(cards)
        )
        self.cards = max(self.card_place) + 1
        self.card_names = tuple(f"card_{place + 1}" for place in range(self.cards))

    def relative(self, seat: int, own: int) -> int:
        """1 for the reader, 2 for the next player and so on; 0 for nobody."""
        return 0 if seat == NONE else (seat - own) % self.seats + 1

    def seat_name(self, seat: int, own: int) -> str:
        """The same in words."""
        return "" if seat == NONE else self.seat_names[(seat - own) % self.seats]


def seat_of_faction(factions: list[int], faction: int) -> int:
    """Who plays a faction."""
    if faction not in factions:
        raise BrokenRules(f"nobody plays faction {faction}; they play {factions}")
    return factions.index(faction)


def planets_in_play(box: Box) -> int:
    """How many planets a galaxy can have (SC-GALAXY-01, BW-OPT-05)."""
    if box.scenario is not None:
        return len(box.scenario.tiles)
    return box.players * box.planets_placed


def most_routes(planets: int) -> int:
    """How many sides so many squares can share at most."""
    return 2 * planets - isqrt(4 * planets - 1) - 1
