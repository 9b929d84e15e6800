"""Makes the pictures of the README: lobby, start, middle, attack and end of a game, on a wide
screen and on a phone.

    python -m tests.e2e.screenshots [FOLDER]      docs/pictures unless another is named
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scripts import browser as chromium
from scripts import client, environment
from tests.e2e.album import Album
from tests.e2e.conftest import FLAGS
from tests.e2e.lobby_page import LobbyPage
from tests.e2e.server import BEN, ME, OPEN, PROGRAM, Server
from tests.e2e.table_page import TablePage
from tests.e2e.visitor import QUICK, Visitor

SEED = 5
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
                launched.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
