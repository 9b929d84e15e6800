"""Without a mouse: every key, focus that is seen, the list of options, the table in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.server import Server
from tests.e2e.table_page import Shown, TablePage

pytestmark = pytest.mark.slow

IS_SEEN = """() => {
  const has = document.activeElement;
  const parts = [has, ...has.querySelectorAll("*"), has.nextElementSibling ?? has];
  const look = () => parts.map(getComputedStyle).map((style) =>
    [style.outline, style.boxShadow, style.filter, style.borderColor, style.stroke]).join();
  const focused = look();
  has.blur();
  const without = look();
  has.focus();
  return focused !== without;
}"""
"""Whether what has the focus looks different without it."""
KEYS = {"Play all": "p", "All attack": "a", "End turn": "e"}


def press(table: TablePage, *keys: str) -> Shown:
    """Press keys, and wait for what is asked then."""
    for key in keys:
        table.page.keyboard.press(key)
        table.visitor.settle()
    return table.wait()


def key_for(shown: Shown) -> str:
    """What a player without a mouse would press next."""
    for label, key in KEYS.items():
        if label == "End turn" and shown.resolves:
            return "r"
        if any(one.startswith(label) for one in shown.prompt):
            return key
    return "1" if shown.ask else "Enter"


def focused(page: Page) -> str:
    """The name of what has the focus."""
    name: str = page.evaluate(
        "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
    )
    return name


def test_turns_by_single_keys(server: Server, visits: Visits) -> None:
    ann = visits()
    page = ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    shown = table.wait_for_turn()
    hand = table.hand
    press(table, "1")
    assert table.hand == hand[1:]
    press(table, "z")
    assert table.hand == hand
    shown = press(table, "p")
    buyable = {name for name, _ in shown.able("buy")}
    assert buyable
    row = [name for name, _ in shown.cards if "galaxy row" in name]
    at = next(at for at, name in enumerate(row) if name in buyable)
    press(table, f"Shift+Digit{at + 1}")
    expect(table.log_region).to_contain_text(row[at].split(",")[0])
    turn = page.locator("h1 small").inner_text()
    for _ in range(60):
        if table.wait().over or int(page.locator("h1 small").inner_text()[5:]) > int(turn[5:]) + 3:
            break
        table.page.keyboard.press(key_for(table.read()))
        ann.settle()
    assert int(page.locator("h1 small").inner_text()[5:]) > int(turn[5:]) + 3


def test_the_focus_goes_everywhere_and_is_seen(server: Server, visits: Visits) -> None:
    ann = visits()
    page = ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    shown = table.wait_for_turn()
    wanted = {name for name, _ in shown.able("")} | set(shown.prompt)
    met = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        met.add(next((one for one in wanted if focused(page).startswith(one)), focused(page)))
        if page.evaluate("document.activeElement !== document.body"):
            assert page.evaluate(IS_SEEN), f"the focus is not seen on {focused(page)!r}"
        if wanted <= met:
            break
    assert wanted <= met
    table.card(table.hand[0], "play").focus()
    hand = table.hand
    press(table, "Enter")
    assert table.hand == hand[1:]


def test_the_help_shows_keys_and_the_list_has_every_choice(server: Server, visits: Visits) -> None:
    ann = visits()
    page = ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    hand = table.hand
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Help")
    expect(keys).to_contain_text("Text view")
    expect(keys).to_contain_text("End turn")
    page.keyboard.press("Escape")
    page.keyboard.press("o")  # at once: a box that was closed holds no key back
    expect(keys).to_be_hidden()
    options = page.get_by_role("dialog", name="All choices")
    expect(options).to_be_visible()
    chosen = options.get_by_role("button", name=re.compile(re.escape(hand[0]))).first
    chosen.focus()
    page.keyboard.press("Enter")
    expect(options).to_be_hidden()
    table.wait()
    assert len(table.hand) == len(hand) - 1


def test_why_not_says_a_sentence_and_its_rule(server: Server, visits: Visits) -> None:
    ann = visits()
    page = ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    shown = table.wait_for_turn()
    locked = next(name for name, text in shown.cards if "short" in text and "row" in name)
    table.named(locked).click(force=True)  # what is locked still answers
    why = page.get_by_role("alertdialog", name="Why not")
    expect(why).to_contain_text(re.compile(r"\w+ .*\."))
    expect(why).to_contain_text(re.compile(r"CW-[A-Z]+-\d\d"))
    why.get_by_role("button", name=re.compile("CW-")).first.click()
    expect(page.get_by_text("Source").first).to_be_visible()
    page.keyboard.press("Escape")
    assert table.wait().question == shown.question


def test_turns_in_words(server: Server, visits: Visits) -> None:
    ann = visits()
    page = ann.visit(server.link(server.make(seed=2), 0))
    table = TablePage(ann)
    table.wait_for_turn()
    hand = table.hand
    page.keyboard.press("t")
    command = page.get_by_role("textbox", name="Command")
    answer = page.locator("#text-answer")
    assert page.locator("[data-card]").count() == 0

    def say(words: str) -> None:
        command.fill(words)
        command.press("Enter")
        ann.settle()

    say("h")
    for name in hand:
        expect(answer).to_contain_text(name)
    say(f"play {hand[0]}")
    expect(page.get_by_role("region", name="Log")).to_contain_text(hand[0])
    say("undo")
    say("h")
    expect(answer.get_by_role("listitem")).to_have_count(len(hand))
    say("nonsense")
    expect(answer).to_contain_text("Nothing matches")
    for _ in range(2):
        expect(page.locator("#text-prompt + p")).to_contain_text("Your turn")
        expect(page.get_by_role("region", name="All choices")).to_contain_text("End your turn")
        say("end")
    page.get_by_role("button", name="Text view").click()
    expect(page.locator("[data-card]").first).to_be_visible()
