"""Units and bases change place: moves, attacks, and who is left in an area after a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.changes import destroy_unit, put_unit, take_unit
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.items import arriving
from orrery.starcraft.board.rows import replaced, with_one, without
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


def leave_area(game: StarCraftGame, unit: int, area: int) -> None:
    """The active player's unit leaves an area, even one with an enemy base, which stays
    (SC-MOVE-18). If the last attacker leaves, the attack is over before it began."""
    state = game.state
    if area != state.invaded:
        take_unit(game, unit, area)
        return
    state.invaders = without(state.invaders, unit)
    if not state.invaders:
        state.invaded = NONE


def enter_area(game: StarCraftGame, seat: int, unit: int, area: int) -> int:
    """The active player's unit enters an area; among enemy units it attacks, and the area is
    contested, but a faction that nobody plays fights no battle. Returns the unit, which may have
    laid down an item (SC-TERM-16, BW-SCEN-34, BW-SCEN-41)."""
    state = game.state
    if state.owners[area] not in (seat, NONE) and is_driven(game.facts, state.players[seat]):
        overrun(game, seat, area)
    if state.owners[area] in (seat, NONE):
        return put_unit(game, seat, unit, area)
    unit = arriving(game, unit, area)
    state.invaded = area
    state.invaders = with_one(state.invaders, unit)
    return unit


def overrun(game: StarCraftGame, seat: int, area: int) -> None:
    """All units in an area are destroyed at once, heroes and those of the player who moves the
    attackers too; a base stays until the Regrouping Phase (BW-SCEN-41)."""
    game.emit("overrun", seat, (area,))
    for unit in game.state.armies[area]:
        destroy_unit(game, unit, area)
    settle_eliminations(game)


def lift_base(game: StarCraftGame, seat: int, origin: int, area: int) -> None:
    """A base moves to another area of its planet; it is not destroyed
    (SC-FACT-05, BW-MODE-04, BW-SCEN-06)."""
    state = game.state
    state.bases = replaced(replaced(state.bases, origin, NONE), area, seat)
    game.emit("lift-off", seat, (origin, area))


def end_contest(game: StarCraftGame, seat: int) -> None:
    """The attack is over: the area belongs to the attackers still in it, or the defenders, or
    nobody (SC-RETREAT-01)."""
    state = game.state
    area = state.invaded
    if state.invaders:
        state.armies = replaced(state.armies, area, state.invaders)
        state.owners = replaced(state.owners, area, seat)
    elif not state.armies[area]:
        state.owners = replaced(state.owners, area, NONE)
    state.invaded, state.invaders = NONE, ()
