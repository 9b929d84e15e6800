"""Every question of StarCraft, opened as a table and answered by its own form."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Visits
from tests.e2e.opened import game_of
from tests.e2e.positions import PROMPTS, position
from tests.e2e.questions import SETTINGS, answer, wrong
from tests.e2e.server import Server
from tests.e2e.starcraft_gestures import Wish
from tests.starcraft.test_sayings import PROMPTS as ASKED

pytestmark = pytest.mark.slow


def test_there_is_a_position_for_every_question() -> None:
    assert {*PROMPTS} == ASKED
    for prompt in PROMPTS:
        game = game_of(position(prompt))
        assert game.decision is not None
        assert game.decision.prompt.key == prompt


def test_questions_are_answered_by_their_own_forms(server: Server, visits: Visits) -> None:
    assert wrong(server, visits(settings=SETTINGS), PROMPTS, "mouse") == []


BY_KEYS = ("faction", "z-axis-major", "pay", "learn-technology", "play-event", "pair", "splash")
BY_TOUCH = ("place-turn", "starting-unit", "order-where", "sacrifice", "pay")
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
