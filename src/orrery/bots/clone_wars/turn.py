"""The action phase of `greedy`: what to do first, later, or not at all.

Cards with texts are played first; the Force and new cards come early; weak cards wait in hand for a
text that exiles them; the row is attacked before buying, for the rewards; the base comes last. Each
pick is worked out from scratch from what is on the table.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.bots.clone_wars.attacks import (
    best_row_attack,
    fill_up,
    missing,
    ready_attack,
    target_value,
)
from orrery.bots.clone_wars.judgement import Judgement
from orrery.bots.clone_wars.timing import ANY, LAST, SPENDING, moment
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import Option
from orrery.core.window import Answer

Figures = dict[str, str | int]
"""What a reason is about."""


class Use(NamedTuple):
    """An ability that may be used: when, what it is worth, and why."""

    when: int
    worth: float
    option: Option
    reason: str


def next_action(judgement: Judgement, options: list[Option]) -> Answer:
    """The next action of the turn."""
    by_verb: dict[str, list[Option]] = {}
    for option in options:
        by_verb.setdefault(option.verb, []).append(option)
    uses = [judge_use(judgement, option) for option in by_verb.get("use", [])]
    uses = sorted([use for use in uses if use.worth > 0], key=lambda use: (use.when, -use.worth))
    return (
        play_card(judgement, by_verb.get("play", []), plain=False)
        or use_ability(uses, before=ANY)
        or play_card(judgement, by_verb.get("play", []), plain=True)
        or use_ability(uses, before=SPENDING)
        or attack_row(judgement, by_verb)
        or use_ability(uses, before=LAST)
        or buy(judgement, by_verb.get("buy", []))
        or attack_base(judgement, by_verb)
        or use_ability(uses, before=LAST + 1)
        or pay_off(judgement, by_verb.get("pay-off", []))
        or end(judgement, options)
    )


def play_card(judgement: Judgement, options: list[Option], plain: bool) -> Answer | None:
    """Plays everything: first cards that have a text or stay in play, with Force before the rest;
    plain starters wait for a text that exiles or discards them from hand."""
    box = judgement.box
    starters = box.starters[judgement.seat]
    cards = [
        one for one in options if plain == (one.what in starters and not box.abilities[one.what])
    ]
    if not cards:
        return None
    pick = max(cards, key=lambda one: (box.force[one.what], judgement.outlook.power(one.what)))
    if plain:
        return Answer(pick, "bot-play-plain")
    return Answer(pick, "bot-play" if box.abilities[pick.what] else "bot-play-card")


def judge_use(judgement: Judgement, option: Option) -> Use:
    """What using an ability is worth, and when in the turn to use it."""
    clause = judgement.box.abilities[option.what][option.to]
    worth = judgement.clause(clause, option.what)
    when = moment(judgement.box, clause)
    # A card that exiles itself may be worth losing even when its text gains nothing.
    gone = judgement.exile_worth(option.what) if when == LAST else 0.0
    return Use(when, worth, option, "bot-use-exile" if 0 < worth <= gone else "bot-use")


def use_ability(uses: list[Use], before: int) -> Answer | None:
    """The earliest ability that is due."""
    for use in uses:
        if use.when < before:
            return Answer(use.option, use.reason)
    return None


def attack_row(judgement: Judgement, by_verb: dict[str, list[Option]]) -> Answer | None:
    """Continue an open attack on the row, or begin one that is worth more than the base."""
    commits = by_verb.get("commit", [])
    for target in judgement.table.groups:
        if target == NONE:
            continue
        if missing(judgement, target) <= 0:
            return Answer(Option("resolve", target), "bot-resolve-row")
        unit = fill_up(judgement, target)
        for option in commits:
            joins = unit is not None and same(judgement, option.what, unit.card)
            if option.to == target and joins:
                return Answer(option, "bot-fill-row")
    targets = {option.to for option in commits} - {NONE}
    attack = best_row_attack(judgement, sorted(targets)) if targets else None
    if attack is not None:
        for unit in attack.units:
            for option in commits:
                if option.to == attack.target and same(judgement, option.what, unit.card):
                    need = target_value(judgement, attack.target)
                    figures: Figures = {"card": judgement.box.name(attack.target), "n": need}
                    return Answer(option, "bot-attack-row", figures)
    return None


def same(judgement: Judgement, offered: int, wanted: int) -> bool:
    """Whether an offered unit is the wanted one or its equal: equal cards are one option."""
    return judgement.box.kind[offered] == judgement.box.kind[wanted]


def buy(judgement: Judgement, options: list[Option]) -> Answer | None:
    """The most expensive card of the best basket; a card that can be used at once counts for
    more."""
    if not options:
        return None
    best, best_worth = None, 0.0
    pool = judgement.own.pool
    for option in options:
        card = option.what
        worth = judgement.buying(card) + placed(judgement, card) + judgement.denial(card)
        if worth <= 0:
            continue
        worth += judgement.basket(pool - judgement.box.cost[card])
        if worth > best_worth:
            best, best_worth = option, worth
    return None if best is None else why_buy(judgement, best, options)


def why_buy(judgement: Judgement, best: Option, options: list[Option]) -> Answer:
    """What the card gives for its cost, and whether anything else gives more per resource."""
    box = judgement.box

    def rate(card: int) -> float:
        return (box.attack[card] + box.resources[card] + box.force[card]) / max(box.cost[card], 1)

    card = best.what
    figures: Figures = {
        "attack": box.attack[card],
        "resources": box.resources[card],
        "force": box.force[card],
        "cost": box.cost[card],
        "best": "yes" if rate(card) >= max(rate(one.what) for one in options) else "no",
    }
    return Answer(best, "bot-buy-figures" if rate(card) else "bot-buy", figures)


def placed(judgement: Judgement, card: int) -> float:
    """The extra worth if a waiting text puts the bought card into the hand or on top of the
    deck."""
    filters = judgement.box.filters
    for to, number in judgement.table.waiting:
        if card in filters[number].fits[judgement.seat]:
            power = judgement.outlook.power(card)
            return power if to == "hand" else 0.7 * power
    return 0.0


def attack_base(judgement: Judgement, by_verb: dict[str, list[Option]]) -> Answer | None:
    """Everything with attack goes against the base and the ships that protect it."""
    enemy = judgement.enemy
    attacks = {one.card: one.attack for one in (*judgement.own.units, *judgement.own.ships)}
    if enemy.base != NONE or enemy.ships:
        for option in by_verb.get("commit", []):
            if option.to == NONE and attacks[option.what] > 0:
                return Answer(option, "bot-attack-base", base_figures(judgement))
    if NONE in judgement.table.groups:
        return Answer(Option("resolve"), "bot-resolve-base", base_figures(judgement))
    return None


def base_figures(judgement: Judgement) -> Figures:
    """The attack that can go to the base, what protects the base, and how much it can still
    take."""
    enemy, attack = judgement.enemy, ready_attack(judgement)
    ships = sum(ship.left for ship in enemy.ships)
    known = enemy.base != NONE
    falls = known and attack >= ships + enemy.base_left
    return {
        "n": attack,
        "ships": ships,
        "base": judgement.box.name(enemy.base) if known else "none",
        "left": enemy.base_left,
        "falls": "yes" if falls else "no",
    }


def pay_off(judgement: Judgement, options: list[Option]) -> Answer | None:
    """With resources left over, pay off a neutral card that the enemy would like."""
    worth, pick = max(
        ((judgement.denial(option.what), option) for option in options), default=(0.0, None)
    )
    return Answer(pick, "bot-pay-off") if pick is not None and worth > 0.5 else None


def end(judgement: Judgement, options: list[Option]) -> Answer:
    """Ends the turn when nothing is left worth doing; a "must" comes first."""
    pick = next((option for option in options if option.verb == "end"), None)
    if pick is not None:
        return Answer(pick, why_end(judgement, {option.verb for option in options}))
    pick = next((option for option in options if option.verb == "use"), options[0])
    return Answer(pick, "bot-must")


def why_end(judgement: Judgement, left: set[str]) -> str:
    """Why the turn ends although something could still be bought or used."""
    if "buy" in left and "use" in left:
        return "bot-end-rest"
    if "buy" in left:
        return "bot-end-late" if judgement.outlook.is_late else "bot-end-buy"
    return "bot-end-use" if "use" in left else "bot-end"
