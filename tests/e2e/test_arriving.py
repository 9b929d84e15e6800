"""A page between here and there: the table has not come yet, or was left before it came."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.table_page import TablePage
from tests.e2e.visitor import Visitor, wait_until

pytestmark = pytest.mark.slow
LAYING = "Setting up the table"


class Held:
    """Keeps back how things stand at a table until it is told to let go; all else gets through."""

    def __init__(self, visitor: Visitor) -> None:
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []
        self.is_holding = True
        visitor.page.route_web_socket("**/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._kept.clear()  # whatever was for a page that is gone

        def hear(message: str | bytes) -> None:
            if self.is_holding and json.loads(message)["type"] == "update":
                self._kept.append((page, message))
            else:
                page.send(message)

        server.on_message(hear)

    def let_go(self) -> None:
        self.is_holding = False
        for page, message in self._kept:
            page.send(message)
        self._kept.clear()


def test_a_table_that_has_not_come_yet_is_waited_for(server: Server, visits: Visits) -> None:
    ann = visits()
    held = Held(ann)
    page = ann.visit(server.link(server.make(seed=2), 0))
    expect(page.get_by_text(LAYING)).to_be_visible()
    for key in ("1", "Shift+Digit1", "u", "r", "p", "a", "e", "Space", "?", "Escape"):
        page.keyboard.press(key)
    held.let_go()
    assert TablePage(ann).wait_for_turn().is_turn


def test_a_table_is_left_and_reloaded_before_it_has_arrived(server: Server, visits: Visits) -> None:
    ann = visits()
    held = Held(ann)
    page = ann.visit(server.link(server.make(seed=2), 0))
    expect(page.get_by_text(LAYING)).to_be_visible()
    page.reload()
    expect(page.get_by_text(LAYING)).to_be_visible()
    page.get_by_role("link", name="Back to the lobby").first.click()
    expect(page.get_by_role("button", name="Play Clone Wars")).to_be_visible()
    page.go_back()
    expect(page.get_by_text(LAYING)).to_be_visible()
    held.let_go()
    assert TablePage(ann).wait_for_turn().is_turn


def test_a_server_without_room_is_waited_for(server: Server, visits: Visits) -> None:
    ann, turned_away = visits(), 0
    has_room = False

    def connect(page: WebSocketRoute) -> None:
        nonlocal turned_away
        if has_room:
            page.connect_to_server()
        else:
            turned_away += 1
            page.close(code=1013, reason="try again later")

    ann.page.route_web_socket("**/socket", connect)
    page = ann.visit(server.link(server.make(seed=2), 0))
    expect(page.get_by_role("heading", name="The server is too busy right now")).to_be_visible()
    wait_until(ann, lambda: turned_away > 1)
    has_room = True
    assert TablePage(ann).wait_for_turn().is_turn
