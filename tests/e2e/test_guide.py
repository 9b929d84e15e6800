"""The first game with its guide, from the lobby to the summary, by what the screen shows alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Visits
from tests.e2e.guide_page import CLONE_WARS, GuidePage
from tests.e2e.server import Server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_guide_from_its_start_to_its_end(
    server: Server, visits: Visits, screenshots: Path, phone: bool
) -> None:
    ann = visits(phone=phone)
    guide = GuidePage.begin(ann, server.address, by_touch=phone)
    page = ann.page
    guide.follow_until("row")
    ann.picture(screenshots / f"{'phone' if phone else 'wide'}-guide.png")
    assert ann.overflow() <= 0
    # It is left: the game goes on as it is. It is resumed: it goes on where it was.
    guide.box.get_by_role("button", name="leave the guide").click()
    guide.dialog.get_by_role("button", name="Leave the guide").click()
    expect(guide.box).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(guide.box).to_be_hidden()
    page.goto(server.address)
    page.get_by_role("link", name="Continue the guide").click()
    ticked = page.get_by_label("Learned:")
    expect(ticked).to_have_count(3)  # what it is about, the hand, the Force
    page.get_by_role("button", name="Continue the guide").click()
    expect(guide.box.get_by_role("heading")).to_have_text("Attack a card in the row")
    guide.follow()
    assert guide.told == list(CLONE_WARS.notes.values())
    expect(guide.dialog.get_by_label("Learned:")).to_have_count(10)
    expect(guide.dialog.get_by_role("link", name="CW-SHIP-05")).to_be_visible()
    assert ann.overflow() <= 0
    guide.dialog.get_by_role("button", name="Keep playing this game").click()
    expect(guide.box).to_be_hidden()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()


def test_whoever_does_otherwise_is_told_what_happens(server: Server, visits: Visits) -> None:
    """By keys, and against the advice: the base is attacked in the first turn, and the turn ended
    with everything unspent. Nothing is told twice, and the guide comes to its end all the same."""
    ann = visits()
    guide = GuidePage.begin(ann, server.address)
    page = ann.page
    for title, key in (
        ("Your goal", "g"),  # Next
        ("Read any card", "g"),
        ("Your hand", "p"),  # Play all
        ("The Force is with you", "g"),
        ("Attack a card in the row", "a"),  # All attack the base
        ("Ready to strike", "r"),  # Resolve
        ("What you can buy", "g"),
    ):
        expect(guide.box.get_by_role("heading")).to_have_text(title)
        page.keyboard.press(key)
        ann.settle()
    expect(guide.box.get_by_role("heading")).to_have_text("Buy a card")
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("e")
    ann.settle()
    guide.follow()
    assert not {"goal", "play", "row", "buy"} & set(guide.told)
    assert guide.told[-1] == "fall"
    guide.dialog.get_by_role("button", name="Play against an easy program").click()
    expect(page.get_by_role("heading", name="Eager").first).to_be_visible()
    expect(guide.box).to_be_hidden()


def test_nothing_is_said_before_the_table_is_there(server: Server, visits: Visits) -> None:
    """The lessons are there before what draws the table: no key would do anything yet."""
    ann = visits()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.context.route("**/assets/clone-wars-drawnTable-*.js", hold)
    page = ann.visit(f"{server.address}/learn")
    with page.expect_response("**/assets/clone-wars-lessons-*.js"):
        page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="choices")).to_be_visible()
    ann.settle()
    box = page.get_by_role("region", name="Guide")
    expect(box).to_be_hidden()
    for route in held:
        route.continue_()
    expect(box.get_by_role("heading")).to_have_text("Your goal")
    page.keyboard.press("p")
    ann.settle()
    assert ann.sent


def test_lessons_may_come_after_their_page_is_left(server: Server, visits: Visits) -> None:
    """The table is there before the lessons: they are told there, and the page that was left says
    nothing."""
    ann = visits(phone=True)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.context.route("**/assets/clone-wars-lessons-*.js", hold)
    page = ann.visit(f"{server.address}/learn")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.get_by_role("region", name="Guide")).to_be_visible()
