"""The bridge of Desperate Alliance: whoever does not hold it lands nowhere else on its planet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.queries import is_friendly
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box


def is_bridge(box: Box, area: int) -> bool:
    """Whether an area is the bridge, on which no base may stand (BW-SCEN-17)."""
    bridge = None if box.scenario is None else box.scenario.bridge
    return bridge is not None and bridge.area == area


def is_beyond(box: Box, origin: int, area: int) -> bool:
    """Whether units that go from a planet to an area have to cross the bridge (BW-SCEN-16)."""
    bridge = None if box.scenario is None else box.scenario.bridge
    return bridge is not None and origin == bridge.origin and area in bridge.beyond


def keeper_of_bridge(state: State, box: Box) -> int:
    """Who controls the bridge now, or NONE (BW-SCEN-16)."""
    bridge = None if box.scenario is None else box.scenario.bridge
    if bridge is None:
        return NONE
    seats = range(len(state.players))
    return next((seat for seat in seats if is_friendly(state, seat, bridge.area)), NONE)


def look_at_bridge(game: StarCraftGame) -> None:
    """Units begin to move: whoever controls the bridge at this moment may cross it until the order
    is over, in a retreat too (BW-SCEN-16)."""
    if game.facts.scenario is not None:
        game.state.bridge = keeper_of_bridge(game.state, game.facts)


def why_not_cross(game: StarCraftGame, seat: int, origin: int, area: int) -> str | None:
    """From the planet before the bridge into the areas beyond it only with control of the bridge;
    onto it, and on its own planet, units move freely (BW-SCEN-16)."""
    if is_beyond(game.facts, origin, area) and game.state.bridge != seat:
        return "BW-SCEN-16"
    return None
