"""`orrery analyse`: where a recorded game turned."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from orrery.bots.clone_wars.analyst import CloneWarsAnalyst
from orrery.bots.search.analyst import Effort
from orrery.cli import main
from orrery.core.record import Record

RECORD = Path(__file__).parents[1] / "records" / "clone-wars" / "beginner.json"


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less than people get."""
    monkeypatch.setattr(CloneWarsAnalyst, "effort", Effort(5, 6, 3, 12))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["analyse", *arguments])


def test_the_json_form_has_what_its_page_promises() -> None:
    given = run(str(RECORD), "--json")
    assert given.exit_code == 0, given.output
    found = json.loads(given.stdout)
    assert list(found) == ["game", "moments", "costly", "compared", "playouts"]
    assert found["compared"] == 5
    record = Record.from_text(RECORD.read_text("utf-8"), "record")
    assert found["moments"][-1]["step"] == len(record.picks)
    for one in found["costly"]:
        assert list(one) == [
            *("step", "turn", "seat", "picked", "better", "chance", "possible", "worlds"),
            *("reason", "figures"),
        ]
        assert record.picks[one["step"]] == one["picked"][0]
        assert one["possible"] > one["chance"]


def test_it_tells_chances_and_picks_in_words() -> None:
    given = run(str(RECORD))
    assert given.exit_code == 0, given.output
    assert "Chances to win, by turn" in given.output
    assert "100%" in given.output
    assert "Better: " in given.output or "none clearly lost anything" in given.output


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    record = Record.from_text(RECORD.read_text("utf-8"), "record").truncate(30)
    file = tmp_path / "running.json"
    file.write_text(record.to_text(), "utf-8")
    given = run(str(file))
    assert given.exit_code == 1
    assert "only a game that was played to its end can be analysed" in given.output
