"""Processes that share a database read again only those tables that another one has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.server.storage.store import Store
from tests.server.databases import only_postgres, only_sqlite, url_in
from tests.server.playing import OPEN, PERSON, run, seat_row, table_row


async def heard(store: Store, table: str) -> None:
    """Everything is known of a table."""
    news = await store.news(table, 0, 0)
    assert news is not None
    store.changes.hear(table, news.row.changes)


async def say(store: Store, table: str) -> None:
    await store.add_chat(table, 0, "Ann", "hello", 1.0, 1000)


@only_postgres
def test_what_another_process_did_is_news_and_our_own_is_not(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        other = Store(url_in(tmp_path))
        try:
            row = table_row()
            await store.add_table(row, [seat_row(0, PERSON, 1), seat_row(1, OPEN, 1)])
            assert await store.has_news(row.id), "nothing was read yet"
            await heard(store, row.id)
            assert not await store.has_news(row.id)
            await say(store, row.id)
            await store.change_table(row.id, name="Another name")
            assert not await store.has_news(row.id), "our own"
            await say(other, row.id)
            assert await store.has_news(row.id)
            await say(store, row.id)
            assert await store.has_news(row.id), "our own after what we have not heard of"
            await heard(store, row.id)
            assert not await store.has_news(row.id)
            store.changes.forget(row.id)
            assert await store.has_news(row.id)
            await heard(store, row.id)
            await other.remove_table(row.id, "waiting")
            assert await store.has_news(row.id), "it is gone"
        finally:
            other.close()

    run(tmp_path, test)


@only_postgres
def test_a_change_that_was_not_kept_is_no_news(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        other, row = Store(url_in(tmp_path)), table_row()
        try:
            await store.add_table(row, [seat_row(0, PERSON, 1), seat_row(1, OPEN, 1)])
            await heard(store, row.id)
            with pytest.raises(ZeroDivisionError):
                await other.change(row.id, lambda _: 1 // 0)
            assert not await store.has_news(row.id)
        finally:
            other.close()

    run(tmp_path, test)


@only_sqlite
def test_a_process_alone_has_no_news(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = table_row()
        await store.add_table(row, [seat_row(0, PERSON, 1), seat_row(1, OPEN, 1)])
        assert not await store.has_news(row.id)

    run(tmp_path, test)
