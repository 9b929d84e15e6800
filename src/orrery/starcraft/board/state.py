"""What is on the table: mutable containers, immutable leaves, ids instead of references.

Equal pieces have equal numbers: a unit is a number for its faction and type, a card a number for
its faction and kind. Hands, armies and unordered piles are sorted tuples; decks are sequences whose
last card is on top.
"""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.core.decisions import Option, Ref, Subject
from orrery.core.flow import BaseState, Game, Procedure
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.galaxy import Galaxy
from orrery.starcraft.board.locks import Lock
from orrery.starcraft.board.player import Player
from orrery.starcraft.board.under_way import UnderWay
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE

Cards = tuple[int, ...]
Units = tuple[int, ...]


class Skirmish:
    """One skirmish: its front-line and supporting units, and the cards placed at it, by role."""

    __slots__ = ("cards", "front", "marks", "over", "support")

    front: tuple[int, int]  # the front-line units; NONE once one has left the battle
    support: tuple[Units, Units]
    cards: tuple[Cards, Cards]  # a standard card, then a reinforcement; emptied when discarded
    marks: tuple[tuple[int, ...], tuple[int, ...]]  # FROM_DECK, SEEN, FACE_UP of each card
    over: int  # 1 when resolved

    def __init__(self, attacking: int, defending: int) -> None:
        self.front = (attacking, defending)
        self.support = ((), ())
        self.cards = ((), ())
        self.marks = ((), ())
        self.over = 0

    def copy(self) -> Skirmish:
        other = Skirmish.__new__(Skirmish)
        other.front, other.support, other.over = self.front, self.support, self.over
        other.cards, other.marks = self.cards, self.marks
        return other


class Battle:
    """The battle being fought, by role: attacker, defender. The board remains authoritative:
    defenders are in the area, attackers in `state.invaders`; skirmishes only name types."""

    __slots__ = (
        "area",
        "aside",
        "attack",
        "detector",
        "face_up",
        "guarded",
        "health",
        "nukes",
        "restorable",
        "seats",
        "skirmishes",
        "special",
        "splash",
        "step",
    )
    late: ClassVar[dict[str, object]] = {"guarded": 0, "restorable": ((), ())}

    area: int
    seats: tuple[int, int]
    special: int  # 1 if a special Mobilize order started it
    step: int  # the current battle step, 1 to 9
    skirmishes: tuple[Skirmish, ...]
    attack: tuple[int, int]  # bonuses for the whole battle
    health: tuple[int, int]
    detector: tuple[int, int]  # 1 if all units of the side have Detector in this battle
    face_up: tuple[int, int]  # 1 if the side must place its cards first and face up
    splash: tuple[Cards, Cards]  # triggered splash cards of each side, face up until step 8
    nukes: tuple[int, int]  # Nukes of each side whose condition held
    aside: tuple[Cards, Cards]  # the two cards a side looks at with Adaptive Strategy
    guarded: int  # 1 if the defender discarded a guard token
    restorable: tuple[Cards, Cards]  # those triggered splash cards that Recharge may return

    def __init__(self, area: int, attacker: int, defender: int, special: int) -> None:
        self.area = area
        self.seats = (attacker, defender)
        self.special = special
        self.step = 1
        self.skirmishes = ()
        self.attack = self.health = self.detector = self.face_up = self.nukes = (0, 0)
        self.splash = self.aside = ((), ())
        self.guarded, self.restorable = 0, ((), ())

    def copy(self) -> Battle:
        other = Battle.__new__(Battle)
        other.area, other.seats, other.special = self.area, self.seats, self.special
        other.skirmishes = tuple([skirmish.copy() for skirmish in self.skirmishes])
        other.step, other.attack, other.health = self.step, self.attack, self.health
        other.detector, other.face_up, other.splash = self.detector, self.face_up, self.splash
        other.nukes, other.aside, other.guarded = self.nukes, self.aside, self.guarded
        other.restorable = self.restorable
        return other


class State(BaseState):
    """The whole table."""

    __slots__ = (
        "active",
        "armies",
        "bases",
        "battle",
        "bridge",
        "common",
        "depletion",
        "ending",
        "event_box",
        "event_buried",
        "event_deck",
        "event_discards",
        "event_dug",
        "fallen",
        "first",
        "galaxy",
        "guards",
        "influenced",
        "installations",
        "invaded",
        "invaders",
        "items",
        "met",
        "order",
        "owners",
        "phase",
        "planet",
        "planets",
        "players",
        "points",
        "razed",
        "removed",
        "revealed",
        "round",
        "stacks",
        "stages_led",
        "winners",
    )
    late: ClassVar[dict[str, object]] = {
        "installations": (),
        "guards": (),
        "points": (),
        "items": (),
        "met": 0,
        "order": (),
        "stages_led": 0,
        "fallen": NONE,
        "razed": (),
        "influenced": NONE,
        "bridge": NONE,
    }

    players: tuple[Player, ...]
    galaxy: Galaxy
    planets: tuple[tuple[int, ...], ...]  # per seat: planets drawn and not yet placed
    # The board, by area
    armies: tuple[Units, ...]
    owners: tuple[int, ...]  # whose units are there, NONE for no units
    bases: tuple[int, ...]  # whose base is there
    depletion: tuple[int, ...]
    # An attack: units moved into an area with enemy units, until the battle there is over
    invaded: int  # the area, NONE for none
    invaders: Units
    battle: Battle | None
    # Orders, by planet: token numbers from bottom to top
    stacks: tuple[tuple[int, ...], ...]
    revealed: int  # the planet whose top order is face up, NONE for none
    # Event cards
    event_deck: Cards
    event_discards: Cards
    event_box: Cards  # removed unseen at setup (SC-SETUP-06)
    event_buried: Cards  # cards everyone saw shuffled into the deck while others were face down
    event_dug: int  # at most this many of those have been drawn since
    removed: Cards  # seen cards that left the game
    common: Cards  # The End Draws Near, in the common play area
    # The state of play
    round: int
    phase: int  # SETTING_UP, PLANNING, EXECUTION, REGROUPING
    first: int  # the seat with the first player token
    active: int  # the seat executing an order, NONE for none (SC-TERM-02)
    planet: int  # the active planet, NONE for none (SC-TERM-03)
    winners: tuple[int, ...]
    ending: str
    # What only some boxes have; by area, () while nothing was placed
    installations: tuple[int, ...]  # kind and owner as one number, NONE for none
    guards: tuple[int, ...]  # guard tokens and their owner as one number, 0 for none
    points: tuple[int, ...]  # special conquest point tokens
    items: tuple[int, ...]  # by item: the area where it lies, NONE while it is carried
    met: int  # a bit for each condition of a scenario that was met once and for all
    order: tuple[int, ...]  # the seats clockwise; () if by number
    stages_led: int  # a bit for each stage of which Leadership cards were chosen
    fallen: int  # where a hero was destroyed whose last strike is due, NONE for nowhere
    razed: tuple[int, ...]  # by seat: bases destroyed since the setup; () for none
    influenced: int  # the planet chosen for Subtle Influence, NONE for none
    bridge: int  # who controlled the bridge when units last began to move, NONE for nobody

    def __init__(self, seed: bytes, box: Box, galaxy: Galaxy) -> None:
        self.seed = seed
        self.counter = self.irrevocable = 0
        self.players = tuple(Player() for _ in range(box.seats))
        for player in self.players:
            player.modules = (0,) * len(box.module_slugs)
            player.orders = player.shown = (0,) * len(box.order_tokens)
        self.galaxy = galaxy
        self.planets = ((),) * box.seats
        self.armies = ((),) * box.areas
        self.owners = self.bases = (NONE,) * box.areas
        self.depletion = (0,) * box.areas
        self.invaded, self.invaders, self.battle = NONE, (), None
        self.stacks = ((),) * len(box.planet_slugs)
        self.revealed = NONE
        self.event_deck = self.event_discards = self.event_box = self.removed = self.common = ()
        self.event_buried, self.event_dug = (), 0
        self.round = self.phase = self.first = 0
        self.active = self.planet = NONE
        self.winners, self.ending = (), ""
        self.installations = self.guards = self.points = self.items = ()
        self.order, self.stages_led, self.razed, self.met = (), 0, (), 0
        self.influenced = self.fallen = self.bridge = NONE

    def copy(self) -> State:
        other = State.__new__(State)
        battle = self.battle
        other.seed, other.counter, other.irrevocable = self.seed, self.counter, self.irrevocable
        other.galaxy, other.planets, other.armies = self.galaxy, self.planets, self.armies
        other.owners, other.bases, other.depletion = self.owners, self.bases, self.depletion
        other.invaded, other.invaders = self.invaded, self.invaders
        other.battle, other.stacks = None if battle is None else battle.copy(), self.stacks
        other.revealed, other.event_deck = self.revealed, self.event_deck
        other.event_discards, other.event_box = self.event_discards, self.event_box
        other.removed, other.common, other.round = self.removed, self.common, self.round
        other.phase, other.first, other.active = self.phase, self.first, self.active
        other.planet, other.winners, other.ending = self.planet, self.winners, self.ending
        other.players = tuple([player.copy() for player in self.players])
        other.event_buried, other.event_dug = self.event_buried, self.event_dug
        other.installations, other.guards = self.installations, self.guards
        other.points, other.items, other.order = self.points, self.items, self.order
        other.stages_led, other.razed, other.met = self.stages_led, self.razed, self.met
        other.influenced, other.fallen = self.influenced, self.fallen
        other.bridge = self.bridge
        return other


SETTING_UP: Final = 0
PLANNING: Final = 1
EXECUTION: Final = 2
REGROUPING: Final = 3
PHASES: Final = ("setup", "planning", "execution", "regrouping")

StarCraftGame = Game[State, Box]


class Step(Procedure[State, Box]):
    """A part of the rulebook being carried out; it also says what its question is about, why a move
    is not possible, and what it costs."""

    __slots__ = ()

    def shown(self) -> UnderWay:
        return {}

    def subject(self, game: StarCraftGame) -> Subject:
        """The Event card whose text asks, if no procedure says otherwise."""
        return {} if game.decision is None else {"about": Ref("event", game.decision.about)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids a move at this procedure's decision, or None. Procedures with their
        own legality functions use those."""
        decision = game.decision
        if decision is None or option in decision.options:
            return None
        return decision.prompt.rule

    def why_not_then(self, game: StarCraftGame, first: Option, then: Option) -> str | None:
        """The rule that forbids a pick after an option of this procedure's decision; None if it
        cannot say."""
        return None

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """What a pick at this procedure's decision costs besides its price, as far as the player
        who is asked may know."""
        return []

    def locks(self, game: StarCraftGame) -> list[Lock]:
        """What the player who is asked has, or could have, and cannot choose."""
        return []
