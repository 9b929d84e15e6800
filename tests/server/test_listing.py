"""The lobby's list: nobody fills it, nothing is loaded for it, and a flood of tables leaves the
honest ones in it."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.core.decisions import Seat
from orrery.server.contract.bodies import TableShown
from orrery.server.limits import USUAL, Limits, Rate
from orrery.server.storage.store import Store
from orrery.server.tables.listing import FRESH
from orrery.server.tables.tables import Tables
from tests.cli.test_pack import MEDIC
from tests.server.databases import only_postgres, rows_in
from tests.server.playing import (
    OPEN,
    PERSON,
    WORK,
    Ear,
    new_table,
    open_store,
    run_tables,
    seat_row,
    step,
    table_row,
    told_servers,
)
from tests.server.rooms import ME, PROGRAM, Room, room
from tests.server.rooms import OPEN as OPEN_SEAT

LONG_AGO = 2 * FRESH


async def add(store: Store, seed: int, ago: float = 0, **more: Any) -> str:
    """A table that waits, made a while ago."""
    row = table_row(seed=seed, made=time.time() - ago, **more)
    await store.add_table(row, [seat_row(0, PERSON, seed), seat_row(1, OPEN, seed)])
    return row.id


async def listed(tables: Tables) -> list[str]:
    tables.listing.forget()
    return [one.id for one in await tables.listing.tables("en")]


def test_nothing_is_loaded_for_the_list(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        playing = await new_table(tables.store, PERSON, PERSON, seed=1)
        await step(playing)
        waiting = await new_table(tables.store, PERSON, OPEN, seed=2)
        shown = await tables.listing.tables("en")
        assert tables.in_use == []
        assert [one.id for one in shown] == [waiting.row.id, playing.row.id]
        for one, table in zip(shown, (waiting, playing), strict=True):
            left_out: dict[str, Any] = {
                "asked": None,
                "turn": 0,
                "score": [],
                "moved": one.made,
                "replace_after": None,
            }
            assert same(one) == same(msgspec.structs.replace(table.shown("en"), **left_out))
        # What is in use is told as it stands.
        await tables.table(playing.row.id)
        tables.listing.forget()
        assert (await tables.listing.tables("en"))[1].score == playing.shown("en").score

    run_tables(tmp_path, test)


def same(shown: TableShown) -> TableShown:
    """A table but for the moment at which somebody was missed."""
    seats = [msgspec.structs.replace(seat, away=None) for seat in shown.seats]
    return msgspec.structs.replace(shown, seats=seats)


def test_the_list_is_made_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(tables: Tables) -> None:
        await add(tables.store, 1)
        first = await tables.listing.tables("en")
        await add(tables.store, 2)
        tables.listing._until = float("inf")  # the second is not over
        assert await tables.listing.tables("en") is first
        tables.listing._until = 0.0
        assert len(await tables.listing.tables("en")) == 2

    run_tables(tmp_path, test)


def test_different_makers_come_first(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        many = [await add(tables.store, seed, ago=30 - seed, maker="many") for seed in range(5)]
        one = await add(tables.store, 10, ago=100, maker="one")
        old = [await add(tables.store, 20 + seed, ago=200 + seed) for seed in range(2)]
        assert await listed(tables) == [many[4], one, *old]

    run_tables(tmp_path, test, USUAL._replace(lobby_tables=4))


def test_a_table_that_was_left_sinks(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        left = await add(tables.store, 1, ago=LONG_AGO, maker="a")
        attended = await add(tables.store, 2, ago=LONG_AGO + 5, maker="b")
        fresh = await add(tables.store, 3, ago=5, maker="c")
        table = await tables.table(attended)
        ear = Ear(table, Seat(0))
        assert await listed(tables) == [attended, fresh, left]
        table.leave(ear)
        await told_servers(tables)
        assert await listed(tables) == [fresh, left, attended]

    run_tables(tmp_path, test)


def test_somebody_who_waits_is_listed_however_many_others_were_made(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        waits = await add(tables.store, 1, ago=LONG_AGO, maker="honest")
        ear = Ear(await tables.table(waits), Seat(0))
        for seed in range(2, 260):
            await add(tables.store, seed, ago=LONG_AGO / 2 - seed, maker=f"maker {seed}")
        await add(tables.store, 300, maker="fresh")
        assert waits in await listed(tables)
        assert len(await listed(tables)) == 50
        assert ear.reader == 0

    run_tables(tmp_path, test)


@only_postgres
def test_who_is_at_another_server_counts(tmp_path: Path) -> None:
    async def test(tables: Tables) -> None:
        left = await add(tables.store, 1, ago=LONG_AGO, maker="a")
        attended = await add(tables.store, 2, ago=LONG_AGO + 5, maker="b")
        async with open_store(tmp_path) as other:
            neighbour = Tables(other, tables.programs, WORK)
            Ear(await neighbour.table(attended), Seat(0))
            assert neighbour.presence is not None
            await told_servers(neighbour)
            assert await listed(tables) == [attended, left]
            shown = await tables.listing.tables("en")
            assert [seat.present for seat in shown[0].seats] == [True, False]

    run_tables(tmp_path, test)


def in_memory(there: Room) -> int:
    """How many tables the server has in memory."""
    found = re.findall(r'orrery_tables\{status="\w+"\} (\d+)', there.get("/metrics").text)
    return sum(int(number) for number in found)


def test_a_flood_of_tables_hides_nobody_and_stays_bounded(tmp_path: Path) -> None:
    fast = Rate(1e6, 1e6)
    size = 90_000
    pack = f"{MEDIC}\n#{'.' * size}\n"
    limits = Limits(
        fast,
        fast,
        waiting_tables=20,
        open_tables=30,
        kept_bytes_at_once=4 * size,
        kept_bytes_a_day=1,
    )
    with room(tmp_path, limits=limits, metrics=True) as there:

        def flood(address: str, **wish: Any) -> list[int]:
            """Tables of an address, until nothing has been taken ten times in a row."""
            codes: list[int] = []
            while 201 in codes[-10:] or len(codes) < 10:
                body = {"game": "clone-wars", "seats": [ME, OPEN_SEAT], **wish}
                if "pack" in wish:
                    files = {"clone_wars.toml": f"{pack}# {len(codes)}\n"}
                    body["pack"] = {"name": "flood", "files": files}
                headers = {"X-Forwarded-For": address}
                codes.append(there.post("/api/tables", body, headers=headers).status_code)
            return codes

        honest = there.make(ME, OPEN_SEAT, name="Honest")
        assert flood("198.51.100.1").count(201) == limits.listed_tables
        assert flood("198.51.100.1", listed=False).count(201) == 15
        assert flood("198.51.100.1", seats=[ME, PROGRAM]).count(201) == 10
        for number in range(2, 14):
            flood(f"198.51.100.{number}")
        shown = there.get("/api/tables").json()
        waiting = [one for one in shown if one["status"] == "waiting"]
        assert len(waiting) == limits.lobby_tables
        assert honest["id"] in [one["id"] for one in waiting]
        # Packs that are all different fill no disk.
        assert flood("198.51.100.1", pack=True).count(201) == 0
        assert flood("198.51.100.99", pack=True, listed=False).count(201) == 3
        kept = rows_in(there.database, "SELECT sum(length(files)) FROM packs")[0][0]
        assert kept <= limits.kept_bytes_at_once
        tables = rows_in(there.database, "SELECT count(*) FROM tables")[0][0]
        assert tables == 1 + 30 + 12 * 5 + 3
        assert in_memory(there) <= tables
