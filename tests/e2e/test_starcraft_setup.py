"""StarCraft's setup by hand: factions are chosen and a galaxy is built by pointing at it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.server import GREEDY, ME, Server
from tests.e2e.visitor import AT_ONCE

pytestmark = pytest.mark.slow

THEY_BEGIN = 1
"""A game in which somebody else has the first player token."""


def link(server: Server) -> str:
    options = {"players": "3", "galaxy": "place", "factions": "choose"}
    made = server.make(ME, GREEDY, GREEDY, game="starcraft", options=options, seed=THEY_BEGIN)
    return server.link(made, 0)


def asks(page: Page, words: str) -> None:
    expect(page.locator(".prompt.mine .words")).to_contain_text(re.compile(words))


def things(page: Page, kind: str) -> Locator:
    """What can be picked on the map."""
    return page.locator(f'.galaxy [data-thing^="{kind} "]')


def button(page: Page, name: str) -> Locator:
    return page.locator(".prompt").get_by_role("button", name=re.compile(name))


def test_a_galaxy_is_built_by_clicking(server: Server, visits: Visits, screenshots: Path) -> None:
    ann = visits(settings=AT_ONCE)
    page = ann.visit(link(server))

    asks(page, "Choose your faction")
    sheets = page.locator('[data-tile^="faction "]')
    taken = sheets.filter(has=page.locator(".owner"))
    expect(sheets).to_have_count(6)
    expect(taken.first).to_have_attribute("aria-disabled", "true")
    sheets.and_(page.locator('[aria-disabled="false"]')).first.click()
    ann.picture(screenshots / "starcraft-setup-factions.png")
    expect(button(page, "^Play ")).to_be_visible()
    page.locator("[data-large]").click()  # the second click takes it

    asks(page, r"^Place .*: \d+ places")
    page.locator('[data-tile^="planet "]').last.click()
    expect(page.locator('[data-tile^="planet "]').last).to_have_attribute("aria-pressed", "true")
    page.locator('.galaxy [data-locked^="cell "]').first.click()
    expect(page.locator(".why")).to_contain_text("SC-GALAXY-0")
    page.keyboard.press("Escape")
    things(page, "cell").first.click()
    asks(page, r"goes here: \d route")
    ann.picture(screenshots / "starcraft-setup-planets.png")
    button(page, r"^Place .* here: \d route").click()

    asks(page, "^Your first base on .*, or wait for")
    button(page, "^Wait").click()

    # The second planet by keys: a cell, another turn if there is one, and the cell again.
    asks(page, r"^Place .*: \d+ places")
    things(page, "cell").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    asks(page, "goes here")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    asks(page, "^Your first base goes on")
    things(page, "area").last.click()

    asks(page, "^Z-axis route .*: choose where it begins")
    things(page, "slot").first.click()
    asks(page, "now choose where it ends")
    page.locator(".galaxy .slot.live").last.click()

    asks(page, r"^Your forces on .*: 0 of \d placed")
    things(page, "area").first.click()
    asks(page, r"1 of \d placed")
    page.locator('[data-tile^="unit "]').last.drag_to(things(page, "area").last)
    asks(page, r"2 of \d placed")
    button(page, "^Spread").click()
    ann.picture(screenshots / "starcraft-setup-forces.png")
    button(page, "^Begin").click()
    asks(page, "Place order 1 of 4")
    expect(page.locator(".galaxy .cells")).to_have_count(0)


def test_a_galaxy_is_built_on_a_phone(server: Server, visits: Visits, screenshots: Path) -> None:
    ann = visits(phone=True, settings=AT_ONCE)
    page = ann.visit(link(server))

    asks(page, "Choose your faction")
    expect(page.locator("[data-page]")).to_have_count(6)
    page.locator(".dots button:not(.taken)").last.tap()
    ann.picture(screenshots / "starcraft-setup-phone-factions.png")
    button(page, "^Play ").tap()

    asks(page, r"^Place .*: \d+ places")
    things(page, "cell").first.tap()
    ann.picture(screenshots / "starcraft-setup-phone-planets.png")
    button(page, "^Place .* here").tap()
    asks(page, "^Your first base on")
    things(page, "area").first.tap()
    asks(page, r"^Place .*: \d+ places")
    things(page, "cell").last.tap()
    button(page, "^Place .* here").tap()

    asks(page, "choose where it begins")
    things(page, "slot").last.tap()
    page.locator(".galaxy .slot.live").first.tap()
    asks(page, "^Your forces on")
    button(page, "^Spread").tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    button(page, "^Begin").tap()
    asks(page, "Place order 1 of 4")
