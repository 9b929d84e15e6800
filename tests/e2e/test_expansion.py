"""Brood War from the lobby to its first answer: with one click, or chosen in the form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.lobby_page import LobbyPage, NewTablePage
from tests.e2e.server import GREEDY, ME, Server
from tests.e2e.visitor import AT_ONCE

pytestmark = pytest.mark.slow

NAME = "StarCraft: Brood War"
QUESTION = "Choose a Leadership card"


def choose_leader(page: Page) -> None:
    """Read the cards, which tell of their starting forces, and choose the first."""
    expect(page.locator(".prompt.mine")).to_contain_text(QUESTION)
    card = page.locator(".offer").first
    expect(card).to_contain_text("Starting forces")
    card.click()
    page.locator(".prompt .actions button.primary").click()
    expect(page.locator(".prompt.mine").filter(has_text=QUESTION)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_one_click_plays_the_expansion_against_three_programs(
    server: Server, visits: Visits, screenshots: Path, phone: bool
) -> None:
    ann = visits(phone=phone, settings=AT_ONCE)
    lobby = LobbyPage(ann, server.address)
    lobby.page.get_by_role("button", name="Play Brood War").click()
    choose_leader(ann.page)
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(NAME)
    expect(ann.page.locator(".prompt")).to_be_visible()  # what comes next depends on the card
    ann.picture(screenshots / f"brood-war-begun-{'phone' if phone else 'wide'}.png")
    assert not ann.problems

    LobbyPage(ann, server.address)
    expect(lobby.mine.get_by_role("link").first).to_contain_text(NAME)


def test_a_rule_of_the_expansion_opens_beside_the_table_and_in_its_book(
    server: Server, visits: Visits
) -> None:
    ann = visits(settings=AT_ONCE)
    options = {"players": "2", "galaxy": "quick", "factions": "random", "expansion": "brood_war"}
    made = server.make(ME, GREEDY, game="starcraft", options=options, seed=1)
    page = ann.visit(server.link(made, 0))
    page.get_by_role("button", name="Rule BW-LEAD-04").click()
    whole = page.locator('a[href="/rules/brood-war#BW-LEAD-04"]')
    expect(whole).to_be_visible()
    page.goto(f"{server.address}/rules/brood-war#BW-LEAD-04")
    expect(page.locator("article").filter(has_text="BW-LEAD-04").first).to_be_visible()
    expect(page.get_by_role("link", name="Brood War")).to_be_visible()


def test_the_expansion_is_chosen_in_the_form_and_what_excludes_itself_is_not_offered(
    server: Server, visits: Visits
) -> None:
    ann = visits(name="Ann", settings=AT_ONCE)
    form = NewTablePage(ann, server.address, "starcraft")
    page = form.page
    option = page.get_by_role("group", name="Leadership cards")
    expect(option).to_have_count(0)
    form.choose(page.get_by_role("group", name="Expansion"), "Brood War")
    page.locator("summary").first.click()
    form.choose(option, "No")
    expect(page.get_by_role("group", name="Heroes")).to_have_count(0)
    expect(form.summary).to_contain_text(NAME)

    players = page.get_by_role("group", name="Players")
    form.choose(players, "3")
    form.choose(page.get_by_role("group", name="Teams"), "Yes")
    three = players.get_by_role("radio", name="3", exact=True)
    expect(three).to_have_count(0)  # teams of two need four or six players: SC-VAR-05
    expect(players.get_by_role("radio", name="4", exact=True)).to_be_checked()
    form.choose(page.get_by_role("group", name="Teams"), "No")
    expect(three).to_have_count(1)
    form.make()
    expect(page.get_by_role("heading", level=1)).to_contain_text(NAME)
    expect(page.locator(".prompt.mine")).to_contain_text(re.compile("order", re.IGNORECASE))
