"""What a card gives on average each time it is played, read from its figures and its text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from orrery.clone_wars.facts.box import Box, Clause, StandingClause
from orrery.clone_wars.facts.effect import Condition, Effect
from orrery.clone_wars.facts.standing import AllowRowAttack, PreventDamage, StatBonus
from orrery.clone_wars.facts.terms import ACTION, HAND, NONE, ON_DEFEAT_ROW, ON_PLAY, ON_PURCHASE
from orrery.clone_wars.rules.effects.cards import Choose, Discard, Exile, ExileSelf, Take
from orrery.clone_wars.rules.effects.conditions import Attacking, BaseIs, ForceWithYou, InPlay
from orrery.clone_wars.rules.effects.gains import Damage, Destroy, Draw, Gain, Pay, Repair
from orrery.clone_wars.rules.effects.galaxy import DiscardRow, LookTop, RevealTop
from orrery.clone_wars.rules.effects.market import NextPurchaseTo, PurchaseCard
from orrery.clone_wars.rules.effects.put import PutCard, PutOpponentsCard


class Gains(NamedTuple):
    """How much a text or a card gives of each thing; `other` is in points, as everything is in the
    end."""

    attack: float = 0.0
    resources: float = 0.0
    force: float = 0.0
    cards: float = 0.0
    exile: float = 0.0
    repair: float = 0.0
    discard: float = 0.0
    other: float = 0.0

    def plus(self, more: Gains, times: float = 1.0) -> Gains:
        return Gains(*[a + times * b for a, b in zip(self, more, strict=True)])

    def worth(self, weights: Gains) -> float:
        return sum([a * b for a, b in zip(self, weights, strict=True)])


class Profile(NamedTuple):
    """What a program knows about a card before it looks at the table."""

    gains: Gains  # each time it is played, or each turn of a ship
    bought: Gains  # once, when it is purchased
    against_row: int  # extra attack against the row
    in_row_attack: Gains  # when it helps to defeat a row card


NOTHING = Gains()
TYPICAL = Gains(1.0, 0.9, 0.5, 1.3, 0.8, 0.6, 0.9, 1.0)
"""What the amounts are worth in the middle of a game, to compare the branches of a choice."""
CHANCE = {ForceWithYou: 0.6, InPlay: 0.5, Attacking: 0.0, BaseIs: 0.2}
"""How often a condition holds; those not listed nearly always do."""
ROW_ATTACKS = 0.35
"""How often a unit helps to defeat a row card."""


@lru_cache(maxsize=32)
def profiles(box: Box) -> tuple[Profile, ...]:
    """The profile of every card of a box."""
    return tuple(make_profile(box, card) for card in range(box.size))


def make_profile(box: Box, card: int) -> Profile:
    gains = Gains(box.attack[card], box.resources[card], box.force[card])
    bought = in_row_attack = NOTHING
    for clause in box.abilities[card]:
        if clause.when in (ACTION, ON_PLAY):
            gains = gains.plus(of_clause(box, clause))
        elif clause.when == ON_DEFEAT_ROW:
            in_row_attack = in_row_attack.plus(of_clause(box, clause))
        elif clause.when == ON_PURCHASE:
            bought = bought.plus(of_clause(box, clause))
    gains = gains.plus(in_row_attack, ROW_ATTACKS)
    for standing in box.standing[card]:
        gains = gains.plus(of_standing(standing))
    return Profile(gains, bought, row_bonus(box.standing[card]), in_row_attack)


def chance(conditions: Iterable[Condition]) -> float:
    """How often all these conditions hold."""
    product = 1.0
    for condition in conditions:
        product *= CHANCE.get(type(condition), 0.9)
    return product


def of_clause(box: Box, clause: Clause) -> Gains:
    """An ability: its cost, and its effects weighted by how often its "if" holds."""
    gains = NOTHING
    if clause.cost != NONE:
        if any(isinstance(effect, ExileSelf) for effect in box.effects[clause.cost]):
            return Gains(other=0.4)  # used once: it is there when it is needed
        gains = of_list(box, clause.cost)
    likely = chance(clause.conditions)
    gains = gains.plus(of_list(box, clause.do), likely)
    if clause.otherwise != NONE:
        gains = gains.plus(of_list(box, clause.otherwise), 1 - likely)
    return gains


def of_list(box: Box, number: int) -> Gains:
    """A list of effects."""
    gains = NOTHING
    for effect in box.effects[number]:
        gains = gains.plus(of_effect(box, effect), chance(effect.conditions))
    return gains


def of_effect(box: Box, effect: Effect) -> Gains:
    """One effect, on average."""
    match effect:
        case Gain():
            return Gains(effect.attack, max(effect.resources, 0), effect.force)
        case Draw():
            return Gains(cards=effect.n)
        case Repair():
            return Gains(repair=effect.n)
        case Damage():
            return Gains(attack=max(effect.n, 2))
        case Pay():
            return Gains(resources=-effect.resources)
        case Discard():
            return Gains(discard=effect.n) if effect.opponent else Gains(cards=-0.6 * effect.n)
        case Exile():
            return Gains(other=0.1) if effect.from_row else Gains(exile=effect.n)
        case Choose():
            options = sorted(
                [of_list(box, one) for one in effect.lists], key=lambda one: one.worth(TYPICAL)
            )
            return options[0] if effect.opponent else options[-1]
    return Gains(other=of_other_effect(effect))


def of_other_effect(effect: Effect) -> float:
    """Effects without an amount, in points."""
    match effect:
        case Take():
            return 1.8 if effect.to_hand else 0.8
        case PurchaseCard():
            return (3.0 if effect.free else 0.6) + (1.5 if effect.to == HAND else 0.0)
        case NextPurchaseTo():
            return 1.2 if effect.to == HAND else 0.8
        case PutCard():
            return 2.0
        case Destroy():
            return 2.5 if effect.in_play else 0.4
        case PutOpponentsCard():
            return 1.2
        case DiscardRow() | RevealTop() | LookTop():
            return 0.4
    return 0.1


def of_standing(standing: StandingClause) -> Gains:
    """The part of a "while" text that concerns cards."""
    gains, likely = NOTHING, chance(standing.conditions)
    for effect in standing.effects:
        if isinstance(effect, StatBonus) and effect.stat == "attack":
            often = 1.0 if effect.to is None and effect.count is None else 1.3
            most = 9 if effect.most is None else effect.most
            gains = gains.plus(Gains(attack=likely * min(effect.n * often, most)))
        elif isinstance(effect, StatBonus):
            gains = gains.plus(Gains(other=1.0))
        elif isinstance(effect, PreventDamage):
            gains = gains.plus(Gains(other=effect.n * 0.8))
        elif isinstance(effect, AllowRowAttack):
            gains = gains.plus(Gains(other=1.0))
        else:
            gains = gains.plus(Gains(other=0.4))
    return gains


def row_bonus(standing: tuple[StandingClause, ...]) -> int:
    """Attack a unit has only against the row."""
    return sum(
        effect.n
        for clause in standing
        if any(isinstance(condition, Attacking) for condition in clause.conditions)
        for effect in clause.effects
        if isinstance(effect, StatBonus)
    )


def damage_of(box: Box, card: int) -> int:
    """The damage a card's text deals."""
    numbers = [
        effect.n
        for clause in box.abilities[card]
        for effect in box.effects[clause.do]
        if isinstance(effect, Damage)
    ]
    return max(numbers, default=1)


def prevented_by(box: Box, card: int) -> int:
    """The damage to itself that a base prevents each turn."""
    return sum(
        effect.n
        for clause in box.standing[card]
        for effect in clause.effects
        if isinstance(effect, PreventDamage)
    )


def neutral_reward(box: Box, card: int) -> int:
    """The reward that a base gives for neutral cards."""
    for clause in box.standing[card]:
        for effect in clause.effects:
            if isinstance(effect, AllowRowAttack):
                return effect.reward
    return NONE
