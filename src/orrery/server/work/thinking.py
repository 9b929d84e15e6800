"""What a worker process does: follows a table's game by its picks and lets a program answer.

A worker keeps the games it has followed, so that the next question costs only the new picks.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from orrery import bots, games
from orrery.core.decisions import Option, Seat
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.window import Program, Window
from orrery.games import AnyGame, AnyMatch
from orrery.messages import SOURCE

GAMES_KEPT = 32
AHEAD = 8
"""How many picks after the first a program says at most."""

Followed = OrderedDict[str, AnyMatch]
"""The games a worker has followed, by table; the most recently used last."""

_followed: Followed = OrderedDict()


class Position(NamedTuple):
    """The position of a table's game, by its record."""

    table: str
    record: Record
    pack: dict[str, str]


class Question(NamedTuple):
    """A position, and the program to answer; `ahead`: also what it would pick next."""

    position: Position
    program: str
    seed: int
    ahead: bool = False


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
        answer = program.answer(Window(match.ruleset, match.game))
        match.ruleset.speaker(SOURCE).option_line(match.game, answer.pick)


def think(question: Question) -> Thought:
    """The answer of a program to the position's decision."""
    match = follow(question.position)
    window = Window(match.ruleset, match.game)
    program = bots.make(question.program, question.position.record.game, question.seed)
    answer = program.answer(window)
    then = picks_after(match, program, answer.pick) if question.ahead else ()
    return Thought(window.texts()[answer.pick], answer.reason, dict(answer.figures), then)


def picks_after(match: AnyMatch, program: Program, pick: Option) -> tuple[str, ...]:
    """What a program would pick next, as long as it is asked and nothing is revealed: it knows all
    of that now."""
    game, picks = match.game.copy(), list[str]()
    seat, revealed = asked_seat(game), game.state.irrevocable
    game.play(pick)
    while asked_seat(game) == seat and game.state.irrevocable == revealed and len(picks) < AHEAD:
        window = Window(match.ruleset, game)
        pick = program.answer(window).pick
        picks.append(window.texts()[pick])
        game.play(pick)
    return tuple(picks)


def asked_seat(game: AnyGame) -> Seat | None:
    return None if game.decision is None else game.decision.seat


def goes_on(record: Record, match: AnyMatch) -> bool:
    """Whether a record continues a match."""
    return record.start == match.start and record.picks[: match.number] == match.picks


def follow(position: Position, followed: Followed = _followed) -> AnyMatch:
    """The match of a record: the one followed before, if the record continues it."""
    table, record, pack = position
    ruleset, match = games.ruleset_of(record.game), followed.pop(table, None)
    if match is None or not goes_on(record, match):
        facts = games.facts_of(record.game, record.settings, pack)
        match = Match.begin(ruleset, record, facts)
    for text in record.picks[match.number :]:
        match.carry_out(match.options()[text], text)
    followed[table] = match
    while len(followed) > GAMES_KEPT:
        followed.popitem(last=False)
    return match
