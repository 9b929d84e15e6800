"""The lobby as a visitor knows it: ways to begin, one's tables, those of others."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.visitor import Visitor


class LobbyPage:
    """The lobby in somebody's browser."""

    def __init__(self, visitor: Visitor, address: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        visitor.visit(address)

    def play(self) -> None:
        """Begin against a program at once."""
        self.page.get_by_role("button", name="Play Clone Wars").click()

    def invite(self) -> Locator:
        """Make a table for a friend; what is shown then."""
        self.page.get_by_role("button", name=re.compile("^Invite")).click()
        return self.page.get_by_role("dialog", name="Your table is ready")

    def name_myself(self, name: str) -> None:
        """Answer the question for a name."""
        asks = self.page.get_by_role("dialog", name="What should we call you?")
        asks.get_by_label("Your name").fill(name)
        self.page.keyboard.press("Enter")

    def panel(self, title: str) -> Locator:
        """A list of tables, all of it."""
        found = self.page.get_by_role("region", name=title)
        more = found.get_by_role("button", name=re.compile("more$"))
        found.get_by_role("list").or_(found.get_by_role("paragraph")).first.wait_for()
        expect(found.get_by_role("status")).to_have_count(0)  # it is not being looked for any more
        if more.count():
            more.click()
        return found

    @property
    def mine(self) -> Locator:
        return self.panel("Your tables")

    @property
    def others(self) -> Locator:
        return self.panel("On this server")


class NewTablePage:
    """The form of a new table in somebody's browser."""

    def __init__(self, visitor: Visitor, address: str, game: str = "") -> None:
        self.page: Page = visitor.page
        visitor.visit(f"{address}/new?game={game}" if game else f"{address}/new")

    def seat(self, number: int) -> Locator:
        return self.page.get_by_role("region", name=f"Seat {number}")

    def choose(self, where: Locator, value: str) -> None:
        """Choose a value by its name."""
        where.get_by_role("radio", name=re.compile("^" + re.escape(value))).first.check(force=True)

    def make(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Create the table")).click()

    @property
    def summary(self) -> Locator:
        return self.page.get_by_role("complementary", name="Summary")
