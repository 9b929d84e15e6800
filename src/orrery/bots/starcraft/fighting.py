"""Decisions in a battle: cards, pairs, support, losses and retreats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.places import fitting
from orrery.bots.starcraft.strength import Duel, battle, match_up, values_of
from orrery.bots.starcraft.table import Battle, Skirmish
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE
from orrery.starcraft.rules.cards.effects import (
    Attack,
    Cloaking,
    Effect,
    Feedback,
    Health,
    MindControl,
    Splash,
)

UNMATCHED = 0.3
"""How often an enemy plays a card that does not match, compared with one that does."""
TEXT = 0.25
"""What a text is worth that gives neither attack nor health."""
AT_STAKE = 1.0
"""How much an area must be worth for abilities to be used in its battle."""
SPARE_WORKERS = 2
"""With more workers than this in the pool, one is given up for cards."""


Foes = list[tuple[float, float, float]]
"""Attack and health that an enemy may reach, and how likely each is."""


class Side:
    """A skirmish as one side sees it."""

    def __init__(self, judgement: Judgement, battle: Battle, skirmish: Skirmish, role: int) -> None:
        self.judgement, self.battle, self.skirmish, self.role = judgement, battle, skirmish, role
        self.front, self.enemy = skirmish.front[role], skirmish.front[1 - role]
        self.stake = stake_of(judgement, battle)
        self.known_foes: Foes = []
        self.worths: dict[tuple[int, float, float], float] = {}  # by card and what is added to it

    def foes(self) -> Foes:
        """What the enemy may reach."""
        if not self.known_foes:
            other = Side(self.judgement, self.battle, self.skirmish, 1 - self.role)
            self.known_foes = expected_foes(other)
        return self.known_foes


# Cards


def place_standard(judgement: Judgement, options: list[Option]) -> Answer:
    """The card that decides this skirmish best; the top card of the deck counts as an average
    one."""
    side = side_of(judgement)
    if side is None:
        return Answer(options[0], "bot-sc-card")
    worths = [standard_worth(side, option) for option in options]
    return Answer(options[worths.index(max(worths))], "bot-sc-card")


def side_of(judgement: Judgement) -> Side | None:
    """The skirmish at which cards are being placed."""
    place, fought = judgement.table.under_way.get("place-cards"), judgement.table.battle
    if fought is None or place is None:
        return None
    return Side(judgement, fought, fought.skirmishes[place["skirmish"]], place["role"])


def standard_worth(side: Side, option: Option) -> float:
    """What placing a card gains; a card is kept if a weaker one would do as well."""
    box = side.judgement.box
    if option.verb == "card":
        keep = 0.012 * sum(box.major[option.what])
        return card_worth(side, option.what) - keep
    cards = [card for card in side.judgement.table.own.unseen if box.standard[card]]
    if not cards:
        return -1.0
    mean = sum(card_worth(side, card) for card in cards) / len(cards)
    return mean + (0.3 if option.verb == "look" else 0.0)


def card_worth(side: Side, card: int, attack: float = 0.0, health: float = 0.0) -> float:
    """The chances to destroy and to survive with a card, weighted by what is at stake; with so much
    more attack and health."""
    found = side.worths.get((card, attack, health))
    if found is None:
        found = side.worths[card, attack, health] = worth_of_card(side, card, attack, health)
    return found


def worth_of_card(side: Side, card: int, more_attack: float, more_health: float) -> float:
    """The same, worked out anew."""
    judgement, role = side.judgement, side.role
    attack, health = sums(side, card)
    attack, health = attack + more_attack, health + more_health
    foes = side.foes()
    total = sum([weight for *_, weight in foes])
    kills = dies = 0.0
    box = judgement.box
    can_hit = box.hits[side.front] & box.kind[side.enemy]
    can_be_hit = box.hits[side.enemy] & box.kind[side.front]
    for foe_attack, foe_health, weight in foes:
        if can_hit and attack >= foe_health:
            kills += weight / total
        if can_be_hit and foe_attack >= health:
            dies += weight / total
    stake = side.stake
    mine, theirs = judgement.units[side.front].worth, judgement.units[side.enemy].worth
    splash = TEXT if any(isinstance(one, Splash) for one in box.effects[card]) else 0.0
    if role == ATTACKER:
        return kills * (0.5 * theirs + stake + splash) - dies * mine
    return kills * (0.5 * theirs + 0.3 * stake + splash) - dies * (mine + stake)


def stake_of(judgement: Judgement, fought: Battle) -> float:
    """The worth of the area, divided among the skirmishes."""
    worth = judgement.worth(fought.area) + judgement.denial(fought.area)
    return max(worth, 0.5) / max(len(fought.skirmishes), 1)


def sums(side: Side, card: int) -> tuple[float, float]:
    """Attack and health of a side with a card, including support and bonuses."""
    box, role, fought = side.judgement.box, side.role, side.battle
    attack, health = values_of(box, side.front, card)
    for unit in side.skirmish.support[role]:
        if box.hits[unit] & box.kind[side.enemy]:
            attack += box.support[unit]
    attack += fought.attack[role] + (role == ATTACKER and fought.special)
    return attack, health + fought.health[role]


def expected_foes(foe: Side) -> Foes:
    """Attack and health the enemy may reach, and how likely each is: with the cards shown, or with
    any the enemy may have."""
    box, seat = foe.judgement.box, foe.battle.seats[foe.role]
    shown = [card for card in foe.skirmish.cards[foe.role] if card != NONE and box.standard[card]]
    cards = shown or [c for c in foe.judgement.table.players[seat].unseen if box.standard[c]]
    found: Foes = []
    for card in cards:
        weight = 1.0 if box.icons[card] & box.card_bit[foe.front] else UNMATCHED
        attack, health = sums(foe, card)
        found.append((attack, health, weight))
    return found or [(0.0, 0.0, 1.0)]


def place_reinforcement(judgement: Judgement, options: list[Option]) -> Answer:
    """A valid reinforcement that improves the chances, if there is one."""
    side = side_of(judgement)
    best, worth = DONE, 0.05
    for option in options:
        if side is not None and option != DONE and is_valid(side, option.what):
            gain = reinforcement_worth(side, option.what)
            if gain > worth:
                best, worth = option, gain
    if best not in options:
        return Answer(options[0], "bot-sc-card")
    return Answer(best, "bot-sc-card" if best != DONE else "bot-sc-keep-card")


def is_valid(side: Side, card: int) -> bool:
    """Whether a reinforcement passes its check (SC-SKIRM-03)."""
    box = side.judgement.box
    if box.icons[card] & box.card_bit[side.front]:
        return True
    supporters = side.skirmish.support[side.role]
    return any(box.support_icons[card] & box.unit_bit[unit] for unit in supporters)


def reinforcement_worth(side: Side, card: int) -> float:
    """What a reinforcement adds to the standard card it is played with."""
    box, judgement = side.judgement.box, side.judgement
    laid = [one for one in side.skirmish.cards[side.role] if one != NONE]
    if not laid:
        return 0.0
    at_base = judgement.table.bases[side.battle.area] == judgement.seat
    attack = health = other = 0.0
    for effect in box.effects[card]:
        if isinstance(effect, Attack):
            holds = (
                effect.versus & box.kind[side.enemy]
                and (not effect.versus_units or effect.versus_units & box.unit_bit[side.enemy])
                and (at_base or not effect.at_base)
                and (side.skirmish.support[side.role] or not effect.supported)
            )
            attack += effect.number if holds else 0
        elif isinstance(effect, Health):
            health += effect.number if at_base or not effect.at_base else 0
        else:
            other += text_worth(side, effect)
    gain = card_worth(side, laid[0], attack, health) - card_worth(side, laid[0])
    return gain + other


def text_worth(side: Side, effect: Effect) -> float:
    """What a text is worth that gives neither attack nor health: Mind Control as much as the unit
    it steals, Feedback nothing without an Assist unit to destroy (BW-KEY-07, BW-CARD-12)."""
    box, judgement = side.judgement.box, side.judgement
    if isinstance(effect, MindControl):
        return 0.0 if box.hero[side.enemy] else judgement.units[side.enemy].worth
    if isinstance(effect, Feedback):
        prey = [unit for unit in side.skirmish.support[1 - side.role] if box.assist[unit]]
        return max((judgement.units[unit].worth for unit in prey), default=0.0)
    return TEXT


# Pairs and support


def choose_pair(judgement: Judgement, options: list[Option]) -> Answer:
    """The skirmish that goes best; units that decide the game count more than any other."""
    stakes = dict(judgement.stakes)

    def worth(option: Option) -> float:
        duel = Duel(judgement.box, (option.what, option.to), 0.0)
        kept, hunted = stakes.get(option.what, 0.0), stakes.get(option.to, 0.0)
        return match_up(duel) + hunted * duel.kills(ATTACKER) - kept * duel.kills(DEFENDER)

    best = max(options, key=worth)
    return Answer(best, "bot-sc-pair")


def choose_front(judgement: Judgement, options: list[Option]) -> Answer:
    """The least valuable of our units, the most valuable of the enemy's."""
    sign = -1 if is_own_front(judgement) else 1
    best = max(options, key=lambda one: sign * judgement.units[one.what].worth)
    return Answer(best, "bot-sc-pair")


def is_own_front(judgement: Judgement) -> bool:
    """Whether it is our own front-line unit that is chosen: it is while we have none. The sheet of
    a unit does not tell whose it is, since it may be stolen (BW-KEY-08)."""
    fought = judgement.table.battle
    if fought is None or not fought.skirmishes:
        return True
    return fought.skirmishes[0].front[fought.seats.index(judgement.seat)] == NONE


def assign_support(judgement: Judgement, options: list[Option]) -> Answer:
    """The skirmish in which the unit makes the most difference."""
    fought = judgement.table.battle
    if fought is None:
        return Answer(options[0], "bot-sc-support")
    role = ATTACKER if fought.seats[ATTACKER] == judgement.seat else DEFENDER

    def gain(option: Option) -> float:
        skirmish, box = fought.skirmishes[option.to], judgement.box
        if not box.hits[option.what] & box.kind[skirmish.front[1 - role]]:
            return 0.0
        duel = Duel(box, skirmish.front, float(fought.special))
        for unit in skirmish.support[role]:
            duel.attack[role] += box.support[unit]
        before = duel.kills(role)
        duel.attack[role] += box.support[option.what]
        return duel.kills(role) - before

    return Answer(max(options, key=gain), "bot-sc-support")


# Abilities, losses, retreats


def start_of_battle(judgement: Judgement, options: list[Option]) -> Answer:
    """Uses what costs the enemy a unit, otherwise what helps when much is at stake; Retreat only
    when the battle is lost."""
    fought, box = judgement.table.battle, judgement.box
    if fought is not None:
        for option in sorted(options, key=lambda one: not costs_a_unit(box, one)):
            if helps(judgement, fought, option):
                return Answer(option, "bot-sc-ability")
    return Answer(DONE if DONE in options else options[0], "bot-sc-keep-card")


def costs_a_unit(box: Box, option: Option) -> bool:
    """Whether an ability costs the enemy a unit, and its player nothing (BW-LEADCARD-33,
    BW-CARD-06, BW-CARD-10)."""
    if option.verb == "use-technology":
        return box.technologies[option.what].slug in ("charon_boosters", "leg_enhancement")
    return option.verb == "use-hero"


def helps(judgement: Judgement, fought: Battle, option: Option) -> bool:
    """Whether to use a card or a technology: Consume with many workers, Detector when the enemy may
    be cloaked."""
    box, win = judgement.box, chance(judgement, fought)
    stake = judgement.worth(fought.area) + judgement.denial(fought.area)
    if option.verb == "use" and box.event_slugs[option.what].startswith("retreat"):
        if fought.seats[ATTACKER] == judgement.seat:
            return win < 0.1
        return win > 0.85 and stake < 2
    if option.verb == "use-guard":
        return win > 0.05  # it would be lost with the area
    if costs_a_unit(box, option):
        return True
    if option == DONE or not 0.05 < win < 0.97 or (stake <= AT_STAKE and judgement.rounds >= 3):
        return False
    if option.verb == "use":
        return True
    if box.technologies[option.what].slug == "consume":
        return judgement.table.own.pool > SPARE_WORKERS
    return may_hide(judgement, fought)


def may_hide(judgement: Judgement, fought: Battle) -> bool:
    """Whether the enemy in a battle may have Cloaking, or a card against a side without Detector,
    and none of our units has Detector (SC-CLOAK-05, SC-CARD-P-08)."""
    box, table = judgement.box, judgement.table
    role = fought.seats.index(judgement.seat)
    mine, theirs = table.invaders, table.armies[fought.area]
    if role == DEFENDER:
        mine, theirs = theirs, mine
    if any(box.detector[unit] for unit in mine):
        return False
    enemy = table.players[fought.seats[1 - role]]
    bits = reduce(or_, (box.unit_bit[unit] for unit in theirs), 0)
    field = box.tech("cloaking_field_protoss")
    if bits & box.bits["arbiter"] and field in {box.technology[one] for one in enemy.technologies}:
        return True
    return any(
        (isinstance(effect, Cloaking) and effect.units & bits)
        or (isinstance(effect, Splash) and effect.unseen and box.icons[card] & bits)
        for card in enemy.unseen
        for effect in box.effects[card]
    )


def consume(judgement: Judgement, options: list[Option]) -> Answer:
    """A worker rather than a unit."""
    worker = Option("lose-worker")
    return Answer(worker, "bot-sc-loss") if worker in options else lose_unit(judgement, options)


def chance(judgement: Judgement, fought: Battle) -> float:
    """The attacker's chance in a battle that is about to begin."""
    table = judgement.table
    armies = table.invaders, table.armies[fought.area]
    return battle(judgement.box, *armies, fought.special, judgement.stakes).win


def lose_unit(judgement: Judgement, options: list[Option]) -> Answer:
    """The unit that is worth least."""
    units: Sequence[Option] = [one for one in options if one.verb == "unit"]
    best = min(units, key=lambda one: judgement.units[one.what].worth, default=options[0])
    return Answer(best, "bot-sc-loss")


def flee_to(judgement: Judgement, options: list[Option]) -> Answer:
    """The area with room for the units where they are most useful."""
    table, box = judgement.table, judgement.box
    fought = table.battle
    role = DEFENDER
    if fought is not None and fought.seats[ATTACKER] == judgement.seat:
        role = ATTACKER
    army = table.invaders if role == ATTACKER or fought is None else table.armies[fought.area]

    def worth(option: Option) -> float:
        area = option.what
        room = box.limit[area] - len(table.armies[area])
        able = fitting(box, area, army)
        lost = len(army) - min(len(able), max(room, 0))
        unit = able[0] if able else box.units_of[table.own.faction][0]
        return judgement.joins(unit, area) - 0.5 * lost + 0.01 * room

    return Answer(max(options, key=worth), "bot-sc-retreat")
