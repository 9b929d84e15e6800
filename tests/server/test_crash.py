"""Servers that are killed lose nothing that they acknowledged (`python -m tests.server.crash` for
more)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crash import crash
from tests.server.databases import only_sqlite, url_in

pytestmark = pytest.mark.slow


def test_nothing_that_was_acknowledged_is_lost_and_games_go_on(tmp_path: Path) -> None:
    report = crash(1, url_in(tmp_path), kills=3)
    assert report.kills + report.cuts == 3
    assert report.acknowledged > 50
    assert report.kept > report.acknowledged


@only_sqlite
def test_an_answer_before_it_is_written_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="acknowledged"):
        crash(1, url_in(tmp_path), kills=3, fault="hasty")


@only_sqlite
def test_programs_that_do_not_go_on_are_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="programs do not go on"):
        crash(1, url_in(tmp_path), kills=1, fault="idle")
