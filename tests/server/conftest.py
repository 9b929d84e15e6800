"""Every test of the server runs twice, on SQLite and on PostgreSQL; and servers that tests share:
one a module, without limits."""

from collections.abc import Iterator

import pytest

from tests.server.databases import POSTGRES, postgres, prepared, using
from tests.server.rooms import Room, room


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[None]:
    """A PostgreSQL, started once."""
    with postgres() as url, prepared(url):
        yield


@pytest.fixture(scope="session", autouse=True, params=["sqlite", POSTGRES])
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    """What the tests' folders stand for."""
    if request.param == "postgres":
        request.getfixturevalue("postgres_server")
    with using(request.param):
        yield


@pytest.fixture(scope="module")
def shared(database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with room(tmp_path_factory.mktemp("server")) as there:
        yield there
