"""A table's live channel: hello first, then messages both ways (`protocol.ToServer`)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from orrery.core.decisions import Seat
from orrery.server.errors import Refusal
from orrery.server.frames import reasons_for
from orrery.server.hall import Hall
from orrery.server.protocol import (
    Ack,
    AskHint,
    AskWhy,
    Consent,
    FromServer,
    Hello,
    Hint,
    Pick,
    Ping,
    Pong,
    Reasons,
    Refused,
    Resign,
    Say,
    ToServer,
    Undo,
)
from orrery.server.readers import Listener
from orrery.server.table import Table

DECODER = msgspec.json.Decoder(ToServer)
ENCODER = msgspec.json.Encoder()
HINT_BY = "greedy"


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str, hall: Hall) -> None:
    """One connection of a player or watcher."""
    await socket.accept()
    try:
        table = await hall.table(table_id)
        listener = await greet(socket, table)
    except Refusal as refusal:
        await socket.send_data(ENCODER.encode(refused("", refusal)), mode="text")
        await socket.close()
        return
    except WebSocketDisconnect:
        return
    sending = asyncio.create_task(send_all(socket, listener))
    try:
        await receive_all(socket, hall, table, listener)
    finally:
        table.leave(listener)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending


async def greet(socket: WebSocket[Any, Any, Any], table: Table) -> Listener:
    """Wait for hello, and let its sender listen."""
    hello = decode(await socket.receive_data("text"))
    if not isinstance(hello, Hello):
        raise Refusal("hello-first")
    seat = None
    if hello.secret is not None:
        seat = table.seat_of(hello.secret)
        if seat is None:
            raise Refusal("no-seat", 403)
    listener = Listener(seat)
    table.join(listener, hello.after or 0)
    return listener


async def send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send what waits, until the connection is to be closed."""
    while (message := await listener.next()) is not None:
        await socket.send_data(ENCODER.encode(message), mode="text")
    await socket.close()


async def receive_all(
    socket: WebSocket[Any, Any, Any], hall: Hall, table: Table, listener: Listener
) -> None:
    """Answer messages until the other side leaves."""
    while True:
        try:
            message = decode(await socket.receive_data("text"))
            listener.send(await answer(hall, table, listener, message))
        except Refusal as refusal:
            listener.send(refused(getattr(message, "id", ""), refusal))
        except WebSocketDisconnect:
            return


def decode(text: str | bytes) -> ToServer:
    try:
        message: ToServer = DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad-message", 400, reason=str(error)) from error
    return message


async def answer(hall: Hall, table: Table, listener: Listener, message: ToServer) -> FromServer:
    """Do what a message asks for."""
    seat = listener.reader
    if isinstance(message, Ping):
        return Pong(message.id)
    if seat is None:
        raise Refusal("watching", 403)
    match message:
        case Pick(id, after, picks):
            return await table.pick(seat, id, after, picks)
        case Undo(id, after):
            return await table.undo(seat, id, after)
        case Consent(id, agree):
            await table.consent(seat, agree)
            return Ack(id, 0, "")
        case Resign(id):
            await table.resign(seat)
            return Ack(id, 0, "")
        case Say(id, text):
            await table.say(seat, table.seats[seat].name, text)
            return Ack(id, 0, "")
        case AskWhy(id, things):
            course = table.running()
            return Reasons(id, reasons_for(table.title, course.match.game, seat, things))
        case AskHint(id):
            return await hint(hall, table, seat, id)
        case _:
            raise Refusal("hello-first")


async def hint(hall: Hall, table: Table, seat: Seat, id: str) -> Hint:
    """What a program would pick in the seat's place."""
    course = table.running()
    if course.asked != seat:
        raise Refusal("not-asked")
    thought = await hall.programs.answer(table, course, HINT_BY)
    return Hint(id, thought.pick, thought.label, thought.sentence)


def refused(id: str, refusal: Refusal) -> Refused:
    return Refused(id, refusal.code, refusal.sentence, refusal.rule)
