"""A game that the client does not know is played in words, in the frame of all games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orrery.server.http.pages import STATIC
from tests.e2e.conftest import Visits
from tests.e2e.server import ME, Server
from tests.third_game.added import ENVIRONMENT

pytestmark = pytest.mark.slow

EAGER = {"kind": "program", "program": "eager"}


@pytest.fixture(scope="module")
def tides(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    there = Server(tmp_path_factory.mktemp("tides"), STATIC, **ENVIRONMENT)
    there.start()
    yield there
    there.kill()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_it_is_played_to_its_end(
    tides: Server, visits: Visits, screenshots: Path, phone: bool
) -> None:
    ann = visits(phone=phone)
    page = ann.visit(tides.link(tides.make(ME, EAGER, game="rising-tide"), 0))
    table = page.get_by_role("region", name="Table")
    expect(table).to_contain_text("Your hand")
    expect(table).to_contain_text("16 cards")
    page.screenshot(path=screenshots / f"third-game-{'phone' if phone else 'wide'}.png")
    options = page.get_by_role("region", name="All choices").get_by_role("button")
    over = page.get_by_text("Nobody has another turn.")
    while not over.is_visible():
        expect(options.first.or_(over.first)).to_be_visible()
        if options.count():
            ann.press(options.filter(has_text="Cast").or_(options.filter(has_text="Stop")).first)
        ann.settle()
    expect(page.get_by_text("You cast").first).to_be_visible()
    assert ann.overflow() == 0
