"""What the seats of a position see, and whether they could tell it from another."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from orrery.core.decisions import Seat
from orrery.starcraft.board.state import StarCraftGame, State
from orrery.starcraft.knowledge.shown import PlayerShown, StarCraftView
from orrery.starcraft.knowledge.view import view
from orrery.starcraft.knowledge.worlds.dealing import determinize
from tests.starcraft.scenario import Position

WATCHER = "a watcher"


def seat_of(game: Position, who: str) -> Seat | None:
    return None if who == WATCHER else Seat(game.factions.index(who))


def seen_by(game: Position, who: str) -> StarCraftView:
    """The whole view of a faction or a watcher."""
    return view(game.game, seat_of(game, who))


def player_seen(game: Position, who: str, of: str) -> PlayerShown:
    """What somebody sees of a player."""
    return seen_by(game, who)["players"][game.factions.index(of)]


def who_notices(game: Position, change: Callable[[State], None]) -> list[str]:
    """Who could tell the position from one in which something is otherwise."""
    other: StarCraftGame = game.game.copy()
    change(other.state)
    return [
        who
        for who in (*game.factions, WATCHER)
        if view(other, seat_of(game, who)) != seen_by(game, who)
    ]


def worlds_for(game: Position, who: str, number: int = 60) -> list[State]:
    """Worlds dealt for a seat."""
    seat = seat_of(game, who)
    assert seat is not None
    return [determinize(game.game, seat, Random(draw)).state for draw in range(number)]
