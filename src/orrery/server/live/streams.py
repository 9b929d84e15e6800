"""What each reader of a table is sent, numbered by what that reader may see.

A pick that shows a reader nothing gives no update and takes no number: even the number of picks
another seat makes in secret stays secret. Undoing such picks shows nothing either, or it would
reveal that there were some. Streams are computed from the table's log alone, so they are the same
after a restart.

A stream keeps what happened, each line with its scene, and says it in the language of each who
listens: once for all who speak the same, when the first of them reads it. Things are called what
they were called when it happened: sides may be chosen later, and routes may lead elsewhere.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from orrery.core.events import Event
from orrery.core.speaker import Scene
from orrery.games import AnyFacts, AnyGame, AnyHappened, AnyMatch, AnyRuleset
from orrery.server.contract.frames import (
    BEFORE_ALL,
    Reader,
    StoryLine,
    asked_shown,
    decision_for,
    events_for,
    in_words,
    line_shown,
    story_for,
    view_for,
)
from orrery.server.contract.protocol import EventShown, LineShown, UndoShown, Update
from orrery.server.live.parcels import EncodedMessage

LINES_TOLD = 1000
"""Lines of the story sent to a newcomer; earlier ones on request."""
FEW_LINES = 20
"""Lines of the story that are told while others wait; more are told in a thread."""
MISSED_TOLD = 200
"""Updates sent one by one to a returning client; beyond that, it gets the current state."""


class PastUpdate(NamedTuple):
    """One update of a stream, without what only the latest has: view and decision. Of the story it
    has the number of its first line, and how many there are."""

    events: list[EventShown]
    log_from: int
    lines: int
    actor: int | None


class SeenPick(NamedTuple):
    """A pick that was not undone: how long the story was before it, and whether the reader saw any
    of it."""

    length: int
    was_seen: bool


Wanted = tuple[AnyGame, int, int, UndoShown | None]
"""What cached updates were made for: a position, how many there are, how many were seen, and
undo."""
Made = tuple[Wanted, list[Update], list[EncodedMessage]]
"""Updates, and how they are sent."""


class Stream:
    """The updates of one reader; only the latest are kept."""

    def __init__(self, ruleset: AnyRuleset, facts: AnyFacts, reader: Reader) -> None:
        self.ruleset = ruleset
        self.facts = facts
        self.reader = reader
        self.number = 0  # how many updates there have been
        self.happened: deque[PastUpdate] = deque(maxlen=MISSED_TOLD)
        self._story: list[StoryLine] = []
        self._said: dict[str, list[LineShown]] = {}  # by language, as far as somebody read it
        self._seen_picks: list[SeenPick] = []
        self._latest: dict[str, Made] = {}  # by language

    def lines(self, locale: str) -> list[LineShown]:
        """The story so far in a language."""
        said = self._said.setdefault(locale, [])
        said += self._say(self._story[len(said) :], locale)
        return [*said]

    def _say(self, story: Sequence[StoryLine], locale: str) -> list[LineShown]:
        speaker = self.ruleset.speaker(locale)
        return [line_shown(speaker, self.facts, line, self.reader) for line in story]

    def has_said(self, locale: str) -> bool:
        """Whether nearly all of the story has been told in a language."""
        return len(self._story) - len(self._said.get(locale, ())) <= FEW_LINES

    def retold(self, locale: str) -> tuple[list[StoryLine], list[LineShown]]:
        """The story in a language, and what it is made from. It changes nothing here, so it may
        run in another thread."""
        story = [*self._story]
        return story, self._say(story, locale)

    def adopt(self, locale: str, story: list[StoryLine], said: list[LineShown]) -> None:
        """Keep what `retold` said, as far as it still is the story."""
        pairs = zip(story, self._story, strict=False)
        same = next((at for at, (one, two) in enumerate(pairs) if one is not two), len(story))
        self._said[locale] = said[: min(same, len(self._story))]

    def saw(self, pick: int) -> bool:
        """Whether the reader saw some of a pick that was not undone, counted from 0."""
        return self._seen_picks[pick].was_seen

    def begin(self, happened: AnyHappened) -> None:
        """The game is set up."""
        self._add(happened, -1, None)

    def begin_again(self, row: int) -> None:
        """The rules changed, as this row of the log says: the story starts again. It is numbered
        above all earlier updates, of which there is at most one for each row and one at the
        beginning."""
        self.happened.clear()
        self._story = [StoryLine(-1, (), Scene(), chapter=True, message="table-mended")]
        self._said, self._seen_picks, self._latest = {}, [], {}
        self.number = row
        self._happen(PastUpdate([], 0, 1, None))

    def pick(self, before: AnyGame, game: AnyGame, happened: AnyHappened, actor: int) -> None:
        """A pick was carried out: an update, if the reader sees any of it."""
        seen = actor == self.reader or shows(
            self.ruleset, self.reader, before, game, happened.events
        )
        self._seen_picks.append(SeenPick(len(self._story), seen))
        if seen:
            self._add(happened, actor, actor)

    def undo(self, picks: int, actor: int) -> None:
        """The latest picks were undone: the story is shorter. A reader who saw none of them hears
        nothing."""
        taken = self._seen_picks[-picks:]
        del self._seen_picks[-picks:]
        if actor == self.reader or any(one.was_seen for one in taken):
            self._shorten(taken[0].length)
            self._happen(PastUpdate([], len(self._story), 0, actor))

    def _shorten(self, length: int) -> None:
        """Leave out the end of the story, also for those who have yet to hear of it."""
        del self._story[length:]
        for lines in self._said.values():
            del lines[length:]
        for at, one in enumerate(self.happened):
            if one.log_from >= length:
                self.happened[at] = one._replace(log_from=length, lines=0)

    def _add(self, happened: AnyHappened, teller: int, actor: int | None) -> None:
        last = self._story[-1] if self._story else BEFORE_ALL
        story = story_for(self.ruleset, happened, self.reader, teller, last)
        seen = events_for(self.ruleset, happened.events, self.reader)
        self._happen(PastUpdate(seen, len(self._story), len(story), actor))
        self._story += story

    def _happen(self, happened: PastUpdate) -> None:
        self.happened.append(happened)
        self.number += 1

    def lines_before(self, end: int, locale: str) -> tuple[int, list[LineShown]]:
        """Lines of the story that end before this one, and the number of the first."""
        end = min(end, len(self._story))
        first = max(0, end - LINES_TOLD)
        return first, self.lines(locale)[first:end]

    def updates(
        self, match: AnyMatch, after: int, undo: UndoShown | None, locale: str
    ) -> list[Update]:
        """All updates after a number, the last with the view; or one with the story so far, for a
        client that has seen nothing, something else or too little."""
        return self._made(match, after, undo, locale)[1]

    def parcels(
        self, match: AnyMatch, after: int, undo: UndoShown | None, locale: str
    ) -> list[EncodedMessage]:
        """The updates as they are sent."""
        return self._made(match, after, undo, locale)[2]

    def _made(self, match: AnyMatch, after: int, undo: UndoShown | None, locale: str) -> Made:
        """Updates, computed and encoded once for all identical listeners of a language."""
        latest, wanted = self._latest.get(locale), (match.game, self.number, after, undo)
        if latest is None or latest[0] != wanted:
            updates = self._updates(match, after, undo, locale)
            latest = wanted, updates, [EncodedMessage(update) for update in updates]
            self._latest[locale] = latest
        return latest

    def _updates(
        self, match: AnyMatch, after: int, undo: UndoShown | None, locale: str
    ) -> list[Update]:
        game, recent = match.game, match.episode()
        missed, said = self._missed(after), self.lines(locale)
        first = self.number - len(missed) + 1
        ruleset, reader = self.ruleset, self.reader
        updates = [
            Update(
                number,
                one.events,
                one.log_from,
                said[one.log_from : one.log_from + one.lines],
                one.actor,
                view=None,
                asked=None,
                decision=None,
                undo=None,
            )
            for number, one in enumerate(missed, first)
        ]
        speaker = ruleset.speaker(locale)
        updates[-1] = msgspec.structs.replace(
            updates[-1],
            view=view_for(ruleset, game, reader, recent),
            asked=asked_shown(game),
            decision=decision_for(speaker, game, reader),
            undo=undo,
            in_words=in_words(speaker, game, reader),
        )
        return updates

    def _missed(self, after: int) -> list[PastUpdate]:
        """The updates after a number; at least one, which may be all of the story."""
        kept, length = len(self.happened), len(self._story)
        if not self.number - kept < after <= self.number:
            first = max(0, length - LINES_TOLD)
            return [PastUpdate([], first, length - first, None)]
        if after == self.number:
            return [PastUpdate([], length, 0, None)]
        return [*islice(self.happened, kept - (self.number - after), None)]


def shows(
    ruleset: AnyRuleset, reader: Reader, before: AnyGame, game: AnyGame, events: Sequence[Event]
) -> bool:
    """Whether a pick of somebody else shows a reader anything."""
    if events or asked_shown(before) != asked_shown(game):
        return True
    return view_for(ruleset, before, reader) != view_for(ruleset, game, reader)
