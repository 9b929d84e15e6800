"""`greedy`: a sensible program for StarCraft. It does not look ahead, but weighs everything.

It plans its orders by what they should gain, builds the units that give most for their cost, sends
them where they can take and hold most, attacks when it should win, and fights with the cards that
decide a skirmish. It has no memory: each answer depends on one window alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from orrery.bots.starcraft import (
    aftermath,
    cards,
    deeds,
    economy,
    fighting,
    guarding,
    leading,
    orders,
    transfers,
)
from orrery.bots.starcraft.eager import EagerBot
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.marching import best_march
from orrery.bots.starcraft.reading import read
from orrery.bots.starcraft.scenarios import deciding, planning
from orrery.bots.starcraft.scenarios.carrying import pick_up
from orrery.bots.starcraft.scenarios.driven import acting
from orrery.bots.starcraft.table import StarCraftWindow, Table, box_of
from orrery.core.decisions import DONE, Option
from orrery.core.window import Answer
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import NONE

Chooser = Callable[[Judgement, list[Option]], Answer]

PLANNING = frozenset(
    {
        "order-where", "order-which", "start-of-planning", "end-of-planning",
        "play-event", "assault-from", "assault-to", "assault-unit", "defend-move",
        "choose-leader", "inspiring-leadership", "subtle-planning", "hero-area", "hero-figure",
        "return-hero", "return-figure", "install", "tactical-mastery", "scorched-earth-area",
        "subtle-influence", "warp-gate", "warp-gate-to", "leave-planet-to",
    }
)  # fmt: skip
"""At these prompts rivals may still place orders anywhere."""
LAYING_OUT = frozenset({"starting-unit", "scenario-base", "scenario-installation", "scenario-item"})
"""So they may when the forces of a scenario are laid out, next to each other."""


class GreedyBot:
    """The best option by its own judgement."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # deterministic: the seed is not used

    def answer(self, window: StarCraftWindow) -> Answer:
        options, prompt = window.options, window.prompt.key
        if len(options) == 1:
            return Answer(options[0], "bot-only-option")
        if prompt in AT_ONCE:
            return AT_ONCE[prompt](options)
        box = box_of(window.facts)
        table = acting(box, read(box, window.view, window.seat), prompt, options)
        return choose(judged(box, table, prompt), prompt, window.about, options)


def judged(box: Box, table: Table, prompt: str) -> Judgement:
    """The judgement of a table when this is asked."""
    planning = prompt in PLANNING or (box.scenario is not None and prompt in LAYING_OUT)
    return Judgement(box, table, planning)


def choose(judgement: Judgement, prompt: str, about: int, options: list[Option]) -> Answer:
    """The best option of a prompt."""
    match prompt:
        case "order-which":
            return planning.choose_token(judgement, about, options)
        case "new-unit-area" | "tech-unit-area":
            return economy.place_unit(judgement, about, options)
    return CHOOSERS.get(prompt, choose_any)(judgement, options)


# Mobilize orders


def move(judgement: Judgement, options: list[Option]) -> Answer:
    """The first move of the best march that has not been made yet."""
    planned = sorted(best_march(judgement, judgement.table.planet, is_special(judgement)).moves)
    if (taken := pick_up(judgement, planned, options)) is not None:
        return Answer(taken, "bot-sc-carry")
    wanted = {Option("move", unit, origin) for unit, origin, _ in planned}
    pick = next((option for option in options if option in wanted), None)
    if pick is not None:
        to = next(to for unit, origin, to in planned if (unit, origin) == (pick.what, pick.to))
        enemy = judgement.table.is_enemy(to)
        return Answer(pick, "bot-sc-attack" if enemy else "bot-sc-occupy")
    if DONE in options:
        return Answer(DONE, "bot-sc-hold")
    return Answer(options[0], "bot-sc-occupy")


def is_special(judgement: Judgement) -> bool:
    """Whether the order being executed is a special one."""
    return judgement.table.is_special


def move_to(judgement: Judgement, options: list[Option]) -> Answer:
    """Where the chosen unit goes: as planned, or where it is most useful."""
    order = judgement.table.under_way.get("mobilize")
    unit, origin = (NONE, NONE) if order is None else (order["unit"], order["origin"])
    march = best_march(judgement, judgement.table.planet, is_special(judgement))
    goals = [one.to for one in march.moves if (one.unit, one.origin) == (unit, origin)]
    fitting = [option for option in options if option.what in goals]
    if fitting:
        enemy = judgement.table.is_enemy(fitting[0].what)
        return Answer(fitting[0], "bot-sc-attack" if enemy else "bot-sc-occupy")
    safe = [option for option in options if not judgement.table.is_enemy(option.what)]
    best = max(safe or options, key=lambda one: judgement.joins(unit, one.what))
    return Answer(best, "bot-sc-occupy")


def lift_off(judgement: Judgement, options: list[Option]) -> Answer:
    """A base moves away from enemy units; otherwise it stays."""
    table = judgement.table
    base = judgement.own_base(table.planet)
    if table.owners[base] in (NONE, judgement.seat):
        return Answer(DONE, "bot-sc-decline")
    areas = [option for option in options if option != DONE]
    return Answer(max(areas, key=lambda one: judgement.worth(one.what)), "bot-sc-retreat")


# The rest


def choose_transport(judgement: Judgement, options: list[Option]) -> Answer:
    """The route that leads to most."""
    best = max(options, key=lambda one: economy.route_worth(judgement, one.what))
    return Answer(best, "bot-sc-transport")


def choose_place(judgement: Judgement, options: list[Option]) -> Answer:
    """A starting unit goes where it is most useful."""
    if judgement.box.scenario is not None:
        return deciding.lay_out(judgement, options)
    best = max(options, key=lambda one: judgement.joins(one.what, one.to))
    return Answer(best, "bot-sc-place")


def starting_base(judgement: Judgement, options: list[Option]) -> Answer:
    """The area that is worth most."""
    areas = [option for option in options if option != DONE]
    return Answer(max(areas, key=lambda one: judgement.worth(one.what)), "bot-sc-base")


def double_time(judgement: Judgement, options: list[Option]) -> Answer:
    """Workers are taken back when few are left for a Build order."""
    few = judgement.table.own.pool <= 2 and economy.waiting_builds(judgement) > 0
    pick = next(option for option in options if (option != DONE) == few)
    return Answer(pick, "bot-sc-ability" if few else "bot-sc-decline")


def pay(options: list[Option]) -> Answer:
    """As proposed: free capacity first, then areas not mined yet."""
    proposed = Option("pay")
    return Answer(proposed if proposed in options else options[0], "bot-sc-pay")


def draw(options: list[Option]) -> Answer:
    """Combat cards are always welcome; there may be none left to draw (SC-RES-11)."""
    for option in options:
        if option.verb == "draw":
            return Answer(option, "bot-sc-draw")
    return decline(options)


def destroy(options: list[Option]) -> Answer:
    """It never destroys its own pieces; a hint says so."""
    return Answer(options[0], "bot-sc-destroy")


def choose_any(judgement: Judgement, options: list[Option]) -> Answer:
    """The first thing that does something."""
    useful = [option for option in options if option.verb not in EagerBot.idle]
    return Answer(useful[0] if useful else DONE, "bot-sc-any")


def build_now(judgement: Judgement, planet: int) -> float:
    """What a Build order on a planet is worth."""
    return orders.build_worth(judgement, judgement, planet)


def decline(options: list[Option]) -> Answer:
    return Answer(DONE if DONE in options else options[0], "bot-sc-decline")


AT_ONCE: Mapping[str, Callable[[list[Option]], Answer]] = {
    "destroy-where": destroy,
    "destroy-what": destroy,
    "pay": pay,
    "research-draw": draw,
    "extra-draw": draw,
    "before-battle": decline,
    "end-order": decline,
}
"""What chooses, by prompt, without a look at the table."""
CHOOSERS: Mapping[str, Chooser] = {
    # Setup
    "starting-base": starting_base,
    "starting-base-now": starting_base,
    "starting-unit": choose_place,
    "starting-transport": choose_transport,
    # Scenarios
    "scenario-base": deciding.shelter,
    "scenario-installation": deciding.shelter,
    "scenario-item": deciding.shelter,
    "spare-base": deciding.spare,
    "spare-card": deciding.spare,
    "driven-move": deciding.driven_move,
    "driven-build": deciding.driven_build,
    "choose-plans": cards.play_event,
    # Orders
    "order-where": planning.choose_planet,
    "reveal": orders.choose_reveal,
    "execute": orders.choose_execution,
    "defend-move": guarding.defend_move,
    "double-time": double_time,
    # Build and Research orders
    "build-forces": economy.next_force,
    "build-upgrades": economy.next_upgrade,
    "build-base": economy.choose_base,
    "gain-upgrade": economy.next_upgrade,
    "gain-token": economy.take_token,
    "learn-technology": cards.learn,
    "technology-to-hand": cards.take_card,
    "research-bonus": cards.take_card,
    # Mobilize orders
    "move": move,
    "move-to": move_to,
    "lift-off": lift_off,
    "recall": transfers.recall,
    "recall-to": transfers.recall_to,
    # Battles
    "start-of-battle": fighting.start_of_battle,
    "consume": fighting.consume,
    "pair": fighting.choose_pair,
    "front": fighting.choose_front,
    "support": fighting.assign_support,
    "standard-card": fighting.place_standard,
    "replacement-card": fighting.place_standard,
    "adaptive-card": fighting.place_standard,
    "reinforcement-card": fighting.place_reinforcement,
    "supporter": fighting.lose_unit,
    "broodling": fighting.lose_unit,
    "early-loss": fighting.lose_unit,
    "feedback": fighting.lose_unit,
    "exchange": aftermath.exchange,
    "exchange-for": aftermath.exchange_for,
    "collateral": aftermath.collateral,
    "give-up-stolen": aftermath.give_up,
    "recharge": aftermath.recharge,
    "last-strike": aftermath.last_strike,
    "stop-order": aftermath.stop_order,
    "splash": fighting.lose_unit,
    "nuke": fighting.lose_unit,
    "withdraw": fighting.flee_to,
    "retreat-to": fighting.flee_to,
    "escape-to": fighting.flee_to,
    "retreat-lose": fighting.lose_unit,
    "retreat-who": fighting.lose_unit,
    "escape-lose": fighting.lose_unit,
    "assault-loss": fighting.lose_unit,
    # Leadership cards
    "choose-leader": leading.choose_leader,
    "inspiring-leadership": leading.choose_leader,
    "subtle-planning": leading.exchange_leader,
    "hero-area": deeds.arrive,
    "hero-figure": deeds.free_figure,
    "return-hero": deeds.arrive,
    "return-figure": deeds.free_figure,
    "install": deeds.install,
    "tactical-mastery": deeds.point_token,
    "return-to-aiur": deeds.lay_transports,
    "scorched-earth-unit": deeds.which_pair,
    "scorched-earth-area": deeds.arrive,
    "conclave-fleet": deeds.arrive,
    "conclave-fleet-unit": deeds.deploy,
    "warp-gate": deeds.warp,
    "warp-gate-to": deeds.warp_to,
    "riches-of-aiur": cards.restore,
    "choose-planet": deeds.by_planet(deeds.printed_worth, "bot-sc-base"),
    "subtle-influence": deeds.by_planet(deeds.stake_on, "bot-sc-event"),
    "psi-disrupter": deeds.by_planet(deeds.rivals_on, "bot-sc-strike"),
    "teeming-spawn": deeds.by_planet(build_now, "bot-sc-order-build"),
    "leave-planet-to": deeds.arrive,
    "swarm-flies": deeds.down_a_transport,
    "ultimate-sacrifice": deeds.sacrifice,
    "ultimate-sacrifice-area": deeds.strike_area,
    "name-first-player": deeds.first_player,
    "end-of-planning": deeds.end_of_planning,
    # Cards
    "discard-to-limit": cards.discard,
    "specialized-strategy": cards.take_card,
    "play-event": cards.play_event,
    "saboteur": cards.rivals_event,
    "informant": cards.rivals_event,
    "deplete": cards.deplete,
    "deplete-up-to": cards.deplete,
    "restore": cards.restore,
    "maelstrom": cards.maelstrom,
    "free-units-planet": cards.free_units,
    "free-units-area": cards.free_units,
    "reroute-to": choose_transport,
    "free-transport": choose_transport,
    "invasion-transport": choose_transport,
    "assault-from": transfers.assault_from,
    "assault-to": transfers.assault_to,
    "assault-unit": transfers.assault_unit,
}
"""What chooses, by prompt. For any other prompt it takes the first thing that does something."""
