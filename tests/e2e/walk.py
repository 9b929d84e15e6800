"""Whole games of StarCraft through the screen: a program says what to pick, and hands do it.

    python -m tests.e2e.walk --games 20

prints how often every question was answered, and how many clicks a round takes. A question that
cannot be answered on the screen ends the run with a picture of it.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

import httpx
from playwright.sync_api import sync_playwright

from orrery import bots
from orrery.core.match import Match
from orrery.core.window import Window
from orrery.games import AnyGame
from orrery.server.work.thinking import Followed, Position, follow
from orrery.starcraft import STARCRAFT
from scripts import browser as chromium
from tests.e2e.conftest import FLAGS
from tests.e2e.server import ME, Server
from tests.e2e.starcraft_gestures import Json, Wish
from tests.e2e.starcraft_hands import Hands
from tests.e2e.visitor import AT_ONCE, PATIENCE, Visitor

PROGRAM = "greedy"
OTHERS = {"kind": "program", "program": PROGRAM}
QUICKLY = {"galaxy": "quick", "factions": "random"}
BY_HAND = {"galaxy": "place", "factions": "choose"}
GAMES: tuple[dict[str, str], ...] = (
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
AHEAD = 40
"""So many picks a program thinks ahead: more than any gesture has."""
SELF = frozenset({"end-order", "before-battle"})
"""Questions that the page answers by itself."""
HIGHEST_ROUND = 99


class Walk:
    """A person at a table of programs, who plays as a program would."""

    def __init__(self, server: Server, visitor: Visitor, made: Json, seed: int = 1) -> None:
        self.server, self.visitor = server, visitor
        self.id: str = made["id"]
        self.seat: int = made["mine"][0]["seat"]
        self.asked: Counter[str] = Counter()
        self.spent: Counter[str] = Counter()
        """Clicks by the question that they were made for."""
        self.rounds: Counter[int] = Counter()
        self._program = bots.make(PROGRAM, STARCRAFT.name, seed)
        self._followed: Followed = Followed()
        self._counted = 0
        address = f"{server.address}/api/tables/{self.id}/printed"
        self.hands = Hands(visitor, names=httpx.get(address).json())

    def game(self) -> AnyGame:
        """The game as it is now, though nobody may know all of it; what was picked is counted."""
        match = follow(Position(self.id, self.server.record(self.id), {}), self._followed)
        self._count(match)
        return match.game

    def _count(self, match: Match) -> None:  # type: ignore[type-arg]
        for number in range(self._counted, match.number):
            decision = match.after(number).decision
            if decision is not None and decision.seat == self.seat:
                self.asked[decision.prompt.key] += 1
        self._counted = match.number

    def shown(self, game: AnyGame) -> Json | None:
        """The decision that the page shows, if it is that of the game."""
        for frame in reversed(self.visitor.received):
            update = json.loads(frame)
            if update["type"] == "update":
                asked: Json | None = update["decision"]
                texts = [one["text"] for one in asked["options"]] if asked else []
                return asked if texts == [*STARCRAFT.verbs.options(game)] else None
        return None

    def wishes(self, game: AnyGame) -> list[Wish]:
        """What the program would pick, one after the other, as long as it is asked."""
        copy, wishes = game.copy(), list[Wish]()
        while copy.decision is not None and copy.decision.seat == self.seat and len(wishes) < AHEAD:
            prompt = copy.decision.prompt.key
            window = Window(STARCRAFT, copy)
            pick = self._program.answer(window).pick
            wishes.append(Wish(prompt, window.texts()[pick]))
            copy.play(pick)
        return wishes

    def step(self) -> bool:
        """Answer a question; false: there is none yet."""
        game = self.game()
        if game.decision is None or game.decision.seat != self.seat:
            self.visitor.pause(0.02)
            return False
        asked = self.shown(game)
        if asked is None or answers_itself(asked):
            self.visitor.pause(0.03)
            return False
        battle, prompt = game.state.battle, asked["prompt"]
        asked["attacks"] = bool(battle and battle.seats[0] == self.seat)
        before = self.hands.clicks
        self.hands.answer(asked, self.wishes(game))
        spent = self.hands.clicks - before
        self.spent[prompt] += spent
        self.rounds[game.state.round] += spent
        return True

    def play(self, most_rounds: int = HIGHEST_ROUND) -> bool:
        """Until the game is over, or so many rounds are; whether it is over."""
        until = time.monotonic() + PATIENCE
        while (game := self.game()).decision is not None and game.state.round <= most_rounds:
            if self.step():
                until = time.monotonic() + PATIENCE
            assert time.monotonic() < until, f"nothing happens: {self.hands.bar}"
        return game.decision is None

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=len(GAMES))
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--rounds", type=int, default=HIGHEST_ROUND, help="at most, in each game")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    server = Server(folder)
    server.start()
    asked, spent, rounds = Counter[str](), Counter[str](), list[int]()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for number in range(given.first, given.first + given.games):
            options = GAMES[number % len(GAMES)]
            visitor = Visitor(browser, settings=AT_ONCE)
            made = new_table(server, options, number + 1)
            visitor.visit(server.link(made, 0))
            walk, begun = Walk(server, visitor, made, number), time.monotonic()
            try:
                is_over = walk.play(given.rounds)
            except BaseException:
                visitor.picture(folder / "stopped.png")
                sys.stderr.write(f"game {number}, {options}: {folder / 'stopped.png'}\n")
                raise
            asked, spent = asked + walk.asked, spent + walk.spent
            rounds += walk.whole_rounds
            sys.stdout.write(
                f"game {number}: {options}, {walk.asked.total()} decisions, {walk.hands.clicks}"
                f" clicks, {'over' if is_over else 'left'} after round {max(walk.rounds)},"
                f" {time.monotonic() - begun:.0f} s, {visitor.problems}\n"
            )
            sys.stdout.flush()
            visitor.leave()
        browser.close()
    server.kill()
    tell(asked, spent, rounds)


def tell(asked: Counter[str], spent: Counter[str], rounds: list[int]) -> None:
    """Print what was answered, and the clicks."""
    for prompt, count in asked.most_common():
        sys.stdout.write(f"{prompt:24}{count:6}{spent[prompt]:6} clicks\n")
    sys.stdout.write(f"{len(asked)} questions, {asked.total()} decisions answered on the screen\n")
    if len(rounds) > 1:
        ninth = quantiles(rounds, n=10)[-1]
        sys.stdout.write(
            f"{len(rounds)} rounds: median {median(rounds)} clicks, 90 % at most {ninth:.0f}\n"
        )


if __name__ == "__main__":
    main()
