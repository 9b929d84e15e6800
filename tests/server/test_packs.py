"""A card pack is kept once, in the database and in memory, and goes with its last table."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

from orrery import games
from orrery.server.storage import packs
from orrery.server.storage.rows import TableRow
from orrery.server.storage.store import Store
from tests.server.databases import rows_in, url_in
from tests.server.playing import run, table_row

OURS = {"clone_wars.toml": "# ours", "more.toml": "# more"}
THEIRS = {"clone_wars.toml": "# theirs"}


async def add(store: Store, seed: int, pack: dict[str, str]) -> str:
    row = table_row(seed=seed, pack=pack)
    await store.add_table(row, [])
    return row.id


async def found(store: Store, id: str) -> TableRow:
    row = await store.table(id)
    assert row is not None
    return row


def kept_in(folder: Path) -> int:
    return len(rows_in(url_in(folder), "SELECT hash FROM packs"))


def test_tables_with_the_same_pack_share_it(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        again = dict(reversed(OURS.items()))  # the order of its files does not matter
        ids = [await add(store, seed, pack) for seed, pack in enumerate((OURS, again, THEIRS))]
        one, other, third = await asyncio.gather(*(found(store, one) for one in ids))
        assert one.pack is other.pack
        assert (one.pack, third.pack) == (OURS, THEIRS)
        assert packs.shared(dict(OURS)) is one.pack

    run(tmp_path, test)
    assert kept_in(tmp_path) == 2


def test_a_pack_goes_with_the_last_table_that_has_it(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        tables = [await add(store, seed, OURS) for seed in range(2)]
        await add(store, 2, {})
        assert await store.remove_table(tables[0], "waiting")
        assert kept_in(tmp_path) == 1
        assert (await found(store, tables[1])).pack == OURS
        assert await store.remove_table(tables[1], "waiting")
        assert kept_in(tmp_path) == 0

    run(tmp_path, test)


def test_a_table_that_comes_while_the_last_one_goes_has_its_pack(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        going = [await add(store, seed, OURS) for seed in range(20)]
        for seed, table in enumerate(going, 100):
            async with asyncio.TaskGroup() as together:
                together.create_task(store.remove_table(table, "waiting"))
                made = together.create_task(add(store, seed, OURS))
            assert (await found(store, made.result())).pack == OURS
            assert await store.remove_table(made.result(), "waiting")
        assert kept_in(tmp_path) == 0

    run(tmp_path, test)


def test_a_pack_that_no_table_in_memory_has_is_not_held_there() -> None:
    held = packs.shared(dict(OURS))
    assert packs.hash_of(held) in packs._in_use
    del held
    gc.collect()
    assert games.hash_of_pack(OURS) not in packs._in_use
