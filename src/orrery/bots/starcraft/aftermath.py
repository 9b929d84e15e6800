"""Decisions in battles other than cards and pairs: units to exchange or steal, what to destroy or
save."""

from __future__ import annotations

from itertools import combinations

from orrery.bots.starcraft.cards import card_worth
from orrery.bots.starcraft.fighting import AT_STAKE, chance
from orrery.bots.starcraft.judgement import INSTALLATION, Judgement
from orrery.bots.starcraft.strength import Duel
from orrery.bots.starcraft.table import Battle, Skirmish
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE
from orrery.starcraft.rules.battle.exchange import Place
from orrery.starcraft.rules.cards.effects import MindControl

BASE = 1.2
"""What a base is worth to its owner."""
WORKER = 0.3
"""What a worker is worth to its owner."""
BETTER = 0.05
"""How much an exchange of units must gain."""


# The Defensive module


def exchange(judgement: Judgement, options: list[Option]) -> Answer:
    """One of two units that change places, if the skirmishes are better for us then."""
    pair = best_exchange(judgement)
    if pair is None or pair[0].option() not in options:
        return Answer(DONE, "bot-sc-decline")
    return Answer(pair[0].option(), "bot-sc-exchange")


def exchange_for(judgement: Judgement, options: list[Option]) -> Answer:
    """The other one."""
    pair = best_exchange(judgement)
    second = options[0] if pair is None else pair[1].option()
    return Answer(second if second in options else options[0], "bot-sc-exchange")


def best_exchange(judgement: Judgement) -> tuple[Place, Place] | None:
    """The exchange that improves the skirmishes most, or None (BW-MODULE-02)."""
    fought = judgement.table.battle
    if fought is None:
        return None
    found, best = None, outlook(judgement, fought, fought.skirmishes) + BETTER
    for one, two in combinations(places(judgement, fought), 2):
        if may_exchange(judgement, fought, one, two):
            after = put(put(fought.skirmishes, one, two.unit), two, one.unit)
            worth = outlook(judgement, fought, after)
            if worth > best:
                found, best = (one, two), worth
    return found


def places(judgement: Judgement, fought: Battle) -> list[Place]:
    """Where the defender's units without Assist are."""
    found = list[Place]()
    for number, skirmish in enumerate(fought.skirmishes):
        found.append(Place(number, False, skirmish.front[DEFENDER]))
        found += [Place(number, True, one) for one in dict.fromkeys(skirmish.support[DEFENDER])]
    return [one for one in found if not judgement.box.assist[one.unit]]


def may_exchange(judgement: Judgement, fought: Battle, one: Place, two: Place) -> bool:
    """Two different units, and each may go to the place of the other (BW-MODULE-02,
    BW-MODULE-03)."""
    box = judgement.box
    if one.unit == two.unit or (one.number == two.number and not box.exchanges_any):
        return False
    for place, unit in ((one, two.unit), (two, one.unit)):
        enemy = fought.skirmishes[place.number].front[ATTACKER]
        if not place.is_support and not box.hits[enemy] & box.kind[unit]:
            return False
    return one.number != two.number or not (one.is_support and two.is_support)


def put(skirmishes: list[Skirmish], place: Place, unit: int) -> list[Skirmish]:
    """The skirmishes with a unit of the defender's in place of another one."""
    old = skirmishes[place.number]
    attacking, defending = old.support
    if place.is_support:
        at = defending.index(place.unit)
        new = old._replace(support=(attacking, (*defending[:at], unit, *defending[at + 1 :])))
    else:
        new = old._replace(front=(old.front[ATTACKER], unit))
    return [new if at == place.number else one for at, one in enumerate(skirmishes)]


def outlook(judgement: Judgement, fought: Battle, skirmishes: list[Skirmish]) -> float:
    """What the skirmishes are worth to the defender: enemies destroyed, own units kept, and the
    area, which is lost with the last of them."""
    box, units = judgement.box, judgement.units
    worth, lost = 0.0, 1.0
    for skirmish in skirmishes:
        duel = Duel(box, skirmish.front, float(fought.special))
        for role in (ATTACKER, DEFENDER):
            enemy = skirmish.front[1 - role]
            for unit in skirmish.support[role]:
                if box.hits[unit] & box.kind[enemy]:
                    duel.attack[role] += box.support[unit]
        dies = duel.kills(ATTACKER)
        worth += 0.5 * duel.kills(DEFENDER) * units[skirmish.front[ATTACKER]].worth
        worth -= dies * units[skirmish.front[DEFENDER]].worth
        lost *= dies
    return worth - lost * max(judgement.worth(fought.area), AT_STAKE)


# The end of the Destroy step


def collateral(judgement: Judgement, options: list[Option]) -> Answer:
    """What the enemy will miss most: a base or installation that we are about to take falls
    anyway, so that its workers are the better target (BW-KEY-03)."""
    fought = judgement.table.battle
    falls = 0.0
    if fought is not None and fought.seats[ATTACKER] == judgement.seat:
        falls = 0.8 * chance(judgement, fought)

    def worth(option: Option) -> float:
        match option.verb:
            case "raze-base":
                return BASE * (1 - falls)
            case "raze-installation":
                return INSTALLATION * (1 - falls)
            case "kill-workers":
                players = judgement.table.players
                return WORKER * sum(one.workers_at(option.what) for one in players)
        return 0.0

    return Answer(max(options, key=worth), "bot-sc-strike")


def give_up(judgement: Judgement, options: list[Option]) -> Answer:
    """A stolen unit that is worth less than the one that could be stolen for it, or none
    (BW-KEY-10)."""
    prey, units = prey_of(judgement), judgement.units
    offers = [one for one in options if one != DONE]
    least = min(offers, key=lambda one: units[one.what].worth, default=DONE)
    if least == DONE or prey == NONE or units[prey].worth <= units[least.what].worth:
        return Answer(DONE, "bot-sc-decline")
    return Answer(least, "bot-sc-loss")


def prey_of(judgement: Judgement) -> int:
    """The enemy front-line unit of the skirmish where we have Mind Control, or NONE."""
    fought, box = judgement.table.battle, judgement.box
    if fought is None:
        return NONE
    role = fought.seats.index(judgement.seat)
    for skirmish in fought.skirmishes:
        cards = [card for card in skirmish.cards[role] if card != NONE]
        steals = any(isinstance(one, MindControl) for card in cards for one in box.effects[card])
        if steals and not skirmish.over and skirmish.front[1 - role] != NONE:
            return skirmish.front[1 - role]
    return NONE


def recharge(judgement: Judgement, options: list[Option]) -> Answer:
    """The card that our army needs most returns to the hand."""
    cards = [one for one in options if one != DONE]
    best = max(cards, key=lambda one: card_worth(judgement, one.what))
    return Answer(best, "bot-sc-take")


def last_strike(judgement: Judgement, options: list[Option]) -> Answer:
    """What a rival will miss most, or nothing (BW-LEADCARD-32)."""
    table = judgement.table

    def worth(option: Option) -> float:
        match option.verb:
            case "raze-base" if table.bases[option.what] in judgement.rivals:
                return BASE
            case "raze-installation" if table.keepers[option.what] in judgement.rivals:
                return INSTALLATION
            case "strike" if table.owners[option.to] in judgement.rivals:
                return judgement.units[option.what].worth
            case "strike-attacker" if is_attacked_by_rival(judgement):
                return judgement.units[option.what].worth
        return 0.0 if option == DONE else -1.0

    best = max(options, key=worth)
    return Answer(best, "bot-sc-decline" if best == DONE else "bot-sc-strike")


def is_attacked_by_rival(judgement: Judgement) -> bool:
    """Whether the attackers of the present battle are a rival's."""
    fought = judgement.table.battle
    return fought is not None and fought.seats[ATTACKER] in judgement.rivals


def stop_order(judgement: Judgement, options: list[Option]) -> Answer:
    """A rival's Mobilize order is stopped where we have much to lose (BW-CARD-13)."""
    table, planet = judgement.table, judgement.table.revealed
    areas = () if planet == NONE else judgement.box.areas_of[planet]
    mine = [area for area in areas if table.is_mine(area)]
    stake = sum(judgement.garrison(area, table.armies[area]) for area in mine)
    use = next(one for one in options if one != DONE)
    rival = planet != NONE and table.stacks[planet][-1].seat in judgement.rivals
    if rival and stake > AT_STAKE:
        return Answer(use, "bot-sc-ability")
    return Answer(DONE, "bot-sc-decline")
