"""Somebody who knows what to pick at a table of StarCraft, and does it on the screen: by pointing
at things, tiles, lanes and cards, and with the buttons of the prompt bar. The list of options is
never opened."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Literal

from playwright.sync_api import Page

from tests.e2e.reachable import FIND, STILL
from tests.e2e.starcraft_gestures import (
    ANSWERS,
    LAYING,
    ONE_UNIT,
    PIECES_THERE,
    VICTIMS,
    WHERE,
    Json,
    Thing,
    Wish,
    is_collected,
    lead_of,
    marches,
    needs_card,
    number_of,
    option_of,
    part_or_option,
    ruined,
    same_question,
    selectors_of,
    things_of,
)
from tests.e2e.visitor import PATIENCE, Visitor

By = Literal["mouse", "touch"]
BAR = ".prompt .actions button, .prompt .ending button"
SENDING = ".prompt .actions button"
PRIMARY = ".prompt .actions button.primary"
ENDING = ".prompt .ending button"
AFTERMATH = ".board footer button, .phone-battle .foot button, .prompt .actions button"
TRAYS = (".trays > .tray:nth-child(1) .unit", ".trays > .tray:nth-child(2) .unit")
"""The units of the other side, and one's own."""
MOST_UNITS = 6
DRAWN_SOON = 1.0
"""Seconds in which a thing is drawn, of those that may not be drawn at all, once everything has
come that the page had asked for."""


class NotOnScreen(AssertionError):
    """A question that cannot be answered by what is shown."""


class Hands:
    """A pair of hands at a table."""

    def __init__(self, visitor: Visitor, by: By = "mouse", names: Json | None = None) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.by = by
        self.clicks = 0
        self.printed = names or {}

    # Reaching for something

    def find(self, selectors: Iterable[str], text: str, fresh: bool) -> Json | None:
        """Where the first of these can be hit, once it stands still: the map glides."""
        wanted, before = [[*selectors], text, fresh], None
        at: Json | None = self.page.evaluate(FIND, wanted)
        while at is not None and at != before:
            self.page.evaluate(STILL)
            before, at = at, self.page.evaluate(FIND, wanted)
        return at

    def reach(self, selectors: Iterable[str], text: str = "", *, fresh: bool = False) -> bool:
        """Click what can be hit first; false: nothing can."""
        at = self.find(selectors, text, fresh)
        if at is None:
            return False
        match self.by:
            case "mouse":
                self.page.mouse.click(at["x"], at["y"])
            case "touch":
                self.page.touchscreen.tap(at["x"], at["y"])
        self.clicks += 1
        self.visitor.settle()
        return True

    def reach_soon(
        self,
        selectors: Sequence[str],
        text: str = "",
        *,
        fresh: bool = False,
        soon: float = PATIENCE,
    ) -> bool:
        """The same, as soon as it is there: a button whose meaning is new waits for a moment."""
        begun = time.monotonic()
        while not self.reach(selectors, text, fresh=fresh):
            now = time.monotonic()
            if now > begun + PATIENCE or (now > begun + soon and not self.visitor.is_loading):
                return False
            self.visitor.pause(0.03)
        return True

    def must_reach(self, what: str, selectors: Sequence[str], text: str = "") -> None:
        if not self.reach_soon(selectors, text):
            raise NotOnScreen(f"{what} is not on the screen: {self.bar}")

    @property
    def bar(self) -> str:
        return self.page.locator(".prompt").first.inner_text().replace("\n", " | ")

    # Answering

    def answer(self, asked: Json, wishes: Sequence[Wish]) -> list[str]:
        """Make the first of these picks, and those of the same gesture. What was sent."""
        before = len(self.visitor.sent)
        prompt = asked["prompt"]
        self.reach([AFTERMATH], "Back to the map")
        of_battles = {"pair": self.pair, "support": self.support}
        of_battles |= dict.fromkeys(LAYING, self.lay)
        of_battles |= dict.fromkeys(VICTIMS, self.choose_victims)
        of_battles |= dict.fromkeys(PIECES_THERE, self.choose_pieces)
        if prompt in of_battles:
            of_battles[prompt](asked, wishes)
        elif prompt in ANSWERS:
            self.choose_answer(asked, wishes[0])
        elif prompt in ONE_UNIT:
            self.choose_unit(option_of(asked, wishes[0].text))
        elif prompt in WHERE:
            self.go_to(asked, option_of(asked, wishes[0].text))
        elif prompt == "next-skirmish":
            self.choose_lane(option_of(asked, wishes[0].text))
        elif is_collected(asked):
            self.collect(asked, wishes)
        elif prompt == "move" and wishes[0].text.startswith("move"):
            self.move(asked, wishes)
        elif prompt == "starting-unit":
            self.begin(asked, wishes[0])
        elif wishes[0].text == "destroy":
            self.destroy(option_of(asked, "destroy"), wishes)
        else:
            self.point_out(asked, wishes)
        self.visitor.settle()
        sent = self.visitor.sent[before:]
        if not sent:
            raise NotOnScreen(f"{prompt}: {wishes[:3]} was not sent: {self.bar}")
        return [text for one in sent for text in one["picks"]]

    def is_sent(self, before: int) -> bool:
        return len(self.visitor.sent) > before

    def point_out(self, asked: Json, wishes: Sequence[Wish]) -> None:
        """Point at everything that the gesture names, then press its button if it waits for one."""
        before = len(self.visitor.sent)
        option = option_of(asked, wishes[0].text)
        lead = lead_of(option, wishes)
        is_plain = asked["prompt"] == "reveal" and len(asked["options"]) == 1  # both verbs wait
        if asked["prompt"] == "reveal" and not is_plain and self.executes(option, lead):
            return
        for thing in [] if is_plain else self.things(asked, option, lead):
            self.reach_soon(selectors_of(thing, option), fresh=True, soon=DRAWN_SOON)
            if self.is_sent(before):
                return
        self.press(asked, option, lead)

    def executes(self, option: Json, lead: Json | None) -> bool:
        """Press the button of one of several orders that can be executed; false: it has none."""
        if not lead or lead["then"] != ["execute"]:
            return False
        planet = self.printed["planet"][number_of(option["refs"], "planet") or 0]["name"]
        return self.reach_soon([SENDING], f" on {planet}", soon=DRAWN_SOON)

    def things(self, asked: Json, option: Json, lead: Json | None) -> list[Thing]:
        """What these hands point at."""
        return things_of(asked, option, lead)

    def press(self, asked: Json, option: Json, lead: Json | None) -> None:
        """The button that sends it."""
        if asked["options"].index(option) == asked["done"] and not (lead and lead["refs"]):
            self.must_reach(f"the end of {asked['prompt']}", [ENDING])
        elif asked["prompt"] in ("reveal", "execute"):
            then = lead["then"][0] if lead and lead["then"] else option["verb"]
            named = "" if asked["prompt"] == "reveal" else " the"
            texts = {"execute": f"Execute{named}", "execute-as": option["label"]}
            self.must_reach(then, [BAR], texts.get(then, " instead"))
        else:
            self.press_button(asked["prompt"], option["label"])

    def press_button(self, prompt: str, label: str) -> None:
        """The button that stands out, or the one of this name."""
        until = time.monotonic() + PATIENCE
        while not self.reach([PRIMARY]) and not self.reach([SENDING], label):
            if time.monotonic() > until:
                raise NotOnScreen(f"{prompt}: no button for {label!r}: {self.bar}")
            self.visitor.pause(0.03)

    def collect(self, asked: Json, wishes: Sequence[Wish]) -> None:
        """Several picks that are one choice."""
        parts = {part["pick"]: part["refs"][0] for part in asked["several"]["parts"]}
        chosen = [one.text for one in same_question(wishes) if one.text in parts]
        for text in chosen:
            ref = parts[text]
            thing = (ref["kind"], ref["number"], None)
            selectors = [*selectors_of(thing, None), f'[data-tile="{text}"]']
            self.must_reach(f"{asked['prompt']}: {text}", selectors)
        self.must_reach(f"{asked['prompt']}: a button", [PRIMARY] if chosen else [ENDING])

    def move(self, asked: Json, wishes: Sequence[Wish]) -> None:
        """All units that go to the same area: each of them, then the area."""
        moves = marches(asked, wishes)
        area = moves[0][1]
        for option, to in moves:
            if to != area:
                break
            [thing] = [one for one in things_of(asked, option, None) if one[0] == "unit"]
            self.must_reach(option["text"], selectors_of(thing, None))
        self.must_reach(f"area {area}", selectors_of(("area", area, None), None))

    def begin(self, asked: Json, wish: Wish) -> None:
        """One unit of the first forces where it is wanted, the others as proposed."""
        refs = option_of(asked, wish.text)["refs"]
        unit, area = (number_of(refs, kind) or 0 for kind in ("unit", "area"))
        self.reach([f'[data-tile="unit {unit}"]'], fresh=True)
        self.must_reach(f"area {area}", selectors_of(("area", area, None), None))
        self.must_reach("the others", [BAR], "Spread")
        self.must_reach("a button", [PRIMARY])

    def destroy(self, option: Json, wishes: Sequence[Wish]) -> None:
        """One of the own pieces, which hardly anybody wants: behind a button of its own."""
        lead = lead_of(option, wishes)
        assert lead is not None
        self.must_reach("what is done rarely", [".prompt summary"])
        self.must_reach("destroying", [".prompt details button"], "Destroy")
        piece = ruined(lead["refs"])
        self.must_reach(f"{piece}", selectors_of(piece, None))
        self.must_reach("the button that destroys it", [PRIMARY])

    # Battles

    def unit_name(self, unit: int) -> str:
        name: str = self.printed["unit"][unit]["name"]
        return name

    def choose_answer(self, asked: Json, wish: Wish) -> None:
        at = asked["options"].index(option_of(asked, wish.text))
        answer = f".answers li:nth-child({at + 1}) button"
        self.must_reach(wish.text, [ENDING if at == asked["done"] else answer])

    def choose_unit(self, option: Json) -> None:
        unit = number_of(option["refs"], "unit")
        if unit is None:
            self.must_reach(option["text"], [".trays > button", ".trays button:not(.unit)"])
        else:
            self.must_reach(option["text"], [".tray .unit"], self.unit_name(unit))

    def choose_lane(self, option: Json) -> None:
        lane = number_of(option["refs"], "skirmish")
        self.must_reach(
            option["text"], [f".lanes .lane:nth-child({(lane or 0) + 1}) header button"]
        )

    def choose_victims(self, asked: Json, wishes: Sequence[Wish]) -> None:
        for wish in same_question(wishes):
            refs = part_or_option(asked, wish.text)["refs"]
            self.must_reach(
                wish.text, [".tray .unit"], self.unit_name(number_of(refs, "unit") or 0)
            )
        self.fill_up(".tray .unit")

    def choose_pieces(self, asked: Json, wishes: Sequence[Wish]) -> None:
        """One unit at its place, or two that change places."""
        if wishes[0].text == "done":
            self.must_reach("no", [ENDING])
            return
        for wish in wishes[: 1 + bool(asked["several"])]:
            self.must_reach(wish.text, [f'.pieces [data-pick="{wish.text}"]'])
        if asked["several"]:
            self.must_reach("a button", [PRIMARY])

    def go_to(self, asked: Json, option: Json) -> None:
        """An area; if units are lost there, some are chosen first."""
        before = len(self.visitor.sent)
        self.must_reach(option["text"], self.ways_to(asked, option))
        if not self.is_sent(before):
            self.fill_up(".tray .unit")

    def ways_to(self, asked: Json, option: Json) -> list[str]:
        """The area on the board's own map."""
        there = f'[data-thing="area {number_of(option["refs"], "area")}"]'
        return [f".lanes {there}", f".phone-battle {there}"]

    def fill_up(self, tray: str) -> None:
        """Choose what is left, which nobody would be asked about, and send all of it."""
        for _ in range(MOST_UNITS):
            if self.page.locator(PRIMARY).count():
                break
            self.must_reach("a unit", [tray])
        self.must_reach("a button", [PRIMARY])

    def pair(self, asked: Json, wishes: Sequence[Wish]) -> None:
        """One unit, then the one it meets; the last pairs make themselves in the game, not here."""
        parts = [part_or_option(asked, one.text)["refs"] for one in same_question(wishes)]
        for refs in parts:
            self.meet(asked["attacks"], [[one] for one in refs])
        every = [part["refs"] for part in asked["several"]["parts"]] if asked["several"] else []
        while not self.page.locator(PRIMARY).count():
            self.meet(asked["attacks"], [[*some] for some in zip(*every, strict=True)])
        self.must_reach("a button", [PRIMARY])

    def meet(self, is_attacker: bool, sides: Sequence[Sequence[Json]]) -> None:
        """A unit of each side: one of these."""
        for refs in sides:
            is_mine = (refs[0]["role"] == "what") == is_attacker  # the own units lie below
            names = dict.fromkeys(self.unit_name(one["number"]) for one in refs)
            if not any(self.reach([TRAYS[is_mine]], name) for name in names):
                raise NotOnScreen(f"none of {[*names]} is on the screen: {self.bar}")

    def support(self, asked: Json, wishes: Sequence[Wish]) -> None:
        """A unit, then its skirmish. What is left goes where one like it went last: the game does
        not ask for that."""
        refs = [part_or_option(asked, one.text)["refs"] for one in same_question(wishes)]
        if not all(self.assigned(one) for one in refs):
            raise NotOnScreen(f"support: {wishes[:3]} are not on the screen: {self.bar}")
        for _ in range(MOST_UNITS):
            if self.page.locator(PRIMARY).count():
                break
            any(self.assigned(one) for one in reversed(refs))
        self.must_reach("a button", [PRIMARY])

    def assigned(self, refs: Sequence[Json]) -> bool:
        """Put a unit into a skirmish; false: none like it is left."""
        if not self.reach([".tray .unit"], self.unit_name(number_of(refs, "unit") or 0)):
            return False
        self.choose_lane({"refs": refs, "text": "support"})
        return True

    def lay(self, asked: Json, wishes: Sequence[Wish]) -> None:
        """The cards of all skirmishes, until the deck's top card is looked at."""
        lanes = [lane["skirmish"] for lane in asked["remarks"]["lanes"]]
        empty = [at for at, lane in enumerate(asked["remarks"]["lanes"]) if needs_card(lane)]
        for wish in wishes:
            if wish.prompt not in LAYING or wish.lane not in lanes:
                break
            at = lanes.index(wish.lane)
            if wish.text != "done":
                self.lay_at(asked, wish.text, at)
            if wish.text == "look":
                empty = []
                break
            empty = [one for one in empty if one != at]
        for at in empty:  # the game would not ask: only the deck is left
            self.lay_at(asked, "deck", at)
        self.must_reach("the button that lays the cards", [PRIMARY])

    def lay_at(self, asked: Json, text: str, at: int) -> None:
        lane = asked["remarks"]["lanes"][at]
        offer = next(one for one in lane["offers"] if one["pick"] == text)
        cell = f".cells button:nth-child({at + 1})"
        if offer["card"] is None:
            held = f'.hand li[data-pick="{text}"]'
        else:  # one that does not lie anywhere yet
            held = f'.hand li[data-card="{offer["card"]}"]:not(:has(.laid))'
        self.must_reach(f"{text} at {at + 1}", [f"{held} {cell}"])
