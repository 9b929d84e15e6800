"""The same seed gives the same ids and bytes, everywhere: `./test --compiled` runs this too."""

from __future__ import annotations

import json

import pytest

from tests.research.digests import FILE, GAMES, digest_of


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_bytes(name: str) -> None:
    known = json.loads(FILE.read_text("utf-8"))
    assert digest_of(name) == known[name], "on purpose? python -m tests.research.digests"
