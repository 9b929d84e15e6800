"""Positions of real games for the client's map, played by programs: `python -m scripts.positions`
writes

  web/src/games/starcraft/dev/positions.json
      what a seat sees in games of two, four and six players, as far as the map shows it
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from orrery import bots
from orrery.core.rng import seed_from_number
from orrery.core.window import Window
from orrery.games import facts_of
from orrery.messages import SOURCE
from orrery.starcraft import STARCRAFT
from orrery.starcraft.knowledge.shown import StarCraftView
from scripts import client, wire

FILE = os.path.join(client.WEB, "src", "games", "starcraft", "dev", "positions.json")
PROGRAM = "greedy"
OF_THE_VIEW = (
    "seat", "active", "planet", "galaxy", "areas", "orders", "invaded", "invaders",
)  # fmt: skip
OF_A_PLAYER = ("faction", "transports")
OF_WHAT_IS_PRINTED = ("unit", "faction", "planet", "area")
OF_A_THING = ("slug", "name", "figures")


class Moment(NamedTuple):
    """A position to be found: in which game, and when."""

    name: str
    players: int
    seed: int
    has_come: Callable[[StarCraftView], bool]


def asked(view: StarCraftView, prompt: str) -> bool:
    return view["asked"] is not None and view["asked"]["prompt"] == prompt


MOMENTS = (
    Moment("two", 2, 9001, lambda view: view["round"] == 3 and asked(view, "move")),
    Moment("four", 4, 9004, lambda view: view["round"] == 3 and len(view["invaders"]) > 1),
    Moment("six", 6, 9006, lambda view: view["round"] == 3 and asked(view, "reveal")),
    Moment("six-late", 6, 9011, lambda view: view["round"] == 4 and asked(view, "reveal")),
)


def position(moment: Moment) -> dict[str, Any]:
    """Play until the moment has come; the position as the seat that decides sees it."""
    given = {"players": str(moment.players), "factions": "random", "galaxy": "quick"}
    seed = seed_from_number(moment.seed)
    settings = STARCRAFT.settle(STARCRAFT.settings(given), seed)
    facts = facts_of(STARCRAFT.name, settings, {})
    game = STARCRAFT.begin(settings, seed, facts)
    programs = [bots.make(PROGRAM, STARCRAFT.name, seat) for seat in range(moment.players)]
    while (decision := game.decision) is not None:
        view = STARCRAFT.view(game, decision.seat)
        if moment.has_come(view):
            return {"name": moment.name, "view": only(view)}
        game.go_on(programs[decision.seat].answer(Window(STARCRAFT, game)).pick)
    raise ValueError(f"the moment {moment.name} never came")


def only(view: StarCraftView) -> dict[str, Any]:
    """What the map reads of a view."""
    everything: dict[str, Any] = {**view}
    players = [{key: one[key] for key in OF_A_PLAYER} for one in everything["players"]]
    return {**{key: everything[key] for key in OF_THE_VIEW}, "players": players}


def printed() -> dict[str, Any]:
    """What the map reads of all that is printed."""
    box = facts_of(STARCRAFT.name, STARCRAFT.settings({}), {})
    everything: dict[str, Any] = {**STARCRAFT.speaker(SOURCE).printed(box)}
    return {
        kind: [{key: thing[key] for key in OF_A_THING} for thing in everything[kind]]
        for kind in OF_WHAT_IS_PRINTED
    }


def main() -> None:
    """Write the file in the client's format."""
    made = {"printed": printed(), "positions": [position(moment) for moment in MOMENTS]}
    with open(FILE, "wb") as file:
        file.write(msgspec.json.encode(made))
    wire.run(wire.FORMAT, "--config", ".prettierrc", "--write", FILE)


if __name__ == "__main__":
    main()
