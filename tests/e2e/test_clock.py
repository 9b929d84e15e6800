"""Tables with a clock: chosen in the lobby, seen by the names, and what happens when it is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visits
from tests.e2e.lobby_page import LobbyPage, NewTablePage
from tests.e2e.server import BEN, FRIEND, ME, Json, Server
from tests.e2e.table_page import TablePage
from tests.e2e.test_absent import both_sizes, head, pass_time, sit
from tests.e2e.visitor import Notices, Visitor

pytestmark = pytest.mark.slow

LONG = 600
"""Seconds that pass only because a test says so: no machine is so slow."""


def timer(table: TablePage, whose: str) -> Locator:
    """Somebody's clock, where it is shown on a screen of this size."""
    found = table.page.get_by_role("timer", name=re.compile("^" + whose))
    return found.locator("visible=true")


def come_before_the_clock_goes(
    server: Server, made: Json, host: Visitor, guest: Visitor
) -> list[TablePage]:
    """The game begins when both have their pages open; the one who is asked comes first."""
    host.visit(server.link(made, 0))
    expect(host.page.get_by_role("status").first).to_have_text("One seat is still free.")
    guest.visit(f"{server.link(made)}#{made['links'][0]['secret']}")
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Sit down").click()
    tables = [TablePage(host), TablePage(guest)]
    for table in tables:
        expect(head(table)).to_be_visible()
    return [tables.pop(server.asked(made["id"])), *tables]


@both_sizes
def test_a_table_is_made_with_a_clock_and_says_so_to_whoever_comes(
    server: Server, visits: Visits, phone: bool
) -> None:
    ann = visits(phone=phone, name="Ann")
    form = NewTablePage(ann, server.address)
    time = form.page.get_by_role("region", name="Time")
    form.choose(form.seat(2), "Anyone")
    form.choose(time, "For each move")
    form.choose(time, "10 minutes")
    assert ann.overflow() == 0
    form.make()
    expect(form.page.get_by_text("You have 10 minutes for each decision")).to_be_visible()
    table = form.page.url
    mine = LobbyPage(ann, server.address).mine
    expect(mine).to_contain_text(re.compile(r"10\smin\sa\smove"))
    assert ann.overflow() == 0
    ben = visits(phone=phone)
    ben.visit(table)
    expect(ben.page.get_by_text("You have 10 minutes for each decision")).to_be_visible()


@both_sizes
def test_the_clock_of_whoever_decides_goes(server: Server, visits: Visits, phone: bool) -> None:
    made = server.make(ME, BEN, seed=3, clock={"kind": "game", "seconds": 300})
    first, second = sit(server, made, [visits(phone=phone), visits(phone=phone)])
    first.wait()
    for table in (first, second):
        pass_time(table.visitor, 275)
    expect(timer(first, "Your time: 0:")).to_have_class(re.compile("urgent"))
    expect(timer(second, "(Ann|Ben)’s time: 0:")).to_have_class(re.compile("urgent"))
    expect(timer(first, "(Ann|Ben)’s time: 5:00")).to_be_visible()
    assert first.visitor.overflow() == 0
    first.play_turn()
    second.wait_for_turn()
    expect(timer(second, "Your time")).to_have_class(re.compile("running"))
    expect(timer(first, "Your time")).not_to_have_class(re.compile("running|urgent"))


def test_a_program_plays_when_the_time_of_a_move_is_over(server: Server, visits: Visits) -> None:
    made = server.make(ME, FRIEND, seed=3, clock={"kind": "move", "seconds": LONG})
    first, second = come_before_the_clock_goes(server, made, visits(), visits())
    notices = Notices(second.visitor)
    server.pass_time(LONG)
    notices.wait_for("’s time is up: a program takes over")
    expect(head(first)).to_have_text("A program is playing for you")
    first.press("Take my seat back")
    expect(head(first)).not_to_have_text("A program is playing for you")


def test_a_seat_whose_whole_time_is_over_stays_with_the_program(
    server: Server, visits: Visits
) -> None:
    made = server.make(ME, FRIEND, seed=3, clock={"kind": "game", "seconds": LONG})
    first, _ = come_before_the_clock_goes(server, made, visits(), visits())
    server.pass_time(LONG)
    expect(head(first)).to_have_text("Your time is up")
    expect(first.page.get_by_text("a program plays the rest of your game")).to_be_visible()
    assert first.read().prompt == []


def test_the_host_deletes_a_table_that_somebody_looks_at(server: Server, visits: Visits) -> None:
    ann = visits(name="Ann")
    form = NewTablePage(ann, server.address)
    form.make()
    TablePage(ann).wait()
    eve = visits()
    eve.visit(form.page.url)
    expect(eve.page.locator("#prompt-head")).to_be_visible()
    LobbyPage(ann, server.address).mine.get_by_role("button", name="More about").click()
    ann.page.get_by_role("button", name="Delete …").click()
    ann.page.get_by_role("button", name="Delete for everyone").click()
    expect(ann.page.get_by_text("No games yet.")).to_be_visible()
    expect(eve.page.get_by_role("heading", name="This table was deleted")).to_be_visible()
    eve.page.get_by_role("link", name="Back to the lobby").click()
    expect(eve.page.get_by_role("button", name="Play Clone Wars")).to_be_visible()
