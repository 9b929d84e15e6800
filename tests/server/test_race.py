"""Many pick at once at one table (`python -m tests.server.race` for more)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.databases import url_in
from tests.server.race import AT_ONCE, race


@pytest.mark.slow
def test_of_many_who_pick_at_once_one_wins(tmp_path: Path) -> None:
    """At two servers, where several can share the database."""
    report = race(url_in(tmp_path), picks=300)
    assert report.won * AT_ONCE == report.sent
    assert sum(report.refused.values()) == report.sent - report.won
