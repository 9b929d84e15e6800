"""What StarCraft shows of battles, typed once: the one being fought, sums, and what is to come."""

from __future__ import annotations

from typing import TypedDict

from orrery.starcraft.rules.battle.compare import Source

Pair = tuple[int, int]
"""Attacker and defender of a battle, or the two ends of a route."""

# The battle being fought


class HeldShown(TypedDict):
    """Cards that their owner sees: how many, and those that are known."""

    cards: int
    known: list[int]


class CardPlaced(TypedDict):
    """A card at a skirmish, and whether its owner looked at it."""

    card: int | None
    face_up: bool
    from_deck: bool
    looked: bool


class SkirmishShown(TypedDict):
    """Front-line and supporting units and the cards, each by role."""

    front: Pair
    support: tuple[list[int], list[int]]
    cards: tuple[list[CardPlaced], list[CardPlaced]]
    over: int


class BattleShown(TypedDict):
    """The battle being fought, with its step; bonuses and cards by role."""

    area: int
    seats: Pair
    special: int
    step: int
    attack: Pair
    health: Pair
    detector: Pair
    face_up: Pair
    splash: tuple[list[int], list[int]]
    nukes: Pair
    aside: tuple[HeldShown, HeldShown]
    skirmishes: list[SkirmishShown]


# Sums


class SummandShown(TypedDict):
    """A part of a side's attack and health, what gives it, and by which rule. `thing` is a card, a
    unit, a module or a technology, as the source says."""

    role: int
    attack: int
    health: int
    source: Source
    thing: int
    rule: str


class LaneShown(TypedDict):
    """What the cards of a skirmish that the reader knows come to. `open`: nothing else will count.
    `enough`: by role, whether its attack reaches the enemy's health."""

    lines: list[SummandShown]
    attack: Pair
    health: Pair
    open: bool
    enough: tuple[bool, bool]


# Battles to come


class ForecastSide(TypedDict):
    """One side of a battle to come: cards that it draws and may draw besides, and its bonus."""

    seat: int
    units: list[int]
    hand: int
    draws: int
    may_draw: int
    attack: int


class ForecastShown(TypedDict):
    """The battle that follows the moves, by role."""

    area: int
    special: bool
    sides: tuple[ForecastSide, ForecastSide]
