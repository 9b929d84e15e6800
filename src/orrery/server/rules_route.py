"""Rules of the catalogue, read over HTTP: what a player sees behind the id of a rule."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from litestar import get
from litestar.params import PathParameter
from msgspec import Struct

from orrery import rulebook
from orrery.server.contract import refusals
from orrery.server.errors import Refusal

RuleId = Annotated[str, PathParameter(description="The id of a rule, as in CW-BUY-03.")]


class RuleShown(Struct, frozen=True):
    """A rule; a part that its entry does not have is empty."""

    id: str
    game: str
    title: str
    statement: str
    decision: str
    ruling: str
    edge: str
    base: str
    source: str


@get(
    "/api/rules/{rule_id:str}",
    tags=["rules"],
    summary="A rule of the catalogue",
    responses=refusals(400, 404),
)
async def rule(rule_id: RuleId) -> RuleShown:
    found = rulebook.find(rule_id)
    if found is None:
        raise Refusal("no-rule", 404, given=rule_id)
    return RuleShown(**asdict(found))
