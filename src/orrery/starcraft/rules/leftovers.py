"""What is left behind: by a card that leaves the game with units on it, and by a player who is out
while there are still pieces, since without a base nobody lives in Survival."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.changes import drop_resource, take_unit, to_supply
from orrery.starcraft.board.guards import guard_in, leave_guards
from orrery.starcraft.board.queries import installer
from orrery.starcraft.board.rows import places_in
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.installations import destroy_installation

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


def clear_pieces(game: StarCraftGame, seat: int) -> None:
    """All units, transports, installations, guard tokens and Resource cards of a player leave the
    board at once, and nothing strikes back; stolen units go to their first owners
    (BW-MODE-08, BW-LEADCARD-49)."""
    state = game.state
    clear_armies(game, seat)
    player = state.players[seat]
    player.transport_supply += player.transports.bit_count()
    player.transports = 0
    for area in range(game.facts.areas):
        if installer(state, area) == seat:
            destroy_installation(game, area)
        if guard_in(state, area) == seat:
            leave_guards(game, area, 0)
    for area in player.resources:
        player.worker_supply += drop_resource(game, seat, area)


def clear_armies(game: StarCraftGame, seat: int) -> None:
    """The units in areas, on cards and in a battle; a contested area keeps its owner until the end
    of the battle (BW-MODE-08)."""
    state = game.state
    player = state.players[seat]
    for unit in player.reserve:
        to_supply(game, unit)
    player.reserve = ()
    for area in places_in(state.owners, seat):
        for unit in state.armies[area]:
            take_unit(game, unit, area)
            to_supply(game, unit, area)
    if state.active == seat:
        for unit in state.invaders:
            to_supply(game, unit, state.invaded)
        state.invaders = ()
        if state.battle is None:
            state.invaded = NONE
    if state.battle is not None and seat in state.battle.seats:
        leave_skirmishes(game, state.battle.seats.index(seat))


def leave_skirmishes(game: StarCraftGame, role: int) -> None:
    """No unit of a side is left in the battle (BW-MODE-08)."""
    battle = game.state.battle
    for skirmish in battle.skirmishes if battle is not None else ():
        skirmish.front = (NONE, skirmish.front[1]) if role == 0 else (skirmish.front[0], NONE)
        skirmish.support = ((), skirmish.support[1]) if role == 0 else (skirmish.support[0], ())


def clear_card(game: StarCraftGame, seat: int) -> None:
    """The card leaves the game: the miniatures on it go to the supply (BW-LEADCARD-44)."""
    player = game.state.players[seat]
    for unit in player.reserve:
        to_supply(game, unit)
    player.reserve = ()
