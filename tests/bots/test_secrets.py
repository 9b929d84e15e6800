"""A program's pick does not change when what it cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet

from orrery import bots
from orrery.core.window import Answer, AnyWindow, Program
from tests.bots.driving import CLONE_WARS_CLUB, EDITIONS, STARCRAFT_CLUB


def name_of(options: dict[str, str]) -> str:
    return "-".join(options.values())


def quick_first(game: str) -> list[ParameterSet]:
    """The programs of a game; those that search take long."""
    return [
        pytest.param(one.name, marks=[pytest.mark.slow] if one.searches else [])
        for one in bots.programs(game)
    ]


class Peeking:
    """A planted fault: looks through the window at the hands of all."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, window: AnyWindow) -> Answer:
        state = window._game.state
        owners = getattr(state, "sides", None) or getattr(state, "players", [])
        hidden = hash(tuple(owner.hand for owner in owners))
        return Answer(window.options[hidden % len(window.options)], "bot-random")


def changed_in_clone_wars(maker: Callable[[int], Program], options: dict[str, str]) -> int:
    club = CLONE_WARS_CLUB
    game = club.new_game(11, **options)
    return club.picks_that_change(game, "eager", "eager", maker=maker, every=7)


def changed_in_starcraft(maker: Callable[[int], Program]) -> int:
    club = STARCRAFT_CLUB
    game = club.new_game(11, players="3")
    return club.picks_that_change(game, "greedy", "eager", "simple", maker=maker, every=5)


@pytest.mark.parametrize("options", EDITIONS, ids=name_of)
@pytest.mark.parametrize("name", quick_first("clone-wars"))
def test_a_pick_depends_on_nothing_hidden(name: str, options: dict[str, str]) -> None:
    assert changed_in_clone_wars(bots.maker(name, "clone-wars"), options) == 0


@pytest.mark.parametrize("name", quick_first("starcraft"))
def test_a_pick_in_starcraft_depends_on_nothing_hidden(name: str) -> None:
    assert changed_in_starcraft(bots.maker(name, "starcraft")) == 0


def test_a_program_that_peeks_is_caught() -> None:
    assert changed_in_clone_wars(Peeking, {}) > 5
    assert changed_in_starcraft(Peeking) > 5
