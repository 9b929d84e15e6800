"""First games: tables whose game starts at a prepared position, for a guide to teach with.

A guide is a record up to that position, the learner's seat, the opposing program, and the advice
for each turn. Nothing is dealt again: a learner who follows the advice meets what the guide talks
about, because the program leaves nothing to chance.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody, PathParameter

from orrery import __version__, games
from orrery.core.errors import BadData
from orrery.core.record import Record
from orrery.resources import resource
from orrery.server import secrets
from orrery.server.contract.bodies import GuideMade, NewGuide, NewSeat
from orrery.server.errors import Refusal
from orrery.server.http.openapi import SENT, WORD
from orrery.server.http.routes.tables import TheLocale, TheMaker, TheTables
from orrery.server.live.naming import table_name
from orrery.server.storage.rows import TableRow
from orrery.server.tables.imports import log_of
from orrery.server.tables.new_seats import seats_made
from orrery.server.tables.tables import Tables
from orrery.server.work.replays import ImportedRecord, played_again

FILE = "guide.json"
Turns = dict[str, list[str]]
"""The advice for each turn, by its number: picks in order."""
GameName = Annotated[
    str, PathParameter(description="The name of a game that has a guide.", schema_extra=WORD)
]


class GuideFile(msgspec.Struct, frozen=True):
    """A prepared game as its file has it."""

    start: dict[str, object]
    seat: int
    program: str
    turns: Turns


@dataclass(frozen=True, slots=True)
class Guide:
    """A prepared game."""

    start: Record
    seat: int
    program: str
    turns: Turns

    def to_text(self) -> str:
        content = {
            "seat": self.seat,
            "program": self.program,
            "turns": self.turns,
            "start": json.loads(self.start.to_text()),
        }
        return json.dumps(content, indent=1) + "\n"


def path_of(game: str) -> Path:
    return resource("data", games.ruleset_of(game).name.replace("-", "_")) / FILE


@cache
def guide_of(game: str) -> Guide:
    """The guide of a game; `BadData` if there is none."""
    path = path_of(game)
    given = msgspec.json.decode(games.read_file(path), type=GuideFile)
    start = Record.from_text(json.dumps(given.start), str(path))
    return Guide(start, given.seat, given.program, given.turns)


@cache
def prepared(game: str) -> ImportedRecord:
    """The prepared game of a guide, played up to its position."""
    return played_again(guide_of(game).start, {})


async def begin(
    tables: Tables, game: str, new: NewGuide, locale: str, maker: str = ""
) -> GuideMade:
    """A private table where the guide's game continues from its position."""
    try:
        guide = guide_of(game)
    except BadData as error:
        raise Refusal("no-guide", 404, game=game) from error
    start = guide.start
    _, asked, seats_there, _ = await tables.work.loading.do(game, prepared, game)
    me = NewSeat("person", new.name, mine=True)
    other = NewSeat("program", None, guide.program)
    seats_wanted = [me if seat == guide.seat else other for seat in range(seats_there)]
    host, now = secrets.new_secret(), time.time()
    seats, mine, links = seats_made(game, seats_wanted, None, now)
    row = TableRow(
        id=secrets.new_id(),
        name="",
        origin="guide",
        game=game,
        options=dict(start.settings),
        listed=False,
        host_hash=secrets.hashed(host),
        secret="",
        made=now,
        status="running",
        settings=start.settings,
        seed=start.seed,
        fingerprint=start.fingerprint,
        program=__version__,
        maker=maker,
        used=now,
    )
    rows = log_of(start, asked, now)
    async with tables.quotas.room_for(row, seats, len(rows)):
        await tables.store.add_table(row, seats, rows)
    return GuideMade(row.id, host, mine, links, table_name(row, locale), guide.turns)


class GuidesController(Controller):
    """First games that teach."""

    path = "/api/guides"
    tags = ("tables",)

    @post(
        "/{game:str}",
        summary="A private table at a prepared position, with advice for each turn",
        responses=SENT,
        costs="table_costs",
    )
    async def begin(
        self,
        game: GameName,
        data: JSONBody[NewGuide],
        tables: TheTables,
        maker: TheMaker,
        locale: TheLocale,
    ) -> GuideMade:
        return await begin(tables, game, data, locale, maker)
