"""A table of StarCraft as somebody at the screen sees it: what glows, tiles, boards and the prompt
bar. The list of options is never opened."""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.e2e.visitor import PATIENCE, Visitor

ANSWERS = (
    ".screen [data-thing], .screen [data-tile]:not(.locked), "
    ".screen .offer, .screen .row:not(.locked), "
    ".board .lanes button:not(.source):not(.card), .board footer button:not(.top), "
    ".phone-battle button:not(.source):not(.card):not(.title)"
)
"""What answers a question when it is clicked."""
BUTTONS = ".prompt .actions button, .prompt .ending button"
LOOK = """([answers, buttons]) => {
  const seen = (one) => {
    const { width } = one.getBoundingClientRect();
    const isOff = one.disabled || one.getAttribute("aria-disabled") === "true";
    return width > 0 && !isOff && !one.closest("[inert]");
  };
  const found = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const prompt = document.querySelector(".prompt");
  const bar = found(buttons);
  const things = found(answers);
  for (const name of ["data-bar", "data-walk"])
    document.querySelectorAll(`[${name}]`).forEach((one) => one.removeAttribute(name));
  bar.forEach((one, at) => one.setAttribute("data-bar", at));
  things.forEach((one, at) => one.setAttribute("data-walk", at));
  return {
    isOver: document.querySelector("#over-head, #over-bar-head") !== null,
    isMine: prompt?.classList.contains("mine") ?? false,
    question: prompt?.querySelector(".words")?.textContent ?? "",
    bar: bar.map((one) => one.classList.contains("primary")),
    fresh: things.map((one) => one.getAttribute("aria-pressed") !== "true"),
  };
}"""
"""What can be clicked, marked with its number."""
CLICK = """(selector) => {
  const thing = document.querySelector(selector);
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return thing !== null;
}"""
"""Click it, unless it is gone by now."""
BACK = ".aftermath .holder button"
"""Puts the board of a battle away that is over."""
EAGER = 0.6
"""How often the button that stands out is taken."""
PATIENT = 25
"""Looks at an unchanged question before clicks are no longer random."""


class StarCraftPage:
    """Plays by clicking whatever answers, at random."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.clicks = 0
        self.questions: Counter[str] = Counter()
        self._rng = Random(seed)
        self._same = ("", 0)
        self._until = time.monotonic() + PATIENCE

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, [ANSWERS, BUTTONS])
        return seen

    @property
    def is_over(self) -> bool:
        return bool(self.look()["isOver"])

    def step(self) -> bool:
        """Click something that answers; false: there is nothing to click yet."""
        seen = self.look()
        if not seen["isMine"]:
            self.page.evaluate(CLICK, BACK)  # the end of the game waits until a battle was seen
            self.page.wait_for_timeout(30)
            return False
        target = self._choose(seen)
        if target is None:
            self.page.wait_for_timeout(30)
            return False
        self._count(seen["question"])
        self.clicks += int(self.page.evaluate(CLICK, f'[{target[0]}="{target[1]}"]'))
        self.page.wait_for_timeout(15)
        return True

    def step_soon(self) -> None:
        """The same; there must be something before long."""
        now = time.monotonic()
        if self.step():
            self._until = now + PATIENCE
        shown = self.page.locator("main").inner_text
        assert now < self._until, f"nothing to click: {shown()}"

    def _count(self, question: str) -> None:
        asked, times = self._same
        self._same = (question, times + 1 if question == asked else 1)
        if question != asked:
            self.questions[question.split(",", maxsplit=1)[0].split(":", maxsplit=1)[0]] += 1

    def _choose(self, seen: dict[str, Any]) -> tuple[str, int] | None:
        bar, fresh = seen["bar"], seen["fresh"]
        waits = self._same[1] > PATIENT
        if True in bar and (waits or self._rng.random() < EAGER):
            return "data-bar", bar.index(True)
        new = [at for at, is_new in enumerate(fresh) if is_new]
        things = new if new and self._rng.random() < 0.9 else list(range(len(fresh)))
        ways = [("data-walk", at) for at in things] + [("data-bar", at) for at in range(len(bar))]
        return self._rng.choice(ways) if ways else None

    def play(self, most: int) -> None:
        """Until the game is over, or so many clicks were made."""
        while self.clicks < most and not self.is_over:
            self.step_soon()
