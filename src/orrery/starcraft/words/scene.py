"""What the names of things depend on while a game goes on: who plays what, and where routes
lead."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from orrery.core.speaker import Scene

if TYPE_CHECKING:
    from orrery.starcraft.board.galaxy import Ends
    from orrery.starcraft.board.state import StarCraftGame


@dataclass(frozen=True, slots=True)
class StarCraftScene(Scene):
    """Factions are chosen during the setup, and buildings are called as their race calls them.
    Each tile numbers the routes anew, and Navigation Error moves the ends of z-axis routes."""

    factions: tuple[int, ...]  # by seat, NONE before it has one
    routes: tuple[Ends, ...]  # the two planets of each route: normal ones, then z-axis ones
    normal_routes: int
    names: tuple[str, ...] = ()  # of the players, by seat; "" for whoever goes by the faction

    def with_names(self, names: tuple[str, ...]) -> StarCraftScene:
        return replace(self, names=names)


def scene_of(game: StarCraftGame) -> StarCraftScene:
    """The scene as it is now."""
    state, galaxy = game.state, game.state.galaxy
    factions = tuple([player.faction for player in state.players])
    return StarCraftScene(factions, galaxy.routes, galaxy.normal_routes())
