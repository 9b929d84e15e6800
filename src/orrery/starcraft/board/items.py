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


def arriving(game: StarCraftGame, unit: int, area: int) -> int:
    """The unit as it enters an area: on the planet where its item belongs it lays that down, before
    anything else happens there; elsewhere it is as it was (BW-SCEN-34)."""
    box = game.facts
    item = box.item[unit]
    if item == NONE or not is_home_of(box, item, area):
        return unit
    lay_item(game, item, area)
    return box.bare[unit]


def is_home_of(box: Box, item: int, area: int) -> bool:
    """Whether an item that lies in an area is planted there for the rest of the game
    (BW-SCEN-34)."""
    scenario = box.scenario
    return scenario is not None and scenario.planted_on[item] == box.planet_of[area]


def is_planted(state: State, box: Box) -> bool:
    """Whether an item has been laid down on the planet where it belongs; one that was dropped
    elsewhere never will be (BW-SCEN-33, BW-SCEN-34)."""
    lying = enumerate(state.items)
    return any(area != NONE and is_home_of(box, item, area) for item, area in lying)


def drop_item(game: StarCraftGame, unit: int, area: int) -> None:
    """The item of a destroyed unit stays in the area where that happened (BW-MODE-25)."""
    lay_item(game, game.facts.item[unit], area)
