"""The names under which Gymnasium finds the games, through the entry point `gymnasium.envs`. This
module imports nothing else, since Gymnasium loads it whenever it is imported itself."""

from __future__ import annotations

from gymnasium.envs.registration import register

ENTRY = "orrery.research.gym:SeatEnv"
GAMES: dict[str, dict[str, str]] = {
    "CloneWars-v0": {"name": "clone-wars"},
    "StarCraft-v0": {"name": "starcraft"},
    "BroodWar-v0": {"name": "starcraft", "expansion": "brood_war"},
}


def register_games() -> None:
    """Make `orrery/CloneWars-v0` and the others known."""
    for name, options in GAMES.items():
        register(id=name, entry_point=ENTRY, kwargs=dict(options))
