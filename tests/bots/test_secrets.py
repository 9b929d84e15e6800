"""A program's pick does not change when what it cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery import bots
from orrery.clone_wars.title import CLONE_WARS
from orrery.core.title import F, S
from orrery.core.window import Answer, Program, Window
from tests.bots.driving import EDITIONS, CloneWarsGame, answers, make, new_game, re_dealt

NAMES = bots.names(CLONE_WARS.name)


def name_of(options: dict[str, str]) -> str:
    return "-".join(options.values())


class Peeking:
    """A planted fault: looks through the window at the opponent's hand."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, window: Window[S, F]) -> Answer:
        hidden = hash(window._game.state.sides[1 - window.seat].hand)  # type: ignore[attr-defined]
        return Answer(window.options[hidden % len(window.options)], "bot-random")


def picks_that_change(game: CloneWarsGame, maker: Callable[[int], Program]) -> int:
    """At how many decisions of a game a fresh program would answer differently in another world."""
    changed = 0
    for number, (now, window, _) in enumerate(answers(game, make("eager", "eager"))):
        if number % 7:
            continue
        other = Window(CLONE_WARS, re_dealt(now, window.seat, number))
        changed += maker(5).answer(window) != maker(5).answer(other)
    return changed


@pytest.mark.parametrize("options", EDITIONS, ids=name_of)
@pytest.mark.parametrize("name", NAMES)
def test_a_pick_depends_on_nothing_hidden(name: str, options: dict[str, str]) -> None:
    assert picks_that_change(new_game(11, **options), bots.maker(name, "clone-wars")) == 0


def test_a_program_that_peeks_is_caught() -> None:
    assert picks_that_change(new_game(11), Peeking) > 5
