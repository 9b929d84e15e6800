"""StarCraft in the browser: whole games by clicking what the table offers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.visitor import AT_ONCE, Visitor
from tests.e2e.walk import BY_HAND, QUICKLY, Walk, new_table

pytestmark = pytest.mark.slow


def test_a_whole_game_of_four_by_clicking(
    server: Server, visits: Visits, screenshots: Path
) -> None:
    """Every decision is answered on the screen, and the page meets no error."""
    ann = visits(settings=AT_ONCE)
    walk = walk_through(server, ann, {"players": "4", **QUICKLY}, 11)
    assert walk.play()
    expect(ann.page.locator("#over-bar-head")).to_be_visible()
    ann.picture(screenshots / "starcraft-over.png")
    assert {"order-where", "order-which", "reveal", "execute", "move", "pay"} <= walk.asked.keys()
    assert len(walk.asked) > 20, walk.asked


def test_a_round_of_six_in_a_galaxy_laid_by_hand(server: Server, visits: Visits) -> None:
    walk = walk_through(server, visits(settings=AT_ONCE), {"players": "6", **BY_HAND}, 12)
    walk.play(most_rounds=1)
    assert {"faction", "place-planet", "starting-unit", "order-where", "reveal"} <= {*walk.asked}


def walk_through(server: Server, visitor: Visitor, options: dict[str, str], seed: int) -> Walk:
    made = new_table(server, options, seed)
    visitor.visit(server.link(made, 0))
    return Walk(server, visitor, made)
