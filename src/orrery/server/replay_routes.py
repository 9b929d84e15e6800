"""What can be asked over HTTP of games that are over: replays, checks, records, playing on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from orrery.server.bodies import TableMade
from orrery.server.checking import checked
from orrery.server.contract import SENT, refusals
from orrery.server.ended import record_of
from orrery.server.feed import LINES
from orrery.server.films import WATCHER, Films, eyes_of, replay_shown
from orrery.server.limits import MOST_BYTES_WITH_RECORD
from orrery.server.parcels import ENCODER
from orrery.server.records import play_on, take_in
from orrery.server.replay_bodies import (
    MOST_FRAMES,
    MOST_PICKS,
    FrameShown,
    PlayOn,
    RecordGiven,
    RecordTaken,
    ReplayShown,
)
from orrery.server.routes import TableId, TheHall

TheFilms = NamedDependency[Films]
Eyes = Annotated[
    int, QueryParameter(ge=WATCHER, le=5, description="The seat whose eyes see; -1: a watcher’s.")
]
First = Annotated[int, QueryParameter(ge=0, le=MOST_PICKS, description="The first step.")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES, description="How many steps.")]


class ReplayController(Controller):
    """A game that is over, looked at again."""

    path = "/api/tables/{table_id:str}"
    tags = ("after the game",)

    @get(
        "/replay", summary="All steps of a game, in a line each", responses=refusals(400, 404, 409)
    )
    async def replay(
        self, table_id: TableId, hall: TheHall, films: TheFilms, eyes: Eyes = WATCHER
    ) -> ReplayShown:
        table = await hall.table(table_id)
        return await replay_shown(await films.of(table), eyes_of(table, eyes))

    @get("/frames", summary="How things stood after steps", responses=refusals(400, 404, 409))
    async def frames(
        self,
        table_id: TableId,
        hall: TheHall,
        films: TheFilms,
        first: First,
        count: Count = 1,
        eyes: Eyes = WATCHER,
    ) -> list[FrameShown]:
        table = await hall.table(table_id)
        reader, film = eyes_of(table, eyes), await films.of(table)
        return film.frames(reader, first, first + count - 1)

    @get(
        "/check",
        summary="The record played again, and whether it is what it says: a line for each part",
        description="Lines of JSON: `Checked` as it goes on, and a `Verdict` at the end.",
        media_type=LINES,
        responses=refusals(400, 404, 409),
        costs="table_costs",
    )
    async def check(self, table_id: TableId, hall: TheHall) -> Stream:
        table = await hall.table(table_id)
        record = record_of(table)

        async def lines() -> AsyncIterator[bytes]:
            async for said in checked(record, table.row.pack):
                yield ENCODER.encode(said) + b"\n"

        return Stream(lines(), media_type=LINES, headers={"Cache-Control": "no-store"})

    @post(
        "/play-on",
        summary="Play on from a step of the game, at a new table",
        responses=SENT,
        costs="table_costs",
    )
    async def play_on(self, table_id: TableId, data: JSONBody[PlayOn], hall: TheHall) -> TableMade:
        return await play_on(hall, await hall.table(table_id), data)


class RecordsController(Controller):
    """Records that are brought."""

    path = "/api/records"
    tags = ("after the game",)

    @post(
        summary="Bring a record, to look at it, check it and play on from it",
        responses=refusals(400, 403, 413),
        request_max_body_size=MOST_BYTES_WITH_RECORD,
        costs="table_costs",
    )
    async def take_in(self, data: JSONBody[RecordGiven], hall: TheHall) -> RecordTaken:
        return await take_in(hall, data)
