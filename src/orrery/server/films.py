"""Games that are over, to be looked at again: every position, through anybody's eyes.

A film is made from a record by playing it once; what is told of it goes through the same functions
as in a running game (`frames`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from orrery.core.decisions import Option, Seat
from orrery.core.events import Event
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.games import AnyTitle
from orrery.server.ended import ended
from orrery.server.errors import Refusal
from orrery.server.frames import (
    AnyGame,
    Reader,
    asked_shown,
    events_for,
    lines_for,
    view_for,
)
from orrery.server.replay_bodies import FrameShown, ReplayShown, StepShown
from orrery.server.table import Table

FILMS_KEPT = 8
WATCHER = -1
"""Stands for a watcher's eyes."""


class Shot(NamedTuple):
    """A step: who picked what, what happened, and how things stood then."""

    seat: int
    option: Option | None
    events: Sequence[Event]
    game: AnyGame


class Film:
    """All steps of a game; step 0 is the set-up."""

    def __init__(self, title: AnyTitle, record: Record, facts: Any) -> None:
        self.title = title
        match: Match[Any, Any] = Match.begin(title, record, facts)
        self.shots = [Shot(-1, None, match.events[0], match.game)]
        for text in record.picks:
            decision, option = match.game.decision, match.options()[text]
            match.carry_out(option, text)
            seat = -1 if decision is None else decision.seat
            self.shots.append(Shot(seat, option, match.events[-1], match.game))

    def steps(self, reader: Reader) -> list[StepShown]:
        """The list of all steps, as a reader would have seen them."""
        return [self._step(number, reader) for number in range(len(self.shots))]

    def _step(self, number: int, reader: Reader) -> StepShown:
        shot, title = self.shots[number], self.title
        standing = title.standing(shot.game)
        picked = ""
        if shot.option is not None and shot.seat == reader:
            picked = title.option_line(self.shots[number - 1].game, shot.option)
        return StepShown(
            turn=standing.turn,
            seat=shot.seat,
            score=[*standing.score],
            log=lines_for(title, shot.game, shot.events, reader, shot.seat),
            picked=picked,
        )

    def frames(self, reader: Reader, first: int, last: int) -> list[FrameShown]:
        """How things stood after the steps from `first` to `last`."""
        return [
            self._frame(number, reader) for number in range(first, min(last + 1, len(self.shots)))
        ]

    def _frame(self, number: int, reader: Reader) -> FrameShown:
        shot, title = self.shots[number], self.title
        return FrameShown(
            number=number,
            events=events_for(shot.events, reader),
            view=view_for(title, shot.game, reader),
            asked=asked_shown(shot.game),
        )


class Films:
    """The films that were looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Film] = OrderedDict()

    async def of(self, table: Table) -> Film:
        """The film of a table's game, which must be over."""
        course, name = ended(table), table.row.id
        film = self._kept.get(name)
        if film is None:
            record, facts = course.match.record(), course.match.game.facts
            film = self._kept[name] = await asyncio.to_thread(Film, table.title, record, facts)
        self._kept.move_to_end(name)
        while len(self._kept) > FILMS_KEPT:
            self._kept.popitem(last=False)
        return film


async def replay_shown(film: Film, eyes: Reader) -> ReplayShown:
    steps = await asyncio.to_thread(film.steps, eyes)
    return ReplayShown(WATCHER if eyes is None else eyes, steps)


def eyes_of(table: Table, seat: int) -> Reader:
    """Through whose eyes a game is seen: a seat's, or a watcher's."""
    if seat >= len(table.seats):
        raise Refusal("no-such-seat", 404, seat=seat)
    return None if seat == WATCHER else Seat(seat)
