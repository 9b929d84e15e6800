"""The table of StarCraft as a program reads it: the view, and what follows from it."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.errors import BrokenRules
from orrery.core.window import Window
from orrery.starcraft.board.state import State
from orrery.starcraft.board.under_way import UnderWay
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE, ORDERS, STRATEGIC, kind_of_order
from orrery.starcraft.knowledge.shown import (
    AreaShown,
    PlayerShown,
    StarCraftView,
    TokenShown,
)
from orrery.starcraft.knowledge.shown_battles import (
    BattleShown,
    CardPlaced,
    Pair,
    SkirmishShown,
)

StarCraftWindow = Window[State, Box, StarCraftView]


class Player(NamedTuple):
    """What one player has, as far as this seat knows."""

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
    resources: dict[int, int]  # workers on Resource cards, by area
    transports: list[int]  # routes
    tokens: list[int]  # this player's order tokens off the board, by kind
    specials: int  # special orders permitted in this round
    hand_count: int
    unseen: list[int]  # the deck in no particular order; for an opponent, with the hand
    tech_deck: list[int]
    leading: list[int]  # Leadership cards in force
    stash: list[int]  # resource tokens by kind, none where there are none


class Token(NamedTuple):
    """An order on a planet."""

    seat: int
    order: int  # NONE if it is not known


class Skirmish(NamedTuple):
    """One skirmish of a battle; pairs are by role."""

    front: Pair
    support: tuple[list[int], list[int]]
    cards: tuple[list[int], list[int]]  # NONE if not known
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
    before_last: int  # Event cards in the deck above those of Stage III
    planet: int  # the active one
    revealed: int  # the one whose top order is face up
    planets: list[int]
    routes: list[Pair]
    armies: dict[int, list[int]]  # by area
    owners: dict[int, int]
    bases: dict[int, int]
    keepers: dict[int, int]  # whose base or installation is there
    depletion: dict[int, int]
    stacks: dict[int, list[Token]]  # by planet, from bottom to top
    points: dict[int, int]  # special conquest point tokens, where there are any
    guarded: frozenset[int]  # the areas with guard tokens
    installed: dict[int, str]  # the installations, by area
    items: dict[int, int]  # where items of a scenario lie that nobody carries
    invaded: int
    invaders: list[int]
    battle: Battle | None
    players: list[Player]
    under_way: UnderWay  # what the procedures in progress show, by name

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

    def neighbours(self, planet: int) -> list[int]:
        """The planets next to this one."""
        return sorted({a + b - planet for a, b in self.routes if planet in (a, b)})

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
        mine = (NONE, self.seat)
        return self.owners[area] not in mine or self.keepers[area] not in mine

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


def read(view: StarCraftView, seat: int) -> Table:
    """The table as a seat sees it; when it is asked for a faction that nobody plays, as that one
    would (BW-SCEN-35)."""
    galaxy, areas, asked = view["galaxy"], view["areas"], view["asked"]
    return Table(
        seat=seat if asked is None else asked.get("whose", seat),
        round=view["round"],
        before_last=sum(view["events"]["deck"][:-1]),
        planet=view["planet"],
        revealed=next((one["planet"] for one in view["orders"] if one["revealed"]), NONE),
        planets=sorted(tile[0] for tile in galaxy["tiles"]),
        routes=galaxy["routes"],
        armies={one["area"]: one["units"] for one in areas},
        owners={one["area"]: one["owner"] for one in areas},
        bases={one["area"]: one["base"] for one in areas},
        keepers={one["area"]: keeper(one) for one in areas},
        depletion={one["area"]: one["depletion"] for one in areas},
        stacks={
            stack["planet"]: [read_token(one) for one in stack["tokens"]]
            for stack in view["orders"]
        },
        points={one["area"]: one["points"] for one in areas if "points" in one},
        guarded=frozenset(one["area"] for one in areas if one.get("guards")),
        installed={
            one["area"]: one["installation"]["kind"] for one in areas if "installation" in one
        },
        items={item: one["area"] for one in areas for item in one.get("items", ())},
        invaded=view["invaded"],
        invaders=view["invaders"],
        battle=None if view["battle"] is None else read_battle(view["battle"]),
        players=[read_player(one) for one in view["players"]],
        under_way=view["under_way"],
    )


def keeper(shown: AreaShown) -> int:
    """Whose base or installation is in an area, or NONE (BW-INST-04)."""
    found = shown.get("installation")
    return shown["base"] if found is None else found["seat"]


def read_token(shown: TokenShown) -> Token:
    order = shown["order"]
    return Token(shown["seat"], NONE if order is None else ORDERS.index(order))


def read_player(shown: PlayerShown) -> Player:
    """One player's part of the view."""
    orders = shown["orders"]
    return Player(
        faction=shown["faction"],
        out=bool(shown["out"]),
        conquest=shown["conquest"],
        buildings=shown["buildings"],
        modules=shown["modules"],
        technologies=shown["technologies"],
        events=shown["events"],
        drawn=len(shown["drawn"]),
        figures=shown["figures"],
        bases=shown["base_supply"],
        transport_supply=shown["transport_supply"],
        pool=shown["pool"],
        unavailable=shown["unavailable"],
        permanent=shown["permanent"],
        resources={one["area"]: one["workers"] for one in shown["resources"]},
        transports=shown["transports"],
        tokens=orders["known"] or [],
        specials=orders["specials_allowed"],
        hand_count=shown["hand"]["cards"],
        unseen=shown["unseen"],
        tech_deck=shown["tech_deck"],
        leading=shown["leaders"]["in_force"] if "leaders" in shown else [],
        stash=shown.get("tokens", [0, 0]),
    )


def read_battle(shown: BattleShown) -> Battle:
    """The battle being fought."""
    return Battle(
        area=shown["area"],
        seats=shown["seats"],
        special=shown["special"],
        attack=shown["attack"],
        health=shown["health"],
        skirmishes=[read_skirmish(one) for one in shown["skirmishes"]],
    )


def read_skirmish(shown: SkirmishShown) -> Skirmish:
    attacking, defending = shown["cards"]
    cards = (read_cards(attacking), read_cards(defending))
    return Skirmish(shown["front"], shown["support"], cards, bool(shown["over"]))


def read_cards(placed: list[CardPlaced]) -> list[int]:
    return [NONE if one["card"] is None else one["card"] for one in placed]


def placed(table: Table, order: int) -> list[int]:
    """The planets with our orders of a kind, including special ones."""
    return [
        planet
        for planet, stack in table.stacks.items()
        for token in stack
        if token.seat == table.seat and token.order != NONE and kind_of_order(token.order) == order
    ]
