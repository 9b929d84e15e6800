"""StarCraft in the browser: a whole game by clicking what the table offers, and a round as a
program would play it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.starcraft_page import StarCraftPage
from tests.e2e.visitor import AT_ONCE
from tests.e2e.walk import QUICKLY, Walk, new_table

pytestmark = pytest.mark.slow


def test_a_whole_game_of_four_by_clicking(
    server: Server, visits: Visits, screenshots: Path
) -> None:
    ann = visits(settings=AT_ONCE)
    ann.visit(server.link(new_table(server, {"players": "4", **QUICKLY}, 11), 0))
    table = StarCraftPage(ann, 4)
    table.play(8000)
    ann.picture(screenshots / "starcraft-over.png")
    assert table.is_over, table.questions
    asked = " ".join(table.questions)
    assert "Place order" in asked, table.questions
    assert "Which of your orders" in asked, table.questions
    assert len(table.questions) > 10, table.questions


def test_a_round_of_six_in_teams_in_a_galaxy_laid_by_hand(server: Server, visits: Visits) -> None:
    """Every decision is answered on the screen as somebody who knows the game would."""
    ann = visits(settings=AT_ONCE)
    made = new_table(server, {"players": "6", "teams": "yes", "galaxy": "place"}, 12)
    ann.visit(server.link(made, 0))
    walk = Walk(server, ann, made)
    is_over = walk.play(most_rounds=1)
    assert not is_over
    assert walk.round == 2
    expect(ann.page.get_by_text("team ", exact=False).first).to_be_visible()
    assert {"place-planet", "starting-unit", "order-where", "reveal"} <= {*walk.asked}
