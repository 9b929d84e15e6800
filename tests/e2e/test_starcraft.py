"""StarCraft in the browser: whole games by clicking what the table offers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.conftest import Visits
from tests.e2e.server import ME, Server
from tests.e2e.starcraft_page import StarCraftPage
from tests.e2e.visitor import QUICK

pytestmark = pytest.mark.slow

GREEDY = {"kind": "program", "program": "greedy"}
AT_ONCE = {**QUICK, "pace": "at-once"}


def table_for(server: Server, players: int, seed: int) -> str:
    options = {"players": str(players), "galaxy": "quick", "factions": "random"}
    seats = [ME] + [GREEDY] * (players - 1)
    return server.link(server.make(*seats, game="starcraft", options=options, seed=seed), 0)


def test_a_whole_game_of_four_by_clicking(
    server: Server, visits: Visits, screenshots: Path
) -> None:
    ann = visits(settings=AT_ONCE)
    ann.visit(table_for(server, 4, 11))
    table = StarCraftPage(ann, 4)
    table.play(8000)
    ann.picture(screenshots / "starcraft-over.png")
    assert table.is_over, table.questions
    asked = " ".join(table.questions)
    assert "Place order" in asked, table.questions
    assert "Which of your orders" in asked, table.questions
    assert len(table.questions) > 10, table.questions
