"""Tables that nobody uses are removed after their time, by a clock of ours; those in use stay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from orrery.core.decisions import Seat
from orrery.server.contract.protocol import Closed
from orrery.server.errors import NoTable
from orrery.server.instruments import EXPIRED
from orrery.server.limits import USUAL, Limits
from orrery.server.live.table import Table
from orrery.server.operations import expiry
from orrery.server.operations.expiry import Expiry, alone
from orrery.server.storage.engines import connect_alone
from orrery.server.storage.rows import NOBODY
from orrery.server.storage.store import Store
from orrery.server.tables.quotas import DAY
from orrery.server.tables.tables import Tables
from tests.server.databases import only_postgres, rows_in, url_in
from tests.server.playing import (
    OPEN,
    PERSON,
    SOMETIME,
    WORK,
    Ear,
    live_game_of,
    new_table,
    open_store,
    play_until,
    run_tables,
    seat_row,
    step,
    table_row,
    told_servers,
)


class Clock:
    now = SOMETIME

    def __call__(self) -> float:
        return self.now

    def after(self, days: float) -> None:
        self.now = SOMETIME + days * DAY


class Scene:
    """Tables whose clock stands still until it is told what time it is."""

    def __init__(self, tables: Tables) -> None:
        self.clock = Clock()
        self.store = tables.store
        self.programs = tables.programs
        self.tables = tables
        self.tables.uses.clock = self.clock
        self.expiry = Expiry(self.tables, self.clock)

    async def add(self, *seats: str, seed: int = 1, **more: Any) -> str:
        """A table of the beginning of our time."""
        row = table_row(seed=seed, **more)
        await self.store.add_table(row, [seat_row(at, who, seed) for at, who in enumerate(seats)])
        return row.id

    async def sweep_after(self, days: float) -> int:
        self.clock.after(days)
        return await self.expiry.sweep()

    async def written(self) -> None:
        """Wait until it is written what was used, and who is here."""
        await asyncio.gather(*self.tables.uses._writing)
        await told_servers(self.tables)

    async def ids(self) -> set[str]:
        found = [await self.store.ids(status) for status in ("waiting", "running", "over")]
        return {one for ids in found for one in ids}


def on_scene(
    folder: Path, test: Callable[[Scene], Awaitable[None]], limits: Limits = USUAL
) -> None:
    run_tables(folder, lambda tables: test(Scene(tables)), limits)


KINDS: dict[str, tuple[float, tuple[str, ...], dict[str, Any]]] = {
    "waiting": (7, (PERSON, OPEN), {}),
    "running": (90, (PERSON, PERSON), {"status": "running"}),
    "record": (30, (PERSON, PERSON), {"status": "over", "origin": "record"}),
    "programs": (7, ("eager", "simple"), {"status": "over"}),
}
FOR_EVER = 20_000.0


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_is_removed_after_the_time_of_its_kind(tmp_path: Path, kind: str) -> None:
    days, seats, more = KINDS[kind]

    async def test(scene: Scene) -> None:
        counted = EXPIRED.values.get(kind, 0)
        table = await scene.add(*seats, **more)
        assert await scene.sweep_after(days - 0.1) == 0
        assert await scene.ids() == {table}
        assert await scene.sweep_after(days + 0.1) == 1
        assert await scene.ids() == set()
        assert EXPIRED.values[kind] == counted + 1
        with pytest.raises(NoTable):
            await scene.tables.table(table)

    on_scene(tmp_path, test)
    assert rows_in(url_in(tmp_path), "SELECT 1 FROM seats") == []


def test_finished_games_of_people_stay_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    async def stays(scene: Scene) -> None:
        await scene.add(PERSON, "eager", status="over")
        assert await scene.sweep_after(FOR_EVER) == 0

    async def goes(scene: Scene) -> None:
        assert await scene.sweep_after(366) == 1

    on_scene(tmp_path, stays)
    on_scene(tmp_path, goes, USUAL._replace(game_days=365))


def test_a_limit_of_no_days_keeps_everything(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        for seed, (_, seats, more) in enumerate(KINDS.values()):
            await scene.add(*seats, seed=seed, **more)
        assert await scene.sweep_after(FOR_EVER) == 0
        assert len(await scene.ids()) == len(KINDS)

    never = USUAL._replace(waiting_days=0, running_days=0, record_days=0, program_game_days=0)
    on_scene(tmp_path, test, never)


def test_more_than_are_looked_up_at_once_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "AT_ONCE", 3)

    async def test(scene: Scene) -> None:
        for seed in range(8):
            await scene.add(PERSON, OPEN, seed=seed, pack={"pack.toml": "# ours"})
        assert await scene.sweep_after(8) == 8
        assert await scene.ids() == set()

    on_scene(tmp_path, test)
    assert rows_in(url_in(tmp_path), "SELECT 1 FROM packs") == []


def test_a_table_at_which_somebody_listens_stays(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        table = await scene.tables.table(await scene.add(PERSON, OPEN))
        ear = Ear(table, Seat(0))
        assert await scene.sweep_after(400) == 0
        await scene.written()
        assert ear.all(Closed) == []
        # Its time begins when it was last seen in use.
        table.leave(ear)
        await scene.written()
        assert await scene.sweep_after(406) == 0
        assert await scene.sweep_after(408) == 1

    on_scene(tmp_path, test)


def test_whoever_has_a_removed_table_in_memory_is_told(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        table = await scene.tables.table(await scene.add(PERSON, OPEN))
        assert await scene.sweep_after(8) == 1
        assert table.is_closed
        assert scene.tables.in_use == []

    on_scene(tmp_path, test)


def test_a_game_at_which_a_program_plays_stays(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        made = await new_table(scene.store, "simple", "simple")
        table = await scene.tables.table(made.row.id)
        Ear(table, None)
        assert scene.programs.plays_at(table)
        assert await scene.sweep_after(91) == 0
        assert await scene.ids() == {made.row.id}

    on_scene(tmp_path, test)


async def used(store: Store, table: Table) -> float:
    row = await store.table(table.row.id)
    assert row is not None
    return (row.used - SOMETIME) / DAY


def test_picks_keep_a_game_but_looking_does_not(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        made = await new_table(scene.store, PERSON, PERSON)
        table = await scene.tables.table(made.row.id)
        scene.clock.after(50)
        await scene.tables.table(made.row.id)
        table.leave(Ear(table, None))
        await table._append(live_game_of(table), [("resume", Seat(NOBODY), "", "")])
        await scene.written()
        assert await used(scene.store, table) == 0
        await step(table)
        await scene.written()
        assert await used(scene.store, table) == 50
        assert await scene.sweep_after(139) == 0
        assert await scene.sweep_after(141) == 1

    on_scene(tmp_path, test)


def test_looking_at_a_finished_game_or_a_record_keeps_it(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        made = await new_table(scene.store, "eager", "eager")
        await play_until(made, lambda: False)
        await scene.store.change_table(made.row.id, used=SOMETIME)
        for days in (6, 12, 18):
            assert await scene.sweep_after(days) == 0
            await scene.tables.table(made.row.id)
            await scene.written()
        assert await scene.sweep_after(26) == 1

    on_scene(tmp_path, test)


def test_use_is_written_at_most_once_an_hour(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        made = await new_table(scene.store, PERSON, PERSON)
        table = await scene.tables.table(made.row.id)
        found = []
        for minutes in (30, 61, 90, 120, 122):
            scene.clock.after(minutes / (24 * 60))
            await step(table)
            await scene.written()
            found.append(round(await used(scene.store, table) * 24 * 60))
        assert found == [0, 61, 61, 61, 122]
        assert live_game_of(table).number == 5

    on_scene(tmp_path, test)


@only_postgres
def test_one_server_sweeps_at_a_time_and_spares_what_another_uses(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        await scene.add(PERSON, OPEN)
        async with open_store(tmp_path) as other:
            async with alone(other.engine) as is_alone:
                assert is_alone
                assert await scene.sweep_after(8) == 0
            neighbour = Tables(other, scene.programs, WORK)
            neighbour.uses.clock = lambda: SOMETIME  # it has not noted the use
            table = await neighbour.table(next(iter(await scene.ids())))
            ear = Ear(table, Seat(0))
            assert neighbour.presence is not None
            await told_servers(neighbour)
            assert await scene.sweep_after(8) == 0
            table.leave(ear)
            await told_servers(neighbour)
            assert await scene.sweep_after(8) == 1

    on_scene(tmp_path, test)


class Slow:
    """A connection that takes its time to close, as one to a busy database does."""

    def __init__(self, engine: Engine) -> None:
        self.connection = connect_alone(engine)
        self.execute = self.connection.execute

    def close(self) -> None:
        """Not yet."""


@only_postgres
def test_a_sweep_can_follow_another_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock is free when a sweep has ended, not when its connection has closed at last."""
    made: list[Slow] = []

    def connect(engine: Engine) -> Slow:
        made.append(Slow(engine))
        return made[-1]

    monkeypatch.setattr(expiry, "connect_alone", connect)

    async def test(scene: Scene) -> None:
        for _ in range(2):
            async with alone(scene.store.engine) as is_alone:
                assert is_alone
        for one in made:
            one.connection.close()

    on_scene(tmp_path, test)
