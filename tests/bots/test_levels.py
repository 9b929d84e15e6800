"""Levels: what the weaker ones overlook, and the wins that none of them does."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from orrery import bots
from orrery.bots.clone_wars import levels as clone_wars
from orrery.bots.overlooking import Overlooking, drawn, kept_salt
from orrery.bots.starcraft import levels as starcraft
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.decisions import Option
from orrery.core.window import Allowance, AnyWindow, Window
from orrery.games import RULESETS
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import CLONE_WARS_CLUB, STARCRAFT_CLUB
from tests.clone_wars import scenario as clone_wars_scenario
from tests.starcraft import scenario as starcraft_scenario

FEW = Allowance(playouts=6)
LEVELS = ["novice", "simple", "hasty", "greedy", "search"]
CHANCE = {"bot-random", "bot-eager"}


@pytest.mark.parametrize("game", RULESETS)
def test_people_are_offered_no_program_that_picks_at_random(game: str) -> None:
    assert [one.name for one in bots.levels(game)] == LEVELS
    assert {"random", "eager"} < {*bots.names(game)}


def test_a_game_without_levels_offers_whatever_plays_it() -> None:
    assert [one.name for one in bots.levels("a game to come")] == ["random", "eager"]


# A win on the table


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_takes_a_win_on_the_table_in_clone_wars(name: str, seed: int) -> None:
    """The last base falls if everything attacks it; the row and the market tempt."""
    game = clone_wars_scenario.table(
        republic=clone_wars_scenario.side(
            units=["arc_trooper", "delta_7b"], deck=["republic_shuttle"] * 6, pool=9
        ),
        separatist=clone_wars_scenario.side(
            lost=["xorrn", "dac"], base="felucia", damage=8, deck=["separatist_shuttle"] * 6
        ),
        row=["tri_fighter", "count_dooku"],
    )
    program, note = bots.make(name, "clone-wars", seed), None
    for _ in range(40):
        if game.game.decision is None:
            break
        window = Window(CLONE_WARS, game.game, FEW, note)
        assert window.seat == 0, "the turn has passed"
        answer = program.answer(window)
        note = answer.note
        game.game.play(answer.pick)
    assert game.winner == "republic"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_takes_a_win_on_the_table_in_starcraft(name: str, seed: int) -> None:
    """One empty area is missing to the points that win, and nobody else has an order left."""
    game = starcraft_scenario.table(
        overmind=starcraft_scenario.side(
            at={"helios.2": "zergling zergling hydralisk base"}, conquest=13
        ),
        jim_raynor=starcraft_scenario.side(at={"torus.2": "marine base"}),
        orders={"helios": ["overmind mobilize"]},
    )
    program, note = bots.make(name, "starcraft", seed), None
    for _ in range(60):
        if game.game.decision is None:
            break
        window = Window(STARCRAFT, game.game, FEW, note)
        answer = program.answer(window)
        note = answer.note
        game.game.play(answer.pick)
    assert game.game.decision is None
    assert game.state.winners == (0,)
