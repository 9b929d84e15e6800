"""The first game of StarCraft with its guide, from the lobby to the summary, by what the screen
shows alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visits
from tests.e2e.guide_page import Course, GuidePage
from tests.e2e.server import Server

pytestmark = pytest.mark.slow

STARCRAFT = Course(
    "Learn StarCraft",
    {
        "Your goal": "goal",
        "Your home": "planet",
        "Give an order": "place",
        "An enemy order": "rival",
        "On top comes first": "top",
        "Carry it out": "reveal",
        "Build a unit": "build",
        "Your workers paid": "pay",
        "A lock tells you why": "locked",
        "Or draw an Event card": "event",
        "Move your units": "move",
        "Attack": "attack",
        "Look before you leap": "forecast",
        "Who fights whom": "lanes",
        "Place your cards": "cards",
        "Attack against health": "sums",
        "You won": "battle",
        "Read your Event card": "card",
        "Too many cards": "discard",
        "A new round": "round",
        "If you get stuck": "tools",
    },
)
POINTS = 10


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_guide_from_its_start_to_its_end(
    server: Server, visits: Visits, screenshots: Path, phone: bool
) -> None:
    ann = visits(phone=phone)
    guide = GuidePage.begin(ann, server.address, STARCRAFT, by_touch=phone)
    page = ann.page
    if not phone:
        guide.follow_until("move")
        # It is left: the game goes on as it is. It is resumed: it goes on where it was.
        guide.box.get_by_role("button", name="leave the guide").click()
        guide.dialog.get_by_role("button", name="Leave the guide").click()
        expect(guide.box).to_be_hidden()
        page.goto(f"{server.address}/learn/starcraft")
        expect(page.get_by_label("Learned:")).to_have_count(6)
        page.get_by_role("button", name="Continue the guide").click()
        expect(guide.box).to_be_visible()
    guide.follow_until("forecast")
    ann.picture(screenshots / f"{'phone' if phone else 'wide'}-starcraft-guide.png")
    assert ann.overflow() <= 0
    guide.follow()
    assert guide.told == list(STARCRAFT.notes.values())
    expect(guide.dialog.get_by_label("Learned:")).to_have_count(POINTS)
    expect(guide.dialog.get_by_role("link", name="Read the rulebook")).to_be_visible()
    if phone:
        guide.dialog.get_by_role("button", name="Keep playing this game").click()
        expect(page.locator(".prompt .question")).to_have_text("Place order 1 of 4: where?")
    else:
        first_game = page.url
        guide.dialog.get_by_role("button", name="Play a new duel").click()
        expect(page).not_to_have_url(first_game)
        seats = page.get_by_role("list", name="Players")
        expect(seats.get_by_role("button", name="A program.")).to_have_count(1)
        expect(page.locator(".prompt .question")).to_have_text("Place order 1 of 4: where?")
    expect(guide.box).to_be_hidden()
