"""Seating before a game begins: what the host decides, and what a seat may do itself."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from orrery import bots
from orrery.core.decisions import Seat
from orrery.server import secrets
from orrery.server.contract.bodies import Claim, Claimed, SeatChange, SeatChanged
from orrery.server.errors import Refusal
from orrery.server.live.table import Table
from orrery.server.storage.rows import SeatRow


def must_be_host(table: Table, secret: str) -> None:
    """Allow only the host."""
    if not secrets.fits(secret, table.row.host_hash):
        raise Refusal("not-host", 403)


def must_sit(table: Table, secret: str) -> Seat:
    """The seat with this secret. A link that was used to sit down opens it no more."""
    seat = table.seat_of(secret)
    if seat is None and any(secrets.fits(secret, one.link_hash) for one in table.seats):
        raise Refusal("seat-taken")
    if seat is None:
        raise Refusal("no-seat", 403)
    return seat


async def claim(table: Table, given: Claim) -> Claimed:
    """Take a seat by its link, or an open one by its number. It gets its own secret, and the link
    is void. A repeated claim gets the same answer."""
    own = given.own or secrets.new_secret()
    row = table.seats[wanted_seat(table, given)]
    if given.secret is not None and holds(row, given.secret):
        own = given.secret  # somebody comes back
    try:
        if not holds(row, own):
            await table.claim(row, given.name or "", own, given.nonce or secrets.new_nonce())
    except Refusal:
        if not holds(table.seats[row.seat], own):
            raise
    return Claimed(row.seat, own)


def wanted_seat(table: Table, claim: Claim) -> int:
    """The seat that somebody may take, or has taken with the same secret."""
    own = claim.own
    for one in table.seats:
        if own is not None and holds(one, own):
            return one.seat
    if claim.secret is not None:
        seat: int = must_sit(table, claim.secret)
    elif claim.seat in [one.seat for one in table.seats if one.kind == "open"]:
        seat = claim.seat
    else:
        raise Refusal("no-seat", 403)
    known = [text for one in table.seats for text in (one.secret_hash, one.link_hash)]
    is_new = own is None or own == claim.secret or not any(secrets.fits(own, one) for one in known)
    if not is_new:
        raise Refusal("no-seat", 403)  # what opens a seat is known to nobody else
    return seat


def holds(seat: SeatRow, secret: str) -> bool:
    """Whether somebody sits there with this secret."""
    return seat.taken is not None and secrets.fits(secret, seat.secret_hash)


async def start(table: Table, program: str | None) -> None:
    """Fill free seats with programs and begin the game."""
    name = known_program(table, program or bots.at_once(table.row.game))
    async with table.seating():
        for seat in table.seats:
            if seat.taken is None:
                await table.put(with_program(seat.seat, name, None))


async def change(table: Table, seat: int, given: SeatChange) -> SeatChanged:
    """Give a seat to a program, to anyone, or to somebody with a new link."""
    if seat >= len(table.seats):
        raise Refusal("no-such-seat", 404, seat=seat)
    secret = secrets.new_secret() if given.kind == "person" else None
    if given.kind == "program":
        row = with_program(seat, known_program(table, given.program), given.name)
    elif secret is not None:
        hashed = secrets.hashed(secret)
        row = SeatRow(seat=seat, kind="person", name=given.name or "", secret_hash=hashed)
    else:
        row = SeatRow(seat=seat, kind="open")
    async with table.seating():
        await table.put(row)
    return SeatChanged(seat, secret)


async def leave(table: Table, seat: Seat) -> None:
    """Leave the seat: it is free again, for the same link or for anyone."""
    async with table.seating():
        old = table.seats[seat]
        opens = old.link_hash or old.secret_hash
        free = replace(old, secret_hash=opens, link_hash="", nonce="", taken=None)
        await table.put(free if old.kind == "person" else SeatRow(seat=seat, kind="open"))


async def rename(table: Table, seat: Seat, name: str) -> None:
    """Change one's name."""
    async with table.seating():
        await table.put(replace(table.seats[seat], name=name))


async def close(table: Table, given: Sequence[str]) -> None:
    """Delete a table with everything that belongs to it; while its game runs, only if all people
    playing there agree, which these secrets prove."""
    status, live_game = table.row.status, table.live_game
    if status == "running" and live_game is not None:
        agreed = {table.seat_of(secret) for secret in given}
        if not live_game.persons <= agreed:
            raise Refusal("others-play")
    if not await table.store.remove_table(table.row.id, status):
        raise Refusal("stale")
    table.close()


def with_program(seat: int, program: str, name: str | None) -> SeatRow:
    """A seat taken by a program."""
    return SeatRow(
        seat=seat,
        kind="program",
        name=name or "",
        program=program,
        nonce=secrets.new_nonce(),
        taken=time.time(),
    )


def known_program(table: Table, program: str | None) -> str:
    """A program that plays the table's game."""
    known = bots.names(table.row.game)
    if program is None or program not in known:
        raise Refusal("no-program", 400, program=program or "", known=", ".join(known))
    return program
