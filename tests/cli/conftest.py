"""Terminals that are closed when a test ends, however it ends."""

from collections.abc import Iterator

import pytest

from tests.cli.driving import Terminal


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for one in opened:
        one.close()
