"""StarCraft in words: a round with a battle by typing, and what can be asked."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visits
from tests.e2e.server import GREEDY, ME, Server
from tests.e2e.visitor import AT_ONCE, Visitor

pytestmark = pytest.mark.slow
SEED = 6
BEFORE = ["Prompt", "All choices", "Command", "You"]
FORM = re.compile(r"\(([^()]+)\)$")
"""The text form of an option, at the end of its line."""


class TextTable:
    """Somebody who types, and reads the answers."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.asked: set[str] = set()
        self._rng = Random(seed)

    def type(self, words: str) -> list[str]:
        """Type a command; the lines of the answer."""
        field = self.page.get_by_role("textbox", name="Command")
        field.fill(words)
        field.press("Enter")
        self.visitor.settle()
        return self.page.locator("#text-answer li").all_inner_texts()

    @property
    def prompt(self) -> str:
        return self.page.locator("#text-prompt + p").inner_text()

    @property
    def round(self) -> str:
        return self.page.locator("p.now").first.inner_text().split(":")[0]

    def step(self) -> None:
        """Pick something, as soon as we are asked; of several parts as many as it takes."""
        self.page.wait_for_selector("#text-options", state="attached")
        self.asked.add(self.prompt)
        forms = [found[1] for line in self.type("o") if (found := FORM.search(line))]
        parts = self.page.locator("#text-draft").count() > 0
        useful = [one for one in forms if one not in ("done", "destroy")]
        if not useful:
            self.type("done")
            return
        answer = self.type(self._rng.choice(useful))
        if parts or any("Type send" in line for line in answer):
            self.type("send")


def test_a_round_by_typing(server: Server, visits: Visits) -> None:
    ann = visits(settings={**AT_ONCE, "view": "text"})
    options = {"players": "2", "galaxy": "quick", "factions": "random"}
    made = server.make(ME, GREEDY, game="starcraft", options=options, seed=SEED)
    page = ann.visit(server.link(made, 0))
    table = TextTable(ann, 1)
    expect(page.get_by_role("heading", name="Galaxy")).to_be_visible()
    heads = page.locator(".text h2").all_inner_texts()
    assert heads == [*BEFORE, "Galaxy", "Players and goals", "Log"]
    planet = page.locator("section[aria-labelledby=text-table-0] h3").first.inner_text()
    name = planet.split(",")[0]
    assert table.type(f"p {name}")[0] == planet
    assert "Workers" in " ".join(table.type("s you"))
    assert table.type("sum 1") == ["There is no skirmish “1”."]
    assert table.type("draft") == ["Nothing is drafted."]
    table.type(f"why {name} 1")  # the server is asked
    expect(page.locator("#text-answer")).to_contain_text(re.compile(r"SC-[A-Z]+-\d\d|possible"))
    first = table.round
    for _ in range(160):
        if table.round != first:
            break
        table.step()
    assert table.round != first, table.asked
    assert any("Place order" in one for one in table.asked), table.asked
    assert any("Which of your orders" in one for one in table.asked), table.asked
    sent = [message["picks"] for message in ann.sent if message["type"] == "pick"]
    assert all(len(picks) == 2 for picks in sent if picks[0].startswith("planet ")), sent
