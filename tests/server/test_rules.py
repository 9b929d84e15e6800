"""Rules of the catalogue over HTTP."""

from __future__ import annotations

import pytest

from orrery import rulebook
from tests.server.rooms import Room


def test_a_rule_is_read_by_its_id(shared: Room) -> None:
    shown = shared.get("/api/rules/CW-BUY-03").json()
    entry = rulebook.catalogue()["CW-BUY-03"]
    assert shown["id"] == "CW-BUY-03"
    assert (shown["title"], shown["statement"]) == (entry.title, entry.statement)


def test_small_letters_will_do(shared: Room) -> None:
    assert shared.get("/api/rules/cw-buy-3").json()["id"] == "CW-BUY-03"


@pytest.mark.parametrize("given", ["CW-BUY-99", "nonsense"])
def test_a_rule_that_is_none_is_refused(shared: Room, given: str) -> None:
    answer = shared.get(f"/api/rules/{given}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-rule"
    assert given in answer.json()["detail"]
