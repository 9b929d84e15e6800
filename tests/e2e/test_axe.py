"""axe finds nothing serious on any page, in any state of the table, in either theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import THEMES, Findings, least_contrast, put_in
from tests.e2e.conftest import Visits
from tests.e2e.guide_page import GuidePage
from tests.e2e.lobby_page import LobbyPage, NewTablePage
from tests.e2e.replay_page import ReplayPage, bring
from tests.e2e.server import BEN, FRIEND, ME, Server
from tests.e2e.table_page import Shown, TablePage
from tests.e2e.test_absent import leave, pass_time, sit

pytestmark = pytest.mark.slow
LEGIBLE = 4.5


def look_into(findings: Findings, page: Page, name: str, dialog: str) -> None:
    """What a button opens."""
    page.get_by_role("button", name=name).first.click()
    expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
    findings.look(page, dialog)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name=dialog)).to_be_hidden()


def test_before_the_game(server: Server, visits: Visits) -> None:
    findings = Findings()
    ann = visits(name="Ann")
    server.make(BEN, {"kind": "open"}, name="A free seat", listed=True)
    lobby = LobbyPage(ann, server.address)
    expect(lobby.others).to_contain_text("A free seat")
    findings.look(ann.page, "lobby")
    links = ann.page.locator(".hero .others > *")
    expect(links).to_have_count(5)
    for theme in THEMES:
        put_in(ann.page, theme)
        assert min(least_contrast(links.nth(at)) for at in range(5)) >= LEGIBLE, theme
    look_into(findings, ann.page, "name and settings", "You")
    share = lobby.invite()
    expect(share).to_be_visible()
    findings.look(ann.page, "link for a friend")
    NewTablePage(ann, server.address)
    expect(ann.page.get_by_role("button", name="Create the table and play")).to_be_visible()
    ann.page.get_by_text("more options").click()
    findings.look(ann.page, "new table")
    made = server.make(ME, FRIEND)
    ann.visit(server.link(made, 0))
    expect(ann.page.get_by_role("status").first).to_have_text("One seat is still free.")
    findings.look(ann.page, "waiting room")
    ben = visits()
    ben.visit(f"{server.link(made)}#{made['links'][0]['secret']}")
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()
    findings.look(ben.page, "a seat by its link")
    assert findings.found == []


def test_the_rulebook_and_the_gallery(server: Server, visits: Visits) -> None:
    findings = Findings()
    ann = visits()
    page = ann.page
    for path, state in (
        ("/rules", "contents of the rulebook"),
        ("/rules/clone-wars#CW-ATTACK-12", "a rule"),
        ("/rules/brood-war#BW-UNIT-01", "a rule with a table"),
        ("/cards", "gallery"),
        ("/cards#anakin_skywalker", "a card of the gallery"),
        ("/cards/starcraft", "cards as text"),
    ):
        ann.visit(server.address + path)
        expect(page.get_by_role("main", include_hidden=True)).to_be_attached()
        findings.look(page, state)
    ann.visit(f"{server.address}/rules")
    page.get_by_role("combobox").fill("ship")
    expect(page.get_by_role("option").first).to_be_visible()
    findings.look(page, "what a search found")
    assert findings.found == []


def test_a_table_and_what_it_opens(server: Server, visits: Visits) -> None:
    findings = Findings()
    ann = visits()
    page = ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    shown = table.wait_for_turn()
    findings.look(page, "start of a game")
    locked = next(name for name, text in shown.cards if "short" in text)
    table.named(locked).click(force=True)
    expect(page.get_by_role("alertdialog")).to_be_visible()
    findings.look(page, "why not")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-ring]")).to_be_visible()
    page.keyboard.press("Escape")
    table.card(table.hand[0]).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()
    findings.look(page, "looking closely")
    page.keyboard.press("Escape")
    table.play_turn()
    table.wait_for_turn()
    look_into(findings, page, "Your discard, ", "Your discard pile")
    look_into(findings, page, "Menu", "Menu")
    for key, dialog in (("?", "Help"), ("o", "All choices")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
        findings.look(page, dialog)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()
    findings.look(page, "chat")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("textbox", name="Command")).to_be_visible()
    findings.look(page, "text view")
    assert findings.found == []


def test_the_guide(server: Server, visits: Visits) -> None:
    findings = Findings()
    ann = visits()
    page = ann.visit(f"{server.address}/learn")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    findings.look(page, "learn")
    guide = GuidePage.begin(ann, server.address)
    findings.look(page, "a note")
    guide.follow_until("row")
    findings.look(page, "a note with advice")
    guide.box.get_by_role("button", name="leave the guide").click()
    findings.look(page, "what was learnt")
    page.keyboard.press("Escape")
    guide.box.get_by_role("button", name="Hide this").click()
    findings.look(page, "only advice")
    assert findings.found == []


def test_a_game_to_its_end(server: Server, visits: Visits) -> None:
    findings = Findings()
    ann = visits()
    page = ann.visit(server.link(server.make(seed=1), 0))
    table = TablePage(ann)
    seen = set()

    def look(shown: Shown) -> None:
        is_late = len(table.turns) > 2
        state = (
            "divide" if shown.lanes
            else "attack" if shown.resolves and is_late
            else "question" if shown.ask
            else "choice on the table" if not shown.is_turn
            else "middle of a game" if is_late and table.in_play
            else ""
        )  # fmt: skip
        if state and state not in seen:
            seen.add(state)
            findings.look(page, state)

    table.play_game(look)
    ann.rest()
    findings.look(page, "game over")
    assert {"attack", "middle of a game"} <= seen
    assert findings.found == []


def test_a_phone(server: Server, visits: Visits) -> None:
    findings = Findings()
    ann = visits(phone=True, name="Ann")
    page = ann.page
    LobbyPage(ann, server.address)
    expect(page.get_by_role("button", name="Play Clone Wars")).to_be_visible()
    findings.look(page, "lobby on a phone")
    ann.visit(f"{server.address}/rules/clone-wars#CW-ATTACK-12")
    expect(page.get_by_role("article").first).to_be_visible()
    findings.look(page, "rulebook on a phone")
    ann.visit(f"{server.address}/cards")
    page.get_by_role("button", name="Filters").tap()
    findings.look(page, "gallery on a phone")
    ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    findings.look(page, "table on a phone")
    table.play_turn()
    table.wait_for_turn()
    tabs = page.get_by_role("navigation", name="Parts of the table")
    for tab in ("Hand", "Log"):
        tabs.get_by_role("button", name=tab).tap()
        findings.look(page, f"{tab} on a phone")
    assert findings.found == []


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_replay(server: Server, visits: Visits, phone: bool) -> None:
    findings = Findings()
    ann = visits(phone=phone)
    page = ann.page
    table = bring(server)
    ReplayPage(ann, server, table, "?step=60&eyes=0")
    expect(page.locator("button[data-card]").first).to_be_visible()
    findings.look(page, "replay")
    look_into(findings, page, "Menu", "Menu")
    if phone:
        page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Play on from here").last.click()
    expect(page.get_by_role("button", name="Create the table")).to_be_enabled()
    findings.look(page, "playing on")
    ReplayPage(ann, server, table, "?verify")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("moves follow")
    findings.look(page, "a check")
    assert findings.found == []


def test_somebody_is_away(server: Server, visits: Visits) -> None:
    findings = Findings()
    timed = server.make(ME, BEN, seed=3, clock={"kind": "game", "seconds": 900})
    first, _ = sit(server, timed, [visits(), visits()])
    first.wait()
    findings.look(first.page, "a clock that runs")
    first, second = sit(server, server.make(ME, BEN, seed=3), [visits(), visits()])
    first.wait()
    way_back = leave(first, server)
    pass_time(second.visitor, 601)
    second.button("Let a program take over").click()
    dialog = second.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    findings.look(second.page, "whether a program shall play")
    dialog.get_by_role("button", name="Let a program play").click()
    first.visitor.visit(way_back)
    expect(first.button("Take my seat back")).to_be_visible()
    findings.look(first.page, "a seat to be taken back")
    mine = LobbyPage(first.visitor, server.address).mine
    mine.get_by_role("button", name="More about").click()
    expect(first.page.get_by_role("dialog")).to_be_visible()
    findings.look(first.page, "what can be done with a table")
    assert findings.found == []


def test_a_curtain_and_that_axe_bites(server: Server, visits: Visits) -> None:
    findings = Findings()
    us = visits(name="Ann")
    LobbyPage(us, server.address)
    us.page.get_by_role("button", name="Two players, one device").click()
    expect(us.page.get_by_text("The table is hidden.")).to_be_visible()
    findings.look(us.page, "curtain")
    assert findings.found == []
    us.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    findings.look(us.page, "a button without a name")
    assert len(findings.found) == 1
    us.page.evaluate("document.querySelector('h1').style = 'color: #888; background: #999'")
    findings.look(us.page, "words that are hard to read")
    assert [one for one in findings.found if "dark: color-contrast" in one]
    assert [one for one in findings.found if "light: color-contrast" in one]
