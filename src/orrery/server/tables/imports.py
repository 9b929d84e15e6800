"""Imported records, and games continued from one of their steps.

An imported record becomes a table whose game is over, so that it has everything a finished game
has.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import replace

from orrery import bots
from orrery.core.decisions import Seat
from orrery.core.errors import BadData, BrokenRules
from orrery.core.record import Record
from orrery.server import secrets
from orrery.server.contract.bodies import TableMade
from orrery.server.contract.replay_bodies import PlayOn, RecordGiven, RecordTaken
from orrery.server.contract.texts import cleaned
from orrery.server.errors import Refusal
from orrery.server.live.finished import ended
from orrery.server.live.table import Table
from orrery.server.storage import packs
from orrery.server.storage.rows import NOBODY, LogRow, SeatRow, TableRow, result_row
from orrery.server.tables.new_seats import seats_made
from orrery.server.tables.tables import Tables
from orrery.server.work.replays import played_again, read_record
from orrery.server.work.workers import NoAnswer

WHERE = "record"
"""The name of an uploaded record in errors."""


async def import_record(tables: Tables, given: RecordGiven, maker: str = "") -> RecordTaken:
    """A table that shows a record, if it checks out."""
    pack = packs.shared(given.pack.files if given.pack else {})
    most = tables.limits.record_picks
    try:
        record, asked, there, result = await tables.work.checking.do(
            maker, read_record, given.record, dict(pack), most, WHERE
        )
    except (BadData, BrokenRules, NoAnswer) as error:
        raise Refusal("bad-record", 400, reason=str(error)) from error
    host, now = secrets.new_secret(), time.time()
    proof = record.proof
    row = TableRow(
        id=secrets.new_id(),
        name="",
        game=record.game,
        options=dict(record.settings),
        listed=False,
        host_hash=secrets.hashed(host),
        secret=proof.secret if proof else "",
        made=now,
        status="over",
        pack_name=given.pack.name if given.pack else "",
        pack=pack,
        settings=record.settings,
        seed=record.seed,
        fingerprint=record.fingerprint,
        program=record.program,
        ended=now,
        result=result_row(result),
        maker=maker,
        origin="record",
        used=now,
    )
    rows = log_of(record, asked, now)
    if result is None:
        rows.append(LogRow(len(rows) + 1, "cut", NOBODY, "", "", now))
    seats = [seat_of(record, number, now) for number in range(there)]
    async with tables.quotas.room_for(row, seats, len(rows)):
        await tables.store.add_table(row, seats, rows)
    return RecordTaken(row.id, host)


def seat_of(record: Record, number: int, now: float) -> SeatRow:
    """A seat according to the record."""
    program = record.bots[number] if record.bots else ""
    name = cleaned(record.players[number][:40]) if record.players else ""
    known = program in bots.names(record.game)
    nonces = record.proof.nonces if record.proof else ()
    return SeatRow(
        seat=number,
        kind="program" if known else "person",
        name=name or ("" if known else cleaned(program[:40])),
        program=program if known else "",
        nonce=nonces[number] if number < len(nonces) else "",
        taken=now,
    )


def log_of(record: Record, asked: Sequence[Seat], now: float) -> list[LogRow]:
    """The picks of a record as rows of a log, with the deals between them."""
    rows: list[LogRow] = []
    if record.start is not None:
        rows.append(LogRow(1, "mended", NOBODY, json.dumps(record.start), "", now))
    for number in range(len(record.picks) + 1):
        if number in record.anew:
            rows.append(LogRow(len(rows) + 1, "anew", NOBODY, record.anew[number], "", now))
        if number < len(record.picks):
            seat, text = asked[number], record.picks[number]
            rows.append(LogRow(len(rows) + 1, "pick", seat, text, "", now))
    return rows


async def play_on(tables: Tables, table: Table, given: PlayOn, maker: str = "") -> TableMade:
    """A new table that continues another game from one of its steps."""
    record = ended(table).match.record()
    if given.after >= len(record.picks) + (record.result is None):
        raise Refusal("no-step", 400, given=given.after, most=len(record.picks))
    if len(given.seats) != len(table.seats):
        raise Refusal("seat-count", 400, seats=len(table.seats), given=len(given.seats))
    start = record.truncate(given.after)
    asked = (await tables.work.reading.do(maker, played_again, start, dict(table.row.pack))).asked
    host, now = secrets.new_secret(), time.time()
    seats, mine, links = seats_made(table.row.game, given.seats, given.nonce, now)
    row = replace(
        table.row,
        id=secrets.new_id(),
        name=given.name or table.row.name,
        listed=given.listed,
        host_hash=secrets.hashed(host),
        secret=secrets.new_table_secret(),
        made=now,
        status="waiting",
        ended=None,
        result=None,
        rematch=None,
        maker=maker,
        origin="",
        used=now,
    )
    rows = log_of(start, asked, now)
    async with tables.quotas.room_for(row, seats, len(rows)):
        await tables.store.add_table(row, seats, rows)
    await tables.table(row.id)  # it begins if everybody sits
    return TableMade(row.id, host, mine, links)
