"""The battle that follows if the active player stops moving now: what everybody can say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE, is_special, order_of
from orrery.starcraft.rules.battle.battle import draws
from orrery.starcraft.rules.battle.compare import SPECIAL_ATTACK

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.knowledge.shown_battles import (
        ForecastShown,
        ForecastSide,
    )


def forecast(game: StarCraftGame) -> ForecastShown | None:
    """Both forces, what each side draws and holds, and the bonus of a special order; nothing where
    no enemy area was entered, or the battle has begun (SC-MOVE-15, SC-BATTLE-06)."""
    state = game.state
    if state.battle is not None or state.invaded == NONE:
        return None
    special = is_special_order(state)
    return {
        "area": state.invaded,
        "special": special,
        "sides": (
            side(game, state.active, ATTACKER, special),
            side(game, state.owners[state.invaded], DEFENDER, special),
        ),
    }


def is_special_order(state: State) -> bool:
    """Whether the order that is executed is a special one."""
    stack = state.stacks[state.planet]
    return state.revealed == state.planet and bool(stack) and is_special(order_of(stack[-1]))


def side(game: StarCraftGame, seat: int, role: int, special: bool) -> ForecastSide:
    """One side of it."""
    state = game.state
    must, extra, strategy = draws(game, seat, role, int(special))
    units = state.invaders if role == ATTACKER else state.armies[state.invaded]
    return {
        "seat": seat,
        "units": list(units),
        "hand": len(state.players[seat].hand),
        "draws": must,
        "may_draw": extra + strategy,
        "attack": SPECIAL_ATTACK if role == ATTACKER and special else 0,
    }
