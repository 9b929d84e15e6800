"""The table of StarCraft as a program knows it. It is read from a view (`reading`) or, in a dealt
world, from the state (`fast.reading`): both give the same."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.errors import BrokenRules
from orrery.core.window import Window
from orrery.starcraft.board.state import State
from orrery.starcraft.board.under_way import UnderWay
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE, STRATEGIC, kind_of_order
from orrery.starcraft.knowledge.shown import StarCraftView
from orrery.starcraft.knowledge.shown_battles import Pair

StarCraftWindow = Window[State, Box, StarCraftView]
Numbers = tuple[int, ...]
Army = tuple[int, ...]


class Player:
    """What one player has, as far as this seat knows."""

    __slots__ = (
        "bases",
        "buildings",
        "conquest",
        "defended",
        "drawn",
        "events",
        "faction",
        "figures",
        "hand_count",
        "leading",
        "modules",
        "out",
        "permanent",
        "pool",
        "resources",
        "specials",
        "stash",
        "tech_deck",
        "technologies",
        "tokens",
        "transport_supply",
        "transports",
        "unavailable",
        "unseen",
        "workers",
    )

    faction: int
    out: bool
    conquest: int
    buildings: Numbers
    modules: Numbers
    technologies: Numbers
    events: Numbers
    drawn: int  # Event cards face down
    figures: Numbers
    bases: int  # in the supply
    transport_supply: int
    pool: int
    unavailable: int
    permanent: Numbers  # workers on the permanent resources
    resources: Numbers  # Resource cards, by area
    workers: Numbers  # on those cards
    transports: Numbers  # routes
    defended: bool  # the Defend order was placed in this round
    tokens: Numbers  # this player's order tokens off the board, by kind
    specials: int  # special orders permitted in this round
    hand_count: int
    unseen: Numbers  # while they fight: the deck, sorted; for an opponent, with the hand
    tech_deck: Numbers
    leading: Numbers  # Leadership cards in force
    stash: Numbers  # resource tokens by kind, none where there are none

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.faction, other.out, other.conquest = self.faction, self.out, self.conquest
        other.buildings, other.modules = self.buildings, self.modules
        other.technologies, other.events, other.drawn = self.technologies, self.events, self.drawn
        other.figures, other.bases, other.pool = self.figures, self.bases, self.pool
        other.transport_supply, other.unavailable = self.transport_supply, self.unavailable
        other.permanent, other.resources = self.permanent, self.resources
        other.workers, other.transports, other.tokens = self.workers, self.transports, self.tokens
        other.defended = self.defended
        other.specials, other.hand_count, other.unseen = self.specials, self.hand_count, self.unseen
        other.tech_deck, other.leading, other.stash = self.tech_deck, self.leading, self.stash
        return other

    def is_like(self, other: Player) -> bool:
        """Whether two players have the same, but for orders and hidden cards."""
        return (
            self.faction == other.faction
            and self.out == other.out
            and self.conquest == other.conquest
            and self.buildings == other.buildings
            and self.modules == other.modules
            and self.events == other.events
            and self.figures == other.figures
            and self.bases == other.bases
            and self.transport_supply == other.transport_supply
            and self.pool == other.pool
            and self.unavailable == other.unavailable
            and self.permanent == other.permanent
            and self.resources == other.resources
            and self.workers == other.workers
            and self.transports == other.transports
            and self.leading == other.leading
            and self.stash == other.stash
        )

    def workers_at(self, area: int) -> int:
        """How many workers are on the Resource card of an area."""
        return self.workers[self.resources.index(area)] if area in self.resources else 0


class Token(NamedTuple):
    """An order on a planet."""

    seat: int
    order: int  # NONE if it is not known


class Skirmish(NamedTuple):
    """One skirmish of a battle; pairs are by role."""

    front: Pair
    support: tuple[Army, Army]
    cards: tuple[Numbers, Numbers]  # NONE if not known
    over: bool


class Battle(NamedTuple):
    """The battle being fought, by role."""

    area: int
    seats: Pair
    special: int
    attack: Pair
    health: Pair
    skirmishes: list[Skirmish]


class Table:
    """Everything a seat knows."""

    __slots__ = (
        "adjacent",
        "areas",
        "armies",
        "asked",
        "bases",
        "battle",
        "before_last",
        "depletion",
        "guarded",
        "installed",
        "invaded",
        "invaders",
        "items",
        "keepers",
        "owners",
        "planet",
        "planets",
        "players",
        "points",
        "revealed",
        "round",
        "routes",
        "seat",
        "stacks",
        "under_way",
    )

    seat: int
    asked: int  # who decides: the seat, or whoever runs its faction
    round: int
    before_last: int  # Event cards in the deck above those of Stage III
    planet: int  # the active one
    revealed: int  # the one whose top order is face up
    planets: Numbers
    areas: Numbers  # those of the planets
    routes: tuple[Pair, ...]
    adjacent: tuple[Numbers, ...]  # by planet
    armies: tuple[Army, ...]  # this and the next are by area, with nothing in areas elsewhere
    owners: Numbers
    bases: Numbers
    keepers: Numbers  # whose base or installation is there
    depletion: Numbers
    stacks: dict[int, tuple[Token, ...]]  # by planet, from bottom to top
    points: dict[int, int]  # special conquest point tokens, where there are any
    guarded: frozenset[int]  # the areas with guard tokens
    installed: dict[int, str]  # the installations, by area
    items: dict[int, int]  # where items of a scenario lie that nobody carries
    invaded: int
    invaders: Army
    battle: Battle | None
    players: tuple[Player, ...]
    under_way: UnderWay  # what the procedures in progress show, by name

    def copy(self) -> Table:
        other = Table.__new__(Table)
        other.seat, other.asked, other.round = self.seat, self.asked, self.round
        other.before_last = self.before_last
        other.planet, other.revealed, other.planets = self.planet, self.revealed, self.planets
        other.areas, other.routes, other.adjacent = self.areas, self.routes, self.adjacent
        other.armies = self.armies
        other.owners, other.bases, other.keepers = self.owners, self.bases, self.keepers
        other.depletion, other.stacks, other.points = self.depletion, self.stacks, self.points
        other.guarded, other.installed, other.items = self.guarded, self.installed, self.items
        other.invaded, other.invaders, other.battle = self.invaded, self.invaders, self.battle
        other.players, other.under_way = self.players, self.under_way
        return other

    def is_like(self, other: Table) -> bool:
        """Whether the boards are the same, but for orders."""
        return (
            self.seat == other.seat
            and self.round == other.round
            and self.before_last == other.before_last
            and self.armies == other.armies
            and self.owners == other.owners
            and self.bases == other.bases
            and self.keepers == other.keepers
            and self.depletion == other.depletion
            and self.points == other.points
            and self.guarded == other.guarded
            and self.routes == other.routes
            and all(one.is_like(two) for one, two in zip(self.players, other.players, strict=True))
        )

    def comers(self) -> set[tuple[int, int]]:
        """The other players with orders on planets, each with the planet."""
        return {
            (token.seat, planet)
            for planet, stack in self.stacks.items()
            for token in stack
            if token.seat != self.seat
        }

    def with_own(self, own: Player) -> Table:
        """The same table, where the seat has something else."""
        other = self.copy()
        seat = self.seat
        other.players = (*self.players[:seat], own, *self.players[seat + 1 :])
        return other

    @property
    def own(self) -> Player:
        return self.players[self.seat]

    @property
    def is_special(self) -> bool:
        """Whether the Mobilize order being executed is a special one."""
        order = self.under_way.get("mobilize")
        return order is not None and bool(order["special"])

    @property
    def orders_placed(self) -> int:
        """How many of the seat's own orders lie in stacks."""
        return sum(one.seat == self.seat for stack in self.stacks.values() for one in stack)

    def controls(self, seat: int, area: int) -> bool:
        """Whether a player's units, base or installation are there and nobody else's
        (SC-TERM-10, BW-INST-04)."""
        owner, kept_by = self.owners[area], self.keepers[area]
        if owner == seat:
            return kept_by in (seat, NONE)
        return kept_by == seat and owner == NONE

    def is_mine(self, area: int) -> bool:
        """Whether the seat controls an area (SC-TERM-10)."""
        return self.controls(self.seat, area)

    def is_empty(self, area: int) -> bool:
        return self.owners[area] == NONE and self.keepers[area] == NONE

    def is_enemy(self, area: int) -> bool:
        owner, kept_by, seat = self.owners[area], self.keepers[area], self.seat
        return owner not in (NONE, seat) or kept_by not in (NONE, seat)

    def points_of(self, box: Box, area: int) -> int:
        """The conquest points that control of an area gives (SC-REGROUP-11, BW-TOKEN-05)."""
        return box.points[area] + self.points.get(area, 0)

    def is_strategic_for(self, box: Box, planet: int) -> bool:
        """Whether the seat controls a strategic area of a planet, so that all its orders there may
        be special ones (BW-ORDER-07)."""
        return any(
            box.yields[area] == STRATEGIC and self.is_mine(area) for area in box.areas_of[planet]
        )

    def is_open_to(self, seat: int, area: int) -> bool:
        """Friendly or empty (SC-TERM-11)."""
        return {self.owners[area], self.keepers[area]} <= {NONE, seat}


def box_of(facts: object) -> Box:
    """The facts of a window, which must be those of StarCraft."""
    if not isinstance(facts, Box):
        raise BrokenRules(f"a program for StarCraft was asked about {type(facts).__name__}")
    return facts


def placed(table: Table, order: int) -> list[int]:
    """The planets with our orders of a kind, including special ones."""
    return [
        planet
        for planet, stack in table.stacks.items()
        for token in stack
        if token.seat == table.seat and token.order != NONE and kind_of_order(token.order) == order
    ]
