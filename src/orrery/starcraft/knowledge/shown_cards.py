"""What is shown of cards: what is printed on them, and a player's Leadership cards."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from orrery.starcraft.facts.terms import Period
from orrery.starcraft.knowledge.shown_decisions import Price


class LeadersShown(TypedDict):
    """Leadership cards: those not used, the one laid face down (-1 for none), those whose effect
    begins with the next round, those in force, the units that wait on one of them, and the heroes
    that have come into play."""

    unused: list[int]
    chosen: int | None
    waiting: list[int]
    in_force: list[int]
    reserve: list[int]
    gained: list[int]


class PlansShown(TypedDict):
    """Event cards picked for the whole game: how many are left, which those are if one may know,
    and all listed ones that have not been played, picked or not."""

    left: int
    picked: list[int] | None
    unplayed: list[int]


PieceNow = Literal["none", "due", "stands", "fallen", "missed"]
"""What became of the hero or the installation of a Leadership card.

none    it brings no piece
due     it is still to come
stands  it is on the board
fallen  it was destroyed
missed  it never came: there was no place or no miniature
"""


class LeadingShown(TypedDict):
    """A Leadership card that lies open before a player: whether it only begins with the next round,
    until when it is in force, what became of the piece that it brings, and in which area that is
    (-1 for none)."""

    seat: int
    card: int
    waits: bool
    until: Period
    piece: PieceNow
    area: int


class Values(TypedDict):
    """Attack and health on a card."""

    attack: int
    health: int


class AreaFigures(TypedDict):
    """An area of a planet: what it yields, its unit limit, and which units may be there."""

    yields: str
    amount: int
    unit_limit: int
    allows: list[str]


class ForcesFigures(TypedDict):
    """Starting forces on a Leadership card."""

    units: dict[str, int]
    workers: int
    transports: int
    bases: int


class CardFigures(TypedDict):
    """What is printed on a card or a piece; missing keys are not on it."""

    set: str
    copies: int
    name: NotRequired[str]
    race: NotRequired[str]
    kind: NotRequired[str]
    use: NotRequired[str]
    stage: NotRequired[int]
    cost: NotRequired[Price]
    units: NotRequired[list[str]]
    support_units: NotRequired[list[str]]
    all_units: NotRequired[bool]
    major: NotRequired[Values]
    majors: NotRequired[list[Values]]
    minor: NotRequired[Values]
    text: NotRequired[bool]
    number: NotRequired[int]
    after_use: NotRequired[str]
    discard_when: NotRequired[str]
    forced: NotRequired[bool]
    faction: NotRequired[str]
    hero: NotRequired[str]
    replaces: NotRequired[str]
    type: NotRequired[str]
    traits: NotRequired[list[str]]
    keep: NotRequired[bool]
    begins: NotRequired[str]
    lasts: NotRequired[str]
    starting_forces: NotRequired[ForcesFigures]
    areas: NotRequired[list[AreaFigures]]
    rule: NotRequired[str]
