"""Public HTTP routes: games, tables, seats. Documented at /docs."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from orrery import __version__
from orrery.core.shown import Printed
from orrery.server.contract.bodies import (
    ByHost,
    BySeat,
    Claim,
    Claimed,
    GameShown,
    Health,
    NewTable,
    Rematch,
    SeatName,
    ServerShown,
    TableChange,
    TableMade,
    TableShown,
)
from orrery.server.errors import Outdated
from orrery.server.http.feed import feed, reader_of
from orrery.server.http.openapi import SENT, refusals
from orrery.server.http.packing import packed_answer
from orrery.server.http.replay_cache import ReplayCache
from orrery.server.http.requests import AnyRequest
from orrery.server.limits import MOST_BYTES_WITH_PACK
from orrery.server.live.finished import record_of
from orrery.server.live.listeners import Listener
from orrery.server.live.table import Table
from orrery.server.storage.rows import TableColumns
from orrery.server.tables import seating
from orrery.server.tables.lobby import games_shown
from orrery.server.tables.tables import Tables
from orrery.server.work.replays import packed_record

TheTables = NamedDependency[Tables]
TheReplays = NamedDependency[ReplayCache]
TheMaker = NamedDependency[str]
"""The pseudonym of the client (`quotas.maker_of`)."""
TheLocale = NamedDependency[str]
"""The language of the client (`guards.language_of`)."""
TableId = Annotated[
    str, PathParameter(description="The id of a table.", schema_extra={"pattern": "^[0-9a-f]{16}$"})
]
After = Annotated[int | None, QueryParameter(ge=0, description="The last update seen.")]

PRINTED = ResponseSpec(Printed, generate_examples=False, description="By kind of thing, in order.")
RECORD = ResponseSpec(
    dict[str, object], generate_examples=False, description="The record, as a file."
)


@get("/api/health", tags=["server"], summary="Whether the server is working", responses=refusals())
async def health(tables: TheTables) -> Health:
    await tables.store.check()
    return Health("ok", __version__)


@get(
    "/api/server",
    tags=["server"],
    summary="How other machines reach the server",
    responses=refusals(),
    sync_to_thread=False,
)
def server(state: State) -> ServerShown:
    return ServerShown(state.address, state.sharing)


class GamesController(Controller):
    """The games."""

    path = "/api/games"
    tags = ("games",)

    @get(summary="All games, with their options explained", responses=refusals())
    async def games(self, state: State, tables: TheTables, locale: TheLocale) -> list[GameShown]:
        return await tables.work.loading.do("", games_shown, state.program, locale)


class TablesController(Controller):
    """Tables: creating, listing, joining."""

    path = "/api/tables"
    tags = ("tables",)

    @post(
        summary="Create a table",
        responses=refusals(400, 403, 409, 413),
        request_max_body_size=MOST_BYTES_WITH_PACK,
        costs="table_costs",
    )
    async def make(self, data: JSONBody[NewTable], tables: TheTables, maker: TheMaker) -> TableMade:
        return await tables.make(data, maker)

    @get(
        summary="Listed tables that are waiting for players or can be watched", responses=refusals()
    )
    async def listed(self, tables: TheTables, locale: TheLocale) -> list[TableShown]:
        return await tables.listing.tables(locale)

    @get(
        "/{table_id:str}",
        summary="The public view of a table",
        responses=refusals(400, 404),
    )
    async def table(self, table_id: TableId, tables: TheTables, locale: TheLocale) -> TableShown:
        return (await tables.table(table_id)).shown(locale)

    @patch("/{table_id:str}", summary="Rename a table, or list it", responses=SENT)
    async def change(
        self,
        table_id: TableId,
        data: JSONBody[TableChange],
        tables: TheTables,
        locale: TheLocale,
    ) -> TableShown:
        table = await hosted(tables, table_id, data)
        changed: TableColumns = {}
        if data.name is not None:
            changed["name"] = data.name
        if data.listed is not None:
            changed["listed"] = data.listed
        if data.listed:
            await tables.quotas.check_listed(table)
        if changed:
            await table.change(**changed)
            tables.listing.forget()
        return table.shown(locale)

    @post(
        "/{table_id:str}/seats",
        summary="Take a seat",
        responses=SENT,
    )
    async def claim(self, table_id: TableId, data: JSONBody[Claim], tables: TheTables) -> Claimed:
        return await tables.claim(table_id, data)

    @post(
        "/{table_id:str}/leave",
        summary="Leave a seat before the game begins",
        responses=SENT,
        status_code=200,
    )
    async def leave(
        self, table_id: TableId, data: JSONBody[BySeat], tables: TheTables, locale: TheLocale
    ) -> TableShown:
        table = await tables.table(table_id)
        await seating.leave(table, seating.must_sit(table, data.secret))
        return table.shown(locale)

    @post(
        "/{table_id:str}/rename",
        summary="Change one’s name before the game begins",
        responses=SENT,
        status_code=200,
    )
    async def rename(
        self, table_id: TableId, data: JSONBody[SeatName], tables: TheTables, locale: TheLocale
    ) -> TableShown:
        table = await tables.table(table_id)
        await seating.rename(table, seating.must_sit(table, data.secret), data.name)
        return table.shown(locale)

    @get(
        "/{table_id:str}/printed",
        summary="What is printed on everything the game is played with",
        responses={200: PRINTED, **refusals(400, 404, 409)},
        costs="frame_costs",
    )
    async def printed(
        self,
        table_id: TableId,
        tables: TheTables,
        replays: TheReplays,
        request: AnyRequest,
        locale: TheLocale,
    ) -> Response[bytes]:
        return packed_answer(request, await replays.printed(await tables.table(table_id), locale))


class StreamController(Controller):
    """What happens at a table, for anything that can read lines."""

    path = "/api/tables/{table_id:str}/stream"
    tags = ("tables",)

    @get(
        summary="What happens at a table, live: the messages of its socket, read-only",
        description="A line of JSON for each message; with Accept: text/event-stream, an event. "
        "Without Authorization it is what a watcher is told, with a seat’s secret what the seat "
        "is told. An empty line, or a comment, is sent now and then as a heartbeat.",
        media_type="application/x-ndjson",
        responses=refusals(400, 403, 404),
        security=[{"seat": []}, {}],
        costs="story_costs",
    )
    async def stream(
        self,
        table_id: TableId,
        tables: TheTables,
        request: AnyRequest,
        locale: TheLocale,
        after: After = None,
    ) -> Stream:
        table = await tables.table(table_id)
        return feed(table, Listener(reader_of(table, request), locale), after, request)


class EndController(Controller):
    """What a table offers when its game is over."""

    path = "/api/tables/{table_id:str}"
    tags = ("after the game",)

    @post(
        "/rematch",
        summary="A rematch, everybody one seat on; the player who asks sits down at once",
        responses=SENT,
        costs="table_costs",
    )
    async def rematch(
        self, table_id: TableId, data: JSONBody[BySeat], tables: TheTables, maker: TheMaker
    ) -> Rematch:
        return await tables.rematch(table_id, data.secret, maker)

    @get(
        "/record",
        summary="The record of a finished game: a file to keep, replay and verify",
        responses={200: RECORD, **refusals(400, 404, 409)},
    )
    async def record(
        self, table_id: TableId, tables: TheTables, request: AnyRequest
    ) -> Response[bytes]:
        try:
            record = record_of(await tables.table(table_id))
        except Outdated as outdated:
            record = await tables.record_as_it_was(table_id, outdated)
        packed = await tables.work.loading.do(table_id, packed_record, record)
        named = {"Content-Disposition": f'attachment; filename="{record.game}-{table_id}.json"'}
        return packed_answer(request, packed, headers=named)


async def hosted(tables: Tables, table_id: str, says: ByHost) -> Table:
    """A table, for its host."""
    table = await tables.table(table_id)
    seating.must_be_host(table, says.host)
    return table
