"""Tests of the server run twice, on SQLite and on PostgreSQL, where that can matter; and servers
that tests share: one a module, without limits."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.messages import ELSEWHERE
from scripts import pseudo
from tests.server.databases import POSTGRES, postgres, prepared, using
from tests.server.loop_watch import ALONE, WATCH, holds_again
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


@pytest.fixture(scope="session", autouse=True)
def pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A second language, so that somebody can read another one than the rest."""
    folder = tmp_path_factory.mktemp("messages")
    pseudo.write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ELSEWHERE, str(folder))
        yield


@pytest.fixture(scope="session", autouse=True)
def watched_loops() -> Iterator[None]:
    with WATCH.watching():
        yield


@pytest.fixture(autouse=True)
def nothing_holds_the_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """No request or message of any test may keep a server from answering others."""
    WATCH.held.clear()
    yield
    held = list(WATCH.held)
    if held and ALONE not in os.environ and not holds_again(request.node.nodeid):
        return
    assert held == []


@pytest.fixture(scope="module")
def shared(database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with room(tmp_path_factory.mktemp("server")) as there:
        yield there


INDIFFERENT = {
    "analyses",
    "cards",
    "connections",
    "contract",
    "fuzz",
    "guards",
    "guides",
    "hosts",
    "languages",
    "limits",
    "lines",
    "loop_watch",
    "metrics",
    "no_leak",
    "one_connection",
    "pages",
    "reports",
    "rules",
    "strangers",
    "texts",
    "thinking",
    "work",
}
"""Tests of what is the same on any database; ORRERY_EVERY_DATABASE=1 runs them on both."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what PostgreSQL would only make slower."""
    if os.environ.get("ORRERY_EVERY_DATABASE"):
        return
    left_out = [item for item in items if is_left_out(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_left_out(item)]


def is_left_out(item: pytest.Item) -> bool:
    called = item.path.stem.removeprefix("test_")
    in_server = item.path.parent == Path(__file__).parent
    return in_server and called in INDIFFERENT and "[postgres" in item.nodeid
