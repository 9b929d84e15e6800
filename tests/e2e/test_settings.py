"""What a player sets: the theme, motion, and what the system prefers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.table_page import TablePage

pytestmark = pytest.mark.slow

MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 10)
  .filter((one) => one.effect.getKeyframes().some((frame) =>
    ["transform", "translate", "scale", "rotate", "left", "top"].some((how) => how in frame)))
  .map((one) => one.effect.target.className)"""
"""What moves; fading is no motion."""


def root(page: Page, what: str) -> str:
    """What the page says of itself: its theme, its motion."""
    value: str = page.evaluate(f"document.documentElement.dataset.{what}")
    return value


def brightness(page: Page) -> int:
    """How bright the ground of the page is."""
    value: int = page.evaluate(
        """Math.max(...getComputedStyle(document.body).backgroundColor.match(/\\d+/g)
             .slice(0, 3).map(Number))"""
    )
    return value


def test_the_theme_follows_the_system_until_it_is_chosen(server: Server, visits: Visits) -> None:
    ann = visits(color_scheme="dark")
    page = ann.visit(server.link(server.make(seed=2), 0))
    TablePage(ann).wait_for_turn()
    assert root(page, "theme") == "dark"
    assert brightness(page) < 80
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert brightness(page) > 200
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Theme").get_by_label("dark").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    TablePage(ann).wait()
    assert root(page, "theme") == "dark"


def test_nothing_moves_if_motion_is_turned_off(server: Server, visits: Visits) -> None:
    ann = visits(reduced_motion="reduce", settings={"grace": 0})
    page = ann.visit(server.address)
    expect(page.get_by_role("button", name="Play Clone Wars")).to_be_visible()
    assert root(page, "motion") == "off"
    assert page.evaluate(MOVING) == []
    ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    table.play_all()
    assert page.evaluate(MOVING) == []
    table.play_turn()
    table.wait_for_turn()
    assert page.evaluate(MOVING) == []


def test_with_motion_everything_works_as_without(server: Server, visits: Visits) -> None:
    ann = visits(settings={})
    page = ann.visit(server.address)
    expect(page.get_by_role("button", name="Play Clone Wars")).to_be_visible()
    page.wait_for_function(f"({MOVING})().length > 0")
    ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    assert root(page, "motion") == "normal"
    for _ in range(2):
        table.play_turn()
    assert table.wait_for_turn().is_turn
    assert page.evaluate("document.querySelectorAll('[data-card]').length") > 6
