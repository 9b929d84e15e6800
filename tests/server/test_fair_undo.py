"""Undo beyond what is fair needs every other person, also one who is away: nobody looks at what
comes and takes the game back while the opponent is not there. A wish stops nobody else for long,
and an answer is to the wish that was read."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core.decisions import Seat
from orrery.core.gestures import Picks
from orrery.server.contract.protocol import Ack, TableChanged, Thinking, UndoAsked
from orrery.server.live import attendance
from orrery.server.live.gestures import Act, stand_in
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
from tests.server.test_table import plays, refused
from tests.server.test_undo import kinds, passed_on, stands, undo


@pytest.fixture(autouse=True)
def _away_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "AWAY_FOR", 0.0)
    monkeypatch.setattr(attendance, "ALONE_FOR", 0.0)


async def replaced(store: Store, how: str) -> tuple[Table, Seat, Seat]:
    """Two persons, of whom one has ended a turn; a program plays for the other, who is away."""
    clock = "game 600" if how == "timeout" else None
    table, seat = await passed_on(store, PERSON, PERSON, clock=clock)
    other = Seat(1 - seat)
    if how == "timeout":
        await table._append(live_game_of(table), [stand_in(live_game_of(table), other, "timeout")])
    else:
        await table.stand_in(seat if how == "asked" else other, other, "s")
    assert live_game_of(table).stand_ins.keys() == {other}
    return table, seat, other


@pytest.mark.parametrize("how", ["asked", "handed over", "timeout"])
def test_whoever_is_away_must_agree_too(how: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat, other = await replaced(store, how)
        before = live_game_of(table).match.number
        await until_asked(table, seat)  # the program plays the other's turn
        assert live_game_of(table).match.number > before
        place = stands(table)
        assert await undo(table, seat) == Ack("undo", 0, "asked")
        assert stands(table) == place
        assert Ear(table, None).last(UndoAsked).asked == [other]
        again = await load_again(table)
        assert live_game_of(again).request is not None
        await consent(table, other, agree=True)
        assert live_game_of(table).match.number == before - 1

    run(tmp_path, test)


def test_what_is_fair_is_still_done_at_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat, _ = await replaced(store, "asked")
        await until_asked(table, seat)
        ear, place = Ear(table, seat), stands(table)
        await table.pick(seat, "g", ear.update.number, Picks(plays(ear)[:1]))
        assert await undo(table, seat) == Ack("undo", 0, "")
        assert stands(table) == place

    run(tmp_path, test)


def test_a_request_that_waits_for_somebody_away_stops_no_program(tmp_path: Path) -> None:
    """The program in the place of whoever is away goes on, and its first pick that everybody sees
    drops the wish."""

    async def test(store: Store) -> None:
        table, seat, other = await replaced(store, "asked")
        watcher = Ear(table, None)
        assert await undo(table, seat) == Ack("undo", 0, "asked")
        assert program_asked(table.seats, table.live_game) == other
        assert watcher.last(Thinking) == Thinking(other)
        await step(table)
        assert watcher.last(UndoAsked).seat is None
        assert live_game_of(table).request is None
        await until_asked(table, seat)

    run(tmp_path, test)


def test_a_request_that_waits_for_somebody_away_stops_no_pick(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat, other = await replaced(store, "asked")
        await until_asked(table, seat)
        watcher = Ear(table, None)
        await undo(table, seat, "one")
        assert watcher.last(TableChanged).table.consent == [other]
        await consent(table, seat, agree=False)
        assert live_game_of(table).request is None, "it may be withdrawn"
        assert await undo(table, seat, "two") == Ack("two", 0, "asked"), "and wished again"
        await step(table)
        assert live_game_of(table).request is None

    run(tmp_path, test)


def test_whoever_comes_back_answers(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat, other = await replaced(store, "asked")
        await until_asked(table, seat)
        await undo(table, seat)
        ear = Ear(table, other)
        assert ear.last(UndoAsked) == UndoAsked(seat, [], [other], 1)
        await table.take_back(other)
        assert live_game_of(table).request is not None, "the request is still open"
        await consent(table, other, agree=False)
        assert live_game_of(table).request is None

    run(tmp_path, test)


def test_of_several_those_present_are_asked_besides_the_absent_player(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        seats = (PERSON, PERSON, PERSON, "simple")
        table = await new_table(store, *seats, game="starcraft", options=FOUR)
        await until_asked(table, 0, "simple")
        await step(table, "simple")
        await until_asked(table, 3, "simple")
        await table.stand_in(Seat(2), Seat(2), "s")
        await undo(table, 0)
        assert Ear(table, None).last(UndoAsked).asked == [1, 2]
        assert program_asked(table.seats, table.live_game) == 3, "nobody waits for seat 2"
        await table.take_back(Seat(2))
        assert program_asked(table.seats, table.live_game) is None, "now both can answer"
        await consent(table, Seat(1), agree=True)
        await consent(table, Seat(2), agree=True)
        assert asked(table) == 0

    run(tmp_path, test)


def running(table: Table) -> int | None:
    """The seat whose time runs."""
    clock = table.shown("en").clock
    assert clock is not None
    return clock.running


def test_a_request_that_waits_for_somebody_away_stops_no_clock(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        seats = (PERSON, PERSON, PERSON, "simple")
        table = await new_table(
            store, *seats, game="starcraft", options=FOUR, clock="game 9999999999"
        )
        await until_asked(table, 0, "simple")
        await step(table, "simple")
        await until_asked(table, 1, "simple")
        ask: Act = ("ask", Seat(0), "0", "wish")
        await table._append(live_game_of(table), [ask])
        assert running(table) is None, "somebody else's wish, which two can answer"
        await consent(table, Seat(0), agree=False)
        await table.stand_in(Seat(2), Seat(2), "s")
        assert running(table) == 1
        await table._append(live_game_of(table), [ask])
        assert running(table) == 1, "nobody waits for seat 2"

    run(tmp_path, test)


# What was refused


def test_what_was_refused_is_not_asked_again_before_everybody_sees_a_pick(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat = await passed_on(store, PERSON, PERSON)
        other = Seat(1 - seat)
        await undo(table, seat, "one")
        await consent(table, other, agree=False)
        before = await kinds(table)
        await refused(undo(table, seat, "two"), "undo-refused")
        await refused(undo(await load_again(table), seat, "two"), "undo-refused")
        assert await kinds(table) == before
        await step(table)
        assert await undo(table, seat, "three") == Ack("three", 0, "asked")

    run(tmp_path, test)


def test_a_pick_in_secret_does_not_allow_to_ask_again(tmp_path: Path) -> None:
    """That one may ask again would tell of the pick."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, options={"mode": "secret"})
        await until_asked(table, 1)
        live_game = live_game_of(table)
        await table._append(live_game, [("ask", Seat(0), "3", "wish")])
        await consent(table, Seat(1), agree=False)
        assert live_game.refused == {0}
        await step(table)
        assert live_game.refused == {0}

    run(tmp_path, test)


# Which wish is answered


def test_an_answer_is_to_the_request_that_was_read(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat = await passed_on(store, PERSON, PERSON)
        other = Seat(1 - seat)
        ear, place = Ear(table, other), stands(table)
        await undo(table, seat, "one")
        read = ear.last(UndoAsked).wish
        await consent(table, seat, agree=False)
        await undo(table, seat, "two")
        for agree in (True, False):
            await refused(table.consent(other, agree, read), "other-wish")
        assert stands(table) == place
        assert ear.last(UndoAsked).wish == read + 1
        again = Ear(await load_again(table), other)
        assert again.last(UndoAsked).wish == read + 1, "after a restart, too"
        await table.consent(other, agree=True, request=read + 1)
        assert live_game_of(table).match.number == 0

    run(tmp_path, test)
