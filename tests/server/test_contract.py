"""The routes do what the OpenAPI document says, whatever they are sent (schemathesis); and the
document says what the web client needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from orrery.games import RULESETS
from orrery.server.app import make_app
from orrery.server.contract.protocol import (
    FromServer,
)
from orrery.server.contract.to_server import (
    ToServer,
)
from orrery.server.http.openapi import document
from tests.server.rooms import FRIEND, ME, app_in, room

ROUTES = [
    (path, method.upper())
    for path, methods in document(make_app("sqlite://"))["paths"].items()
    for method in methods
    if not path.endswith("/stream")  # it never ends; tests/server/test_feed.py reads it
]
ONE_BY_ONE = settings(
    max_examples=20,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[*HealthCheck],
)


REFUSED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]
"""How what is wrong is answered: 413 if it is too large as well."""
CONFIG = schemathesis.Config.from_dict(
    {"seed": 1, "checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
)

load_all_checks()
ONLY_WE_KNOW: list[Any] = [CHECKS.get_one("positive_data_acceptance")]
"""Which games, options, programs and records there are stands in no schema; nor which characters
can be seen (`texts`)."""
ABOUT_A_GAME = (
    "/api/tables",
    "/api/records",
    "/api/guides/{game}",
    "/api/tables/{table_id}/play-on",
)
WITH_A_NAME = (
    "/api/tables/{table_id}",
    "/api/tables/{table_id}/seats",
    "/api/tables/{table_id}/rename",
    "/api/tables/{table_id}/seats/{seat}",
)


@pytest.fixture(scope="module")
def promised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The document of a server that is running, with a table to ask about."""
    with room(tmp_path_factory.mktemp("contract")) as there:
        known = [there.make(ME, FRIEND)["id"], "0" * 16]
        address = f"{there.address}/docs/openapi.json"
        described = schemathesis.openapi.from_url(address, config=CONFIG)
        for methods in described.raw_schema["paths"].values():
            for operation in methods.values():
                for parameter in operation.get("parameters", ()):
                    if parameter["name"] == "table_id":
                        parameter["schema"]["enum"] = known
        yield described


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize(("path", "method"), ROUTES)
def test_routes_keep_what_the_document_promises(
    promised: Any, path: str, method: str, mode: GenerationMode
) -> None:
    operation = promised[path][method]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
        return  # nothing can be sent wrong

    @ONE_BY_ONE
    @given(case=operation.as_strategy(generation_mode=mode))
    def keeps(case: schemathesis.Case[Any]) -> None:
        left_out = ONLY_WE_KNOW if path in (*ABOUT_A_GAME, *WITH_A_NAME) else []
        case.call_and_validate(excluded_checks=left_out)

    keeps()


def described(tmp_path: Path) -> dict[str, Any]:
    return document(app_in(tmp_path))


def test_every_route_says_how_it_refuses(tmp_path: Path) -> None:
    for path, methods in described(tmp_path)["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, (method, path)
            assert "429" in operation["responses"], (method, path)
            if "requestBody" in operation:
                assert {"400", "403", "413"} <= operation["responses"].keys(), (method, path)


def test_no_secret_travels_in_an_address(tmp_path: Path) -> None:
    for methods in described(tmp_path)["paths"].values():
        for operation in methods.values():
            named = {one["name"] for one in operation.get("parameters", ())}
            assert not named & {"secret", "host", "nonce", "authorization"}


def test_every_message_of_the_socket_is_described(tmp_path: Path) -> None:
    schemas = described(tmp_path)["components"]["schemas"]
    for name, union in (("ToServer", ToServer), ("FromServer", FromServer)):
        given = {one["$ref"].rpartition("/")[2] for one in schemas[name]["anyOf"]}
        assert given == {one.__name__ for one in union.__args__}
        for one in given:
            assert schemas[one]["properties"]["type"]["type"] == "string"


def test_what_games_show_is_typed_by_name() -> None:
    schemas = document(make_app("sqlite://"))["components"]["schemas"]
    games = schemas["Games"]["properties"]
    assert set(games) == set(RULESETS)
    assert games["clone-wars"]["properties"]["view"] == {
        "$ref": "#/components/schemas/CloneWarsView"
    }
    assert [one["$ref"] for one in schemas["View"]["anyOf"]] == [
        game["properties"]["view"]["$ref"] for game in games.values()
    ]
    side = schemas["CloneWarsView"]["properties"]["sides"]["prefixItems"][0]
    assert side == {"$ref": "#/components/schemas/CloneWarsSideShown"}
    assert "damage" not in schemas["CloneWarsInPlayShown"]["required"]
    assert schemas["Update"]["properties"]["view"]["anyOf"][0] == {
        "$ref": "#/components/schemas/View"
    }
