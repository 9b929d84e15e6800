"""Problem reports: one file that shows where a player was, for whoever fixes it.

For a running game it contains what the reporter was told, and nothing else; the record is included
only when the game is over.
"""

from __future__ import annotations

import json
import time
from typing import Literal

import msgspec
from litestar import Controller, Response, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from orrery import __version__
from orrery.core.decisions import Seat
from orrery.core.errors import BadData
from orrery.core.record import Record
from orrery.messages import SOURCE
from orrery.server.contract.frames import decision_for, view_for
from orrery.server.contract.replay_bodies import NewReport, Report
from orrery.server.errors import Refusal
from orrery.server.http.openapi import SENT
from orrery.server.http.routes.tables import TableId, TheTables
from orrery.server.live.finished import record_text
from orrery.server.live.live_game import LiveGame
from orrery.server.live.rules_changed import played
from orrery.server.live.table import Table
from orrery.server.storage.store import Store
from orrery.server.tables import seating
from orrery.server.work.replays import WATCHER


def report_of(table: Table, new: NewReport) -> Report:
    """The file of a player or a watcher, for whoever mends the game: in the language of the
    code."""
    live_game = table.live_game
    if live_game is None:
        raise Refusal("not-started")
    eyes = None if new.secret is None else seating.must_sit(table, new.secret)
    if eyes in live_game.handed_over:
        eyes = None  # whoever resigned sees no more than everybody
    head = Report(
        report=1,
        version=__version__,
        game=table.row.game,
        options=table.row.settings or {},
        pack=table.row.pack_name,
        fingerprint=table.row.fingerprint or "",
        table=table.row.id,
        at=time.time(),
        said=new.said,
        eyes=WATCHER if eyes is None else eyes,
        number=0,
    )
    if live_game.is_over:
        step = live_game.match.number if new.step is None else new.step
        record = json.loads(record_text(table))
        return msgspec.structs.replace(
            head, number=min(step, live_game.match.number), record=record
        )
    stream, game = live_game.stream(eyes), live_game.match.game
    return msgspec.structs.replace(
        head,
        number=stream.number,
        view=view_for(table.ruleset, game, eyes, live_game.match.episode()),
        decision=decision_for(table.ruleset.speaker(SOURCE), game, eyes),
        lines=stream.lines(SOURCE),
        events=[event for one in stream.happened for event in one.events],
    )


class LineRead(msgspec.Struct, frozen=True):
    text: str


class OptionRead(msgspec.Struct, frozen=True):
    text: str
    label: str


class DecisionRead(msgspec.Struct, frozen=True):
    question: str
    options: list[OptionRead]


class ReportRead(msgspec.Struct, frozen=True):
    """What is read of a report, which may be from another version: what its game showed, and its
    record, are foreign JSON."""

    report: Literal[1]
    version: str
    game: str
    table: str
    said: str
    eyes: int
    number: int
    view: dict[str, object] | None = None
    decision: DecisionRead | None = None
    lines: list[LineRead] = []
    record: dict[str, object] | None = None


def read_report(text: str, where: str) -> ReportRead:
    """Read a report; `BadData` says what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=ReportRead)
    except msgspec.DecodeError as error:
        raise BadData(f"{where}: not a problem report: {error}") from error


def is_report(text: str) -> bool:
    """Whether a file looks like a report; otherwise it may be a record."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "report" in found


def step_of(live_game: LiveGame, report: ReportRead) -> int:
    """How many picks had been made when a reader had this many updates: for whoever has the log of
    the game."""
    eyes = None if report.eyes == WATCHER else Seat(report.eyes)
    picks = LiveGame(live_game.ruleset, live_game.record().truncate(0), live_game.match.game.facts)
    stream = picks.stream(eyes)
    for row in live_game.rows:
        if stream.number >= report.number:
            break
        picks.take([row])
    return picks.match.number


async def record_at(database: str, report: ReportRead) -> Record:
    """The record of a game that was reported while it ran, up to that point: for whoever has the
    database."""
    store = Store(database, migrates=False)
    try:
        row = await store.table(report.table)
        if row is None:
            raise BadData(f"{database}: there is no table {report.table}")
        if row.settings is None or row.status == "waiting":
            raise BadData(f"{database}: table {report.table} has no game")
        live_game = played(row, await store.seats(row.id), await store.log(row.id))
        live_game.match.back_to(step_of(live_game, report))
        return live_game.match.record()
    finally:
        store.close()


class ReportController(Controller):
    """Problem reports."""

    path = "/api/tables/{table_id:str}/report"
    tags = ("tables",)

    @post(
        summary="A problem report: a file with the version and what you saw",
        responses=SENT,
        status_code=200,
        costs="hint_costs",
    )
    async def report(
        self, table_id: TableId, data: JSONBody[NewReport], tables: TheTables
    ) -> Response[Report]:
        table = await tables.table(table_id)
        eyes = None if data.secret is None else table.seat_of(data.secret)
        await table.prepare(eyes, SOURCE)
        if table.live_game is not None and table.live_game.is_over:  # its record may be long
            report = await tables.work.loading.do(table.row.turn_of, report_of, table, data)
        else:
            report = report_of(table, data)
        name = f"report-{report.game}-{table_id}-{report.number}.json"
        return Response(
            report,
            media_type=MediaType.JSON,
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )
