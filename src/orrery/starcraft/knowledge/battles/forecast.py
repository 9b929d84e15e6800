"""The battle that follows if the active player stops moving now: what everybody can say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.guards import guard_in, guards_in
from orrery.starcraft.board.sheet import modules_of
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, DEFENSIVE, NONE, is_special
from orrery.starcraft.rules.battle.battle import draws
from orrery.starcraft.rules.battle.compare import SPECIAL_ATTACK
from orrery.starcraft.rules.round.execution import order_executed

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
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
    special = is_special_order(game)
    return {
        "area": state.invaded,
        "special": special,
        "sides": (
            side(game, state.active, ATTACKER, special),
            side(game, state.owners[state.invaded], DEFENDER, special),
        ),
    }


def is_special_order(game: StarCraftGame) -> bool:
    """Whether the order that is executed is a special one, or is executed as one."""
    return is_special(order_executed(game))


def side(game: StarCraftGame, seat: int, role: int, special: bool) -> ForecastSide:
    """One side of it."""
    state = game.state
    must, extra, strategy = draws(game, seat, role, int(special))
    units = state.invaders if role == ATTACKER else state.armies[state.invaded]
    shown: ForecastSide = {
        "seat": seat,
        "units": list(units),
        "hand": len(state.players[seat].hand),
        "draws": must,
        "may_draw": extra + strategy,
        "attack": SPECIAL_ATTACK if role == ATTACKER and special else 0,
    }
    if role == DEFENDER:
        add_defences(game, seat, shown)
    return shown


def add_defences(game: StarCraftGame, seat: int, shown: ForecastSide) -> None:
    """What only a defender has: guard tokens, and the exchange of two units
    (BW-DEFEND-07, BW-MODULE-02)."""
    state, box = game.state, game.facts
    if state.guards and guard_in(state, state.invaded) == seat:
        shown["guards"] = guards_in(state, state.invaded)
    if modules_of(box, state.players[seat], DEFENSIVE):
        shown["may_exchange"] = True
