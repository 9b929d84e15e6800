"""Hands on a phone. What stands on the map is too small for fingers: a tap opens its planet, whose
areas and units are rows of a page."""

from __future__ import annotations

from collections.abc import Iterable

from tests.e2e.starcraft_gestures import Json, number_of
from tests.e2e.starcraft_hands import Hands
from tests.e2e.visitor import Visitor

PLANET_PAGE = ".planet-page"
TABS = ".phone-battle [role=tab]"
HAND = ".phone-battle .sheet .hand"
OPEN = ".picked > button:last-child"
"""Opens the planet that units move to."""


class TouchHands(Hands):
    """No mouse: every step is a tap."""

    def __init__(self, visitor: Visitor, names: Json | None = None) -> None:
        super().__init__(visitor, "touch", names)

    def reach(self, selectors: Iterable[str], text: str = "", *, fresh: bool = False) -> bool:
        wanted = [*selectors]
        rows = [one for one in wanted if one.startswith("[data-tile")]
        if rows and super().reach(rows, text, fresh=fresh):
            return True
        was_open = self._is_open
        if not super().reach([*wanted, *([OPEN] if rows else [])], text, fresh=fresh):
            return False
        if rows and not was_open and self._is_open:
            super().reach(rows, text, fresh=fresh)
        return True

    def choose_lane(self, option: Json) -> None:
        """One skirmish is shown at a time, under its tab."""
        self._turn_to(number_of(option["refs"], "skirmish") or 0)
        self.must_reach(option["text"], [".phone-battle .lane header button"])

    def lay_at(self, asked: Json, text: str, at: int) -> None:
        """From the hand, which opens over the skirmish."""
        if not self.page.locator(HAND).count():
            self._turn_to(asked["remarks"]["lanes"][at]["skirmish"])
            self.must_reach("the hand", [".phone-battle .foot button"])
        super().lay_at(asked, text, at)

    def _turn_to(self, lane: int) -> None:
        tabs = self.page.locator(TABS)
        if tabs.count():
            self.must_reach(f"skirmish {lane + 1}", [f"{TABS}:nth-child({lane + 1})"])

    @property
    def _is_open(self) -> bool:
        return self.page.locator(PLANET_PAGE).count() > 0
