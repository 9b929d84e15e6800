"""A pick in StarCraft does not change when what the program cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery import bots
from orrery.core.title import F, S
from orrery.core.window import Answer, Program, Window
from orrery.starcraft.state import Table
from orrery.starcraft.title import STARCRAFT
from tests.bots.starcraft_driving import answers, make, new_game, re_dealt


class Peeking:
    """A planted fault: looks through the window at the hands of the others."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, window: Window[S, F]) -> Answer:
        players = window._game.state.players  # type: ignore[attr-defined]
        hidden = hash(tuple(player.hand for player in players))
        return Answer(window.options[hidden % len(window.options)], "bot-random")


def picks_that_change(game: Table, maker: Callable[[int], Program], every: int) -> int:
    """At how many decisions of a game a fresh program would answer differently in another world."""
    changed = 0
    drivers = make("greedy", "eager", "simple")
    for number, (now, window, _) in enumerate(answers(game, drivers)):
        if number % every:
            continue
        other = Window(STARCRAFT, re_dealt(now, window.seat, number))
        changed += maker(5).answer(window) != maker(5).answer(other)
    return changed


@pytest.mark.parametrize("name", ["eager", "simple", "greedy"])
def test_a_pick_depends_on_nothing_hidden(name: str) -> None:
    assert picks_that_change(new_game(11, 3), bots.maker(name, "starcraft"), every=5) == 0


def test_a_program_that_peeks_is_caught() -> None:
    assert picks_that_change(new_game(11, 3), Peeking, every=5) > 5
