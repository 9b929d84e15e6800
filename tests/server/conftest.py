"""Servers that tests share: one a module, without limits."""

from collections.abc import Iterator

import pytest

from tests.server.rooms import Room, room


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with room(tmp_path_factory.mktemp("server")) as there:
        yield there
