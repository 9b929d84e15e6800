"""From the lobby to a table: at once, by a link, by a free seat, by a form; and back to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.lobby_page import LobbyPage, NewTablePage
from tests.e2e.server import ME, OPEN, Server
from tests.e2e.table_page import TablePage

pytestmark = pytest.mark.slow


def test_one_click_plays_and_the_lobby_leads_back(server: Server, visits: Visits) -> None:
    ann = visits()
    lobby = LobbyPage(ann, server.address)
    expect(lobby.mine).to_contain_text("No games yet")
    lobby.play()
    table = TablePage(ann)
    assert table.wait_for_turn().is_turn
    at = ann.page.url
    ann.page.get_by_role("link", name="Back to the lobby").first.click()
    mine = lobby.mine.get_by_role("link").first
    expect(mine).to_contain_text("Your turn")
    mine.click()
    assert table.wait().is_turn
    assert ann.page.url == at


def test_a_friend_comes_by_the_link_that_was_copied(server: Server, visits: Visits) -> None:
    ann = visits(permissions=["clipboard-read", "clipboard-write"])
    lobby = LobbyPage(ann, server.address)
    lobby.invite()
    lobby.name_myself("Ann")
    share = ann.page.get_by_role("dialog", name="Your table is ready")
    share.get_by_role("button", name="Copy").first.click()
    expect(share.get_by_role("button", name="Copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{server.address}/table/\w+#\S+", link)
    share.get_by_role("link", name="Go to the table").click()
    expect(ann.page.get_by_role("status").first).to_have_text("One seat is still free.")

    ben = visits()
    ben.visit(link)
    invited = ben.page.get_by_role("heading", name="Ann invites you to play Clone Wars")
    expect(invited).to_be_visible()
    expect(ben.page.get_by_text("You play the Separatists")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    tables = [TablePage(ann), TablePage(ben)]
    for table in tables:
        expect(table.page.locator("#prompt-head")).to_be_visible()
    first = tables[server.asked(ann.page.url.rpartition("/")[2])]
    first.wait()
    first.play_turn()

    eve = visits()
    eve.visit(link)  # it was used: nobody else comes to the seat by it
    expect(eve.page.get_by_role("heading", name="This seat is taken")).to_be_visible()
    ben.visit(link)  # but it leads back whoever used it
    expect(ben.page.locator("#prompt-head")).to_be_visible()
    hand = re.compile(", in your hand")
    expect(ben.page.get_by_role("button", name=hand)).to_have_count(5)


def test_a_seat_s_own_link_opens_it_on_another_device(server: Server, visits: Visits) -> None:
    ann = visits(permissions=["clipboard-read", "clipboard-write"])
    ann.visit(server.link(server.make(), 0))
    TablePage(ann).wait()
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_text("Your own link is secret")).to_be_visible()
    ann.page.get_by_role("button", name="Copy my link for another device").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    own = ann.page.evaluate("navigator.clipboard.readText()")
    phone = visits(phone=True)
    phone.visit(own)
    TablePage(phone).wait()
    assert "#" not in phone.page.url
    assert phone.page.evaluate("localStorage['orrery.tables']").count(own.partition("#")[2]) == 1


def test_an_open_seat_is_taken_from_the_lobby_and_others_watch(
    server: Server, visits: Visits
) -> None:
    ann = visits()
    ann.visit(server.link(server.make(ME, OPEN, name="Open house", listed=True), 0))
    expect(ann.page.get_by_text("open to anyone")).to_be_visible()
    ben = visits()
    lobby = LobbyPage(ben, server.address)
    lobby.others.get_by_role("button", name="Join Open house").click()
    lobby.name_myself("Ben")
    expect(ben.page.locator("#prompt-head")).to_be_visible()
    expect(ann.page.locator("#prompt-head")).to_be_visible()
    expect(ann.page.get_by_text("Ben").first).to_be_visible()

    eve = visits()
    LobbyPage(eve, server.address).others.get_by_role("link", name="Watch Open house").click()
    expect(eve.page.get_by_text("You are watching").first).to_be_visible()
    assert TablePage(eve).hand == []
    expect(ann.page.get_by_title("One person is watching")).to_be_visible()


def test_a_table_is_made_as_the_form_says(server: Server, visits: Visits) -> None:
    ann = visits(name="Ann")
    form = NewTablePage(ann, server.address)
    form.choose(form.seat(2), "A program")
    form.choose(form.seat(1), "Separatists")
    form.page.get_by_label("Name").fill("A long war")
    expect(form.summary).to_contain_text("Separatists")
    form.make()
    table = TablePage(ann)
    assert table.wait_for_turn().is_turn
    expect(form.page.get_by_role("heading", level=1)).to_contain_text("A long war")
    expect(form.page.locator("[aria-labelledby=prompt-head]")).to_contain_text("Separatists")


def test_programs_take_the_seats_nobody_came_for(server: Server, visits: Visits) -> None:
    ann = visits(name="Ann")
    form = NewTablePage(ann, server.address)
    form.choose(form.seat(2), "Anyone")
    form.make()
    ann.page.get_by_role("button", name="Start without waiting").click()
    asks = ann.page.get_by_role("dialog", name="Start without waiting?")
    asks.get_by_role("button", name="Start now").click()
    assert TablePage(ann).wait_for_turn().is_turn


def test_an_address_that_leads_nowhere_says_so(server: Server, visits: Visits) -> None:
    eve = visits()
    eve.visit(f"{server.address}/table/0000000000000000")
    expect(eve.page.get_by_role("link", name="Back to the lobby")).to_be_visible()
    eve.visit(f"{server.address}/elsewhere")
    expect(eve.page.get_by_text("There is no page here")).to_be_visible()
    assert "404 (Not Found)" in eve.problems.pop()
