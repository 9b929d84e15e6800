"""On a phone: turns by touch, and no page is wider than the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.album import Album
from tests.e2e.conftest import Visits
from tests.e2e.lobby_page import LobbyPage, NewTablePage
from tests.e2e.server import FRIEND, ME, Server
from tests.e2e.table_page import Shown, TablePage

pytestmark = pytest.mark.slow


def test_turns_by_touch(server: Server, visits: Visits, screenshots: Path) -> None:
    ann = visits(phone=True)
    page = ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    tabs = page.get_by_role("navigation", name="Parts of the table")
    expect(page.get_by_role("button", name="Menu")).to_be_hidden()  # it is the tab More
    for word in ("Undo", "Hint"):
        box = page.locator(".prompt").get_by_text(word, exact=True).bounding_box()
        assert (box or {"width": 0})["width"] > 20, f"{word} is a sign without a word"
    tabs.get_by_role("button", name="Hand").tap()
    hand = table.hand
    page.get_by_role("button", name=f"Play {hand[0]}").first.tap()
    ann.settle()
    table.wait()
    assert len(table.hand) == len(hand) - 1
    assert ann.overflow() <= 0
    tabs.get_by_role("button", name="Table").tap()
    album = Album(table, screenshots, "phone")
    for _ in range(4):
        table.play_turn(album.look)
        assert ann.overflow() <= 0
    assert len(table.turns) == 4
    album.look(table.wait_for_turn())
    tabs.get_by_role("button", name="Log").tap()
    expect(table.log_region).to_contain_text("Turn 1")
    assert ann.overflow() <= 0
    tabs.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Resign").tap()
    assert ann.overflow() <= 0
    page.get_by_role("button", name="Resign and lose this game").tap()
    expect(page.locator("#over-bar-head")).to_be_visible()  # beside the log, too
    tabs.get_by_role("button", name="Table").tap()
    expect(page.locator("#over-bar-head")).to_be_hidden()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    ann.rest()
    assert ann.overflow() <= 0
    ann.picture(screenshots / "phone-game-over.png")


def is_left_of(one: Locator, other: Locator) -> bool:
    left, right = one.bounding_box(), other.bounding_box()
    return bool(left and right and left["x"] + left["width"] <= right["x"])


@pytest.mark.parametrize("width", [390, 760, 1024, 1440])
def test_no_page_scrolls_sideways(
    server: Server, visits: Visits, screenshots: Path, width: int
) -> None:
    ann = visits(name="Ann")
    ann.page.set_viewport_size({"width": width, "height": 844})
    wide = {}
    lobby = LobbyPage(ann, server.address)
    expect(lobby.mine).to_be_visible()
    wide["lobby"] = ann.overflow()
    ann.picture(screenshots / f"lobby-{width}.png")
    NewTablePage(ann, server.address)
    expect(ann.page.get_by_role("button", name="Create the table and play")).to_be_visible()
    wide["new table"] = ann.overflow()
    ann.visit(server.link(server.make(ME, FRIEND), 0))
    expect(ann.page.get_by_role("status").first).to_have_text("One seat is still free.")
    wide["waiting"] = ann.overflow()
    ann.visit(server.link(server.make(), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    wide["table"] = ann.overflow()
    ann.page.goto(ann.page.url + "?view=text")
    expect(ann.page.get_by_role("textbox", name="Command")).to_be_visible()
    wide["text view"] = ann.overflow()
    assert {name: more for name, more in wide.items() if more > 0} == {}


@pytest.mark.parametrize("phone", [True, False])
def test_the_table_stays_where_it_is_whatever_is_asked(
    server: Server, visits: Visits, phone: bool
) -> None:
    ann = visits(phone=phone)
    ann.visit(server.link(server.make(seed=7), 0))
    table, heights = TablePage(ann), set()

    def look(_: Shown) -> None:
        box = ann.page.locator("main").bounding_box()
        heights.add(round(box["height"]) if box else 0)

    for _ in range(3):
        table.play_turn(look)
    assert max(heights) - min(heights) <= 1  # a hairline of the bar below


def test_what_the_enemy_did_is_told_after_a_reload_and_read_whole(
    server: Server, visits: Visits
) -> None:
    ann = visits(phone=True)
    page = ann.visit(server.link(server.make(seed=5), 0))
    table = TablePage(ann)
    table.play_turn()
    table.wait_for_turn()
    told = page.locator(".prompt .words .aside")
    expect(told).to_contain_text("Last turn:")
    words = told.text_content() or ""
    page.set_viewport_size({"width": 320, "height": 740})
    page.get_by_role("button", name="Read it all").tap()
    expect(page.locator(".prompt .whole .aside")).to_have_text(words)
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    table.wait_for_turn()
    expect(told).to_have_text(words)
    table.play_all()
    expect(told).to_have_count(0)


def test_a_small_phone_does_not_scroll_the_table_when_the_enemy_has_ships(
    server: Server, visits: Visits
) -> None:
    ann = visits(phone=True)
    ann.page.set_viewport_size({"width": 390, "height": 664})
    greedy = {"kind": "program", "program": "greedy", "name": "Greedy"}
    ann.visit(server.link(server.make(ME, greedy, seed=5), 0))
    table, beyond = TablePage(ann), []

    def look(_: Shown) -> None:
        ships = ann.page.locator(".enemy .fleet button").count()
        board = ann.page.locator(".phone")
        if ships and board.count():
            beyond.append(board.evaluate("(one) => one.scrollHeight - one.clientHeight"))
            assert is_left_of(
                ann.page.locator(".enemy > .world"), ann.page.locator(".enemy > .front")
            )

    for _ in range(4):
        table.play_turn(look)
    assert beyond
    assert max(beyond) <= 2  # a shadow below the last row, which is cut
