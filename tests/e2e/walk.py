"""Whole games of StarCraft through the screen: a program says what to pick, and hands do it.

    python -m tests.e2e.walk --games 20
    python -m tests.e2e.walk --expansion --games 8 --list

plays all kinds of games, first as a program that plays well, then at random. It prints how often
every question was answered, and how many clicks a round of the first kind takes. A question that
cannot be answered on the screen, and any error of the page, fails; there is a picture of it. With
`--list` such a question is answered from the list of all options, and told of at the end.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Error, sync_playwright

from orrery import bots
from orrery.core.window import Window
from orrery.games import AnyGame, AnyMatch
from orrery.server.work.thinking import Followed, Position, follow
from orrery.starcraft import STARCRAFT
from scripts import browser as chromium
from tests.e2e.conftest import FLAGS
from tests.e2e.questions import SHOWN
from tests.e2e.server import ME, Server
from tests.e2e.starcraft_gestures import Json, Wish, wish_in
from tests.e2e.starcraft_hands import Hands, NotOnScreen
from tests.e2e.visitor import AT_ONCE, PATIENCE, Visitor

PROGRAM = "greedy"
AT_RANDOM = "random"
OTHERS = {"kind": "program", "program": PROGRAM}
QUICKLY = {"galaxy": "quick", "factions": "random"}
BY_HAND = {"galaxy": "place", "factions": "choose"}
Kinds = tuple[dict[str, str], ...]
GAMES: Kinds = (
    {"players": "2", **QUICKLY},
    {"players": "3", **QUICKLY},
    {"players": "4", **QUICKLY},
    {"players": "5", **QUICKLY},
    {"players": "6", **QUICKLY},
    {"players": "4", "teams": "yes", "galaxy": "quick"},
    {"players": "3", "goal": "elimination", **QUICKLY},
    {"players": "2", **BY_HAND},
    {"players": "4", **BY_HAND},
    {"players": "6", "teams": "yes", "galaxy": "place"},
)
"""The kinds of games that are walked through, one after the other."""
BROOD_WAR = {"expansion": "brood_war"}
EXPANDED: Kinds = (
    {"players": "4", **QUICKLY, **BROOD_WAR},
    {"players": "2", **QUICKLY, **BROOD_WAR, "leadership": "no"},
    {"players": "6", **QUICKLY, **BROOD_WAR},
    {"players": "3", **BY_HAND, **BROOD_WAR, "planets": "two_of_three"},
    {"players": "4", **BROOD_WAR, "teams": "yes", "galaxy": "quick", "planets": "three"},
    {"players": "3", **QUICKLY, **BROOD_WAR, "special_orders": "disposable"},
    {"players": "5", **QUICKLY, **BROOD_WAR, "goal": "elimination", "heroes": "immune"},
    {"players": "4", **BY_HAND, **BROOD_WAR, "exchange": "between_skirmishes"},
)
"""The kinds of games with Brood War."""
AHEAD = 40
"""So many picks a program thinks ahead: more than any gesture has."""
SELF = frozenset({"end-order", "before-battle"})
"""Questions that the page answers by itself."""
HIGHEST_ROUND = 99
HIGHEST_OF_CONQUEST = 7
"""Galactic conquest goes on until everybody else is out, for thousands of picks: it is left in this
round, when games for points are over."""


class Walk:
    """A person at a table of programs, who plays as a program would."""

    def __init__(
        self, server: Server, visitor: Visitor, made: Json, seed: int = 1, program: str = PROGRAM
    ) -> None:
        self.server, self.visitor = server, visitor
        self.id: str = made["id"]
        self.seat: int = made["mine"][0]["seat"]
        self.asked: Counter[str] = Counter()
        self.spent: Counter[str] = Counter()
        """Clicks by the question that they were made for."""
        self.rounds: Counter[int] = Counter()
        self.unseen: dict[str, str] = {}
        """Why questions were answered from the list of all options."""
        self.may_list = False
        self.round = 0
        self._program = bots.make(program, STARCRAFT.name, seed)
        self._followed: Followed = Followed()
        self._counted = 0
        self.hands = Hands(visitor, names=server.get(f"{self.id}/printed"))

    def game(self) -> AnyGame:
        """The game as it is now, though nobody may know all of it; what was picked is counted."""
        match = follow(Position(self.id, self.server.record(self.id), {}), self._followed).match
        self._count(match)
        self.round = match.game.state.round
        return match.game

    def _count(self, match: AnyMatch) -> None:
        for number in range(self._counted, match.number):
            decision = match.after(number).decision
            if decision is not None and decision.seat == self.seat:
                self.asked[decision.prompt.key] += 1
        self._counted = match.number

    def told(self) -> Json | None:
        """What the page was told last."""
        for frame in reversed(self.visitor.received):
            if frame.startswith('{"type":"update"'):
                update: Json = json.loads(frame)
                return update
        return None

    def wishes(self, game: AnyGame) -> list[Wish]:
        """What the program would pick, one after the other, as long as it is asked."""
        copy, wishes = game.copy(), list[Wish]()
        while copy.decision is not None and copy.decision.seat == self.seat and len(wishes) < AHEAD:
            window = Window(STARCRAFT, copy)
            pick = self._program.answer(window).pick
            wishes.append(wish_in(copy, window.texts()[pick]))
            copy.play(pick)
        return wishes

    def step(self, most_rounds: int = HIGHEST_ROUND) -> bool:
        """Answer the question that the page shows; false: there is none, or so many rounds are
        over."""
        update = self.told()
        asked = update["decision"] if update else None
        if asked is None or answers_itself(asked):
            return False
        game = self.game()
        is_answered = [one["text"] for one in asked["options"]] != [*STARCRAFT.verbs.options(game)]
        if is_answered or self.round > most_rounds:
            return False
        battle, wishes = game.state.battle, self.wishes(game)
        asked["attacks"] = bool(battle and battle.seats[0] == self.seat)
        before = self.hands.clicks
        try:
            sent = self.hands.answer(asked, wishes)
        except NotOnScreen as error:
            if not self.may_list:
                raise
            sent = self.from_list(asked, wishes[0], str(error))
        if sent[0] not in {one.text for one in wishes} and wishes[0].text not in sent:
            raise NotOnScreen(f"{wishes[:3]} were wished for, {sent} was sent")
        spent = self.hands.clicks - before
        self.spent[asked["prompt"]] += spent
        self.rounds[self.round] += spent
        return True

    def from_list(self, asked: Json, wish: Wish, why: str) -> list[str]:
        """Answer from the list of all options, and note that there was no better way."""
        if asked["prompt"] not in self.unseen:
            picture = Path(tempfile.gettempdir()) / f"walk-{asked['prompt']}.png"
            self.visitor.picture(picture)
            self.unseen[asked["prompt"]] = f"{why} ({picture})"
        before, page = len(self.visitor.sent), self.visitor.page
        label = next(one["label"] for one in asked["options"] if one["text"] == wish.text)
        for _ in range(3):  # a draft is laid aside first
            page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile(r"^All \d+ choices")).click()
        page.locator(".list li button").filter(has_text=label).first.click()
        self.visitor.settle()
        if len(self.visitor.sent) == before:
            raise NotOnScreen(f"{asked['prompt']}: {wish.text} is not in the list either")
        return [text for one in self.visitor.sent[before:] for text in one["picks"]]

    def play(self, most_rounds: int = HIGHEST_ROUND) -> bool:
        """Until the game is over, or so many rounds are; whether it is over."""
        self.visitor.page.wait_for_selector(SHOWN, state="attached")
        until, heard = 0.0, -1
        while (update := self.told()) is None or update["asked"] is not None:
            if heard != len(self.visitor.received):
                until, heard = time.monotonic() + PATIENCE, len(self.visitor.received)
            if self.step(most_rounds):
                continue
            if self.round > most_rounds:
                return False
            self.visitor.pause(0.03)
            assert time.monotonic() < until, f"nothing happens: {self.hands.bar}"
        self.game()
        return True

    @property
    def whole_rounds(self) -> list[int]:
        """The clicks of each round, without the last, which may have been cut off."""
        return [clicks for number, clicks in sorted(self.rounds.items()) if number][:-1]


def answers_itself(asked: Json) -> bool:
    """Whether the page answers without being told to."""
    options = asked["options"]
    ways = sum(max(1, len(one["remarks"].get("leads", []))) for one in options)
    return asked["prompt"] in SELF or (
        len(options) == 1 and ways == 1 and not options[0]["reveals"]
    )


def new_table(server: Server, options: dict[str, str], seed: int) -> Json:
    seats = [ME] + [OTHERS] * (int(options["players"]) - 1)
    return server.make(*seats, game=STARCRAFT.name, options=options, seed=seed)


class Tally:
    """What all games together took."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.spent: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.failed: list[int] = []
        self.unseen: dict[str, str] = {}

    def tell(self) -> None:
        """Print what was answered, and the clicks."""
        for prompt, count in self.asked.most_common():
            say(f"{prompt:24}{count:6}{self.spent[prompt]:6} clicks")
        say(f"{len(self.asked)} questions, {self.asked.total()} decisions answered on the screen")
        if len(self.rounds) > 1:
            ninth = quantiles(self.rounds, n=10)[-1]
            say(
                f"{len(self.rounds)} rounds of {PROGRAM} play: median {median(self.rounds)} clicks,"
                f" 90 % at most {ninth:.0f}"
            )
        for prompt, why in self.unseen.items():
            say(f"only in the list: {prompt}: {why}")
        say(f"games that failed: {self.failed or 'none'}")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def most_rounds(given: argparse.Namespace, options: dict[str, str]) -> int:
    rounds: int = given.rounds
    return min(rounds, HIGHEST_OF_CONQUEST) if options.get("goal") == "elimination" else rounds


def walk_through(
    server: Server, browser: Browser, given: argparse.Namespace, number: int, tally: Tally
) -> None:
    """Play a game, and add what it took."""
    kinds = EXPANDED if given.expansion else GAMES
    options = kinds[number % len(kinds)]
    program = (PROGRAM, AT_RANDOM)[number // len(kinds) % 2]
    visitor, begun = Visitor(browser, settings=AT_ONCE), time.monotonic()
    made = new_table(server, options, number + 1)
    visitor.visit(server.link(made, 0))
    walk = Walk(server, visitor, made, number, program)
    walk.may_list = given.list
    end = "failed"
    try:
        end = "over" if walk.play(most_rounds(given, options)) else "left"
    except (AssertionError, Error) as error:
        picture = Path(tempfile.gettempdir()) / f"walk-{number}.png"
        visitor.picture(picture)
        say(f"{picture}: {error}")
    if end == "failed" or visitor.problems:
        tally.failed.append(number)
    tally.unseen |= walk.unseen
    tally.asked, tally.spent = tally.asked + walk.asked, tally.spent + walk.spent
    tally.rounds += walk.whole_rounds if program == PROGRAM else []
    say(
        f"game {number}: {options}, {program}: {walk.asked.total()} decisions, {walk.hands.clicks}"
        f" clicks, {end} in round {walk.round}, {time.monotonic() - begun:.0f} s,"
        f" problems: {visitor.problems or 'none'}"
    )
    visitor.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help="all kinds of games, both ways, if not given")
    parser.add_argument("--expansion", action="store_true", help="games with Brood War")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--rounds", type=int, default=HIGHEST_ROUND, help="at most, in each game")
    parser.add_argument("--list", action="store_true", help="answer from the list if need be")
    given = parser.parse_args()
    kinds = EXPANDED if given.expansion else GAMES
    games = 2 * len(kinds) if given.games is None else given.games
    server, tally = Server(Path(tempfile.mkdtemp())), Tally()
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for number in range(given.first, given.first + games):
            walk_through(server, browser, given, number, tally)
        browser.close()
    server.kill()
    tally.tell()
    sys.exit(bool(tally.failed))


if __name__ == "__main__":
    main()
