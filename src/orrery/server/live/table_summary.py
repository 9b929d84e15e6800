"""The public view of a table: seats, score, result. Nothing in it is hidden from anyone.

All of it, including the time, comes from what everybody may know: it must be the same however much
a seat has done in secret, since a message without a visible cause would give that away.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from orrery import __version__, bots, games
from orrery.core.decisions import Seat
from orrery.core.record import Result
from orrery.core.rng import commitment
from orrery.server.contract.bodies import ClockShown, ResultShown, SeatShown, Stop, TableShown
from orrery.server.contract.frames import Reader
from orrery.server.contract.protocol import ChatLine, StandInAsked, Thinking, UndoAsked, Welcome
from orrery.server.live.attendance import Attendance, away_for
from orrery.server.live.clocks import Clock, Limit
from orrery.server.live.lengths import why_cut
from orrery.server.live.live_game import LiveGame
from orrery.server.live.naming import seat_names, table_name
from orrery.server.storage.rows import ChatRow, SeatRow, TableRow

CHAT_SHOWN = 100
"""Lines of chat sent to a newcomer."""


def table_shown(
    row: TableRow,
    seats: Sequence[SeatRow],
    live_game: LiveGame | None,
    attendance: Attendance,
    locale: str,
    stopped: Stop = "",
) -> TableShown:
    """The table with its seats and the state of its game, in a language."""
    ruleset = games.ruleset_of(row.game)
    progress = None if live_game is None else ruleset.progress(live_game.match.game)
    settings = row.settings or ruleset.settings(row.options)
    sides = ruleset.sides_of(settings) if progress is None else progress.sides
    return TableShown(
        id=row.id,
        name=table_name(row, locale),
        game=row.game,
        options=settings,
        pack=row.pack_name,
        status=row.status,
        seats=[
            seat_shown(one, name, attendance, sides[one.seat], live_game)
            for one, name in zip(seats, seat_names(row, seats, sides, locale), strict=True)
        ],
        asked=None if live_game is None else live_game.asked,
        consent=[] if live_game is None or live_game.is_over else sorted(live_game.awaited),
        turn=0 if progress is None else progress.turn,
        score=[] if progress is None else list(progress.score),
        watchers=attendance.watchers,
        listed=row.listed,
        made=row.made,
        moved=row.made
        if live_game is None or live_game.moved is None
        else live_game.moved // 60 * 60,
        commitment=commitment(bytes.fromhex(row.secret)) if row.secret else "",
        result=None if live_game is None else result_shown(row, seats, live_game, locale),
        rematch=row.rematch,
        clock=clock_shown(row, seats, live_game),
        hints=gives_hints(row, seats),
        stopped=stopped,
        replace_after=replace_after(row, live_game),
    )


def gives_hints(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether players may ask a program for a hint: between people only if it was said so when the
    table was made, and everybody who sits down can see it."""
    people = sum(seat.kind != "program" for seat in seats)
    return people <= 1 if row.hints is None else row.hints


def clock_shown(
    row: TableRow, seats: Sequence[SeatRow], live_game: LiveGame | None
) -> ClockShown | None:
    """The state of the clock; before the game, the time there will be."""
    if row.clock is None:
        return None
    clock = None if live_game is None else live_game.clock
    return (clock or Clock(Limit.of(row.clock), len(seats), row.made)).shown()


def seat_shown(
    seat: SeatRow, name: str, attendance: Attendance, side: str, live_game: LiveGame | None
) -> SeatShown:
    program, stay = owner_of(seat, live_game), attendance.stay(seat.seat)
    is_away = program is None and seat.taken is not None and not stay.is_here
    return SeatShown(
        seat=seat.seat,
        kind=seat.kind if program is None else "program",
        name=name,
        program=program or "",
        taken=seat.taken is not None,
        present=program is not None or stay.is_here,
        side=side,
        stand_in="" if live_game is None else live_game.stand_ins.get(seat.seat, ""),
        away=stay.since if is_away else None,
        pace="normal" if live_game is None else live_game.paces.get(seat.seat, "normal"),
    )


def owner_of(seat: SeatRow, live_game: LiveGame | None) -> str | None:
    """The program that holds a seat: the one that sat down there, or the strongest that
    answers at once in place of a player who resigned."""
    if seat.kind == "program":
        return seat.program
    if live_game is None or seat.seat not in live_game.handed_over:
        return None
    return bots.at_once(live_game.ruleset.name)


def program_at(seat: SeatRow, live_game: LiveGame | None) -> str | None:
    """The program that plays a seat: its own, or one standing in for a player who may come back."""
    owner = owner_of(seat, live_game)
    return owner if owner or live_game is None else live_game.stand_ins.get(seat.seat)


def program_asked(seats: Sequence[SeatRow], live_game: LiveGame | None) -> Seat | None:
    """The seat that must decide, if a program plays it. Programs wait while the game waits for
    consent to a request, and while nobody is left to play with."""
    if (
        live_game is None
        or live_game.asked is None
        or live_game.is_waiting
        or live_game.is_deserted
    ):
        return None
    return None if program_at(seats[live_game.asked], live_game) is None else live_game.asked


def thinking_shown(seats: Sequence[SeatRow], live_game: LiveGame | None) -> Thinking:
    """Which program is thinking. It reveals no more than whose decision it is, however often there
    was one."""
    return Thinking(program_asked(seats, live_game))


def result_of(live_game: LiveGame) -> Result:
    """How a finished game ended."""
    result = live_game.match.result()
    if result is None and live_game.is_cut:
        return Result((), "cut")
    if result is None:
        seats = len(live_game.ruleset.progress(live_game.match.game).sides)
        winners = tuple(seat for seat in range(seats) if seat not in live_game.resigned)
        return Result(winners, "resigned")
    return result


def result_shown(
    row: TableRow, seats: Sequence[SeatRow], live_game: LiveGame, locale: str
) -> ResultShown | None:
    """The result, with the proof of the shuffles."""
    if not live_game.is_over:
        return None
    result = live_game.match.result()
    ended = result_of(live_game)
    return ResultShown(
        winners=list(ended.winners),
        ending=ended.ending,
        closing=why_cut(live_game, locale)
        if result is None
        else live_game.ruleset.speaker(locale).closing(live_game.match.game, result, None),
        resigned=live_game.resigned[-1] if live_game.is_given_up else None,
        secret=row.secret,
        nonces=[seat.nonce for seat in seats],
        seed=live_game.record().chance,
    )


def replace_after(row: TableRow, live_game: LiveGame | None) -> int | None:
    """The seconds after which an absent player may be replaced, if not by a clock."""
    if row.clock is not None or live_game is None:
        return None
    return round(away_for(len(live_game.playing)))


def wish_shown(live_game: LiveGame) -> UndoAsked:
    """Who asks to undo something; usually nobody. Not what it is: the seat may have picked in
    secret."""
    request = live_game.request
    if request is None or request.kind != "ask":
        return UndoAsked(None, [], [], 0)
    asked = sorted(live_game.must_agree(request))
    return UndoAsked(request.seat, sorted(live_game.agreed), asked, live_game.requests)


def stand_in_shown(live_game: LiveGame) -> StandInAsked:
    """Who asks for a program to play for an absent player."""
    request = live_game.request
    if request is None or request.kind != "absent":
        return StandInAsked(None, None, [], [], 0)
    asked, agreed = sorted(live_game.must_agree(request)), sorted(live_game.agreed)
    return StandInAsked(request.seat, int(request.text), agreed, asked, live_game.requests)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)


def welcome(table: TableShown, reader: Reader, chat: Sequence[ChatRow]) -> Welcome:
    """The first message to a newcomer."""
    return Welcome(
        table=table,
        seat=reader,
        side="" if reader is None else table.seats[reader].side,
        chat=[chat_line(row) for row in chat[-CHAT_SHOWN:]],
        version=__version__,
        now=time.time(),
    )
