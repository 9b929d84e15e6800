"""What earlier versions have written opens in this one.

`tests/old` keeps a database of every released version as text, and beside it what its tables were
called, whose they were, and how they stood. They are never made anew: should one of them not open,
it is the code that is wrong. Records of earlier versions are in `tests/records`.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import only_sqlite, rows_in
from tests.server.rooms import Json, Room, room

OLD = Path(__file__).parents[1] / "old"
VERSIONS = sorted(one.stem for one in OLD.glob("*.sql"))
pytestmark = only_sqlite


class Old:
    """A server of this version on a database of an old one."""

    def __init__(self, there: Room, version: str) -> None:
        self.there = there
        self.tables: dict[str, Json] = json.loads((OLD / f"{version}.json").read_text())
        self.rows = (OLD / f"{version}.sql").read_text().count('INSERT INTO "log"')

    def of(self, *status: str) -> list[Json]:
        return [one for one in self.tables.values() if one["shown"]["status"] in status]


@pytest.fixture(params=VERSIONS)
def old(request: pytest.FixtureRequest, tmp_path: Path, database: None) -> Iterator[Old]:
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.executescript((OLD / f"{request.param}.sql").read_text())
    connection.close()
    with room(tmp_path) as there:
        yield Old(there, request.param)


def test_there_is_data_of_every_version() -> None:
    assert "0.1.0" in VERSIONS


def test_every_table_stands_as_it_stood(old: Old) -> None:
    for made in old.tables.values():
        shown = old.there.table(made)
        assert {key: shown[key] for key in made["shown"]} == made["shown"], made["shown"]["name"]


def test_a_game_goes_on(old: Old) -> None:
    for made in old.of("running"):
        asked = made["shown"]["asked"]
        secret = next(one["secret"] for one in made["mine"] if one["seat"] == asked)
        with old.there.sit(made, secret) as player:
            assert player.pick("on")["type"] == "ack"
    assert len(rows_in(old.there.database, "SELECT 1 FROM log")) >= old.rows + len(
        old.of("running")
    )


def test_a_seat_that_waited_is_taken_by_its_link(old: Old) -> None:
    for made in old.of("waiting"):
        link = {"name": "Ben", "secret": made["links"][0]["secret"]}
        assert old.there.post(f"/api/tables/{made['id']}/seats", link).status_code == 201
        assert old.there.table(made)["status"] == "running"


def test_a_game_that_is_over_has_its_record_and_a_replay(old: Old) -> None:
    for made in old.of("over"):
        place = f"/api/tables/{made['id']}"
        record = old.there.get(f"{place}/record").json()
        assert record["result"] == made["result"]
        assert old.there.get(f"{place}/summary").is_success
        assert old.there.get(f"{place}/replay").is_success


def test_what_was_said_can_be_read(old: Old) -> None:
    said: list[Any] = []
    for made in old.tables.values():
        if made["mine"]:
            with old.there.sit(made, made["mine"][0]["secret"]) as player:
                [welcome] = [one for one in player.told if one["type"] == "welcome"]
                said += [line["text"] for line in welcome["chat"]]
    assert "Good luck, everybody!" in said
