"""Replays of finished games: jobs for a worker process.

A game is shown from any perspective, step by step, summed up in statistics, or verified. What is
shown goes through the same functions as in a running game (`frames`). Results are gzipped JSON,
ready to be sent.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Generator, Iterator
from dataclasses import replace
from itertools import islice
from typing import Literal, NamedTuple

import msgspec

from orrery import games
from orrery.core.decisions import Option, Seat
from orrery.core.errors import BadData
from orrery.core.events import Event, episode
from orrery.core.match import Match
from orrery.core.record import Record, Result
from orrery.core.replay import check_proof, check_result, replay, replaying
from orrery.games import AnyFacts, AnyGame, AnyHappened, AnyMatch, AnyPlayed, AnyRuleset
from orrery.messages import messages
from orrery.server.contract.frames import (
    BEFORE_ALL,
    Reader,
    StoryLine,
    asked_shown,
    events_for,
    in_words,
    line_shown,
    story_for,
    view_for,
)
from orrery.server.contract.replay_bodies import (
    Checked,
    FrameShown,
    ReplayShown,
    StepShown,
    Verdict,
)

REPLAYS_KEPT = 8
KEEP_EVERY = 50
"""Every so many steps the position is cached; those in between are replayed when needed."""
AT_ONCE = 20
"""How many picks are replayed before a check reports progress."""
WATCHER = -1
"""Stands for a watcher's perspective."""
GZIP_LEVEL = 5


class FinishedGame(NamedTuple):
    """A finished game: its table, and everything needed to replay it."""

    table: str
    record: Record
    pack: dict[str, str]


class ReplayStep(NamedTuple):
    """A step: who picked what, and what happened."""

    seat: int
    option: Option | None
    happened: AnyHappened


class Replay:
    """All steps of a game; step 0 is the setup."""

    def __init__(self, past: FinishedGame) -> None:
        record = past.record
        self.ruleset = games.ruleset_of(record.game)
        facts = games.facts_of(record.game, record.settings, past.pack)
        match: AnyMatch = Match.begin(self.ruleset, record, facts)
        names = record.players
        self.replay_steps = [ReplayStep(-1, None, match.happened()[0].with_names(names))]
        self._kept: dict[int, AnyGame] = {0: match.game}
        for text in record.picks:
            decision, option = match.game.decision, match.options()[text]
            match.carry_out(option, text)
            seat = -1 if decision is None else decision.seat
            happened = match.happened(-1)[0].with_names(names)
            self.replay_steps.append(ReplayStep(seat, option, happened))
            if match.number % KEEP_EVERY == 0 or match.number in record.anew:
                self._kept[match.number] = match.game
        self.end: AnyGame = match.game

    def positions(self, first: int = 0, last: int | None = None) -> Iterator[tuple[int, AnyGame]]:
        """The steps from `first` to `last` with the position after each."""
        last = len(self.replay_steps) - 1 if last is None else min(last, len(self.replay_steps) - 1)
        start = max(at for at in self._kept if at <= first)
        game = self._kept[start]
        for number in range(start, last + 1):
            if number in self._kept:
                game = self._kept[number]
            else:
                game = game.copy()
                game.go_on(self.replay_steps[number].option)
            if number >= first:
                yield number, game

    def steps(self, reader: Reader, locale: str) -> list[StepShown]:
        """The list of all steps from a reader's perspective, in a language."""
        found, before, last = [], self._kept[0], BEFORE_ALL
        for number, game in self.positions():
            step = self.replay_steps[number]
            story = story_for(self.ruleset, step.happened, reader, step.seat, last)
            found.append(self._step(number, before, game, reader, locale, story))
            before, last = game, [last, *story][-1]
        return found

    def _step(
        self,
        number: int,
        before: AnyGame,
        game: AnyGame,
        reader: Reader,
        locale: str,
        story: list[StoryLine],
    ) -> StepShown:
        step, ruleset, speaker = (
            self.replay_steps[number],
            self.ruleset,
            self.ruleset.speaker(locale),
        )
        progress = ruleset.progress(game)
        picked = ""
        if step.option is not None and step.seat == reader:
            picked = speaker.option_line(before, step.option)
        return StepShown(
            turn=progress.turn,
            seat=step.seat,
            score=[*progress.score],
            log=[line_shown(speaker, game.facts, line, reader) for line in story],
            landmarks=[*filter(None, map(ruleset.landmark, step.happened.events))],
            picked=picked,
            in_words=in_words(speaker, game, reader),
        )

    def frames(self, reader: Reader, first: int, last: int) -> list[FrameShown]:
        """The positions after the steps from `first` to `last`."""
        steps, ruleset = self.replay_steps, self.ruleset
        if first >= len(steps):
            return []
        return [
            FrameShown(
                number=number,
                events=events_for(ruleset, steps[number].happened.events, reader),
                view=view_for(ruleset, game, reader, self._episode(number)),
                asked=asked_shown(game),
            )
            for number, game in self.positions(first, last)
        ]

    def _episode(self, number: int) -> list[Event]:
        """What had happened of late by a step."""
        steps = self.replay_steps
        picks = (steps[at].happened.events for at in range(number, -1, -1))
        return episode(picks, self.ruleset.episodes)

    def picks(self) -> Iterator[AnyPlayed]:
        """Every pick, with the game before and after it."""
        before = self._kept[0]
        for number, game in self.positions():
            if number:
                yield before, game, self.replay_steps[number].happened.events
            before = game


_replays: OrderedDict[str, Replay] = OrderedDict()


def replay_of(past: FinishedGame) -> Replay:
    """The replay of a game; those that were looked at last are kept."""
    replay = _replays.pop(past.table, None) or Replay(past)
    _replays[past.table] = replay
    while len(_replays) > REPLAYS_KEPT:
        _replays.popitem(last=False)
    return replay


def packed(value: object) -> bytes:
    return gzip.compress(msgspec.json.encode(value), GZIP_LEVEL, mtime=0)


def packed_record(record: Record) -> bytes:
    """A record as a file."""
    return gzip.compress(record.to_text().encode(), GZIP_LEVEL, mtime=0)


def steps_of(past: FinishedGame, eyes: int, locale: str) -> bytes:
    """All steps of a game, one line each, in a language."""
    return packed(ReplayShown(eyes, replay_of(past).steps(reader_of(eyes), locale)))


def frames_of(past: FinishedGame, eyes: int, first: int, last: int) -> bytes:
    """The positions after some steps."""
    return packed(replay_of(past).frames(reader_of(eyes), first, last))


def figures_of(past: FinishedGame) -> bytes:
    """The game's statistics."""
    replay = replay_of(past)
    return packed(replay.ruleset.summary(replay.picks(), replay.end))


def printed_on(ruleset: AnyRuleset, facts: AnyFacts, locale: str) -> bytes:
    """What is printed on everything a game is played with, by kind, in a language."""
    return packed(ruleset.speaker(locale).printed(facts))


def reader_of(eyes: int) -> Reader:
    return None if eyes == WATCHER else Seat(eyes)


# Records


class ImportedRecord(NamedTuple):
    """A verified record: who made each pick, how many play, who won."""

    record: Record
    asked: list[Seat]
    seats: int
    result: Result | None


def read_record(text: str, pack: dict[str, str], most_picks: int, where: str) -> ImportedRecord:
    """The record in an uploaded text; `BadData` if it does not check out."""
    record = Record.from_text(text, where)
    if record.start is not None:
        raise BadData(
            f"{where}: it begins in the middle of a game whose rules were corrected; only"
            " `orrery replay --terminal` can play such a record"
        )
    if len(record.picks) > most_picks:
        raise BadData(f"{where}: found {len(record.picks)} picks, expected at most {most_picks}")
    return played_again(record, pack)


def played_again(record: Record, pack: dict[str, str]) -> ImportedRecord:
    """A record, replayed from its beginning; `BadData` if it does not check out."""
    ruleset = games.ruleset_of(record.game)
    asked: list[Seat] = []
    check_proof(record)
    match = replay(ruleset, record, games.read_texts(ruleset), pack, asked=asked)
    if record.result is not None:
        check_result(record, match)
    complete = replace(record, settings=ruleset.settings(record.settings))
    return ImportedRecord(complete, asked, len(ruleset.progress(match.game).sides), match.result())


def checking(
    record: Record, pack: dict[str, str], locale: str
) -> Generator[Checked | Verdict, None, None]:
    """Progress while a record is replayed; the last is the verdict, in a language."""
    words = messages(locale)
    ruleset, picks, hashes = games.ruleset_of(record.game), len(record.picks), len(record.hashes)
    seed: Literal["proved", "wrong", "unknown", "mended"] = "wrong"
    at = 0
    try:
        check_proof(record)
        seed = "proved" if record.proof else "unknown"
        if record.start is not None:
            seed = "mended"
        matches = replaying(ruleset, record, games.read_texts(ruleset), pack)
        while steps := [*islice(matches, AT_ONCE)]:
            at, last = steps[-1].number, steps[-1]
            yield Checked(at, picks, sum(number <= at for number in record.hashes))
        if record.result is not None:
            check_result(record, last)
    except BadData as error:
        sentence = words.format("check-wrong", reason=str(error))
        yield Verdict(False, seed, sentence, at, sum(number <= at for number in record.hashes))
    else:
        key = {"proved": "check-proved", "mended": "check-mended"}.get(seed, "check-unproved")
        yield Verdict(True, seed, words.format(key, picks=picks), picks, hashes)
