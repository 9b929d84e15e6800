"""Positions of scenarios: on the map of the scenario, with the sides that a test needs.

    game = scenario("quest_for_uraj_and_khalis", queen_of_blades=side(...), ...)

All players of the scenario must be named, those with nothing to do as `side(at={...})` somewhere.
"""

from __future__ import annotations

from typing import Any

from orrery.starcraft.facts.options import SCENARIOS
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import Opening, begin
from tests.starcraft.scenario import Position, Side, records, slot_name, table


def rows_of(mode: str) -> dict[str, Any]:
    """The record of a scenario."""
    return next(row for row in records()["scenario"] if row["id"] == mode)


def map_of(mode: str) -> list[str]:
    """The planets of a scenario in their cells, as `table` wants them."""
    return [
        f"{one['planet']} {one['column']} {one['row']} {one['turns']}"
        for one in rows_of(mode)["tile"]
    ]


def ends_of(mode: str, players: str) -> list[tuple[str, str]]:
    """The z-axis routes of a scenario, as `table` wants them: the slots of their ends."""
    game = laid_out(mode, players=players)
    return [
        (slot_name(game.box, one), slot_name(game.box, other))
        for one, other in game.state.galaxy.ends
    ]


def laid_out(mode: str, seed: int = 1, **options: str) -> Opening:
    """A new game of a scenario, its forces placed by the program: at the first order."""
    players = int(options.get("players", str(min(SCENARIOS[mode]))))
    factions = ",".join(SCENARIOS[mode][players])
    return new_scenario(mode, seed, **{"factions": factions, "galaxy": "quick", **options})


def new_scenario(mode: str, seed: int = 1, **options: str) -> Opening:
    """A new game of a scenario at its first decision."""
    return begin(expanded_box(mode=mode, **options), seed)


def scenario(
    mode: str, given: dict[str, Side] | None = None, /, *, z_axis: bool = False, **more: Any
) -> Position:
    """A position of a scenario on its map, with its z-axis routes if a test needs them."""
    sides = {**(given or {}), **{key: one for key, one in more.items() if isinstance(one, Side)}}
    rest = {key: one for key, one in more.items() if not isinstance(one, Side)}
    players = str(len([one for one in sides if one not in rows_of(mode).get("run_by", {})]))
    settings = {"mode": mode, "players": players, **rest.pop("settings", {})}
    ends = ends_of(mode, players) if z_axis else []
    return table(
        sides,
        galaxy=map_of(mode),
        z_axis=ends,
        expansion="brood_war",
        settings=settings,
        **rest,
    )
