"""What the values of a record may be: small shapes, in which a game says what its files hold.

A shape answers what is wrong with a value, or None if it fits; who reads the file adds where.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from orrery.core.errors import MOST_SHOWN, shown

LARGEST = 99
"""No figure of a card is larger."""
MOST_LETTERS = 1000
"""No remark is longer."""
MOST_ITEMS = 40
"""No list of a record is longer."""
MOST_NAMED = 24
"""Known words are all named up to so many."""
FEW = 3
"""So many words make a sentence: "type is unit or capital_ship"."""

Ids = Mapping[str, Collection[str]]
"""The ids of all records by their kind, for values that name a record."""


def did_you_mean(word: str, known: Collection[str]) -> str:
    """What somebody may have meant by a word that nobody knows: the nearest, or all there are."""
    near = get_close_matches(word, known, 1) if len(word) <= MOST_SHOWN else []
    if near:
        return f"did you mean {near[0]}?"
    return f"known: {', '.join(known)}" if len(known) <= MOST_NAMED else "nothing is called like it"


class Shape:
    """What a value may be."""

    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        """What is wrong with the value called `what`, or None."""
        raise NotImplementedError


class Anything(Shape):
    """A value that the game checks itself, or that nobody reads."""

    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        return None


@dataclass(frozen=True)
class Text(Shape):
    """A text of limited length."""

    most: int = MOST_LETTERS

    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        if not isinstance(value, str):
            return f"{what} must be a string, not {shown(value)}"
        if len(value) > self.most:
            return f"{what} cannot be longer than {self.most} characters, and has {len(value)}"
        return None


class Flag(Shape):
    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        return None if isinstance(value, bool) else f"{what} is true or false, not {shown(value)}"


@dataclass(frozen=True)
class Number(Shape):
    """A whole number between two limits."""

    least: int = 0
    most: int = LARGEST

    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        if isinstance(value, bool) or not isinstance(value, int) or value < self.least:
            return f"{what} must be a number, {self.least} or more, not {shown(value)}"
        if value > self.most:
            return f"{what} cannot be more than {self.most}, and is {shown(value)}"
        return None


@dataclass(frozen=True)
class OneOf(Shape):
    """One of a few words."""

    words: tuple[str, ...]

    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        if isinstance(value, str) and value in self.words:
            return None
        if len(self.words) > FEW:
            return f"{what} is one of {', '.join(self.words)}, not {shown(value)}"
        *first, last = self.words
        return (
            f"{what} is {' or '.join([', '.join(first), last] if first else [last])},"
            f" not {shown(value)}"
        )


@dataclass(frozen=True)
class IdOf(Shape):
    """The id of a record of a kind, in whatever file it stands."""

    kind: str

    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        if isinstance(value, str) and value in ids[self.kind]:
            return None
        meant = did_you_mean(str(value), ids[self.kind])
        return f"{what}: unknown {self.kind} {shown(value)}; {meant}"


@dataclass(frozen=True)
class ListOf(Shape):
    """A list of values of one shape, of any length or of a given one."""

    item: Shape
    size: int | None = None

    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        if not isinstance(value, list):
            return f"{what} must be a list, not {shown(value)}"
        if len(value) > MOST_ITEMS:
            return f"{what} cannot be longer than {MOST_ITEMS}, and has {len(value)}"
        if self.size is not None and len(value) != self.size:
            return f"{what} must be a list of {self.size}, not {shown(value)}"
        for at, item in enumerate(value, 1):
            if wrong := self.item.complaint(f"{what} #{at}", item, ids):
                return wrong
        return None


@dataclass(frozen=True)
class TableOf(Shape):
    """A small table with keys that must be there and keys that may be."""

    must: Mapping[str, Shape]
    may: Mapping[str, Shape] = field(default_factory=dict)

    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        if not isinstance(value, dict):
            return f"{what} must be a table, not {shown(value)}"
        shapes = {**self.must, **self.may}
        if wrong := unknown_key(value, shapes):
            return f"{what}: {wrong}"
        for key in self.must:
            if key not in value:
                return f"{what}: {key} is missing"
        for key, one in value.items():
            if wrong := shapes[key].complaint(f"{what} {key}", one, ids):
                return wrong
        return None


@dataclass(frozen=True)
class Each(Shape):
    """A table whose keys are all of one shape and its values all of another: figures by unit."""

    key: Shape
    value: Shape

    def complaint(self, what: str, value: object, ids: Ids) -> str | None:
        if not isinstance(value, dict):
            return f"{what} must be a table, not {shown(value)}"
        if len(value) > MOST_ITEMS:
            return f"{what} cannot be longer than {MOST_ITEMS}, and has {len(value)}"
        for key, one in value.items():
            wrong = self.key.complaint(f"a key of {what}", key, ids)
            wrong = wrong or self.value.complaint(f"{what} {key}", one, ids)
            if wrong:
                return wrong
        return None


def unknown_key(given: Collection[str], known: Collection[str], what: str = "key") -> str | None:
    """A key that nobody reads would be a slip that changes nothing."""
    for key in given:
        if key not in known:
            return f"unknown {what} {shown(key)}; {did_you_mean(key, known)}"
    return None


ANYTHING = Anything()
TEXT = Text()
NAME = Text(MOST_SHOWN)
FLAG = Flag()
NUMBER = Number()
