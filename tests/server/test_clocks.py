"""Clocks: they count what everybody may know, are fair to whoever loses the connection, and end in
a program that plays on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from orrery.core.decisions import Seat
from orrery.server.contract.bodies import ClockKind, NewClock, NewSeat, NewTable
from orrery.server.contract.protocol import TableChanged
from orrery.server.live import clocks
from orrery.server.live.clocks import Clock, Limit, due
from orrery.server.live.table import Table
from orrery.server.live.table_summary import program_asked
from orrery.server.live.timekeeping import Timekeeper
from orrery.server.storage.store import Store
from orrery.server.tables.tables import Tables
from tests.server.playing import (
    PERSON,
    SOMETIME,
    WORK,
    Ear,
    asked,
    consent,
    live_game_of,
    load_again,
    new_table,
    run,
    step,
    until_asked,
)
from tests.server.rooms import ME, QuickPrograms, room
from tests.server.test_table import refused
from tests.server.test_undo import kinds, undo

A, B = Seat(0), Seat(1)
Time = Callable[[float], None]


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Set the time, in seconds after the beginning; no clock jumps."""

    def set_to(seconds: float) -> None:
        monkeypatch.setattr(time, "time", lambda: SOMETIME + seconds)
        monkeypatch.setattr(clocks, "steady", lambda: seconds)

    set_to(0)
    return set_to


def clock_of(table: Table) -> Clock:
    clock = live_game_of(table).clock
    assert clock is not None
    return clock


# The clock alone


def test_of_a_game_s_time_everything_counts() -> None:
    clock = Clock(Limit("game", 100), 2, 0.0)
    clock.note(0.0, A, A)
    clock.note(30.0, B, B)
    clock.note(40.0, A, A)
    assert (clock.left(0), clock.left(1)) == (70.0, 90.0)
    assert clock.until == 110.0


def test_of_a_move_s_time_only_the_move_counts() -> None:
    clock = Clock(Limit("move", 100), 2, 0.0)
    clock.note(0.0, A, A)
    clock.note(30.0, B, B)
    clock.note(40.0, A, A)
    assert (clock.left(0), clock.until) == (100.0, 140.0)


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_clock_that_stands_goes_on_where_it_stood(kind: ClockKind) -> None:
    clock = Clock(Limit(kind, 100), 2, 0.0)
    clock.note(0.0, A, A)
    clock.note(30.0, A, None)
    assert clock.until is None
    clock.note(80.0, A, A)
    assert clock.until == 150.0


def test_time_in_which_no_server_ran_is_nobody_s() -> None:
    clock = Clock(Limit("game", 100), 2, 0.0)
    clock.note(0.0, A, A)
    clock.resume(5000.0)
    assert clock.until == 5100.0
    clock.note(5010.0, B, B)
    assert clock.left(0) == 90.0


def test_whoever_lost_the_connection_just_before_has_a_moment_more() -> None:
    assert due(100.0, 0.0) == 100.0
    assert due(100.0, 90.0) == 120.0
    assert due(100.0, 120.0) == 150.0
    assert due(100.0, 155.0) == 160.0, "coming and going gains a minute at most"


def test_a_limit_is_kept_as_a_text() -> None:
    assert Limit.of(Limit("move", 90).to_text()) == Limit("move", 90)
    assert Limit.of("game 1800") == Limit("game", 1800)


# At a table


def test_a_clock_begins_with_the_game_and_goes_by_the_log(tmp_path: Path, at: Time) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="game 600")
        seat = asked(table)
        assert clock_of(table).shown().since == SOMETIME
        at(50)
        await step(table, picks=["end"])
        assert asked(table) != seat
        assert clock_of(table).left(seat) == 550
        assert clock_of(table).until == SOMETIME + 650
        shown = Ear(table, None).last(TableChanged).table.clock
        assert shown == clock_of(table).shown() == clock_of(await load_again(table)).shown()
        assert shown is not None
        assert (shown.kind, shown.seconds, shown.running) == ("game", 600, asked(table))

    run(tmp_path, test)


def test_picks_of_the_same_seat_move_no_clock(tmp_path: Path, at: Time) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="move 600")
        seat = asked(table)
        at(50)
        before = clock_of(table).shown()
        await step(table)
        assert asked(table) == seat
        assert clock_of(table).shown() == before

    run(tmp_path, test)


def test_no_time_runs_for_programs_nor_while_others_are_asked(tmp_path: Path, at: Time) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, "greedy", clock="move 600")
        await until_asked(table, 1)
        assert clock_of(table).running is None
        again = await new_table(store, PERSON, PERSON, clock="move 600", seed=2)
        seat = asked(again)
        await step(again, picks=["end"])
        at(100)
        await undo(again, seat)
        assert clock_of(again).running is None
        at(400)
        await consent(again, Seat(1 - seat), agree=False)
        assert clock_of(again).until == SOMETIME + 900

    run(tmp_path, test)


def test_nobody_gains_time_by_asking_for_undo(tmp_path: Path, at: Time) -> None:
    """One's own clock goes on, whether the wish is refused, withdrawn or never answered."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="game 600")
        seat = asked(table)
        await step(table, picks=["end"])
        other = asked(table)
        await step(table, picks=["end"])
        assert asked(table) == seat
        at(10)
        assert (await undo(table, seat, "one")).stopped == "asked"
        assert clock_of(table).running == seat
        assert table.due == SOMETIME + 600
        at(300)
        await consent(table, other, agree=False)
        assert clock_of(table).until == SOMETIME + 600
        await refused(undo(table, seat, "two"), "undo-refused")
        await step(table)  # everybody sees this
        assert (await undo(table, seat, "three")).stopped in ("", "asked")
        assert clock_of(table).until == SOMETIME + 600
        at(700)
        await table.time_out()
        assert live_game_of(table).stand_ins.keys() == {seat}

    run(tmp_path, test)


def test_when_time_is_up_a_program_plays_on(tmp_path: Path, at: Time) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="move 60")
        seat = asked(table)
        Ear(table, seat)
        at(59)
        await table.time_out()
        assert await kinds(table) == []
        at(61)
        await table.time_out()
        assert await kinds(table) == ["timeout"]
        assert program_asked(table.seats, table.live_game) == seat
        assert table.due is None
        at(1000)
        await table.take_back(seat)
        assert clock_of(table).until == SOMETIME + 1060, "with the time of a whole move"

    run(tmp_path, test)


def test_a_seat_whose_game_s_time_is_up_is_not_taken_back(tmp_path: Path, at: Time) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="game 60")
        seat = asked(table)
        at(100)
        await table.time_out()
        await refused(table.take_back(seat), "time-over")
        await table.stand_in(Seat(1 - seat), Seat(1 - seat), "s")
        assert program_asked(table.seats, table.live_game) is None, "it waits for the other"
        await table.take_back(Seat(1 - seat))
        await until_asked(table, 1 - seat)
        at(1000)
        await table.time_out()
        assert program_asked(table.seats, table.live_game) is not None, "nobody can come back"

    run(tmp_path, test)


def test_somebody_who_lost_the_connection_is_given_a_moment(tmp_path: Path, at: Time) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="move 60")
        ear = Ear(table, asked(table))
        at(50)
        table.leave(ear)
        assert table.due == SOMETIME + 80
        at(70)
        Ear(table, asked(table))
        assert table.due == SOMETIME + 100
        at(99)
        await table.time_out()
        assert await kinds(table) == []

    run(tmp_path, test)


def test_a_server_that_goes_on_gives_back_the_time_it_was_away(tmp_path: Path, at: Time) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="move 60")
        at(10_000)
        again = await load_again(table)
        await again.resume()
        assert again.due == SOMETIME + 10_060
        assert clock_of(await load_again(again)).until == SOMETIME + 10_060
        assert live_game_of(again).moves == 0, "nobody saw anything of it"
        without = await new_table(store, PERSON, PERSON, seed=2)
        await without.resume()
        assert await kinds(without) == []

    run(tmp_path, test)


def test_a_clock_rings(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        keeper, rang = Timekeeper(), asyncio.Event()
        table = await new_table(store, PERSON, PERSON, clock="move 60")
        seat = asked(table)
        table.changed = rang.set
        keeper.look(table)
        assert keeper.waits_at(table)
        await asyncio.wait_for(rang.wait(), 20)
        assert [*live_game_of(table).stand_ins] == [seat]
        keeper.look(table)
        assert not keeper.waits_at(table)

    run(tmp_path, test)


def test_a_clock_that_has_time_does_not_ring_and_keeps_its_table(tmp_path: Path, at: Time) -> None:
    async def test(store: Store) -> None:
        tables = Tables(store, QuickPrograms(), WORK, idle=1.0)
        made = await tables.make(
            NewTable(
                game="clone-wars",
                seats=[NewSeat("person", mine=True), NewSeat("person", mine=True)],
                clock=NewClock("move", 3600),
            )
        )
        assert tables.timekeeper.waits_at(tables.in_use[0])
        tables.put_away(time.monotonic() + 10)
        assert [one.row.id for one in tables.in_use] == [made.id]
        tables.timekeeper.close()
        tables.put_away(time.monotonic() + 20)
        assert tables.in_use == []

    run(tmp_path, test)


# Over the wire


def test_a_table_is_made_with_a_clock_and_says_how_much_is_left(tmp_path: Path) -> None:
    ben = {"kind": "person", "name": "Ben", "mine": True}
    with room(tmp_path) as there:
        made = there.make(ME, ben, clock={"kind": "move", "seconds": 90})
        clock = there.table(made)["clock"]
        assert (clock["kind"], clock["seconds"], clock["left"]) == ("move", 90, [90.0, 90.0])
        with there.sit(made, made["mine"][0]["secret"]) as ann:
            [welcome] = [one for one in ann.told if one["type"] == "welcome"]
            assert abs(welcome["now"] - time.time()) < 60
            assert ann.ask(type="stand-in", id="s", seat=0)["type"] == "ack"
            assert ann.ask(type="take-back", id="t")["type"] == "ack"
        short = {"game": "clone-wars", "seats": [ME, ben], "clock": {"kind": "move", "seconds": 1}}
        assert there.post("/api/tables", short).status_code == 400
        again = there.make(ME, ben)
        assert there.table(again)["clock"] is None


def test_whoever_thinks_of_sitting_down_sees_how_much_time_there_will_be(tmp_path: Path) -> None:
    with room(tmp_path) as there:
        made = there.make(ME, {"kind": "open"}, clock={"kind": "game", "seconds": 900})
        shown = there.table(made)
        assert shown["status"] == "waiting"
        assert shown["clock"] == {
            "kind": "game",
            "seconds": 900,
            "left": [900.0, 900.0],
            "running": None,
            "since": shown["made"],
        }
