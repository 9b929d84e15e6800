"""Whole games played by one program, answer by answer. Run as a script, it prints them for
`test_compiled.py`, together with the code that played."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from orrery import bots
from orrery.core.match import Match
from orrery.core.rng import seed_from_number
from orrery.core.window import Window
from orrery.games import read_texts, ruleset_of
from orrery.lab.bench import is_compiled

SEED = 11


def code() -> str:
    """Which code plays."""
    return "compiled" if is_compiled() else "interpreted"


def answers(game: str, program: str, settings: dict[str, str]) -> Iterator[str]:
    """Every answer of a whole game in which the program has all seats, and the result."""
    ruleset = ruleset_of(game)
    match = Match.new(ruleset, settings, seed_from_number(SEED), read_texts(ruleset), {})
    seats = range(ruleset.seats(match.record().settings))
    programs = [bots.make(program, game, SEED + seat) for seat in seats]
    while match.game.decision is not None:
        seat = match.game.decision.seat
        answer = programs[seat].answer(Window(ruleset, match.game))
        yield f"{seat} {tuple(answer.pick)} {answer.reason} {sorted(answer.figures.items())}"
        match.play(answer.pick)
    yield str(match.result())


if __name__ == "__main__":
    played = answers(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]))
    sys.stdout.write("\n".join([code(), *played]) + "\n")
