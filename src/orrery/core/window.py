"""What a program sees: a view, its options, and worlds that fit what it knows. Never the game
itself."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol

from orrery.core.decisions import Option, Prompt, Seat
from orrery.core.errors import BrokenRules
from orrery.core.flow import Game
from orrery.core.ruleset import F, Plain, Ruleset, S, V_co
from orrery.core.speaker import Scene


class Answer(NamedTuple):
    """A program's pick, the message key of its reason, the figures and names it speaks of, and a
    note to itself for its next decision: what it plans, as plain data."""

    pick: Option
    reason: str
    figures: Mapping[str, str | int] = MappingProxyType({})
    note: Plain = None


class Allowance(NamedTuple):
    """What a program may use to think about one decision: seconds, playouts, or whichever ends
    first. Only one in playouts gives the same answer every time."""

    seconds: float | None = None
    playouts: int | None = None


class Window(Generic[S, F, V_co]):
    """The table as one seat sees it at its decision. `allowance`: what its program may use, as
    usual if it does not say. `note`: what that program noted at its last decision; it may be lost,
    which may cost strength but never makes an answer wrong."""

    __slots__ = (
        "_game", "_ruleset", "about", "allowance", "facts", "note", "options", "prompt", "seat",
    )  # fmt: skip

    def __init__(
        self,
        ruleset: Ruleset[S, F, V_co, Scene],
        game: Game[S, F],
        allowance: Allowance | None = None,
        note: Plain = None,
    ) -> None:
        decision = game.decision
        if decision is None:
            raise BrokenRules("a window was opened on a game that is over")
        self._ruleset = ruleset
        self._game = game
        self.seat: Seat = decision.seat
        self.prompt: Prompt = decision.prompt
        self.about: int = decision.about
        self.options: list[Option] = decision.options[decision.fresh :]
        self.facts: F = game.facts
        self.allowance = allowance
        self.note = note

    @property
    def view(self) -> V_co:
        """What this seat may know, as plain data."""
        return self._ruleset.view(self._game, self.seat)

    def texts(self) -> dict[Option, str]:
        """The text form of each option."""
        if self._game.decision is None:
            raise BrokenRules("a window outlived its decision")
        options = self._ruleset.verbs.options(self._game)
        return {option: text for text, option in options.items()}

    def determinized(self, rng: Random) -> Game[S, F]:
        """A complete game that fits what this seat knows; everything else is dealt again."""
        return self._ruleset.determinize(self._game, self.seat, rng)


AnyWindow = Window[Any, Any, Any]
"""A window on whatever game is played."""


class Program(Protocol):
    """Anything that answers windows: `orrery.bots` has some, `--bots module:Class` loads yours."""

    def answer(self, window: AnyWindow) -> Answer: ...
