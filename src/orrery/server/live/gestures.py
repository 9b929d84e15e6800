"""Gestures: picks that were sent together. Which of them can be carried out, what to answer if one
is sent again, and how one is undone."""

from __future__ import annotations

from orrery import bots
from orrery.core.decisions import Seat
from orrery.server.contract.protocol import Ack
from orrery.server.errors import Refusal
from orrery.server.live.live_game import LiveGame
from orrery.server.storage.rows import LogKind, LogRow

Act = tuple[LogKind, Seat, str, str]
"""An act of a seat: kind, seat, text and gesture of a row of the log."""


def done_before(live_game: LiveGame | None, seat: Seat, gesture: str) -> Ack | None:
    """The answer to a gesture that is sent again although it was carried out."""
    rows = [] if live_game is None else live_game.rows
    own = [row for row in rows if row.seat == seat and row.gesture == gesture]
    if not own:
        return None
    picks = sum(row.kind == "pick" for row in own)
    return Ack(gesture, picks, "asked" if own[-1].kind == "ask" else "")


def must_be_up_to_date(live_game: LiveGame, seat: Seat, after: int) -> None:
    """Check that the seat has seen what happened, and that no program plays for it."""
    if seat in live_game.handed_over:
        raise Refusal("not-asked")
    if seat in live_game.stand_ins:
        raise Refusal("stand-in")
    if after != live_game.stream(seat).number:
        raise Refusal("stale")


def undo_act(live_game: LiveGame, seat: Seat, gesture: str) -> Act:
    """Undo a seat's latest gesture: at once if that is fair or no other person plays, otherwise as
    a request; once, until the game goes on."""
    first = live_game.back_to(seat)
    if first is None:
        raise Refusal("no-undo")
    if live_game.is_fair(seat, first) or not live_game.persons - {seat}:
        return ("undo", seat, str(live_game.match.number - first), gesture)
    if seat in live_game.refused:
        raise Refusal("undo-refused")
    return ("ask", seat, str(first), gesture)


def consent_acts(live_game: LiveGame, seat: Seat, agree: bool, number: int) -> list[Act]:
    """Answer the request of this number; the last to agree makes it happen."""
    request = live_game.request
    if request is None or seat in live_game.resigned or (agree and seat == request.seat):
        raise Refusal("no-wish")
    if number != live_game.requests:
        raise Refusal("other-wish")
    acts: list[Act] = [("agree" if agree else "refuse", seat, "", "")]
    if agree and live_game.agreed | {seat} >= live_game.must_agree(request):
        acts.append(granted(live_game, request))
    return acts


def granted(live_game: LiveGame, request: LogRow) -> Act:
    """What happens when all have agreed."""
    if request.kind == "absent":
        return stand_in(live_game, Seat(int(request.text)))
    return (
        "undo",
        Seat(request.seat),
        str(live_game.match.number - int(request.text)),
        request.gesture,
    )


def stand_in(live_game: LiveGame, seat: Seat, kind: LogKind = "stand-in") -> Act:
    """The strongest program that answers at once takes over a seat."""
    return (kind, seat, bots.at_once(live_game.ruleset.name), "")


def absent_act(live_game: LiveGame, seat: Seat, absent: Seat, gesture: str) -> Act:
    """Ask for a program to play for a seat whose player is away: it takes over at once if nobody
    else has to be asked, or for oneself. Where there is a clock, it alone decides when others are
    replaced."""
    if not {seat, absent} <= live_game.playing:
        raise Refusal("no-stand-in")
    if absent != seat and live_game.clock is not None:
        raise Refusal("clock-decides")
    request = LogRow(0, "absent", seat, str(absent), gesture, 0.0)
    if absent == seat or not live_game.must_agree(request):
        return stand_in(live_game, absent)
    return ("absent", seat, str(absent), gesture)


def resign_act(live_game: LiveGame, seat: Seat) -> Act:
    """A seat resigns."""
    if seat in live_game.resigned:
        raise Refusal("watching", 403)
    return ("resign", seat, "", "")


def back_act(live_game: LiveGame, seat: Seat) -> Act:
    """The player takes the seat back."""
    if seat not in live_game.stand_ins:
        raise Refusal("no-take-back")
    if not live_game.may_return(seat):
        raise Refusal("time-over")
    return ("back", seat, "", "")
