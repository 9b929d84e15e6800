"""Somebody is away: by consent of the others a program plays on, until its seat is taken back."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from orrery.core.decisions import Seat
from orrery.core.gestures import Picks
from orrery.server.contract.protocol import Ack, StandInAsked, TableChanged, Thinking, Welcome
from orrery.server.live import attendance
from orrery.server.live.table import Table
from orrery.server.live.table_summary import program_asked
from orrery.server.storage.store import Store
from tests.server.playing import (
    FOUR,
    PERSON,
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
from tests.server.test_table import refused
from tests.server.test_undo import kinds, undo

NOBODY = StandInAsked(None, None, [], [], 0)


@pytest.fixture(autouse=True)
def _away_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "AWAY_FOR", 0.0)
    monkeypatch.setattr(attendance, "ALONE_FOR", 0.0)


async def of_four(store: Store) -> Table:
    """Four persons, of whom the one that is asked is away."""
    return await new_table(store, *[PERSON] * 4, game="starcraft", options=FOUR)


def others_of(seat: int) -> list[Seat]:
    return [Seat(one) for one in range(4) if one != seat]


def test_of_two_whoever_is_left_decides_alone(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        here = Ear(table, Seat(1 - seat))
        assert await table.stand_in(Seat(1 - seat), seat, "s") == Ack("s", 0, "")
        shown = here.last(TableChanged).table.seats[seat]
        assert (shown.kind, shown.stand_in, shown.present) == ("person", "greedy", False)
        assert here.last(Thinking) == Thinking(seat)
        assert program_asked(table.seats, table.live_game) == seat
        again = await load_again(table)
        assert program_asked(again.seats, again.live_game) == seat, "after a restart, too"

    run(tmp_path, test)


def test_of_more_all_others_who_play_must_agree(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await of_four(store)
        absent = asked(table)
        first, second, third = others_of(absent)
        watcher = Ear(table, None)
        assert await table.stand_in(first, absent, "s") == Ack("s", 0, "asked")
        wish = StandInAsked(first, absent, [], [second, third], 1)
        assert watcher.last(StandInAsked) == wish
        assert watcher.last(TableChanged).table.consent == [second, third]
        assert Ear(table, None).last(StandInAsked) == wish, "who comes, too"
        await refused(consent(table, first, agree=True), "no-wish")
        await consent(table, second, agree=True)
        assert watcher.last(StandInAsked) == StandInAsked(
            first, absent, [second], [second, third], 1
        )
        assert table.shown("en").consent == [third]
        assert program_asked(table.seats, table.live_game) is None
        await consent(table, third, agree=True)
        assert watcher.last(StandInAsked) == NOBODY
        assert table.shown("en").consent == []
        assert program_asked(table.seats, table.live_game) == absent
        assert await kinds(table) == ["absent", "agree", "agree", "stand-in"]

    run(tmp_path, test)


def test_one_who_minds_is_enough_and_so_is_the_one_who_was_away(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await of_four(store)
        absent = asked(table)
        first, second, _ = others_of(absent)
        watcher = Ear(table, None)
        for who in (second, absent):
            await table.stand_in(first, absent, f"s{who}")
            await consent(table, who, agree=False)
            assert watcher.last(StandInAsked) == NOBODY
            assert live_game_of(table).stand_ins == {}

    run(tmp_path, test)


def test_whoever_is_at_the_table_is_not_replaced(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await of_four(store)
        absent = asked(table)
        first, second, third = others_of(absent)
        ear = Ear(table, absent)
        await refused(table.stand_in(first, absent, "s"), "not-away")
        table.leave(ear)
        await table.stand_in(first, absent, "t")
        await consent(table, second, agree=True)
        Ear(table, absent)
        await refused(consent(table, third, agree=True), "not-away")
        assert live_game_of(table).stand_ins == {}

    run(tmp_path, test)


def test_nor_whoever_has_only_just_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two, the other decides alone, and only after ten minutes."""
    monkeypatch.setattr(attendance, "ALONE_FOR", 600.0)

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        assert table.shown("en").replace_after == 600
        ears = [Ear(table, Seat(seat)) for seat in range(2)]
        assert [one.away for one in table.shown("en").seats] == [None, None]
        table.leave(ears[1])
        away = table.shown("en").seats[1].away
        assert away is not None
        await refused(table.stand_in(Seat(0), Seat(1), "s"), "just-left")
        monkeypatch.setattr(time, "time", lambda: away + 599)
        await refused(table.stand_in(Seat(0), Seat(1), "s"), "just-left")
        monkeypatch.setattr(time, "time", lambda: away + 601)
        await table.stand_in(Seat(0), Seat(1), "s")
        assert live_game_of(table).stand_ins == {1: "greedy"}

    run(tmp_path, test)


def test_where_others_must_agree_a_minute_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless only two are left who play."""
    monkeypatch.setattr(attendance, "AWAY_FOR", 60.0)
    monkeypatch.setattr(attendance, "ALONE_FOR", 600.0)

    async def test(store: Store) -> None:
        table = await of_four(store)
        absent = asked(table)
        first, second, third = others_of(absent)
        began = table.attendance.stay(absent).since
        assert table.shown("en").replace_after == 60
        monkeypatch.setattr(time, "time", lambda: began + 59)
        await refused(table.stand_in(first, absent, "s"), "just-left")
        monkeypatch.setattr(time, "time", lambda: began + 61)
        assert (await table.stand_in(first, absent, "s")).stopped == "asked"
        await table.stand_in(third, third, "t")
        await table.stand_in(second, second, "u")
        assert table.shown("en").replace_after == 600
        await refused(table.stand_in(first, absent, "v"), "just-left")

    run(tmp_path, test)


def test_where_there_is_a_clock_it_alone_replaces_others(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="move 600")
        seat = asked(table)
        other = Seat(1 - seat)
        assert table.shown("en").replace_after is None
        await refused(table.stand_in(other, seat, "s"), "clock-decides")
        await table.stand_in(seat, seat, "t")
        assert live_game_of(table).stand_ins == {seat: "greedy"}, "but anybody hands over themself"

    run(tmp_path, test)


def test_a_seat_that_is_left_to_a_program_sees_its_own_cards_and_picks_nothing(
    tmp_path: Path,
) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        ear = Ear(table, seat)
        assert await table.stand_in(seat, seat, "s") == Ack("s", 0, ""), "oneself, at once"
        pick = ear.options()[0]
        await refused(table.pick(seat, "p", ear.update.number, Picks([pick])), "stand-in")
        await step(table)
        assert live_game_of(table).undo_for(seat, "en") is None
        await refused(undo(table, seat), "no-undo")
        assert ear.reader == seat
        assert [one.seat for one in ear.all(Welcome)] == [seat], "nothing else is known than before"

    run(tmp_path, test)


def test_whoever_comes_back_takes_the_seat_and_the_program_picks_no_more(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        await refused(table.take_back(seat), "no-take-back")
        await table.stand_in(Seat(1 - seat), seat, "s")
        thought_at = live_game_of(table).number
        ear = Ear(table, seat)
        await table.take_back(seat)
        assert table.shown("en").seats[seat].stand_in == ""
        assert program_asked(table.seats, table.live_game) is None
        pick = ear.options()[0]
        late = table.pick(seat, f"program {thought_at}", None, Picks([pick]), thought_at)
        await refused(late, "stale")
        assert (await table.pick(seat, "p", ear.update.number, Picks([pick]))).picks == 1
        assert live_game_of(await load_again(table)).stand_ins == {}

    run(tmp_path, test)


def test_programs_wait_when_nobody_is_left_until_somebody_comes_back(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        await table.stand_in(Seat(0), Seat(1), "a")
        await table.stand_in(Seat(0), Seat(0), "b")
        assert program_asked(table.seats, table.live_game) is None
        assert table.shown("en").status == "running"
        await table.take_back(Seat(0))
        await until_asked(table, 1)
        assert program_asked(table.seats, table.live_game) == 1

    run(tmp_path, test)


def test_programs_and_whoever_resigned_are_not_replaced(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        seats = (PERSON, PERSON, "simple", PERSON)
        table = await new_table(store, *seats, game="starcraft", options=FOUR)
        await refused(table.stand_in(Seat(0), Seat(2), "a"), "no-stand-in")
        await table.resign(Seat(3))
        await refused(table.stand_in(Seat(0), Seat(3), "b"), "no-stand-in")
        await table.stand_in(Seat(0), Seat(1), "c")
        await refused(table.stand_in(Seat(0), Seat(1), "d"), "no-stand-in")
        await refused(table.stand_in(Seat(1), Seat(0), "e"), "no-stand-in")
        await table.resign(Seat(1))
        assert table.shown("en").seats[1].kind == "program", "whom a program plays for may give up"

    run(tmp_path, test)
