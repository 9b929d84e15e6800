"""Programs think in processes that can be stopped; whatever they do, the game goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from orrery import bots
from orrery.core.decisions import Seat
from orrery.messages import messages
from orrery.server.contract.protocol import UndoAsked
from orrery.server.errors import Away, Refusal
from orrery.server.live.table import Table
from orrery.server.programs.programs import Programs, question_of, seed_for
from orrery.server.storage.store import Store
from orrery.server.tables import tables as tables_module
from orrery.server.tables.tables import Tables
from orrery.server.work.thinking import Thought, _followed, follow, think
from orrery.server.work.workers import Budget, NoAnswer, Workers, WorkerStuck
from tests.server.playing import (
    PERSON,
    WORK,
    Ear,
    asked,
    consent,
    live_game_of,
    new_table,
    open_store,
    run,
    step,
    table_row,
    until_asked,
)

SLEEPER = "tests.server.faulty:Sleeper"
BROKEN = [
    "tests.server.faulty:Raiser",
    "tests.server.faulty:Quitter",
    "tests.server.faulty:Crasher",
    "tests.server.faulty:Cheat",
    "tests.server.nowhere:Nobody",
]
SOON = 90.0


@asynccontextmanager
async def driven(table: Table, pace: float = 0.0, budget: float = 20.0) -> AsyncIterator[Programs]:
    """The table's programs play."""
    programs = Programs(workers=1, pace=pace, budget=budget)
    table.changed = partial(programs.look, table)
    programs.look(table)
    try:
        yield programs
    finally:
        programs.close()


async def until(holds: Callable[[], bool], seconds: float = SOON) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - what it waits for is anything
            await asyncio.sleep(0.01)


def processes() -> list[int]:
    """The worker processes that are alive and think."""
    return [one.pid or 0 for one in multiprocessing.active_children() if one.name == "thinking"]


def with_person(
    tmp_path: Path, program: str, test: Callable[[Table], Awaitable[None]], **more: object
) -> None:
    """A test at a table of one person, who sits second, and one program."""

    async def at_table(store: Store) -> None:
        table = await new_table(store, program, PERSON, **more)  # type: ignore[arg-type]
        if not more:
            await until_asked(table, 0)
        await test(table)

    run(tmp_path, at_table)


@pytest.mark.slow
def test_programs_play_until_a_person_is_asked(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        number = live_game_of(table).number
        async with driven(table):
            await until(lambda: live_game_of(table).asked == 1)
            await step(table, picks=["end"])
            await until(lambda: live_game_of(table).asked == 1)
        rows = live_game_of(table).rows[number:]
        assert {row.seat for row in rows} == {0, 1}
        assert processes() == []

    with_person(tmp_path, "greedy", test)


@pytest.mark.slow
def test_a_program_that_takes_too_long_is_stopped_and_answers_in_haste(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        number = live_game_of(table).number
        async with driven(table, budget=4.0):
            await until(lambda: bool(processes()))
            first = processes()
            await until(lambda: live_game_of(table).number > number)
            assert set(processes()).isdisjoint(first), "the process was killed"
            with pytest.raises(ProcessLookupError):
                os.kill(first[0], 0)  # not even a zombie is left
        assert processes() == []

    with_person(tmp_path, SLEEPER, test)


@pytest.mark.slow
@pytest.mark.parametrize("program", BROKEN)
def test_with_a_broken_program_the_game_goes_on(program: str, tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        async with driven(table):
            await until(lambda: live_game_of(table).asked == 1)

    with_person(tmp_path, program, test)


@pytest.mark.slow
def test_if_the_fallback_breaks_too_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that searches plays as `greedy` does where it cannot: then `eager` answers."""
    monkeypatch.setattr(bots, "in_haste", lambda *_: BROKEN[0])

    async def test(table: Table) -> None:
        async with driven(table):
            await until(lambda: live_game_of(table).asked == 1)

    with_person(tmp_path, BROKEN[0], test)


@pytest.mark.slow
def test_a_program_that_raises_keeps_its_process_and_says_what(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        workers = Workers(1, Budget(20, 20), "thinking")
        try:
            live_game = live_game_of(table)
            with pytest.raises(NoAnswer, match="ZeroDivisionError: of all things"):
                await workers.do("", think, question_of(table, live_game, BROKEN[0]))
            kept = processes()
            assert (await workers.do("", think, question_of(table, live_game, "greedy"))).pick
            assert processes() == kept
            with pytest.raises(WorkerStuck):
                await workers.do("", think, question_of(table, live_game, BROKEN[1]))
            assert (await workers.do("", think, question_of(table, live_game, "greedy"))).pick
        finally:
            workers.close()

    with_person(tmp_path, "greedy", test)


def test_a_process_that_was_started_before_is_the_one_that_answers(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        workers = Workers(1, Budget(20, 20), "thinking")
        try:
            workers.warm_up()
            await until(lambda: len(processes()) == 1)
            started = processes()
            question = question_of(table, live_game_of(table), "greedy")
            assert (await workers.do("", think, question)).pick
            assert processes() == started
        finally:
            workers.close()

    with_person(tmp_path, "greedy", test)


def think_anew(table: Table) -> Thought:
    """What a program picks here, without the memory of earlier questions."""
    _followed.clear()
    return think(question_of(table, live_game_of(table), "greedy"))


def test_a_worker_answers_as_the_program_would_here(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        live_game = live_game_of(table)
        async with driven(table) as programs:
            await until(lambda: live_game.asked == 1)
            for _ in range(3):
                here = think_anew(table)
                assert await programs.answer(table, live_game, "greedy") == here
                await step(table)
                await until(lambda: live_game.asked == 1)

    with_person(tmp_path, "greedy", test)


def test_a_worker_follows_a_game_also_back_and_on_another_way(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        live_game = live_game_of(table)

        def follows() -> None:
            match = follow(question_of(table, live_game, "greedy").position).match
            assert match.picks == live_game.match.picks
            assert match.hash_now() == live_game.match.hash_now()

        for program in ("simple", "random"):
            await until_asked(table, 1)
            follows()
            await step(table, program)
            follows()
            if live_game.asked == 1:
                await step(table, program)
            await table.undo(Seat(1), f"back from {program}", live_game.stream(Seat(1)).number)
            follows()

    with_person(tmp_path, "greedy", test)


def test_a_hint_names_an_option_and_says_why(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await until_asked(table, 1)
        ear, live_game = Ear(table, Seat(1)), live_game_of(table)
        async with driven(table) as programs:
            hint = await programs.answer(table, live_game, "greedy")
            assert hint.pick in ear.options()
            assert messages("en").format(hint.reason).endswith(".")
            programs.budget = 0.5
            with pytest.raises(Refusal) as refused:
                await programs.answer(table, live_game, SLEEPER)
            assert refused.value.code == "no-answer", "chance gives no hints"

    with_person(tmp_path, "greedy", test)


@pytest.mark.slow
def test_people_can_follow(tmp_path: Path) -> None:
    """A pause before each pick, if something was to be seen since the last."""

    async def test(table: Table) -> None:
        live_game = live_game_of(table)
        async with driven(table) as programs:
            await until(lambda: live_game.asked == 1)  # the process is warm now
            programs.pace = 0.2
            number, began = live_game.number, time.monotonic()
            await step(table, picks=["end"])
            await until(lambda: live_game.asked == 1)
            picks = live_game.number - number - 1
            assert time.monotonic() - began >= 0.2 * picks * 0.99

    with_person(tmp_path, "simple", test)


def test_no_pause_tells_of_a_pick_in_secret(tmp_path: Path) -> None:
    async def with_store(store: Store) -> None:
        table = await new_table(store, PERSON, "eager", options={"mode": "secret"})
        await until_asked(table, 1)
        live_game, number = live_game_of(table), live_game_of(table).number
        async with driven(table, pace=1.0) as programs:
            began: list[float] = []
            pick = programs._pick

            async def noted(*given: Any) -> None:
                began.append(given[-1].needed)
                await pick(*given)

            programs._pick = noted  # type: ignore[method-assign,assignment]
            await until(lambda: live_game.number >= number + 3)
        assert began[:3] == [1.0, 0.0, 0.0], "one pause for three bases"

    run(tmp_path, with_store)


def test_programs_wait_while_persons_are_asked_for_consent(tmp_path: Path) -> None:
    async def with_store(store: Store) -> None:
        options = {"players": "3", "galaxy": "quick", "factions": "random"}
        seats = (PERSON, PERSON, "simple")
        table = await new_table(store, *seats, game="starcraft", options=options)
        for seat in (0, 1, 2):
            await until_asked(table, seat, "simple")
            if seat != 2:
                await step(table, "simple")
        wisher, other = Seat(0), Seat(1)
        watcher = Ear(table, None)
        await table._append(live_game_of(table), [("ask", wisher, "0", "wish")])
        number = live_game_of(table).number
        async with driven(table) as programs:
            assert not programs._driving
            await consent(table, other, agree=False)
            await until(lambda: live_game_of(table).number > number + 1)
        assert watcher.last(UndoAsked).seat is None

    run(tmp_path, with_store)


@pytest.mark.slow
def test_many_tables_take_turns(tmp_path: Path) -> None:
    """No table is served twice while another waits."""

    async def with_store(store: Store) -> None:
        several = [await new_table(store, "eager", "eager", seed=seed) for seed in range(5)]
        asked: list[str] = []
        order: list[str] = []
        programs = Programs(workers=1, pace=0)
        do = programs._workers.do
        done = asyncio.Semaphore(0)

        async def noted(who: str, *job: Any) -> Thought:
            asked.append(who)
            thought: Thought = await do(who, *job)
            order.append(who)
            done.release()
            return thought

        programs._workers.do = noted  # type: ignore[method-assign,assignment]
        try:
            for table in several:
                Ear(table, None)
                table.changed = partial(programs.look, table)
                programs.look(table)
            for _ in range(40):
                await asyncio.wait_for(done.acquire(), SOON)
        finally:
            programs.close()
        assert len(set(order[:5])) == 5
        assert order == asked[: len(order)]  # whoever asks first is served first

    run(tmp_path, with_store)


def test_programs_go_on_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_store(tmp_path) as store:
            table = await new_table(store, "simple", PERSON)
            await until_asked(table, 0)
            number = live_game_of(table).number
        async with open_store(tmp_path) as store:
            programs = Programs(workers=1, pace=0)
            tables = Tables(store, programs, WORK)
            try:
                await tables.go_on()
                again = await tables.table(table.row.id)
                assert live_game_of(again).number >= number
                await until(lambda: live_game_of(again).asked == 1)
            finally:
                programs.close()

    asyncio.run(test())


def test_games_are_taken_up_when_the_database_is_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "TRY_AGAIN", 0.0)

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        tables = Tables(store, Programs(workers=1, pace=0), WORK)
        answers, ids = [Away(), Away()], store.ids

        async def sometimes(status: str) -> list[str]:
            if answers:
                raise answers.pop()
            return await ids(status)

        monkeypatch.setattr(store, "ids", sometimes)
        try:
            await tables.go_on()
            assert [one.row.id for one in tables.in_use] == [table.row.id]
        finally:
            tables.programs.close()

    run(tmp_path, test)


def test_a_program_asked_twice_answers_the_same(tmp_path: Path) -> None:
    table, other = table_row(), table_row(id="other")
    assert seed_for(table, 7) == seed_for(table, 7)
    assert len({seed_for(table, number) for number in range(100)}) == 100
    assert seed_for(table, 7) != seed_for(other, 7)


def test_closing_stops_a_program_that_thinks_for_ever(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        async with driven(table, budget=1000):
            await until(lambda: bool(processes()))
            await asyncio.sleep(0.3)
        assert processes() == []
        assert asked(table) == 0

    with_person(tmp_path, SLEEPER, test)
