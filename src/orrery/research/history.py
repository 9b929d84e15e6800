"""A game with everything that was ever told, so that two histories in which a seat was told the
same can be recognised."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from orrery.core.codec import load, save
from orrery.core.decisions import Option
from orrery.core.errors import BrokenRules
from orrery.core.events import Event
from orrery.games import AnyGame, facts_of, ruleset_of

Pick = tuple[int, Option, tuple[Event, ...]]
"""Who picked what, and what happened."""
Link = tuple[Any, Pick]
"""A pick and those before it: copies of a history share them."""


class History:
    """A game that begins once its seed is drawn, and what each pick told."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.drawn: tuple[int, ...] = ()
        self.game: AnyGame | None = None
        self._last: Link | None = None
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def begin(self, game: AnyGame) -> None:
        self.game = game
        game.events = []

    def play(self, option: Option) -> None:
        game = self.game
        if game is None or game.decision is None:
            raise BrokenRules("a pick was made before the game began, or after it ended")
        seat = game.decision.seat
        game.play(option)
        self.add((seat, option, tuple(game.events or ())))
        game.events = []

    def add(self, pick: Pick) -> None:
        self._last = (self._last, pick)
        self._count += 1

    def replace(self, game: AnyGame) -> None:
        """Go on with another game in which a seat was told the same."""
        self.game = game
        game.events = []

    def picks(self) -> Iterator[Pick]:
        """All picks, the last first."""
        link = self._last
        while link is not None:
            link, pick = link
            yield pick

    def digest(self, seat: int) -> str:
        """A hash of everything a seat was told, and of its own picks."""
        told = sha256()
        for picker, option, events in self.picks():
            if picker == seat:
                told.update(repr(option).encode())
            told.update(repr([event.for_seat(seat) for event in events]).encode())
        return told.hexdigest()[:16]

    def copy(self) -> History:
        other = History(self.name)
        other.drawn, other._last, other._count = self.drawn, self._last, self._count
        if self.game is not None:
            other.replace(self.game.copy())
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> History:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        saved = None if game is None else save(ruleset_of(self.name), game)
        settings = None if game is None else dict(game.facts.settings)
        return restored, (self.name, self.drawn, settings, saved, list(self.picks())[::-1])


def restored(
    name: str,
    drawn: tuple[int, ...],
    settings: dict[str, str] | None,
    saved: dict[str, Any] | None,
    picks: list[Pick],
) -> History:
    """The history that was saved."""
    history = History(name)
    history.drawn = drawn
    if settings is not None:
        history.begin(load(ruleset_of(name), facts_of(name, settings, {}), saved))
    for pick in picks:
        history.add(pick)
    return history
