"""What each reader of a table is sent, numbered by what that reader may see.

A pick that shows a reader nothing gives no update and takes no number: even the number of picks
another seat makes in secret stays secret. Undoing such picks shows nothing either, or it would
reveal that there were some. Streams are computed from the table's log alone, so they are the same
after a restart.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from orrery.core.events import Event
from orrery.games import AnyGame, AnyRuleset
from orrery.messages import messages
from orrery.server.contract.frames import (
    Reader,
    asked_shown,
    decision_for,
    events_for,
    lines_for,
    view_for,
)
from orrery.server.contract.protocol import EventShown, LineShown, UndoShown, Update
from orrery.server.live.parcels import EncodedMessage

LINES_TOLD = 1000
"""Lines of the story sent to a newcomer; earlier ones on request."""
MISSED_TOLD = 200
"""Updates sent one by one to a returning client; beyond that, it gets the current state."""


class PastUpdate(NamedTuple):
    """One update of a stream, without what only the latest has: view and decision."""

    events: list[EventShown]
    log_from: int
    log: list[LineShown]
    actor: int | None


class SeenPick(NamedTuple):
    """A pick that was not undone: how long the story was before it, and whether the reader saw any
    of it."""

    length: int
    was_seen: bool


Wanted = tuple[AnyGame, int, int, UndoShown | None]
"""What cached updates were made for: a position, how many there are, how many were seen, and
undo."""


class Stream:
    """The updates of one reader; only the latest are kept."""

    def __init__(self, ruleset: AnyRuleset, reader: Reader) -> None:
        self.ruleset = ruleset
        self.reader = reader
        self.number = 0  # how many updates there have been
        self.happened: deque[PastUpdate] = deque(maxlen=MISSED_TOLD)
        self._lines: list[LineShown] = []
        self._seen_picks: list[SeenPick] = []
        self._latest: tuple[Wanted, list[Update], list[EncodedMessage]] | None = None

    @property
    def lines(self) -> list[LineShown]:
        """The story so far."""
        return [*self._lines]

    def saw(self, pick: int) -> bool:
        """Whether the reader saw some of a pick that was not undone, counted from 0."""
        return self._seen_picks[pick].was_seen

    def begin(self, game: AnyGame, events: Sequence[Event]) -> None:
        """The game is set up."""
        self._add(game, events, -1, None)

    def begin_again(self, row: int) -> None:
        """The rules changed, as this row of the log says: the story starts again. It is numbered
        above all earlier updates, of which there is at most one for each row and one at the
        beginning."""
        line = LineShown(-1, messages().format("table-mended"), [], chapter=True, passing=False)
        self.happened.clear()
        self._lines, self._seen_picks, self._latest = [line], [], None
        self.number = row
        self._happen(PastUpdate([], 0, [line], None))

    def pick(self, before: AnyGame, game: AnyGame, events: Sequence[Event], actor: int) -> None:
        """A pick was carried out: an update, if the reader sees any of it."""
        seen = actor == self.reader or shows(self.ruleset, self.reader, before, game, events)
        self._seen_picks.append(SeenPick(len(self._lines), seen))
        if seen:
            self._add(game, events, actor, actor)

    def undo(self, picks: int, actor: int) -> None:
        """The latest picks were undone: the story is shorter. A reader who saw none of them hears
        nothing."""
        taken = self._seen_picks[-picks:]
        del self._seen_picks[-picks:]
        if actor == self.reader or any(one.was_seen for one in taken):
            length = taken[0].length
            del self._lines[length:]
            self._happen(PastUpdate([], length, [], actor))

    def _add(self, game: AnyGame, events: Sequence[Event], speaker: int, actor: int | None) -> None:
        lines = lines_for(self.ruleset, game, events, self.reader, speaker)
        events_seen = events_for(events, self.reader)
        self._happen(PastUpdate(events_seen, len(self._lines), lines, actor))
        self._lines += lines

    def _happen(self, happened: PastUpdate) -> None:
        self.happened.append(happened)
        self.number += 1

    def lines_before(self, end: int) -> tuple[int, list[LineShown]]:
        """Lines of the story that end before this one, and the number of the first."""
        end = min(end, len(self._lines))
        first = max(0, end - LINES_TOLD)
        return first, self._lines[first:end]

    def updates(self, game: AnyGame, after: int, undo: UndoShown | None) -> list[Update]:
        """All updates after a number, the last with the view; or one with the story so far, for a
        client that has seen nothing, something else or too little."""
        return self._made(game, after, undo)[1]

    def parcels(self, game: AnyGame, after: int, undo: UndoShown | None) -> list[EncodedMessage]:
        """The updates as they are sent."""
        return self._made(game, after, undo)[2]

    def _made(
        self, game: AnyGame, after: int, undo: UndoShown | None
    ) -> tuple[Wanted, list[Update], list[EncodedMessage]]:
        """Updates, computed and encoded once for all identical listeners."""
        latest, wanted = self._latest, (game, self.number, after, undo)
        if latest is None or latest[0] != wanted:
            updates = self._updates(game, after, undo)
            latest = self._latest = (
                wanted,
                updates,
                [EncodedMessage(update) for update in updates],
            )
        return latest

    def _updates(self, game: AnyGame, after: int, undo: UndoShown | None) -> list[Update]:
        kept = len(self.happened)
        if not self.number - kept < after <= self.number:
            missed = [PastUpdate([], *self.lines_before(len(self._lines)), None)]
        elif after == self.number:
            missed = [PastUpdate([], len(self._lines), [], None)]
        else:
            missed = [*islice(self.happened, kept - (self.number - after), None)]
        first = self.number - len(missed) + 1
        ruleset, reader = self.ruleset, self.reader
        updates = [
            Update(first + at, *happened, None, None, None, None)
            for at, happened in enumerate(missed[:-1])
        ]
        last = Update(
            self.number,
            *missed[-1],
            view=view_for(ruleset, game, reader),
            asked=asked_shown(game),
            decision=decision_for(ruleset, game, reader),
            undo=undo,
        )
        return [*updates, last]


def shows(
    ruleset: AnyRuleset, reader: Reader, before: AnyGame, game: AnyGame, events: Sequence[Event]
) -> bool:
    """Whether a pick of somebody else shows a reader anything."""
    if events or asked_shown(before) != asked_shown(game):
        return True
    return view_for(ruleset, before, reader) != view_for(ruleset, game, reader)
