"""Somebody leaves: the others see it, let a program play on, and whoever is back takes the seat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visits
from tests.e2e.server import BEN, ME, Json, Server
from tests.e2e.table_page import TablePage
from tests.e2e.visitor import Notices, Visitor

pytestmark = pytest.mark.slow

both_sizes = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
LATER = "(seconds) => { const now = Date.now; Date.now = () => now() + seconds * 1000; }"
"""Time passes, for this page."""


def pass_time(visitor: Visitor, seconds: float) -> None:
    visitor.page.evaluate(LATER, seconds)


def sit(server: Server, made: Json, visitors: list[Visitor]) -> list[TablePage]:
    """All sit down; the one who is asked comes first."""
    asked = server.asked(made["id"])
    tables = [TablePage(visitor) for visitor in visitors]
    for seat, table in enumerate(tables):
        table.visitor.visit(server.link(made, seat))
        expect(table.page.locator("#prompt-head")).to_be_visible()
    return [tables.pop(asked), *tables]


def head(table: TablePage) -> Locator:
    return table.page.locator("#prompt-head")


def leave(table: TablePage, server: Server) -> str:
    """Go to the lobby; the way back."""
    address = table.page.url
    table.visitor.visit(server.address)
    return address


@both_sizes
def test_a_program_plays_for_whoever_left_until_the_seat_is_taken_back(
    server: Server, visits: Visits, phone: bool
) -> None:
    made = server.make(ME, BEN, seed=3)
    first, second = sit(server, made, [visits(phone=phone), visits(phone=phone)])
    first.wait()
    way_back = leave(first, server)
    expect(head(second)).to_have_text(re.compile("^(Ann|Ben) is away$"))
    offer = second.button("Let a program take over")
    expect(offer).to_have_count(0)
    pass_time(second.visitor, 601)
    offer.click()
    asks = second.page.get_by_role("dialog")
    expect(asks).to_contain_text("returns and takes the seat back")
    asks.get_by_role("button", name="Let a program play").click()

    second.wait_for_turn()
    expect(
        second.page.get_by_text("Greedy plays", exact=True).locator("visible=true")
    ).to_be_visible()
    assert second.visitor.overflow() == 0

    notices = Notices(second.visitor)
    first.visitor.visit(way_back)
    expect(head(first)).to_have_text("A program is playing for you")
    shown = first.read()
    assert (shown.prompt, shown.able("")) == (["Take my seat back"], [])
    first.page.keyboard.press("e")
    first.page.keyboard.press("Enter")
    expect(head(first)).to_have_text(re.compile("is deciding$"))
    notices.wait_for("is back and playing again")
    second.play_turn()
    assert first.wait_for_turn().is_turn


def test_one_lets_a_program_play_for_oneself(server: Server, visits: Visits) -> None:
    made = server.make(ME, BEN, seed=3)
    first, second = sit(server, made, [visits(), visits()])
    first.wait()
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Let a program play for me").click()
    first.page.get_by_role("button", name="Let a program play", exact=True).click()
    expect(head(first)).to_have_text("A program is playing for you")
    second.wait_for_turn()
    second.page.get_by_role("button", name="Menu").click()
    expect(second.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(second.page.get_by_role("button", name="play for me")).to_have_count(0)
    second.page.keyboard.press("Escape")
    first.press("Take my seat back")
    expect(head(first)).to_have_text(re.compile("is deciding$"))


def test_of_more_than_two_the_others_are_asked(server: Server, visits: Visits) -> None:
    names = ("Ann", "Ben", "Cid")
    persons = [{"kind": "person", "name": name, "mine": True} for name in names]
    made = server.make(*persons, game="starcraft", options={"players": "3"})
    first, second, third = sit(server, made, [visits(), visits(), visits()])
    expect(head(first)).to_have_text("Your turn")
    way_back = leave(first, server)
    for table in (second, third):
        expect(head(table)).to_have_text(re.compile("is away$"))
        pass_time(table.visitor, 61)

    def ask() -> None:
        second.button("Let a program take over").click()
        expect(second.page.get_by_role("dialog")).to_contain_text("The other player must agree")
        second.page.get_by_role("button", name="Let a program play", exact=True).click()

    def wish(table: TablePage) -> Locator:
        return table.page.get_by_role("alert", name="A request to let a program play")

    ask()
    expect(wish(third)).to_contain_text("wants a program to play for")
    wish(second).get_by_role("button", name="Withdraw").click()
    expect(wish(third)).to_have_count(0)

    ask()
    first.visitor.visit(way_back)
    wish(first).get_by_role("button", name="I am here").click()
    for table in (first, second, third):
        expect(wish(table)).to_have_count(0)
    expect(head(first)).to_have_text("Your turn")

    leave(first, server)
    expect(head(second)).to_have_text(re.compile("is away$"))
    pass_time(second.visitor, 122)
    ask()
    wish(third).get_by_role("button", name="Agree").click()
    expect(
        second.page.get_by_text("Greedy plays", exact=True).locator("visible=true").first
    ).to_be_visible()
    first.visitor.visit(way_back)
    expect(first.button("Take my seat back")).to_be_visible()
