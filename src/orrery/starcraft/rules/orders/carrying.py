"""Items of scenarios: carried by units, picked up while a Mobilize order moves units, and left
where their carrier is destroyed (`changes.to_supply`). A unit with an item is a kind of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option
from orrery.starcraft.board.items import area_of_item, is_home_of
from orrery.starcraft.board.queries import is_friendly, units_of
from orrery.starcraft.board.rows import replaced, with_one, without
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.orders.moves import destinations, group, origins

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.rules.orders.moves import Ground


def carriers_to_choose(
    game: StarCraftGame, seat: int, planet: int, ground: Ground, handed: tuple[int, ...]
) -> list[Option]:
    """The units that may take an item now, of any side, while a Mobilize order on a planet moves
    units (BW-MODE-24, BW-SCEN-56)."""
    box = game.facts
    return [
        one
        for item in range(len(box.item_slugs))
        for area in [area_of_item(game.state, box, item)]
        if area != NONE
        for unit in sorted(set(units_of(game.state, seat, area)))
        for one in [Option("carry", unit, item)]
        if why_not_carry(game, seat, planet, ground, handed, one) is None
    ]


def why_not_carry(
    game: StarCraftGame,
    seat: int,
    planet: int,
    ground: Ground,
    handed: tuple[int, ...],
    pick: Option,
) -> str | None:
    """One of the player's units in the area of the item. An item that nobody carries is there for
    whoever controls the area; one's own may change hands. The order concerns the active planet, and
    areas from which units are transported to it. A unit carries one item at most, and some items
    only one unit can; what was planted stays (BW-MODE-23, BW-MODE-24, BW-SCEN-33, BW-SCEN-34)."""
    state, box = game.state, game.facts
    unit, item = pick.what, pick.to
    if not 0 <= item < len(box.item_slugs) or not 0 <= unit < len(box.unit_slugs):
        return "BW-MODE-24"
    area = area_of_item(state, box, item)
    if area == NONE or box.planet_of[area] not in origins(state, seat, planet):
        return "BW-MODE-24"
    mine = units_of(state, seat, area)
    if unit not in mine or ((unit, item) not in box.carriers and box.item[unit] == NONE):
        return "BW-MODE-24"
    if box.item[unit] != NONE:
        return "BW-MODE-23"
    is_lying = bool(state.items) and state.items[item] != NONE
    if is_lying and is_home_of(box, item, area):
        return "BW-SCEN-34"
    if not (is_friendly(state, seat, area) if is_lying else carrier_in(game, mine, item) != NONE):
        return "BW-MODE-24"
    if code_of(game, unit, item, area) in handed:
        return "BW-MODE-24"
    if box.planet_of[area] != planet and not destinations(ground, area, unit):
        return "BW-MODE-24"
    return None


def carrier_in(game: StarCraftGame, units: tuple[int, ...], item: int) -> int:
    """Which of these units carries an item, or NONE."""
    return next((unit for unit in units if game.facts.item[unit] == item), NONE)


def code_of(game: StarCraftGame, unit: int, item: int, area: int) -> int:
    """A unit of an area takes an item, as one number: within one order it does so once, so that no
    item changes hands for ever."""
    box = game.facts
    return item * box.areas * len(box.unit_slugs) + group(box, unit, area)


def hand_over(
    game: StarCraftGame, seat: int, unit: int, item: int, moved: tuple[int, ...]
) -> tuple[int, ...]:
    """A unit takes an item from the ground or from another; returns the groups that have moved, in
    which the same units are other kinds now. Of equal units one that has not moved takes it
    (BW-MODE-23, BW-MODE-24)."""
    state, box = game.state, game.facts
    area = area_of_item(state, box, item)
    giver = carrier_in(game, units_of(state, seat, area), item)
    if giver == NONE:
        state.items = replaced(state.items, item, NONE)
    else:
        moved = changed(game, seat, area, (giver, box.bare[giver]), moved)
    game.emit("carry", seat, (unit, item, area))
    return changed(game, seat, area, (unit, box.carriers[unit, item]), moved)


def changed(
    game: StarCraftGame, seat: int, area: int, kinds: tuple[int, int], moved: tuple[int, ...]
) -> tuple[int, ...]:
    """One unit of an area becomes another kind of unit."""
    state, box = game.state, game.facts
    old, new = kinds
    units = units_of(state, seat, area)
    here = group(box, old, area)
    if moved.count(here) >= units.count(old):
        moved = with_one(without(moved, here), group(box, new, area))
    units = with_one(without(units, old), new)
    if area == state.invaded and seat == state.active:
        state.invaders = units
    else:
        state.armies = replaced(state.armies, area, units)
    return moved
