"""Positions of real games for the client's table, played by programs: `python -m scripts.positions`
writes

  web/src/games/starcraft/dev/positions.json
      what a seat sees in games of two to six players, and everything that is printed
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from orrery import bots
from orrery.core.rng import seed_from_number
from orrery.core.window import Window
from orrery.games import facts_of
from orrery.messages import SOURCE
from orrery.starcraft import STARCRAFT
from orrery.starcraft.knowledge.shown import PlayerShown, StarCraftPrinted, StarCraftView
from scripts import client

FILE = os.path.join(client.WEB, "src", "games", "starcraft", "dev", "positions.json")
PROGRAM = "greedy"


class Moment(NamedTuple):
    """A position to be found: in which game, and when."""

    name: str
    players: int
    seed: int
    has_come: Callable[[StarCraftView], bool]
    options: Mapping[str, str] = {}


def asked(view: StarCraftView, prompt: str) -> bool:
    return view["asked"] is not None and view["asked"]["prompt"] == prompt


def own(view: StarCraftView) -> PlayerShown:
    """What the seat that looks has."""
    return view["players"][view["seat"] or 0]


MOMENTS = (
    Moment("two", 2, 9001, lambda view: view["round"] == 3 and asked(view, "move")),
    Moment("four", 4, 9004, lambda view: view["round"] == 3 and len(view["invaders"]) > 1),
    Moment("six", 6, 9006, lambda view: view["round"] == 3 and asked(view, "reveal")),
    Moment("six-late", 6, 9011, lambda view: view["round"] == 4 and asked(view, "reveal")),
    Moment(
        "planning", 4, 9004,
        lambda view: view["round"] == 3 and asked(view, "order-where") and placed(view) > 8,
    ),
    Moment("five", 5, 9012, lambda view: view["round"] == 4 and asked(view, "build-forces")),
    Moment(
        "teams", 4, 9013, lambda view: view["round"] == 4 and asked(view, "reveal"),
        {"teams": "yes"},
    ),
    Moment(
        "elimination", 3, 9014, lambda view: any(one["out"] for one in view["players"]),
        {"goal": "elimination"},
    ),
    Moment("crowded", 4, 9015, lambda view: own(view)["hand"]["cards"] > 11),
    Moment("regrouping", 4, 9017, lambda view: view["round"] == 3 and asked(view, "play-event")),
)  # fmt: skip


def placed(view: StarCraftView) -> int:
    """How many orders lie on the board."""
    return sum(len(stack["tokens"]) for stack in view["orders"])


def position(moment: Moment) -> dict[str, Any]:
    """Play until the moment has come; the position as the seat that decides sees it."""
    given = {"players": str(moment.players), "factions": "random", "galaxy": "quick"}
    seed = seed_from_number(moment.seed)
    settings = STARCRAFT.settle(STARCRAFT.settings({**given, **moment.options}), seed)
    facts = facts_of(STARCRAFT.name, settings, {})
    game = STARCRAFT.begin(settings, seed, facts)
    programs = [bots.make(PROGRAM, STARCRAFT.name, seat) for seat in range(moment.players)]
    while (decision := game.decision) is not None:
        view = STARCRAFT.view(game, decision.seat)
        if moment.has_come(view):
            return {"name": moment.name, "view": STARCRAFT.page_view(game, decision.seat)}
        game.go_on(programs[decision.seat].answer(Window(STARCRAFT, game)).pick)
    raise ValueError(f"the moment {moment.name} never came")


def printed() -> StarCraftPrinted:
    """Everything that is printed."""
    box = facts_of(STARCRAFT.name, STARCRAFT.settings({}), {})
    return STARCRAFT.speaker(SOURCE).printed(box)


def in_lines(things: Iterable[object]) -> str:
    """A list with a line for each thing."""
    lines = ",\n".join(msgspec.json.encode(thing).decode() for thing in things)
    return f"[\n{lines}\n]"


def main() -> None:
    """Write the file."""
    everything: dict[str, Any] = {**printed()}
    kinds = ",\n".join(f'"{kind}": {in_lines(things)}' for kind, things in everything.items())
    positions = in_lines(position(moment) for moment in MOMENTS)
    with open(FILE, "w", encoding="utf-8") as file:
        file.write(f'{{"printed": {{\n{kinds}\n}},\n"positions": {positions}}}\n')


if __name__ == "__main__":
    main()
