"""The program `search`: what matters most in a round is chosen by playing it out, the rest as
`greedy` does."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from orrery.bots.search.budget import Budget
from orrery.bots.search.halving import search
from orrery.bots.search.report import Line, PlayedOut, SearchReport
from orrery.bots.starcraft.fast.policy import Policy
from orrery.bots.starcraft.greedy import PLANNING
from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.judging.winning import is_race
from orrery.bots.starcraft.levels import Greedy
from orrery.bots.starcraft.orders import reason as reason_of_order
from orrery.bots.starcraft.reading import read
from orrery.bots.starcraft.search.beliefs import Beliefs
from orrery.bots.starcraft.search.lines import LINES
from orrery.bots.starcraft.search.reasons import explained
from orrery.bots.starcraft.search.rounds import play_out
from orrery.bots.starcraft.table import StarCraftWindow, Table, box_of
from orrery.core.decisions import Option
from orrery.core.ruleset import Plain
from orrery.core.window import Allowance, Answer
from orrery.starcraft.board.state import StarCraftGame


class RoundSearch:
    """One search: lines that a seat may follow, played out in common worlds."""

    def __init__(self, window: StarCraftWindow, seed: str, budget: Budget) -> None:
        self.window, self.seed, self.budget = window, seed, budget
        self.beliefs: Beliefs | None = None
        self.policy = Policy()

    def find(self, lines: list[Line]) -> SearchReport[Line]:
        """What the lines lead to."""
        return search(lines, self.deal, self.play, self.budget)

    def play(self, world: StarCraftGame, line: Line) -> PlayedOut | None:
        """What a line leads to in a world; None if there is no time to see it."""
        return play_out(world, line, self.window.seat, self.policy, self.budget)

    def deal(self, number: int) -> StarCraftGame:
        """The world of a number: one that fits what the seat knows, with believable orders."""
        rng = Random(f"{self.seed} {number}")
        world = self.window.determinized(rng)
        if self.beliefs is None:
            self.beliefs = Beliefs(world, self.window.seat)
        self.beliefs.draw(world, rng)
        return world


class SearchBot:
    """Searches what matters most, within what it is allowed."""

    usual: ClassVar[Allowance] = Allowance(playouts=24)
    """What it may use if a window does not say."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.policy = Greedy(seed)

    def answer(self, window: StarCraftWindow) -> Answer:
        budget = Budget(window.allowance or self.usual)
        policy, prompt = self.policy.answer(window), window.prompt.key
        is_open = prompt in LINES and is_race(box_of(window.facts))
        if len(window.options) == 1 or not is_open:
            return policy
        table = read(box_of(window.facts), window.view, window.seat)
        planned = noted(window.note, table, window.about)
        if prompt == "order-which" and planned is not None and planned in window.options:
            return Answer(planned, reason_of_order(planned.what))
        report = self.report(window, table, policy.pick, budget)
        note = note_of(report.best().candidate, table)
        return explained(policy, report, box_of(window.facts), table)._replace(note=note)

    def report(
        self, window: StarCraftWindow, table: Table, pick: Option, budget: Budget
    ) -> SearchReport[Line]:
        """What a search finds, given the policy's pick."""
        prompt = window.prompt.key
        judgement = Judgement(box_of(window.facts), table, prompt in PLANNING)
        lines = LINES[prompt](judgement, window.about, window.options, pick)
        seed = f"{self.seed} {table.round} {prompt} {window.about} {placed_on(table)}"
        return RoundSearch(window, seed, budget).find(lines)


def note_of(line: Line, table: Table) -> Plain:
    """What follows the first pick of a line."""
    if len(line) == 1:
        return None
    planet, order = line[0].what, line[1].what
    return {"round": table.round, "placed": placed_on(table), "planet": planet, "order": order}


def placed_on(table: Table) -> int:
    """How many orders lie on the board."""
    return sum([len(stack) for stack in table.stacks.values()])


def noted(note: Plain, table: Table, planet: int) -> Option | None:
    """The order that was planned for a planet, if nothing has been placed since."""
    now = {"round": table.round, "placed": placed_on(table), "planet": planet}
    if not isinstance(note, dict) or any(note.get(key) != value for key, value in now.items()):
        return None
    order = note.get("order")
    return Option("order", order) if isinstance(order, int) else None
