"""A table as everybody may see it: seats, score, result. Nothing in it is hidden from anybody."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from orrery import games
from orrery.core.record import Result
from orrery.core.rng import commitment
from orrery.core.title import Standing
from orrery.server.course import Course
from orrery.server.protocol import ChatLine, ResultShown, SeatShown, TableShown, UndoAsked
from orrery.server.readers import Listener
from orrery.server.rows import ChatRow, SeatRow, TableRow


def table_shown(
    row: TableRow,
    seats: Sequence[SeatRow],
    course: Course | None,
    listeners: Collection[Listener],
) -> TableShown:
    """The table with its seats and how far its game is."""
    title = games.title_of(row.game)
    standing = None if course is None else title.standing(course.match.game)
    present = {listener.reader for listener in listeners}
    return TableShown(
        id=row.id,
        name=row.name,
        game=row.game,
        options=row.settings or title.settings(row.options),
        pack=row.pack_name,
        status=row.status,
        seats=[seat_shown(one, one.seat in present, standing) for one in seats],
        asked=None if course is None else course.asked,
        turn=0 if standing is None else standing.turn,
        score=[] if standing is None else list(standing.score),
        watchers=sum(listener.reader is None for listener in listeners),
        listed=row.listed,
        made=row.made,
        moved=course.rows[-1].at // 60 * 60 if course is not None and course.rows else row.made,
        commitment=commitment(bytes.fromhex(row.secret)),
        result=None if course is None else result_shown(row, seats, course),
        rematch=row.rematch,
    )


def seat_shown(seat: SeatRow, present: bool, standing: Standing | None) -> SeatShown:
    return SeatShown(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        program=seat.program,
        taken=seat.taken is not None,
        present=present or seat.kind == "program",
        side="" if standing is None else standing.sides[seat.seat],
    )


def result_of(course: Course, seats: Sequence[SeatRow]) -> Result:
    """How a game that is over ended."""
    result = course.match.result()
    if result is None:
        winners = tuple(one.seat for one in seats if one.seat != course.resigned)
        return Result(winners, "resigned")
    return result


def result_shown(row: TableRow, seats: Sequence[SeatRow], course: Course) -> ResultShown | None:
    """The result, with all that proves the shuffles."""
    if not course.is_over:
        return None
    result = course.match.result()
    ended = result_of(course, seats)
    return ResultShown(
        winners=list(ended.winners),
        ending=ended.ending,
        closing="" if result is None else course.title.closing(course.match.game, result, None),
        resigned=course.resigned,
        secret=row.secret,
        nonces=[seat.nonce for seat in seats],
        seed=row.seed or "",
    )


def others(seats: Sequence[SeatRow], seat: int) -> list[int]:
    """The persons who must agree when a seat wants something back."""
    return [one.seat for one in seats if one.seat != seat and one.kind != "program"]


def wish_shown(course: Course, seats: Sequence[SeatRow]) -> UndoAsked:
    """Who wants to take something back; nobody, most of the time."""
    wish = course.wish
    if wish is None:
        return UndoAsked(None, [], [])
    return UndoAsked(wish.seat, sorted(course.agreed), others(seats, wish.seat))


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)
