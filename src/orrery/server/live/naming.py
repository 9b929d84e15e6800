"""What the server calls tables and seats that nobody has named: in the language of who looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from orrery import games
from orrery.messages import messages
from orrery.server.storage.rows import SeatRow, TableRow

PAIR = 2
"""So many seats are told apart by what sits there."""


def table_name(row: TableRow, locale: str) -> str:
    """The name of a table; without one, what kind of table it is."""
    if row.name:
        return row.name
    return messages(locale).format(f"table-name-{row.origin}" if row.origin else "table-name")


def seat_names(
    row: TableRow, seats: Sequence[SeatRow], sides: Sequence[str], locale: str
) -> list[str]:
    """The names of all who sit at a table. In a game for more than two, programs go by the side
    that they play, as the story calls them, and need no name; otherwise the second of one kind is
    called by its number. The opponent in a first game for two has a name of its own."""
    titles = Counter[str]()
    go_by_side = max(games.ruleset_of(row.game).players) > PAIR
    names = []
    for seat in seats:
        name = seat_name(row, seat, locale)
        if seat.kind == "program" and not seat.name:
            if go_by_side and sides[seat.seat]:
                names.append("")
                continue
            titles[name] += 1
            if titles[name] > 1:
                name = messages(locale).format("program-numbered", program=name, n=titles[name])
        names.append(name)
    return names


def seat_name(row: TableRow, seat: SeatRow, locale: str) -> str:
    """The name of whoever sits at a seat: a program without one has a title. Somebody who gave no
    name stays nameless, except in a record, where all are told apart."""
    if seat.name:
        return seat.name
    if seat.kind == "program" and row.origin == "guide":
        return messages(locale).format("table-guide-opponent")
    if seat.kind == "program":
        return program_title(seat.program, locale)
    if row.origin == "record":
        return messages(locale).format("table-somebody", seat=seat.seat + 1)
    return ""


def program_title(program: str, locale: str) -> str:
    """What a program is called at a table."""
    return messages(locale).format(f"program-{program}")
