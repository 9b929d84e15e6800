"""What the host of a table can do over HTTP, with the host's secret."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, post
from litestar.params import JSONBody, PathParameter

from orrery.server.contract.bodies import Close, SeatChange, SeatChanged, Start, TableShown
from orrery.server.http.openapi import SENT
from orrery.server.http.routes.tables import TableId, TheLocale, TheTables, hosted
from orrery.server.tables import seating

SeatNumber = Annotated[int, PathParameter(ge=0, le=5, description="The number of a seat.")]


class HostController(Controller):
    """A table, managed by its host until the game begins."""

    path = "/api/tables/{table_id:str}"
    tags = ("host",)

    @post(
        "/start",
        summary="Start the game: programs take the free seats",
        responses=SENT,
        status_code=200,
    )
    async def start(
        self, table_id: TableId, data: JSONBody[Start], tables: TheTables, locale: TheLocale
    ) -> TableShown:
        table = await hosted(tables, table_id, data)
        taken = [seat for seat in table.seats if seat.taken is not None]
        await tables.quotas.check_seats(table, taken)
        await seating.start(table, data.program)
        return table.shown(locale)

    @post(
        "/seats/{seat:int}",
        summary="Give a seat to a program, to anyone, or to somebody with a new link",
        responses=SENT,
        status_code=200,
    )
    async def seat(
        self, table_id: TableId, seat: SeatNumber, data: JSONBody[SeatChange], tables: TheTables
    ) -> SeatChanged:
        table = await hosted(tables, table_id, data)
        if data.kind == "program":
            others = [one for one in table.seats if one.seat != seat]
            await tables.quotas.check_seats(table, others)
        return await seating.change(table, seat, data)

    @post(
        "/close",
        summary="Delete a table; while its game runs, all people playing at it must agree",
        responses=SENT,
        status_code=204,
    )
    async def close(self, table_id: TableId, data: JSONBody[Close], tables: TheTables) -> None:
        await tables.close(await hosted(tables, table_id, data), data.seats)
