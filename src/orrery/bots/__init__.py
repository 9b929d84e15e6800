"""Programs that play: ours by name, or your own as `module:Class`.

A program is created with one number, its seed, and answers windows (`orrery.core.window.Program`).
The same seed and the same windows give the same answers.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable

from orrery.core.errors import BadData
from orrery.core.presets import ProgramEntry
from orrery.core.window import Allowance, Answer, AnyWindow, Program
from orrery.games import RULESETS, imported, look_here

Maker = Callable[[int], Program]
"""Creates a program from a seed: usually its class."""

FOR_ANY_GAME = (
    ProgramEntry("random", 1, "orrery.bots.chance:RandomBot", is_level=False),
    ProgramEntry("eager", 2, "orrery.bots.chance:EagerBot", is_level=False),
)
EASY = 4
"""The strength of the program that a beginner plays against."""


def programs(game: str) -> list[ProgramEntry]:
    """The programs that play this game, weakest first. One made for this game replaces the one of
    the same name for any game."""
    own = RULESETS[game].programs if game in RULESETS else ()
    found = {one.name: one for one in (*FOR_ANY_GAME, *own)}
    return sorted(found.values(), key=lambda one: one.strength)


def names(game: str) -> list[str]:
    """The names of these programs."""
    return [one.name for one in programs(game)]


def levels(game: str) -> list[ProgramEntry]:
    """The programs that people are offered, weakest first: those that do not pick at random, where
    a game has any."""
    known = programs(game)
    return [one for one in known if one.is_level] or known


def searches(name: str, game: str) -> bool:
    """Whether the program of this name searches, with or without a budget in its name."""
    known = {one.name for one in programs(game) if one.searches}
    return name.partition("@")[0] in known


def strongest(game: str) -> str:
    """The program that gives hints."""
    return names(game)[-1]


def at_once(game: str) -> str:
    """The strongest program that answers at once, since it does not search: it plays for absent
    players."""
    return [one.name for one in programs(game) if not one.searches][-1]


def in_haste(game: str, name: str | None) -> str:
    """The program that answers when the one of this name did not: the strongest that does not
    search, or, if this one does not search either, `eager`, which hardly thinks."""
    quick = [one.name for one in programs(game) if not one.searches]
    return "eager" if name in quick else at_once(game)


def usual(game: str) -> str:
    """The program that people play against by default: the easy one, or the strongest
    below that."""
    return [one.name for one in programs(game) if one.strength <= EASY][-1]


def make(name: str, game: str, seed: int) -> Program:
    """A new program of this name for this game."""
    return maker(name, game)(seed)


def maker(name: str, game: str) -> Maker:
    """Creates the program of this name, which may be a user's own `module:Class`; `search@48` has
    48 playouts for each decision, whatever it is allowed."""
    if "@" in name:
        return limited(name, game)
    if ":" in name:
        return load(name)
    known = {one.name: one.maker for one in programs(game)}
    if name not in known:
        raise BadData(
            f"{game} has no program {name!r}; it has: {', '.join(known)}, and module:Class is yours"
        )
    made: Maker = imported(known[name])
    return made


class Limited:
    """A program that always thinks for the same number of playouts."""

    def __init__(self, program: Program, playouts: int) -> None:
        self.program, self.allowance = program, Allowance(playouts=playouts)

    def answer(self, window: AnyWindow) -> Answer:
        window.allowance = self.allowance
        return self.program.answer(window)


def limited(name: str, game: str) -> Maker:
    """Creates the program that a name like `search@48` means."""
    known, _, number = name.rpartition("@")
    if not number.isdecimal() or not int(number):
        raise BadData(f"{name}: expected a number of playouts after @, not {number!r}")
    made = maker(known, game)
    return lambda seed: Limited(made(seed), int(number))


def load(name: str) -> Maker:
    """The class that `module:Class` names; the current folder is searched first."""
    module_name, _, class_name = name.partition(":")
    look_here()
    try:
        module = importlib.import_module(module_name)
    except Exception as error:  # a user's module may raise anything when it is imported
        raise BadData(f"the module of {name} cannot be imported: {told(error)}") from error
    found = getattr(module, class_name, None)
    if found is None:
        raise BadData(f"the module {module_name} has no class {class_name!r}")
    if not isinstance(found, type) or not callable(getattr(found, "answer", None)):
        raise BadData(f"{name} is not a program: expected a class with a method answer(window)")

    def made(seed: int) -> Program:
        try:
            program: Program = found(seed)
        except Exception as error:  # the same goes for its constructor
            reason = f"{name} cannot be created with one argument, its seed: {told(error)}"
            raise BadData(reason) from error
        return program

    return made


def told(error: BaseException) -> str:
    """An error in a user's code, in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
