"""Hands on a keyboard: they reach what is on the screen by Tab, arrows, numbers and letters, and
see where the focus is."""

from __future__ import annotations

from collections.abc import Iterable

from tests.e2e.reachable import FIND
from tests.e2e.starcraft_gestures import Json, Thing
from tests.e2e.starcraft_hands import Hands
from tests.e2e.visitor import Visitor

WAY = """() => {
  const found = document.querySelector("[data-found]");
  const active = document.activeElement;
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(found);
  const isInMap = active.closest(".galaxy [data-thing]") !== null;
  const [fromX, fromY] = isInMap ? middle(active) : [x, y];
  return {
    isThere: active === found,
    number: found.dataset.number ?? "",
    key: found.getAttribute("aria-keyshortcuts") ?? "",
    isMain: found.matches(".prompt .actions .primary"),
    isOnButton: active.closest("button, [role=button]") !== null,
    isOnMap: found.closest(".galaxy") !== null,
    isInMap,
    at: active.dataset.thing ?? "",
    dx: x - fromX,
    dy: y - fromY,
  };
}"""
"""How something that was found can be reached from where the focus is."""
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
MOST_ARROWS = 24
MOST_TABS = 120


class KeyHands(Hands):
    """No mouse: every step is a key."""

    def __init__(self, visitor: Visitor, names: Json | None = None) -> None:
        super().__init__(visitor, names=names)
        self.unseen: list[str] = []
        """Where the focus was not to be seen."""
        self.by_number = 0
        self.by_arrows = 0

    def reach(self, selectors: Iterable[str], text: str = "", *, fresh: bool = False) -> bool:
        if self.page.evaluate(FIND, [[*selectors], text, fresh]) is None:
            return False
        way = self.page.evaluate(WAY)
        if way["number"] or len(way["key"]) == 1:
            self.by_number += bool(way["number"])
            self._press(way["number"] or way["key"].lower())
        elif way["isMain"] and not way["isOnButton"]:
            self._press("Enter")
        else:
            self._go(on_map=way["isOnMap"])
            self._press("Enter")
        self.clicks += 1
        self.visitor.settle()
        return True

    def _press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def _go(self, *, on_map: bool) -> None:
        """To what was found: along the map by arrows, elsewhere by Tab."""
        if on_map:
            self._walk()
        for _ in range(MOST_TABS):
            if self.page.evaluate(WAY)["isThere"]:
                break
            self._press("Tab")
        else:
            found = self.page.locator("[data-found]").evaluate("(one) => one.outerHTML")
            raise AssertionError(f"no key leads to {found[:200]}")
        if not self.page.evaluate(IS_SEEN):
            self.unseen.append(self.page.evaluate("document.activeElement.outerHTML")[:160])

    def things(self, asked: Json, option: Json, lead: Json | None) -> list[Thing]:
        """An area says which planet is meant; arrows lead from area to area."""
        things = super().things(asked, option, lead)
        has_area = any(kind == "area" for kind, _, _ in things)
        return [one for one in things if one[0] != "planet" or not has_area]

    def ways_to(self, asked: Json, option: Json) -> list[str]:
        """The row of the area, which has a number."""
        return [f'.lanes li [aria-keyshortcuts="{asked["options"].index(option) + 1}"]']

    def _walk(self) -> None:
        """Towards it, first along the longer way; the other way, where that leads back."""
        if not self.page.evaluate(WAY)["isInMap"]:
            self._press("ArrowRight")
        seen: set[tuple[str, bool]] = set()
        for _ in range(MOST_ARROWS):
            way = self.page.evaluate(WAY)
            if way["isThere"]:
                return
            across = abs(way["dx"]) > abs(way["dy"])
            if (way["at"], across) in seen:
                across = not across
            seen.add((way["at"], across))
            right, down = way["dx"] > 0, way["dy"] > 0
            self._press(
                ("ArrowRight" if right else "ArrowLeft")
                if across
                else ("ArrowDown" if down else "ArrowUp")
            )
            self.by_arrows += 1
