"""All cards and all scenarios of a game over HTTP, for browsing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from orrery import games
from orrery.core.shown import GalleryCard, ScenarioShown
from orrery.server.errors import Refusal
from orrery.server.http.etag import kept
from orrery.server.http.openapi import WORD, refusals
from orrery.server.http.requests import AnyRequest
from orrery.server.http.routes.tables import TheLocale

GameName = Annotated[
    str, PathParameter(description="The name of a game, as in clone-wars.", schema_extra=WORD)
]
SCENARIOS = ResponseSpec(
    list[ScenarioShown], generate_examples=False, description="Every scenario once."
)
CARDS = ResponseSpec(list[GalleryCard], generate_examples=False, description="Every card once.")


@get(
    "/api/games/{game:str}/cards",
    tags=["games"],
    summary="What is printed on every card of a game",
    responses={200: CARDS, **refusals(400, 404)},
)
async def cards(request: AnyRequest, game: GameName, locale: TheLocale) -> Response[bytes]:
    return await told(request, gallery_of, game, locale)


def gallery_of(game: str, locale: str) -> Sequence[GalleryCard]:
    ruleset = games.ruleset_of(game)
    return ruleset.speaker(locale).gallery(games.read_texts(ruleset), {})


@get(
    "/api/games/{game:str}/scenarios",
    tags=["games"],
    summary="The scenarios of a game: stories, sides, aims, rules and maps",
    responses={200: SCENARIOS, **refusals(400, 404)},
)
async def scenarios(request: AnyRequest, game: GameName, locale: TheLocale) -> Response[bytes]:
    return await told(request, scenarios_of, game, locale)


def scenarios_of(game: str, locale: str) -> Sequence[ScenarioShown]:
    ruleset = games.ruleset_of(game)
    return ruleset.speaker(locale).scenarios(games.read_texts(ruleset))


async def told(
    request: AnyRequest, tell: Callable[[str, str], object], game: str, locale: str
) -> Response[bytes]:
    """What is told of a game, if there is such a game."""
    if game not in games.RULESETS:
        raise Refusal("no-game", 404, game=game)
    return await kept(request, tell, game, locale)
