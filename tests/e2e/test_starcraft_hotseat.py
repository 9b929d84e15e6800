"""StarCraft on one device: what is secret is behind a curtain, what everybody may see is not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.positions import position
from tests.e2e.server import BEN, ME, Server
from tests.e2e.starcraft_page import StarCraftPage
from tests.e2e.visitor import AT_ONCE, Visitor

pytestmark = pytest.mark.slow

KEEP = "(tables) => localStorage.setItem('orrery.tables', JSON.stringify(tables))"
HIDDEN = ".galaxy, .prompt, .hand-page, [data-card], [data-tile]"
MOST = 400


def pass_around(server: Server, visits: Visits, made: dict[str, Any], phone: bool) -> Visitor:
    """All seats that were made are of one browser."""
    us = visits(phone=phone, settings=AT_ONCE)
    us.visit(server.address)
    kept = {"id": made["id"], "name": "", "game": "starcraft", "mine": made["mine"]}
    us.page.evaluate(KEEP, [{**kept, "host": None, "links": [], "at": 1, "archived": False}])
    us.visit(f"{server.address}/table/{made['id']}")
    return us


def curtain_of(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^I (am|play) .*: hold to reveal"))


def bar_of(page: Page) -> Locator:
    return page.locator(".open-seat")


def until_asked_of_another(us: Visitor, table: StarCraftPage) -> None:
    """Click until the device is passed on, or somebody else is asked openly."""
    ends = ".curtain, .open-seat"
    while table.clicks < MOST:
        if us.page.locator(ends).count():
            return
        table.step_soon()
    raise AssertionError(f"nobody else is asked: {table.questions}")


def test_orders_are_placed_behind_a_curtain(server: Server, visits: Visits) -> None:
    options = {"players": "2", "galaxy": "quick", "factions": "random"}
    made = server.make(ME, BEN, game="starcraft", options=options, seed=4)
    us = pass_around(server, visits, made, phone=True)
    page, curtain = us.page, curtain_of(us.page)
    seen = []
    for _ in range(3):
        expect(curtain).to_be_visible()
        assert page.locator(HIDDEN).count() == 0
        seen.append(curtain.inner_text())
        expect(curtain).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".prompt.mine")).to_be_visible()
        until_asked_of_another(us, StarCraftPage(us, 7))
    assert seen[0] == seen[2] != seen[1]
    assert bar_of(page).count() == 0


def test_what_all_can_see_is_chosen_openly(server: Server, visits: Visits) -> None:
    """While the galaxy is set up nothing is secret: no curtain, but a bar in the seat's colour."""
    options = {"players": "2", "galaxy": "place", "factions": "choose"}
    made = server.make(ME, BEN, game="starcraft", options=options, seed=4)
    us = pass_around(server, visits, made, phone=False)
    page, bar = us.page, bar_of(us.page)
    expect(bar).to_be_visible()
    first = bar.inner_text()
    table = StarCraftPage(us, 3)
    while table.clicks < MOST:
        if bar.count() and bar.inner_text() != first:
            break
        table.step_soon()
    assert {first.split(",")[0], bar.inner_text().split(",")[0]} == {"Ann", "Ben"}
    assert page.locator(".curtain").count() == 0
    hellos = [json.loads(one) for one in us.received if '"welcome"' in one]
    assert {one["seat"] for one in hellos} == {0, 1, None}
    assert all(one["table"]["watchers"] == 0 for one in hellos)


def test_a_retreat_needs_no_curtain(server: Server, visits: Visits, screenshots: Path) -> None:
    record = position("retreat-to")
    seats = [
        {"kind": "person", "name": f"Player {seat}", "mine": True}
        for seat in range(int(record.settings["players"]))
    ]
    made = server.open(record, *seats)
    us = pass_around(server, visits, made, phone=True)
    page = us.page
    expect(bar_of(page)).to_contain_text(f"Player {server.asked(made['id'])}, ")
    assert page.locator(".curtain").count() == 0
    page.get_by_role("button", name="Hand").tap()
    assert page.locator(".hand-page .card").count() == 0, "a hand is shown to everybody"
    page.get_by_role("button", name="Battle").tap()
    us.picture(screenshots / "starcraft-open-retreat.png")
    page.get_by_role("button", name=re.compile("Torus 3 there is room")).tap()
    expect(curtain_of(page)).to_be_visible()
    assert us.sent[-1]["picks"] == ["area torus.3"]
