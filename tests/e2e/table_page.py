"""A table as a player knows it: what it says and offers, and what is done by clicking.

Everything is read from what the page shows to whoever sees or hears it: headings, buttons, and the
names of cards, which end in what can be done with them.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from tests.e2e.visitor import PATIENCE, Visitor

READ = """() => {
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
  const said = (one) => {
    if (one.ariaLabel) return one.ariaLabel;
    const copy = one.cloneNode(true);
    copy.querySelectorAll("[aria-hidden=true], style").forEach((part) => part.remove());
    return copy.textContent.replace(/\\s+/g, " ").trim();
  };
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => shown(one) && !one.disabled);
  const one = (selector) => all(selector).map(said)[0] ?? "";
  return {
    head: one("#prompt-head"),
    over: all("button").map(said).find((name) => /rematch/i.test(name)) ?? "",
    question: one("[aria-labelledby=prompt-head] .question"),
    prompt: all("[aria-labelledby=prompt-head] .buttons button")
      .filter((one) => one.ariaDisabled !== "true").map(said),
    ask: all("[aria-labelledby=ask-head] button:not([aria-expanded])").map(said),
    strip: all("[role=group] button").map(said),
    resolves: all("button").map(said).filter((name) => /\\bResolve\\b/.test(name)).length,
    lanes: all("[role=spinbutton]").length,
    cards: all("button[data-card]").map((card) => [said(card), card.textContent]),
  };
}"""
MOST_CLICKS = 1000
"""A game that takes more has no end."""
MOST_STEPS = 200
"""Far more than a turn needs."""
MINE = re.compile(r", in play(,|$)")
VERBS = re.compile(r", available: (.*)$")


@dataclass(frozen=True)
class Shown:
    """What a table says and offers at one moment."""

    head: str
    over: str
    question: str
    prompt: list[str]
    ask: list[str]
    strip: list[str]
    resolves: int
    lanes: int
    """Ships among which damage is divided."""
    cards: list[tuple[str, str]]

    @property
    def is_mine(self) -> bool:
        return self.head in ("Your turn", "Your decision") and not self.over

    @property
    def is_drawn(self) -> bool:
        """Whether the table has come, with something to do."""
        has_come = self.cards or self.lanes
        return bool(has_come and (self.prompt or self.ask or self.able("")))

    @property
    def is_turn(self) -> bool:
        """Whether one acts freely, and does not answer a question."""
        return any(label.startswith("End turn") for label in self.prompt)

    def able(self, verb: str) -> list[tuple[str, str]]:
        """Cards with which something can be done: their names, and all they show."""
        found = []
        for name, text in self.cards:
            verbs = VERBS.search(name)
            if verbs and (not verb or verb in verbs[1].split(", ")):
                found.append((name, text))
        return found


Look = Callable[[Shown], None] | None
"""What looks at the table before everything that is done."""


class TablePage:
    """A table in somebody's browser. It counts the clicks."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.clicks = 0
        self.turns: list[int] = []
        """Clicks of every turn that was ended here."""
        self._counted = 0
        self._used: set[str] = set()

    # What it says

    def read(self) -> Shown:
        found = self.page.evaluate(READ)
        cards = [(name, text) for name, text in found.pop("cards")]
        return Shown(**found, cards=cards)

    def wait(self) -> Shown:
        """Wait until we are asked something, or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.visitor.settle()
            shown = self.read()
            if shown.over or (shown.is_mine and shown.is_drawn):
                return shown
            self.visitor.pause(0.05)
        raise AssertionError(f"nobody is asked: {self.read()}")

    def wait_for_turn(self) -> Shown:
        """Answer what is asked until it is our turn to act freely."""
        while not (shown := self.wait()).is_turn and not shown.over:
            self.answer(shown)
        return shown

    @property
    def log_region(self) -> Locator:
        return self.page.get_by_role("region", name="Log")

    @property
    def cards_in_hand(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(", in your hand"))

    @property
    def hand(self) -> list[str]:
        """The names of the cards in our hand."""
        return [name.split(",")[0] for name, _ in self.read().cards if ", in your hand" in name]

    @property
    def in_play(self) -> list[str]:
        """The names of the cards that we have in play."""
        return [name.split(",")[0] for name, _ in self.read().cards if MINE.search(name)]

    # What is clicked

    def click(self, what: Locator) -> None:
        """Click it, or tap it on a phone; what has gone meanwhile is let be."""
        size = self.page.viewport_size
        if not self.visitor.press(what, by_touch=bool(size and size["width"] < 760)):
            return
        self.clicks += 1
        self.visitor.settle()

    def button(self, label: str) -> Locator:
        """A button of the prompt bar, by how its name begins."""
        bar = self.page.locator("[aria-labelledby=prompt-head]")
        return bar.get_by_role("button", name=re.compile("^" + re.escape(label))).first

    def card(self, name: str, verb: str = "") -> Locator:
        """A card, by its name and by what can be done with it."""
        said = re.escape(name) + (rf"\b.*available: .*{re.escape(verb)}" if verb else r"\b")
        return self.page.get_by_role("button", name=re.compile("^" + said)).first

    def press(self, label: str) -> None:
        self.click(self.button(label))

    def play_all(self) -> None:
        """Press the button that plays everything, or the card that has to come first."""
        self.press("Play")

    def play_card(self, name: str) -> None:
        self.click(self.card(name, "play"))

    def buy(self, name: str) -> None:
        self.click(self.card(name, "buy"))

    def attack_base(self) -> None:
        self.press("All attack")

    def resolve(self) -> None:
        self.click(self.page.get_by_role("button", name=re.compile(r"\bResolve\b")).first)

    def undo(self) -> None:
        self.press("Undo")

    def end_turn(self) -> None:
        self.press("End turn")
        self.turns.append(self.clicks - self._counted)
        self._counted = self.clicks
        self._used.clear()

    # Playing sensibly

    def answer(self, shown: Shown) -> None:
        """Answer a question by the first thing that is offered."""
        if shown.strip and not shown.ask:
            self.click(self.page.get_by_role("group").get_by_role("button").first)
        elif shown.ask:
            asking = self.page.locator("[aria-labelledby=ask-head]")
            self.click(asking.locator("button:not([aria-expanded]):enabled").first)
        elif shown.able(""):
            self.click(self.named(shown.able("")[0][0]))
        else:
            self.press(shown.prompt[-1])

    def named(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).first

    def act(self, shown: Shown) -> None:
        """One thing of a turn: play everything, use what can be used, buy the dearest, attack."""
        labels = [label.split()[0] for label in shown.prompt]
        useful = [name for name, _ in shown.able("use") if name not in self._used]
        if "Play" in labels:
            self.play_all()
        elif useful:
            self._used.add(useful[0])
            self.click(self.named(useful[0]))
        elif shown.able("buy"):
            self.click(self.named(dearest(shown.able("buy"))))
        elif "All" in labels:
            self.attack_base()
        elif shown.resolves:
            self.resolve()
        else:
            self.end_turn()

    def step(self, shown: Shown) -> None:
        """Whatever is to be done next."""
        if shown.is_turn and not shown.strip:
            self.act(shown)
        else:
            self.answer(shown)

    def play_turn(self, look: Look = None) -> None:
        """A turn of ours, to its end or to that of the game."""
        ended = len(self.turns)
        for _ in range(MOST_STEPS):
            if len(self.turns) > ended or (shown := self.wait()).over:
                return
            if look:
                look(shown)
            self.step(shown)
        raise AssertionError(f"no end of the turn in sight: {self.read()}")

    def play_game(self, look: Look = None) -> None:
        """To the end of the game."""
        while not self.wait().over:
            assert self.clicks < MOST_CLICKS, f"no end in sight: {self.read()}"
            self.play_turn(look)


def dearest(cards: list[tuple[str, str]]) -> str:
    """The name of the card that costs most, of those that can be bought."""

    def price(card: tuple[str, str]) -> int:
        found = re.search(r"Buy (\d+)", card[1])
        return int(found[1]) if found else 0

    return max(cards, key=price)[0]
