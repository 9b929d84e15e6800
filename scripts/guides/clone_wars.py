"""Clone Wars' first game: everything a beginner has to learn happens in four turns.

The beginner plays the Republic; the guide begins after the Separatists' first turn."""

from typing import Dict, Iterator, List, Optional

from orrery import bots, games
from orrery.bots.clone_wars.judgement import Judgement
from orrery.bots.clone_wars.table import box_of, read
from orrery.bots.clone_wars.turn import judge_use
from orrery.clone_wars.board.queries import attack_of
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.terms import NONE
from orrery.core.decisions import Option
from orrery.core.events import Event
from orrery.core.window import AnyWindow, Window
from orrery.server.tables.guides import Guide

NEWCOMER = 0
PROGRAM = "simple"
TURNS = 4
"""The number of the beginner's turns."""
ADVISER = "greedy"
"""What answers for the beginner when the teacher has no opinion."""
LESSONS = {
    "play": ("play", NEWCOMER),
    "buy": ("buy", NEWCOMER),
    "sabotage": ("attack-row", NEWCOMER),
    "reward": ("reward", NEWCOMER),
    "ability": ("use", NEWCOMER),
    "force-lost": ("force", 1 - NEWCOMER),
    "force": ("force", NEWCOMER),
    "attack": ("damage-base", 1 - NEWCOMER),
    "shield": ("damage-ship", 1 - NEWCOMER),
    "fall": ("destroy-base", 1 - NEWCOMER),
}
"""The event that teaches each lesson, and whose it is."""


class Lesson:
    """A game from one seed: the advice in each turn, and when each lesson comes up."""

    def __init__(self, number: int) -> None:
        self.match = games.new_match("clone-wars", seed=number)
        self.program = bots.make(PROGRAM, "clone-wars", 0)
        self.adviser = bots.make(ADVISER, "clone-wars", 0)
        self.turns: Dict[str, List[str]] = {}
        self.learnt: Dict[str, int] = {}
        self.start = 0
        self.has_lost_base = False

    def play(self) -> None:
        while (decision := self.match.game.decision) is not None:
            turn = self.match.game.state.turn
            if turn > 2 * TURNS:
                return
            if decision.seat == NEWCOMER:
                self.start = self.start or self.match.number
                pick = self.advised()
                self.turns.setdefault(str(turn), []).append(pick)
                self.match.play_text(pick)
            else:
                self.match.play(self.program.answer(self.window()).pick)
            for event in self.match.events[-1]:
                self.notice(event, turn)

    def notice(self, event: Event, turn: int) -> None:
        self.has_lost_base |= (event.kind, event.seat) == ("destroy-base", NEWCOMER)
        for lesson, shown in LESSONS.items():
            if shown == (event.kind, event.seat):
                self.learnt.setdefault(lesson, turn)

    @property
    def is_complete(self) -> bool:
        """Everything is learned, and the beginner loses no base before that."""
        return len(self.learnt) == len(LESSONS) and not self.has_lost_base

    def advised(self) -> str:
        """Play everything, use what is good, beat one card of the row, hit the base, buy, end."""
        game, options = self.match.game, self.match.options()
        by_verb: Dict[str, List[str]] = {}
        for text, option in options.items():
            by_verb.setdefault(option.verb, []).append(text)
        if game.decision is None or game.decision.prompt.key != "action":
            answer = self.adviser.answer(self.window())
            return next(text for text, option in options.items() if option == answer.pick)
        judgement = Judgement(box_of(game.facts), read(self.window().view, NEWCOMER))
        uses = [t for t in by_verb.get("use", ()) if judge_use(judgement, options[t]).worth > 0]
        if ready := by_verb.get("play", []) + uses:
            return ready[0]
        commits = {text: options[text] for text in by_verb.get("commit", ())}
        if (row := in_row(game)) is not None:
            return next(text for text in by_verb["resolve"] if options[text].what == row)
        if "sabotage" not in self.learnt and (target := sabotage(game, commits)):
            return target
        strong = [
            text
            for text, option in commits.items()
            if option.to == NONE and attack_of(game, NEWCOMER, option.what, False) > 0
        ]
        if strong:
            return strong[0]
        if "resolve" in by_verb:
            return by_verb["resolve"][0]
        buys = by_verb.get("buy", [])
        if buys:
            return max(buys, key=lambda text: worth(game, options[text].what))
        return "end"

    def window(self) -> AnyWindow:
        return Window(self.match.ruleset, self.match.game)


def in_row(game: CloneWarsGame) -> Optional[int]:
    """The row card that is attacked."""
    return next((target for target, _ in game.state.groups if target != NONE), None)


def sabotage(game: CloneWarsGame, commits: Dict[str, Option]) -> Optional[str]:
    """How one card alone beats an enemy row card, as narrowly as possible."""
    found = []
    for text, option in commits.items():
        need = game.facts.target[option.to] if option.to != NONE else 0
        spare = attack_of(game, NEWCOMER, option.what, True) - need
        if need and spare >= 0:
            found.append((spare, text))
    return min(found)[1] if found else None


def worth(game: CloneWarsGame, card: int) -> float:
    """What helps to hit the base is worth most."""
    box = game.facts
    return 1.5 * box.attack[card] + box.resources[card] + 0.5 * box.force[card] + box.cost[card] / 3


def played(number: int) -> Lesson:
    lesson = Lesson(number)
    lesson.play()
    return lesson


def find(first: int, last: int) -> Iterator[str]:
    """The seeds that have everything, and the turn of each event."""
    for number in range(first, last):
        lesson = played(number)
        if lesson.is_complete:
            yield f"{number} {lesson.learnt}"


def guide(number: int) -> Guide:
    """The first game from one seed."""
    lesson = played(number)
    record = lesson.match.record().truncate(lesson.start)
    return Guide(record, NEWCOMER, PROGRAM, lesson.turns, [])
