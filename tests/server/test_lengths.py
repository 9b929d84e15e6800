"""A game that grows too long is ended, and the chat of a table keeps only its latest lines."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from orrery.core.decisions import Seat
from orrery.core.gestures import Picks
from orrery.server.contract.protocol import TableChanged, UndoAsked
from orrery.server.errors import Refusal
from orrery.server.limits import USUAL
from orrery.server.live.finished import ended, record_of
from orrery.server.live.table import Table
from orrery.server.programs.programs import asked_at
from orrery.server.storage.rows import LogRow
from orrery.server.storage.store import Store
from tests.server.playing import (
    PERSON,
    Ear,
    asked,
    live_game_of,
    load_again,
    new_table,
    run,
    step,
    until_asked,
)

MOST = 30


async def short_table(store: Store, *seats: str, clock: str | None = None) -> Table:
    """A table that holds few rows."""
    table = await new_table(store, *seats, clock=clock)
    table.limits = USUAL._replace(table_rows=MOST, chat_lines=5)
    return table


async def play_for_ever(table: Table) -> None:
    while True:
        await step(table)


async def ping_pong(table: Table, seat: Seat) -> None:
    """Pick and take it back, for ever."""
    for number in count():
        stream = live_game_of(table).stream(seat)
        texts = [*live_game_of(table).match.options()]
        await table.pick(seat, f"pick-{number}", stream.number, Picks(texts[:1]))
        await table.undo(seat, f"undo-{number}", stream.number)


def last_row(table: Table) -> LogRow:
    return live_game_of(table).rows[-1]


def test_the_pick_that_would_be_too_many_ends_the_game(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await short_table(store, PERSON, PERSON, clock="move 3600")
        ear = Ear(table, None)
        with pytest.raises(Refusal, match="it had become too long"):
            await play_for_ever(table)
        assert live_game_of(table).number == MOST + 1
        assert (last_row(table).kind, last_row(table).text) == ("cut", "too-long")
        assert live_game_of(table).is_over
        assert table.due is None, "no clock runs"
        assert asked_at(table) is None, "no program is asked"
        result = ear.last(TableChanged).table.result
        assert result is not None
        assert (result.winners, result.ending) == ([], "cut")
        assert result.closing.startswith("The game was ended because it had become too long")
        # Nothing is added any more.
        seat = Seat(0)
        for act in (
            table.undo(seat, "u", live_game_of(table).stream(seat).number),
            table.resign(seat),
            table.stand_in(seat, seat, "s"),
        ):
            with pytest.raises(Refusal, match="The game is over"):
                await act
        # It is kept, and has what every finished game has.
        again = await load_again(table)
        assert again.row.status == "over"
        assert len(record_of(again).picks) == MOST
        assert ended(again).number == MOST + 1

    run(tmp_path, test)


def test_undo_and_pick_in_turns_end_the_game_too(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await short_table(store, PERSON, "eager")
        await until_asked(table, 0)
        with pytest.raises(Refusal, match="it had become too long"):
            await ping_pong(table, Seat(0))
        assert live_game_of(table).number == MOST + 1
        assert live_game_of(table).match.number < MOST

    run(tmp_path, test)


def test_a_waiting_request_is_dropped_when_the_game_is_ended(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await short_table(store, PERSON, PERSON)
        ear = Ear(table, None)
        first = asked(table)
        while asked(table) == first:
            await step(table)
        while live_game_of(table).number < MOST - 1:
            await step(table)
        other = Seat(1 - asked(table))
        await table.undo(other, "back", live_game_of(table).stream(other).number)
        assert ear.last(UndoAsked).seat == other
        wish = ear.last(UndoAsked).wish
        with pytest.raises(Refusal) as refused:  # two rows: it agrees, and it is done
            await table.consent(asked(table), agree=True, request=wish)
        assert refused.value.code == "too-long"
        assert ear.last(UndoAsked).seat is None

    run(tmp_path, test)


def test_whoever_resigns_at_the_limit_has_lost(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await short_table(store, PERSON, PERSON)
        while live_game_of(table).number < MOST:
            await step(table)
        await table.resign(Seat(0))
        assert table.row.result == {"winners": (1,), "ending": "resigned"}

    run(tmp_path, test)


def test_a_server_that_starts_does_not_end_the_longest_game(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await short_table(store, PERSON, PERSON, clock="move 3600")
        while live_game_of(table).number < MOST:
            await step(table)
        await table.resume()
        assert last_row(table).kind == "resume"

    run(tmp_path, test)


def test_only_the_latest_lines_of_chat_are_kept(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table, other = (
            await short_table(store, PERSON, PERSON),
            await new_table(store, PERSON, PERSON, seed=2),
        )
        await other.say(None, "Ben", "alone")
        for number in range(8):
            await table.say(Seat(0), "Ann", f"line {number}")
        latest = [f"line {number}" for number in range(3, 8)]
        assert [line.text for line in table.chat] == latest
        assert [line.text for line in await store.chat(table.row.id)] == latest
        again = await load_again(table)
        await again.say(Seat(0), "Ann", "and on")
        assert again.chat[-1].number == 9
        assert len(await store.chat(other.row.id)) == 1

    run(tmp_path, test)
