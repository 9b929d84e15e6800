"""What a playout answers outside the action phase: rewards, triggers, choices, bases."""

from __future__ import annotations

from orrery.bots.clone_wars.fast.strikes import share
from orrery.bots.clone_wars.fast.weighing import Weighing
from orrery.clone_wars.facts.terms import (
    DISCARD,
    HAND,
    NONE,
    TOP_OF_DECK,
    TOP_OF_GALAXY_DECK,
)
from orrery.clone_wars.rules.effects.cards import Choose
from orrery.core.decisions import DONE, Option


def choose(weighing: Weighing, prompt: str, about: int, options: list[Option]) -> Option:
    """The best option of a prompt."""
    if prompt == "divide":
        return share(weighing, about, [option for option in options if option.what == about])
    if prompt in ("choose", "opponent-chooses"):
        return text_of_choice(weighing, about, options, prompt == "choose")
    best, most = options[0], worth(weighing, prompt, about, options[0])
    for option in options[1:]:
        this = worth(weighing, prompt, about, option)
        if this > most:
            best, most = option, this
    return DONE if most <= 0 and DONE in options else best


def worth(weighing: Weighing, prompt: str, about: int, option: Option) -> float:
    """What an option of a prompt is worth; declining is worth nothing."""
    card, prospects = option.what, weighing.prospects
    if option == DONE:
        return 0.0
    if prompt in ("exile", "exile-up-to"):
        return exile_worth(weighing, option)
    if prompt == "discard":
        return -weighing.now(card)
    if prompt in ("new-base", "secret-base"):
        return weighing.base_worth(card)
    if prompt == "trigger":
        return weighing.clause(weighing.box.abilities[card][option.to], card, about)
    if prompt == "reward":
        return reward_worth(weighing, card)
    if prompt == "destination":
        return 2.0 if option.to == HAND else 1.0 if option.to == TOP_OF_DECK else 0.0
    if prompt == "purchase":
        return prospects.purchase(card) + 0.01 * weighing.box.cost[card]
    if prompt == "take":
        return prospects.power(card)
    if prompt == "damage":
        return damage_worth(weighing, card, weighing.tables.damage[about])
    if prompt == "destroy":
        return destroy_worth(weighing, card)
    if prompt == "strengthen":
        return strengthen_worth(weighing, card)
    if prompt == "opponent-hand":
        return weighing.theirs().power(card)
    comes = prompt == "swap-in" or option.to == TOP_OF_GALAXY_DECK
    useful = weighing.usefulness(card)
    return useful if comes else -useful


def exile_worth(weighing: Weighing, option: Option) -> float:
    """Weak cards go, from the discard pile rather than from a hand that is still to be played."""
    if option.to == HAND:
        return weighing.exile_worth(option.what) - weighing.now(option.what)
    if option.to == DISCARD:
        return weighing.exile_worth(option.what)
    return -weighing.usefulness(option.what)


def reward_worth(weighing: Weighing, target: int) -> float:
    """A reward is taken unless it does harm."""
    reward = weighing.box.reward[target]
    return 1.0 if reward == NONE else weighing.text(reward, target) + 0.01


def damage_worth(weighing: Weighing, target: int, number: int) -> float:
    """The base, unless a ship can be destroyed that is worth more."""
    ships = weighing.enemy.ships
    if target in ships:
        return weighing.hit_ship(ships.index(target), number)
    return min(number, weighing.base_left) + weighing.base_falls(number)


def destroy_worth(weighing: Weighing, target: int) -> float:
    """A ship in play rather than one in the row; never one of our own if it can be helped."""
    ships = weighing.enemy.ships
    if target in ships:
        return weighing.ship_worth(ships.index(target)) + 1.0
    return -weighing.usefulness(target)


def strengthen_worth(weighing: Weighing, card: int) -> float:
    """A card that can still attack, preferably a unit, which may attack the row too."""
    if not weighing.is_ready(card):
        return 0.0
    own = weighing.own
    return 2.0 if card in own.units else 1.0 if card in own.ships else 0.0


def text_of_choice(weighing: Weighing, about: int, options: list[Option], own: bool) -> Option:
    """One of several texts: the best for us, or the least bad if the opponent gets it; none, if
    declining is possible and every text does harm."""
    lists = choice_lists(weighing, about, max([option.to for option in options]) + 1)
    if not lists:
        return options[0]
    sign = 1.0 if own else -1.0
    best, most = options[0], -10000.0
    for option in options:
        this = 0.0 if option == DONE else sign * weighing.text(lists[option.to], about)
        if this > most:
            best, most = option, this
    return best


def choice_lists(weighing: Weighing, about: int, least: int) -> tuple[int, ...]:
    """The lists of effects that a card lets you choose from."""
    box = weighing.box
    numbers: list[int] = []
    for clause in box.abilities[about]:
        numbers += [clause.do, clause.otherwise]
    numbers.append(box.reward[about])
    for number in numbers:
        if number != NONE:
            for effect in box.effects[number]:
                if isinstance(effect, Choose) and len(effect.lists) >= least:
                    return effect.lists
    return ()
