"""A server that is killed loses nothing that it acknowledged (`python -m tests.server.crash` for
more)."""

from __future__ import annotations

import pytest

from tests.server.crash import crash

pytestmark = pytest.mark.slow


def test_nothing_that_was_acknowledged_is_lost_and_games_go_on() -> None:
    report = crash(1, kills=3)
    assert report.kills == 3
    assert report.acknowledged > 50
    assert report.kept > report.acknowledged


def test_an_answer_before_it_is_written_is_caught() -> None:
    with pytest.raises(AssertionError, match="acknowledged"):
        crash(1, kills=3, fault="hasty")


def test_programs_that_wait_to_be_looked_at_are_caught() -> None:
    with pytest.raises(AssertionError, match="programs do not go on"):
        crash(1, kills=1, fault="idle")
