"""Processes that share a database read again only those tables that another one has changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from orrery.server.storage import engines
from orrery.server.storage.notices import Notices
from orrery.server.storage.rows import LogRow
from orrery.server.storage.sharing import CHANNEL, Changes, Notice
from orrery.server.storage.store import Store
from tests.server.databases import cut_off, only_postgres, only_sqlite, url_in
from tests.server.playing import OPEN, PERSON, run, seat_row, table_row


async def heard(store: Store, table: str) -> None:
    """Everything is known of a table."""
    news = await store.news(table, 0, 0)
    assert news is not None
    store.changes.hear(table, news.row.changes)


async def say(store: Store, table: str) -> None:
    await store.add_chat(table, 0, "Ann", "hello", 1.0, 1000)


def noticed(changes: Changes, number: int, is_log: bool) -> int | None:
    """What is known after a notification of another process."""
    changes.notice(Notice("table", "other", is_log, number))
    return changes.logged("table")


def test_what_follows_in_the_log_alone_is_known_by_its_number() -> None:
    changes = Changes("process")
    assert noticed(changes, 1, is_log=True) is None, "nothing was read yet"
    changes.hear("table", 4)
    assert changes.logged("table") is None
    assert noticed(changes, 4, is_log=True) is None, "that was read"
    assert noticed(changes, 5, is_log=True) == 5
    assert noticed(changes, 6, is_log=True) == 6
    changes.hear("table", 6)
    assert changes.logged("table") is None


def test_a_change_of_anything_else_or_one_that_was_missed_is_not_in_the_log() -> None:
    changes = Changes("process")
    changes.hear("table", 4)
    assert noticed(changes, 6, is_log=True) is None, "5 was missed"
    changes.hear("table", 6)
    assert noticed(changes, 7, is_log=True) == 7
    assert noticed(changes, 8, is_log=False) == 7
    assert noticed(changes, 9, is_log=True) == 7, "8 must be read first"
    changes.hear("table", 7)
    assert changes.logged("table") is None
    changes.hear("table", 9)
    changes.forget("table")
    assert noticed(changes, 10, is_log=True) is None


@only_postgres
def test_a_notification_says_whether_only_the_log_grew(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.Event()
        notices = Notices(store.engine, CHANNEL, heard.put_nowait, listening.set)
        try:
            await listening.wait()
            row = table_row()
            await store.add_table(row, [seat_row(0, PERSON, 1), seat_row(1, OPEN, 1)])
            await store.append(row.id, [LogRow(1, "pick", 0, "end", "g", 1.0)])
            await say(store, row.id)
            found = [Notice.of(await asyncio.wait_for(heard.get(), 10)) for _ in range(2)]
            first = Notice(row.id, store.process, True, 1)
            assert found == [first, first._replace(is_log=False, number=2)]
        finally:
            await asyncio.to_thread(notices.close)

    run(tmp_path, test)


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


@only_postgres
def test_a_connection_is_checked_only_after_a_while_and_replaced_if_it_is_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        checked: list[object] = []
        monkeypatch.setattr(store.engine.dialect, "do_ping", checked.append)
        for _ in range(10):
            assert await store.count() == 0
        assert len(checked) < 5, "that was within a second"
        monkeypatch.undo()
        cut_off(url_in(tmp_path), is_open=False)
        cut_off(url_in(tmp_path), is_open=True)
        monkeypatch.setattr(engines, "TRUSTED_FOR", 0.0)
        for _ in range(10):
            assert await store.count() == 0

    run(tmp_path, test)


@only_sqlite
def test_a_process_alone_has_no_news(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = table_row()
        await store.add_table(row, [seat_row(0, PERSON, 1), seat_row(1, OPEN, 1)])
        assert not await store.has_news(row.id)

    run(tmp_path, test)
