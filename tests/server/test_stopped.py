"""Programs whose picks fail: nobody can make them fail, and where they do they stop, say so, and go
on when somebody acts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest

from orrery.core.decisions import Seat
from orrery.core.errors import BrokenRules
from orrery.core.flow import Game
from orrery.core.gestures import Picks
from orrery.server.contract.bodies import Slug
from orrery.server.contract.protocol import Ack, TableChanged, Thinking, Welcome
from orrery.server.errors import Away, Refusal
from orrery.server.live.live_game import LiveGame
from orrery.server.live.table import Table
from orrery.server.programs import programs
from orrery.server.programs.programs import PAUSES, gesture_name
from orrery.server.storage.store import Store
from orrery.server.work.thinking import Thought
from tests.server.playing import PERSON, Ear, asked, live_game_of, load_again, new_table, run, step
from tests.server.rooms import QuickPrograms
from tests.server.test_programs import until
from tests.server.test_table import plays, refused
from tests.server.test_undo import undo


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "PAUSES", (0.0,) * len(PAUSES))


@asynccontextmanager
async def driven(table: Table) -> AsyncIterator[QuickPrograms]:
    """The table's programs play, in this process."""
    quick = QuickPrograms()
    table.changed = partial(quick.look, table)
    quick.look(table)
    try:
        yield quick
    finally:
        quick.close()


async def poisoned(store: Store) -> tuple[Table, Seat]:
    """A table where a seat gave its gestures the names that programs used to have, for rows that
    were still to come, took them back, and lets a program play."""
    table = await new_table(store, PERSON, PERSON)
    seat = asked(table)
    ear = Ear(table, seat)
    for number in range(61, 91):
        after, pick = ear.update.number, plays(ear)[0]
        assert (await table.pick(seat, f"program-{number}", after, Picks([pick]))).picks == 1
        await undo(table, seat, f"u-{number}")
    await table.stand_in(seat, seat, "s")
    return table, seat


def test_no_name_of_a_gesture_keeps_a_program_from_picking(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, seat = await poisoned(store)
        async with driven(table):
            await until(lambda: live_game_of(table).asked != seat)
        again = await load_again(table)
        assert live_game_of(again).asked != seat
        assert live_game_of(again).match.number > 0

    run(tmp_path, test)


def test_a_program_s_pick_is_told_from_others_by_its_row_alone(tmp_path: Path) -> None:
    """Even a gesture of the same name does not count as its pick."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        ear = Ear(table, seat)
        first, second = plays(ear)[:2]
        await table.pick(seat, "program 1", None, Picks([first]), 0)
        assert (await table.pick(seat, "program 1", None, Picks([second]), 1)).picks == 1
        assert live_game_of(table).number == 2
        await refused(table.pick(seat, "program 1", None, Picks([second]), 1), "stale")

    run(tmp_path, test)


def test_no_client_can_send_the_name_of_a_program_s_gesture() -> None:
    for number in (0, 50, 10**9):
        assert len(gesture_name(number)) <= 40
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(gesture_name(number), Slug)


async def stopped_table(store: Store, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, list[int]]:
    """A table whose program's picks add no row, with the number of each try."""
    table, tries = await new_table(store, "eager", PERSON), list[int]()
    while asked(table) != 0:
        await step(table)

    async def in_vain(seat: Seat, gesture: str, *given: object) -> Ack:
        tries.append(live_game_of(table).number)
        return Ack(gesture, 0, "")

    monkeypatch.setattr(table, "pick", in_vain)
    return table, tries


def test_a_program_whose_picks_add_nothing_stops_and_the_table_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        table, tries = await stopped_table(store, monkeypatch)
        watcher = Ear(table, None)
        async with driven(table) as quick:
            await until(lambda: table.stopped != "" and not quick.plays_at(table))
            assert len(tries) == len(PAUSES) + 1
            assert watcher.last(TableChanged).table.stopped == "failed"
            assert watcher.last(Thinking) == Thinking(None)
            assert Ear(table, None).last(Welcome).table.stopped == "failed"
            quick.look(table)
            assert not quick.plays_at(table), "a watcher or a look sets nothing off"

    run(tmp_path, test)


@pytest.mark.parametrize("how", ["acts", "comes back", "restart"])
def test_programs_that_stopped_go_on(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        table, _ = await stopped_table(store, monkeypatch)
        async with driven(table) as quick:
            await until(lambda: table.stopped != "" and not quick.plays_at(table))
            monkeypatch.undo()
            if how == "restart":
                table = await load_again(table)
                table.changed = partial(quick.look, table)
                quick.look(table)
            elif how == "acts":
                await table.stand_in(Seat(1), Seat(1), "s")
                await table.take_back(Seat(1))
            else:
                Ear(table, Seat(1))
            assert table.shown("en").stopped == ""
            await until(lambda: live_game_of(table).asked == 1)

    run(tmp_path, test)


def test_a_database_that_is_away_for_long_stops_no_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "TRY_AGAIN", 0.0)

    async def test(store: Store) -> None:
        table = await new_table(store, "eager", PERSON)
        while asked(table) != 0:
            await step(table)
        answers, pick = [Away() for _ in range(20)], table.pick

        async def sometimes(*given: object) -> Ack:
            if answers:
                raise answers.pop()
            return await pick(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(table, "pick", sometimes)
        async with driven(table):
            await until(lambda: live_game_of(table).asked == 1)
        assert answers == []

    run(tmp_path, test)


def break_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the rules fail at every pick."""

    def fails(game: object, pick: object) -> None:
        raise BrokenRules("the rules run for ever")

    monkeypatch.setattr(Game, "play", fails)


def test_rules_that_fail_at_a_pick_refuse_it_and_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        seat = asked(table)
        ear, other = Ear(table, seat), Ear(table, Seat(1 - seat))
        other.forget()
        before, pick = live_game_of(table).match.hash_now(), plays(ear)[0]
        with monkeypatch.context() as patched:
            break_rules(patched)
            await refused(table.pick(seat, "g", ear.update.number, Picks([pick])), "broken-rules")
        assert live_game_of(table).match.hash_now() == before
        assert await store.log(table.row.id) == []
        assert other.heard == []
        assert (await table.pick(seat, "h", ear.update.number, Picks([pick]))).picks == 1

    run(tmp_path, test)


def test_a_program_whose_picks_break_the_rules_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, "eager", PERSON)
        while asked(table) != 0:
            await step(table)
        other = await new_table(store, PERSON, PERSON, seed=2)
        break_rules(monkeypatch)
        async with driven(table):
            await until(lambda: table.stopped != "")
        assert table.shown("en").stopped == "broken-rules"
        assert other.shown("en").stopped == ""

    run(tmp_path, test)


def test_a_program_that_never_answers_stops(tmp_path: Path) -> None:
    class Silent(QuickPrograms):
        async def answer(
            self, table: Table, live_game: LiveGame, program: str, *, ahead: bool = False
        ) -> Thought:
            raise Refusal("busy", 503)

    async def test(store: Store) -> None:
        table = await new_table(store, "eager", PERSON)
        while asked(table) != 0:
            await step(table)
        silent = Silent()
        table.changed = partial(silent.look, table)
        silent.look(table)
        await until(lambda: table.stopped != "")
        assert table.shown("en").stopped == "failed"
        await asyncio.sleep(0)
        assert not silent.plays_at(table)
        silent.close()

    run(tmp_path, test)
