"""What is interrupted goes on: a page loaded anew, a server that was killed, a move taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.table_page import TablePage

pytestmark = pytest.mark.slow


def test_undo_is_named_and_takes_a_whole_gesture_back(server: Server, visits: Visits) -> None:
    ann = visits()
    ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    before = table.wait_for_turn()
    hand = table.hand
    table.play_all()
    played = table.wait()
    assert table.hand == []
    assert set(table.in_play) == set(hand)
    assert f"Undo: Play all {len(hand)}" in played.prompt
    table.undo()
    after = table.wait()
    assert table.hand == hand
    assert table.in_play == []
    assert after.question == before.question
    assert not any(label.startswith("Undo") for label in after.prompt)


def test_a_page_reloaded_in_the_middle_of_a_turn_is_the_same(
    server: Server, visits: Visits
) -> None:
    ann = visits()
    page = ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    hand = table.hand
    table.play_all()
    before = table.wait()
    story = table.log_region.inner_text()
    assert "#" not in page.url  # the seat's secret does not stay in the address
    page.reload()
    after = table.wait()
    assert after.question == before.question
    assert after.prompt[1:] == before.prompt[1:]
    # The name of a gesture is not kept; what it began with and how much it was, are.
    assert (before.prompt[0], after.prompt[0][-10:]) == ("Undo: Play all 5", "and 4 more")
    assert sorted(name for name, _ in after.cards) == sorted(name for name, _ in before.cards)
    assert table.log_region.inner_text() == story
    table.undo()
    table.wait()
    assert table.hand == hand


def test_leaving_reloading_and_reconnecting_on_a_busy_machine_break_nothing(
    built: None, visits: Visits, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        ann = visits()
        page = ann.visit(server.link(server.make(seed=2), 0))
        table = TablePage(ann)
        table.wait_for_turn()
        lost = page.locator("#app").get_by_text("Reconnecting; nothing is lost")
        ann.slow_down(4)
        for wait in (0.0, 0.05, 0.2, 0.6):  # each time something else is under way
            page.reload(wait_until="commit")
            ann.pause(wait)
            ann.load_anew()
            page.get_by_role("link", name="To the lobby").first.click()
            ann.pause(wait)
            page.go_back()
            ann.pause(wait)
            with ann.cut_off():
                server.kill()
                expect(lost.first).to_be_visible()
                server.start()
            ann.pause(wait)
        ann.slow_down(1)
        table.wait_for_turn()
        table.play_turn()
        assert table.wait_for_turn().is_turn
    finally:
        server.kill()


def test_a_server_that_was_killed_is_found_again(
    built: None, visits: Visits, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        ann = visits()
        page = ann.visit(server.link(server.make(seed=2), 0))
        table = TablePage(ann)
        table.wait_for_turn()
        table.play_all()
        before = table.wait()
        lost = page.get_by_role("status").get_by_text("Reconnecting; nothing is lost")
        with ann.cut_off():
            server.kill()
            expect(lost).to_be_visible()
            server.start()
        expect(lost).to_be_hidden()
        after = table.wait()
        assert (after.question, after.prompt) == (before.question, before.prompt)
        table.play_turn()
        assert table.wait_for_turn().is_turn
    finally:
        server.kill()
