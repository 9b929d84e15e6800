"""Every question of StarCraft, opened as a table and answered by its own form."""

from __future__ import annotations

import ast

import pytest

from orrery.starcraft import STARCRAFT
from tests.e2e.conftest import Visits
from tests.e2e.opened import game_of
from tests.e2e.positions import MORE_CASES as CASES
from tests.e2e.positions import PROMPTS, position
from tests.e2e.questions import SETTINGS, answer, wrong
from tests.e2e.server import Server
from tests.e2e.starcraft_gestures import Wish
from tests.starcraft.test_sayings import called, nodes

pytestmark = pytest.mark.slow


def asked() -> set[str]:
    """Every question that the rules ask."""
    calls = [node for _, node in nodes() if isinstance(node, ast.Call) and called(node) == "Prompt"]
    return {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}


def test_there_is_a_position_for_every_question() -> None:
    assert {*PROMPTS} == asked()
    for prompt in PROMPTS:
        game = game_of(position(prompt))
        assert game.decision is not None
        assert game.decision.prompt.key == prompt
        assert len(game.decision.options) > 1


def test_what_the_expansion_adds_is_among_the_options() -> None:
    for name, case in CASES.items():
        game = game_of(position(name))
        assert game.decision is not None
        assert case.wish in STARCRAFT.verbs.options(game)


def test_questions_are_answered_by_their_own_forms(server: Server, visits: Visits) -> None:
    assert wrong(server, visits(settings=SETTINGS), PROMPTS, "mouse") == []


def test_what_the_expansion_adds_is_answered_in_the_same_way(
    server: Server, visits: Visits
) -> None:
    assert wrong(server, visits(settings=SETTINGS), [*CASES], "mouse") == []


BY_KEYS = ("faction", "z-axis-major", "pay", "learn-technology", "play-event", "pair", "splash")
BY_TOUCH = ("place-turn", "starting-unit", "order-where", "sacrifice", "pay", "carry")
"""Questions that the rounds by keys and by taps do not ask; all of them by command."""


def test_some_questions_are_answered_by_keys(server: Server, visits: Visits) -> None:
    assert wrong(server, visits(settings=SETTINGS), BY_KEYS, "keys") == []


def test_some_questions_are_answered_by_touch(server: Server, visits: Visits) -> None:
    assert wrong(server, visits(phone=True, settings=SETTINGS), BY_TOUCH, "touch") == []


def test_a_route_beside_the_planet_that_is_shown_close_can_be_clicked(
    server: Server, visits: Visits
) -> None:
    ann = visits(settings=SETTINGS)
    ann.visit(server.address)
    wishes = [Wish("build-forces", "transport helios-pridewater")]
    assert answer(server, ann, "build-forces", "mouse", wishes) == ""
