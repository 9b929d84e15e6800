"""The disk is full, or the file of the database may not be written: it is told so, nothing that was
acknowledged is lost, and everything goes on when there is room again."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Connection, Engine, event, make_url, text

from orrery.server.storage import engines
from orrery.server.storage.writer import Writer, WriteRequest
from tests.server.databases import only_sqlite
from tests.server.rooms import FRIEND, ME, Room, room

pytestmark = only_sqlite
FULL = "max_page_count = 1"  # it does not get smaller, and may not grow
READ_ONLY = "query_only = ON"
FINE = ("max_page_count = 1000000", "query_only = OFF")


class Disk:
    """What happens to writes from now on."""

    trouble = ""


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk()

    def prepare(connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        for pragma in (*FINE, disk.trouble):
            driver.execute(f"PRAGMA {pragma}" if pragma else "SELECT 1").fetchall()

    def make_engine(url: URL) -> Engine:
        engine = engines.make_engine(url)
        event.listen(engine, "begin", prepare, insert=True)
        return engine

    monkeypatch.setattr("orrery.server.storage.store.make_engine", make_engine)
    yield disk
    disk.trouble = ""


def asked_first(there: Room, made: dict[str, Any]) -> str:
    """Somebody takes the other seat; the secret of the seat that is asked."""
    link = made["links"][0]["secret"]
    taken = there.post(f"/api/tables/{made['id']}/seats", {"name": "Ben", "secret": link}).json()
    secrets: list[str] = [made["mine"][0]["secret"], taken["secret"]]
    return secrets[there.table(made)["asked"]]


def is_well(there: Room) -> bool:
    health = there.get("/api/health")
    assert health.status_code == 200 or health.json()["code"] == "away"
    return health.status_code == 200


def test_a_pick_that_cannot_be_kept_is_refused_and_counts_once_when_sent_again(
    tmp_path: Path, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    with room(tmp_path) as there:
        made = there.make(ME, FRIEND)
        with there.sit(made, asked_first(there, made)) as player:
            pick = {"type": "pick", "id": "g1", "after": player.update["number"],
                    "picks": [player.option()]}  # fmt: skip
            disk.trouble = READ_ONLY
            for _ in range(3):
                refused = player.ask(**pick)
                assert (refused["type"], refused["code"]) == ("refused", "away")
            assert not is_well(there)
            assert there.log(made) == []
            assert there.table(made)["status"] == "running"
            disk.trouble = ""
            assert is_well(there)
            assert player.ask(**pick)["type"] == "ack"
            assert [row[4] for row in there.log(made)] == ["g1"]
    told = [one.getMessage() for one in caplog.records if one.name == "orrery.server.storage.store"]
    assert len(told) == 2
    assert "the database cannot be written" in told[0]
    assert told[1] == "the database can be written again"
    assert not [one for one in caplog.records if one.exc_info]


def test_a_full_disk_is_told_and_the_server_goes_on_when_there_is_room(
    tmp_path: Path, disk: Disk
) -> None:
    with room(tmp_path) as there:
        made = there.make(ME, FRIEND)
        with there.sit(made, asked_first(there, made)) as player:
            disk.trouble = FULL
            said = 0
            while player.ask(type="say", id=f"s{said}", text="x" * 300)["type"] == "ack":
                said += 1
                assert said < 1000
            assert not is_well(there)
            wish = {"game": "clone-wars", "seats": [ME, FRIEND]}
            answers = [there.post("/api/tables", wish) for _ in range(60)]
            assert {one.status_code for one in answers} <= {201, 503}
            assert answers[-1].status_code == 503
            assert answers[-1].json()["code"] == "away"
            assert not is_well(there)
            disk.trouble = ""
            assert is_well(there)
            assert player.ask(type="say", id="after", text="on")["type"] == "ack"
            assert there.post("/api/tables", wish).status_code == 201
        with there.sit(made) as watcher:
            lines = [one["text"] for one in watcher.told[0]["chat"]]
        assert lines == ["x" * 300] * said + ["on"]


def test_what_sqlite_takes_back_by_itself_is_not_acknowledged(tmp_path: Path) -> None:
    """When the disk is full, SQLite ends the whole transaction, and a commit then succeeds without
    anything in it: what came before in the same batch must fail, too."""
    engine = engines.make_engine(make_url(f"sqlite:///{tmp_path / 'full.sqlite'}"))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE texts (text TEXT)"))

    def put(size: int) -> Any:
        def job(connection: Connection) -> None:
            if size > 1000:
                connection.exec_driver_sql("PRAGMA max_page_count = 1")
            connection.execute(text(f"INSERT INTO texts VALUES ('{'x' * size}')"))

        return job

    batch = [WriteRequest(put(size), str(at), Future()) for at, size in enumerate((10, 50_000, 20))]
    for one in batch:
        one.future.set_running_or_notify_cancel()
    writer = Writer(engine)
    writer._commit(batch)
    writer.close()
    with engine.connect() as connection:
        kept = connection.execute(text("SELECT count(*) FROM texts")).scalar_one()
    engine.dispose()
    failures = [one.future.exception() for one in batch]
    assert kept == failures.count(None)
    assert "full" in str(failures[1])
