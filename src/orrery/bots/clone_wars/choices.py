"""What `greedy` answers outside the action phase: rewards, triggers, choices, bases."""

from __future__ import annotations

from orrery.bots.clone_wars.attacks import share_of_ship
from orrery.bots.clone_wars.judgement import Judgement
from orrery.bots.clone_wars.profile import damage_of, of_clause, of_standing
from orrery.clone_wars.facts.terms import (
    DISCARD,
    GALAXY_ROW,
    HAND,
    NONE,
    ON_REVEAL,
    STANDING,
    TOP_OF_DECK,
    TOP_OF_GALAXY_DECK,
)
from orrery.clone_wars.rules.effects.cards import Choose
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer

PLACES = {HAND: 2, TOP_OF_DECK: 1}
"""Where a bought card is best."""


def choose(judgement: Judgement, prompt: str, about: int, options: list[Option]) -> Answer:
    """The best option of a prompt, with the reason."""
    match prompt:
        case "divide":
            return divide(judgement, about, options)
        case "choose" | "opponent-chooses":
            pick = choose_text(judgement, about, options, own=prompt == "choose")
            best = 0.0
        case _:
            worths = [worth(judgement, prompt, about, option) for option in options]
            best = max(worths)
            pick = options[worths.index(best)]
            if best <= 0 and DONE in options:
                pick = DONE  # do not start anything that gains nothing
    return Answer(pick, reason(prompt, pick, best))


def reason(prompt: str, pick: Option, best: float) -> str:
    """The message that says why; a forced choice does not always help."""
    if pick == DONE:
        return "bot-decline"
    if pick.verb == "exile" and pick.to == GALAXY_ROW:
        return "bot-exile-row"
    forced = best <= 0 and prompt in ("exile", "strengthen")
    return f"bot-{prompt}-forced" if forced else f"bot-{prompt}"


def divide(judgement: Judgement, ship: int, options: list[Option]) -> Answer:
    """A ship's share: enough to destroy it, as much as it can take, or what the others leave."""
    shares = [option for option in options if option.what == ship]
    number = share_of_ship(judgement, ship, [option.to for option in shares])
    pick = next(option for option in shares if option.to == number)
    left = next(one.left for one in judgement.enemy.ships if one.card == ship)
    if number >= left:
        return Answer(pick, "bot-divide")
    most = max(option.to for option in shares)
    return Answer(pick, "bot-divide-most" if number == most else "bot-divide-other")


def worth(judgement: Judgement, prompt: str, about: int, option: Option) -> float:
    """What an option of a prompt is worth; declining is worth nothing."""
    card, outlook = option.what, judgement.outlook
    if option == DONE:
        return 0.0
    match prompt:
        case "new-base" | "secret-base":
            return base_worth(judgement, card)
        case "trigger":
            clause = judgement.box.abilities[card][option.to]
            return judgement.clause(clause, card, about)
        case "reward":
            return reward_worth(judgement, card)
        case "destination":
            return PLACES.get(option.to, 0)
        case "exile" | "exile-up-to":
            return exile_worth(judgement, option)
        case "discard":
            return -judgement.now(card)
        case "purchase":
            return outlook.purchase(card) + 0.01 * judgement.box.cost[card]
        case "take":
            return outlook.power(card)
        case "damage":
            return damage_worth(judgement, card, damage_of(judgement.box, about))
        case "destroy":
            return destroy_worth(judgement, card)
        case "strengthen":
            return strengthen_worth(judgement, card)
        case "opponent-hand":
            return judgement.enemy_outlook.power(card)
    return row_worth(judgement, prompt, option)


def row_worth(judgement: Judgement, prompt: str, option: Option) -> float:
    """Cards of the row and the galaxy deck: good ones for us, bad ones for the opponent."""
    useful = usefulness(judgement, option.what)
    comes = prompt == "swap-in" or option.to == TOP_OF_GALAXY_DECK
    return useful if comes else -useful


def usefulness(judgement: Judgement, card: int) -> float:
    """What a card in the row does for our side."""
    if judgement.box.faction[card] == 1 - judgement.seat:
        return -judgement.denial(card)
    return max(0.0, judgement.outlook.purchase(card)) - judgement.denial(card)


def exile_worth(judgement: Judgement, option: Option) -> float:
    """Weak cards go, from the discard pile rather than from a hand that is still to be played."""
    if option.to == HAND:
        return judgement.exile_worth(option.what) - judgement.now(option.what)
    if option.to == DISCARD:
        return judgement.exile_worth(option.what)
    return -usefulness(judgement, option.what)


def reward_worth(judgement: Judgement, target: int) -> float:
    """A reward is taken unless it does harm."""
    reward = judgement.box.reward[target]
    return 1.0 if reward == NONE else judgement.text(reward, target) + 0.01


def damage_worth(judgement: Judgement, target: int, number: int) -> float:
    """The base, unless a ship can be destroyed that is worth more."""
    for ship in judgement.enemy.ships:
        if ship.card == target:
            return judgement.hit_ship(ship, number)
    return min(number, judgement.enemy.base_left) + judgement.base_falls(number)


def destroy_worth(judgement: Judgement, target: int) -> float:
    """A ship in play rather than one in the row; never one of our own if it can be helped."""
    for ship in judgement.enemy.ships:
        if ship.card == target:
            return judgement.ship_worth(ship) + 1.0
    return -usefulness(judgement, target)


def strengthen_worth(judgement: Judgement, card: int) -> float:
    """A card that can still attack, preferably a unit, which may attack the row too."""
    for one in (*judgement.own.units, *judgement.own.ships):
        if one.card == card and one.ready:
            return 1.0 if one.hit_points else 2.0
    return 0.0


def choose_text(judgement: Judgement, about: int, options: list[Option], own: bool) -> Option:
    """One of several texts: the best for us, or the least bad if the opponent gets it; none, if
    declining is possible and every text does harm."""
    lists = choice_lists(judgement, about, max(option.to for option in options) + 1)
    if not lists:
        return options[0]
    sign = 1.0 if own else -1.0

    def worth(option: Option) -> float:
        return 0.0 if option == DONE else sign * judgement.text(lists[option.to], about)

    return max(options, key=worth)


def choice_lists(judgement: Judgement, about: int, least: int) -> tuple[int, ...]:
    """The lists of effects that a card lets you choose from."""
    box = judgement.box
    numbers = [n for c in box.abilities[about] for n in (c.do, c.otherwise) if n != NONE]
    if box.reward[about] != NONE:
        numbers.append(box.reward[about])
    for number in numbers:
        for effect in box.effects[number]:
            if isinstance(effect, Choose) and len(effect.lists) >= least:
                return effect.lists
    return ()


def base_worth(judgement: Judgement, base: int) -> float:
    """A base's hit points, what its text does when it is revealed, and what it does every turn."""
    box, outlook = judgement.box, judgement.outlook
    weights = outlook.weights
    hits = float(box.hit_points[base])
    stays = min(outlook.turns, hits / max(outlook.enemy_attack, 3.0))
    total = hits
    for clause in box.abilities[base]:
        if clause.when == ON_REVEAL:
            total += judgement.clause(clause, base)
        elif clause.when not in STANDING:
            total += 0.8 * stays * of_clause(box, clause).worth(weights)
    for standing in box.standing[base]:
        total += stays * of_standing(standing).worth(weights)
    return total
