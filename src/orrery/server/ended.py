"""What leaves the server only when a game is over: its record, and its figures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from orrery.core.match import Match
from orrery.core.record import Proof, Record
from orrery.core.rng import commitment
from orrery.core.title import Step
from orrery.server.bodies import View
from orrery.server.course import Course
from orrery.server.errors import Refusal
from orrery.server.table import Table


def ended(table: Table) -> Course:
    """The game of a table, which must be over."""
    if table.course is None:
        raise Refusal("not-started")
    if not table.course.is_over:
        raise Refusal("running")
    return table.course


def record_text(table: Table) -> str:
    """The record as a file. A game that was given up has a record without a result."""
    return record_of(table).to_text()


def record_of(table: Table) -> Record:
    """The record of a game that is over, with the proof of its seed if there is one."""
    record, row = ended(table).match.record(), table.row
    if not row.secret:
        return record
    published = commitment(bytes.fromhex(row.secret))
    nonces = tuple(seat.nonce for seat in table.seats)
    return replace(record, proof=Proof(published, row.secret, nonces))


async def summary_of(table: Table) -> View:
    """The game in figures; it is replayed for them, beside everything else."""
    course = ended(table)
    end, record = course.match.game, course.match.record()
    steps = replayed(table, record, end.facts)
    return dict(await asyncio.to_thread(table.title.summary, steps, end))


def replayed(table: Table, record: Record, facts: Any) -> Iterator[Step[Any, Any]]:
    """Every pick of a record, with the game before and after it."""
    match = Match.begin(table.title, record, facts)
    for text in record.picks:
        before = match.game
        match.carry_out(match.options()[text], text)
        yield before, match.game, match.events[-1]
