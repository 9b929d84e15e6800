"""The rulebooks over HTTP: whole, or a single rule for players."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from orrery import reading, rulebook
from orrery.server.errors import Refusal
from orrery.server.http.etag import kept
from orrery.server.http.openapi import WORD, refusals
from orrery.server.http.requests import AnyRequest

RuleId = Annotated[
    str, PathParameter(description="The id of a rule, as in CW-BUY-03.", schema_extra=WORD)
]
BookName = Annotated[
    str, PathParameter(description="The name of a game, as in clone-wars.", schema_extra=WORD)
]
BOOK = ResponseSpec(reading.Book, generate_examples=False, description="The rulebook.")


@get(
    "/api/rules/{rule_id:str}",
    tags=["rules"],
    summary="A rule of the catalogue",
    responses=refusals(400, 404),
)
async def rule(rule_id: RuleId) -> reading.Reading:
    found = rulebook.find(rule_id)
    if found is None:
        raise Refusal("no-rule", 404, given=rule_id)
    return reading.reading(found.id)


@get(
    "/api/rulebooks/{game:str}",
    tags=["rules"],
    summary="All rules of a game",
    responses={200: BOOK, **refusals(400, 404)},
)
async def book(request: AnyRequest, game: BookName) -> Response[bytes]:
    if game not in reading.books():
        raise Refusal("no-book", 404, given=game)
    return await kept(request, reading.book, game)
