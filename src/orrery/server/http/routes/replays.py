"""HTTP routes for finished games: replays, checks, records, playing on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from orrery.core.shown import Summary
from orrery.server.contract.bodies import TableMade
from orrery.server.contract.replay_bodies import (
    LAST_STEP,
    MOST_FRAMES_TOLD,
    FrameShown,
    PlayOn,
    RecordGiven,
    RecordTaken,
    ReplayShown,
)
from orrery.server.http.analyses import Analyses
from orrery.server.http.feed import LINES
from orrery.server.http.guards import address_of, charge_record
from orrery.server.http.openapi import SENT, refusals
from orrery.server.http.packing import packed_answer
from orrery.server.http.requests import AnyRequest
from orrery.server.http.routes.tables import TableId, TheLocale, TheMaker, TheReplays, TheTables
from orrery.server.limits import MOST_BYTES_WITH_RECORD
from orrery.server.live.finished import record_of
from orrery.server.live.parcels import ENCODER
from orrery.server.tables.imports import import_record, play_on
from orrery.server.work.replays import WATCHER, checking

Eyes = Annotated[
    int,
    QueryParameter(
        ge=WATCHER, le=5, description="The seat whose perspective it is; -1: a watcher’s."
    ),
]
First = Annotated[int, QueryParameter(ge=0, le=LAST_STEP, description="The first step.")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES_TOLD, description="How many steps.")]


STREAMED = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""Headers of what is sent line by line."""


async def json_lines(found: AsyncIterator[object]) -> AsyncIterator[bytes]:
    """What is said, a line of JSON each."""
    async for said in found:
        yield ENCODER.encode(said) + b"\n"


def told_as(kind: type[object]) -> ResponseSpec:
    """The media type of a gzipped response from a worker."""
    return ResponseSpec(kind, generate_examples=False, description="As it was.")


TheAnalyses = NamedDependency[Analyses]


class ReplayController(Controller):
    """Replays of finished games."""

    path = "/api/tables/{table_id:str}"
    tags = ("after the game",)

    @get(
        "/replay",
        summary="All steps of a game, one line each",
        responses={200: told_as(ReplayShown), **refusals(400, 404, 409)},
        costs="hint_costs",
    )
    async def replay(
        self,
        table_id: TableId,
        tables: TheTables,
        replays: TheReplays,
        request: AnyRequest,
        locale: TheLocale,
        eyes: Eyes = WATCHER,
    ) -> Response[bytes]:
        table, who = await tables.table(table_id), address_of(request)
        return packed_answer(request, await replays.steps(table, eyes, who, locale))

    @get(
        "/frames",
        summary="Positions after some steps",
        responses={200: told_as(list[FrameShown]), **refusals(400, 404, 409)},
        costs="frame_costs",
    )
    async def frames(
        self,
        table_id: TableId,
        tables: TheTables,
        replays: TheReplays,
        request: AnyRequest,
        first: First,
        count: Count = 1,
        eyes: Eyes = WATCHER,
    ) -> Response[bytes]:
        table, who = await tables.table(table_id), address_of(request)
        packed = await replays.frames(table, eyes, first, first + count - 1, who)
        return packed_answer(request, packed)

    @get(
        "/summary",
        summary="Statistics of a finished game",
        responses={200: told_as(Summary), **refusals(400, 404, 409)},
        costs="hint_costs",
    )
    async def summary(
        self, table_id: TableId, tables: TheTables, replays: TheReplays, request: AnyRequest
    ) -> Response[bytes]:
        table = await tables.table(table_id)
        return packed_answer(request, await replays.figures(table, address_of(request)))

    @get(
        "/check",
        summary="Verify a record by replaying it: a line for each part",
        description="Lines of JSON: `Checked` as it goes on, and a `Verdict` at the end.",
        media_type=LINES,
        responses=refusals(400, 404, 409),
        costs="table_costs",
    )
    async def check(
        self, table_id: TableId, tables: TheTables, request: AnyRequest, locale: TheLocale
    ) -> Stream:
        table = await tables.table(table_id)
        record, who = record_of(table), address_of(request)
        found = tables.work.reading.stream(who, checking, record, dict(table.row.pack), locale)
        return Stream(json_lines(found), media_type=LINES, headers=STREAMED)

    @get(
        "/analysis",
        summary="Where a finished game turned: chances as it went on, and the picks that cost most",
        description="Lines of JSON: `AnalysisProgress` as it goes on, and at the end an"
        " `AnalysisShown`, or an `AnalysisFailed`. It takes a minute or more unless it was"
        " computed before.",
        media_type=LINES,
        responses=refusals(400, 404, 409),
        costs="table_costs",
    )
    async def analysis(
        self,
        table_id: TableId,
        tables: TheTables,
        analyses: TheAnalyses,
        request: AnyRequest,
        locale: TheLocale,
    ) -> Stream:
        table, who = await tables.table(table_id), address_of(request)
        found = analyses.follow(analyses.look(table, who), who, locale)
        return Stream(json_lines(found), media_type=LINES, headers=STREAMED)

    @post(
        "/play-on",
        summary="Continue the game from one of its steps, at a new table",
        responses=SENT,
        costs="table_costs",
    )
    async def play_on(
        self, table_id: TableId, data: JSONBody[PlayOn], tables: TheTables, maker: TheMaker
    ) -> TableMade:
        return await play_on(tables, await tables.table(table_id), data, maker)


class RecordsController(Controller):
    """Imported records."""

    path = "/api/records"
    tags = ("after the game",)

    @post(
        summary="Import a record, to replay it, verify it and continue from it",
        responses=refusals(400, 403, 413),
        request_max_body_size=MOST_BYTES_WITH_RECORD,
        costs="table_costs",
    )
    async def import_record(
        self, data: JSONBody[RecordGiven], tables: TheTables, maker: TheMaker, request: AnyRequest
    ) -> RecordTaken:
        charge_record(request, len(data.record))
        return await import_record(tables, data, maker)
