"""How smooth StarCraft's page is, measured with the browser's own tracing: six players, twelve
planets, a phone, and a processor slowed four times.

    python -m tests.e2e.speed [--slowdown 4]
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from scripts import browser as chromium
from scripts import client
from tests.e2e.conftest import FLAGS
from tests.e2e.server import GREEDY, ME, Server
from tests.e2e.starcraft_page import StarCraftPage
from tests.e2e.visitor import Visitor

SIX = {"players": "6", "galaxy": "quick", "factions": "random"}
MAIN_THREAD = "CrRendererMain"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]
STEPS = 60
"""Moves of the pointer while panning."""
SEEN = """
addEventListener("DOMContentLoaded", () => {
  window.seen = {};
  const look = () => {
    const planets = [...document.querySelectorAll(".galaxy [data-planet]")];
    if (planets.length) window.seen.skeleton ??= performance.now();
    if (planets.length && planets.every((one) => one.querySelector("image")))
      window.seen.planets ??= performance.now();
    if (window.seen.planets === undefined) requestAnimationFrame(look);
  };
  look();
});
"""
"""Notes when the galaxy was first there, and when all planets were painted."""


@dataclass
class Traced:
    """What the main thread did in a while."""

    tasks: list[float] = field(default_factory=list)
    """Milliseconds of its processor, so that other programs on the machine do not count."""
    frames: int = 0
    layouts: int = 0

    @property
    def per_frame(self) -> float:
        return sum(self.tasks) / max(1, self.frames)


@contextmanager
def tracing(browser: Browser, page: Page) -> Iterator[Traced]:
    found = Traced()
    browser.start_tracing(page=page, categories=CATEGORIES)
    yield found
    read(json.loads(browser.stop_tracing())["traceEvents"], found)


def read(events: list[dict[str, Any]], found: Traced) -> None:
    """Add up what the page's main thread did: the busiest of those that there are."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == MAIN_THREAD
    }
    by_thread: dict[tuple[int, int], list[dict[str, Any]]] = {at: [] for at in mains}
    for one in events:
        if (one["pid"], one["tid"]) in mains:
            by_thread[one["pid"], one["tid"]].append(one)
    busiest = max(by_thread.values(), key=len)
    tasks = [one for one in busiest if one["name"] == "RunTask" and "tdur" in one]
    found.tasks = [one["tdur"] / 1000 for one in tasks]
    found.frames = sum(one["name"] == "Commit" for one in busiest)
    found.layouts = sum(one["name"] == "Layout" and one["ph"] == "X" for one in busiest)


def table_of_six(server: Server) -> str:
    made = server.make(ME, *[GREEDY] * 5, game="starcraft", options=SIX, seed=3)
    return server.link(made, 0)


def pan(page: Page) -> None:
    """Drag the sky to and fro."""
    box = page.locator(".galaxy").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for at in range(STEPS):
        page.mouse.move(x + 60 * ((at % 20) - 10) / 10, y + at % 30)
    page.mouse.up()


def measure(slowdown: float) -> dict[str, float]:
    """All figures, by name."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        try:
            visitor = Visitor(browser, phone=True, settings={"pace": "at-once"})
            page = visitor.page
            page.add_init_script(SEEN)
            link = table_of_six(server)
            visitor.visit(link)  # the files are in the browser's cache from now on
            page.wait_for_function("() => window.seen?.planets")
            page.context.new_cdp_session(page).send(
                "Emulation.setCPUThrottlingRate", {"rate": slowdown}
            )
            visitor.load_anew()
            page.wait_for_function("() => window.seen?.planets")
            figures |= {
                f"first {name}, ms": at for name, at in page.evaluate("window.seen").items()
            }
            figures["nodes"] = page.evaluate("document.querySelectorAll('*').length")
            figures["nodes of the map"] = page.evaluate(
                "document.querySelectorAll('.galaxy *').length"
            )
            page.keyboard.press("+")
            with tracing(browser, page) as panned:
                pan(page)
            figures["panning, ms a frame"] = panned.per_frame
            figures["panning, longest task, ms"] = max(panned.tasks)
            figures["panning, layouts"] = panned.layouts
            table = StarCraftPage(visitor, 7)
            with tracing(browser, page) as played:
                table.play(12)
            figures["playing, longest task, ms"] = max(played.tasks)
            visitor.leave()
        finally:
            browser.close()
            server.kill()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowdown", type=float, default=4, help="how much slower the page runs")
    given = parser.parse_args()
    client.prepare()
    for name, value in measure(given.slowdown).items():
        sys.stdout.write(f"{name:32} {value:8.1f}\n")


if __name__ == "__main__":
    main()
