"""Seeing what others did in StarCraft: five programs in a row, the recap, a battle of two others.

All tables go on from the same moment of a game of six: Ann reveals an order, then five programs
carry out theirs, and two of them fight.
"""

from __future__ import annotations

import json
import time
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from orrery import bots
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.rng import seed_from_number
from orrery.core.window import Window
from orrery.games import read_texts
from orrery.starcraft import STARCRAFT
from tests.e2e.conftest import Visits
from tests.e2e.server import GREEDY, ME, Json, Server
from tests.e2e.visitor import PATIENCE, QUICK, WIDE, Visitor

pytestmark = pytest.mark.slow

PLAYERS, SEED, PICKS = 6, 25, 63
PIECES = ".stage .piece"
RECAP = "section.recap"
NOTE = ".galaxy .fight"
BOARD = "section.board"
LOW = ViewportSize(width=1280, height=720)
FITS = """() => {
  const rail = document.querySelector(".wide .seats");
  return rail !== null && rail.scrollHeight <= rail.clientHeight;
}"""
"""Whether the rail beside the map shows all seats, the track and the goals at once."""
SOON = 8000
"""Milliseconds: a new button waits for a moment, and a test may be slow to stop the clock; the page
would ask its server for a sign of life only after more."""


@cache
def before_the_others() -> Record:
    """Played by programs up to the moment when Ann reveals."""
    settings = STARCRAFT.settings(
        {"players": str(PLAYERS), "galaxy": "quick", "factions": "random"}
    )
    seed, texts = seed_from_number(SEED), read_texts(STARCRAFT)
    match = Match.new(STARCRAFT, settings, seed, texts, {})
    programs = [bots.make("greedy", STARCRAFT.name, SEED) for _ in range(PLAYERS)]
    for _ in range(PICKS):
        assert match.game.decision is not None
        match.play(programs[match.game.decision.seat].answer(Window(STARCRAFT, match.game)).pick)
    assert match.game.decision is not None
    assert (match.game.decision.seat, match.game.decision.prompt.key) == (0, "reveal")
    return match.record()


def table_of(server: Server) -> str:
    return server.link(server.open(before_the_others(), ME, *[GREEDY] * (PLAYERS - 1)), 0)


def instead_of_order(page: Page) -> Locator:
    return page.locator(".prompt").get_by_role("button", name="Event card instead")


def reveal(page: Page) -> None:
    """Ann's own order: an Event card instead. Then the others play."""
    instead_of_order(page).click()
    page.locator(".prompt:not(.mine)").wait_for(state="attached")


def wait_for_turn(page: Page) -> None:
    page.locator(".prompt.mine").wait_for(state="attached")


def unfold(page: Page) -> None:
    """Open the recap, which is one line where it would cover planets."""
    expect(page.locator(RECAP)).to_be_visible()
    line = page.locator(f"{RECAP} .unfold")
    if line.count():
        line.click()


def test_five_programs_in_a_row_are_followed_then_skipped_and_told_again_after_a_reload(
    server: Server, visits: Visits
) -> None:
    ann = visits(settings={"grace": 0, "pace": "slow"})
    page = ann.visit(table_of(server))
    reveal(page)
    page.locator(PIECES).first.wait_for(state="attached")
    page.keyboard.press("Space")  # once: what is shown ends
    page.keyboard.press("Space")  # twice: on to one's own turn
    wait_for_turn(page)
    unfold(page)
    told = page.locator(f"{RECAP} li .text").all_inner_texts()
    assert len(told) >= 5, told
    assert all(" on " in line or "obstructed" in line for line in told), told
    page.reload()
    unfold(page)
    expect(page.locator(f"{RECAP} li .text")).to_have_text(told, use_inner_text=True)
    expect(page.locator(".right .sheet")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator(".log .current")).to_be_visible()
    expect(page.locator(".right .sheet")).to_be_hidden()  # whoever reads the story has room for it


@pytest.mark.parametrize(("pace", "pause"), [("natural", 700), ("fast", 250)])
def test_five_programs_in_a_row_take_as_long_as_the_pace_says_and_no_longer(
    server: Server, visits: Visits, pace: str, pause: int
) -> None:
    """The page's clock stands still, and is moved on by a pause for everything that is told."""
    ann = visits(settings={"grace": 0, "pace": pace})
    page = ann.page
    page.clock.install()
    ann.visit(table_of(server))
    expect(instead_of_order(page)).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") + SOON)
    reveal(page)
    until = time.monotonic() + PATIENCE
    while not (told := told_since(ann)) or told[-1]["decision"] is None:
        assert time.monotonic() < until, "the programs do not come to an end"
        ann.pause(0.05)
    expect(page.locator(".prompt:not(.mine)")).to_be_attached()
    page.clock.run_for(pause * sum(bool(one["log"]) for one in told))
    expect(page.locator(".prompt.mine")).to_be_attached()


def told_since(visitor: Visitor) -> list[Json]:
    """What programs did after the visitor's latest pick."""
    frames = [json.loads(frame) for frame in visitor.received]
    updates = [one for one in frames if one["type"] == "update"]
    own = max((at for at, one in enumerate(updates) if one["actor"] == 0), default=len(updates))
    return updates[own + 1 :]


def test_a_battle_of_two_others_is_watched_again_or_ignored(server: Server, visits: Visits) -> None:
    ann = visits(settings={**QUICK, "pace": "at-once"})
    page = ann.visit(table_of(server))
    expect(instead_of_order(page)).to_be_visible()
    page.set_viewport_size(LOW)
    page.wait_for_function(FITS)
    page.set_viewport_size(WIDE)
    reveal(page)
    wait_for_turn(page)
    expect(page.locator(PIECES)).to_have_count(0)
    expect(page.locator(BOARD)).to_have_count(0)  # it does not cover one's own decision
    page.locator(NOTE).get_by_role("button").click()
    expect(page.locator(BOARD)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(BOARD)).to_be_hidden()
    unfold(page)
    page.locator(RECAP).get_by_role("button", name="See again").first.click()
    expect(page.locator(BOARD)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(BOARD)).to_be_hidden()
    reveal_again = page.locator(".prompt .actions button").last
    reveal_again.click()
    expect(page.locator(NOTE)).to_have_count(0)
