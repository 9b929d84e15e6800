"""Programs leave people the time to follow them, and no more than they want."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from orrery.core.decisions import Seat
from orrery.server.contract.bodies import Pace
from orrery.server.contract.to_server import (
    SetPace,
    Skip,
)
from orrery.server.errors import Refusal
from orrery.server.http.answers import answer
from orrery.server.live.listeners import Listener
from orrery.server.live.live_game import LiveGame
from orrery.server.live.pacing import Following, factor, kinds_told, pause_after
from orrery.server.live.table import Table
from orrery.server.programs.programs import Programs
from orrery.server.storage.store import Store
from orrery.server.tables.tables import Tables
from orrery.starcraft import STARCRAFT
from tests.server.playing import (
    PERSON,
    WORK,
    Ear,
    live_game_of,
    new_table,
    run,
    step,
    until_asked,
)
from tests.server.test_programs import driven, until

QUICK = {"players": "3", "galaxy": "quick", "factions": "random"}


async def starcraft(store: Store, *seats: str) -> Table:
    return await new_table(store, *seats, game="starcraft", options=QUICK)


def kinds_of(live_game: LiveGame) -> set[str]:
    """What the latest pick told everybody of."""
    parts = STARCRAFT.paragraphs(live_game.match.events[-1], None)
    return {event.kind for part in parts for event in part}


def test_a_pause_is_as_long_as_what_everybody_is_told(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await starcraft(store, PERSON, PERSON, PERSON)
        live_game = live_game_of(table)
        seen = set[float | None]()
        while {0.0, 0.7, 1.2, 2.0} - seen:
            await step(table, "greedy")
            kinds, pause = kinds_of(live_game), pause_after(live_game, live_game.number - 1)
            assert (pause == 2.0) == ("compare" in kinds)
            assert (pause == 0.0) == (not kinds)
            if pause == 1.2:
                assert kinds & {"reveal", "obstructed"}
            seen.add(pause)
        assert pause_after(live_game, live_game.number) == 0.0

    run(tmp_path, test)


async def orders_followed(table: Table, picks: int) -> list[tuple[int, float]]:
    """The orders of programs, each with its place in a row and the seconds that people follow it at
    the normal pace, in so many picks; programs think in no time."""
    live_game, now, following = live_game_of(table), 0.0, Following()
    found, place, began = list[tuple[int, float]](), 0, None
    for _ in range(picks):
        seat, row = live_game.asked, live_game.number
        await step(table, "greedy")
        if seat in live_game.playing:
            following, place, began = Following(), 0, None
        else:
            for kind in kinds_told(live_game, row):
                if kind in STARCRAFT.orders:
                    place, began = place + 1, now
                    found.append((place, 0.0))
                elif kind in STARCRAFT.chapters:
                    place, began = 0, None
        if live_game.asked in live_game.playing:
            continue
        needed = pause_after(live_game, row) or 0.0
        pause = following.pause(live_game, row, needed, now)
        now = max(now, pause.ends(factor(live_game)))
        if began is not None:
            found[-1] = (place, round(now - began, 3))
    return found


def test_an_order_takes_four_seconds_less_in_a_row_and_none_from_the_sixth(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        six = QUICK | {"players": "6"}
        seats = [PERSON, *["greedy"] * 5]
        table = await new_table(store, *seats, game="starcraft", options=six)
        followed = await orders_followed(table, 500)
        assert all(time <= (4.0 if at < 3 else 2.5 if at < 6 else 0.0) for at, time in followed)
        assert {4.0, 2.5, 0.0} <= {time for _, time in followed}, "each limit was reached"

    run(tmp_path, test)


def test_where_nobody_waits_every_order_is_followed(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await starcraft(store, "greedy", "greedy", "greedy")
        followed = await orders_followed(table, 200)
        assert max(at for at, _ in followed) >= 6
        assert all(0.7 <= time <= 4.0 for _, time in followed[:-1])

    run(tmp_path, test)


def test_other_games_take_their_time_by_themselves(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert pause_after(live_game_of(await new_table(store, PERSON, PERSON)), 0) is None

    run(tmp_path, test)


async def ask(table: Table, seat: int | None, message: SetPace | Skip) -> None:
    tables = Tables(table.store, Programs(workers=1, pace=0), WORK)
    reader = None if seat is None else Seat(seat)
    await answer(tables, table, Listener(reader, "en"), message)


def test_the_slowest_who_plays_sets_the_pace(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await starcraft(store, PERSON, PERSON, "simple")
        live_game, watcher = live_game_of(table), Ear(table, None)

        async def want(seat: int, pace: Pace) -> float:
            await ask(table, seat, SetPace("a", pace))
            return factor(live_game)

        assert [await want(0, "fast"), await want(1, "at-once")] == [1.0, 0.4]
        assert [await want(0, "at-once"), await want(0, "slow")] == [0.0, 2.0]
        rows, moved = live_game.number, live_game.moves
        assert await want(0, "slow") == 2.0
        assert (live_game.number, live_game.moves) == (rows, moved), "nothing new"
        assert table.shown("en").seats[0].pace == "slow"
        assert watcher.heard
        with pytest.raises(Refusal):
            await ask(table, None, SetPace("a", "fast"))

    run(tmp_path, test)


def test_the_pace_is_kept_with_the_table(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await starcraft(store, PERSON, PERSON, "simple")
        position = live_game_of(table).position
        await ask(table, 1, SetPace("a", "slow"))
        again = await Table.load(store, WORK, table.row)
        assert factor(live_game_of(again)) == 2.0
        assert live_game_of(again).position == position, "it is no move of the game"

    run(tmp_path, test)


def test_a_skip_lasts_until_a_person_is_asked_and_needs_all_who_play(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await starcraft(store, PERSON, PERSON, "simple")
        live_game = live_game_of(table)
        await until_asked(table, 0, "simple")
        await ask(table, 0, Skip("a"))
        assert not live_game.skipping, "a person is asked: there is nothing to skip"
        await until_asked(table, 2, "simple")
        await ask(table, 0, Skip("a"))
        assert factor(live_game) == 1.0
        await ask(table, 1, Skip("b"))
        assert factor(live_game) == 0.0
        await until_asked(table, 0, "simple")
        assert factor(live_game) == 1.0

    run(tmp_path, test)


@pytest.mark.slow
def test_a_pause_ends_when_somebody_skips_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(STARCRAFT, "pauses", {"": 60.0}, raising=False)

    async def test(store: Store) -> None:
        table = await starcraft(store, PERSON, "simple", "simple")
        await until_asked(table, 0, "simple")
        while live_game_of(table).asked == 0:
            await step(table, "simple")
        async with driven(table, pace=1.0):
            number = live_game_of(table).number
            await asyncio.sleep(1.5)
            assert live_game_of(table).number == number
            began = time.monotonic()
            await ask(table, 0, Skip("a"))
            await until(lambda: live_game_of(table).asked == 0)
            assert time.monotonic() - began < 40

    run(tmp_path, test)
