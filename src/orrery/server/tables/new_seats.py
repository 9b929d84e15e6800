"""The seats of a new table: as requested, or derived from another table's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orrery import bots
from orrery.server import secrets
from orrery.server.contract.bodies import NewSeat, SeatMade
from orrery.server.errors import Refusal
from orrery.server.storage.rows import SeatRow
from orrery.server.tables import seating


def seats_made(
    game: str, wanted: Sequence[NewSeat], nonce: str | None, now: float
) -> tuple[list[SeatRow], list[SeatMade], list[SeatMade]]:
    """The seats of a new table, the secrets of taken ones, and of those to be sent as links."""
    known = bots.names(game)
    for seat in wanted:
        if seat.kind == "program" and seat.program not in known:
            given, names = seat.program or "", ", ".join(known)
            raise Refusal("no-program", 400, program=given, known=names)
    made = [seat_made(number, seat, nonce, now) for number, seat in enumerate(wanted)]
    mine = [SeatMade(row.seat, key) for row, key in made if key and row.taken is not None]
    links = [SeatMade(row.seat, key) for row, key in made if key and row.taken is None]
    return [row for row, _ in made], mine, links


def seat_made(number: int, seat: NewSeat, nonce: str | None, now: float) -> tuple[SeatRow, str]:
    """A seat of a new table, and its secret if it is for a person."""
    if seat.kind == "program":
        return seating.with_program(number, seat.program or "", seat.name), ""
    if seat.kind == "open" and not seat.mine:
        return SeatRow(seat=number, kind="open"), ""
    secret = secrets.new_secret()
    row = SeatRow(
        seat=number, kind="person", name=seat.name or "", secret_hash=secrets.hashed(secret)
    )
    if seat.mine:
        row = replace(row, taken=now, nonce=nonce or secrets.new_nonce())
    return row, secret


def moved_on(seats: Sequence[SeatRow], now: float) -> list[SeatRow]:
    """Everybody moves one seat on; programs sit down at once. People do when they come, and nobody
    else may take their seats."""
    moved = []
    for one in seats:
        seat = (one.seat + 1) % len(seats)
        if one.kind == "program":
            moved.append(replace(one, seat=seat, nonce=secrets.new_nonce(), taken=now))
        else:
            free = replace(one, link_hash="", nonce="", taken=None)
            moved.append(replace(free, seat=seat, kind="person"))
    return sorted(moved, key=lambda one: one.seat)
