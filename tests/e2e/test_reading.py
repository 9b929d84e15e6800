"""Reading beside the game: the rulebook and the gallery of cards, wide and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.games import read_texts
from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.table_page import TablePage
from tests.e2e.visitor import Visitor

pytestmark = pytest.mark.slow

CARDS = len(CLONE_WARS.speaker("en").gallery(read_texts(CLONE_WARS), {}))
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


def shown(visitor: Visitor, heading: str) -> None:
    """A page that has its heading, and nothing beyond its right edge."""
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(heading)
    assert visitor.overflow() == 0


def reads(page: Page, rule: str) -> None:
    """A rule stands in sight and is where one reads on."""
    article = page.locator(f"[id='{rule}']")
    expect(article).to_be_focused()
    expect(article).to_be_in_viewport()
    expect(page).to_have_url(re.compile(f"#{rule}$"))


@SIZES
def test_a_rule_is_found_and_read(
    server: Server, visits: Visits, screenshots: Path, phone: bool
) -> None:
    ann = visits(phone=phone)
    page = ann.visit(f"{server.address}/rules")
    shown(ann, "The rules of Clone Wars")
    field = page.get_by_role("combobox", name="Search the rules")
    field.fill("two ships")
    hits = page.get_by_role("option")
    expect(hits.first).to_contain_text("Dividing damage among ships")
    expect(hits.first.locator("mark").first).to_have_text("ships")
    ann.picture(screenshots / f"{'phone' if phone else 'wide'}-rules-found.png")
    hits.first.click()
    reads(page, "CW-ATTACK-11")
    shown(ann, "Attacking the base")
    ann.picture(screenshots / f"{'phone' if phone else 'wide'}-rules.png")
    field.fill("cw-attack-10")
    expect(hits.first).to_contain_text("Ships protect the base")
    field.press("Enter")
    reads(page, "CW-ATTACK-10")
    page.locator("[id='CW-ATTACK-10']").get_by_role("link", name="CW-KEY-14").click()
    reads(page, "CW-KEY-14")
    shown(ann, "Words on cards")
    page.go_back()
    reads(page, "CW-ATTACK-10")


@SIZES
def test_a_rule_can_be_linked_to(server: Server, visits: Visits, phone: bool) -> None:
    ann = visits(phone=phone)
    page = ann.visit(f"{server.address}/rules/clone-wars#cw-attack-10")
    expect(page.locator("[id='CW-ATTACK-10']")).to_be_in_viewport()
    expect(page).to_have_title("Ships protect the base – Orrery")
    page.get_by_role("link", name="Next chapter").click()
    shown(ann, "Bounty hunts and sabotage")
    page.get_by_role("link", name="StarCraft", exact=True).click()
    shown(ann, "The rules of StarCraft")
    page.get_by_role("link", name="Skirmishes").last.click()
    shown(ann, "Skirmishes")
    ann.visit(f"{server.address}/rules/brood-war#BW-UNIT-10")
    expect(page.locator("[id='BW-UNIT-10']")).to_be_in_viewport()
    assert ann.overflow() == 0, "a wide table moves by itself"


def test_searching_by_keyboard(server: Server, visits: Visits) -> None:
    ann = visits()
    page = ann.visit(f"{server.address}/rules/clone-wars#BUY")
    shown(ann, "Buying cards")
    page.keyboard.press("/")
    field = page.get_by_role("combobox")
    expect(field).to_be_focused()
    page.keyboard.type("capital ship")
    second = page.get_by_role("option").nth(1)
    expect(second).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(second).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    rule = (second.get_attribute("href") or "").partition("#")[2]
    page.keyboard.press("Enter")
    reads(page, rule)
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(page.get_by_role("navigation", name="Contents").first).to_be_visible()


def test_the_table_leads_to_the_rulebook(server: Server, visits: Visits) -> None:
    ann = visits()
    page = ann.visit(server.link(server.make(seed=2), 0))
    TablePage(ann).wait_for_turn()
    page.get_by_role("button", name=re.compile("^Rule CW-")).first.click()
    drawer = page.get_by_role("complementary").filter(has=page.get_by_text("§"))
    with ann.context.expect_page() as opened:
        drawer.get_by_role("link", name="Open in the rulebook").click()
    expect(opened.value.get_by_role("article").first).to_be_visible()
    expect(opened.value).to_have_url(re.compile(r"/rules/clone-wars#CW-"))


def test_the_whole_book_is_printed(server: Server, visits: Visits) -> None:
    ann = visits()
    page = ann.visit(f"{server.address}/rules/clone-wars#CW-WIN-01")
    expect(page.get_by_role("article")).to_have_count(5)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("article").count() == 245
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.get_by_role("article")).to_have_count(5)


@SIZES
def test_cards_are_filtered_sorted_and_looked_at(
    server: Server, visits: Visits, screenshots: Path, phone: bool
) -> None:
    ann = visits(phone=phone)
    page = ann.visit(f"{server.address}/cards")
    shown(ann, "The cards of Clone Wars")
    count = page.get_by_role("status")
    expect(count).to_have_text(f"{CARDS} cards")
    ann.rest()
    ann.picture(screenshots / f"{'phone' if phone else 'wide'}-gallery.png")
    if phone:
        page.get_by_role("button", name="Filters").tap()
    for chip in ("Rebels", "Units"):
        page.get_by_role("button", name=chip, exact=True).click()
    expect(count).to_have_text(f"19 of {CARDS} cards")
    page.get_by_role("searchbox").fill("luke")
    expect(count).to_have_text(f"1 of {CARDS} cards")
    expect(page).to_have_url(re.compile(r"q=luke&side=rebel&kind=unit"))
    page.reload()
    expect(count).to_have_text(f"1 of {CARDS} cards")
    page.get_by_role("button", name=re.compile("^Luke Skywalker")).click()
    large = page.get_by_role("dialog", name="Luke Skywalker")
    expect(large).to_be_visible()
    expect(large.get_by_role("link", name="Bounty hunts and sabotage")).to_be_visible()
    expect(page).to_have_url(re.compile("#luke_skywalker$"))
    page.go_back()
    expect(large).to_be_hidden()
    page.get_by_role("button", name="Show all cards").click()
    expect(count).to_have_text(f"{CARDS} cards")
    page.get_by_label("Sort by").select_option("attack")
    expect(page.get_by_role("main").get_by_role("listitem").first).to_contain_text("Savage Opress")
    assert ann.overflow() == 0


def test_neighbours_of_a_card_by_arrow_keys(server: Server, visits: Visits) -> None:
    ann = visits()
    page = ann.visit(f"{server.address}/cards?side=republic&kind=base#kamino")
    expect(page.get_by_role("dialog", name="Kamino")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name="Kamino")).to_be_hidden()
    second = page.get_by_role("dialog")
    expect(second).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("dialog", name="Kamino")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("[data-key=kamino]")).to_be_focused()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()


@SIZES
def test_the_cards_of_starcraft_are_read(server: Server, visits: Visits, phone: bool) -> None:
    ann = visits(phone=phone)
    page = ann.visit(f"{server.address}/cards")
    page.get_by_role("link", name="StarCraft").click()
    shown(ann, "The cards of StarCraft")
    page.get_by_role("searchbox").fill("lockdown")
    page.locator("button[data-key=lockdown]").click()  # each box has its own
    expect(page.get_by_role("dialog", name="Lockdown")).to_contain_text("1 gas")
