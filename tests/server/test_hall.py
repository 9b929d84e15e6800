"""Tables that nobody uses are put away, and taken up again as they were."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from orrery.core.decisions import Seat
from orrery.server.limits import USUAL
from orrery.server.programs.programs import Programs
from orrery.server.storage.store import Store
from orrery.server.tables.tables import IDLE_IN_A_CROWD, Hall
from tests.server.playing import (
    PERSON,
    WORK,
    Ear,
    asked,
    course_of,
    new_table,
    run,
    step,
)
from tests.server.test_programs import until

IDLE = 600.0


def with_hall(tmp_path: Path, test: Callable[[Hall, str], Awaitable[None]], *seats: str) -> None:
    """A test in a hall with one table, by its id; of two persons if nobody else is named."""

    async def with_store(store: Store) -> None:
        made = await new_table(store, *(seats or (PERSON, PERSON)))
        programs = Programs(workers=1, pace=0)
        try:
            await test(Hall(store, programs, WORK, IDLE), made.row.id)
        finally:
            programs.close()

    run(tmp_path, with_store)


def later(seconds: float = 2 * IDLE) -> float:
    return time.monotonic() + seconds


def test_a_table_that_nobody_uses_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def test(hall: Hall, id: str) -> None:
        table = await hall.table(id)
        await step(table)
        picks, seat = course_of(table).match.picks, asked(table)
        hall.put_away(later(IDLE / 2))
        assert await hall.table(id) is table, "not yet"
        hall.put_away(later())
        again = await hall.table(id)
        assert again is not table
        assert (course_of(again).match.picks, asked(again)) == (picks, seat)

    with_hall(tmp_path, test)


def test_a_table_with_a_listener_stays_and_waits_anew_when_it_is_left(tmp_path: Path) -> None:
    async def test(hall: Hall, id: str) -> None:
        table = await hall.table(id)
        ear = Ear(table, Seat(0))
        hall.put_away(later())
        assert await hall.table(id) is table
        hall.put_away(later())
        table.leave(ear)
        hall.put_away(later() + IDLE / 2)
        assert await hall.table(id) is table, "it was in use a moment ago"
        hall.put_away(later())
        assert await hall.table(id) is not table

    with_hall(tmp_path, test)


def test_tables_are_put_away_sooner_when_there_are_too_many(tmp_path: Path) -> None:
    async def test(hall: Hall, id: str) -> None:
        hall.limits = USUAL._replace(tables_in_memory=1)
        used = await hall.table(id)
        hall.put_away(later(IDLE_IN_A_CROWD + 1))
        assert hall.in_use == [used], "one is not too many"
        ear = Ear(used, Seat(0))
        for seed in range(2, 5):
            await hall.table((await new_table(hall.store, PERSON, PERSON, seed=seed)).row.id)
        hall.put_away(later(IDLE_IN_A_CROWD - 10))
        assert len(hall.in_use) == 4, "not yet"
        hall.put_away(later(IDLE_IN_A_CROWD + 1))
        assert hall.in_use == [used]
        assert ear in used.listeners

    with_hall(tmp_path, test)


def test_a_pick_under_way_keeps_its_table(tmp_path: Path) -> None:
    async def test(hall: Hall, id: str) -> None:
        table = await hall.table(id)
        picking = asyncio.create_task(step(table))
        await asyncio.sleep(0)
        assert table.is_in_use
        hall.put_away(later())
        assert await hall.table(id) is table
        await picking

    with_hall(tmp_path, test)


def test_a_table_is_loaded_once_however_many_want_it(tmp_path: Path) -> None:
    async def test(hall: Hall, id: str) -> None:
        async def wanted() -> object:
            return await hall.table(id)

        loading = [asyncio.create_task(wanted()) for _ in range(3)]
        await asyncio.sleep(0)
        hall.put_away(later())
        assert len({*await asyncio.gather(*loading), await hall.table(id)}) == 1

    with_hall(tmp_path, test)


def test_a_table_at_which_a_program_plays_stays(tmp_path: Path) -> None:
    async def test(hall: Hall, id: str) -> None:
        table = await hall.table(id)
        while asked(table) == 1:
            await step(table)
        assert hall.programs.plays_at(table)
        hall.put_away(later())
        assert await hall.table(id) is table

    with_hall(tmp_path, test, "simple", PERSON)


def test_programs_alone_wait_until_somebody_looks_on(tmp_path: Path) -> None:
    async def test(hall: Hall, id: str) -> None:
        table = await hall.table(id)
        assert not hall.programs.plays_at(table)
        hall.programs.pace = 0.1  # or the whole game could be over at once
        ear = Ear(table, None)
        assert hall.programs.plays_at(table)
        number = course_of(table).number
        await until(lambda: course_of(table).number > number)
        table.leave(ear)
        await until(lambda: not hall.programs.plays_at(table))
        assert not course_of(table).is_over, "it waits again"

    with_hall(tmp_path, test, "simple", "simple")


def test_the_hall_tidies_up_by_itself(tmp_path: Path) -> None:
    async def test(hall: Hall, id: str) -> None:
        hall.idle = 0.02
        table = await hall.table(id)
        tidying = asyncio.create_task(hall.tidy_up())
        await asyncio.sleep(0.3)
        tidying.cancel()
        assert await hall.table(id) is not table

    with_hall(tmp_path, test)
