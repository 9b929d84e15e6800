"""A codec turns a decision into action ids, and what a seat knows into bytes. There is one for each
title; environments, batches and data sets are thin shells around it."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Generic, NamedTuple

from orrery.core.decisions import Decision, Option, Seat
from orrery.core.errors import BadData, BrokenRules, IllegalPick
from orrery.core.flow import Game
from orrery.core.ruleset import F, S
from orrery.games import facts_of, imported, ruleset_of
from orrery.research.actions import Actions, Parts
from orrery.research.columns import Told
from orrery.research.layout import Layout

AnyArray = Any
"""An array of NumPy, which only `orrery.research.arrays` imports."""
ARRAYS = "orrery.research.arrays"


class OptionRow(NamedTuple):
    """An option as a row of small numbers, for nets that point at options: its id and parts, and
    the rows of the observation's tables that it is about (-1: none)."""

    id: int
    verb: int
    what: int
    to: int
    row: int


class Codec(ABC, Generic[S, F]):
    """The ids and observations of one title with certain settings."""

    def __init__(
        self, title: str, space: Actions, layout: Layout, prompts: tuple[str, ...], seats: int
    ) -> None:
        self.title = title
        self.seats = seats
        self.space = space
        self.layout = layout
        self.prompts = prompts
        self.actions: int = space.size
        self.size: int = layout.size
        self.version: str = self.hash()

    def hash(self) -> str:
        """A hash of everything that ids and bytes mean. Data sets and saved nets keep it."""
        meaning = [
            self.title,
            self.prompts,
            [(room.verb, room.what, room.to) for room in self.space.rooms],
            [(one.name, one.rows, one.row_names, one.columns) for one in self.layout],
        ]
        return sha256(json.dumps(meaning).encode()).hexdigest()[:16]

    # Actions

    @abstractmethod
    def numbered(self, game: Game[S, F], decision: Decision) -> list[int]:
        """The id of every option of a decision, in order."""

    def ids(self, game: Game[S, F]) -> list[int]:
        """The ids of the options that programs choose from (`options[fresh:]`), in order; none when
        the game is over."""
        decision = game.decision
        return [] if decision is None else self.numbered(game, decision)[decision.fresh :]

    def id_of(self, game: Game[S, F], option: Option) -> int:
        """The id of any option of the present decision, including one that merely repeats an order
        of picks, as people may choose."""
        decision = asked(game)
        if option not in decision.options:
            raise IllegalPick(f"{option} is not an option of {decision.prompt.key}")
        return self.numbered(game, decision)[decision.options.index(option)]

    def option(self, game: Game[S, F], id: int) -> Option:
        """The option with this id, of those that programs choose from."""
        decision = asked(game)
        ids = self.ids(game)
        if id not in ids:
            possible = ", ".join(f"{one} ({self.space.name(one)})" for one in ids)
            raise IllegalPick(
                f"action {id} is not possible at {decision.prompt.key}; possible: {possible}",
                decision.prompt.rule,
            )
        return decision.options[decision.fresh + ids.index(id)]

    def mask(self, game: Game[S, F]) -> bytearray:
        """A byte for each action: 1 if it is possible now."""
        mask = bytearray(self.actions)
        for one in self.ids(game):
            mask[one] = 1
        return mask

    def parts(self, id: int) -> Parts:
        """Verb and arguments of an action, as numbers."""
        return self.space.parts(id)

    def name(self, id: int) -> str:
        """An action in words."""
        return self.space.name(id)

    @abstractmethod
    def rows(self, game: Game[S, F]) -> list[OptionRow]:
        """The options as rows of numbers, in the order of `ids`."""

    # Observations

    @abstractmethod
    def encode(self, game: Game[S, F], seat: Seat | int | None) -> bytes:
        """What a seat (None: a watcher) knows, as bytes."""

    def must_have(self, seat: Seat | int | None) -> None:
        """`BadData` for a seat that nobody sits in."""
        if seat is not None and seat not in range(self.seats):
            raise BadData(
                f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}, None for a watcher"
            )

    @abstractmethod
    def told(self, game: Game[S, F], seat: Seat | None) -> dict[str, Told]:
        """What the bytes must tell, made from the view: decoding gives exactly this."""

    @property
    @abstractmethod
    def facts(self) -> dict[str, dict[str, int]]:
        """The printed facts of each kind, so that a net can know cards it never saw."""

    def decode(self, row: bytes) -> dict[str, Told]:
        """What an observation tells, as plain data."""
        return self.layout.decode(bytes(row))

    def split(self, row: AnyArray) -> dict[str, AnyArray]:
        """The tables of an observation, or of many (the last axis is split), as NumPy arrays
        without copying (`orrery.research.arrays`)."""
        tables: dict[str, AnyArray] = imported(f"{ARRAYS}:split")(self.layout, row)
        return tables

    def column(self, row: AnyArray, table: str, name: str) -> AnyArray:
        """One column of a table, of an observation or of many: a number for each of its rows."""
        return imported(f"{ARRAYS}:column")(self.layout, row, table, name)

    def one_hot(self, row: AnyArray) -> AnyArray:
        """An observation, or many, as floats from 0 to 1 for plain nets: a place for each value of
        a category, and numbers divided by their bound, or their logarithms if that is large."""
        return imported(f"{ARRAYS}:one_hot")(self.layout, row)


AnyCodec = Codec[Any, Any]
"""The codec of whatever game is played."""


def asked(game: Game[S, F]) -> Decision:
    """The present decision of a game that is not over."""
    if game.decision is None:
        raise BrokenRules("the game is over: there is nothing to decide")
    return game.decision


CODECS: Mapping[str, str] = {
    "clone-wars": "orrery.research.clone_wars.codec:codec_of",
    "starcraft": "orrery.research.starcraft.codec:codec_of",
}
"""Who makes the codec of a title."""
NO_OPTIONS: Mapping[str, str] = {}


def as_options(given: Mapping[str, object]) -> dict[str, str]:
    """Options as games know them, however somebody has written them: 3 is "3" and True is
    "yes"."""
    words = {True: "yes", False: "no"}
    return {
        key: words[value] if isinstance(value, bool) else str(value) for key, value in given.items()
    }


def codec_for(
    name: str,
    options: Mapping[str, object] = NO_OPTIONS,
    pack: Mapping[str, str] = NO_OPTIONS,
    everything: bool = False,
) -> AnyCodec:
    """The codec of games with these options, whatever the seed. `everything`: one codec for games
    with any cards of the title, so that one net can play them all."""
    if name not in CODECS:
        raise BadData(f"{name} has no codec; these games have one: {', '.join(CODECS)}")
    settings = ruleset_of(name).settings(as_options(options))
    codec: AnyCodec = imported(CODECS[name])(facts_of(name, settings, pack), settings, everything)
    return codec
