"""Tables that nobody uses are put away, and taken up again as they were."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

from orrery.core.decisions import Seat
from orrery.server.limits import USUAL
from orrery.server.programs.programs import Programs
from orrery.server.storage.store import Store
from orrery.server.tables.tables import IDLE_IN_A_CROWD, Tables
from tests.server.playing import (
    PERSON,
    WORK,
    Ear,
    asked,
    live_game_of,
    new_table,
    run,
    step,
)
from tests.server.test_programs import until

IDLE = 600.0


def with_tables(
    tmp_path: Path, test: Callable[[Tables, str], Awaitable[None]], *seats: str
) -> None:
    """A test with one table, by its id; of two persons if nobody else is named."""

    async def with_store(store: Store) -> None:
        made = await new_table(store, *(seats or (PERSON, PERSON)))
        programs = Programs(workers=1, pace=0)
        try:
            await test(Tables(store, programs, WORK, IDLE), made.row.id)
        finally:
            programs.close()

    run(tmp_path, with_store)


def later(seconds: float = 2 * IDLE) -> float:
    return time.monotonic() + seconds


def test_a_table_that_nobody_uses_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def test(tables: Tables, id: str) -> None:
        table = await tables.table(id)
        await step(table)
        picks, seat = live_game_of(table).match.picks, asked(table)
        tables.put_away(later(IDLE / 2))
        assert await tables.table(id) is table, "not yet"
        tables.put_away(later())
        again = await tables.table(id)
        assert again is not table
        assert (live_game_of(again).match.picks, asked(again)) == (picks, seat)

    with_tables(tmp_path, test)


def test_a_table_with_a_listener_stays_and_waits_again_when_it_is_left(tmp_path: Path) -> None:
    async def test(tables: Tables, id: str) -> None:
        table = await tables.table(id)
        ear = Ear(table, Seat(0))
        tables.put_away(later())
        assert await tables.table(id) is table
        tables.put_away(later())
        table.leave(ear)
        tables.put_away(later() + IDLE / 2)
        assert await tables.table(id) is table, "it was in use a moment ago"
        tables.put_away(later())
        assert await tables.table(id) is not table

    with_tables(tmp_path, test)


def test_tables_are_put_away_sooner_when_there_are_too_many(tmp_path: Path) -> None:
    async def test(tables: Tables, id: str) -> None:
        tables.limits = USUAL._replace(tables_in_memory=1)
        used = await tables.table(id)
        tables.put_away(later(IDLE_IN_A_CROWD + 1))
        assert tables.in_use == [used], "one is not too many"
        ear = Ear(used, Seat(0))
        for seed in range(2, 5):
            await tables.table((await new_table(tables.store, PERSON, PERSON, seed=seed)).row.id)
        tables.put_away(later(IDLE_IN_A_CROWD - 10))
        assert len(tables.in_use) == 4, "not yet"
        tables.put_away(later(IDLE_IN_A_CROWD + 1))
        assert tables.in_use == [used]
        assert ear in used.listeners

    with_tables(tmp_path, test)


def test_a_pick_under_way_keeps_its_table(tmp_path: Path) -> None:
    async def test(tables: Tables, id: str) -> None:
        table = await tables.table(id)
        picking = asyncio.create_task(step(table))
        await asyncio.sleep(0)
        assert table.is_in_use
        tables.put_away(later())
        assert await tables.table(id) is table
        await picking

    with_tables(tmp_path, test)


def test_a_table_is_loaded_once_however_many_want_it(tmp_path: Path) -> None:
    async def test(tables: Tables, id: str) -> None:
        async def wanted() -> object:
            return await tables.table(id)

        loading = [asyncio.create_task(wanted()) for _ in range(3)]
        await asyncio.sleep(0)
        tables.put_away(later())
        assert len({*await asyncio.gather(*loading), await tables.table(id)}) == 1

    with_tables(tmp_path, test)


def test_a_table_at_which_a_program_plays_stays(tmp_path: Path) -> None:
    async def test(tables: Tables, id: str) -> None:
        table = await tables.table(id)
        while asked(table) == 1:
            await step(table)
        assert tables.programs.plays_at(table)
        tables.put_away(later())
        assert await tables.table(id) is table

    with_tables(tmp_path, test, "simple", PERSON)


def test_programs_alone_wait_until_somebody_looks_on(tmp_path: Path) -> None:
    async def test(tables: Tables, id: str) -> None:
        table = await tables.table(id)
        assert not tables.programs.plays_at(table)
        tables.programs.pace = 0.1  # or the whole game could be over at once
        ear = Ear(table, None)
        assert tables.programs.plays_at(table)
        number = live_game_of(table).number
        await until(lambda: live_game_of(table).number > number)
        table.leave(ear)
        await until(lambda: not tables.programs.plays_at(table))
        assert not live_game_of(table).is_over, "it waits again"

    with_tables(tmp_path, test, "simple", "simple")


def test_the_hall_tidies_up_by_itself(tmp_path: Path) -> None:
    async def test(tables: Tables, id: str) -> None:
        tables.idle = 0.02
        table = await tables.table(id)
        tidying = asyncio.create_task(tables.tidy_up())
        await until(lambda: table not in tables.in_use)
        tidying.cancel()
        assert await tables.table(id) is not table

    with_tables(tmp_path, test)


def test_a_table_that_was_put_away_takes_no_memory(tmp_path: Path) -> None:
    """It goes without the collector of garbage, which seldom looks at what has lived for long."""

    async def test(tables: Tables, id: str) -> None:
        table = await tables.table(id)
        await step(table)
        table.leave(Ear(table, Seat(0)))
        seen = weakref.ref(table)
        del table
        gc.collect()
        gc.disable()
        try:
            tables.put_away(later())
            tables.put_away(later() + IDLE)
            assert tables.in_memory(id) is None
            await until(lambda: seen() is None)  # the watchers may still be counted
        finally:
            gc.enable()

    with_tables(tmp_path, test)
