"""A table of StarCraft without a mouse: what the keys reach, and where the focus is."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.e2e.visitor import Visitor

LOOK = """() => {
  const seen = (one) => one.getBoundingClientRect().width > 0 && !one.closest("[inert]");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const texts = (selector) => all(selector).map((one) => one.textContent.trim());
  const prompt = document.querySelector(".prompt");
  return {
    isOver: document.querySelector("#over-bar-head") !== null,
    isMine: prompt?.classList.contains("mine") ?? false,
    question: prompt?.querySelector(".words")?.textContent?.trim() ?? "",
    round: document.querySelector(".round b")?.textContent ?? "",
    isFight: document.querySelector(".board") !== null,
    things: all(".galaxy [data-thing]").length,
    fights: all(".galaxy .area.battle[data-thing]").length,
    tiles: all("[data-number]").map((one) => one.dataset.number),
    lanes: texts(".board button.number"),
    keys: texts(".board kbd").filter((key) => /^[1-9]$/.test(key)),
    main: texts(".prompt .actions .primary").length > 0,
    ending: texts(".prompt .ending button").length > 0,
    picked: all('.screen [aria-pressed="true"]').length,
  };
}"""
IS_SEEN = """() => {
  const has = document.activeElement;
  if (has === document.body) return false;
  const parts = [has, ...has.querySelectorAll("*")];
  const look = () => parts.map(getComputedStyle).map((style) =>
    [style.outline, style.boxShadow, style.stroke, style.strokeWidth, style.fill, style.opacity,
     style.borderColor]).join();
  const focused = look();
  has.blur();
  const without = look();
  has.focus({ preventScroll: true });
  return focused !== without;
}"""
"""Whether something has the focus, and looks different without it."""
FOCUS = """() => {
  const has = document.activeElement;
  return has === document.body ? "" : has.getAttribute("aria-label") ?? has.textContent.trim();
}"""
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")
PATIENT = 12
"""Keys at an unchanged question before it is declined, if it can be."""


class StarCraftKeys:
    """Plays by keys that the page shows, at random; fights where it can."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.questions: Counter[str] = Counter()
        self.unseen: list[str] = []
        self.presses = 0
        self._rng = Random(seed)
        self._same = ("", 0)

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    @property
    def focus(self) -> str:
        name: str = self.page.evaluate(FOCUS)
        return name

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.presses += 1
        self.visitor.settle()

    def step(self) -> bool:
        """Press what answers; false: nothing is asked."""
        seen = self.look()
        if not seen["isMine"]:
            self.page.wait_for_timeout(20)
            return False
        question = seen["question"]
        asked, times = self._same
        self._same = (question, times + 1 if question == asked else 0)
        if question != asked:
            self.questions[question] += 1
        before = self.focus
        self.press(*self._keys(seen))
        if before and not self.page.evaluate(IS_SEEN):
            self.unseen.append(f"{question}: {before!r}, then {self.focus!r}")
        return True

    def _keys(self, seen: dict[str, Any]) -> list[str]:
        rng, main = self._rng, seen["main"]
        is_stuck = self._same[1] > PATIENT
        if seen["ending"] and (is_stuck or (seen["isFight"] and not main and not seen["keys"])):
            return ["d"]
        if seen["isFight"]:
            numbers = seen["lanes"] or seen["keys"]
            return ["Enter"] if main or not numbers else [rng.choice(numbers)]
        if main and rng.random() < 0.75:
            return ["Enter"]
        if seen["tiles"] and (not seen["things"] or rng.random() < 0.5):
            return [rng.choice(seen["tiles"])]
        if seen["things"]:
            return self._walk(seen)
        return ["d"] if seen["ending"] else ["Enter"]

    def _walk(self, seen: dict[str, Any]) -> list[str]:
        """Along the map: to a battle if there may be one."""
        self.press(self._rng.choice(ARROWS))
        for _ in range(12 if seen["fights"] else self._rng.randint(0, 3)):
            if "would start a battle" in self.focus:
                break
            self.press(self._rng.choice(ARROWS))
        return ["Enter"]
