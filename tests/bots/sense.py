"""What greedy picks in a position of Brood War, and whether that takes any sense."""

from __future__ import annotations

from orrery.bots.starcraft.greedy import PLANNING, GreedyBot, choose_any
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.table import box_of, read
from orrery.core.window import Window
from orrery.starcraft.ruleset import STARCRAFT
from tests.starcraft.scenario import Position


def pick(game: Position) -> str:
    """What greedy picks now."""
    window = Window(STARCRAFT, game.game)
    return window.texts()[GreedyBot(1).answer(window).pick]


def sense(game: Position) -> str:
    """What greedy picks now; it must not be what a program without sense would take."""
    window = Window(STARCRAFT, game.game)
    anything = window.texts()[choose_any(judged(game), window.options).pick]
    picked = pick(game)
    assert picked != anything, f"{picked} is the first thing that does something"
    return picked


def play(game: Position, until: str) -> Position:
    """Greedy plays for everybody, until it is asked this."""
    for _ in range(60):
        if game.prompt == until:
            return game
        game.picks(pick(game))
    raise AssertionError(f"{until} was never asked")


def judged(game: Position) -> Judgement:
    window = Window(STARCRAFT, game.game)
    known = read(window.view, window.seat)
    return Judgement(box_of(window.facts), known, window.prompt.key in PLANNING)
