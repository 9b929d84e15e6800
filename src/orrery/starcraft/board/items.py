"""Where the items of a scenario are. Elsewhere there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.rows import replaced
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box


def area_of_item(state: State, box: Box, item: int) -> int:
    """Where an item is, carried or not, or NONE (BW-MODE-23)."""
    carried = box.item
    if state.items and state.items[item] != NONE:
        return state.items[item]
    if any(carried[unit] == item for unit in state.invaders):
        return state.invaded
    for area, army in enumerate(state.armies):
        if any(carried[unit] == item for unit in army):
            return area
    return NONE


def lay_item(game: StarCraftGame, item: int, area: int) -> None:
    """An item lies in an area, carried by nobody (BW-MODE-25, BW-SCEN-56)."""
    state = game.state
    lying = state.items or (NONE,) * len(game.facts.item_slugs)
    state.items = replaced(lying, item, area)
    game.emit("item-lies", NONE, (item, area))


def drop_item(game: StarCraftGame, unit: int, area: int) -> None:
    """The item of a destroyed unit stays in the area where that happened (BW-MODE-25)."""
    lay_item(game, game.facts.item[unit], area)
