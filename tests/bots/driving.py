"""Whole games played by programs, looked at from outside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from orrery import bots, games
from orrery.clone_wars.box import Box
from orrery.clone_wars.state import State
from orrery.clone_wars.title import CLONE_WARS
from orrery.core.decisions import Seat
from orrery.core.flow import Game
from orrery.core.rng import seed_from_number
from orrery.core.window import Answer, Program, Window

CloneWarsWindow = Window[State, Box]
CloneWarsGame = Game[State, Box]

EDITIONS = [
    {"mode": "beginner"},
    {"mode": "full", "pay_off": "yes"},
    {"mode": "secret"},
    {"factions": "rebel,empire", "mode": "full"},
    {"factions": "empire,separatist", "mode": "secret", "pay_off": "yes"},
    {"factions": "republic,rebel", "mode": "full"},
]
"""Every mode, both editions, and both mixed."""


@cache
def texts() -> dict[str, str]:
    return games.read_texts(CLONE_WARS)


def new_game(seed: int, **options: str) -> CloneWarsGame:
    settings = CLONE_WARS.settings(options)
    facts = CLONE_WARS.facts(settings, texts(), {})
    return CLONE_WARS.begin(settings, seed_from_number(seed), facts)


def answers(
    game: CloneWarsGame, programs: list[Program], most: int = 5000
) -> Iterator[tuple[CloneWarsGame, CloneWarsWindow, Answer]]:
    """Play a game to its end; each window, with what was answered, before it is carried out."""
    for _ in range(most):
        if game.decision is None:
            return
        window = Window(CLONE_WARS, game)
        answer = programs[window.seat].answer(window)
        yield game, window, answer
        game.play(answer.pick)
    raise AssertionError(f"no end after {most} decisions")


def make(*names: str, seed: int = 1) -> list[Program]:
    return [bots.make(name, "clone-wars", seed + seat) for seat, name in enumerate(names)]


def re_dealt(game: CloneWarsGame, seat: int, seed: int) -> CloneWarsGame:
    """The same game with everything dealt anew that a seat cannot know."""
    return CLONE_WARS.determinize(game, Seat(seat), Random(seed))
