"""StarCraft on a phone, upright and on its side, and on a tablet: what a round asks is answered by
taps; what is tapped is large enough, and nothing is wider than the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import Visits
from tests.e2e.positions import position
from tests.e2e.server import Server
from tests.e2e.visitor import QUICK, Visitor

pytestmark = pytest.mark.slow

SIDEWAYS = ViewportSize(width=844, height=390)
SMALL = ViewportSize(width=390, height=664)
TABLET = ViewportSize(width=768, height=1024)
SETTINGS = {**QUICK, "pace": "at-once", "forced": False}
DRAWN = ".galaxy .layer, .phone-battle, .hand-page"
NARROW = """() => [...document.querySelectorAll(".screen button, .prompt button, nav button")]
  .filter((one) => !one.closest("[inert], .prompt .ask, .prompt .who, table"))
  .filter((one) => !one.matches(".cells button:not(.wide)"))
  .filter((one) => one.checkVisibility())
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { width, height }]) => width > 0 && Math.min(width, height) < 43.5)
  .map(([one, { width, height }]) =>
    `${one.getAttribute("aria-label") ?? one.textContent.trim()} ${one.className}
     ${Math.round(width)} × ${Math.round(height)}`)"""
"""Buttons that fingers miss. What stands on the map has a row of its own on its planet's page, and
each skirmish a page on which its cell of a card is large; links within the question, and the
summands of a skirmish, are read."""


class Phone:
    """Tables that are opened where a question is asked, and answered by taps."""

    def __init__(self, server: Server, visitor: Visitor, screenshots: Path) -> None:
        self.server, self.visitor = server, visitor
        self.page: Page = visitor.page
        self._screenshots = screenshots

    def ask(self, prompt: str) -> None:
        """Open a table at this question; everything on it can be hit, and is on the screen."""
        record = position(prompt)
        seats = [
            {"kind": "person", "name": f"Player {seat}", "mine": True}
            for seat in range(int(record.settings["players"]))
        ]
        made = self.server.open(record, *seats)
        self.visitor.visit(self.server.link(made, self.server.asked(made["id"])))
        expect(self.page.locator(".prompt.mine")).to_be_visible()
        expect(self.page.locator(DRAWN).first).to_be_visible()
        self.look(prompt)

    def look(self, what: str) -> None:
        size = self.page.viewport_size
        assert size is not None
        name = f"starcraft-{size['width']}-{what}.png"
        self.visitor.picture(self._screenshots / name)
        assert self.page.evaluate(NARROW) == [], what
        assert self.visitor.overflow() <= 0, what

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(name)).first

    def tap(self, what: Locator | str) -> None:
        found = self.button(what) if isinstance(what, str) else what
        found.tap(force=not isinstance(what, str))  # planets are drawn over

    def sent(self) -> list[str]:
        """What was picked since the last time."""
        self.visitor.settle()
        picks = [text for one in self.visitor.sent for text in one["picks"]]
        self.visitor.sent.clear()
        return picks


def order(phone: Phone) -> None:
    phone.tap(phone.page.get_by_role("group", name="Your orders").get_by_role("button").first)
    phone.tap(phone.page.locator(".galaxy [data-thing^=planet]").first)
    phone.tap("^Place on")
    assert [pick.split()[0] for pick in phone.sent()] == ["planet", "order"]


def reveal(phone: Phone) -> None:
    phone.tap(phone.page.locator(".reveal [data-tile]").first)
    phone.tap("^Execute")
    assert [pick.split()[0] for pick in phone.sent()] == ["reveal", "execute"]


def build(phone: Phone) -> None:
    phone.page.locator(".tiles [data-tile^=unit]").first.tap()
    phone.tap(phone.page.locator(".galaxy [data-thing^=area]").first)
    picks = phone.sent()
    assert picks[0] == "unit marine"
    assert picks[1].startswith("area helios")


def mobilize(phone: Phone) -> None:
    more = phone.button("^One more Zergling from Helios 2")
    opens = phone.button("^Open Torus")
    expect(more.or_(opens).first).to_be_visible()
    if opens.is_visible():
        opens.tap()
    more.tap()
    expect(phone.button("^Put back")).to_be_visible()
    phone.look("planet")
    phone.button("^Attack 1 of").tap()
    assert phone.sent() == ["move zergling helios.2", "area torus.3"]
    done = phone.page.locator(".prompt .ending button, .prompt .primary").first
    expect(done).to_contain_text("Torus 3")
    done.tap()
    assert "done" in phone.sent()


def lay_cards(phone: Phone) -> None:
    phone.tap("^Your hand")
    phone.look("battle-hand")


def retreat(phone: Phone) -> None:
    phone.tap("Torus 3 there is room")
    assert phone.sent() == ["area torus.3"]


def give_up(phone: Phone) -> None:
    for _ in range(2):
        phone.page.locator(".counter button:last-child:enabled").first.tap()
    phone.page.locator(".prompt .primary").tap()
    assert len(phone.sent()) == 2


def discard(phone: Phone) -> None:
    for at in (0, 3):
        phone.page.locator(".hand-page .card").nth(at).tap()
    phone.page.locator(".prompt .primary").tap()
    assert len(phone.sent()) == 2


ROUND: dict[str, Callable[[Phone], None]] = {
    "order-where": order,
    "reveal": reveal,
    "build-forces": build,
    "move": mobilize,
    "standard-card": lay_cards,
    "retreat-to": retreat,
    "splash": give_up,
    "discard-to-limit": discard,
}


def phone_of(
    server: Server, visits: Visits, screenshots: Path, size: ViewportSize | None = None
) -> Phone:
    visitor = visits(phone=True, settings=SETTINGS)
    if size is not None:
        visitor.page.set_viewport_size(size)
    return Phone(server, visitor, screenshots)


def test_a_round_by_taps(server: Server, visits: Visits, screenshots: Path) -> None:
    phone = phone_of(server, visits, screenshots)
    for prompt, answer in ROUND.items():
        phone.ask(prompt)
        answer(phone)


def test_a_short_round_on_its_side(server: Server, visits: Visits, screenshots: Path) -> None:
    phone = phone_of(server, visits, screenshots, SIDEWAYS)
    for prompt in ("order-where", "move", "retreat-to"):
        phone.ask(prompt)
        prompt_bar = phone.page.locator(".prompt").bounding_box()
        assert prompt_bar is not None
        assert prompt_bar["height"] < 80, "it takes one line"
        ROUND[prompt](phone)


def test_tabs_and_other_sizes(server: Server, visits: Visits, screenshots: Path) -> None:
    """One thing is open at a time; where there is room, two."""
    phone = phone_of(server, visits, screenshots)
    page = phone.page
    phone.ask("move")
    tabs = page.get_by_role("navigation", name="Parts of the table")
    shown: dict[str, Any] = {"Sheet": ".sheet-page", "Hand": ".hand-page", "Map": ".galaxy"}
    for name, part in shown.items():
        tabs.get_by_role("button", name=name).tap()
        expect(page.locator(part)).to_be_visible()
        assert sum(page.locator(one).is_visible() for one in shown.values()) == 1, name
        phone.look(name.lower())
    for size in (SMALL, TABLET):
        page.set_viewport_size(size)
        expect(page.locator(".galaxy")).to_be_visible()
        phone.look(f"size-{size['height']}")
    page.get_by_role("tab", name="Sheet").tap()
    expect(page.locator(".sheet-page")).to_be_visible()
    expect(page.locator(".galaxy")).to_be_visible()
