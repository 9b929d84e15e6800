"""What axe finds on a page, in both themes."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

BAD = ("serious", "critical")
THEMES: dict[Any, dict[str, Any]] = {"dark": {}, "light": {"runOnly": ["color-contrast"]}}
"""Themes, with what is looked for: they have the same elements in other colours."""
AT_REST = """() => document.getAnimations()
  .every((one) => !(one instanceof CSSTransition) || one.playState !== "running")"""
"""Whether colours have changed over."""
IS_THERE = "typeof axe !== 'undefined'"
"""Whether the page has axe already: it is half a megabyte."""
RUN = """async (options) =>
  (await axe.run({ resultTypes: ["violations"], ...options })).violations"""


class Findings:
    """The serious and critical problems of all pages that were looked at."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.looked = 0

    def look(self, page: Page, state: str) -> None:
        """Look at a page as it is now, in the dark and in the light; first in the theme it has,
        since every change paints all of it again."""
        if not page.evaluate(IS_THERE):
            page.evaluate(AXE_SCRIPT)
        now = page.locator("html").get_attribute("data-theme")
        for theme in sorted(THEMES, key=lambda one: one != now):
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            page.wait_for_function(AT_REST)
            violations: list[dict[str, Any]] = page.evaluate(RUN, THEMES[theme])
            self.looked += 1
            for problem in violations:
                if problem["impact"] in BAD:
                    self.found += [
                        f"{state}, {theme}: {problem['id']}: {node['html'][:160]}"
                        f" ({node['failureSummary'].splitlines()[-1].strip()[:200]})"
                        for node in problem["nodes"]
                    ]
