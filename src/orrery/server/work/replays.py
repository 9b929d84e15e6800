"""Games that are over, played again: jobs for a worker process.

A game is told through anybody's eyes, step by step, summed up in figures, or checked. What is told
goes through the same functions as in a running game (`frames`). Results are JSON, packed with gzip,
ready to be sent.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Literal, NamedTuple

import msgspec

from orrery import games
from orrery.core.decisions import Option, Seat
from orrery.core.errors import BadData
from orrery.core.events import Event
from orrery.core.match import Match
from orrery.core.record import Record, Result
from orrery.core.replay import check_proof, check_result, replay, replaying
from orrery.core.ruleset import Step
from orrery.games import AnyTitle
from orrery.messages import messages
from orrery.server.contract.frames import (
    AnyGame,
    Reader,
    asked_shown,
    events_for,
    lines_for,
    view_for,
)
from orrery.server.contract.replay_bodies import (
    Checked,
    FrameShown,
    ReplayShown,
    StepShown,
    Verdict,
)

FILMS_KEPT = 8
KEEP_EVERY = 50
"""Every so many steps the position is kept; those between are played again when needed."""
AT_ONCE = 20
"""So many picks are played before a check says something."""
WATCHER = -1
"""Stands for a watcher's eyes."""
GZIP_LEVEL = 5


class Past(NamedTuple):
    """A game that is over: its table, and all that is needed to play it again."""

    table: str
    record: Record
    pack: dict[str, str]


class Shot(NamedTuple):
    """A step: who picked what, and what happened."""

    seat: int
    option: Option | None
    events: Sequence[Event]


class Film:
    """All steps of a game; step 0 is the set-up."""

    def __init__(self, past: Past) -> None:
        record = past.record
        self.title = games.title_of(record.game)
        facts = games.facts_of(record.game, record.settings, past.pack)
        match: Match[Any, Any] = Match.begin(self.title, record, facts)
        self.shots = [Shot(-1, None, match.events[0])]
        self._kept: dict[int, AnyGame] = {0: match.game}
        for text in record.picks:
            decision, option = match.game.decision, match.options()[text]
            match.carry_out(option, text)
            seat = -1 if decision is None else decision.seat
            self.shots.append(Shot(seat, option, match.events[-1]))
            if match.number % KEEP_EVERY == 0 or match.number in record.anew:
                self._kept[match.number] = match.game
        self.end: AnyGame = match.game

    def positions(self, first: int = 0, last: int | None = None) -> Iterator[tuple[int, AnyGame]]:
        """The steps from `first` to `last` with the position after each."""
        last = len(self.shots) - 1 if last is None else min(last, len(self.shots) - 1)
        start = max(at for at in self._kept if at <= first)
        game = self._kept[start]
        for number in range(start, last + 1):
            if number in self._kept:
                game = self._kept[number]
            else:
                game = game.copy()
                game.go_on(self.shots[number].option)
            if number >= first:
                yield number, game

    def steps(self, reader: Reader) -> list[StepShown]:
        """The list of all steps, as a reader would have seen them."""
        found, before = [], self._kept[0]
        for number, game in self.positions():
            found.append(self._step(number, before, game, reader))
            before = game
        return found

    def _step(self, number: int, before: AnyGame, game: AnyGame, reader: Reader) -> StepShown:
        shot, title = self.shots[number], self.title
        standing = title.standing(game)
        picked = ""
        if shot.option is not None and shot.seat == reader:
            picked = title.option_line(before, shot.option)
        return StepShown(
            turn=standing.turn,
            seat=shot.seat,
            score=[*standing.score],
            log=lines_for(title, game, shot.events, reader, shot.seat),
            picked=picked,
        )

    def frames(self, reader: Reader, first: int, last: int) -> list[FrameShown]:
        """How things stood after the steps from `first` to `last`."""
        if first >= len(self.shots):
            return []
        return [
            FrameShown(
                number=number,
                events=events_for(self.shots[number].events, reader),
                view=view_for(self.title, game, reader),
                asked=asked_shown(game),
            )
            for number, game in self.positions(first, last)
        ]

    def picks(self) -> Iterator[Step[Any, Any]]:
        """Every pick, with the game before and after it."""
        before = self._kept[0]
        for number, game in self.positions():
            if number:
                yield before, game, self.shots[number].events
            before = game


_films: OrderedDict[str, Film] = OrderedDict()


def film_of(past: Past) -> Film:
    """The film of a game; those that were looked at last are kept."""
    film = _films.pop(past.table, None) or Film(past)
    _films[past.table] = film
    while len(_films) > FILMS_KEPT:
        _films.popitem(last=False)
    return film


def packed(value: object) -> bytes:
    return gzip.compress(msgspec.json.encode(value), GZIP_LEVEL, mtime=0)


def packed_record(record: Record) -> bytes:
    """A record as a file."""
    return gzip.compress(record.to_text().encode(), GZIP_LEVEL, mtime=0)


def steps_of(past: Past, eyes: int) -> bytes:
    """All steps of a game, in a line each."""
    return packed(ReplayShown(eyes, film_of(past).steps(reader_of(eyes))))


def frames_of(past: Past, eyes: int, first: int, last: int) -> bytes:
    """How things stood after steps."""
    return packed(film_of(past).frames(reader_of(eyes), first, last))


def figures_of(past: Past) -> bytes:
    """The game in figures."""
    film = film_of(past)
    return packed(film.title.summary(film.picks(), film.end))


def printed_on(title: AnyTitle, facts: Any) -> bytes:
    """What is printed on all that a game is played with, by kind."""
    return packed(title.printed(facts))


def reader_of(eyes: int) -> Reader:
    return None if eyes == WATCHER else Seat(eyes)


# Records


class Brought(NamedTuple):
    """A record that is what it says: who was asked for each pick, how many play, who won."""

    record: Record
    asked: list[Seat]
    seats: int
    result: Result | None


def read_record(text: str, pack: dict[str, str], most_picks: int, where: str) -> Brought:
    """The record in a text that somebody brought; `BadData` if it is not what it says."""
    record = Record.from_text(text, where)
    if record.start is not None:
        raise BadData(
            f"{where}: it begins in the midst of a game, whose rules were mended; only"
            " `orrery replay --terminal` plays such a record"
        )
    if len(record.picks) > most_picks:
        raise BadData(f"{where}: found {len(record.picks)} picks, expected at most {most_picks}")
    return played_again(record, pack)


def played_again(record: Record, pack: dict[str, str]) -> Brought:
    """A record, played from its beginning; `BadData` if it is not what it says."""
    title = games.title_of(record.game)
    asked: list[Seat] = []
    check_proof(record)
    match = replay(title, record, games.read_texts(title), pack, asked=asked)
    if record.result is not None:
        check_result(record, match)
    complete = replace(record, settings=title.settings(record.settings))
    return Brought(complete, asked, len(title.standing(match.game).sides), match.result())


def checking(record: Record, pack: dict[str, str]) -> Generator[Checked | Verdict, None, None]:
    """What is found while a record is played again; the last is the verdict."""
    title, picks, hashes = games.title_of(record.game), len(record.picks), len(record.hashes)
    seed: Literal["proved", "wrong", "unknown", "mended"] = "wrong"
    at = 0
    try:
        check_proof(record)
        seed = "proved" if record.proof else "unknown"
        if record.start is not None:
            seed = "mended"
        matches = replaying(title, record, games.read_texts(title), pack)
        while steps := [*islice(matches, AT_ONCE)]:
            at, last = steps[-1].number, steps[-1]
            yield Checked(at, picks, sum(number <= at for number in record.hashes))
        if record.result is not None:
            check_result(record, last)
    except BadData as error:
        sentence = messages().format("check-wrong", reason=str(error))
        yield Verdict(False, seed, sentence, at, sum(number <= at for number in record.hashes))
    else:
        key = {"proved": "check-proved", "mended": "check-mended"}.get(seed, "check-unproved")
        yield Verdict(True, seed, messages().format(key, picks=picks), picks, hashes)
