"""Positions of the Quest for Uraj and Khalis: four sides, two heroes, two crystals."""

from __future__ import annotations

from typing import Any

from tests.starcraft.broodwar.scenes import scenario
from tests.starcraft.scenario import Position, Side, side

QUEST = "quest_for_uraj_and_khalis"
HOMES = {
    "queen_of_blades": "antiga_prime.1",
    "overmind": "torus.3",
    "tassadar": "tarsonis.2",
    "arcturus_mengsk": "dylar_iv.2",
}
UNITS = {
    "queen_of_blades": "sarah_kerrigan",
    "overmind": "zergling",
    "tassadar": "zeratul",
    "arcturus_mengsk": "marine",
}


def quest(
    orders: dict[str, list[str]] | None = None,
    uraj: str = "dylar_iv.1",
    khalis: str = "torus.1",
    **given: Any,
) -> Position:
    """Everybody has a base and a unit at home; `overmind={"braken.1": "zergling"}` says what else a
    side has, a Side says it all. The crystals lie where they are named, "" if somebody has one."""
    sides: dict[str, Side] = {}
    for faction, home in HOMES.items():
        more = given.pop(faction, {})
        if isinstance(more, Side):
            sides[faction] = more
            continue
        at = {home: f"{UNITS[faction]} base", **more}
        sides[faction] = side(at=at)
    first = sides["queen_of_blades"]
    at = dict(first.at)
    for area, item in ((uraj, "uraj_crystal"), (khalis, "khalis_crystal")):
        if area:
            at[area] = f"{at.get(area, '')} {item}".strip()
    sides["queen_of_blades"] = Side(**{**vars(first), "at": at})
    return scenario(QUEST, sides, orders=orders or {}, **given)


def item_area(game: Position, item: str) -> str:
    """The area where an item lies, "" while it is carried."""
    area = game.state.items[game.box.item_slugs.index(item)] if game.state.items else -1
    return "" if area < 0 else game.box.area_slugs[area]
