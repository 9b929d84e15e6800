"""A table for learners: one game after another, stepped by action ids. Environments, batches and
data sets are made of it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from operator import index
from random import Random
from typing import Any, SupportsIndex

from orrery import __version__
from orrery.core.codec import save
from orrery.core.decisions import Option, Seat
from orrery.core.errors import BadData, IllegalPick, shown
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.rng import seed_from_number
from orrery.core.ruleset import Plain
from orrery.core.window import AnyWindow, Window
from orrery.games import AnyGame, AnyRuleset, facts_of, ruleset_of
from orrery.research.codec import NO_OPTIONS, AnyCodec, as_options, codec_for
from orrery.research.shares import shares

LIMIT = 10_000
"""After so many picks a game is cut off: programs need not finish every game."""
OWN = ("limit", "starts", "everything", "pack")
"""The options of a table, besides those of its game."""
OVER = -1
"""In place of a seat: nobody is asked any more."""


class Table:
    """One game, then the next. `seat` is asked; `OVER` when the game has ended or was cut off."""

    def __init__(
        self,
        name: str,
        options: Mapping[str, object] = NO_OPTIONS,
        *,
        limit: int = LIMIT,
        starts: int = 0,
        everything: bool = False,
        pack: Mapping[str, str] = NO_OPTIONS,
    ) -> None:
        """`starts`: so many games are set up beforehand, and each game begins as one of them with
        everything dealt anew that nobody knows; 0: every game is set up."""
        self.name = name
        self.ruleset: AnyRuleset = ruleset_of(name)
        if not isinstance(pack, Mapping):
            raise BadData(f"a card pack is the texts of its files by their names, not {pack!r}")
        if not isinstance(everything, bool):
            raise BadData(f"everything is True or False, not {everything!r}")
        self.pack = dict(pack)
        self.options = self.ruleset.settings(usual_options(self.ruleset, as_options(options)))
        self.seats = self.ruleset.seats(self.options)
        self.codec: AnyCodec = codec_for(name, self.options, self.pack, everything)
        self.limit = whole_number("limit", limit, 1)
        self.starts = whole_number("starts", starts)
        self._ready: dict[int, AnyGame] = {}
        self.seed = 0
        self._game: AnyGame | None = None
        self.seat = OVER
        self.picks: list[Option] = []

    def another(self) -> Table:
        """A table with the same options, which shares what they have in common."""
        other = copy(self)
        other.picks, other.seat = [], OVER
        return other

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        if self._game is None:
            raise BadData("no game has begun at this table yet: reset it first")
        return self._game

    @game.setter
    def game(self, game: AnyGame) -> None:
        self._game = game

    def reset(self, seed: int) -> None:
        """A new game. The same seed gives the same game."""
        self.seed = whole_number("seed", seed)
        self.game = self._begin(self.seed)
        self.picks = []
        self._stand()

    def _begin(self, seed: int) -> AnyGame:
        if not self.starts:
            return self.set_up(seed)
        chance = Random(seed)
        return self.ruleset.redeal(self._prepared(chance.randrange(self.starts)), chance)

    def _prepared(self, number: int) -> AnyGame:
        if number not in self._ready:
            self._ready[number] = self.set_up(number)
        return self._ready[number]

    def set_up(self, seed: int) -> AnyGame:
        """The game of a seed at its first decision."""
        whole = seed_from_number(seed)
        settings = self.ruleset.settle(self.options, whole)
        return self.ruleset.begin(settings, whole, facts_of(self.name, settings, self.pack))

    def _stand(self) -> None:
        decision = self.game.decision
        self.seat = OVER if decision is None or self.is_cut else decision.seat

    @property
    def is_cut(self) -> bool:
        """Whether the game was cut off at the limit."""
        return self.game.decision is not None and len(self.picks) >= self.limit

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.game.decision is None

    def ids(self) -> list[int]:
        """The actions that are possible now, in the order of the options."""
        return [] if self.seat == OVER else self.codec.ids(self.game)

    def mask(self) -> bytearray:
        """A byte for each action: 1 if it is possible now."""
        return bytearray(self.codec.actions) if self.seat == OVER else self.codec.mask(self.game)

    def encode(self, seat: int | None) -> bytes:
        """What a seat (None: a watcher) knows, as bytes."""
        return self.codec.encode(self.game, None if seat is None else Seat(seat))

    def step(self, action: SupportsIndex) -> None:
        """Carry out an action; `IllegalPick` if it is not possible."""
        given = whole_number("action", action, least=None)
        if self.seat == OVER and self._game is not None:
            raise IllegalPick(f"action {given} was given, but the game is over: reset the table")
        self.pick(self.codec.option(self.game, given))

    def pick(self, option: Option) -> None:
        """Carry out an option."""
        self.game.play(option)
        self.picks.append(option)
        self._stand()

    def rewards(self) -> list[float]:
        """By seat: the share of the victory; all zero while the game goes on or if it was cut."""
        return shares(self.seats, self.ruleset.winners(self.game) if self.is_over else ())

    # For programs and people

    def window(self, note: Plain = None) -> AnyWindow:
        """The game as a program in the seat that is asked may see it, with its note to itself."""
        return Window(self.ruleset, self.game, note=note)

    def texts(self) -> dict[int, str]:
        """The possible actions in words, by id."""
        if self.seat == OVER:
            return {}
        window = self.window()
        said = window.texts()
        return {one: said[option] for one, option in zip(self.ids(), window.options, strict=True)}

    def record(self) -> Record:
        """The game so far as a record that anybody can replay."""
        facts = self.game.facts
        begun = self._begin(self.seed)
        head = Record(
            game=self.name,
            settings=dict(facts.settings),
            fingerprint=self.ruleset.fingerprint(facts),
            seed=begun.state.seed.hex(),
            program=__version__,
            start=save(self.ruleset, begun) if self.starts else None,
        )
        match = Match.begin(self.ruleset, head, begun.facts)
        for option in self.picks:
            match.play(option)
        return match.record()


def usual_options(ruleset: AnyRuleset, given: Mapping[str, str]) -> dict[str, str]:
    """The options given, and for the rest what is usual between programs in that mode."""
    presets, mode = ruleset.presets, given.get("mode", "").replace("-", "_")
    return {**presets.simulate_mode.get(mode, presets.simulate), **given}


def table_of(name: str, given: Mapping[str, Any]) -> Table:
    """A table as somebody describes it: options of the game beside those of the table."""
    own = {key: given[key] for key in OWN if key in given}
    options = {key: value for key, value in given.items() if key not in OWN}
    return Table(name, options, **own)


def whole_number(name: str, given: object, least: int | None = 0) -> int:
    """A whole number that somebody gave, of any type that is one, such as those of NumPy."""
    if isinstance(given, SupportsIndex) and not isinstance(given, bool):
        try:
            number = index(given)
        except TypeError:  # an array of several
            number = None
        if number is not None and (least is None or number >= least):
            return number
    wanted = "a whole number" if least is None else f"a whole number from {least} on"
    raise BadData(f"{name} must be {wanted}, not {shown(given)}")
