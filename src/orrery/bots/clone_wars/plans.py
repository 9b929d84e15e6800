"""What a search compares at a decision: the policy's own turn, and turns that begin differently.

A candidate is the first pick of a turn that the policy completes, so a plan never breaks when new
cards turn up. Playing cards is never searched, nor is anything that merely repeats an earlier
choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.bots.clone_wars.fast.strikes import joining, row_strength, target_value
from orrery.bots.clone_wars.fast.weighing import Weighing
from orrery.clone_wars.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.core.decisions import Option

MOST, MOST_BUYS, MOST_RAIDS, MOST_HELD_BACK = 5, 3, 2, 2
"""How many others are compared with the policy's pick; of the cards to buy, the best."""
SEARCHED = ("use", "commit", "buy", "pay-off", "end")
"""The actions at which something else may be better; cards are played as the policy does it."""


def candidates(weighing: Weighing, prompt: str, options: list[Option], own: Option) -> list[Option]:
    """The policy's pick first, then whatever else is worth playing out."""
    if prompt == "divide":
        shares = [option for option in options if option.what == own.what]
        return [own, *[one for one in (shares[0], shares[-1]) if one != own]]
    if prompt != "action":
        return [own, *[option for option in options if option != own][:MOST]]
    if own.verb not in SEARCHED or is_settled(weighing, own):
        return [own]
    buys = [option for option in options if option.verb == "buy" and option != own]
    buys.sort(key=lambda option: -weighing.buying(option.what))
    if own.verb == "use":
        return [own, *buys[:MOST_BUYS]]
    found = [own, *buys[:MOST_BUYS], *raids(weighing, options, own)[:MOST_RAIDS]]
    if own.verb == "commit":
        found += held_back(options, own)
    return found


def is_settled(weighing: Weighing, own: Option) -> bool:
    """Whether an attack that was decided on earlier continues."""
    return own.verb == "commit" and any(target == own.to for target, _ in weighing.state.groups)


def held_back(options: list[Option], own: Option) -> list[Option]:
    """Instead of an attack on the row an ability; instead of one on the base nothing, since a base
    that falls makes room for one whose text may be worse for us."""
    verb = "end" if own.to == NONE else "use"
    return [option for option in options if option.verb == verb][:MOST_HELD_BACK]


def raids(weighing: Weighing, options: list[Option], own: Option) -> list[Option]:
    """Attacks on the row that could succeed, and one on the base instead of the row."""
    found: list[Option] = []
    targets: list[int] = []
    for option in options:
        if option.verb == "commit" and option.to != own.to and option.to not in targets:
            targets.append(option.to)
    for target in targets:
        if target == NONE:
            if own.verb == "commit":
                found.append(strongest(weighing, options))
        elif row_strength(weighing) >= target_value(weighing, target):
            pick = joining(weighing, options, target, smallest_group(weighing, target))
            if pick is not None:
                found.append(pick)
    return found


def strongest(weighing: Weighing, options: list[Option]) -> Option:
    """The card with most attack goes against the base."""
    against = [option for option in options if option.verb == "commit" and option.to == NONE]
    best = against[0]
    for option in against:
        if weighing.attack(option.what) > weighing.attack(best.what):
            best = option
    return best


def smallest_group(weighing: Weighing, target: int) -> int:
    """The unit that comes closest to the value of a target, as a bit: the policy adds the rest."""
    need = target_value(weighing, target)
    best, nearest = 0, 1000
    for card in weighing.own.units:
        strength = weighing.attack(card) + weighing.tables.against_row[card]
        if weighing.is_ready(card) and strength > 0 and abs(strength - need) < nearest:
            best, nearest = weighing.box.bit[card], abs(strength - need)
    return best
