"""Leadership cards about orders, as far as they do something when they are resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.rules.leadership.card import LeaderStep

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

SUBTLE_INFLUENCE = Prompt("subtle-influence", "BW-LEADCARD-07")


class SubtleInfluence(LeaderStep):
    """Chooses the planet on which others may place only one order each (BW-LEADCARD-07)."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """If a planet qualifies, one must be chosen (BW-LEADCARD-07)."""
        state, seat = game.state, self.seat
        planets = [
            one for one in state.galaxy.planets if is_strongest(state, game.facts, seat, one)
        ]
        if pick is None and len(planets) > 1:
            return self.ask(
                game, SUBTLE_INFLUENCE, [Option("planet", planet) for planet in planets]
            )
        if planets:
            state.influenced = planets[0] if pick is None else pick.what
            game.emit("influence", seat, (state.influenced,))
        return OVER


def is_strongest(state: State, box: Box, seat: int, planet: int) -> bool:
    """Whether a player has more units on a planet than each other player (BW-LEADCARD-07)."""
    units = [0] * len(state.players)
    for area in box.areas_of[planet]:
        if state.armies[area]:
            units[state.owners[area]] += len(state.armies[area])
    return units[seat] > max(count for one, count in enumerate(units) if one != seat)


class TerranCivilization(LeaderStep):
    """Raises buildings; what it allows in the next Execution Phase is asked for there
    (BW-LEADCARD-20)."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """All types of buildings that the player has reach their highest level; no other type is
        gained (BW-LEADCARD-20)."""
        player = game.state.players[self.seat]
        types = game.facts.buildings[game.facts.race[player.faction]]
        before = player.buildings
        player.buildings = tuple(
            [len(levels) if level else 0 for level, levels in zip(before, types, strict=True)]
        )
        for building, level in enumerate(player.buildings):
            if level != before[building]:
                game.emit("building", self.seat, (building,), number=level)
        return OVER
