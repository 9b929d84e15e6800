"""Names in scripts that run from right to left do not move what stands around them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.lobby_page import LobbyPage
from tests.e2e.server import FRIEND, OPEN, Server
from tests.e2e.table_page import TablePage

pytestmark = pytest.mark.slow
DAN = "דן 12"
NOA = "נועה (34)"
HOUSE = "בית 56"
BARE = """() => {
  const written = /[\\u0590-\\u05ff]/;
  const apart = /\\u2068[^\\u2069]*\\u2069/g;
  const texts = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest("bdi, script, style, option")) texts.push(data);
  }
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "aria-description"])
      texts.push(element.getAttribute(name) ?? "");
  return texts.filter((text) => written.test(text.replace(apart, "")));
}"""
"""What is written in such letters and kept apart neither by an element nor by marks."""


def check(page: Page, name: str) -> None:
    """The name is shown, and nothing of the kind is bare."""
    expect(page.get_by_text(name).locator("visible=true").first).to_be_visible()
    assert page.evaluate(BARE) == []


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_every_name_is_kept_apart(server: Server, visits: Visits, phone: bool) -> None:
    dan, noa = visits(phone=phone, name=DAN), visits(phone=phone, name=NOA)
    me = {"kind": "person", "name": DAN, "mine": True}
    server.make(me, OPEN, name=HOUSE, listed=True)
    made = server.make(me, {**FRIEND, "name": NOA}, name=HOUSE, seed=3)
    dan.visit(server.link(made, 0))
    check(dan.page, HOUSE)
    noa.visit(f"{server.link(made)}#{made['links'][0]['secret']}")
    check(noa.page, HOUSE)
    noa.page.get_by_role("button", name="Sit down").click()
    for visitor, other in ((dan, NOA), (noa, DAN)):
        expect(TablePage(visitor).cards_in_hand).to_have_count(5)
        check(visitor.page, other)
    dan.page.keyboard.press("t")
    expect(dan.page.get_by_role("textbox", name="Command")).to_be_visible()
    check(dan.page, HOUSE)
    LobbyPage(dan, server.address)
    check(dan.page, HOUSE)
