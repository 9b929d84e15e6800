"""The database: what it keeps, who is first, and that it waits for the disk."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from orrery.server.storage.rows import LogRow, Snapshot
from orrery.server.storage.store import Overtaken, Store
from tests.server.databases import only_sqlite, url_in
from tests.server.playing import OPEN, PERSON, run, seat_row, table_row


def log_row(number: int, what: str = "end") -> LogRow:
    return LogRow(number, "pick", 0, what, f"g{number}", 1.5)


async def add(store: Store, seed: int = 1, **more: Any) -> str:
    """A table with a person and an open seat."""
    row = table_row(seed=seed, **more)
    await store.add_table(row, [seat_row(0, PERSON, seed), seat_row(1, OPEN, seed)])
    return row.id


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    row = table_row(
        options={"mode": "full"}, pack={"cards": "…"}, settings=None, result={"winners": [1]}
    )
    seats = [seat_row(0, PERSON, 1), seat_row(1, "greedy", 1)]

    async def test(store: Store) -> None:
        await store.add_table(row, seats)
        assert await store.table(row.id) == row
        assert await store.seats(row.id) == seats
        assert await store.table("another") is None
        assert await store.count() == 1

    run(tmp_path, test)


def test_a_table_is_there_with_all_its_seats_or_not_at_all(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = table_row()
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.add_table(row, [seat_row(0, PERSON, 1), seat_row(0, OPEN, 1)])
        assert await store.table(row.id) is None

    run(tmp_path, test)


def test_changes_aside_and_changes_wait_for_each_other(tmp_path: Path) -> None:
    """Each reads before it writes: SQLite would refuse the slower one at once."""

    async def test(store: Store) -> None:
        table = await add(store)

        async def aside(number: int) -> None:
            await store.save_snapshot(table, Snapshot(number, "{}"))

        async def say(number: int) -> None:
            await store.add_chat(table, 0, "Ann", f"line {number}", 1.0, 1000)

        await asyncio.gather(*(one(number) for number in range(100) for one in (aside, say)))
        assert len(await store.chat(table)) == 100
        assert await store.snapshot(table) is not None

    run(tmp_path, test)


def test_a_log_is_kept_in_order(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        one, other = await add(store), await add(store, 2)
        rows = [log_row(number) for number in range(1, 6)]
        await store.append(one, rows[:2])
        await store.append(other, rows[:1])
        await store.append(one, rows[2:])
        assert await store.log(one) == rows
        assert await store.log(one, after=3) == rows[3:]
        assert await store.log(other) == rows[:1]

    run(tmp_path, test)


def test_a_number_that_is_taken_is_lost_with_the_whole_gesture(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await add(store)
        await store.append(table, [log_row(1, "first")])
        with pytest.raises(Overtaken, match="row 1 already exists"):
            await store.append(table, [log_row(1, "second"), log_row(2, "second")])
        with pytest.raises(Overtaken):
            await store.append(table, [log_row(2, "third"), log_row(1, "third")])
        assert await store.log(table) == [log_row(1, "first")]

    run(tmp_path, test)


def test_of_many_who_write_a_number_one_wins(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await add(store)
        rows = [log_row(1, f"by {number}") for number in range(30)]
        results = await asyncio.gather(
            *(store.append(table, [row]) for row in rows), return_exceptions=True
        )
        assert [type(one) for one in results].count(type(None)) == 1
        assert all(one is None or isinstance(one, Overtaken) for one in results)
        assert len(await store.log(table)) == 1

    run(tmp_path, test)


def test_who_takes_a_seat_first_has_it(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await add(store)
        claims = [
            replace(seat_row(1, PERSON, 1), kind="open", name=f"Person {number}")
            for number in range(10)
        ]
        free = (await store.seats(table))[1]
        taken = await asyncio.gather(*(store.change_seat(table, free, claim) for claim in claims))
        assert taken.count(True) == 1
        assert (await store.seats(table))[1] == claims[taken.index(True)]

    run(tmp_path, test)


def test_chat_is_numbered_by_table(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        one, other = await add(store), await add(store, 2)
        first = await store.add_chat(one, 0, "Ann", "hello", 1.0, 10)
        second = await store.add_chat(one, None, "Bob", "hi", 2.0, 10)
        third = await store.add_chat(other, 0, "Cid", "here", 3.0, 10)
        assert [row.number for row in (first, second, third)] == [1, 2, 1]
        assert await store.chat(one) == [first, second]

    run(tmp_path, test)


def test_all_running_tables_are_found_and_listed_ones_the_latest_first(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        ids = [
            await add(store, seed, made=float(seed), status="running", listed=seed % 2 == 0)
            for seed in range(210)
        ]
        assert await store.ids("running") == ids[::-1]
        assert await store.ids("waiting") == []

    run(tmp_path, test)


def test_changes_are_kept_and_a_removed_table_takes_all_along(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await add(store)
        await store.append(table, [log_row(1)])
        await store.change_table(table, name="Ours", settings={"mode": "full"})
        seat = (await store.seats(table))[1]
        assert await store.change_seat(table, seat, replace(seat, name="Eve"))
        row = await store.table(table)
        assert row is not None
        assert (row.name, row.settings) == ("Ours", {"mode": "full"})
        assert (await store.seats(table))[1].name == "Eve"
        assert await store.remove_table(table, "waiting")
        assert (await store.seats(table), await store.log(table)) == ([], [])

    run(tmp_path, test)


@only_sqlite
def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    """On every connection, the writer's own included: otherwise a power cut loses picks."""

    async def test(store: Store) -> None:
        seen = await store._writer.write(
            lambda connection: [
                connection.execute(text(f"PRAGMA {pragma}")).scalar()
                for pragma in ("journal_mode", "synchronous", "foreign_keys")
            ]
        )
        assert seen == ["wal", 2, 1]
        with store.engine.connect() as connection:
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2

    run(tmp_path, test)


def test_reading_does_not_wait_for_writing(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await add(store)
        go_on = threading.Event()

        def slow(connection: object) -> None:
            go_on.wait(10)

        await store.append(table, [log_row(1)])
        later = asyncio.create_task(store.append(table, [log_row(2)]))
        waiting = asyncio.create_task(store._writer.write(slow))
        for _ in range(5):
            assert await store.log(table) == [log_row(1)]
        assert not waiting.done()
        go_on.set()
        await asyncio.gather(waiting, later)
        assert len(await store.log(table)) == 2

    run(tmp_path, test)


def test_two_stores_of_one_file_see_each_other(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await add(store)
        other = Store(url_in(tmp_path))
        try:
            await store.append(table, [log_row(1)])
            with pytest.raises(Overtaken):
                await other.append(table, [log_row(1, "late")])
            await other.append(table, [log_row(2)])
            assert await store.log(table) == [log_row(1), log_row(2)]
        finally:
            other.close()

    run(tmp_path, test)
