"""The guide as whoever learns sees it: the note, and the ring around what is advised."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.e2e.visitor import PATIENCE, Visitor


class Course(NamedTuple):
    """A guide: the link to it in the lobby, and its notes by their titles, in the order in which
    whoever follows the advice meets them."""

    link: str
    notes: dict[str, str]


CLONE_WARS = Course(
    "Learn Clone Wars in five minutes",
    {
        "Your goal": "goal",
        "Read any card": "read",
        "Your hand": "play",
        "The Force is with you": "force",
        "Attack a card in the row": "row",
        "Ready to strike": "resolve",
        "Your reward": "reward",
        "What you can buy": "market",
        "Buy a card": "buy",
        "Changed your mind?": "undo",
        "End the turn": "end",
        "What the enemy did": "hurt",
        "The Force has moved": "shift",
        "A card with a choice": "choice",
        "Attack the base": "attack",
        "Use an ability": "ability",
        "What it did": "used",
        "A ship in the way": "shield",
        "A base has fallen": "fall",
    },
)
READ = """() => {
  const note = document.querySelector("section.note");
  return {
    title: note?.querySelector("h2")?.textContent ?? "",
    next: note?.querySelector("button.on")?.textContent.trim().startsWith("Next") ?? false,
    ring: document.querySelector("rect.ring") !== null,
    falls: document.querySelector(".fallen") !== null,
    dialog: document.querySelector("dialog[open]") !== null,
  };
}"""
RING = """async () => {
  const where = () => document.querySelector("rect.ring")?.getBoundingClientRect().toJSON();
  for (;;) {
    const before = where();
    await new Promise((done) => setTimeout(done, 250));
    const now = where();
    if (JSON.stringify(now) === JSON.stringify(before)) return now ?? null;
  }
}"""
"""Where the ring is, once it stays there. The page looks every 200 milliseconds where it belongs:
it has looked in between."""


FREE = """() => {
  const [note, bar] = ["section.note", ".prompt"]
    .map((one) => document.querySelector(one)?.getBoundingClientRect());
  return !note || !bar || note.bottom <= bar.top || note.top >= bar.bottom;
}"""
"""Whether the bar that asks can be read: no note lies upon it."""
MOSTLY = 0.9
SEEN = """(mostly) => {
  const rects = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const [note] = rects("section.note");
  const covered = (one) =>
    Math.max(0, Math.min(one.right, note.right) - Math.max(one.left, note.left)) *
    Math.max(0, Math.min(one.bottom, note.bottom) - Math.max(one.top, note.top));
  const isSeen = (one) => covered(one) <= (1 - mostly) * one.width * one.height;
  const lit = rects("rect.lit");
  return !document.querySelector("section.note h2") || (lit.length > 0 && lit.every(isSeen));
}"""
"""Whether what a note speaks of is on the screen, and not below the note."""


@dataclass(frozen=True)
class Told:
    """What the guide says and shows at one moment."""

    name: str
    """Of the note; empty where only something is advised."""
    next: bool
    ring: bool
    falls: bool
    """The fall of a base is being shown."""
    dialog: bool


class GuidePage:
    """The guide at a table."""

    def __init__(
        self, visitor: Visitor, course: Course = CLONE_WARS, *, by_touch: bool = False
    ) -> None:
        self.visitor = visitor
        self.course = course
        self.page: Page = visitor.page
        self.box: Locator = self.page.get_by_role("region", name="Guide")
        self.ring: Locator = self.page.locator("rect.ring")
        self.dialog: Locator = self.page.get_by_role("dialog")
        self.told: list[str] = []
        self._by_touch = by_touch

    @staticmethod
    def begin(
        visitor: Visitor, address: str, course: Course = CLONE_WARS, *, by_touch: bool = False
    ) -> GuidePage:
        """By the lobby."""
        page = visitor.visit(address)
        page.get_by_role("link", name=course.link).first.click()
        page.get_by_role("button", name="Begin").click()
        guide = GuidePage(visitor, course, by_touch=by_touch)
        expect(guide.box).to_be_visible()
        return guide

    def read(self) -> Told:
        told = self.page.evaluate(READ)
        return Told(name=self.course.notes.get(told.pop("title"), ""), **told)

    def wait(self) -> Told:
        """Until there is something to read or to do, or the guide is over."""
        until = time.monotonic() + PATIENCE
        while not ((told := self.read()).ring or told.next or told.dialog):
            assert time.monotonic() < until, "the guide has nothing to say"
            self.visitor.pause(0.05)
        return told

    def step(self, told: Told) -> None:
        """Read what is told, and do what is advised, at the place that the ring shows."""
        assert not (told.name and told.falls), "the fall of a base is not over"
        if told.name and told.name not in self.told:
            self.told.append(told.name)
        self.page.wait_for_function(FREE)
        self.page.wait_for_function(SEEN, arg=MOSTLY)
        if told.next:
            self.visitor.press(self.box.get_by_role("button", name="Next"))
        else:
            self._do_it()
        self.visitor.settle()

    def _do_it(self) -> None:
        """Click what is advised; unless the advice has gone meanwhile."""
        at = self.page.evaluate(RING)
        if at is None:
            return
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        if self._by_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def follow_until(self, name: str) -> None:
        """Do what is advised until a note is told."""
        while (told := self.wait()).name != name:
            assert not told.dialog, f"the guide is over: {self.told}"
            self.step(told)

    def follow(self) -> None:
        """Do what is advised until the guide is over."""
        for _ in range(200):
            told = self.wait()
            if told.dialog:
                return
            self.step(told)
        raise AssertionError(f"the guide has no end: {self.told}")
