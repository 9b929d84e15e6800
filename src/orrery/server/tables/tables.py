"""All tables of this server: created, found, listed, loaded again after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from orrery.core.errors import BadData, BrokenRules
from orrery.core.record import Record
from orrery.messages import messages
from orrery.server import secrets
from orrery.server.contract.bodies import (
    Claim,
    Claimed,
    NewTable,
    Rematch,
    TableMade,
)
from orrery.server.contract.protocol import Restarting
from orrery.server.errors import Away, BadWish, NoTable, Outdated, Refusal
from orrery.server.limits import USUAL, Limits
from orrery.server.live.clocks import Limit
from orrery.server.live.rules_changed import record_as_it_was
from orrery.server.live.table import Table
from orrery.server.live.timekeeping import Timekeeper
from orrery.server.programs.leases import Leases
from orrery.server.programs.programs import TRY_AGAIN, Programs
from orrery.server.storage import packs
from orrery.server.storage.rows import TableColumns, TableRow
from orrery.server.storage.store import Store
from orrery.server.tables import seating
from orrery.server.tables.listing import Listing
from orrery.server.tables.new_seats import moved_on, seats_made
from orrery.server.tables.presence import Presence
from orrery.server.tables.quotas import Quotas
from orrery.server.tables.uses import Uses
from orrery.server.work.pools import Work
from orrery.server.work.trials import check_table
from orrery.server.work.workers import NoAnswer

LOGGER = logging.getLogger(__name__)
IDLE = 600.0
"""Seconds without use after which a table is unloaded. Much longer than any client takes from
asking for it to listening or acting, so that no table is in memory twice."""
IDLE_IN_A_CROWD = 60.0
"""The same while there are too many tables in memory; still longer than it takes to say hello."""
TIDY_EVERY = 15.0

SNAPSHOT_EVERY = 60.0
"""Seconds between two rounds of snapshots."""


class Tables:
    """The tables in memory, and the way to all others."""

    def __init__(
        self,
        store: Store,
        programs: Programs,
        work: Work,
        idle: float = IDLE,
        limits: Limits = USUAL,
    ) -> None:
        self.store = store
        self.programs = programs
        self.work = work
        self.idle = idle
        self.presence = Presence(store) if store.is_shared else None
        self.timekeeper = Timekeeper()
        self.limits = limits
        self.quotas = Quotas(store, limits, lambda: self.in_use)
        self.uses = Uses(store)
        self.listing = Listing(self)
        if store.is_shared:
            programs.leases = Leases(store)
        self._tables: dict[str, Table] = {}
        self._used: dict[str, float] = {}  # when each of them was last asked for, or in use
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._outdated: dict[str, Outdated] = {}  # tables whose games do not fit the rules
        self._making = asyncio.Lock()

    @property
    def in_use(self) -> list[Table]:
        """The tables in memory."""
        return [*self._tables.values()]

    async def table(self, id: str) -> Table:
        """The table with this id, up to date, loaded from the database if necessary."""
        table = await self._in_use(id)
        await self.catch_up(table)
        self.uses.looked_at(table)
        return table

    async def catch_up(self, table: Table) -> None:
        """Catch up with what other processes did at a table; one that they closed is dropped."""
        try:
            await table.catch_up()
        except NoTable:
            self._drop(table.row.id)
            raise

    async def _in_use(self, id: str) -> Table:
        if id in self._tables:
            self._used[id] = time.monotonic()
            return self._tables[id]
        if id in self._outdated:
            raise Outdated(self._outdated[id].program)
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Table:
        row = await self.store.table(id) if id.isalnum() else None
        if row is None:
            raise NoTable(id)
        try:
            return self._take_up(await Table.load(self.store, self.work, row))
        except Outdated as outdated:
            LOGGER.warning("table %s: %s", id, outdated)
            self._outdated[id] = outdated
            raise

    def _take_up(self, table: Table) -> Table:
        self._tables[table.row.id] = table
        self._used[table.row.id] = time.monotonic()
        table.limits = self.limits
        self.uses.begin(table)
        table.changed, table.attended = partial(self._change, table), partial(self._note, table)
        self._look(table)
        return table

    def _change(self, table: Table) -> None:
        """Something happened at a table."""
        self.uses.happened(table)
        self._look(table)

    def _look(self, table: Table) -> None:
        """Drive the programs and the clock of a table."""
        self.programs.look(table)
        self.timekeeper.look(table)

    def _note(self, table: Table) -> None:
        """Somebody came to a table, or left it."""
        self.uses.came(table)
        self._look(table)
        if self.presence is not None:
            self.presence.note(table)

    async def go_on(self) -> None:
        """Load the running games, so that their programs and clocks go on."""
        while True:
            try:
                for table in await self._all(await self.store.ids("running")):
                    await table.resume()
            except Away:
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    async def tidy_up(self) -> None:
        """Unload unused tables, for as long as the server runs."""
        while True:
            await asyncio.sleep(min(self.idle / 4, TIDY_EVERY))
            self.put_away(time.monotonic())

    def put_away(self, now: float) -> None:
        """Unload each table with no listeners, no work in progress, no program playing, no clock
        running and no request for a while: everything is in the database and can be loaded again.
        With too many tables the while is shorter."""
        is_crowded = len(self._tables) > self.limits.tables_in_memory
        idle = min(self.idle, IDLE_IN_A_CROWD) if is_crowded else self.idle
        for name, table in list(self._tables.items()):
            if self.is_used(table):
                self._used[name] = now
            elif now - self._used[name] >= idle:
                self._drop(name)

    def is_used(self, table: Table) -> bool:
        """Whether a table has listeners, work in progress, a program playing or a clock running."""
        is_played = self.programs.plays_at(table) or self.timekeeper.waits_at(table)
        return table.is_in_use or is_played

    def in_memory(self, id: str) -> Table | None:
        return self._tables.get(id)

    def is_outdated(self, id: str) -> bool:
        """Whether the game of a table is known not to fit the rules."""
        return id in self._outdated

    def forget(self, id: str) -> None:
        """A table is no longer in the database: tell its listeners."""
        if id in self._tables:
            self._tables[id].close()
        self._drop(id)
        self._outdated.pop(id, None)

    def _drop(self, id: str) -> None:
        table = self._tables.pop(id, None)
        if table is not None:
            table.let_go()
        self._used.pop(id, None)
        self.store.changes.forget(id)

    async def save_snapshots_for_ever(self) -> None:
        """Save snapshots now and then, for as long as the server runs."""
        while True:
            await asyncio.sleep(SNAPSHOT_EVERY)
            await self.save_snapshots()

    async def save_snapshots(self) -> None:
        """Save snapshots of all games running here; one failure does not stop the others, and is
        retried later."""
        for table in self.in_use:
            try:
                await table.save_snapshot()
            except Away:
                return
            except Exception:
                LOGGER.exception("could not save a snapshot of table %s", table.row.id)

    async def _all(self, ids: Sequence[str]) -> list[Table]:
        """Load these tables; one failure does not stop the others."""
        found = []
        for one in ids:
            try:
                found.append(await self._in_use(one))
            except Away:
                raise
            except Outdated:
                continue  # it was told when it was found
            except Exception:
                LOGGER.exception("could not load table %s", one)
        return found

    async def check(self, new: NewTable, maker: str) -> None:
        """Refuse a table at which no game could be played, with the reason."""
        pack = dict(new.pack.files) if new.pack else {}
        pool = self.work.checking if pack else self.work.loading
        try:
            seats = await pool.do(maker, check_table, new.game, dict(new.options), pack)
        except (BadData, BrokenRules, NoAnswer) as error:
            raise BadWish(str(error)) from error
        if len(new.seats) != seats:
            raise Refusal("seat-count", 400, seats=seats, given=len(new.seats))

    async def make(self, new: NewTable, maker: str = "") -> TableMade:
        """Create a table; if programs and its host fill it, the game begins at once."""
        await self.check(new, maker)
        host, now = secrets.new_secret(), time.time()
        seats, mine, links = seats_made(new.game, new.seats, new.nonce, now)
        row = TableRow(
            id=secrets.new_id(),
            name=new.name or "",
            game=new.game,
            options=dict(new.options),
            listed=new.listed,
            host_hash=secrets.hashed(host),
            secret=secrets.new_table_secret(),
            made=now,
            pack_name=new.pack.name if new.pack else "",
            pack=packs.shared(new.pack.files if new.pack else {}),
            clock=Limit(new.clock.kind, new.clock.seconds).to_text() if new.clock else None,
            hints=new.hints,
            maker=maker,
            used=now,
        )
        async with self.quotas.room_for(row, seats):
            await self.store.add_table(row, seats)
        self.listing.forget()
        table = self._take_up(Table(self.store, self.work, row, seats))
        await table.begin_if_full()
        return TableMade(row.id, host, mine, links)

    async def claim(self, id: str, claim: Claim) -> Claimed:
        """Take a seat by its link, or an open one by its number."""
        return await seating.claim(await self.table(id), claim)

    async def record_as_it_was(self, id: str, outdated: Outdated) -> Record:
        """The record of a finished game that no longer fits the rules."""
        row = await self.store.table(id)
        if row is None or row.status != "over":
            raise outdated
        return record_as_it_was(row, await self.store.seats(id), await self.store.log(id))

    async def close(self, table: Table, secrets: Sequence[str]) -> None:
        """Delete a table, if its players agree."""
        await seating.close(table, secrets)
        self._drop(table.row.id)
        self.listing.forget()

    async def heard(self, id: str) -> None:
        """Another process has changed a table: tell its listeners here."""
        if id in self._tables:
            await self.catch_up(self._tables[id])

    async def catch_up_all(self) -> None:
        """Catch up with everything that may have been missed; `Away` if the database is still
        unreachable."""
        for one in [*self._tables]:
            with contextlib.suppress(NoTable):
                await self.heard(one)

    async def think_at(self, id: str) -> None:
        """Resume the programs of a table that another process has left."""
        self.programs.look(await self.table(id))

    async def dismiss(self, within: float) -> None:
        """The server is stopping: finish the work in progress at the tables, tell all listeners
        that it will be back, and save snapshots. Nobody is waited for too long."""

        def restarting(locale: str) -> Restarting:
            return Restarting(messages(locale).format("table-restarting"))

        finishing = [asyncio.create_task(table.finish(restarting)) for table in self.in_use]
        if finishing:
            await asyncio.wait(finishing, timeout=within)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.save_snapshots(), within)

    async def rematch(self, id: str, secret: str, maker: str = "") -> Rematch:
        """A rematch. The player who asks sits down at the new table with the old secret."""
        table = await self.table(id)
        old = table.seats[seating.must_sit(table, secret)]
        again = await self._again(table, maker)
        seat = seating.must_sit(again, secret)
        if again.seats[seat].taken is None:
            await again.claim(again.seats[seat], old.name, secret, secrets.new_nonce())
        return Rematch(again.row.id, seat)

    async def _again(self, table: Table, maker: str) -> Table:
        """The rematch of a table: everybody moves one seat on, so that sides are swapped."""
        async with self._making:
            if table.row.rematch is not None:
                with contextlib.suppress(NoTable):
                    return await self.table(table.row.rematch)
                await table.change(rematch=None)  # it has been removed
            if table.row.status != "over":
                raise Refusal("running")
            now = time.time()
            row = replace(
                replace(table.row, **BLANK),
                id=secrets.new_id(),
                secret=secrets.new_table_secret(),
                listed=table.row.listed and await self.quotas.may_list(maker),
                made=now,
                maker=maker,
                used=now,
            )
            seats = moved_on(table.seats, now)
            async with self.quotas.room_for(row, seats):
                is_first = await self.store.add_table(row, seats, rematch_of=table.row.id)
            if not is_first:
                await self.catch_up(table)
                return await self.table(str(table.row.rematch))
            await table.change(rematch=row.id)
        again = self._take_up(Table(self.store, self.work, row, seats))
        await again.begin_if_full()
        return again


BLANK: TableColumns = {
    "status": "waiting",
    "settings": None,
    "seed": None,
    "fingerprint": None,
    "program": None,
    "ended": None,
    "result": None,
    "rematch": None,
    "origin": "",
}
"""A table before its game."""
