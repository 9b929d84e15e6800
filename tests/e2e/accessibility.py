"""What axe finds on a page, in both themes."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Locator, Page, expect

BAD = ("serious", "critical")
THEMES: dict[Any, dict[str, Any]] = {"dark": {}, "light": {"runOnly": ["color-contrast"]}}
"""Themes, with what is looked for: they have the same elements in other colours."""
AT_REST = """() => document.getAnimations()
  .every((one) => !(one instanceof CSSTransition) || one.playState !== "running")"""
"""Whether colours have changed over."""
WITHOUT_WORDS = "color: transparent !important; text-decoration-color: transparent !important"
CONTRAST = """async ([picture, colour]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const linear = (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
  const part = (one) => linear(one / 255);
  const light = (r, g, b) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b) + 0.05;
  const words = light(...colour.match(/[\\d.]+/g).slice(0, 3).map(Number));
  const found = [];
  for (let at = 0; at < data.length; at += 4) {
    const behind = light(data[at], data[at + 1], data[at + 2]);
    found.push(Math.max(words, behind) / Math.min(words, behind));
  }
  return found.sort((one, other) => one - other)[Math.floor(found.length / 100)];
}"""
"""The contrast of a colour with that part of a picture from which it differs least, but for one
pixel in a hundred: there are stars in the sky."""
IS_THERE = "typeof axe !== 'undefined'"
"""Whether the page has axe already: it is half a megabyte."""
RUN = """async (options) =>
  (await axe.run({ resultTypes: ["violations"], ...options })).violations"""


def least_contrast(words: Locator) -> float:
    """The contrast of words with what is drawn behind them: axe knows none of a drawing."""
    colour = words.evaluate("(one) => getComputedStyle(one).color")
    kept = words.get_attribute("style") or ""
    words.evaluate("(one, style) => one.setAttribute('style', style)", WITHOUT_WORDS)
    picture = b64encode(words.screenshot(animations="disabled")).decode()
    words.evaluate("(one, style) => one.setAttribute('style', style)", kept)
    found: float = words.page.evaluate(CONTRAST, [picture, colour])
    return found


def put_in(page: Page, theme: Any) -> None:
    """Show a page in a theme, and wait until its colours have changed over."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.wait_for_function(AT_REST)


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
            put_in(page, theme)
            violations: list[dict[str, Any]] = page.evaluate(RUN, THEMES[theme])
            self.looked += 1
            for problem in violations:
                if problem["impact"] in BAD:
                    self.found += [
                        f"{state}, {theme}: {problem['id']}: {node['html'][:160]}"
                        f" ({node['failureSummary'].splitlines()[-1].strip()[:200]})"
                        for node in problem["nodes"]
                    ]
