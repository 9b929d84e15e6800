"""What is on the table: mutable containers, immutable leaves, ids instead of references."""

from __future__ import annotations

from typing import NamedTuple

from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import Seat
from orrery.core.flow import BaseState, Game, Procedure


class Side:
    """What one player has. Decks and piles are sequences whose last card is on top."""

    __slots__ = (
        "aside",
        "base",
        "base_damage",
        "bases",
        "damage",
        "deck",
        "discard",
        "exile",
        "hand",
        "pool",
        "prevented",
        "ships",
        "units",
        "victory",
    )

    deck: tuple[int, ...]
    hand: tuple[int, ...]  # cards the opponent knows about come before the others
    discard: tuple[int, ...]
    units: tuple[int, ...]  # in the order they were played
    ships: tuple[int, ...]
    damage: tuple[int, ...]  # on the ships, in the same order
    base: int
    base_damage: int
    bases: tuple[int, ...]  # the base stack: a set, kept sorted
    aside: tuple[int, ...]  # bases out of the game
    exile: tuple[int, ...]
    victory: tuple[int, ...]
    pool: int
    prevented: int  # damage to the base prevented this turn

    def __init__(self) -> None:
        self.deck = self.hand = self.discard = self.units = self.ships = self.damage = ()
        self.bases = self.aside = self.exile = self.victory = ()
        self.base = NONE
        self.base_damage = self.pool = self.prevented = 0

    def copy(self) -> Side:
        other = Side.__new__(Side)
        other.deck, other.hand, other.discard = self.deck, self.hand, self.discard
        other.units, other.ships, other.damage = self.units, self.ships, self.damage
        other.base, other.base_damage, other.bases = self.base, self.base_damage, self.bases
        other.aside, other.exile, other.victory = self.aside, self.exile, self.victory
        other.pool, other.prevented = self.pool, self.prevented
        return other


class Happening(NamedTuple):
    """An event that may trigger "when" texts; it waits until its cause is completely resolved."""

    trigger: int
    seat: int  # whose clauses may react
    card: int
    order: int  # which play or purchase of this turn it was, counted from 1
    place: int  # where a purchase left the card


class Waiting(NamedTuple):
    """A text about the next matching purchase this turn (CW-ABILITY-15)."""

    to: int
    filter: int  # number of the filter in the box
    seat: int  # whose purchase it waits for


class State(BaseState):
    """The whole table. `force` counts towards seat 0: +3 is its end of the track."""

    __slots__ = (
        "active",
        "bonus",
        "bought",
        "committed",
        "deduced",
        "due",
        "force",
        "galaxy",
        "galaxy_discard",
        "groups",
        "known",
        "lost_targets",
        "musts",
        "neutral_attacks",
        "pending",
        "pilots",
        "played",
        "row",
        "sides",
        "turn",
        "used",
        "waiting",
        "winner",
    )

    sides: tuple[Side, Side]
    galaxy: tuple[int, ...]
    row: tuple[int, ...]  # six slots
    galaxy_discard: tuple[int, ...]
    pilots: tuple[int, ...]
    force: int
    active: int
    turn: int
    winner: int
    used: int  # a bit for each action clause used this turn
    musts: int  # a bit for each action clause that must still be used
    committed: int  # a bit for each card committed to an attack this turn
    groups: tuple[tuple[int, int], ...]  # open attacks: target (NONE: the base), bits of the cards
    lost_targets: int  # a bit for each target of an open group that has left the row
    neutral_attacks: int  # resolved attacks on neutral cards this turn (CW-BOUNTY-13)
    bonus: tuple[tuple[int, int], ...]  # attack gained this turn: card, number
    waiting: tuple[tuple[int, int, int], ...]  # Waiting: place, filter, seat
    due: tuple[tuple[int, int], ...]  # cards to be exiled at the end of the turn: card, seat
    played: tuple[int, ...]
    bought: tuple[tuple[int, int], ...]  # card, seat
    pending: tuple[tuple[int, int, int, int, int], ...]  # Happenings not yet reacted to
    known: tuple[int, int, int]  # per seat, and for watchers: bits of the hidden cards seen
    deduced: int  # a bit for each hand card that anybody can work out from public moves

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.counter = self.irrevocable = 0
        self.sides = (Side(), Side())
        self.galaxy = self.row = self.galaxy_discard = self.pilots = ()
        self.force = self.active = self.turn = 0
        self.winner = NONE
        self.used = self.musts = self.committed = self.neutral_attacks = self.deduced = 0
        self.lost_targets = 0
        self.groups = self.bonus = self.waiting = self.due = ()
        self.played = self.bought = ()
        self.pending = ()
        self.known = (0, 0, 0)

    def copy(self) -> State:
        other = State.__new__(State)
        first, second = self.sides
        other.sides = (first.copy(), second.copy())
        other.seed, other.counter, other.irrevocable = self.seed, self.counter, self.irrevocable
        other.galaxy, other.row, other.galaxy_discard = self.galaxy, self.row, self.galaxy_discard
        other.pilots, other.force, other.active = self.pilots, self.force, self.active
        other.turn, other.winner, other.used = self.turn, self.winner, self.used
        other.musts, other.committed, other.groups = self.musts, self.committed, self.groups
        other.neutral_attacks, other.bonus = self.neutral_attacks, self.bonus
        other.waiting, other.due, other.played = self.waiting, self.due, self.played
        other.bought, other.pending, other.known = self.bought, self.pending, self.known
        other.deduced, other.lost_targets = self.deduced, self.lost_targets
        return other


CloneWarsGame = Game[State, Box]
"""A game of Clone Wars."""
Step = Procedure[State, Box]
"""A procedure of Clone Wars."""
SEATS = (Seat(0), Seat(1))
