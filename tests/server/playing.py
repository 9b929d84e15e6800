"""Tables for tests: in this process, on a database of their own, with programs that answer at once
and listeners whose messages are at hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from orrery import bots
from orrery.core.decisions import Seat
from orrery.core.gestures import Picks
from orrery.core.window import Window
from orrery.server import secrets
from orrery.server.contract.frames import Reader
from orrery.server.contract.protocol import Ack, DecisionShown, FromServer, TableChanged, Update
from orrery.server.limits import USUAL, Limits
from orrery.server.live.listeners import Listener
from orrery.server.live.live_game import LiveGame
from orrery.server.live.parcels import EncodedMessage
from orrery.server.live.table import Table
from orrery.server.programs.programs import Programs
from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.storage.store import Store
from orrery.server.tables.tables import Tables
from orrery.server.work.pools import Work
from tests.server.databases import url_in

T = TypeVar("T")
M = TypeVar("M", bound=FromServer)
WORK = Work()
"""Shared by all tests of a process, so that each need not start processes of its own."""
PERSON = "person"
NAMELESS = "nameless"
OPEN = "open"
SOMETIME = 1_000_000.0

FOUR: dict[str, str] = {"players": "4", "galaxy": "quick", "factions": "random"}
"""Options of a StarCraft table with four seats."""


def run(folder: Path, test: Callable[[Store], Awaitable[T]]) -> T:
    """Carry out a test with a store of its own."""

    async def with_store() -> T:
        async with open_store(folder) as store:
            return await test(store)

    return asyncio.run(with_store())


def run_tables(folder: Path, test: Callable[[Tables], Awaitable[T]], limits: Limits = USUAL) -> T:
    """Carry out a test with all tables of a store of its own."""

    async def with_tables(store: Store) -> T:
        programs = Programs(workers=1, pace=0)
        try:
            return await test(Tables(store, programs, WORK, limits=limits))
        finally:
            programs.close()

    return run(folder, with_tables)


@asynccontextmanager
async def open_store(folder: Path) -> AsyncIterator[Store]:
    store = Store(url_in(folder))
    try:
        yield store
    finally:
        store.close()


def secret_of(seat: int) -> str:
    """The secret of a seat at the tables of tests."""
    return f"the-secret-of-seat-{seat}"


def number_of(what: str, seed: int) -> str:
    return sha256(f"{what} {seed}".encode()).hexdigest()


def seat_row(number: int, who: str, seed: int) -> SeatRow:
    """A seat: a person's, who may have given no name, open, or a program's by name."""
    nonce = number_of(f"seat {number}", seed)
    if who == OPEN:
        return SeatRow(seat=number, kind="open")
    row = SeatRow(seat=number, kind="person", name=f"Person {number}", nonce=nonce, taken=SOMETIME)
    if who in (PERSON, NAMELESS):
        row = row if who == PERSON else replace(row, name="")
        return replace(row, secret_hash=secrets.hashed(secret_of(number)))
    return replace(row, kind="program", name=who, program=who)


def table_row(game: str = "clone-wars", seed: int = 1, **more: Any) -> TableRow:
    row = TableRow(
        id=number_of("table", seed)[:16],
        name="A table",
        game=game,
        options={},
        listed=True,
        host_hash=secrets.hashed("the-secret-of-the-host"),
        secret=number_of("secret", seed),
        made=SOMETIME,
        used=SOMETIME,
    )
    return replace(row, **more)


async def new_table(
    store: Store,
    *seats: str,
    game: str = "clone-wars",
    options: dict[str, str] | None = None,
    seed: int = 1,
    clock: str | None = None,
) -> Table:
    """A table, its game begun if nobody is waited for. Nobody drives its programs."""
    row = table_row(game, seed, options=options or {}, clock=clock)
    rows = [seat_row(number, who, seed) for number, who in enumerate(seats)]
    await store.add_table(row, rows)
    table = Table(store, WORK, row, rows)
    await table.begin_if_full()
    return table


async def load_again(table: Table) -> Table:
    """The table as another process would find it."""
    row = await table.store.table(table.row.id)
    assert row is not None
    return await Table.load(table.store, WORK, row)


class Ear(Listener):
    """A listener that remembers."""

    def __init__(self, table: Table, reader: Reader, after: int = 0, locale: str = "en") -> None:
        super().__init__(reader, locale)
        self.table = table
        self.heard: list[FromServer] = []
        table.join(self, after)

    def put(self, parcel: EncodedMessage) -> None:
        self.heard.append(parcel.message)

    def all(self, kind: type[M]) -> list[M]:
        """The messages of a kind, in order."""
        return [one for one in self.heard if isinstance(one, kind)]

    def last(self, kind: type[M]) -> M:
        return self.all(kind)[-1]

    @property
    def update(self) -> Update:
        """The latest update."""
        return self.last(Update)

    @property
    def decision(self) -> DecisionShown:
        decision = self.update.decision
        assert decision is not None, "nothing is asked"
        return decision

    def options(self) -> list[str]:
        return [option.text for option in self.decision.options]

    def forget(self) -> None:
        self.heard.clear()


async def told_watchers(ear: Ear, number: int) -> None:
    """Wait until somebody is told that so many watch."""
    async with asyncio.timeout(30):
        while ear.last(TableChanged).table.watchers != number:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.01)


async def told_servers(tables: Tables) -> None:
    """Wait until the other servers know who listens at these tables."""
    if tables.presence is not None and tables.presence._telling is not None:
        await tables.presence._telling


def live_game_of(table: Table) -> LiveGame:
    assert table.live_game is not None
    return table.live_game


def asked(table: Table) -> Seat:
    seat = live_game_of(table).asked
    assert seat is not None, "the game is over"
    return seat


def answer(table: Table, program: str) -> str:
    """The pick of a program for the seat that is asked."""
    live_game = live_game_of(table)
    window = Window(table.ruleset, live_game.match.game)
    made = bots.make(program, table.row.game, live_game.number)
    return window.texts()[made.answer(window).pick]


async def step(table: Table, program: str = "eager", picks: Sequence[str] = ()) -> Ack:
    """The seat that is asked picks what is given, or what a program would."""
    gesture = f"step-{live_game_of(table).number}"
    return await table.pick(
        asked(table), gesture, None, Picks(list(picks) or [answer(table, program)])
    )


async def claim(table: Table, seat: int, name: str, secret: str = "a-secret-of-its-own") -> None:
    """Somebody sits down where the seat is free."""
    await table.claim(table.seats[seat], name, secret, "ab" * 16)


async def consent(table: Table, seat: Seat, agree: bool) -> None:
    """A seat answers the wish that is open."""
    await table.consent(seat, agree, live_game_of(table).requests)


async def play_until(table: Table, enough: Callable[[], bool], program: str = "eager") -> None:
    """Programs pick for everybody until it is enough, or the game is over."""
    while not live_game_of(table).is_over and not enough():
        await step(table, program)


async def until_asked(table: Table, seat: int, program: str = "eager") -> None:
    await play_until(table, lambda: live_game_of(table).asked == seat, program)
