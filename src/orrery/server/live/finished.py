"""What leaves the server only when a game is over: its record."""

from __future__ import annotations

from dataclasses import replace

from orrery.core.record import Proof, Record
from orrery.core.rng import commitment
from orrery.server.errors import Refusal
from orrery.server.live.live_game import LiveGame
from orrery.server.live.table import Table


def ended(table: Table) -> LiveGame:
    """The game of a table, which must be over."""
    if table.live_game is None:
        raise Refusal("not-started")
    if not table.live_game.is_over:
        raise Refusal("running")
    return table.live_game


def record_text(table: Table) -> str:
    """The record as a file. A resigned game has a record without a result."""
    return record_of(table).to_text()


def record_of(table: Table) -> Record:
    """The record of a game that is over, with the proof of its seed if there is one."""
    record, row = ended(table).match.record(), table.row
    if not row.secret:
        return record
    published = commitment(bytes.fromhex(row.secret))
    nonces = tuple(seat.nonce for seat in table.seats)
    return replace(record, proof=Proof(published, row.secret, nonces))
