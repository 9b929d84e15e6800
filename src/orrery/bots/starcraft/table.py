"""The table of StarCraft as a program reads it: the plain view, with types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from orrery.bots.plain import mapping, mappings, number, numbers, sequence
from orrery.core.errors import BrokenRules
from orrery.core.ruleset import Plain, View
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE, ORDERS

Pair = tuple[int, int]


class Player(NamedTuple):
    """What one player has, as far as this seat knows it."""

    faction: int
    out: bool
    conquest: int
    buildings: list[int]
    modules: list[int]
    technologies: list[int]
    events: list[int]
    drawn: int  # Event cards face down
    figures: list[int]
    bases: int  # in the supply
    transport_supply: int
    pool: int
    unavailable: int
    permanent: list[int]  # workers on the permanent resources
    resources: dict[int, int]  # Resource cards by area: the workers on them
    transports: list[int]  # routes
    tokens: list[int]  # own order tokens not on the board, by kind
    specials: int  # special orders permitted in this round
    hand_count: int
    unseen: list[int]  # the deck in no order, with the hand of an opponent
    tech_deck: list[int]


class Token(NamedTuple):
    """An order on a planet."""

    seat: int
    order: int  # NONE where it is not known


class Skirmish(NamedTuple):
    """One skirmish of a battle; pairs are by role."""

    front: Pair
    support: tuple[list[int], list[int]]
    cards: tuple[list[int], list[int]]  # NONE where not known
    over: bool


class Battle(NamedTuple):
    """The battle being fought, by role."""

    area: int
    seats: Pair
    special: int
    attack: Pair
    health: Pair
    skirmishes: list[Skirmish]


class Table(NamedTuple):
    """Everything a seat knows."""

    seat: int
    round: int
    before_last: int  # Event cards in the deck before those of Stage III
    planet: int  # the active one
    revealed: int  # the one whose top order lies face up
    planets: list[int]
    routes: list[Pair]
    armies: dict[int, list[int]]  # by area
    owners: dict[int, int]
    bases: dict[int, int]
    depletion: dict[int, int]
    stacks: dict[int, list[Token]]  # by planet, from the bottom to the top
    invaded: int
    invaders: list[int]
    battle: Battle | None
    players: list[Player]
    under_way: Mapping[str, Plain]  # what procedures under way show, by name

    @property
    def own(self) -> Player:
        return self.players[self.seat]

    def frame(self, name: str) -> Mapping[str, Plain]:
        """What is shown of a procedure under way; nothing if there is none of this name."""
        return mapping(self.under_way.get(name, {}))

    def neighbours(self, planet: int) -> list[int]:
        """The planets next to one."""
        return sorted({a + b - planet for a, b in self.routes if planet in (a, b)})

    def is_mine(self, area: int) -> bool:
        """Whether the seat controls an area (SC-TERM-10)."""
        mine, bases = (NONE, self.seat), self.bases[area]
        return self.seat in (self.owners[area], bases) and (
            self.owners[area] in mine and bases in mine
        )

    def is_empty(self, area: int) -> bool:
        return self.owners[area] == NONE and self.bases[area] == NONE

    def is_enemy(self, area: int) -> bool:
        mine = (NONE, self.seat)
        return self.owners[area] not in mine or self.bases[area] not in mine


def box_of(facts: object) -> Box:
    """The facts of a window, which must be those of StarCraft."""
    if not isinstance(facts, Box):
        raise BrokenRules(f"a program for StarCraft was asked about {type(facts).__name__}")
    return facts


def read(view: View, seat: int) -> Table:
    """The table as a seat sees it."""
    galaxy, areas = mapping(view["galaxy"]), mappings(view["areas"])
    places = [number(area["area"]) for area in areas]
    return Table(
        seat=seat,
        round=number(view["round"]),
        before_last=sum(numbers(mapping(view["events"])["deck"])[:-1]),
        planet=number(view["planet"]),
        revealed=next(
            (number(one["planet"]) for one in mappings(view["orders"]) if one["revealed"]), NONE
        ),
        planets=sorted(numbers(tile)[0] for tile in sequence(galaxy["tiles"])),
        routes=[pair(ends) for ends in sequence(galaxy["routes"])],
        armies={place: numbers(one["units"]) for place, one in zip(places, areas, strict=True)},
        owners={place: number(one["owner"]) for place, one in zip(places, areas, strict=True)},
        bases={place: number(one["base"]) for place, one in zip(places, areas, strict=True)},
        depletion={
            place: number(one["depletion"]) for place, one in zip(places, areas, strict=True)
        },
        stacks={
            number(stack["planet"]): [read_token(one) for one in mappings(stack["tokens"])]
            for stack in mappings(view["orders"])
        },
        invaded=number(view["invaded"]),
        invaders=numbers(view["invaders"]),
        battle=None if view["battle"] is None else read_battle(mapping(view["battle"])),
        players=[read_player(one) for one in mappings(view["players"])],
        under_way=mapping(view["under_way"]),
    )


def pair(value: Plain) -> Pair:
    one, other = numbers(value)
    return one, other


def read_token(shown: Mapping[str, Plain]) -> Token:
    order = shown["order"]
    return Token(number(shown["seat"]), NONE if order is None else ORDERS.index(str(order)))


def read_player(shown: Mapping[str, Plain]) -> Player:
    """One player's part of the view."""
    orders = mapping(shown["orders"])
    return Player(
        faction=number(shown["faction"]),
        out=bool(shown["out"]),
        conquest=number(shown["conquest"]),
        buildings=numbers(shown["buildings"]),
        modules=numbers(shown["modules"]),
        technologies=numbers(shown["technologies"]),
        events=numbers(shown["events"]),
        drawn=len(sequence(shown["drawn"])),
        figures=numbers(shown["figures"]),
        bases=number(shown["base_supply"]),
        transport_supply=number(shown["transport_supply"]),
        pool=number(shown["pool"]),
        unavailable=number(shown["unavailable"]),
        permanent=numbers(shown["permanent"]),
        resources={
            number(one["area"]): number(one["workers"]) for one in mappings(shown["resources"])
        },
        transports=numbers(shown["transports"]),
        tokens=[] if orders["known"] is None else numbers(orders["known"]),
        specials=number(orders["specials_allowed"]),
        hand_count=number(mapping(shown["hand"])["cards"]),
        unseen=numbers(shown["unseen"]),
        tech_deck=numbers(shown["tech_deck"]),
    )


def read_battle(shown: Mapping[str, Plain]) -> Battle:
    """The battle being fought."""
    return Battle(
        area=number(shown["area"]),
        seats=pair(shown["seats"]),
        special=number(shown["special"]),
        attack=pair(shown["attack"]),
        health=pair(shown["health"]),
        skirmishes=[read_skirmish(one) for one in mappings(shown["skirmishes"])],
    )


def read_skirmish(shown: Mapping[str, Plain]) -> Skirmish:
    attacking, defending = (numbers(units) for units in sequence(shown["support"]))
    mine, theirs = (
        [NONE if one["card"] is None else number(one["card"]) for one in mappings(cards)]
        for cards in sequence(shown["cards"])
    )
    return Skirmish(
        pair(shown["front"]), (attacking, defending), (mine, theirs), bool(shown["over"])
    )
