"""What a player's Faction Sheet, its modules and the cards in force allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.leading import leads
from orrery.starcraft.facts.terms import DEFEND, NONE, RESEARCH_AND_DEVELOPMENT, SUPPLY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from orrery.starcraft.board.player import Player
    from orrery.starcraft.facts.box import Box

BASIC_LIMIT = 2
"""How many units a Build order brings without modules (SC-BUILD-08)."""


class Pieces(NamedTuple):
    """What a faction has of each kind of piece, on the board and in its supply."""

    bases: int
    workers: int
    transports: int
    orders: tuple[int, ...]  # by kind


def pieces_of(box: Box, faction: int) -> Pieces:
    """The pieces of a faction. A faction that is joined with another one has the workers and
    transports of both, the other one's starting bases, and its order tokens, but one Defend order
    (SC-COMP-01, BW-SCEN-86, BW-SCEN-88)."""
    own = Pieces(box.bases, box.workers, box.transports, box.order_tokens)
    joined = None if box.scenario is None else box.scenario.joined[faction]
    if joined is None or joined.faction == NONE:
        return own
    return Pieces(
        own.bases + joined.bases,
        own.workers + joined.workers,
        own.transports + joined.transports,
        tuple(n if kind == DEFEND else 2 * n for kind, n in enumerate(own.orders)),
    )


def orders_each_time(box: Box, faction: int) -> int:
    """How many orders a player places at a time: two if the faction is joined with another one
    (SC-PLAN-01, BW-SCEN-88)."""
    return 1 if box.scenario is None else box.scenario.joined[faction].orders


class Sheet(Protocol):
    """What lies open on a Faction Sheet, to the rules as to a program that reads a view."""

    @property
    def faction(self) -> int: ...
    @property
    def buildings(self) -> Sequence[int]: ...
    @property
    def modules(self) -> Sequence[int]: ...
    @property
    def leading(self) -> Sequence[int]: ...


def permanent_of(box: Box, player: Sheet) -> tuple[int, int]:
    """A player's permanent minerals and gas, with what Leadership cards add; the box knows what a
    scenario allows (SC-ECON-10, BW-LEADCARD-08, BW-LEADCARD-29, BW-SCEN-82)."""
    minerals, gas = box.permanent[player.faction]
    for card in player.leading:
        more = box.leadership[card].permanent
        minerals, gas = minerals + more[0], gas + more[1]
    return minerals, gas


DOUBLED = (SUPPLY, RESEARCH_AND_DEVELOPMENT)


def modules_of(box: Box, player: Sheet, kind: int) -> int:
    """For how many modules of a kind a player's count; not every box has all kinds, and with Make
    Do With Little some count twice (SC-MODULE-01, BW-LEADCARD-26)."""
    number = player.modules[kind] if kind < len(player.modules) else 0
    if number and player.leading and kind in DOUBLED and leads(box, player, "make_do_with_little"):
        return 2 * number
    return number


def has_ability(box: Box, player: Sheet, ability: str) -> bool:
    """Whether a player's race has this ability (SC-FACT-01 to SC-FACT-05)."""
    return ability in box.abilities[box.race[player.faction]]


def unit_build_limit(box: Box, player: Sheet, special: int) -> int:
    """How many units one Build order may bring: 2 plus the Supply modules, or for Zerg twice the
    building types; one more with a special order. A faction that nobody plays may bring all that it
    has (SC-BUILD-08, SC-BUILD-26, SC-MODULE-02, BW-SCEN-39)."""
    if is_driven(box, player):
        return sum(box.figures[unit] for unit in box.units_of[player.faction])
    if box.creep[box.race[player.faction]]:
        return creep_limit(player.buildings) + special
    return BASIC_LIMIT + modules_of(box, player, SUPPLY) + special


def creep_limit(buildings: Iterable[int]) -> int:
    """Creep: two units for each type of building, whatever its level and without modules
    (SC-FACT-03, SC-MODULE-03)."""
    return 2 * sum(1 for level in buildings if level)


def hand_limit(box: Box, player: Player) -> int:
    """The hand limit: 6, or 8 for Terran, one more with Aggressive or Adaptive Strategy;
    technologies in hand count, those in the play area do not (SC-REGROUP-15, SC-FACT-01,
    SC-TERM-18)."""
    limit = box.hand_limit[box.race[player.faction]]
    for event in player.events:
        limit += box.event_hand[event]
    return limit
