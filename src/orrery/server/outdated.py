"""Tables whose log no longer fits the rules, because those were mended after the game had begun.

Nothing of such a game is lost: its log still says what was picked under the rules of its time. It
cannot go on, but it can be taken out as the record that it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.errors import BadData
from orrery.core.record import Proof, Record, Result
from orrery.core.rng import commitment
from orrery.server.beginning import new_course
from orrery.server.course import Course
from orrery.server.errors import Outdated
from orrery.server.rows import LogRow, SeatRow, TableRow
from orrery.server.store import Store

WITHOUT_RESULT = ("resigned", "cut")
"""Endings that are none of the game's own: a record says nothing of them."""


def played(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> Course:
    """The game as its log has it; `Outdated` if the rules do not know it so."""
    try:
        course = new_course(row, seats)
        for one in log:
            check_asked(course, one)
            course.take([one])
    except Exception as error:
        # Rules that were mended may stumble over an old log in any way.
        raise Outdated(row.program or "") from error
    if row.status == "over" and not course.is_over:
        raise Outdated(row.program or "")
    return course


def check_asked(course: Course, row: LogRow) -> None:
    """Who picks must be asked."""
    decision = course.match.game.decision
    if row.kind == "pick" and (decision is None or decision.seat != row.seat):
        raise BadData(f"row {row.number}: seat {row.seat} picks and is not asked")


def record_as_it_was(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> Record:
    """The record of a table's game from its log alone, without playing it: for the version that it
    names. It has no hashes."""
    picks, anew = picks_of(log)
    proof = None
    if row.secret:
        published = commitment(bytes.fromhex(row.secret))
        proof = Proof(published, row.secret, tuple(seat.nonce for seat in seats))
    return Record(
        game=row.game,
        settings=row.settings or {},
        fingerprint=row.fingerprint or "",
        seed=row.seed or "",
        program=row.program or "",
        pack=row.pack_name,
        players=tuple(seat.name for seat in seats),
        bots=tuple(seat.program for seat in seats),
        picks=tuple(picks),
        anew=anew,
        proof=proof,
        result=result_of(row.result),
    )


def picks_of(log: Sequence[LogRow]) -> tuple[list[str], dict[int, str]]:
    """The picks that stand, and the deals between them."""
    picks: list[str] = []
    anew: dict[int, str] = {}
    for row in log:
        match row.kind:
            case "pick":
                picks.append(row.text)
            case "undo":
                del picks[-int(row.text) :]
            case "anew":
                anew[len(picks)] = row.text
    return picks, anew


def result_of(kept: dict[str, Any] | None) -> Result | None:
    if kept is None or kept["ending"] in WITHOUT_RESULT:
        return None
    return Result(tuple(kept["winners"]), kept["ending"])


async def record_in(database: str, table: str) -> Record:
    """The record of a game as it was picked so far, out of a database."""
    store = Store(database)
    try:
        row = await store.table(table)
        if row is None:
            raise BadData(f"there is no table {table}")
        if row.settings is None:
            raise BadData(f"at table {table} no game has begun")
        return record_as_it_was(row, await store.seats(table), await store.log(table))
    finally:
        store.close()
