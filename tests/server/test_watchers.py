"""Those who watch a table: hundreds of them cost little, and notice nothing that is secret."""

from __future__ import annotations

from pathlib import Path

from orrery.core.decisions import Seat
from orrery.server.contract.protocol import TableChanged, Welcome
from orrery.server.live.listeners import Listener
from orrery.server.live.parcels import EncodedMessage
from orrery.server.storage.store import Store
from tests.server.playing import PERSON, Ear, live_game_of, new_table, run, step, told_watchers


def test_the_number_of_watchers_is_told_now_and_then_and_at_last(tmp_path: Path) -> None:
    """Otherwise each of hundreds who come and go would be told to hundreds."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ann = Ear(table, Seat(0))
        ann.forget()
        watchers = [Ear(table, None) for _ in range(100)]
        for watcher in watchers[:30]:
            table.leave(watcher)
        assert [one.table.watchers for one in ann.all(TableChanged)] == [1]
        await told_watchers(ann, 70)
        assert [one.table.watchers for one in ann.all(TableChanged)] == [1, 70]
        assert watchers[-1].last(TableChanged).table.watchers == 70

    run(tmp_path, test)


def test_no_pick_decides_when_the_number_of_watchers_is_told(tmp_path: Path) -> None:
    """If one did, whoever comes and goes all the time would notice picks in secret."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ann, watchers = Ear(table, Seat(0)), [Ear(table, None), Ear(table, None)]
        told = len(ann.all(TableChanged))
        table.tell_all(live_game_of(table))
        assert len(ann.all(TableChanged)) == told
        await table.change(name="Another name")
        changed = ann.all(TableChanged)[told].table
        assert (changed.name, changed.watchers) == ("Another name", 1)
        assert Ear(table, None).last(Welcome).table.watchers == 1
        await told_watchers(watchers[0], 3)

    run(tmp_path, test)


def test_what_all_are_told_is_encoded_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        one, other = Listener(None, "en"), Listener(None, "en")
        table.join(one, 0)
        table.join(other, 0)
        await table.say(None, "Ann", "Hello")
        await step(table)
        for listener in (one, other):
            assert isinstance((await next_parcel(listener)).message, Welcome)
        mine = {id(await next_parcel(one)) for _ in range(5)}
        yours = {id(await next_parcel(other)) for _ in range(4)}
        assert len(mine & yours) == 4, (
            "update, table, chat, update; one was told when the other came"
        )

    run(tmp_path, test)


def test_a_player_who_looks_at_what_all_may_see_is_no_watcher(tmp_path: Path) -> None:
    """Players who share a device have a connection beside those of their seats."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        ann, beside = Ear(table, Seat(0)), Listener(None, "en", is_beside=True)
        table.join(beside, 0)
        assert not table.attendance.is_miscounted
        watcher = Ear(table, None)
        await told_watchers(ann, 1)
        table.leave(watcher)
        table.leave(beside)

    run(tmp_path, test)


async def next_parcel(listener: Listener) -> EncodedMessage:
    parcel = await listener.next()
    assert parcel is not None
    return parcel
