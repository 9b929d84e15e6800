"""Looking back at a finished game.

Its curve is the value of the true positions: the game is over, and everything is open. A pick is
judged by what its seat could know: it is played out beside others in worlds dealt for its window.
First all picks are compared quickly, then those that seem to have lost most again and thoroughly,
in new worlds, so that what only looked bad by chance is forgotten.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from orrery import games
from orrery.bots.search.analyst import Effort
from orrery.bots.search.report import Line, SearchReport, difference
from orrery.core.decisions import Option, Seat
from orrery.core.errors import BadData
from orrery.core.record import Record
from orrery.core.replay import replaying
from orrery.core.window import AnyWindow, Window
from orrery.games import AnyGame, AnyRuleset
from orrery.lab.analysis.analyst import Analyst, analyst_of
from orrery.lab.analysis.results import Analysing, Analysis, CostlyPick, Moment

MOST_COSTLY = 3
"""How many picks are told."""
QUICK_LINES = 4
"""How many lines are compared at first sight."""


class Position(NamedTuple):
    """A game before a pick: how many were made before, whose it was, and what was picked."""

    number: int
    game: AnyGame
    seat: Seat
    picked: Option


class Comparison(NamedTuple):
    """A pick and what it is compared with: the first line is what was picked."""

    position: Position
    lines: list[Line]


def check_over(record: Record) -> None:
    """Whether a recorded game was played to its end: whoever looks back at one that still runs
    would learn what is hidden."""
    if record.result is None:
        raise BadData(
            f"{record.where}: the game has no result, and only a game that was played to its end"
            " can be analysed"
        )


def analysing(
    record: Record, pack: dict[str, str], effort: Effort | None = None
) -> Generator[Analysing | Analysis, None, None]:
    """Look back at a game that is over (the caller has checked): its progress again and again, and
    at the end the result."""
    ruleset = games.ruleset_of(record.game)
    analyst = analyst_of(ruleset)
    looking = LookingBack(ruleset, analyst, effort or analyst.effort)
    looking.follow(record, pack)
    yield from looking.find()


class LookingBack:
    """One analysis."""

    def __init__(self, ruleset: AnyRuleset, analyst: Analyst, effort: Effort) -> None:
        self.ruleset, self.analyst, self.effort = ruleset, analyst, effort
        self.positions: list[Position] = []
        self.moments: list[Moment] = []
        self.playouts = 0

    # Following the game

    def follow(self, record: Record, pack: dict[str, str]) -> None:
        """Replay a game, and keep its positions and moments."""
        ruleset = self.ruleset
        marks = ruleset.chapters | ruleset.orders
        before: AnyGame | None = None
        for match in replaying(ruleset, record, games.read_texts(ruleset), pack):
            game, number = match.game, match.number
            if before is None and not self.analyst.judges(game.facts):
                raise BadData(f"{record.where}: nobody can tell who is ahead in this kind of game")
            if before is not None:
                self._keep(number - 1, before, record.picks[number - 1])
            if game.decision is None or any(one.kind in marks for one in match.events[-1]):
                self._mark(number, game)
            before = game

    def _keep(self, number: int, game: AnyGame, text: str) -> None:
        decision = game.decision
        assert decision is not None, "a pick in a game that is over"
        picked = self.ruleset.verbs.options(game)[text]
        self.positions.append(Position(number, game, decision.seat, picked))

    def _mark(self, number: int, game: AnyGame) -> None:
        turn = self.ruleset.progress(game).turn
        self.moments.append(Moment(number, turn, tuple(self.analyst.chances(game))))

    # Finding what lost most

    def find(self) -> Generator[Analysing | Analysis, None, None]:
        """Compare picks, first quickly, then thoroughly."""
        effort = self.effort
        chosen = sorted(self.comparisons(), key=self.fall, reverse=True)[: effort.decisions]
        closely = min(effort.closely, len(chosen))
        total = len(chosen) * effort.quick + closely * effort.thorough
        done = 0
        yield Analysing(done, total)
        losses: list[float] = []
        for one in chosen:
            quick = one._replace(lines=one.lines[:QUICK_LINES])
            losses.append(loss_in(self.compare(quick, effort.quick, "quick")))
            done += effort.quick
            yield Analysing(done, total)
        worst = sorted(range(len(chosen)), key=lambda at: -losses[at])[:closely]
        found: list[CostlyPick] = []
        for at in worst:
            report = self.compare(chosen[at], effort.thorough, "thorough")
            found += self.costly(chosen[at].position, report)
            done += effort.thorough
            yield Analysing(done, total)
        found.sort(key=lambda one: -one.loss)
        moments, costly = tuple(self.moments), tuple(found[:MOST_COSTLY])
        yield Analysis(moments, costly, len(chosen), self.playouts)

    def comparisons(self) -> Iterator[Comparison]:
        """Every pick after the first moment that something can be compared with."""
        first = self.moments[0].step if self.moments else len(self.positions)
        at = first
        while at < len(self.positions):
            position = self.positions[at]
            window = self.window(position)
            if len(window.options) == 1:
                at += 1
                continue
            lines = self.analyst.lines(window, self.picks_from(at))
            at += len(lines[0])
            if len(lines) > 1:
                yield Comparison(position, lines)

    def picks_from(self, at: int) -> list[Option]:
        """What a seat picked from a position on, until another seat was asked."""
        seat, found = self.positions[at].seat, list[Option]()
        for position in self.positions[at:]:
            if position.seat != seat:
                break
            found.append(position.picked)
        return found

    def fall(self, one: Comparison) -> float:
        """By how much the chance of the seat fell from the moment before a pick to the one after
        it."""
        number, _, seat, _ = one.position
        before = [moment for moment in self.moments if moment.step <= number][-1]
        after = next((moment for moment in self.moments if moment.step > number), before)
        return before.chances[seat] - after.chances[seat]

    def window(self, position: Position) -> AnyWindow:
        """What the seat could know when it picked."""
        return Window(self.ruleset, position.game)

    def compare(self, one: Comparison, playouts: int, purpose: str) -> SearchReport[Line]:
        """Play lines out in worlds of their own for each purpose."""
        seed = f"{one.position.number} {purpose}"
        report = self.analyst.compare(self.window(one.position), one.lines, seed, playouts)
        self.playouts += report.playouts
        return report

    def costly(self, position: Position, report: SearchReport[Line]) -> list[CostlyPick]:
        """What a pick lost, if something was surely better."""
        made, best = report.contenders[0], report.best()
        if best is made:
            return []
        explanation = self.analyst.explain(self.window(position), report)
        return [
            CostlyPick(
                step=position.number,
                turn=self.ruleset.progress(position.game).turn,
                seat=position.seat,
                picked=self.texts(position.game, made.candidate),
                better=self.texts(position.game, best.candidate),
                chance=made.mean,
                possible=best.mean,
                worlds=report.worlds,
                reason=explanation.message,
                figures=dict(explanation.figures),
            )
        ]

    def texts(self, game: AnyGame, line: Line) -> tuple[str, ...]:
        """The text forms of picks made one after another."""
        game, found = game.copy(), list[str]()
        for option in line:
            found.append(self.ruleset.verbs.text(game, option))
            game.go_on(option)
        return tuple(found)


def loss_in(report: SearchReport[Line]) -> float:
    """How much better the best of the others was on average."""
    made, *others = report.finalists()
    return max((difference(one, made).mean for one in others), default=0.0)
