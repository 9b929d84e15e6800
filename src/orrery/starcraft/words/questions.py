"""What a player is asked, in words. The sentences stand in `messages/<locale>/starcraft.ftl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.messages import messages
from orrery.starcraft.facts.terms import NONE, order_of
from orrery.starcraft.rules.battle.destroy_step import DestroyUnits
from orrery.starcraft.rules.battle.pairing import SetUpSkirmishes
from orrery.starcraft.rules.battle.placing import PlaceCards
from orrery.starcraft.rules.economy import Pay
from orrery.starcraft.rules.orders.mobilize import Mobilize
from orrery.starcraft.rules.orders.recall import Recall
from orrery.starcraft.rules.round.planning import PlaceOrder, Planning
from orrery.starcraft.rules.round.regroup import DiscardToLimit, excess
from orrery.starcraft.rules.setup.placement import PlacePlanet
from orrery.starcraft.words.names import NOTHING, Names

if TYPE_CHECKING:
    from orrery.core.decisions import Decision
    from orrery.starcraft.board.state import Battle, StarCraftGame

ABOUT = {
    "order-which": "planet",
    "new-unit-area": "unit",
    "sacrifice": "unit",
    "tech-unit-area": "unit",
    "withdraw": "unit",
    "destroy-what": "area",
}
"""What a decision is about, by prompt; the others are about Event cards."""
FIRST_OPTION = frozenset({"starting-unit", "support"})
"""Prompts whose options are all about one unit."""


def prompt_line(game: StarCraftGame, locale: str = "en") -> str:
    """What is asked."""
    decision = game.decision
    if decision is None:
        return messages(locale).format("why-SC-WIN-19")
    words = messages(locale)
    return words.format(f"sc-prompt-{decision.prompt.key}", **arguments(game, decision, locale))


def arguments(game: StarCraftGame, decision: Decision, locale: str) -> dict[str, str | int]:
    """What prompts may speak of; the same for all of them."""
    names, state = Names(game, locale), game.state
    battle = state.battle
    unit, enemy = units_asked_about(game, decision)
    planet = active_planet(game)
    area = state.invaded if battle is None else battle.area
    return {
        "about": about(names, decision),
        "planet": NOTHING if planet == NONE else names.planet(planet),
        "area": NOTHING if area == NONE else names.area(area),
        "unit": NOTHING if unit == NONE else names.unit(unit),
        "enemy": NOTHING if enemy == NONE else names.unit(enemy),
        "n": number(game, decision),
        "price": price_due(game, names),
        "workers": state.players[decision.seat].pool,
        "order": order_executed(game, names),
    }


def about(names: Names, decision: Decision) -> str:
    """The card, unit or place whose text or rule asks."""
    if decision.about == NONE:
        return NOTHING
    kind = ABOUT.get(decision.prompt.key, "event")
    return names.area(decision.about) if kind == "area" else names.thing(kind, decision.about)


def active_planet(game: StarCraftGame) -> int:
    """The planet being laid, or the one with the order that is executed."""
    top = game.stack[-1] if game.stack else None
    return top.planet if isinstance(top, PlacePlanet) else game.state.planet


def order_executed(game: StarCraftGame, names: Names) -> str:
    """The order that has been revealed."""
    state = game.state
    if state.revealed == NONE:
        return NOTHING
    return names.order(order_of(state.stacks[state.revealed][-1]))


def price_due(game: StarCraftGame, names: Names) -> str:
    """What is still to be paid."""
    top = game.stack[-1]
    return names.price(top.minerals, top.gas) if isinstance(top, Pay) else NOTHING


def units_asked_about(game: StarCraftGame, decision: Decision) -> tuple[int, int]:
    """The own unit that moves, comes or fights, and the one opposite."""
    top, battle = game.stack[-1], game.state.battle
    if isinstance(top, Mobilize | Recall):
        return top.unit, NONE
    if decision.prompt.key in FIRST_OPTION:
        return decision.options[0].what, NONE
    if isinstance(top, PlaceCards | DestroyUnits) and battle is not None:
        return fronts(battle, top.number, decision.seat)
    return NONE, NONE


def fronts(battle: Battle, number: int, seat: int) -> tuple[int, int]:
    """The units in front of a skirmish, the own one first."""
    role = battle.seats.index(seat)
    front = battle.skirmishes[number].front
    return front[role], front[1 - role]


def number(game: StarCraftGame, decision: Decision) -> int:
    """The skirmish, the order of the round, or how many cards."""
    top, battle = game.stack[-1], game.state.battle
    match top:
        case PlaceCards() | DestroyUnits():
            return top.number + 1
        case SetUpSkirmishes():
            return 1 if battle is None else len(battle.skirmishes) + 1
        case DiscardToLimit():
            return excess(game, decision.seat)
        case PlaceOrder():
            return cycle(game)
    return max(decision.options[0].what, 0) if decision.prompt.key == "extra-draw" else 0


def cycle(game: StarCraftGame) -> int:
    """Which of the four orders is being placed; 0 for one that a card allows (SC-PLAN-01)."""
    planning = game.stack[-2]
    if not isinstance(planning, Planning):
        return 0
    players = sum(not player.out for player in game.state.players)
    return (planning.done - 1) // players + 1
