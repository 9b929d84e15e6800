"""What StarCraft shows of battles, typed once: the one being fought, sums, and what is to come."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from orrery.starcraft.rules.battle.compare import Source

Pair = tuple[int, int]
"""Attacker and defender of a battle, or the two ends of a route."""

# The battle being fought


class HeldShown(TypedDict):
    """Cards that their owner sees: how many, and those that are known."""

    cards: int
    known: list[int]


class CardPlaced(TypedDict):
    """A card at a skirmish, and whether its owner looked at it. Only if it is from another's deck:
    the faction whose deck that is."""

    card: int | None
    face_up: bool
    from_deck: bool
    looked: bool
    deck: NotRequired[int]


class SkirmishShown(TypedDict):
    """Front-line and supporting units and the cards, each by role."""

    front: Pair
    support: tuple[list[int], list[int]]
    cards: tuple[list[CardPlaced], list[CardPlaced]]
    over: int


class BattleShown(TypedDict):
    """The battle being fought, with its step; bonuses and cards by role. Only if there are any: a
    guard token was spent, splash cards that Recharge may return."""

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
    guarded: NotRequired[bool]
    restorable: NotRequired[tuple[list[int], list[int]]]


# Setting skirmishes up


class AidShown(TypedDict):
    """What a unit adds to the attack of its side where it supports a skirmish against another."""

    unit: int
    against: int
    attack: int


class MusterShown(TypedDict):
    """Who can support whom, and what is proposed: pairs of attacking and defending units, or those
    that meet already, and each unit that is left with the pair that it supports, by its place."""

    aid: list[AidShown]
    pairs: list[Pair]
    supports: list[Pair]


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


Keyword = Literal["cloaking", "sacrifice", "collateral", "mind-control"]
"""What may become of a front-line unit besides the sums, or what it may do: it withdraws instead of
falling, is lost by its own attack, lays waste to the area, or its side takes the unit in front of
it."""


class LaneShown(TypedDict):
    """What the cards of a skirmish that the reader knows come to. `open`: nothing else will count.
    `enough`: by role, whether its attack reaches the enemy's health. Only if there are any: by
    role, the keywords that work for its front-line unit."""

    lines: list[SummandShown]
    attack: Pair
    health: Pair
    open: bool
    enough: tuple[bool, bool]
    keywords: NotRequired[tuple[list[Keyword], list[Keyword]]]


# Cards to be placed

Size = Literal["large", "small", "assist"]
"""Which of its values a standard card has: an Assist unit in front always has the small ones."""


class OfferShown(TypedDict):
    """What can be placed at a skirmish, and how it would change the lines there: those it adds, and
    those that would no longer count. `attack` and `health` are what the player's own side gains.
    `card` is null for a card of the deck, and for passing. A reinforcement that is not `valid`
    would be discarded unused; with `stasis`, nobody's attack counts."""

    card: int | None
    pick: str
    slot: Literal["standard", "reinforcement"]
    size: Size | None
    valid: bool
    attack: int
    health: int
    lines: list[SummandShown]
    drops: list[SummandShown]
    stasis: bool


class PairShown(TypedDict):
    """A card and a reinforcement whose lines do not add up: what both together change."""

    picks: list[str]
    lines: list[SummandShown]
    drops: list[SummandShown]


class LaneOffers(TypedDict):
    """A skirmish at which the player who is asked has yet to place cards: the lines that count
    already, and what can be placed. Lines of several cards add up; a line that two of them drop is
    dropped once. Only if there are any: cards that do not add up, and for a stolen unit in front
    the faction from whose deck an unseen card will come."""

    skirmish: int
    base: list[SummandShown]
    stasis: bool
    offers: list[OfferShown]
    together: NotRequired[list[PairShown]]
    deck: NotRequired[int]


# The latest battle as the reader was told of it

GoneReason = Literal["alone", "invalid", "cancelled"]
"""Why a card left its skirmish before it counted."""


class AbilityUsed(TypedDict):
    """What a player used at the start of a battle; `thing` is an Event card, a technology, a hero,
    or the area of a guard token, as the kind says."""

    seat: int
    kind: str
    thing: int


class CardGone(TypedDict):
    card: int
    why: GoneReason


class UnitGone(TypedDict):
    """A cloaked unit that left its skirmish for an area."""

    unit: int
    area: int


class RetreatShown(TypedDict):
    """The units of a player that left the area of a battle together, and those that found no
    room."""

    seat: int
    units: list[int]
    to: int
    lost: list[int]


class FoughtLane(LaneShown):
    """A skirmish with everything that was in it, by role, whether or not it still is: front-line
    and supporting units, cards, cards that never counted, and who fell or withdrew. Only if there
    are any: who was stolen from a side, and of the fallen those lost by Sacrifice or Feedback."""

    front: Pair
    support: tuple[list[int], list[int]]
    cards: tuple[list[CardPlaced], list[CardPlaced]]
    gone: tuple[list[CardGone], list[CardGone]]
    over: bool
    lost: tuple[list[int], list[int]]
    withdrawn: tuple[list[UnitGone], list[UnitGone]]
    triggered: tuple[list[int], list[int]]
    stolen: NotRequired[tuple[list[int], list[int]]]
    sacrificed: NotRequired[tuple[list[int], list[int]]]
    fed: NotRequired[tuple[list[int], list[int]]]


class RuinShown(TypedDict):
    """What a player destroyed by Collateral Damage or by a last strike: whose it was and where, a
    unit by its number, workers by theirs."""

    by: Literal["collateral", "strike"]
    seat: int
    what: Literal["unit", "base", "installation", "workers"]
    whose: int
    area: int
    n: int


class FoughtShown(TypedDict):
    """The battle of now or the last one of the round, as the reader was told of it; lists of units
    and cards by role. `given_up` before it began, `drawn` for it and `drawn_after` it. A battle
    that was called off did not take place. `holder` has the area, `base_lost` had a base there.
    Only if there are any: units of the defender that changed places, what was laid waste, and
    cards that returned to the hand."""

    area: int
    seats: Pair
    special: bool
    units: tuple[list[int], list[int]]
    step: int
    ended: bool
    called_off: bool
    used: list[AbilityUsed]
    given_up: tuple[list[int], list[int]]
    drawn: tuple[HeldShown, HeldShown]
    lanes: list[FoughtLane]
    splash: tuple[list[int], list[int]]
    nuked: tuple[list[int], list[int]]
    retreats: list[RetreatShown]
    holder: int
    drawn_after: tuple[HeldShown, HeldShown]
    base_lost: int
    eliminated: list[int]
    exchanged: NotRequired[Pair]
    ruins: NotRequired[list[RuinShown]]
    recharged: NotRequired[tuple[list[int], list[int]]]


# Battles to come


class ForecastSide(TypedDict):
    """One side of a battle to come: cards that it draws and may draw besides, and its bonus. Only
    if there are any: guard tokens that it may use, and that it may exchange two units."""

    seat: int
    units: list[int]
    hand: int
    draws: int
    may_draw: int
    attack: int
    guards: NotRequired[int]
    may_exchange: NotRequired[bool]


class ForecastShown(TypedDict):
    """The battle that follows the moves, by role."""

    area: int
    special: bool
    sides: tuple[ForecastSide, ForecastSide]
