"""What StarCraft shows of decisions besides their options: where each leads, what it costs, how it
is paid for."""

from __future__ import annotations

from typing import Literal, TypedDict

from orrery.core.shown import RefShown
from orrery.starcraft.board.costs import CostKind


class Price(TypedDict):
    minerals: int
    gas: int


class CostShown(TypedDict):
    """What a pick costs besides its price, how much of it, and which things."""

    kind: CostKind
    n: int
    refs: list[RefShown]


class SourceShown(TypedDict):
    """Where workers can mine: how many more at most, without and by force mining (`extra`), how
    many are there, how many the proposal sends there, and the pick that sends one. The pick is null
    where there is no choice."""

    source: int
    resource: Literal["minerals", "gas"]
    free: int
    extra: int
    workers: int
    depletion: int
    proposed: int
    pick: str | None


class PaymentShown(TypedDict):
    """A payment: what is due, the workers in the pool, and every source that can give some of it.
    The proposal mines by force only if nothing else pays."""

    due: Price
    workers: int
    sources: list[SourceShown]


class Lead(TypedDict):
    """What can follow an option in the same gesture: the picks, what they name, and whether
    somebody else is asked next. A question with one answer is not asked, so there may be no pick;
    what it comes to is named all the same. Costs, price and payment are those of the whole gesture;
    the price is null if it buys nothing, and the payment if it costs nothing."""

    then: list[str]
    refs: list[RefShown]
    ends: bool
    costs: list[CostShown]
    price: Price | None
    payment: PaymentShown | None


class LockShown(TypedDict):
    """Something that cannot be chosen, by the verb that would choose it, and the rule that forbids
    it. The number is -1 for what has none: a worker, a base or a transport anywhere."""

    verb: str
    number: int
    rule: str
