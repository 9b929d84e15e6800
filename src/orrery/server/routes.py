"""What can be asked over HTTP: games, tables, seats. Documented at /docs."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter

from orrery import bots, games
from orrery.messages import messages
from orrery.server.errors import Refusal
from orrery.server.hall import Hall
from orrery.server.protocol import (
    ChoiceShown,
    Claim,
    Claimed,
    GameShown,
    Problem,
    ProgramShown,
    TableMade,
    TableShown,
    TableWish,
    ValueShown,
    View,
)

WITH_SCREEN = frozenset({"clone-wars"})
"""Games that the web client can show."""
TableId = Annotated[str, Parameter(pattern=r"^[0-9a-f]{16}$")]


class GamesController(Controller):
    """The games that tables can be made for."""

    path = "/api/games"
    tags = ("games",)

    @get(summary="All games, with their options explained")
    async def games(self) -> list[GameShown]:
        return [game_shown(name) for name in games.TITLES]


class TablesController(Controller):
    """Tables: made, listed, joined."""

    path = "/api/tables"
    tags = ("tables",)

    @post(summary="Make a table")
    async def make(self, data: TableWish, hall: Hall) -> TableMade:
        return await hall.make(data)

    @get(summary="Listed tables that wait for players or can be watched")
    async def listed(self, hall: Hall) -> list[TableShown]:
        return await hall.listed()

    @get("/{table_id:str}", summary="A table as everybody may see it")
    async def table(self, table_id: TableId, hall: Hall) -> TableShown:
        return (await hall.table(table_id)).shown()

    @post("/{table_id:str}/seats", summary="Take a seat")
    async def claim(self, table_id: TableId, data: Claim, hall: Hall) -> Claimed:
        return await hall.claim(table_id, data)

    @get("/{table_id:str}/printed", summary="What is printed on all that the game is played with")
    async def printed(self, table_id: TableId, hall: Hall) -> dict[str, list[View]]:
        table = await hall.table(table_id)
        if table.course is None:
            raise Refusal("not-started")
        printed = table.title.printed(table.course.match.game.facts)
        return {kind: [dict(one) for one in things] for kind, things in printed.items()}


def game_shown(name: str) -> GameShown:
    """A game for the lobby: its options, each in a sentence, and its programs."""
    title, words = games.title_of(name), messages()
    usual = title.settings({})
    return GameShown(
        name=name,
        title=words.format(f"game-{name}"),
        about=words.format(f"game-{name}-about"),
        has_screen=name in WITH_SCREEN,
        players=[2] if name == "clone-wars" else [2, 3, 4, 5, 6],
        choices=[
            ChoiceShown(
                key=key,
                title=words.format(f"choice-{name}-{key}"),
                about=words.format(f"choice-{name}-{key}-about"),
                usual=usual[key],
                values=[
                    ValueShown(
                        value,
                        words.format(f"choice-{name}-{key}-{value}"),
                        words.format(f"choice-{name}-{key}-{value}-about"),
                    )
                    for value in values
                ],
            )
            for key, values in title.choices.items()
        ],
        programs=[
            ProgramShown(
                program,
                words.format(f"program-{program}"),
                words.format(f"program-{program}-about"),
            )
            for program in bots.names(name)
        ],
    )


__all__ = ["GamesController", "Problem", "TablesController"]
