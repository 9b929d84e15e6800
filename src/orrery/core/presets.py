"""What tools know of a game besides its rules: options they start it with, programs that play it,
and the files of its rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

NOTHING: Mapping[str, str] = MappingProxyType({})


class Golden(NamedTuple):
    """A whole game kept for comparison: its name, its options, who played it, its seed."""

    name: str
    settings: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int


class Presets(NamedTuple):
    """The options that a tool starts a game with unless it is told otherwise."""

    play: Mapping[str, str] = NOTHING  # in the terminal, so that the game begins at once
    simulate: Mapping[str, str] = NOTHING  # between programs
    simulate_mode: Mapping[str, Mapping[str, str]] = MappingProxyType({})  # instead, by the mode
    bench: Mapping[str, Mapping[str, str]] = MappingProxyType({"": NOTHING})  # by what it is called
    golden: tuple[Golden, ...] = ()


class ProgramEntry(NamedTuple):
    """A program that plays a game."""

    name: str
    strength: int  # 1 picks at random; the strongest of a game gives hints
    maker: str  # `module:Class`, since games know no programs
    searches: bool = False  # uses all the time that it is given
    is_level: bool = True  # offered to people; not what picks at random


class RulebookFile(NamedTuple):
    """A file of `rules/`, and how it names the books that a rule comes from."""

    game: str  # what players choose it by; an expansion has a file of its own
    file: str
    books: Mapping[str, str] = NOTHING  # the short word of a book, by a pattern in sources
    otherwise: str = "rulebook"  # the book of a rule whose source names none of them
    out_of_scope: Mapping[str, str] = NOTHING  # rules that no test can prove, with the reason
    has_sections: bool = False  # whether sources name sections of the book in our language
