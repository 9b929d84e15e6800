"""What everybody may see of the procedures in progress, by the names that programs and clients use;
if two have the same name, the inner one."""

from __future__ import annotations

from typing import TypedDict


class Building(TypedDict):
    """A Build order: how many units have been built."""

    built: int


class Executing(TypedDict):
    """The order that a revealed one is executed as."""

    order: int


class Defending(TypedDict):
    """A Defend order: the area that units may move into."""

    area: int


class Mobilizing(TypedDict):
    """A Mobilize order: the unit that moves, where from, and the groups that have arrived."""

    special: int
    unit: int
    origin: int
    moved: list[int]


class Regrouping(TypedDict):
    """The step of the Regrouping Phase, 0 before the first."""

    step: int


class Driving(TypedDict):
    """The turn of a faction that nobody plays: whose it is, and the planets on which it has
    built."""

    seat: int
    built: list[int]


class Recalling(TypedDict):
    """A unit that is recalled to an Arbiter."""

    unit: int


class PlacingCards(TypedDict):
    """Which side places cards at which skirmish."""

    role: int
    skirmish: int


class Assaulting(TypedDict):
    """A surprise assault: where units come from, and where they go."""

    area: int
    target: int


UnderWay = TypedDict(
    "UnderWay",
    {
        "execution": Executing,
        "driven": Driving,
        "defend": Defending,
        "build": Building,
        "mobilize": Mobilizing,
        "recall": Recalling,
        "place-cards": PlacingCards,
        "surprise-assault": Assaulting,
        "regrouping": Regrouping,
    },
    total=False,
)
