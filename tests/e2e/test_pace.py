"""The moves of programs at a pace that people can follow, and buttons that keep their places."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.table_page import Shown, TablePage

pytestmark = pytest.mark.slow

PRESSED = 3
"""Pixels by which a button that is pressed shrinks."""
SKIP = re.compile("skip to your turn")


def test_a_program_is_followed_move_by_move_and_space_skips_to_your_turn(
    server: Server, visits: Visits
) -> None:
    ann = visits(settings={"motion": "half", "grace": 0, "pace": "slow"})  # nobody misses it
    page = ann.visit(server.link(server.make(seed=1), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    table.play_turn()
    skip = page.get_by_role("button", name=SKIP)
    expect(skip).to_be_visible()
    page.keyboard.press("Space")
    expect(skip).to_be_hidden()
    assert table.wait().is_mine


def test_nothing_waits_for_a_program_where_it_is_shown_at_once(
    server: Server, visits: Visits
) -> None:
    ann = visits(settings={"motion": "half", "grace": 0, "pace": "at-once"})
    page = ann.visit(server.link(server.make(seed=1), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    table.play_turn()
    assert table.wait().is_mine
    expect(page.get_by_role("button", name=SKIP)).to_be_hidden()


@pytest.mark.parametrize("phone", [True, False])
def test_the_end_of_the_turn_has_its_place_and_what_comes_next_another(
    server: Server, visits: Visits, phone: bool
) -> None:
    ann = visits(phone=phone)
    ann.visit(server.link(server.make(seed=7), 0))
    table, ends, nexts = TablePage(ann), set(), set()

    def look(shown: Shown) -> None:
        if not shown.is_turn:
            return
        end = ann.page.locator(".prompt .ending button").bounding_box()
        ends.add(round(end["x"]) if end else -1)
        main = ann.page.locator(".prompt .main button")
        if main.count():
            box = main.bounding_box()
            nexts.add(round(box["x"] + box["width"]) if box else -1)
            assert box
            assert end
            assert box["x"] >= end["x"] + end["width"]

    for _ in range(3):
        table.play_turn(look)
    assert max(ends) - min(ends) <= PRESSED
    assert max(nexts) - min(nexts) <= PRESSED
