"""Whole games, replayed to their result, and read as text."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.clone_wars.title import CLONE_WARS
from orrery.core.record import Record
from orrery.core.replay import verify
from orrery.games import read_texts
from orrery.lab.golden import GAMES, Golden, playthrough, playthrough_path, record_path

TESTS = Path(__file__).parent


def record_of(golden: Golden) -> Record:
    path = record_path(TESTS, golden.name)
    return Record.from_text(path.read_text("utf-8"), path.name)


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_recorded_game_replays_to_its_result(golden: Golden) -> None:
    record = record_of(golden)
    match = verify(CLONE_WARS, record, read_texts(CLONE_WARS), {})
    assert match.result() is not None
    assert match.number == len(record.picks)


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_recorded_game_is_told_as_before(golden: Golden) -> None:
    told = playthrough(record_of(golden))
    assert told == playthrough_path(TESTS, golden.name).read_text("utf-8"), "see `orrery bless`"


def test_no_golden_file_is_left_over() -> None:
    names = {golden.name for golden in GAMES}
    assert {path.stem for path in (TESTS / "records").iterdir()} == names
    assert {path.stem for path in (TESTS / "playthroughs").iterdir()} == names
