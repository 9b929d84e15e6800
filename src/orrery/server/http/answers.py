"""Carries out and answers the messages of a table's socket."""

from __future__ import annotations

from orrery.bots import at_once, strongest
from orrery.core.decisions import Seat
from orrery.core.gestures import Picks
from orrery.messages import messages
from orrery.server.contract.frames import reasons_for
from orrery.server.contract.protocol import (
    Ack,
    FromServer,
    Hint,
    Pong,
    Reasons,
    ReasonShown,
    Story,
)
from orrery.server.contract.to_server import (
    AskHint,
    AskStandIn,
    AskStory,
    AskWhy,
    Consent,
    Hello,
    Pick,
    Ping,
    Resign,
    Say,
    SetPace,
    Skip,
    TakeBack,
    ThingGiven,
    ToServer,
    Undo,
)
from orrery.server.errors import Refusal
from orrery.server.live.listeners import Listener
from orrery.server.live.pacing import set_pace, skip
from orrery.server.live.table import Table
from orrery.server.live.table_summary import gives_hints
from orrery.server.tables.guides import planned
from orrery.server.tables.tables import Tables

FromSeat = (
    Pick | Undo | Consent | Resign | AskStandIn | TakeBack | SetPace | Skip | Say | AskWhy | AskHint
)
"""What only seats may send."""


async def answer(tables: Tables, table: Table, listener: Listener, message: ToServer) -> FromServer:
    """Carry out a message."""
    if isinstance(message, Ping):
        return Pong(message.id)
    if isinstance(message, Hello):
        raise Refusal("hello-again")
    if isinstance(message, AskStory):
        if table.live_game is None:
            raise Refusal("not-started")
        stream = table.live_game.stream(listener.reader)
        return Story(message.id, *stream.lines_before(message.before, listener.locale))
    if listener.reader is None:
        raise Refusal("watching", 403)
    return await answer_seat(tables, table, listener.reader, listener.locale, message)


async def answer_seat(
    tables: Tables,
    table: Table,
    seat: Seat,
    locale: str,
    message: FromSeat,
) -> FromServer:
    """Carry out a message of a seat."""
    match message:
        case Pick(id, after, picks, how, within):
            return await table.pick(seat, id, after, Picks(picks, how, frozenset(within)))
        case Undo(id, after):
            return await table.undo(seat, id, after)
        case Consent(id, agree, wish):
            await table.consent(seat, agree, wish)
            return Ack(id, 0, "")
        case Resign(id):
            await table.resign(seat)
            return Ack(id, 0, "")
        case AskStandIn(id, absent):
            return await table.stand_in(seat, Seat(absent), id)
        case TakeBack(id):
            await table.take_back(seat)
            return Ack(id, 0, "")
        case SetPace(id, pace):
            await table.do(set_pace(seat, pace))
            return Ack(id, 0, "")
        case Skip(id):
            await table.do(skip(seat))
            return Ack(id, 0, "")
        case Say(id, text):
            await table.say(seat, table.seats[seat].name, text)
            return Ack(id, 0, "")
        case AskWhy(id, things):
            return Reasons(id, reasons(table, seat, locale, things))
        case AskHint(id):
            return await hint(tables, table, seat, locale, id)


def reasons(table: Table, seat: Seat, locale: str, things: list[ThingGiven]) -> list[ReasonShown]:
    """Why something cannot be done, by pointing at it. The game looks up what it is pointed at;
    anyone may point at things that do not exist."""
    game = table.running().match.game
    try:
        return reasons_for(table.ruleset.speaker(locale), game, seat, things)
    except LookupError as error:
        raise Refusal("no-thing", 400) from error


async def hint(tables: Tables, table: Table, seat: Seat, locale: str, id: str) -> Hint:
    """What a program would pick for the seat; in a first game what is planned, as long as it goes
    as planned."""
    live_game = table.running()
    if not gives_hints(table.row, table.seats):
        raise Refusal("no-hints")
    if live_game.asked != seat:
        raise Refusal("not-asked")
    game, options = live_game.match.game, live_game.match.options()
    speaker, words = table.ruleset.speaker(locale), messages(locale)
    if (plan := planned(table.row, live_game.match)) and plan[0] in options:
        return Hint(id, plan[0], speaker.option_line(game, options[plan[0]]), "", plan[1:])
    is_guided = table.row.origin == "guide"  # which asks at every decision, and must not wait
    name = at_once(table.row.game) if is_guided else strongest(table.row.game)
    thought = await tables.programs.answer(table, live_game, name, ahead=True)
    pick, reason = thought.pick, thought.reason
    why = words.format(reason, **thought.figures) if words.has(reason) else ""
    return Hint(id, pick, speaker.option_line(game, options[pick]), why, list(thought.then))
