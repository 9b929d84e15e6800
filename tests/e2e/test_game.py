"""A whole game against a program, by clicking what the table offers; then the next one."""

from __future__ import annotations

import statistics
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.album import Album
from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.table_page import TablePage

pytestmark = pytest.mark.slow

MOST_CLICKS = 12
"""Clicks that a median turn may take."""


def test_a_whole_game_by_clicking_few_clicks_a_turn_and_a_rematch(
    server: Server, visits: Visits, screenshots: Path
) -> None:
    ann = visits()
    page = ann.visit(server.link(server.make(seed=1), 0))
    table = TablePage(ann)
    table.play_game(Album(table, screenshots, "wide").look)
    assert len(table.turns) >= 4
    assert 2 <= statistics.median(table.turns) <= MOST_CLICKS, table.turns
    expect(page.get_by_text("bases").first).to_be_visible()
    ann.rest()
    ann.picture(screenshots / "wide-game-over.png")

    ended = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != ended)
    assert TablePage(ann).wait_for_turn().is_turn
