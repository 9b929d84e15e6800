"""What a worker process does: follows a table's game by its picks and lets a program answer.

A worker keeps the games it has followed, so that the next question costs only the new picks.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from orrery import bots, games
from orrery.core.decisions import Seat
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.ruleset import Plain
from orrery.core.window import Allowance, Answer, Program, Window
from orrery.games import AnyGame, AnyMatch
from orrery.messages import SOURCE

GAMES_KEPT = 32
AHEAD = 8
"""How many picks after the first a program says at most."""

Notes = dict[tuple[Seat, str], Plain]
"""What programs noted at their last decisions, by seat and name."""


class FollowedGame(NamedTuple):
    """A game that a worker has followed, and what its programs noted: another worker does not know
    that, and a program can do without."""

    match: AnyMatch
    notes: Notes


Followed = OrderedDict[str, FollowedGame]
"""The games a worker has followed, by table; the most recently used last."""

_followed: Followed = OrderedDict()

AT_ONCE = Allowance(seconds=0.0)
"""A program that may not think answers as its policy does."""


class Position(NamedTuple):
    """The position of a table's game, by its record."""

    table: str
    record: Record
    pack: dict[str, str]


class Question(NamedTuple):
    """A position, and the program to answer; `ahead`: also what it would pick next; `allowance`:
    what it may use for it."""

    position: Position
    program: str
    seed: int
    ahead: bool = False
    allowance: Allowance | None = None


class Thought(NamedTuple):
    """A pick by its text form, and why: the name of a message, and what it speaks of; and the picks
    that would follow it."""

    pick: str
    reason: str
    figures: dict[str, str | int]
    then: tuple[str, ...] = ()


def prepare() -> None:
    """Load the facts, the words and the strongest program of each game: the first question would
    wait for them."""
    for name in games.RULESETS:
        match = games.new_match(name, seed=1)
        program = bots.make(bots.strongest(name), name, 1)
        answer = program.answer(Window(match.ruleset, match.game, AT_ONCE))
        match.ruleset.speaker(SOURCE).option_line(match.game, answer.pick)


def think(question: Question) -> Thought:
    """The answer of a program to the position's decision."""
    match, notes = follow(question.position)
    program = bots.make(question.program, question.position.record.game, question.seed)
    window = Window(match.ruleset, match.game, question.allowance)
    window.note = notes.get((window.seat, question.program))
    answer = program.answer(window)
    notes[window.seat, question.program] = answer.note
    then = picks_after(match, program, answer) if question.ahead else ()
    return Thought(window.texts()[answer.pick], answer.reason, dict(answer.figures), then)


def picks_after(match: AnyMatch, program: Program, answer: Answer) -> tuple[str, ...]:
    """What a program would pick next, as long as it is asked and nothing is revealed: it knows all
    of that now. It has thought already."""
    game, picks = match.game.copy(), list[str]()
    seat, revealed = asked_seat(game), game.state.irrevocable
    game.play(answer.pick)
    while asked_seat(game) == seat and game.state.irrevocable == revealed and len(picks) < AHEAD:
        window = Window(match.ruleset, game, AT_ONCE, answer.note)
        answer = program.answer(window)
        picks.append(window.texts()[answer.pick])
        game.play(answer.pick)
    return tuple(picks)


def asked_seat(game: AnyGame) -> Seat | None:
    return None if game.decision is None else game.decision.seat


def goes_on(record: Record, match: AnyMatch) -> bool:
    """Whether a record continues a match."""
    return record.start == match.start and record.picks[: match.number] == match.picks


def follow(position: Position, followed: Followed = _followed) -> FollowedGame:
    """The game of a record: the one followed before, if the record continues it."""
    table, record, pack = position
    ruleset, found = games.ruleset_of(record.game), followed.pop(table, None)
    if found is None or not goes_on(record, found.match):
        facts = games.facts_of(record.game, record.settings, pack)
        found = FollowedGame(Match.begin(ruleset, record, facts), {})
    match = found.match
    for text in record.picks[match.number :]:
        match.carry_out(match.options()[text], text)
    followed[table] = found
    while len(followed) > GAMES_KEPT:
        followed.popitem(last=False)
    return found
