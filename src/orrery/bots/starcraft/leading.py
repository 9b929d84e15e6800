"""Which Leadership card is chosen, by what it gives now: forces, a hero, an objective, figures.

Everything is measured in conquest points, as areas are. Anything else a card's text does is worth
what TEXTS says, or what `text_worth` finds on the table.
"""

from __future__ import annotations

from orrery.bots.starcraft.deeds import blow, is_on, pair_worth, rivals_on, token_worth
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.judging.race import DECISIVE
from orrery.bots.starcraft.objectives import lacking
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.facts.box import Leadership
from orrery.starcraft.facts.terms import NONE, RESEARCH_AND_DEVELOPMENT, SUPPLY

WORKER, TRANSPORT, BASE = 0.3, 0.4, 1.5
"""What pieces of the starting forces are worth."""
PERMANENT = 0.5
"""What one more permanent mineral or gas is worth."""
STAR_ORDER = 0.8
OBJECTIVE = (4.0, 2.5, 1.5, 0.9)
"""What a special victory is worth, by how many areas are missing; the last value for more."""
ROUTE = 0.3
"""What a transport is worth to its owner."""
TEXTS = {
    "the_overmind": 2.5,
    "warp_gate": 0.6,
    "storage_facilities": 0.9,
    "covert_operations": 0.3,
    "emperor_arcturus_i": 0.4,
    "riches_of_aiur": 0.3,
    "conclave_fleet": 0.3,
    "cerebrate_daggoth": 1.6,
    "hasten_the_end": 0.9,
    "khala_devotee": 0.3,
    "deathblow": 1.0,
    "subtle_influence": 0.5,
    "teeming_spawn": 1.6,
    "terran_civilization": 1.2,
    "the_will_of_the_conclave": 1.6,
}
"""What a text is worth on any table, by card."""


def choose_leader(judgement: Judgement, options: list[Option]) -> Answer:
    """The Leadership card that gives most now."""
    cards = [one for one in options if one.verb == "leader"]
    best = max(cards, key=lambda one: leader_worth(judgement, one.what))
    return Answer(best, "bot-sc-leader")


def exchange_leader(judgement: Judgement, options: list[Option]) -> Answer:
    """Another Leadership card of Stage I, without its forces, if it gives more than the present
    one (BW-CARD-24)."""
    box = judgement.box
    present = [one for one in judgement.table.own.leading if box.leadership[one].stage == 1]
    kept = max((standing_worth(judgement, one) for one in present), default=0.0)
    cards = [one for one in options if one.verb == "leader"]
    best = max(cards, key=lambda one: standing_worth(judgement, one.what))
    if standing_worth(judgement, best.what) <= kept:
        return Answer(DONE, "bot-sc-decline")
    return Answer(best, "bot-sc-leader")


def leader_worth(judgement: Judgement, card: int) -> float:
    """What a Leadership card gives, with its forces."""
    forces, units = judgement.box.leadership[card].forces, judgement.units
    worth = sum(units[unit].worth for unit in forces.units)
    worth += WORKER * forces.workers + TRANSPORT * forces.transports + BASE * forces.bases
    return worth + standing_worth(judgement, card)


def standing_worth(judgement: Judgement, card: int) -> float:
    """What a Leadership card gives besides forces."""
    printed, units = judgement.box.leadership[card], judgement.units
    worth = PERMANENT * sum(printed.permanent) + STAR_ORDER * printed.star_orders
    worth += sum(units[unit].worth for unit in printed.units) / 2
    if printed.wins:
        worth += objective_worth(judgement, card)
    if printed.hero != NONE:
        worth += hero_worth(judgement, printed.hero)
    return worth + text_worth(judgement, printed)


def objective_worth(judgement: Judgement, card: int) -> float:
    """The nearer the objective would be with the card in force, the more it is worth."""
    table, seat = judgement.table, judgement.seat
    own = table.own.copy()
    own.leading = (*own.leading, card)
    missing = lacking(judgement.box, table.with_own(own), seat)
    if not judgement.box.conquest_wins:
        return 0.0
    return OBJECTIVE[min(missing, len(OBJECTIVE) - 1)]


def hero_worth(judgement: Judgement, hero: int) -> float:
    """A unit for nothing, if there is a place for it; without a free miniature it costs a unit of
    its type (BW-LEAD-12, BW-LEAD-13)."""
    box, table, units = judgement.box, judgement.table, judgement.units
    places = [area for area in table.areas if table.is_mine(area)]
    if not any(box.allows[area] & box.kind[hero] for area in places):
        return 0.0
    rounds = 0.7 + 0.25 * judgement.rounds
    if table.own.figures[box.unit_place[hero]]:
        return units[hero].worth * rounds
    return (units[hero].worth - units[box.figure_of[hero]].worth) * rounds


def text_worth(judgement: Judgement, card: Leadership) -> float:
    """What the text of a Leadership card does on this table."""
    table, box = judgement.table, judgement.box
    match card.slug:
        case "tactical_mastery":
            best = sorted(token_worth(judgement, area) for area in table.areas)
            return sum(best[-card.points :])
        case "make_do_with_little":
            modules = table.own.modules
            return 0.6 + 0.5 * (modules[SUPPLY] + modules[RESEARCH_AND_DEVELOPMENT])
        case "the_swarm_flies":
            routes = [table.players[one].transports for one in judgement.rivals]
            return ROUTE * len({route for some in routes for route in some})
        case "return_to_aiur":
            return ROUTE * table.own.transport_supply
        case "to_the_bitter_end":
            lost = {one: min(table.players[one].conquest, card.number) for one in judgement.rivals}
            return sum(number * judgement.race.alarm(one) for one, number in lost.items())
        case "psi_disrupter":
            planets = [one for one in table.planets if is_on(judgement, one)]
            return max((0.7 * rivals_on(judgement, one) for one in planets), default=0.0)
        case "ultimate_sacrifice":
            planets = [one for one in table.planets if is_on(judgement, one)]
            areas = [area for one in planets for area in box.areas_of[one]]
            return max((blow(judgement, area) for area in areas), default=0.0) - 0.4
        case "scorched_earth_policy":
            return max(pair_worth(judgement, unit) for unit in card.offered)
        case "destiny":
            is_lost = any(would_win(judgement, seat) for seat in judgement.rivals)
            return 3 * DECISIVE if is_lost else 0.0
    return TEXTS.get(card.slug, 0.0)


def would_win(judgement: Judgement, seat: int) -> bool:
    """Whether a player wins in this Regrouping Phase if nothing changes: by points, or in the last
    stage by the objective (BW-REGROUP-07, BW-REGROUP-08)."""
    table = judgement.table
    if judgement.race.missing(seat) <= 0:
        return True
    return table.before_last == 0 and lacking(judgement.box, table, seat) == 0
