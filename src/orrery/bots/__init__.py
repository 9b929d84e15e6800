"""Programs that play: by name, or anybody's own as `module:Class`.

A program is made with one number, its seed, and answers windows (`orrery.core.window.Program`).
Given the same seed and the same windows it answers the same.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from orrery.bots.chance import EagerBot, RandomBot
from orrery.bots.clone_wars.greedy import GreedyBot
from orrery.bots.clone_wars.simple import SimpleBot
from orrery.bots.starcraft.eager import EagerBot as StarCraftEagerBot
from orrery.bots.starcraft.greedy import GreedyBot as StarCraftGreedyBot
from orrery.bots.starcraft.simple import SimpleBot as StarCraftSimpleBot
from orrery.core.errors import BadData
from orrery.core.window import Program

Maker = Callable[[int], Program]
"""What makes a program out of a seed: its class."""

FOR_ANY_GAME: Mapping[str, Maker] = {"random": RandomBot, "eager": EagerBot}
BY_GAME: Mapping[str, Mapping[str, Maker]] = {
    "clone-wars": {"simple": SimpleBot, "greedy": GreedyBot},
    "starcraft": {
        "eager": StarCraftEagerBot,
        "simple": StarCraftSimpleBot,
        "greedy": StarCraftGreedyBot,
    },
}
"""What a game has itself goes before what any game has."""


def names(game: str) -> list[str]:
    """The programs that play this game."""
    return [*programs(game)]


def programs(game: str) -> Mapping[str, Maker]:
    """What makes the programs of a game, by name."""
    return {**FOR_ANY_GAME, **BY_GAME.get(game, {})}


def make(name: str, game: str, seed: int) -> Program:
    """A new program of this name for this game."""
    return maker(name, game)(seed)


def maker(name: str, game: str) -> Maker:
    """What makes the program of this name, `module:Class` being somebody's own."""
    if ":" in name:
        return load(name)
    known = programs(game)
    if name not in known:
        raise BadData(
            f"{game} has no program {name!r}; it has: {', '.join(known)}, and module:Class is yours"
        )
    return known[name]


def load(name: str) -> Maker:
    """The class that `module:Class` names; the present folder is looked in first."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(module_name)
    except Exception as error:  # whatever somebody's module does when it is imported
        raise BadData(f"the module of {name} cannot be imported: {told(error)}") from error
    found = getattr(module, class_name, None)
    if found is None:
        raise BadData(f"the module {module_name} has no class {class_name!r}")
    if not isinstance(found, type) or not callable(getattr(found, "answer", None)):
        raise BadData(f"{name} is not a program: expected a class with a method answer(window)")

    def made(seed: int) -> Program:
        try:
            program: Program = found(seed)
        except Exception as error:  # the same, when a program of it is made
            reason = f"{name} cannot be made with one number, its seed: {told(error)}"
            raise BadData(reason) from error
        return program

    return made


def told(error: BaseException) -> str:
    """What somebody's code did wrong, in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
