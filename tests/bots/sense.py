"""What greedy picks in a position of Brood War, and whether that takes any sense."""

from __future__ import annotations

import pytest

from orrery.bots.starcraft.greedy import PLANNING, GreedyBot, choose_any
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.reading import read
from orrery.bots.starcraft.scenarios import aims
from orrery.bots.starcraft.table import box_of
from orrery.core.window import Window
from orrery.starcraft.facts.terms import NONE
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
    known = read(box_of(window.facts), window.view, window.seat)
    return Judgement(box_of(window.facts), known, window.prompt.key in PLANNING)


def attacked(game: Position) -> str:
    """The area that greedy attacks as it plays on, "" for none."""
    while game.prompt in ("move", "move-to") and game.state.invaded == NONE:
        game.picks(pick(game))
    return "" if game.state.invaded == NONE else game.box.area_slugs[game.state.invaded]


def attacked_blindly(monkeypatch: pytest.MonkeyPatch, game: Position) -> str:
    """The area that greedy would attack if it did not know the aims."""
    with monkeypatch.context() as patch:
        forget(patch)
        return attacked(game)


def forget(patch: pytest.MonkeyPatch) -> None:
    """Greedy knows no aims."""
    patch.setattr(aims, "AIMS", dict.fromkeys(aims.AIMS, lambda *_: None))
    patch.setattr(aims, "lives", lambda _: None)
