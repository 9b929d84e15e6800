"""People against each other: each sees the own hand only, and one device is passed from hand to
hand behind a curtain."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.server import BEN, ME, Server
from tests.e2e.table_page import TablePage
from tests.e2e.test_absent import sit
from tests.e2e.visitor import Visitor

pytestmark = pytest.mark.slow
TOUCH = """(button) => {
  for (const [kind, Kind] of [["pointerdown", PointerEvent], ["pointerup", PointerEvent],
                              ["click", MouseEvent]])
    button.dispatchEvent(new Kind(kind, { bubbles: true, detail: 1 }));
}"""
"""The shortest press there is: a busy machine could make a real one last."""


def updates(visitor: Visitor) -> Iterator[dict[str, Any]]:
    """How things stood, every time that somebody was told."""
    for frame in visitor.received:
        message = json.loads(frame)
        if message["type"] == "update" and message["view"]:
            yield message


def hands_seen(visitor: Visitor, seat: int) -> list[list[int]]:
    """The cards in somebody's hand that were ever told to a visitor."""
    return [one["view"]["sides"][seat]["hand"]["known"] for one in updates(visitor)]


def all_text(visitor: Visitor) -> str:
    """Everything that is on a page and that its server told it, labels of drawings included."""
    page: str = visitor.page.evaluate("document.documentElement.outerHTML")
    return page + "".join(visitor.received)


def test_two_browsers_and_a_watcher_see_what_is_theirs(server: Server, visits: Visits) -> None:
    made = server.make(ME, BEN, seed=3)
    ann, ben, eve = visits(), visits(), visits()
    for visitor, seat in ((ann, 0), (ben, 1), (eve, None)):
        visitor.visit(server.link(made, seat))
    tables = [TablePage(ann), TablePage(ben)]
    expect(eve.page.get_by_text("You are watching").first).to_be_visible()
    first = tables.pop(server.asked(made["id"]))
    [second] = tables
    first.wait()
    for table in (first, second):
        expect(table.cards_in_hand).to_have_count(5)
    for mine, other in ((first, second), (second, first)):
        for visitor in (other.visitor, eve):
            assert [name for name in mine.hand if name in all_text(visitor)] == []
    assert TablePage(eve).hand == []

    for mine, other in ((first, second), (second, first), (first, second)):
        mine.wait_for_turn()
        expect(other.page.locator("#prompt-head")).to_have_text(re.compile("is deciding$"))
        played = set(mine.hand)
        mine.play_turn()
        for visitor in (other.visitor, eve):
            expect(TablePage(visitor).log_region).to_contain_text(next(iter(played)))
    for seat, visitor in ((1, ann), (0, ben), (0, eve), (1, eve)):
        assert not any(hands_seen(visitor, seat)), f"the hand of seat {seat} was told"
    assert not any(one["decision"] for one in updates(eve))
    for seat, visitor in ((0, ann), (1, ben)):
        asked = [one["asked"]["seat"] for one in updates(visitor) if one["decision"]]
        assert set(asked) == {seat}


def test_what_is_past_is_taken_back_if_the_other_agrees(server: Server, visits: Visits) -> None:
    made = server.make(ME, BEN, seed=3)
    first, second = sit(server, made, [visits(), visits()])
    first.wait()
    first.end_turn()
    second.wait_for_turn()
    first.undo()
    wish = second.page.get_by_role("alert", name="A request to undo")
    wish.get_by_role("button", name="Agree").click()
    assert first.wait_for_turn().is_turn
    expect(first.cards_in_hand).to_have_count(5)
    expect(wish).to_be_hidden()


def test_what_is_said_at_a_table_is_read_by_all(server: Server, visits: Visits) -> None:
    made = server.make(ME, BEN, seed=3)
    ann, ben, eve = visits(), visits(), visits()
    for visitor, seat in ((ann, 0), (ben, 1), (eve, None)):
        visitor.visit(server.link(made, seat))
        expect(visitor.page.locator("#prompt-head")).to_be_visible()
    ann.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_label("Say something").fill("<b>Have fun</b>")
    ann.page.keyboard.press("Enter")
    for visitor in (ben, eve):
        chat = visitor.page.get_by_role("button", name="Chat")
        expect(chat).to_contain_text("1")
        chat.click()
        expect(visitor.page.get_by_role("log", name="Chat")).to_contain_text("Ann <b>Have fun</b>")
    expect(eve.page.get_by_label("Say something")).to_have_count(0)


def test_one_device_is_passed_behind_a_curtain(server: Server, visits: Visits) -> None:
    us = visits(name="Ann")
    page = us.visit(server.address)
    page.get_by_role("button", name="Two players, one device").click()
    table = TablePage(us)
    curtain = page.get_by_role("button", name=re.compile("^I (am|play) .*: hold to reveal"))
    expect(curtain).to_be_visible()
    expect(page.get_by_text("The table is hidden.")).to_be_visible()
    assert page.locator("[data-card], #prompt-head").count() == 0

    curtain.evaluate(TOUCH)  # not held
    us.pause(0.8)
    expect(curtain).to_be_visible()
    first = curtain.inner_text()
    curtain.hover()
    page.mouse.down()
    expect(curtain).to_be_hidden()
    page.mouse.up()
    table.wait()
    expect(table.cards_in_hand).to_have_count(5)
    mine = table.hand
    table.play_turn()

    expect(curtain).to_be_visible()
    assert curtain.inner_text() != first
    assert page.locator("[data-card], #prompt-head").count() == 0
    assert [name for name in mine if name in page.locator("body").inner_html()] == []
    expect(curtain).to_be_focused()
    page.keyboard.press("Enter")
    assert table.wait_for_turn().is_turn
    assert not set(mine) & set(table.hand)
