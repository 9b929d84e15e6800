"""The numbers that stand for the rulebook's terms: kinds of yield, orders, modules, sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

NONE = -1

# What an area yields, and what a cost is paid with (SC-TERM-05)
MINERALS, GAS, CONQUEST, STRATEGIC = 0, 1, 2, 3
YIELDS = ("minerals", "gas", "conquest", "strategic")

# Depletion of a resource area (SC-ECON-07, SC-ECON-08)
FRESH, PARTIAL, DEPLETED = 0, 1, 2

# Orders; a special order is its standard order + SPECIAL (SC-PLAN-04, SC-PLAN-07). Not every box
# has the Defend order and the Star order (BW-DEFEND-01, BW-TOKEN-06)
BUILD, MOBILIZE, RESEARCH = 0, 1, 2
SPECIAL = 3
DEFEND, STAR = 6, 7
ORDERS = (
    "build",
    "mobilize",
    "research",
    "special_build",
    "special_mobilize",
    "special_research",
    "defend",
    "star",
)
KINDS_OF_ORDER = 6
"""The standard and the special orders."""
ORDERS_PER_ROUND = 4

# What a unit is and can attack, as bits (SC-SKIRM-16)
ON_GROUND, IN_AIR = 1, 2
EITHER = ON_GROUND | IN_AIR

SURPLUS = 2
"""How many units above its limit may attack an area (SC-MOVE-10)."""

# Modules; the last three are not in every box (SC-MODULE-01, BW-MODULE-01)
SUPPLY, RESEARCH_AND_DEVELOPMENT, AIR_SUPPORT = 0, 1, 2
DEFENSIVE, ASSIST, OFFENSIVE = 3, 4, 5
MODULES = (
    "supply",
    "research_and_development",
    "air_support",
    "defensive",
    "assist",
    "offensive",
)

# How long a Leadership card stays: until it has been resolved, to the end of a phase or of the
# round, or for the rest of the game (BW-LEAD-08, BW-LEADCARD-43)
Period = Literal["moment", "planning", "execution", "regrouping", "round", "game"]
PERIODS: tuple[Period, ...] = ("moment", "planning", "execution", "regrouping", "round", "game")
MOMENT, IN_PLANNING, IN_EXECUTION, IN_REGROUPING, FOR_A_ROUND, FOR_THE_GAME = range(6)

# What becomes of the conquest points that a faction gains (SC-REGROUP-11, SC-VAR-01, BW-MODE-06)
SCORED, AS_TOKENS, NOT_SCORED = 0, 1, 2

# Compass sides, clockwise; a quarter turn adds one (SC-GALAXY-05)
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
SIDES = ("north", "east", "south", "west")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

# Roles in a battle, also the order in which things are resolved (SC-TIME-02)
ATTACKER, DEFENDER = 0, 1

# Marks of a card at a skirmish; NAMED: it was there when the deck was reshuffled (SC-RES-11)
FROM_DECK, SEEN, FACE_UP, NAMED = 1, 2, 4, 8


MOST_PLAYERS = 6
FIRST_STAR = MOST_PLAYERS * KINDS_OF_ORDER
"""Star orders have the numbers after those of all other order tokens."""

CLOCKWISE: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    [
        tuple([(*range(start, players), *range(start)) for start in range(players + 1)])
        for players in range(MOST_PLAYERS + 1)
    ]
)
"""By the number of players and a seat: all seats, clockwise from there; after the last seat comes
the first (SC-TERM-22)."""


SPECIAL_ORDERS = (SPECIAL + BUILD, SPECIAL + MOBILIZE, SPECIAL + RESEARCH)


def is_special(order: int) -> bool:
    """Whether an order is a special one (SC-PLAN-07)."""
    return order in SPECIAL_ORDERS


def kind_of_order(order: int) -> int:
    """BUILD, MOBILIZE or RESEARCH; a special order is of the kind of its standard order. A Defend
    order is of no kind, and a Star order of none before it has been named (SC-PLAN-04,
    BW-ORDER-10, BW-LEADCARD-17)."""
    return order % SPECIAL if order < KINDS_OF_ORDER else NONE


def special_order(kind: int) -> int:
    """The special order of a kind (SC-PLAN-07)."""
    return kind + SPECIAL


def standard_tokens(tokens: Sequence[int]) -> int:
    """How many of these tokens, counted by order, are standard orders."""
    return tokens[BUILD] + tokens[MOBILIZE] + tokens[RESEARCH]


def special_tokens(tokens: Sequence[int]) -> int:
    """How many of these tokens, counted by order, are special orders."""
    return tokens[SPECIAL + BUILD] + tokens[SPECIAL + MOBILIZE] + tokens[SPECIAL + RESEARCH]


def token(seat: int, order: int) -> int:
    """An order token of a player, as one number; a Defend order never lies in a stack."""
    return FIRST_STAR + seat if order == STAR else seat * KINDS_OF_ORDER + order


BACKS: tuple[int, ...] = tuple(
    [seat for seat in range(MOST_PLAYERS) for _ in range(KINDS_OF_ORDER)] + [*range(MOST_PLAYERS)]
)
FACES: tuple[int, ...] = tuple([*range(KINDS_OF_ORDER)] * MOST_PLAYERS + [STAR] * MOST_PLAYERS)
"""By the number of an order token: whose it is, and what it shows; Star orders come last."""


def owner_of(one: int) -> int:
    """Whose order token it is: the backs may always be inspected (SC-PLAN-06)."""
    return BACKS[one]


def order_of(one: int) -> int:
    """What an order token shows on its face."""
    return FACES[one]


def guarded(seat: int, tokens: int) -> int:
    """Guard tokens of a player in an area, as one number (BW-DEFEND-10)."""
    return seat + MOST_PLAYERS * tokens if tokens else 0


def guard_of(one: int) -> int:
    """Whose guard tokens they are, NONE for none."""
    return one % MOST_PLAYERS if one else NONE


def guard_tokens(one: int) -> int:
    """How many guard tokens they are."""
    return one // MOST_PLAYERS


def installed(seat: int, kind: int) -> int:
    """An installation of a player, as one number (BW-INST-01)."""
    return seat + MOST_PLAYERS * kind


def installer_of(one: int) -> int:
    """Whose installation it is."""
    return one % MOST_PLAYERS


def installation_of(one: int) -> int:
    """The kind of an installation."""
    return one // MOST_PLAYERS
