"""What a page shows besides the view. Everybody could work it out from the view and the rules; a
page knows no rules, so it is told. Nothing here may depend on what the reader cannot see: a law
compares it like the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.queries import controlled, hand_limit
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.forecast import forecast
from orrery.starcraft.knowledge.fought import fought
from orrery.starcraft.knowledge.sums import lanes
from orrery.starcraft.rules.objectives import objective_of
from orrery.starcraft.rules.round.planning import special_orders_left
from orrery.starcraft.rules.victory import target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from orrery.core.decisions import Seat
    from orrery.core.events import Event
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown import FiguresShown, StandingShown, StarCraftView


def figures(game: StarCraftGame, view: StarCraftView, told: Sequence[Event]) -> FiguresShown:
    """The figures that go with a view; `told` is what its reader was told of late."""
    seat, battle = view["seat"], view["battle"]
    sums, is_over = lanes(game, battle), game.decision is None
    return {
        "standing": [standing(game, owner, seat) for owner in range(len(game.state.players))],
        "free_slots": list(game.state.galaxy.free_slots),
        "forecast": forecast(game),
        "lanes": sums,
        "fought": fought(game.facts, told, battle, sums, is_over),
    }


def standing(game: StarCraftGame, owner: int, seat: Seat | int | None) -> StandingShown:
    """How far a player is (SC-WIN-02, SC-WIN-05, SC-REGROUP-15, SC-PLAN-07)."""
    state, box = game.state, game.facts
    player, team = state.players[owner], box.teams[owner]
    has_sheet = player.faction != NONE
    goal = objective_of(state, box, owner) if has_sheet and box.conquest_wins else None
    armies = zip(state.owners, state.armies, strict=True)
    invading = len(state.invaders) if state.invaders and state.active == owner else 0
    return {
        "team": team,
        "target": target(game, team) if box.conquest_wins else 0,
        "objective": None if goal is None else {"have": goal.have, "need": goal.need},
        "hand_limit": hand_limit(box, player) if has_sheet else 0,
        "areas": len(controlled(state, owner)),
        "bases": state.bases.count(owner),
        "units": sum(len(army) for holder, army in armies if holder == owner) + invading,
        "specials_left": special_orders_left(box, player) if owner == seat else None,
    }
