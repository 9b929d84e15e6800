"""When in a turn an ability is used, judged by its effects."""

from __future__ import annotations

from orrery.clone_wars.facts.box import Box, Clause
from orrery.clone_wars.facts.effect import Effect
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.rules.effects.cards import Discard, Exile, ExileSelf, Take
from orrery.clone_wars.rules.effects.gains import Draw, Gain, Pay
from orrery.clone_wars.rules.effects.galaxy import RevealTop
from orrery.clone_wars.rules.effects.market import NextPurchaseTo

FORCE, NEW_CARDS, FROM_HAND, ANY, SPENDING, WAITING, LAST = range(7)
"""When in a turn an ability is used; smaller is earlier."""


def moment(box: Box, clause: Clause) -> int:
    """When in a turn to use an ability."""
    lists = box.effects
    cost = lists[clause.cost] if clause.cost != NONE else ()
    if any(isinstance(effect, ExileSelf) for effect in cost):
        return LAST
    if any(isinstance(effect, Pay) for effect in cost):
        return SPENDING
    if any(isinstance(effect, Discard | Exile) for effect in cost):
        return FROM_HAND
    return min((moment_of_effect(effect) for effect in lists[clause.do]), default=ANY)


def moment_of_effect(effect: Effect) -> int:
    """When in a turn an effect is wanted."""
    match effect:
        case Gain() if effect.force:
            return FORCE
        case RevealTop():
            return FORCE
        case Draw():
            return NEW_CARDS
        case Take() if effect.to_hand:
            return NEW_CARDS
        case Exile() if effect.from_hand:
            return FROM_HAND
        case NextPurchaseTo():
            return WAITING
    return ANY
