"""Programs play the expanded game to its end; what they do not know yet, they answer somehow."""

from __future__ import annotations

import pytest

from orrery import bots
from orrery.core.decisions import Option
from orrery.core.window import Window
from orrery.starcraft.ruleset import STARCRAFT
from tests.bots.driving import Club
from tests.starcraft.broodwar.order_leaders import MENGSK, led
from tests.starcraft.broodwar.test_special_orders import RND
from tests.starcraft.scenario import Position

CLUB = Club(STARCRAFT, players="3", factions="random", galaxy="quick", expansion="brood_war")


@pytest.mark.parametrize("name", ["greedy", "simple", "eager"])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_program_plays_to_the_end(name: str, seed: int) -> None:
    game = CLUB.new_game(seed)
    verbs = {answer.pick.verb for _, _, answer in CLUB.answers(game, *[name] * 3, seed=seed)}
    assert game.decision is None
    assert {"order", "execute"} <= verbs


def greedy_pick(game: Position) -> Option:
    return bots.make("greedy", STARCRAFT.name, 1).answer(Window(STARCRAFT, game.game)).pick


def test_greedy_places_no_special_order_that_it_cannot_execute() -> None:
    for modules in (0, 1):
        game = led(MENGSK, phase="planning", own={"modules": [RND] * modules})
        placed = []
        while game.prompt in ("order-where", "order-which"):
            pick = greedy_pick(game)
            if pick.verb == "order" and game.asked == MENGSK:
                placed.append(pick.what)
            game.game.play(pick)
        assert sum(3 <= order < 6 for order in placed) <= modules


def test_greedy_names_a_star_order() -> None:
    game = led(
        MENGSK, "the_sons_of_korhal", orders={"helios": [f"{MENGSK} build", f"{MENGSK} star"]}
    )
    game.picks("reveal helios")
    assert greedy_pick(game).verb == "execute-as"
