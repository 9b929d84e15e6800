"""What a page shows besides the view. Everybody could work it out from the view and the rules; a
page knows no rules, so it is told. Nothing here may depend on what the reader cannot see: a law
compares it like the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.queries import decider, holds_strategic_area, team_of
from orrery.starcraft.board.sheet import hand_limit, permanent_of, unit_build_limit
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.battles.forecast import forecast
from orrery.starcraft.knowledge.battles.fought import fought
from orrery.starcraft.knowledge.battles.sums import lanes
from orrery.starcraft.knowledge.leading import leading
from orrery.starcraft.knowledge.turns import orders_laid, room, turn
from orrery.starcraft.rules.objectives import Progress, objective_of, progress_of
from orrery.starcraft.rules.orders.build import build_order_of
from orrery.starcraft.rules.round.places import special_orders_left
from orrery.starcraft.rules.round.ways import pool_spaces
from orrery.starcraft.rules.scenarios.progress import how_far
from orrery.starcraft.rules.victory import target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from orrery.core.decisions import Seat
    from orrery.core.events import Event
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.scenario import Scenario
    from orrery.starcraft.knowledge.shown import (
        FiguresShown,
        SpecialPoolShown,
        StandingShown,
        StarCraftView,
        UnitLimit,
    )
    from orrery.starcraft.knowledge.shown_setup import ScenarioFigures
    from orrery.starcraft.knowledge.turns import OrdersLaid


def figures(game: StarCraftGame, view: StarCraftView, told: Sequence[Event]) -> FiguresShown:
    """The figures that go with a view; `told` is what its reader was told of late."""
    seat, battle, orders = view["seat"], view["battle"], orders_laid(game.state)
    sums, is_over = lanes(game, battle), game.decision is None
    factions = [player.faction for player in game.state.players]
    shown: FiguresShown = {
        "standing": [
            standing(game, owner, seat, orders) for owner in range(len(game.state.players))
        ],
        "turn": turn(game, view, orders.laid),
        "room": room(game, view),
        "free_slots": list(game.state.galaxy.free_slots),
        "forecast": forecast(game),
        "lanes": sums,
        "fought": fought(game.facts, factions, told, battle, sums, is_over),
    }
    if game.facts.leadership:
        shown["leading"] = leading(game)
    if game.facts.scenario is not None:
        shown["scenario"] = scenario_figures(game, game.facts.scenario)
    return shown


def scenario_figures(game: StarCraftGame, scenario: Scenario) -> ScenarioFigures:
    """The rounds, the aims and who decides for whom (BW-MODE-17, BW-MODE-19, BW-SCEN-35)."""
    state, box = game.state, game.facts
    return {
        "rounds": scenario.rounds,
        "aims": [{"have": one.have, "need": one.need} for one in how_far(game, scenario)],
        "deciders": [decider(state, box, seat) for seat in range(len(state.players))],
    }


def standing(
    game: StarCraftGame, owner: int, seat: Seat | int | None, orders: OrdersLaid
) -> StandingShown:
    """How far a player is (SC-WIN-02, SC-WIN-05, SC-REGROUP-15, SC-PLAN-07)."""
    state, box = game.state, game.facts
    player, team = state.players[owner], team_of(state, box, owner)
    has_sheet = player.faction != NONE
    goal = goal_of(game, owner) if has_sheet and box.conquest_wins else None
    armies = zip(state.owners, state.armies, strict=True)
    invading = len(state.invaders) if state.invaders and state.active == owner else 0
    shown: StandingShown = {
        "team": team,
        "target": target(game, team) if box.conquest_wins else 0,
        "objective": None if goal is None else {"have": goal.have, "need": goal.need},
        "hand_limit": hand_limit(box, player) if has_sheet else 0,
        "unit_limit": unit_limit(game, owner),
        "areas": len(controlled(state, owner)),
        "bases": state.bases.count(owner),
        "units": sum(len(army) for holder, army in armies if holder == owner) + invading,
        "orders": orders.laid[owner],
        "covered": orders.covered[owner],
        "specials_left": special_orders_left(box, player) if owner == seat else None,
    }
    if box.has_pool:
        shown["special_pool"] = special_pool(game, owner)
    if box.has_pool and has_sheet:
        shown["permanent"] = list(permanent_of(box, player))
    return shown


def special_pool(game: StarCraftGame, owner: int) -> SpecialPoolShown:
    """What limits the special orders that a player executes (BW-ORDER-03, BW-ORDER-08)."""
    state, box = game.state, game.facts
    planets = state.galaxy.planets
    return {
        "spaces": pool_spaces(box, state.players[owner]),
        "strategic": [one for one in planets if holds_strategic_area(state, box, owner, one)],
    }


def goal_of(game: StarCraftGame, owner: int) -> Progress | None:
    """How far a player is with the special objective that is in force for him; that of Aldaris is
    the end of the game (SC-WIN-05, SC-FACT-11, BW-LEAD-10)."""
    state, objective = game.state, objective_of(game.state, game.facts, owner)
    if objective.kind == "end_cards":
        return Progress(len(state.common), objective.number)
    return progress_of(state, game.facts, owner)


def unit_limit(game: StarCraftGame, owner: int) -> UnitLimit:
    """The units of one Build order; a special one that is being executed brings one more, with a
    token or without (SC-BUILD-08, SC-BUILD-26, BW-LEADCARD-14)."""
    player = game.state.players[owner]
    if player.faction == NONE:
        return {"used": 0, "of": 0}
    order = build_order_of(game, owner)
    return {
        "used": 0 if order is None else order.built,
        "of": unit_build_limit(game.facts, player, 0 if order is None else order.special),
    }
