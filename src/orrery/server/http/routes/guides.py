"""First games: tables whose game starts at a prepared position, for a guide to teach with."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Controller, post
from litestar.params import JSONBody, PathParameter

from orrery import __version__
from orrery.core.errors import BadData
from orrery.server import secrets
from orrery.server.contract.bodies import GuideMade, NewGuide, NewSeat
from orrery.server.errors import Refusal
from orrery.server.http.openapi import SENT, WORD
from orrery.server.http.routes.tables import TheLocale, TheMaker, TheTables
from orrery.server.live.naming import table_name
from orrery.server.storage.rows import TableRow
from orrery.server.tables.guides import guide_of, prepared
from orrery.server.tables.imports import log_of
from orrery.server.tables.new_seats import seats_made
from orrery.server.tables.tables import Tables

GameName = Annotated[
    str, PathParameter(description="The name of a game that has a guide.", schema_extra=WORD)
]


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
