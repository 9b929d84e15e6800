"""Programs finish games of Brood War with every two options that go together."""

from __future__ import annotations

import pytest

from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import Club
from tests.bots.test_starcraft_programs import ENDINGS
from tests.marks import few_quick
from tests.starcraft.broodwar.test_options import GAMES

CLUB = Club(STARCRAFT, expansion="brood_war")
MOST = 600
"""Decisions of a game of elimination, which would go on for very long."""


@pytest.mark.parametrize("names", [["random"], ["eager", "simple"]], ids="-".join)
@pytest.mark.parametrize("number", few_quick(range(len(GAMES)), 3))
def test_programs_finish_a_game_with_every_two_options(number: int, names: list[str]) -> None:
    options = GAMES[number]
    seated = [names[(seat + number) % len(names)] for seat in range(int(options["players"]))]
    game = CLUB.new_game(number, **options)
    for count, (_, window, answer) in enumerate(CLUB.answers(game, *seated, seed=number)):
        assert answer.pick in window.options
        if options["goal"] == "elimination" and count == MOST:
            return
    assert game.state.ending in ENDINGS
    assert game.state.winners
