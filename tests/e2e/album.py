"""Pictures of a game while it is played: how it starts, its middle, an attack."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.table_page import Shown, TablePage

MIDDLE = 4
"""Turns after which a game is in its middle."""


class Album:
    """Takes a picture of every kind of moment, once."""

    def __init__(self, table: TablePage, folder: Path, name: str, suffix: str = ".png") -> None:
        self._table = table
        self._folder = folder
        self._name = name
        self._suffix = suffix
        self._taken: set[str] = set()

    def look(self, shown: Shown) -> None:
        """Take a picture of this moment, if it is the first of its kind."""
        turns = len(self._table.turns)
        if shown.is_turn and turns == 0:
            self._take("start")
        if shown.is_turn and turns >= MIDDLE:
            self._take("mid-game")
        if shown.resolves and turns >= MIDDLE - 1:
            self._take("attack")
        if shown.lanes:
            self._take("divide")

    def _take(self, what: str) -> None:
        if what not in self._taken:
            self._taken.add(what)
            self._table.visitor.picture(self._folder / f"{self._name}-{what}{self._suffix}")
