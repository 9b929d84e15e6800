"""Whole games of scenarios, from the choice of factions to the end, by players who do not think."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.bots.starcraft.eager import EagerBot
from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.simple import SimpleBot
from orrery.core.window import Program, Window
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws.starcraft import CHEAP
from tests.marks import rule
from tests.starcraft.broodwar.alliance import ALLIANCE
from tests.starcraft.broodwar.test_whole_games import whole_game
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import begin

QUEST = "quest_for_uraj_and_khalis"


@pytest.mark.parametrize("galaxy", ["place", "quick"])
@pytest.mark.parametrize("seed", range(2))
def test_a_quest_is_played_to_its_end(galaxy: str, seed: int) -> None:
    game = whole_game(
        seed, mode=QUEST, players="4", factions="choose", leadership="yes", galaxy=galaxy
    )
    assert len(game.state.winners) == 2


def test_the_laws_hold_in_a_quest() -> None:
    game = whole_game(
        7, every=60, mode=QUEST, players="4", factions="choose", leadership="yes", galaxy="quick"
    )
    assert len(game.state.winners) == 2


def test_programs_play_a_quest_to_its_end() -> None:
    game = begin(expanded_box(mode=QUEST), 4)
    programs: list[Program] = [GreedyBot(1), SimpleBot(2), EagerBot(3), GreedyBot(4)]
    while not game.is_over:
        for law in CHEAP:
            law(game.game)
        window = Window(STARCRAFT, game.game)
        game.game.play(programs[window.seat].answer(window).pick)
    assert len(game.state.winners) == 2


@rule("BW-SCEN-EX1")
@pytest.mark.parametrize("galaxy", ["place", "quick"])
def test_a_desperate_alliance_is_over_after_five_rounds(galaxy: str) -> None:
    game = whole_game(
        5, every=60, mode=ALLIANCE, players="2", factions="choose", leadership="yes", galaxy=galaxy
    )
    assert len(game.state.winners) == 1
    assert game.state.round <= 5


def test_programs_play_a_desperate_alliance_to_its_end() -> None:
    game = begin(expanded_box(mode=ALLIANCE), 4)
    programs: list[Program] = [GreedyBot(1), EagerBot(3)]
    while not game.is_over:
        for law in CHEAP:
            law(game.game)
        window = Window(STARCRAFT, game.game)
        game.game.play(programs[window.seat].answer(window).pick)
    assert len(game.state.winners) == 1


TRUMP = "trump_card"


@pytest.mark.parametrize(("galaxy", "seed"), [("place", 0), ("quick", 1)])
def test_a_trump_card_is_played_to_its_end(galaxy: str, seed: int) -> None:
    game = whole_game(
        seed, mode=TRUMP, players="3", factions="choose", leadership="yes", galaxy=galaxy
    )
    assert len(game.state.winners) == 1


def test_the_laws_hold_in_a_trump_card() -> None:
    game = whole_game(
        7, every=60, mode=TRUMP, players="3", factions="choose", leadership="yes", galaxy="quick"
    )
    assert len(game.state.winners) == 1


@pytest.mark.parametrize("bot", [EagerBot, SimpleBot, GreedyBot])
def test_programs_play_a_trump_card_to_its_end(bot: Callable[[int], Program]) -> None:
    game = begin(expanded_box(mode=TRUMP, galaxy="quick"), 1)
    programs = [bot(seat) for seat in range(3)]
    while not game.is_over:
        for law in CHEAP:
            law(game.game)
        window = Window(STARCRAFT, game.game)
        game.game.play(programs[window.seat].answer(window).pick)
    assert game.state.winners
