"""What one player has."""

from __future__ import annotations

from typing import ClassVar

from orrery.starcraft.facts.terms import NONE

Cards = tuple[int, ...]
Units = tuple[int, ...]


class Player:
    """What one player has: sheet, supply, cards, and what everybody knows about the hidden ones."""

    __slots__ = (
        "allowed",
        "announced",
        "base_supply",
        "buildings",
        "buried",
        "chosen",
        "conquest",
        "deck",
        "defended",
        "discards",
        "drawn",
        "dug",
        "events",
        "faction",
        "figures",
        "gained",
        "hand",
        "leaders",
        "leading",
        "leaving",
        "modules",
        "orders",
        "out",
        "owned",
        "permanent",
        "plans",
        "pool",
        "recharged",
        "refused",
        "reserve",
        "resources",
        "shown",
        "special_pool",
        "stood_for",
        "tech_deck",
        "technologies",
        "tokens",
        "transport_supply",
        "transports",
        "unavailable",
        "waiting",
        "worker_supply",
        "workers",
    )
    late: ClassVar[dict[str, object]] = {
        "tokens": (0, 0),
        "special_pool": (),
        "owned": (),
        "leaders": (),
        "chosen": NONE,
        "waiting": (),
        "leading": (),
        "reserve": (),
        "gained": (),
        "recharged": 0,
        "plans": (),
        "refused": (),
        "defended": NONE,
        "stood_for": 0,
    }

    faction: int  # NONE until chosen
    out: int  # 1 when eliminated
    conquest: int
    # The sheet
    buildings: tuple[int, ...]  # the level of each of the race's building types
    modules: tuple[int, ...]  # by kind
    technologies: Cards  # in the play area
    events: Cards  # Event cards in the play area
    # Supply
    figures: tuple[int, ...]  # miniatures, by the unit's position on the sheet
    base_supply: int
    transport_supply: int
    worker_supply: int
    orders: tuple[int, ...]  # tokens not on the board, by kind
    # Workers and Resource cards
    pool: int
    unavailable: int
    permanent: tuple[int, int]  # workers on the permanent minerals and gas
    resources: tuple[int, ...]  # Resource cards, by area, sorted
    workers: tuple[int, ...]  # on those cards
    transports: int  # a bit for each route
    # Cards
    deck: Cards
    hand: Cards
    leaving: Cards  # cards of the hand chosen in Regrouping step 9, hidden until all have chosen
    discards: Cards
    tech_deck: Cards
    drawn: Cards  # Event cards, face down, in the order they were drawn
    # Known to everybody
    announced: Cards  # cards known to be out of the deck, but not where
    buried: Cards  # cards everyone saw go into the deck at the last shuffle
    dug: int  # at most this many of those are out again
    shown: tuple[int, ...]  # orders revealed this round, by kind
    allowed: int  # special orders permitted at the start of this Planning Phase
    # What only some boxes have
    tokens: tuple[int, int]  # resource tokens: minerals and gas
    special_pool: tuple[int, ...]  # executed special orders, by kind; () for none
    owned: tuple[int, ...]  # order tokens by kind; () for those of the box
    leaders: Cards  # Leadership cards that were not used, the chosen one among them until revealed
    chosen: int  # the Leadership card laid face down, NONE for none
    waiting: Cards  # Leadership cards whose effect begins with the next round
    leading: Cards  # Leadership cards in force
    reserve: Units  # units on a Leadership card
    gained: Units  # heroes that have come into play, on the board or destroyed since
    recharged: int  # 1 when Recharge was used in this phase
    plans: Cards  # Event cards picked for the game and not played yet
    refused: Cards  # Event cards that were offered and not picked
    defended: int  # the area of this round's Defend order, NONE for none
    stood_for: int  # a bit for each special order that a Star order stood for in this round

    def __init__(self) -> None:
        self.faction = NONE
        self.out = self.conquest = 0
        self.buildings = self.figures = ()
        self.modules = (0, 0, 0)
        self.technologies = self.events = ()
        self.base_supply = self.transport_supply = self.worker_supply = 0
        self.orders = self.shown = (0, 0, 0, 0, 0, 0)
        self.pool = self.unavailable = self.transports = 0
        self.permanent = (0, 0)
        self.resources = self.workers = ()
        self.deck = self.hand = self.leaving = self.discards = self.tech_deck = self.drawn = ()
        self.announced = self.buried = ()
        self.dug = self.allowed = self.recharged = 0
        self.tokens, self.chosen = (0, 0), NONE
        self.special_pool = self.owned = self.leaders = self.waiting = self.leading = ()
        self.reserve = self.gained = self.plans = self.refused = ()
        self.defended, self.stood_for = NONE, 0

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.faction, other.out, other.conquest = self.faction, self.out, self.conquest
        other.buildings, other.modules = self.buildings, self.modules
        other.technologies, other.events = self.technologies, self.events
        other.figures, other.base_supply = self.figures, self.base_supply
        other.transport_supply, other.worker_supply = self.transport_supply, self.worker_supply
        other.orders, other.pool, other.unavailable = self.orders, self.pool, self.unavailable
        other.permanent, other.resources = self.permanent, self.resources
        other.workers, other.transports, other.deck = self.workers, self.transports, self.deck
        other.hand, other.discards, other.tech_deck = self.hand, self.discards, self.tech_deck
        other.drawn, other.announced, other.buried = self.drawn, self.announced, self.buried
        other.dug, other.shown, other.allowed = self.dug, self.shown, self.allowed
        other.leaving, other.tokens = self.leaving, self.tokens
        other.special_pool, other.owned, other.leaders = self.special_pool, self.owned, self.leaders
        other.chosen, other.waiting, other.leading = self.chosen, self.waiting, self.leading
        other.reserve, other.recharged, other.plans = self.reserve, self.recharged, self.plans
        other.refused, other.gained = self.refused, self.gained
        other.defended, other.stood_for = self.defended, self.stood_for
        return other
