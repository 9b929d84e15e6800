"""Records that are brought to the server, and games that are played on from where they once stood.

A record that is brought becomes a table whose game is over, so that everything a finished game
offers is offered for it too.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from orrery import bots, games
from orrery.core.decisions import Seat
from orrery.core.errors import BadData
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import check_proof, check_result, replay
from orrery.messages import messages
from orrery.server import secrets
from orrery.server.bodies import TableMade
from orrery.server.ended import ended
from orrery.server.errors import Refusal
from orrery.server.hall import Hall, seats_made
from orrery.server.replay_bodies import MOST_PICKS, PlayOn, RecordGiven, RecordTaken
from orrery.server.rows import NOBODY, LogRow, SeatRow, TableRow
from orrery.server.table import Table
from orrery.server.texts import cleaned

WHERE = "record"
"""What an error calls a record that was sent."""


async def take_in(hall: Hall, given: RecordGiven) -> RecordTaken:
    """A table that shows a record, if the record is what it says."""
    pack = dict(given.pack.files) if given.pack else {}
    try:
        record = Record.from_text(given.record, WHERE)
        check_extent(record)
        match, asked = await asyncio.to_thread(played_again, record, pack)
    except BadData as error:
        raise Refusal("bad-record", 400, reason=str(error)) from error
    host, now = secrets.new_secret(), time.time()
    proof, result = record.proof, match.result()
    row = TableRow(
        id=secrets.new_id(),
        name=messages().format("table-name-record"),
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
        result=result._asdict() if result else {"winners": [], "ending": "cut"},
    )
    rows = log_of(record, asked, now)
    if result is None:
        rows.append(LogRow(len(rows) + 1, "cut", NOBODY, "", "", now))
    await hall.store.add_table(
        row, [seat_of(record, number, now) for number in seats_of(match)], rows
    )
    return RecordTaken(row.id, host)


def check_extent(record: Record) -> None:
    """A saved position from elsewhere could be anything: only picks are taken."""
    if record.start is not None:
        raise BadData(
            f"{WHERE}: it begins in the midst of a game, whose rules were mended; only"
            " `orrery replay --terminal` plays such a record"
        )
    if len(record.picks) > MOST_PICKS:
        raise BadData(f"{WHERE}: found {len(record.picks)} picks, expected at most {MOST_PICKS}")


def played_again(record: Record, pack: dict[str, str]) -> tuple[Match[Any, Any], list[Seat]]:
    """The match of a record and who was asked for each pick; `BadData` if it is not what it
    says."""
    title = games.title_of(record.game)
    asked: list[Seat] = []
    check_proof(record)
    match = replay(title, record, games.read_texts(title), pack, asked=asked)
    if record.result is not None:
        check_result(record, match)
    return match, asked


def seats_of(match: Match[Any, Any]) -> range:
    return range(len(match.title.standing(match.game).sides))


def seat_of(record: Record, number: int, now: float) -> SeatRow:
    """A seat as the record tells of it."""
    program = record.bots[number] if record.bots else ""
    name = cleaned(record.players[number][:40]) if record.players else ""
    known = program in bots.names(record.game)
    nonces = record.proof.nonces if record.proof else ()
    return SeatRow(
        seat=number,
        kind="program" if known else "person",
        name=name or cleaned(program[:40]) or messages().format("table-somebody", seat=number + 1),
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


async def play_on(hall: Hall, table: Table, wish: PlayOn) -> TableMade:
    """A new table where the game of another goes on from one of its steps."""
    record = ended(table).match.record()
    if wish.after >= len(record.picks) + (record.result is None):
        raise Refusal("no-step", 400, given=wish.after, most=len(record.picks))
    if len(wish.seats) != len(table.seats):
        raise Refusal("seat-count", 400, seats=len(table.seats), given=len(wish.seats))
    start = record.truncate(wish.after)
    _, asked = await asyncio.to_thread(played_again, start, table.row.pack)
    host, now = secrets.new_secret(), time.time()
    seats, mine, links = seats_made(table.row.game, wish.seats, wish.nonce, now)
    row = replace(
        table.row,
        id=secrets.new_id(),
        name=wish.name or table.row.name,
        listed=wish.listed,
        host_hash=secrets.hashed(host),
        secret=secrets.new_table_secret(),
        made=now,
        status="waiting",
        ended=None,
        result=None,
        rematch=None,
    )
    await hall.store.add_table(row, seats, log_of(start, asked, now))
    await hall.table(row.id)  # it begins if everybody sits
    return TableMade(row.id, host, mine, links)
