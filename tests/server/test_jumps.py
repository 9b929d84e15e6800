"""The clock on the wall is set, or the machine sleeps: that is nobody's time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from orrery.server.live import clocks
from orrery.server.live.timekeeping import Timekeeper
from orrery.server.storage.store import Store
from tests.server.playing import (
    OPEN,
    PERSON,
    SOMETIME,
    asked,
    claim,
    load_again,
    new_table,
    run,
    step,
)
from tests.server.test_clocks import clock_of
from tests.server.test_undo import kinds


class Jumps:
    """The clock on the wall and the steady one, each set by itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = self.steady = 0.0
        monkeypatch.setattr(time, "time", lambda: SOMETIME + self.wall)
        monkeypatch.setattr(clocks, "steady", lambda: self.steady)

    def pass_time(self, seconds: float, jump: float = 0.0) -> None:
        self.wall += seconds + jump
        self.steady += seconds


@pytest.fixture
def jumps(monkeypatch: pytest.MonkeyPatch) -> Jumps:
    return Jumps(monkeypatch)


@pytest.mark.parametrize("jump", [7200.0, -7200.0, 6.0])
def test_nobody_loses_time_when_the_clock_on_the_wall_jumps(
    tmp_path: Path, jumps: Jumps, jump: float
) -> None:
    """It was set, or the machine slept: only what really passed counts, after a restart, too."""

    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="game 600")
        seat = asked(table)
        jumps.pass_time(20)
        jumps.pass_time(30, jump)
        await step(table, picks=["end"])
        assert clock_of(table).left(seat) == pytest.approx(550, abs=0.01)
        assert clock_of(table).left(1 - seat) == 600
        assert await kinds(table) == ["resume", "pick"]
        again = await load_again(table)
        assert clock_of(again).shown() == clock_of(table).shown()
        jumps.pass_time(10)
        await step(table, picks=["end"])
        assert clock_of(table).left(1 - seat) == pytest.approx(590, abs=0.01)
        assert await kinds(table) == ["resume", "pick", "pick"], "once for each jump"

    run(tmp_path, test)


@pytest.mark.parametrize("jump", [0.0, 4.0, -4.0])
def test_clocks_that_differ_a_little_have_not_jumped(
    tmp_path: Path, jumps: Jumps, jump: float
) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="game 600")
        jumps.pass_time(50, jump)
        assert not table.has_jumped
        await step(table, picks=["end"])
        assert await kinds(table) == ["pick"]

    run(tmp_path, test)


def test_a_jump_is_no_reason_for_a_program_to_play(tmp_path: Path, jumps: Jumps) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="move 60")
        jumps.pass_time(10, 7200)
        assert table.due is not None
        assert table.due <= time.time()
        await table.time_out()
        assert await kinds(table) == ["resume"]
        assert table.due == pytest.approx(time.time() + 50, abs=0.01)
        jumps.pass_time(51)
        await table.time_out()
        assert await kinds(table) == ["resume", "timeout"]

    run(tmp_path, test)


def test_a_jump_before_the_game_is_no_one_s_time(tmp_path: Path, jumps: Jumps) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, OPEN, clock="game 600")
        jumps.pass_time(1, 7200)
        await claim(table, 1, "Eve")
        jumps.pass_time(50)
        seat = asked(table)
        await step(table, picks=["end"])
        assert clock_of(table).left(seat) == 550

    run(tmp_path, test)


def test_the_timekeeper_notes_a_jump_at_once(tmp_path: Path, jumps: Jumps) -> None:
    """Nobody waits for it until the time would be up."""

    async def test(store: Store) -> None:
        keeper, noted = Timekeeper(), asyncio.Event()
        table = await new_table(store, PERSON, PERSON, clock="game 3600")
        jumps.pass_time(10, -7200)
        table.changed = noted.set
        keeper.look(table)
        await asyncio.wait_for(noted.wait(), 20)
        assert await kinds(table) == ["resume"]
        keeper.close()

    run(tmp_path, test)
