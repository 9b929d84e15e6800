"""Makes the pictures of the README: lobby, start, middle, attack and end of a game of Clone Wars,
and moments of a game of StarCraft, on a wide screen and on a phone.

    python -m tests.e2e.screenshots [FOLDER]      docs/pictures unless another is named
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from orrery import __version__, bots, games
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.rng import seed_from_number
from orrery.core.window import Window
from orrery.starcraft import STARCRAFT
from orrery.starcraft.knowledge.shown import StarCraftView
from scripts import browser as chromium
from scripts import client, environment
from scripts.positions import Moment, asked, placed
from tests.e2e.album import Album
from tests.e2e.conftest import FLAGS
from tests.e2e.lobby_page import LobbyPage
from tests.e2e.server import BEN, GREEDY, ME, OPEN, Json, Server
from tests.e2e.table_page import TablePage
from tests.e2e.visitor import QUICK, Visitor

SEED = 5
MOMENTS = (
    Moment(
        "planning", 4, 9004,
        lambda view: view["round"] == 3 and asked(view, "order-where") and placed(view) > 8,
    ),
    Moment("build", 4, 9004, lambda view: view["round"] == 3 and asked(view, "build-forces")),
    Moment("mobilize", 4, 9004, lambda view: view["round"] == 3 and asked(view, "move")),
    Moment("six", 6, 9006, lambda view: view["round"] == 3 and asked(view, "reveal")),
    Moment(
        "battle", 4, 9015,
        lambda view: asked(view, "standard-card") and with_cards(view) == 2,
    ),
    Moment(
        "scenario", 3, 3, lambda view: view["round"] == 2 and asked(view, "order-where"),
        {"expansion": "brood_war", "mode": "eye_of_the_storm"},
    ),
)  # fmt: skip
"""Moments of games of StarCraft that programs play."""
NAMES = ("Ann", "Ben", "Eve", "Duke", "Tom", "Krisztina")
QUICKLY = {"factions": "random", "galaxy": "quick"}
TABLE = "The Koprulu sector"
DRAWN = ".galaxy .layer, .board, .phone-battle"
PAINTED = 4.0
"""Seconds until all planets are painted."""
OPPONENT = {"kind": "program", "program": "greedy", "name": "Greedy"}
TABLES: tuple[tuple[str, str, dict[str, str], tuple[Json, ...]], ...] = (
    ("Duel with Greedy", "clone-wars", {}, (ME, OPPONENT)),
    (TABLE, "starcraft", {"players": "4", "factions": "random"}, (ME, *[GREEDY] * 3)),
    ("Lunch break", "starcraft", {"players": "3"}, (ME, OPEN, OPEN)),
)
"""Those of the lobby: what they are called, what is played, and who plays."""


def photograph(browser: Browser, server: Server, folder: Path, *, phone: bool) -> None:
    """All pictures of one size."""
    name = "phone" if phone else "wide"
    visitor = Visitor(browser, phone=phone, name="Ann", settings={**QUICK, "theme": "dark"})
    for called, game, options, seats in TABLES:
        made = server.make(*seats, seed=SEED, name=called, game=game, options=options)
        visitor.visit(server.link(made, 0))
        visitor.page.get_by_role("main").wait_for()
        visitor.pause(1)  # its seat is kept
    LobbyPage(visitor, server.address)
    visitor.page.get_by_text("Lunch break").first.wait_for()
    visitor.pause(2)
    visitor.picture(folder / f"{name}-lobby.jpg")
    photograph_scenarios(visitor, server, folder / f"{name}-scenarios.jpg")
    made = server.make(ME, OPPONENT, seed=SEED, name="Duel with Greedy")
    visitor.visit(server.link(made, 0))
    table = TablePage(visitor)
    table.play_game(Album(table, folder, name, ".jpg").look)
    visitor.pause(1)
    visitor.picture(folder / f"{name}-game-over.jpg")
    visitor.leave()


def photograph_scenarios(visitor: Visitor, server: Server, picture: Path) -> None:
    """The page of the lobby that tells of scenarios."""
    page = visitor.visit(f"{server.address}/scenarios/starcraft")
    page.get_by_role("link", name="Trump Card").first.click()
    visitor.pause(PAINTED)
    visitor.picture(picture)


def with_cards(view: StarCraftView) -> int:
    """In how many skirmishes somebody has chosen a card."""
    skirmishes = view["battle"]["skirmishes"] if view["battle"] else []
    return sum(any(one["cards"]) for one in skirmishes)


def played_until(moment: Moment) -> tuple[Record, int]:
    """The record of a game up to a moment, and the seat that decides then."""
    seed = seed_from_number(moment.seed)
    given = {"players": str(moment.players), **(moment.options or QUICKLY)}
    settings = STARCRAFT.settle(STARCRAFT.settings(given), seed)
    facts = games.facts_of(STARCRAFT.name, settings, {})
    head = Record(
        game=STARCRAFT.name,
        settings=settings,
        fingerprint=STARCRAFT.fingerprint(facts),
        seed=seed.hex(),
        program=__version__,
    )
    match = Match.begin(STARCRAFT, head, facts)
    programs = [bots.make("greedy", STARCRAFT.name, seat) for seat in range(moment.players)]
    while (decision := match.game.decision) is not None:
        if moment.has_come(STARCRAFT.view(match.game, decision.seat)):
            return match.record(), decision.seat
        match.play(programs[decision.seat].answer(Window(STARCRAFT, match.game)).pick)
    raise ValueError("the moment never came")


def photograph_starcraft(browser: Browser, server: Server, folder: Path, *, phone: bool) -> None:
    """Moments of games of four and six, each in the middle of a game that programs played."""
    settings = {**QUICK, "theme": "dark", "pace": "at-once", "forced": False}
    for moment in MOMENTS:
        record, seat = played_until(moment)
        others = [
            {**OPPONENT, "name": NAMES[(at - seat) % moment.players]}
            for at in range(moment.players)
        ]
        made = server.open(record, *others[:seat], ME, *others[seat + 1 :], name=TABLE)
        visitor = Visitor(browser, phone=phone, name="Ann", settings=settings)
        page = visitor.visit(server.link(made, 0))
        page.locator(DRAWN).first.wait_for()
        visitor.pause(PAINTED)
        recap = page.get_by_role("region", name="Since your last turn")
        if recap.count():
            recap.get_by_role("button", name="Close").click()
        visitor.picture(folder / f"{'phone' if phone else 'wide'}-starcraft-{moment.name}.jpg")
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
                    photograph_starcraft(launched, server, folder, phone=phone)
                    photograph(launched, server, folder, phone=phone)
                launched.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
