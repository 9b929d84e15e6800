"""The table of Clone Wars as a program reads it: the plain view, with types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from orrery.bots.plain import mapping, number, numbers, sequence
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.terms import NONE
from orrery.core.errors import BrokenRules
from orrery.core.ruleset import Plain, View


class InPlay(NamedTuple):
    """A unit or ship in play; units have no hit points."""

    card: int
    attack: int
    ready: bool  # not yet committed to an attack this turn
    damage: int
    hit_points: int

    @property
    def left(self) -> int:
        """How much damage destroys a ship."""
        return self.hit_points - self.damage


class Side(NamedTuple):
    """What one player has, as far as this seat knows it."""

    force: int  # -3 to +3 towards this player
    pool: int
    hand: list[int]  # the cards of it that are known
    hand_count: int
    unseen: list[int]  # the deck in no order, with the hand of the opponent
    discard: list[int]
    exile: list[int]
    lost: int  # own bases destroyed
    base: int
    base_damage: int
    base_left: int  # damage that destroys the base, 0 without one
    prevented: int  # damage to the base prevented this turn
    bases: list[int]
    units: list[InPlay]
    ships: list[InPlay]
    cards: list[int]  # the whole deck, wherever its cards are, without ships in play


class Table(NamedTuple):
    """Both sides and what lies between them."""

    seat: int
    own: Side
    enemy: Side
    row: list[int]
    pilots: int
    galaxy_discard: list[int]
    bases_to_win: int
    groups: dict[int, list[int]]  # open attacks: target (NONE: the base), cards
    waiting: list[tuple[str, int]]  # texts about the next purchase: place, number of the filter


def box_of(facts: object) -> Box:
    """The facts of a window, which must be those of Clone Wars."""
    if not isinstance(facts, Box):
        raise BrokenRules(f"a program for Clone Wars was asked about {type(facts).__name__}")
    return facts


def read(view: View, seat: int) -> Table:
    """The table as a seat sees it."""
    sides = [mapping(side) for side in sequence(view["sides"])]
    lost = [len(sequence(side["victory"])) for side in sides]
    own, enemy = (read_side(sides[one], one == seat, lost[1 - one]) for one in (seat, 1 - seat))
    groups = [mapping(group) for group in sequence(view["groups"])]
    waiting = [mapping(one) for one in sequence(view["waiting"])]
    return Table(
        seat=seat,
        own=own,
        enemy=enemy,
        row=[card for card in numbers(view["row"]) if card != NONE],
        pilots=number(view["pilots"]),
        galaxy_discard=numbers(view["galaxy_discard"]),
        bases_to_win=number(view["bases_to_win"]),
        groups={number(group["target"]): numbers(group["cards"]) for group in groups},
        waiting=[(str(one["to"]), number(one["filter"])) for one in waiting],
    )


def read_side(side: Mapping[str, Plain], own: bool, lost: int) -> Side:
    """One player's side of the view."""
    hand = mapping(side["hand"])
    base = None if side["base"] is None else mapping(side["base"])
    known, unseen, discard = (
        numbers(hand["known"]),
        numbers(side["unseen"]),
        numbers(side["discard"]),
    )
    units = [read_card(mapping(one)) for one in sequence(side["units"])]
    return Side(
        force=number(side["force"]),
        pool=number(side["pool"]),
        hand=known,
        hand_count=number(hand["cards"]),
        unseen=unseen,
        discard=discard,
        exile=numbers(side["exile"]),
        lost=lost,
        base=NONE if base is None else number(base["card"]),
        base_damage=0 if base is None else number(base["damage"]),
        base_left=0 if base is None else number(base["hit_points"]) - number(base["damage"]),
        prevented=0 if base is None else number(base["prevented"]),
        bases=numbers(mapping(side["bases"])["known"]),
        units=units,
        ships=[read_card(mapping(one)) for one in sequence(side["ships"])],
        cards=[*unseen, *discard, *(known if own else ()), *(unit.card for unit in units)],
    )


def read_card(shown: Mapping[str, Plain]) -> InPlay:
    """A unit or ship in play."""
    return InPlay(
        card=number(shown["card"]),
        attack=number(shown["attack"]),
        ready=not shown["committed"] and not shown["attacked"],
        damage=number(shown.get("damage", 0)),
        hit_points=number(shown.get("hit_points", 0)),
    )
