"""A table is removed by whoever runs the server, while it runs or not."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from orrery.cli import main
from orrery.server.operations import removing
from tests.server.databases import only_sqlite, rows_in
from tests.server.rooms import FRIEND, ME, PATIENCE, room

KINDS = ("tables", "seats", "log", "chat", "snapshots")


def remove(url: str, table: str) -> Result:
    return CliRunner().invoke(main, ["database", "remove", table, "--database", url])


def test_a_table_is_removed_and_a_running_server_lets_go_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(removing, "LOOK_EVERY", 0.05)
    with room(tmp_path) as there:
        made, other = there.make(), there.make()
        with there.sit(made, made["mine"][0]["secret"]) as player, there.sit(other) as watcher:
            assert player.pick("g1")["type"] == "ack"
            assert player.ask(type="say", id="s", text="hello")["type"] == "ack"
            done = remove(there.database, made["id"])
            assert done.exit_code == 0, done.output
            assert f"Deleted table {made['id']} (clone-wars, running)" in done.output
            player.wait_for("closed")
            until = time.monotonic() + PATIENCE
            while there.get(f"/api/tables/{made['id']}").status_code != 404:
                assert time.monotonic() < until
            assert watcher.ask(type="ping", id="p")["type"] == "pong"
        assert there.table(other)["status"] == "running"
        column = {"tables": "id"}
        for kind in KINDS:
            query = f"SELECT 1 FROM {kind} WHERE {column.get(kind, 'table_id')} = :id"
            assert rows_in(there.database, query, id=made["id"]) == []


@only_sqlite  # with PostgreSQL the server hears of it at once
def test_whoever_acts_at_a_removed_table_before_the_server_noticed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(removing, "LOOK_EVERY", 3600)
    with room(tmp_path) as there:
        for act in ("say", "pick", "resign"):
            made = there.make(ME, {**ME, "name": "Bo"})
            secret = made["mine"][there.table(made)["asked"]]["secret"]
            with there.sit(made, secret) as player:
                number, option = player.update["number"], player.option()
                assert remove(there.database, made["id"]).exit_code == 0
                given = {
                    "say": {"text": "hello"},
                    "pick": {"after": number, "picks": [option]},
                    "resign": {},
                }[act]
                player.send(type=act, id="late", **given)
                told = player.wait_for("refused", "closed", "ack")
                assert told["type"] == "closed" or told["code"] == "no-table", act


def test_a_table_that_is_not_there_is_told(tmp_path: Path) -> None:
    with room(tmp_path) as there:
        waiting = there.make(ME, FRIEND)
        done = remove(there.database, "0" * 16)
        assert done.exit_code == 1
        assert "nothing was deleted: there is no table 0000000000000000" in done.output
        assert there.table(waiting)["status"] == "waiting"
        assert remove(there.database, waiting["id"]).exit_code == 0
