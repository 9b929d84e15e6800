"""Damage, repair, destruction, and the end of the game (rulebook: Resolve an attack; Victory)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.changes import leave_play
from orrery.clone_wars.board.queries import hit_points_of, standing_effects
from orrery.clone_wars.board.state import Happening
from orrery.clone_wars.facts.standing import PreventDamage
from orrery.clone_wars.facts.terms import DISCARD, NONE, ON_DESTROY

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame


def damage_ship(game: CloneWarsGame, seat: int, ship: int, number: int) -> None:
    """Counters from the unlimited supply stay on a ship until it leaves play; any excess over its
    hit points is lost (CW-ATTACK-16, CW-KEY-14, CW-SETUP-09)."""
    side = game.state.sides[seat]
    at = side.ships.index(ship)
    room = max(hit_points_of(game, seat, ship) - side.damage[at], 0)
    put = min(number, room)
    side.damage = (*side.damage[:at], side.damage[at] + put, *side.damage[at + 1 :])
    game.emit("damage-ship", seat, (ship,), put)
    settle(game)


def damage_base(game: CloneWarsGame, seat: int, number: int) -> None:
    """Counters go straight onto the base; without a base they are lost (CW-KEY-14, CW-BASE-09)."""
    side = game.state.sides[seat]
    if side.base == NONE or not number:
        return
    put = number - prevented(game, seat, number)
    if put:
        side.base_damage += put
        game.emit("damage-base", seat, (side.base,), put)
        settle(game)


def prevented(game: CloneWarsGame, seat: int, number: int) -> int:
    """The first N damage to a base each turn is lost, from whatever source (CW-KEY-22)."""
    side = game.state.sides[seat]
    stopped = min(prevention_left(game, seat), number)
    if stopped:
        side.prevented += stopped
        game.emit("prevent", seat, (side.base,), stopped)
    return stopped


def prevention_left(game: CloneWarsGame, seat: int) -> int:
    """How much damage to a base would still be lost this turn (CW-KEY-22)."""
    allowed = sum(
        effect.n
        for effect in standing_effects(game, seat, PreventDamage)
        if isinstance(effect, PreventDamage)
    )
    return max(allowed - game.state.sides[seat].prevented, 0)


def repair(game: CloneWarsGame, seat: int, number: int) -> None:
    """Counters come off the player's own base, never off ships, never below zero (CW-KEY-07,
    CW-ABILITY-06)."""
    side = game.state.sides[seat]
    off = min(number, side.base_damage)
    if side.base != NONE and off:
        side.base_damage -= off
        game.emit("repair", seat, (side.base,), off)


def settle(game: CloneWarsGame) -> None:
    """The permanent check: anything with damage equal to its hit points or more is destroyed; the
    active player wins if both deciding bases fall at once (CW-TURN-18, CW-BASE-02, CW-WIN-04)."""
    state = game.state
    for seat in (1 - state.active, state.active):
        side = state.sides[seat]
        while any(side.damage) and settle_ships(game, seat):
            pass
        damage = side.base_damage
        if damage and damage >= hit_points_of(game, seat, side.base):
            destroy_base(game, seat)
            if state.winner != NONE:
                return
            if game.facts.hit_point_texts:  # a bonus of the base may have kept ships alive
                settle(game)
                return


def settle_ships(game: CloneWarsGame, seat: int) -> bool:
    """Ships with no hit points left are destroyed, even if that is because a bonus ended
    (CW-BASE-11)."""
    side = game.state.sides[seat]
    for ship, damage in zip(side.ships, side.damage, strict=True):
        if damage and damage >= hit_points_of(game, seat, ship):
            destroy_ship(game, seat, ship)
            return True
    return False


def destroy_ship(game: CloneWarsGame, seat: int, ship: int) -> None:
    """To the discard pile of the player who had it, counters to the supply
    (CW-SHIP-07, CW-ATTACK-13, CW-TERM-08)."""
    leave_play(game, seat, ship)
    state = game.state
    state.sides[seat].discard += (ship,)
    game.emit("destroy-ship", seat, (ship,))
    if game.facts.has(ship, ON_DESTROY):
        state.pending += (Happening(ON_DESTROY, seat, ship, 0, DISCARD),)


def destroy_base(game: CloneWarsGame, seat: int) -> None:
    """To the opponent's victory pile for good, its counters to the supply; the owner has none until
    their next turn, the Force stays (CW-BASE-03, CW-BASE-04, CW-BASE-08, CW-FORCE-07)."""
    state = game.state
    side, opponent = state.sides[seat], state.sides[1 - seat]
    base = side.base
    opponent.victory += (base,)
    side.base, side.base_damage = NONE, 0
    for action in game.facts.actions[base]:
        state.used &= ~action.mark
        state.musts &= ~action.mark
    game.emit("destroy-base", seat, (base,))
    if len(opponent.victory) >= int(game.facts.settings["bases"]):
        win(game, 1 - seat)
    elif game.facts.has(base, ON_DESTROY):
        state.pending += (Happening(ON_DESTROY, seat, base, 0, NONE),)


def win(game: CloneWarsGame, seat: int) -> None:
    """The game ends at once, however the base fell; no more texts are triggered
    (CW-WIN-01, CW-WIN-02, CW-WIN-03)."""
    game.state.winner = seat
    game.state.pending = ()
    game.emit("win", seat)
    game.end()
