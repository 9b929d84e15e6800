"""Whole games of StarCraft played by programs, looked at from outside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from orrery import bots, games
from orrery.core.decisions import Seat
from orrery.core.rng import seed_from_number
from orrery.core.window import Answer, Program, Window
from orrery.starcraft.box import Box
from orrery.starcraft.state import State, Table
from orrery.starcraft.title import STARCRAFT

StarCraftWindow = Window[State, Box]


@cache
def texts() -> dict[str, str]:
    return games.read_texts(STARCRAFT)


def new_game(seed: int, players: int = 4, **options: str) -> Table:
    """A game with factions by chance in a quick galaxy, unless said otherwise."""
    usual = {"players": str(players), "factions": "random", "galaxy": "quick"}
    settings = STARCRAFT.settings({**usual, **options})
    facts = STARCRAFT.facts(settings, texts(), {})
    return STARCRAFT.begin(settings, seed_from_number(seed), facts)


def answers(
    game: Table, programs: list[Program], most: int = 20_000
) -> Iterator[tuple[Table, StarCraftWindow, Answer]]:
    """Play a game to its end; each window, with what was answered, before it is carried out."""
    for _ in range(most):
        if game.decision is None:
            return
        window = Window(STARCRAFT, game)
        answer = programs[window.seat].answer(window)
        yield game, window, answer
        game.play(answer.pick)
    raise AssertionError(f"no end after {most} decisions")


def make(*names: str, seed: int = 1) -> list[Program]:
    return [bots.make(name, "starcraft", seed + seat) for seat, name in enumerate(names)]


def re_dealt(game: Table, seat: int, seed: int) -> Table:
    """The same game with everything dealt anew that a seat cannot know."""
    return STARCRAFT.determinize(game, Seat(seat), Random(seed))
