"""Reports of a problem: what they hold, what they never hold, and the tests made from them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.core.errors import BadData
from orrery.server.http.routes.reports import is_report, read_report
from tests.server.rooms import FRIEND, ME, PROGRAM, Json, Room

pytestmark = pytest.mark.slow


def report(room: Room, made: Json, **wish: Any) -> Json:
    answer = room.post(f"/api/tables/{made['id']}/report", wish)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def written(folder: Path, found: Json) -> Path:
    file = folder / "what went-wrong.json"
    file.write_text(json.dumps(found), encoding="utf-8")
    return file


def command(*arguments: object) -> str:
    answer = CliRunner().invoke(main, ["report", *map(str, arguments)])
    assert answer.exit_code == 0, answer.output
    return answer.output


@pytest.fixture
def running(shared: Room) -> Json:
    """A game in which its person has picked twice."""
    made = shared.make(ME, PROGRAM)
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        for at in range(2):
            player.pick(f"pick-{at}")
        player.option()
    return made


def test_a_seat_reports_what_it_was_told_and_no_more(shared: Room, running: Json) -> None:
    secret = running["mine"][0]["secret"]
    found = report(shared, running, said="My card is gone!", secret=secret)
    with shared.sit(running, secret) as player:
        update = player.update
    assert found["view"] == update["view"]
    assert found["decision"] == update["decision"]
    assert found["lines"] == update["log"]
    assert found["number"] == update["number"]
    assert (found["eyes"], found["said"], found["record"]) == (0, "My card is gone!", None)
    assert "seed" not in json.dumps(found)


def test_a_watcher_reports_what_everybody_sees(shared: Room, running: Json) -> None:
    found = report(shared, running)
    with shared.sit(running) as watcher:
        assert found["view"] == watcher.update["view"]
    assert (found["eyes"], found["decision"], found["record"]) == (-1, None, None)


def test_a_foreign_secret_and_a_waiting_table_are_refused(shared: Room, running: Json) -> None:
    place = f"/api/tables/{running['id']}/report"
    assert shared.post(place, {"secret": "a" * 27}).json()["code"] == "no-seat"
    waiting = shared.make(ME, FRIEND)
    answer = shared.post(f"/api/tables/{waiting['id']}/report", {})
    assert answer.json()["code"] == "not-started"


def test_the_record_goes_with_it_when_the_game_is_over(shared: Room, running: Json) -> None:
    shared.resign(running)
    found = report(shared, running, step=2)
    assert found["record"] == shared.get(f"/api/tables/{running['id']}/record").json()
    assert (found["number"], found["view"]) == (2, None)
    assert report(shared, running)["number"] == len(found["record"]["picks"])


def test_a_report_is_told_in_the_terminal(shared: Room, running: Json, tmp_path: Path) -> None:
    found = report(shared, running, said="Strange!", secret=running["mine"][0]["secret"])
    told = command("show", written(tmp_path, found))
    assert "“Strange!”" in told
    assert found["lines"][0]["text"] in " ".join(told.split())
    assert found["decision"]["options"][0]["text"] in told


def made_test_passes(folder: Path) -> bool:
    made = folder / "test_what_went_wrong.py"
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", made.name],
        cwd=folder,
        capture_output=True,
        check=False,
    )
    return run.returncode == 0


def test_one_command_makes_a_test_of_a_game_that_is_over(
    shared: Room, running: Json, tmp_path: Path
) -> None:
    shared.resign(running)
    found = report(shared, running, said='The "end"\\ is wrong', step=1)
    command("test", written(tmp_path, found), "--into", tmp_path)
    source = (tmp_path / "test_what_went_wrong.py").read_text("utf-8")
    assert "assert match.number == 1" in source
    assert "The 'end' is wrong" in source
    assert made_test_passes(tmp_path)
    (tmp_path / "test_what_went_wrong.py").write_text(source.replace("== 1", "== 2"), "utf-8")
    assert not made_test_passes(tmp_path)


def test_a_running_game_needs_the_database_for_it(
    shared: Room, running: Json, tmp_path: Path
) -> None:
    found = report(shared, running, secret=running["mine"][0]["secret"])
    with shared.sit(running, running["mine"][0]["secret"]) as player:
        player.pick("later")
    file = written(tmp_path, found)
    answer = CliRunner().invoke(main, ["report", "test", str(file), "--into", str(tmp_path)])
    assert answer.exit_code == 1
    assert "use --database to name the" in answer.output
    command("test", file, "--into", tmp_path, "--database", shared.database)
    source = (tmp_path / "test_what_went_wrong.py").read_text("utf-8")
    for option in found["decision"]["options"]:
        assert repr(option["text"]) in source
    assert made_test_passes(tmp_path)


def test_what_is_no_report_is_named() -> None:
    assert not is_report('{"format": 1}')
    assert not is_report("[" * 100_000)
    assert is_report('{"report": 7}')
    with pytest.raises(BadData, match=r"x\.json: not a problem report: .*`\$\.report`"):
        read_report('{"report": 7}', "x.json")
