"""Questions of building a galaxy for the client's table, played by programs: `python -m
scripts.setups` writes

web/src/games/starcraft/dev/setups.json
    what the seat that is asked sees and may answer, once for each question
"""

from __future__ import annotations

import os
from typing import Any

import msgspec

from orrery import bots
from orrery.core.rng import seed_from_number
from orrery.core.window import Window
from orrery.games import facts_of
from orrery.messages import SOURCE
from orrery.server.contract.frames import decision_for
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from scripts import client

FILE = os.path.join(client.WEB, "src", "games", "starcraft", "dev", "setups.json")
PROMPTS = (
    "faction",
    "place-planet",
    "place-cell",
    "starting-base",
    "z-axis-major",
    "starting-unit",
)
SEED = 9021
PLAYERS = 3
PROGRAM = "greedy"


def setups() -> list[dict[str, Any]]:
    """A game until its first round; of each question the last time it is asked."""
    given = {"players": str(PLAYERS), "factions": "choose", "galaxy": "place"}
    seed = seed_from_number(SEED)
    settings = STARCRAFT.settle(STARCRAFT.settings(given), seed)
    game = STARCRAFT.begin(settings, seed, facts_of(STARCRAFT.name, settings, {}))
    programs = [bots.make(PROGRAM, STARCRAFT.name, seat) for seat in range(PLAYERS)]
    found: dict[str, dict[str, Any]] = {}
    while (decision := game.decision) is not None and game.state.round == 0:
        found[decision.prompt.key] = shown(game, decision.prompt.key)
        game.go_on(programs[decision.seat].answer(Window(STARCRAFT, game)).pick)
    return [found[prompt] for prompt in PROMPTS]


def shown(game: StarCraftGame, name: str) -> dict[str, Any]:
    assert game.decision is not None
    seat = game.decision.seat
    asked = decision_for(STARCRAFT.speaker(SOURCE), game, seat)
    return {"name": name, "view": STARCRAFT.page_view(game, seat), "decision": asked}


def main() -> None:
    """Write the file."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in setups())
    with open(FILE, "w", encoding="utf-8") as file:
        file.write(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main()
