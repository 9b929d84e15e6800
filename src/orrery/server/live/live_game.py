"""The game that is played at a table: what its log says, carried out. A cache of the log, no more.

What it answers to a seat or to everybody depends on what they may know, and not on how much was
done in secret: a request to take something back is dropped only by a pick that everybody sees,
whether undo is fair changes only with an update, and a pick made in secret moves no clock.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple, get_args

from orrery.core.decisions import Seat
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.games import AnyFacts, AnyGame, AnyMatch, AnyRuleset
from orrery.server.contract.bodies import Pace
from orrery.server.contract.frames import Reader
from orrery.server.contract.protocol import UndoShown
from orrery.server.live.clocks import Clock
from orrery.server.live.streams import Stream, shows
from orrery.server.storage.rows import LogRow

PACES: dict[str, Pace] = {one: one for one in get_args(Pace)}
PACING = frozenset({"pace", "skip"})
"""Rows that only say how fast programs play."""
ASIDE = PACING | {"resume"}
"""Rows that are no move of the game."""
AT_ONCE = 8
"""Rows carried out before other tasks get a turn."""


class StandingPick(NamedTuple):
    """A pick that was not undone: whose it is, and whether everybody saw some of it."""

    seat: Seat
    is_public: bool


def until_mended(rows: Sequence[LogRow]) -> int:
    """How many of these rows lead up to and include the last change of rules."""
    mended = (count for count in range(len(rows), 0, -1) if rows[count - 1].kind == "mended")
    return next(mended, 0)


class Beginning(NamedTuple):
    """Where a gesture began: how many picks and which game preceded it; its first pick in words, by
    language."""

    first: int
    before: AnyGame
    labels: dict[str, str]


class LiveGame:
    """A match with the streams of its readers; grows by the rows of the log."""

    def __init__(
        self, ruleset: AnyRuleset, head: Record, facts: AnyFacts, clock: Clock | None = None
    ) -> None:
        self.ruleset = ruleset
        self.match: AnyMatch = Match.begin(ruleset, head, facts)
        self.rows: list[LogRow] = []
        self.resigned: list[int] = []
        self.stand_ins: dict[int, str] = {}  # programs that play for persons who may come back
        self.out_of_time: set[int] = set()
        self.paces: dict[int, Pace] = {}  # how fast persons want programs to play
        self.skipping: set[int] = set()  # who wants no pauses until a person is asked
        self.position = 0  # rows that were about the game, not about its pace
        self.is_cut = False  # it ends here, though it was not over
        self.request: LogRow | None = None  # somebody wants what needs the others' consent
        self.requests = 0  # how many there have been: the number of the latest
        self.agreed: set[int] = set()
        self.refused: set[int] = set()  # seats to whom undo was refused since everybody saw a pick
        self.moves = 0  # rows that everybody saw something of
        self.moved: float | None = None  # when the last of them was made
        self._made: list[StandingPick] = []
        self._latest: dict[int, Beginning] = {}  # by seat: of its latest gesture
        self._head, self._facts = head, facts
        self._streams: dict[Reader, Stream] = {}
        self.clock = clock
        if clock is not None:
            clock.note(clock.began, self.asked, self._timed_of(self.asked))

    @property
    def number(self) -> int:
        """The number of the last row."""
        return len(self.rows)

    @property
    def is_given_up(self) -> bool:
        """Whether a seat resigned and nobody plays on: of two seats one, of more all persons; the
        place of one among several persons is taken by a program."""
        few = len(self._head.bots) == 2
        return bool(self.resigned) and (few or not self.persons)

    @property
    def persons(self) -> set[int]:
        """The seats of people who have not resigned."""
        seats = (seat for seat, program in enumerate(self._head.bots) if not program)
        return {seat for seat in seats if seat not in self.resigned}

    @property
    def playing(self) -> set[int]:
        """The seats of people who play themselves."""
        return self.persons - self.stand_ins.keys()

    def must_agree(self, request: LogRow) -> set[int]:
        """The seats whose consent a request needs. To undo: all other people, present or not,
        even if a program stands in, because they may return. To replace somebody: the others who
        play."""
        if request.kind == "absent":
            return self.playing - {request.seat, int(request.text)}
        return self.persons - {request.seat}

    @property
    def awaited(self) -> set[int]:
        """The seats that have yet to answer a request."""
        return set() if self.request is None else self.must_agree(self.request) - self.agreed

    @property
    def is_waiting(self) -> bool:
        """Whether the game waits for the answer to a request. It does not wait for a player who is
        replaced by a program and may stay away for long: the next pick that everybody sees drops
        such a request."""
        return self.request is not None and self.awaited <= self.playing

    @property
    def is_deserted(self) -> bool:
        """Whether programs play for all people, one of whom may come back: the game waits."""
        persons = self.persons
        may_return = any(self.may_return(seat) for seat in persons)
        return may_return and persons <= self.stand_ins.keys()

    def may_return(self, seat: int) -> bool:
        """Whether a seat may be taken back from a program: not if all its time is up."""
        clock = self.clock
        return clock is None or clock.limit.kind == "move" or seat not in self.out_of_time

    @property
    def handed_over(self) -> list[int]:
        """The seats that a program plays for a player who resigned."""
        return [] if self.is_given_up else self.resigned

    @property
    def is_over(self) -> bool:
        return self.match.game.decision is None or self.is_given_up or self.is_cut

    @property
    def asked(self) -> Seat | None:
        """The seat that must decide."""
        decision = self.match.game.decision
        return None if decision is None or self.is_over else decision.seat

    def _timed_of(self, asked: Seat | None) -> Seat | None:
        """The seat whose clock runs: the one that must decide, if a person plays there. It stops
        while the game waits for the answer to a request, but not for one's own: nobody gains time
        by asking."""
        request = self.request
        if asked not in self.playing or (self.is_waiting and request and request.seat != asked):
            return None
        return asked

    def record(self) -> Record:
        """The record of the game so far, without its hashes: for programs."""
        return replace(self._head, picks=self.match.picks, anew=self.match.anew)

    def take(self, rows: Iterable[LogRow]) -> None:
        """Carry out rows of the log."""
        rows = list(rows)
        begin = max(0, until_mended(rows) - 1)
        self._pass_over(rows[:begin])
        for row in rows[begin:]:
            self._take(row)

    async def carry_out(self, rows: Sequence[LogRow]) -> None:
        """Carry out rows of the log, a few at a time, so that other tasks get a turn."""
        if until_mended(rows):
            self.take(rows)
            return
        for at in range(0, len(rows), AT_ONCE):
            self.take(rows[at : at + AT_ONCE])
            await asyncio.sleep(0)

    def _pass_over(self, rows: list[LogRow]) -> None:
        """Picks made before the rules changed are not replayed; everything else still counts."""
        for at, row in enumerate(rows):
            match row.kind:
                case "pick" | "undo":
                    self._drop_wishes()
                case "anew":
                    self._head = replace(self._head, seed=row.text)
                case _:
                    self._take_aside(row)
            later = (Seat(one.seat) for one in rows[at + 1 :] if one.kind == "pick")
            self._keep(row, is_public=row.kind not in ASIDE, asked=next(later, None))

    def _take(self, row: LogRow) -> None:
        is_public = row.kind not in ASIDE
        match row.kind:
            case "pick":
                is_public = self._pick(row)
            case "undo":
                is_public = self._undo(row)
            case "anew":
                self.match.redeal(bytes.fromhex(row.text))
            case "mended":
                self._begin_again(row)
            case _:
                self._take_aside(row)
        self._keep(row, is_public, self.asked)

    def _take_aside(self, row: LogRow) -> None:
        """A row that is not a pick or an undo."""
        match row.kind:
            case "ask" | "absent":
                self.request, self.agreed = row, set()
                self.requests += 1
            case "agree":
                self.agreed.add(row.seat)
            case "refuse":
                self._refuse(row)
            case "cut":
                self.is_cut = True
                self.request = None
            case "resign":
                self.resigned.append(row.seat)
                self.stand_ins.pop(row.seat, None)
                self.request = None
            case _:
                self._replace(row)

    def _refuse(self, row: LogRow) -> None:
        """Somebody refuses a request, or withdraws it."""
        if (
            self.request is not None
            and self.request.kind == "ask"
            and self.request.seat != row.seat
        ):
            self.refused.add(self.request.seat)
        self.request = None

    def _drop_wishes(self) -> None:
        """Everybody saw the game go on: requests are dropped, and may be made again."""
        self.request = None
        self.refused.clear()

    def _keep(self, row: LogRow, is_public: bool, asked: Seat | None) -> None:
        self.rows.append(row)
        self.position += row.kind not in PACING
        if asked in self.playing:
            self.skipping.clear()
        if self.clock is not None:
            self.clock.note(row.at, asked, self._timed_of(asked))
        if is_public:
            self.moves, self.moved = self.moves + 1, row.at

    def _begin_again(self, row: LogRow) -> None:
        """The rules changed: the game goes on from a snapshot, and nothing before it is undone or
        told."""
        self._head = replace(self._head, seed=self.record().chance, start=json.loads(row.text))
        self.match = Match.begin(self.ruleset, self._head, self._facts)
        self._made.clear()
        self._latest.clear()
        self._drop_wishes()
        for stream in self._streams.values():
            stream.begin_again(row.number)

    def _replace(self, row: LogRow) -> None:
        """A program starts or stops playing for a seat; or a server resumes."""
        match row.kind:
            case "stand-in" | "timeout":
                self.stand_ins[row.seat] = row.text
                self.request = None
                if row.kind == "timeout":
                    self.out_of_time.add(row.seat)
            case "back":
                del self.stand_ins[row.seat]
                if self.clock is not None:
                    self.clock.refill(row.seat)
            case "pace":
                self.paces[row.seat] = PACES[row.text]
            case "skip":
                self.skipping.add(row.seat)
            case "resume" if self.clock is not None and row.text:
                self.clock.shift(float(row.text))
            case "resume" if self.clock is not None:
                self.clock.resume(row.at)

    def _pick(self, row: LogRow) -> bool:
        match, seat = self.match, Seat(row.seat)
        before, option = match.game, match.options()[row.text]
        match.carry_out(option, row.text, row.group)
        if match.gestures[-1].picks == 1:
            self._latest[seat] = Beginning(match.number - 1, before, {})
        happened = match.happened(-1)[0].with_names(self._head.players)
        is_public = shows(self.ruleset, None, before, match.game, happened.events)
        self._made.append(StandingPick(seat, is_public))
        if is_public:
            self._drop_wishes()
        for stream in self._streams.values():
            stream.pick(before, match.game, happened, seat)
        return is_public

    def _undo(self, row: LogRow) -> bool:
        count = int(row.text)
        is_public = any(one.is_public for one in self._made[-count:])
        del self._made[-count:]
        self.match.back_to(self.match.number - count)
        self.request = None
        if is_public:
            self.refused.clear()
        for stream in self._streams.values():
            stream.undo(count, row.seat)
        return is_public

    def back_to(self, seat: Seat) -> int | None:
        """How many picks precede the latest gesture of a seat that plays itself: undo goes back to
        there."""
        if self.is_over or seat in self.resigned or seat in self.stand_ins:
            return None
        own = self.match.latest_gesture(seat)
        return None if own is None else own.first

    def undo_for(self, seat: Seat, locale: str) -> UndoShown | None:
        """What a seat may undo: its latest gesture, with everything after it."""
        first, own = self.back_to(seat), self.match.latest_gesture(seat)
        if first is None or own is None:
            return None
        is_theirs = self._saw_others(seat, first)
        is_fair = self.is_fair(seat, first)
        return UndoShown(self._label(seat, first, locale), own.picks, is_fair, is_theirs)

    def _label(self, seat: Seat, first: int, locale: str) -> str:
        """The first pick of a seat's latest gesture, in words. After an undo it is an earlier
        gesture, whose beginning is found again."""
        if seat not in self._latest or self._latest[seat].first != first:
            self._latest[seat] = Beginning(first, self.match.after(first), {})
        _, before, labels = self._latest[seat]
        if locale not in labels:
            option = self.ruleset.verbs.options(before)[self.match.picks[first]]
            labels[locale] = self.ruleset.speaker(locale).option_line(before, option)
        return labels[locale]

    def is_fair(self, seat: Seat, first: int) -> bool:
        """Whether a seat may undo all but the first picks without asking: nothing was drawn,
        shuffled or revealed since, and it has seen nobody else do anything."""
        return self.match.before(first + 1) is not None and not self._saw_others(seat, first)

    def _saw_others(self, seat: Seat, first: int) -> bool:
        """Whether a seat has seen anybody else do something after the first picks."""
        stream, made = self.stream(seat), self._made
        return any(made[at].seat != seat and stream.saw(at) for at in range(first, len(made)))

    def stream(self, reader: Reader) -> Stream:
        """The updates of a reader, computed from the log on first use."""
        if not self.tells(reader):
            self.adopt(reader, self.retold(reader, self.number))
        return self._streams[reader]

    def tells(self, reader: Reader) -> bool:
        """Whether a reader's updates are in memory."""
        return reader in self._streams

    def retold(self, reader: Reader, number: int) -> LiveGame:
        """The first rows of the log, carried out again for a reader. It changes nothing here, so it
        may run in another thread."""
        again = LiveGame(self.ruleset, self._head, self._facts)
        stream = again._streams[reader] = Stream(self.ruleset, self._facts, reader)
        stream.begin(again.match.happened()[0].with_names(self._head.players))
        again.take(self.rows[:number])
        return again

    def adopt(self, reader: Reader, again: LiveGame) -> None:
        """Follow a reader from where `retold` has ended."""
        if not self.tells(reader):
            again.take(self.rows[again.number :])
            self._streams[reader] = again._streams[reader]
