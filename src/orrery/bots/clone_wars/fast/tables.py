"""What a playout knows about every card before it looks at the table, as tables by card."""

from __future__ import annotations

from functools import lru_cache

from orrery.bots.clone_wars.profile import (
    Gains,
    damage_of,
    neutral_reward,
    of_clause,
    of_standing,
    prevented_by,
    profiles,
)
from orrery.bots.clone_wars.timing import moment
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.facts.terms import ACTION, NONE, ON_REVEAL, STANDING

SCALE = 1000
"""Gains are whole thousandths: their sums do not depend on the order of a deck."""
FORCE = 0.45
CARDS = 1.4
REPAIR = 0.6
DISCARD = 0.9
"""What one of each amount is worth, whatever the table is like."""


class Amounts:
    """What a card gives, by card: attack and resources, cards to be exiled, and all the rest in
    points."""

    attack: list[int]
    resources: list[int]
    exile: list[int]
    rest: list[int]

    def __init__(self, gains: list[Gains]) -> None:
        self.attack = [thousandths(one.attack) for one in gains]
        self.resources = [thousandths(one.resources) for one in gains]
        self.exile = [thousandths(one.exile) for one in gains]
        self.rest = [thousandths(rest_of(one)) for one in gains]


def thousandths(number: float) -> int:
    return round(number * SCALE)


def rest_of(gains: Gains) -> float:
    """What does not depend on how long the game will last."""
    steady = gains.force * FORCE + gains.cards * CARDS + gains.repair * REPAIR
    return steady + gains.discard * DISCARD + gains.other


class Tables:
    """By card; the last entry of a list is for NONE."""

    played: Amounts  # each time it is played, or each turn of a ship
    bought: Amounts  # once, when it is purchased
    in_row_attack: Amounts  # when it helps to defeat a row card
    against_row: list[int]  # extra attack against the row
    is_plain: list[bool]  # a starter without a text
    moments: list[list[int]]  # when in a turn each ability is used
    damage: list[int]  # the damage a card's text deals
    prevents: list[int]  # damage that a base prevents each turn
    neutral_reward: list[int]  # the reward for a neutral card, if the base allows such attacks
    base_turn: Amounts  # what a base gives each turn
    revealed: list[list[int]]  # which abilities a base has when it is revealed

    def __init__(self, box: Box) -> None:
        known = profiles(box)
        cards = range(box.size)
        nothing = Gains()
        self.played = Amounts([*[one.gains for one in known], nothing])
        self.bought = Amounts([*[one.bought for one in known], nothing])
        self.in_row_attack = Amounts([*[one.in_row_attack for one in known], nothing])
        self.against_row = [*[one.against_row for one in known], 0]
        starters = {*box.starters[0], *box.starters[1]}
        self.is_plain = [*[card in starters and not box.abilities[card] for card in cards], False]
        self.moments = [
            *[
                [moment(box, one) if one.when == ACTION else 0 for one in box.abilities[card]]
                for card in cards
            ],
            [],
        ]
        self.damage = [*[damage_of(box, card) for card in cards], 1]
        self.prevents = [*[prevented_by(box, card) for card in cards], 0]
        self.neutral_reward = [*[neutral_reward(box, card) for card in cards], NONE]
        self.base_turn = Amounts([*[of_base(box, card) for card in cards], nothing])
        self.revealed = [*[on_reveal(box, card) for card in cards], []]


def of_base(box: Box, card: int) -> Gains:
    """What a base gives on average in each turn it stands."""
    gains = Gains()
    if not box.is_base[card]:
        return gains
    for clause in box.abilities[card]:
        if clause.when != ON_REVEAL and clause.when not in STANDING:
            gains = gains.plus(of_clause(box, clause), 0.8)
    for standing in box.standing[card]:
        gains = gains.plus(of_standing(standing))
    return gains


def on_reveal(box: Box, card: int) -> list[int]:
    """Which of a card's abilities are used when it is revealed."""
    return [at for at, clause in enumerate(box.abilities[card]) if clause.when == ON_REVEAL]


@lru_cache(maxsize=32)
def tables(box: Box) -> Tables:
    """The tables of a box, made once."""
    return Tables(box)
