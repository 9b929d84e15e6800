"""How strong units are, and how a battle between two armies should end.

A front-line unit fights with a card that matches it: its attack and health are assumed to be those
of its better matching cards. Supporting units add their support values.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import EITHER
from orrery.starcraft.rules.cards.effects import Attack, Health, HeroBonus

SPREAD = 1.1
"""How far cards deviate from the expected values."""
HERO = 0.15
"""How much more a hero is worth than a unit of its type, and as much again for each point that it
adds."""
PLAIN_HERO = HeroBonus("")
"""A hero who adds nothing in battles."""
ASSIST = (2.5, 4.0)
"""Attack and health of an Assist unit that must fight in the front line."""


class Unit(NamedTuple):
    """What to expect of a front-line unit."""

    attack: float
    health: float
    worth: float  # to its owner, in conquest points


class Outcome(NamedTuple):
    """The expected outcome of a battle."""

    win: float  # the chance that no defender is left
    take: float  # the chance that an attacker is left
    lost: float  # the expected worth of the attackers destroyed
    killed: float  # the expected worth of the defenders destroyed


Stakes = tuple[tuple[int, float], ...]
"""What units are worth more than usual, because an aim depends on them: the unit and how much."""


@lru_cache(maxsize=8)
def units(box: Box) -> tuple[Unit, ...]:
    """Every unit by its number."""
    return tuple(unit_of(box, unit) for unit in range(len(box.unit_slugs)))


@lru_cache(maxsize=512)
def priced(box: Box, stakes: Stakes) -> tuple[Unit, ...]:
    """Every unit by its number, worth more by what is at stake."""
    known = list(units(box))
    for unit, stake in stakes:
        known[unit] = known[unit]._replace(worth=known[unit].worth + stake)
    return tuple(known)


def unit_of(box: Box, unit: int) -> Unit:
    """The mean of the better half of the cards that match a unit; a more expensive unit is worth
    more."""
    worth = 0.2 + 0.12 * sum(box.cost[unit]) + 0.06 * box.support[unit]
    worth += sum(
        0.12 * sum(box.cost[box.sacrifice[unit][0]]) for _ in range(box.sacrifice[unit][1])
    )
    cards = box.cards_of[box.unit_faction[unit]]
    values = [values_of(box, unit, card) for card in cards if is_match(box, unit, card)]
    if box.assist[unit] or not values:
        return Unit(*ASSIST, worth)
    values.sort(key=sum, reverse=True)
    better = values[: (len(values) + 1) // 2 + 1]
    attack = sum(value[0] for value in better) / len(better)
    health = sum(value[1] for value in better) / len(better)
    if box.hero[unit]:
        bonus = box.hero_bonus.get(unit, PLAIN_HERO)
        attack, health = attack + bonus.attack + bonus.army, health + bonus.health
        worth += HERO + HERO * (bonus.attack + bonus.health + 2 * bonus.army)
    return Unit(attack, health, worth)


def is_match(box: Box, unit: int, card: int) -> bool:
    """Whether a standard card counts with its large values for a front-line unit."""
    if box.hero[unit] and box.hero_bonus.get(unit, PLAIN_HERO).any_card:
        return box.standard[card]
    return box.standard[card] and bool(box.icons[card] & box.card_bit[unit])


@lru_cache(maxsize=20_000)
def values_of(box: Box, unit: int, card: int) -> tuple[float, float]:
    """Attack and health of a card with a front-line unit, including its texts without further
    conditions."""
    if not is_match(box, unit, card) or box.assist[unit]:
        attack, health = box.minor[card]
        return attack, health
    attack, health = box.major[card]
    for effect in box.effects[card]:
        if isinstance(effect, Attack | Health):
            if effect.at_base or (effect.front and not effect.front & box.unit_bit[unit]):
                continue
            if isinstance(effect, Health):
                health += effect.number
            elif effect.versus == EITHER and not effect.versus_units:
                attack += effect.number
    return attack, health


def likely(attack: float, health: float) -> float:
    """The chance that an attack is at least a given health."""
    return 1 / (1 + exp((health - attack - 0.5) / SPREAD))


class Duel:
    """A skirmish, for estimates."""

    __slots__ = ("attack", "box", "fronts", "health")

    def __init__(self, box: Box, fronts: tuple[int, int], bonus: float) -> None:
        known = units(box)
        self.box, self.fronts = box, fronts
        self.attack = [known[fronts[0]].attack + bonus, known[fronts[1]].attack]
        self.health = (known[fronts[0]].health, known[fronts[1]].health)

    def kills(self, role: int) -> float:
        """The chance that a side destroys the other's front-line unit."""
        box, enemy = self.box, self.fronts[1 - role]
        if not box.hits[self.fronts[role]] & box.kind[enemy]:
            return 0.0
        return likely(self.attack[role], self.health[1 - role])


def battle(
    box: Box,
    attackers: Sequence[int],
    defenders: Sequence[int],
    bonus: float = 0.0,
    stakes: Stakes = (),
) -> Outcome:
    """An attack of some units on others."""
    return estimate(box, tuple(sorted(attackers)), tuple(sorted(defenders)), bonus, stakes)


@lru_cache(maxsize=20_000)
def estimate(
    box: Box,
    attackers: tuple[int, ...],
    defenders: tuple[int, ...],
    bonus: float,
    stakes: Stakes,
) -> Outcome:
    """The estimate is cached: the same armies meet many times while moves are tried out."""
    known = priced(box, stakes)
    mine = fighters(box, attackers)
    theirs = fighters(box, defenders)
    if not theirs:
        return Outcome(1.0, 1.0, 0.0, 0.0) if mine else Outcome(0.0, 0.0, 0.0, 0.0)
    if not mine:
        return Outcome(0.0, 0.0, sum(known[unit].worth for unit in attackers) / 2, 0.0)
    duels: list[Duel] = []
    left = list(mine)
    for defender in theirs[: len(mine)]:
        chosen = max(left, key=lambda unit: match_up(Duel(box, (unit, defender), bonus)))
        left.remove(chosen)
        duels.append(Duel(box, (chosen, defender), bonus))
    lend_support(box, duels, 0, left)
    lend_support(box, duels, 1, theirs[len(mine) :])
    win, lost, killed = 1.0 if len(mine) >= len(theirs) else 0.0, 0.0, 0.0
    none_left = 0.0 if left else 1.0
    for duel in duels:
        kills = duel.kills(0)
        win *= kills
        killed += kills * known[duel.fronts[1]].worth
        dies = duel.kills(1)
        none_left *= dies
        lost += dies * known[duel.fronts[0]].worth
    return Outcome(win, win * (1 - none_left), lost, killed)


def fighters(box: Box, army: Sequence[int]) -> list[int]:
    """The units without Assist, strongest first; all units if all have Assist."""
    known = units(box)
    found = [unit for unit in army if not box.assist[unit]]
    return sorted(found or army, key=lambda unit: (-known[unit].health, unit))


def match_up(duel: Duel) -> float:
    """How good a skirmish is for the attacker."""
    return duel.kills(0) - 0.4 * duel.kills(1)


def lend_support(box: Box, duels: list[Duel], role: int, left: Sequence[int]) -> None:
    """Each remaining unit supports the skirmish that needs it most."""
    for unit in left:
        helped = [duel for duel in duels if box.hits[unit] & box.kind[duel.fronts[1 - role]]]
        if helped:
            min(helped, key=lambda duel: duel.kills(role)).attack[role] += box.support[unit]
