"""The guide as whoever learns sees it: the note, and the ring around what is advised."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, Page, expect

from tests.e2e.visitor import PATIENCE, Visitor

NOTES = {
    "This is what it is about": "goal",
    "Read any card": "read",
    "Your hand": "play",
    "The Force is with you": "force",
    "Attack a card of the row": "row",
    "Ready to strike": "resolve",
    "Your reward": "reward",
    "What you can buy": "market",
    "Buy a card": "buy",
    "Changed your mind?": "undo",
    "End the turn": "end",
    "What the enemy did": "hurt",
    "The Force has moved": "shift",
    "A card that asks": "choice",
    "Attack the base": "attack",
    "Use an ability": "ability",
    "What it did": "used",
    "A ship in the way": "shield",
    "A base has fallen": "fall",
}
"""By their titles, in the order in which whoever follows the advice meets them."""


class GuidePage:
    """The guide at a table."""

    def __init__(self, visitor: Visitor, *, by_touch: bool = False) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.box: Locator = self.page.get_by_role("region", name="Guide")
        self.ring: Locator = self.page.locator("rect.ring")
        self.dialog: Locator = self.page.get_by_role("dialog")
        self.told: list[str] = []
        self._by_touch = by_touch

    @staticmethod
    def begin(visitor: Visitor, address: str, *, by_touch: bool = False) -> GuidePage:
        """By the lobby."""
        page = visitor.visit(address)
        page.get_by_role("link", name="Learn in five minutes").first.click()
        page.get_by_role("button", name="Begin").click()
        guide = GuidePage(visitor, by_touch=by_touch)
        expect(guide.box).to_be_visible()
        return guide

    @property
    def title(self) -> str:
        """The title of the note; none where only something is advised."""
        head = self.box.get_by_role("heading")
        return head.inner_text() if head.count() else ""

    def step(self) -> None:
        """Read what is told, and do what is advised, at the place that the ring shows."""
        self.wait()
        name = NOTES.get(self.title, "")
        assert not (name and self.page.locator(".fallen").count()), "the fall of a base is not over"
        if name and name not in self.told:
            self.told.append(name)
        following = self.box.get_by_role("button", name="Next")
        if following.count():
            following.click()
            return
        at = self.ring.bounding_box()
        assert at is not None
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        if self._by_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.visitor.settle()
        self.visitor.pause(0.3)  # until the ring is where it belongs

    def wait(self) -> None:
        """Until there is something to read or to do."""
        until = time.monotonic() + PATIENCE
        while not (self.ring.count() or self.box.get_by_role("button", name="Next").count()):
            assert time.monotonic() < until, "the guide has nothing to say"
            self.visitor.pause(0.05)

    def follow_until(self, name: str) -> None:
        """Do what is advised until a note is told."""
        self.wait()
        while NOTES.get(self.title) != name:
            self.step()
            self.wait()

    def follow(self) -> None:
        """Do what is advised until the guide is over."""
        for _ in range(120):
            if self.dialog.count():
                return
            self.step()
            self.visitor.pause(0.1)
        raise AssertionError(f"the guide has no end: {self.told}")
