"""What cards are worth: Combat cards for our army, technologies, Event cards."""

from __future__ import annotations

from orrery.bots.starcraft.economy import spare_purse, waiting_builds
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.transfers import best_assault
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.facts.terms import ATTACKER, NONE

EVENTS = {
    "emergency_rerouting": 0.4,
    "navigation_error": -0.1,
    "scouting_party": 0.8,
    "base_construction": 0.6,
    "technological_advance": 0.3,
    "refinery_bombardment": 0.2,
    "versatile_strategy": 0.6,
    "defensive_strategy": 0.7,
    "aggressive_strategy": 0.7,
    "retreat_1": 0.4,
    "retreat_2": 0.4,
    "advanced_reconnaissance": 0.5,
    "flawless_defense_plan": 0.6,
    "preemptive_action": 0.8,
    "air_support_event": 1.0,
    "invasion_preparation": 0.9,
    "reinforcements": 1.5,
    "stellar_maelstrom": 0.2,
    "rich_vein": 0.8,
    "progressive_strategy": 0.5,
    "industrial_strategy": 1.2,
    "specialized_strategy": 0.7,
    "adaptive_strategy": 0.6,
    "saboteur": 0.3,
    "flawless_attack_plan": 0.7,
    "unexpected_action": 0.9,
    "refinery_sabotage": 0.3,
    "brilliant_engineering": 1.0,
    "flagship": 1.6,
    "informant": 0.7,
    "technological_breakthrough": 0.8,
    "double_time": 0.8,
    "stalling_tactic": 1.5,
    "unconventional_strategy": 0.7,
    "accelerated_progress": 0.7,
    "materials_shortage": 0.3,
    "the_end_draws_near": 1.0,
}
"""What an Event card is worth, by title."""
MANY = 4
"""With this many units of a type, more of them make no difference."""


# Combat cards


def army_of(judgement: Judgement) -> dict[int, int]:
    """Our units on the board by type, those that attack now among them."""
    table, seat = judgement.table, judgement.seat
    armies = [table.armies[area] for area in table.areas if table.owners[area] == seat]
    if table.battle is not None and table.battle.seats[ATTACKER] == seat:
        armies.append(table.invaders)
    counts: dict[int, int] = {}
    for army in armies:
        for unit in army:
            counts[unit] = counts.get(unit, 0) + 1
    return counts


def card_worth(judgement: Judgement, card: int) -> float:
    """What a Combat card does for our army."""
    box = judgement.box
    icons = box.icons[card] | box.support_icons[card]
    fitting = sum(
        min(count, MANY) for unit, count in army_of(judgement).items() if icons & box.unit_bit[unit]
    )
    if not box.standard[card]:
        return (1.5 if fitting else 0.0) + 0.3 * len(box.effects[card])
    if not fitting:
        return sum(box.minor[card]) / 10
    return sum(box.major[card]) / 4 + 0.15 * fitting + 0.3 * len(box.effects[card])


def discard(judgement: Judgement, options: list[Option]) -> Answer:
    """The card that the army would miss least."""
    worst = min(options, key=lambda one: card_worth(judgement, one.what))
    return Answer(worst, "bot-sc-discard")


def take_card(judgement: Judgement, options: list[Option]) -> Answer:
    """The card that the army needs most."""
    cards = [one for one in options if one.verb in ("card", "take", "search")]
    best = max(cards, key=lambda one: card_worth(judgement, one.what), default=options[0])
    return Answer(best, "bot-sc-take")


# Technologies


def learn(judgement: Judgement, options: list[Option]) -> Answer:
    """A technology for the units on the board, if the resources are not needed for new ones."""
    offers = [one for one in options if one.verb == "technology"]
    best = max(offers, key=lambda one: technology_worth(judgement, one.what), default=DONE)
    if DONE not in options:
        return Answer(best if best != DONE else options[0], "bot-sc-technology")
    if best == DONE or technology_worth(judgement, best.what) < 0.5 or is_dear(judgement, best):
        return Answer(DONE, "bot-sc-save")
    return Answer(best, "bot-sc-technology")


def is_dear(judgement: Judgement, option: Option) -> bool:
    """Whether a technology would cost what waiting Build orders need."""
    technology, builds = judgement.box.technologies[option.what], waiting_builds(judgement)
    left = spare_purse(judgement).less((technology.minerals, technology.gas))
    workers, minerals, _ = left.in_all()
    return workers < 4 * builds or minerals < 2 * builds


def technology_worth(judgement: Judgement, technology: int) -> float:
    """What its cards do for our army, minus its cost."""
    box = judgement.box
    printed = box.technologies[technology]
    cards = [card for card in judgement.table.own.tech_deck if box.technology[card] == technology]
    if not cards or judgement.rounds < 2:
        return 0.0
    price = 0.2 * (printed.minerals + printed.gas)
    if printed.in_play:
        return 0.3 - price
    worth = sum(card_worth(judgement, card) for card in cards) / 4
    fits = any(
        box.icons[card] & box.unit_bit[unit] for card in cards for unit in army_of(judgement)
    )
    return (worth if fits else 0.0) - price


# Event cards


def event_worth(judgement: Judgement, event: int) -> float:
    """What an Event card is worth now; a second Strategy replaces the first."""
    box = judgement.box
    slug = box.event_slugs[event]
    if slug == "surprise_assault":
        table = judgement.table
        areas = [area for area in table.areas if table.owners[area] != NONE]
        return best_assault(judgement, areas).worth
    worth = EVENTS.get(slug, 0.3)
    if box.event_strategy[event]:
        held = [one for one in judgement.table.own.events if box.event_strategy[one]]
        worth -= max((EVENTS.get(box.event_slugs[one], 0.3) for one in held), default=0.0)
    return worth


def play_event(judgement: Judgement, options: list[Option]) -> Answer:
    """The best of the drawn cards."""
    events = [one for one in options if one.verb == "event"]
    best = max(events, key=lambda one: event_worth(judgement, one.what), default=DONE)
    if DONE in options and (best == DONE or event_worth(judgement, best.what) <= 0):
        return Answer(DONE, "bot-sc-decline")
    return Answer(best, "bot-sc-event")


def rivals_event(judgement: Judgement, options: list[Option]) -> Answer:
    """The best Event card in a rival's play area."""
    cards = [one for one in options if one.verb == "event-of"]
    best = max(cards, key=lambda one: event_worth(judgement, one.what), default=options[0])
    return Answer(best, "bot-sc-event")


def deplete(judgement: Judgement, options: list[Option]) -> Answer:
    """A rival's best resource area; never one of our own if it can be helped."""
    table, box = judgement.table, judgement.box

    def worth(option: Option) -> float:
        if option == DONE:
            return 0.0
        area = option.what
        if area in table.own.resources or table.is_mine(area):
            return -float(box.amount[area])
        holder = [seat for seat in judgement.rivals if area in table.players[seat].resources]
        return box.amount[area] * (judgement.race.alarm(holder[0]) if holder else 0.1)

    best = max(options, key=worth)
    return Answer(best, "bot-sc-event" if best != DONE else "bot-sc-decline")


def restore(judgement: Judgement, options: list[Option]) -> Answer:
    """One of our own areas that was mined by force."""
    mine = [one for one in options if one.what in judgement.table.own.resources]
    best = max(mine, key=lambda one: judgement.box.amount[one.what], default=DONE)
    return Answer(best if best in options else options[0], "bot-sc-event")


def maelstrom(judgement: Judgement, options: list[Option]) -> Answer:
    """A route with rivals' transports and none of ours."""
    players = judgement.table.players

    def worth(option: Option) -> int:
        theirs = sum(option.what in players[seat].transports for seat in judgement.rivals)
        return theirs - 3 * (option.what in players[judgement.seat].transports)

    best = max(options, key=worth)
    return Answer(best, "bot-sc-event")


def free_units(judgement: Judgement, options: list[Option]) -> Answer:
    """The planet or the area where new units do most."""
    box, table = judgement.box, judgement.table
    unit = box.units_of[table.own.faction][0]

    def worth(option: Option) -> float:
        areas = box.areas_of[option.what] if option.verb == "planet" else (option.what,)
        return max(judgement.joins(unit, area) for area in areas)

    return Answer(max(options, key=worth), "bot-sc-place")
