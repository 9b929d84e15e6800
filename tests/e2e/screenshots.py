"""Makes the pictures of the README: lobby, start, middle, attack and end of a game of Clone Wars,
and moments of a game of StarCraft, on a wide screen and on a phone.

    python -m tests.e2e.screenshots [FOLDER]      docs/pictures unless another is named
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from scripts import browser as chromium
from scripts import client, environment
from tests.e2e.album import Album
from tests.e2e.conftest import FLAGS
from tests.e2e.lobby_page import LobbyPage
from tests.e2e.server import BEN, ME, OPEN, PROGRAM, Server
from tests.e2e.table_page import TablePage
from tests.e2e.visitor import QUICK, Visitor

SEED = 5
PICKS = 900
MOMENTS = {
    "planning": "Place order",
    "build": "Build order",
    "mobilize": "Mobilize order",
    "battle": "which standard card",
}
"""Moments of a game of StarCraft, by words of the question."""
OPPONENT = {"kind": "program", "program": "greedy", "name": "Greedy"}
TABLES = {
    "Duel with Greedy": (ME, OPPONENT),
    "Evening at the front": (ME, PROGRAM),
    "Lunch break": (ME, OPEN),
}


def photograph(browser: Browser, server: Server, folder: Path, *, phone: bool) -> None:
    """All pictures of one size."""
    name = "phone" if phone else "wide"
    visitor = Visitor(browser, phone=phone, name="Ann", settings={**QUICK, "theme": "dark"})
    for called, seats in TABLES.items():
        visitor.visit(server.link(server.make(*seats, seed=SEED, name=called), 0))
        visitor.page.get_by_role("main").wait_for()
        visitor.pause(1)  # its seat is kept
    LobbyPage(visitor, server.address)
    visitor.page.get_by_text("Lunch break").first.wait_for()
    visitor.pause(2)
    visitor.picture(folder / f"{name}-lobby.jpg")
    made = server.make(ME, OPPONENT, seed=SEED, name="Duel with Greedy")
    visitor.visit(server.link(made, 0))
    table = TablePage(visitor)
    table.play_game(Album(table, folder, name, ".jpg").look)
    visitor.pause(1)
    visitor.picture(folder / f"{name}-game-over.jpg")
    visitor.leave()


def photograph_starcraft(browser: Browser, server: Server, folder: Path, *, phone: bool) -> None:
    """Moments of a game of four, in which a program says what to do; each is taken as late as
    possible within a few rounds."""
    settings = {**QUICK, "theme": "dark", "pace": "at-once"}
    visitor = Visitor(browser, phone=phone, name="Ann", settings=settings)
    options = {"players": "4", "galaxy": "quick", "factions": "random"}
    seats = (ME, OPPONENT, {**OPPONENT, "name": "Eve"}, {**OPPONENT, "name": "Ben"})
    made = server.make(*seats, game="starcraft", options=options, seed=SEED, name="Koprulu")
    page = visitor.visit(server.link(made, 0))
    page.locator(".prompt").wait_for()
    for _ in range(PICKS):
        if page.locator("#over-head, #over-bar-head").count():
            break
        asked = page.locator(".prompt.mine").inner_text() if is_asked(page) else ""
        for name, words in MOMENTS.items():
            if words in asked:
                visitor.pause(0.6)
                visitor.picture(folder / f"{'phone' if phone else 'wide'}-starcraft-{name}.jpg")
        page.keyboard.press("h")  # ask for a hint; if there is one, take it
        visitor.pause(0.1)
    visitor.leave()


def is_asked(page: Page) -> bool:
    return page.locator(".prompt.mine").count() > 0


def main() -> None:
    client.prepare()
    folder = Path(
        sys.argv[1] if len(sys.argv) > 1 else Path(environment.ROOT) / "docs" / "pictures"
    )
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        server = Server(Path(kept))
        server.start()
        try:
            server.make(BEN, OPEN, name="Ben’s table", listed=True)
            with sync_playwright() as playwright:
                launched = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
                for phone in (False, True):
                    photograph(launched, server, folder, phone=phone)
                    photograph_starcraft(launched, server, folder, phone=phone)
                launched.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
