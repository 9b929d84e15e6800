"""StarCraft in the browser: a whole game by clicking what the table offers, and a round as a
program would play it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.starcraft_page import StarCraftPage
from tests.e2e.visitor import AT_ONCE
from tests.e2e.walk import BY_HAND, QUICKLY, Walk, new_table

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


def test_a_round_of_six_in_a_galaxy_laid_by_hand(server: Server, visits: Visits) -> None:
    """Every decision is answered on the screen as somebody who knows the game would."""
    ann = visits(settings=AT_ONCE)
    made = new_table(server, {"players": "6", **BY_HAND}, 12)
    ann.visit(server.link(made, 0))
    walk = Walk(server, ann, made)
    walk.play(most_rounds=1)
    assert {"faction", "place-planet", "starting-unit", "order-where", "reveal"} <= {*walk.asked}
