"""Tables whose log no longer fits the rules, because the rules were changed after the game had
begun.

Such a game continues from its snapshot, if it has one: a row of its log says so. Otherwise it
cannot continue; but nothing is lost: its log still has the picks made under the rules of its time,
and the record can be exported.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Sequence

from orrery.core import codec
from orrery.core.errors import BadData
from orrery.core.record import Proof, Record, Result
from orrery.core.rng import commitment
from orrery.games import AnyGame, AnyRuleset
from orrery.server.errors import Outdated
from orrery.server.live.beginning import new_live_game
from orrery.server.live.live_game import LiveGame, until_mended
from orrery.server.storage.rows import NOBODY, LogRow, ResultRow, SeatRow, Snapshot, TableRow
from orrery.server.storage.store import Store

LOGGER = logging.getLogger(__name__)
WITHOUT_RESULT = ("resigned", "cut")
"""Endings that are not the game's own: a record does not include them."""


def played(
    row: TableRow,
    seats: Sequence[SeatRow],
    log: Sequence[LogRow],
    snapshot: Snapshot | None = None,
) -> LiveGame:
    """The game from its log; `Outdated` if the rules no longer accept it, or if it does not lead to
    the state in its snapshot."""
    try:
        live_game = new_live_game(row, seats)
        begun = until_mended(log)
        live_game.take(log[:begun])
        for one in log[begun:]:
            check_asked(live_game, one)
            live_game.take([one])
            check_standing(live_game, snapshot)
    except Exception as error:
        # Rules that were mended may stumble over an old log in any way.
        raise Outdated(row.program or "") from error
    if row.status == "over" and not live_game.is_over:
        raise Outdated(row.program or "")
    return live_game


def played_or_mended(
    row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], snapshot: Snapshot | None
) -> tuple[LiveGame, LogRow | None]:
    """The game from its log; if that does not match its snapshot, with the row by which it
    continues from there."""
    try:
        return played(row, seats, log, snapshot), None
    except Outdated:
        if snapshot is None:
            raise
    again = mended(row, seats, log, snapshot)
    return played(row, seats, log if again is None else [*log, again]), again


def snapshot_of(ruleset: AnyRuleset, game: AnyGame, number: int) -> Snapshot:
    """The snapshot of a game after a row of its log."""
    return Snapshot(number, json.dumps(codec.save(ruleset, game)))


def check_standing(live_game: LiveGame, snapshot: Snapshot | None) -> None:
    """Check a game against its snapshot."""
    if snapshot is None or snapshot.number != live_game.number:
        return
    if json.loads(snapshot.state)["hash"] != codec.state_hash(
        live_game.ruleset, live_game.match.game
    ):
        raise BadData(f"row {live_game.number}: the game is not in the saved state")


def mended(
    row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow], snapshot: Snapshot
) -> LogRow | None:
    """The row by which a game continues from its snapshot, with all later picks; None if the new
    rules do not accept that either."""
    now = time.time()
    try:
        live_game = new_live_game(row, seats)
        start = LogRow(snapshot.number + 1, "mended", NOBODY, snapshot.state, "", now)
        live_game.take([*log[: snapshot.number], start])
        for one in log[snapshot.number :]:
            check_asked(live_game, one)
            live_game.take([one])
        saved = snapshot_of(live_game.ruleset, live_game.match.game, len(log))
        return LogRow(len(log) + 1, "mended", NOBODY, saved.state, "", now)
    except Exception:
        LOGGER.warning("table %s could not continue from its snapshot", row.id, exc_info=True)
        return None


def check_asked(live_game: LiveGame, row: LogRow) -> None:
    """Check that a pick was made by the seat whose decision it was."""
    decision = live_game.match.game.decision
    if row.kind == "pick" and (decision is None or decision.seat != row.seat):
        raise BadData(f"row {row.number}: seat {row.seat} picks out of turn")


def record_as_it_was(row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> Record:
    """The record of a table's game from its log alone, without replaying it: for the version it
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
    """The picks that were not undone, and the deals between them."""
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


def result_of(kept: ResultRow | None) -> Result | None:
    if kept is None or kept["ending"] in WITHOUT_RESULT:
        return None
    return Result(tuple(kept["winners"]), kept["ending"])


async def record_in(database: str, table: str) -> Record:
    """The record of a game so far, from a database."""
    store = Store(database, migrates=False)
    try:
        row = await store.table(table)
        if row is None:
            raise BadData(f"there is no table {table}")
        if row.settings is None:
            raise BadData(f"no game has begun at table {table}")
        return record_as_it_was(row, await store.seats(table), await store.log(table))
    finally:
        store.close()
