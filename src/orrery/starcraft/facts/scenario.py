"""A scenario as the rules look it up: map, seats, forces, aims. The numbers are those of the box.

A scenario is data (`data/starcraft/scenarios.toml`, compiled by `compile.scenarios`). The few
procedures that are really its own are in `rules.scenarios`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from orrery.starcraft.facts.terms import NONE

Moment = Literal["any", "start", "normal_victory", "events", "end"]
"""When a condition is tested: after every order and every step; before the Regrouping Phase begins;
in its step for normal victory; at the end of its Event cards; at the end of the round
(BW-MODE-17, BW-MODE-19)."""

Aim = Literal[
    "base_lost", "heroes_lost", "no_bases_left", "unit_on", "items_home", "points", "unit_beside",
    "end_cards", "rounds_over",
]  # fmt: skip
"""What a condition asks for: see `rules.scenarios.conditions`."""


class Condition(NamedTuple):
    """What a side must bring about to win (BW-MODE-17). Which of the fields matter depends on the
    aim."""

    aim: Aim
    moment: Moment
    side: int  # the team that wins
    of: int = NONE  # the faction whose base, bases or units are meant
    planets: tuple[int, ...] = ()
    units: tuple[int, ...] = ()  # heroes
    items: tuple[int, ...] = ()
    installation: int = NONE
    number: int = 0  # of points, cards or rounds


class Force(NamedTuple):
    """What a faction begins with on one planet (BW-MODE-15)."""

    faction: int
    planet: int
    units: tuple[int, ...]  # heroes first; one of them carries what is `carried`
    bases: int
    barred: int  # the yield of areas in which the base may not stand, or NONE
    transports: int  # on routes of the planet
    installations: tuple[int, ...]
    item: int  # lies in an area of the planet, or NONE


class Supplies(NamedTuple):
    """What a faction begins with that lies on no planet (BW-MODE-12, BW-MODE-16, BW-MODE-22)."""

    workers: int
    modules: tuple[int, ...]
    buildings: tuple[tuple[int, int], ...]  # type and level
    leaders: tuple[int, ...]  # Leadership cards in play: those of its heroes, and those named
    hand: int  # Combat cards drawn, NONE for as many as usual
    cards: tuple[int, ...]  # technologies that join the hand


class Joined(NamedTuple):
    """What a faction has of one that is left out, as if it were of its own colour (BW-SCEN-86)."""

    faction: int = NONE  # the one that is left out, NONE if it is alone
    bases: int = 0  # those that it begins with
    workers: int = 0
    transports: int = 0
    orders: int = 1  # how many orders are placed each time


class Bridge(NamedTuple):
    """The only way onto a planet: its area with conquest points (BW-SCEN-16, BW-SCEN-17)."""

    origin: int  # the planet from which units come
    area: int
    beyond: tuple[int, ...]  # the other areas of its planet


class Driven(NamedTuple):
    """What is special about the factions in play that nobody plays (BW-SCEN-37, BW-SCEN-40,
    BW-SCEN-44)."""

    transports: tuple[tuple[int, int, int], ...] = ()  # each with its faction and two planets
    mobilizes_on: tuple[int, ...] = ()  # one of these planets, once an item was planted
    cards: int = 0  # Combat cards beyond one for each unit in a battle
    builds_workers: bool = True


class Scenario(NamedTuple):
    """One scenario, for a number of players (BW-MODE-10)."""

    slug: str
    order: tuple[int, ...]  # the factions that people play, in play order, the first player first
    driven: tuple[int, ...]  # factions in play that nobody plays
    joined: tuple[Joined, ...]  # by faction
    tiles: tuple[tuple[int, int, int, int], ...]
    z_axis: tuple[tuple[int, int], ...]  # the planets that each z-axis route joins
    forces: tuple[Force, ...]
    supplies: tuple[Supplies | None, ...]  # by faction
    conditions: tuple[Condition, ...]
    rounds: int  # how many there are at most, 0 for no limit
    has_deck: bool  # Event cards are drawn as usual
    spares: bool  # sparing a teammate is a decision (BW-MODE-21)
    rules: frozenset[str]  # the special rules, by name
    plans: tuple[tuple[int, ...], ...]  # by faction: Event cards to pick from, () for none
    plans_picked: int  # how many of them
    cards_for_event: int  # Combat cards drawn instead of an Event card, 0 for none
    builds: tuple[tuple[int, ...], ...]  # by faction: the only units that it builds, () for any
    bridge: Bridge | None
    driving: Driven  # how the factions that nobody plays behave
    planted_on: tuple[int, ...]  # by item: the planet where it is laid down for good, or NONE
    no_orders: tuple[tuple[int, int], ...]  # a faction, and a planet on which it places no orders

    def has(self, special_rule: str) -> bool:
        """Whether a special rule of this name is in force (BW-MODE-26)."""
        return special_rule in self.rules
