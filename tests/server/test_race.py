"""Many pick at once, at two servers of one table (`python -m tests.server.race` for more)."""

from __future__ import annotations

from pathlib import Path

from tests.server.databases import only_postgres, url_in
from tests.server.race import AT_ONCE, race


@only_postgres
def test_of_many_who_pick_at_once_at_two_servers_one_wins(tmp_path: Path) -> None:
    report = race(url_in(tmp_path), picks=300)
    assert report.won * AT_ONCE == report.sent
    assert sum(report.refused.values()) == report.sent - report.won
