"""The table of Clone Wars as a program reads it: the view, and what follows from it."""

from __future__ import annotations

from typing import NamedTuple

from orrery.clone_wars.board.state import State
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.knowledge.shown import CloneWarsView, InPlayShown, SideShown
from orrery.core.errors import BrokenRules
from orrery.core.window import Window

CloneWarsWindow = Window[State, Box, CloneWarsView]


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
    """What one player has, as far as this seat knows."""

    force: int  # -3 to +3 towards this player
    pool: int
    hand: list[int]  # those of its cards that are known
    hand_count: int
    unseen: list[int]  # the deck in no particular order; for the opponent, with the hand
    discard: list[int]
    exile: list[int]
    lost: int  # this player's bases that were destroyed
    base: int
    base_damage: int
    base_left: int  # damage that would destroy the base, 0 without one
    prevented: int  # damage to the base that is prevented this turn
    bases: list[int]
    units: list[InPlay]
    ships: list[InPlay]
    cards: list[int]  # the whole deck, wherever its cards are, except ships in play


class Table(NamedTuple):
    """Both sides and what is between them."""

    seat: int
    own: Side
    enemy: Side
    row: list[int]
    pilots: int
    galaxy_discard: list[int]
    bases_to_win: int
    groups: dict[int, list[int]]  # open attacks: target (NONE: the base), cards
    waiting: list[tuple[str, int]]  # texts about the next purchase: destination, filter


def box_of(facts: object) -> Box:
    """The facts of a window, which must be those of Clone Wars."""
    if not isinstance(facts, Box):
        raise BrokenRules(f"a program for Clone Wars was asked about {type(facts).__name__}")
    return facts


def read(view: CloneWarsView, seat: int) -> Table:
    """The table as a seat sees it."""
    sides = view["sides"]
    own, enemy = (
        read_side(sides[one], one == seat, len(sides[1 - one]["victory"]))
        for one in (seat, 1 - seat)
    )
    return Table(
        seat=seat,
        own=own,
        enemy=enemy,
        row=[card for card in view["row"] if card != NONE],
        pilots=view["pilots"],
        galaxy_discard=view["galaxy_discard"],
        bases_to_win=view["bases_to_win"],
        groups={group["target"]: group["cards"] for group in view["groups"]},
        waiting=[(one["to"], one["filter"]) for one in view["waiting"]],
    )


def read_side(side: SideShown, own: bool, lost: int) -> Side:
    """One player's side of the view."""
    hand, base = side["hand"], side["base"]
    units = [read_card(one) for one in side["units"]]
    held = hand["known"] if own else []
    return Side(
        force=side["force"],
        pool=side["pool"],
        hand=hand["known"],
        hand_count=hand["cards"],
        unseen=side["unseen"],
        discard=side["discard"],
        exile=side["exile"],
        lost=lost,
        base=NONE if base is None else base["card"],
        base_damage=0 if base is None else base["damage"],
        base_left=0 if base is None else base["hit_points"] - base["damage"],
        prevented=0 if base is None else base["prevented"],
        bases=side["bases"]["known"],
        units=units,
        ships=[read_card(one) for one in side["ships"]],
        cards=[*side["unseen"], *side["discard"], *held, *(unit.card for unit in units)],
    )


def read_card(shown: InPlayShown) -> InPlay:
    """A unit or ship in play."""
    return InPlay(
        card=shown["card"],
        attack=shown["attack"],
        ready=not shown["committed"] and not shown["attacked"],
        damage=shown.get("damage", 0),
        hit_points=shown.get("hit_points", 0),
    )
