"""The numbers that stand for the rulebook's terms: kinds of yield, orders, modules, sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

NONE: Final = -1

# What an area yields, and what a cost is paid with (SC-TERM-05)
MINERALS: Final = 0
GAS: Final = 1
CONQUEST: Final = 2
STRATEGIC: Final = 3
YIELDS: Final = ("minerals", "gas", "conquest", "strategic")

# Depletion of a resource area (SC-ECON-07, SC-ECON-08)
FRESH: Final = 0
PARTIAL: Final = 1
DEPLETED: Final = 2

# Orders; a special order is its standard order + SPECIAL (SC-PLAN-04, SC-PLAN-07). Not every box
# has the Defend order and the Star order (BW-DEFEND-01, BW-TOKEN-06)
BUILD: Final = 0
MOBILIZE: Final = 1
RESEARCH: Final = 2
SPECIAL: Final = 3
DEFEND: Final = 6
STAR: Final = 7
ORDERS: Final = (
    "build",
    "mobilize",
    "research",
    "special_build",
    "special_mobilize",
    "special_research",
    "defend",
    "star",
)
KINDS_OF_ORDER: Final = 6
"""The standard and the special orders."""
ORDERS_PER_ROUND: Final = 4

# What a unit is and can attack, as bits (SC-SKIRM-16)
ON_GROUND: Final = 1
IN_AIR: Final = 2
EITHER: Final = ON_GROUND | IN_AIR

SURPLUS: Final = 2
"""How many units above its limit may attack an area (SC-MOVE-10)."""

# Modules; the last three are not in every box (SC-MODULE-01, BW-MODULE-01)
SUPPLY: Final = 0
RESEARCH_AND_DEVELOPMENT: Final = 1
AIR_SUPPORT: Final = 2
DEFENSIVE: Final = 3
ASSIST: Final = 4
OFFENSIVE: Final = 5
MODULES: Final = (
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
PERIODS: Final[tuple[Period, ...]] = (
    "moment",
    "planning",
    "execution",
    "regrouping",
    "round",
    "game",
)
MOMENT: Final = 0
IN_PLANNING: Final = 1
IN_EXECUTION: Final = 2
IN_REGROUPING: Final = 3
FOR_A_ROUND: Final = 4
FOR_THE_GAME: Final = 5

# What becomes of the conquest points that a faction gains (SC-REGROUP-11, SC-VAR-01, BW-MODE-06)
SCORED: Final = 0
AS_TOKENS: Final = 1
NOT_SCORED: Final = 2

# Compass sides, clockwise; a quarter turn adds one (SC-GALAXY-05)
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

# Roles in a battle, also the order in which things are resolved (SC-TIME-02)
ATTACKER: Final = 0
DEFENDER: Final = 1

# Marks of a card at a skirmish; NAMED: it was there when the deck was reshuffled (SC-RES-11)
FROM_DECK: Final = 1
SEEN: Final = 2
FACE_UP: Final = 4
NAMED: Final = 8


MOST_PLAYERS: Final = 6
FIRST_STAR: Final = MOST_PLAYERS * KINDS_OF_ORDER
"""Star orders have the numbers after those of all other order tokens."""

CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([(*range(start, players), *range(start)) for start in range(players + 1)])
        for players in range(MOST_PLAYERS + 1)
    ]
)
"""By the number of players and a seat: all seats, clockwise from there; after the last seat comes
the first (SC-TERM-22)."""


SPECIAL_ORDERS: Final[tuple[int, ...]] = (SPECIAL + BUILD, SPECIAL + MOBILIZE, SPECIAL + RESEARCH)


def is_special(order: int) -> bool:
    """Whether an order is a special one (SC-PLAN-07)."""
    return SPECIAL <= order < KINDS_OF_ORDER


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


BACKS: Final[tuple[int, ...]] = tuple(
    [seat for seat in range(MOST_PLAYERS) for _ in range(KINDS_OF_ORDER)] + [*range(MOST_PLAYERS)]
)
FACES: Final[tuple[int, ...]] = tuple(
    [*range(KINDS_OF_ORDER)] * MOST_PLAYERS + [STAR] * MOST_PLAYERS
)
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
