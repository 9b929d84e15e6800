"""A table whose picks no longer fit the rules says so in one sentence, can be taken out as it was,
and harms no other table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.core.record import Record
from tests.server.databases import rows_in, url_in
from tests.server.playing import PERSON, new_table, open_store, step
from tests.server.rooms import ME, Json, Room, room

SPOIL = "UPDATE log SET text = 'fly away' WHERE table_id = :table AND number = 2 RETURNING 1"


def played(there: Room) -> Json:
    """A table at which something was picked."""
    made = there.make(ME, {"kind": "program", "program": "eager"})
    with there.sit(made, made["mine"][0]["secret"]) as player:
        for number in range(3):
            player.pick(f"pick-{number}")
    return made


def is_told(there: Room, made: Json) -> None:
    """Whoever comes is told what is the matter."""
    answer = there.get(f"/api/tables/{made['id']}")
    assert answer.status_code == 409
    assert answer.json()["code"] == "outdated"
    assert "do not fit the rules of version" in answer.json()["detail"]
    with there.socket(made) as socket:
        socket.send('{"type": "hello"}')
        assert '"outdated"' in str(socket.recv())


def test_a_table_that_does_not_fit_harms_no_other(tmp_path: Path) -> None:
    with room(tmp_path) as there:
        spoilt, sound, over = played(there), played(there), played(there)
        there.resign(over)
    for made in (spoilt, over):
        rows_in(url_in(tmp_path), SPOIL, table=made["id"])
    with room(tmp_path) as there:
        is_told(there, spoilt)
        is_told(there, over)
        listed = [one["id"] for one in there.get("/api/tables").json()]
        assert sound["id"] in listed
        assert spoilt["id"] not in listed
        with there.sit(sound, sound["mine"][0]["secret"]) as player:
            assert player.pick("on")["type"] == "ack"
        # What was over is for everybody; what ran tells what is hidden.
        text = there.get(f"/api/tables/{over['id']}/record").text
        assert "fly away" in Record.from_text(text, "record").picks
        assert there.get(f"/api/tables/{spoilt['id']}/record").json()["code"] == "outdated"


@pytest.mark.parametrize("change", ["seat = 1 - seat", "text = 'fly away'"])
def test_the_record_is_taken_out_as_it_was(tmp_path: Path, change: str) -> None:
    async def play() -> Record:
        async with open_store(tmp_path) as store:
            table = await new_table(store, PERSON, PERSON)
            for _ in range(5):
                await step(table)
            assert table.live_game is not None
            return table.live_game.record()

    before = asyncio.run(play())
    url = url_in(tmp_path)
    (table,) = rows_in(url, "SELECT id FROM tables")[0]
    file = tmp_path / "game.json"
    given = ("database", "record", str(table), str(file), "--database", url)
    done = CliRunner().invoke(main, given)
    assert done.exit_code == 0, done.output
    found = Record.from_text(file.read_text("utf-8"), "record")
    assert found.picks == before.picks
    assert (found.seed, found.settings) == (before.seed, before.settings)
    assert found.fingerprint == before.fingerprint
    assert "cannot be written: File exists" in CliRunner().invoke(main, given).output
    rows_in(url, f"UPDATE log SET {change} WHERE number = 3 RETURNING 1")
    with room(tmp_path) as there:
        is_told(there, {"id": table})


def test_a_table_without_a_game_has_no_record(tmp_path: Path) -> None:
    with room(tmp_path) as there:
        made = there.make(ME, {"kind": "open"})
    for table, sentence in (("none", "there is no table none"), (made["id"], "no game has begun")):
        given = ("database", "record", table, str(tmp_path / "x"), "--database", url_in(tmp_path))
        done = CliRunner().invoke(main, given)
        assert done.exit_code == 1
        assert sentence in done.output
