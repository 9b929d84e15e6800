"""Whole games, replayed to their result, and read as text."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core.record import Record
from orrery.core.replay import verify
from orrery.games import RULESETS, read_texts, ruleset_of
from orrery.lab.golden import play, playthrough, playthrough_path, record_path

TESTS = Path(__file__).parent
KEPT = [(game, one.name) for game, ruleset in RULESETS.items() for one in ruleset.presets.golden]


def record_of(game: str, name: str) -> Record:
    path = record_path(TESTS, game, name)
    return Record.from_text(path.read_text("utf-8"), path.name)


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_recorded_game_replays_to_its_result(game: str, name: str) -> None:
    record, ruleset = record_of(game, name), ruleset_of(game)
    match = verify(ruleset, record, read_texts(ruleset), {})
    assert match.result() is not None
    assert match.number == len(record.picks)


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_recorded_game_is_told_as_before(game: str, name: str) -> None:
    told = playthrough(record_of(game, name))
    assert told == playthrough_path(TESTS, game, name).read_text("utf-8"), "see `orrery bless`"


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_blessing_a_recorded_game_again_changes_nothing(game: str, name: str) -> None:
    """So whoever changes one card does not have to read what programs would do differently."""
    ruleset, kept = ruleset_of(game), record_of(game, name)
    [golden] = [one for one in ruleset.presets.golden if one.name == name]
    assert play(ruleset, golden, kept.picks) == kept


@pytest.mark.parametrize("folder", ["records", "playthroughs"])
def test_no_golden_file_is_left_over(folder: str) -> None:
    found = [(path.parent.name, path.stem) for path in (TESTS / folder).glob("*/*")]
    assert sorted(found) == sorted(KEPT)
    assert {path.name for path in (TESTS / folder).iterdir()} == set(RULESETS)
