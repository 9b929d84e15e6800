"""Units that wait on a Leadership card: in use, but not on the board (BW-LEADCARD-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.leading import leads
from orrery.starcraft.board.queries import are_among
from orrery.starcraft.board.rows import replaced, with_one, without

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


EVERYBODY_WAITS, GHOSTS_WAIT = "conclave_fleet", "covert_operations"
"""Whose units may wait on the card: all that are built, or Ghosts."""
WITH_UNITS = (EVERYBODY_WAITS, GHOSTS_WAIT)


def may_wait(game: StarCraftGame, seat: int, unit: int) -> bool:
    """Whether a unit that a player builds may be put on a card (BW-LEADCARD-24,
    BW-LEADCARD-38)."""
    box, player = game.facts, game.state.players[seat]
    if not player.leading:
        return False
    if leads(box, player, EVERYBODY_WAITS):
        return True
    return are_among(box, "ghost", (unit,)) and leads(box, player, GHOSTS_WAIT)


def covert_units(game: StarCraftGame, seat: int) -> list[int]:
    """The types of the units on a card that move with any Mobilize order (BW-LEADCARD-24)."""
    player = game.state.players[seat]
    if not player.reserve or not leads(game.facts, player, GHOSTS_WAIT):
        return []
    return sorted(set(player.reserve))


def take_from_card(game: StarCraftGame, seat: int, unit: int) -> None:
    """A unit leaves the card for the board (BW-LEADCARD-44)."""
    player = game.state.players[seat]
    player.reserve = without(player.reserve, unit)


def put_aside(game: StarCraftGame, seat: int, unit: int) -> None:
    """A miniature goes from the supply onto the card (BW-LEADCARD-24, BW-LEADCARD-44)."""
    player, place = game.state.players[seat], game.facts.unit_place[unit]
    player.figures = replaced(player.figures, place, player.figures[place] - 1)
    player.reserve = with_one(player.reserve, unit)
    game.emit("reserve", seat, (unit,))
