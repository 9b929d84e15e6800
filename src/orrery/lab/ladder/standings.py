"""What a ladder found: ratings, levels, who beats whom, how long programs think."""

from __future__ import annotations

import platform
from collections import Counter, defaultdict
from collections.abc import Iterable
from os import cpu_count
from typing import NamedTuple, TypedDict

from orrery.lab.bench import is_compiled
from orrery.lab.ladder.plan import LadderPlan, Lineup
from orrery.lab.ladder.playing import LadderGame, Thinking
from orrery.lab.ladder.ratings import (
    Deal,
    Rating,
    by_deal,
    interval_of_share,
    levels,
    ratings,
    share_of,
)
from orrery.lab.ladder.store import measured
from orrery.lab.results import Share

QUANTILES = {"median": 0.5, "p99": 0.99}


class ProgramReport(TypedDict):
    """A program's place."""

    rating: float
    interval: list[float]
    level: int  # 1 is the weakest
    games: int
    wins: float
    seconds: dict[str, float]  # for a decision: median, p99 and worst


class LineupReport(TypedDict):
    """How the first program of a line-up did against the others."""

    lineup: list[str]
    games: int
    wins: float
    win_rate: float
    interval: list[float]


class LadderReport(TypedDict):
    """What `orrery ladder --json` prints; scripts depend on it."""

    game: str
    options: dict[str, str]
    seed: int
    deals: int
    games: int
    ended: dict[str, int]
    programs: dict[str, ProgramReport]
    lineups: list[LineupReport]
    version: str
    code: str
    facts: str
    compiled: bool
    machine: str


class Place(NamedTuple):
    """Where a program stands."""

    rating: Rating
    level: int
    games: int
    wins: float
    thinking: Thinking


class Met(NamedTuple):
    """How the first program of a line-up did."""

    share: Share
    low: float
    high: float


class Standings:
    """All that follows from the games of a ladder."""

    def __init__(self, plan: LadderPlan, games: Iterable[LadderGame]) -> None:
        self.plan = plan
        self.games = sorted(games, key=lambda one: (one.deal, one.lineup, one.turn))
        self.deals = by_deal(self.games)
        self.ended = Counter(one.ended for one in self.games)
        self.places = self._places()
        self.met = {lineup: self._met(lineup) for lineup in plan.lineups}

    def _places(self) -> dict[str, Place]:
        """Best first."""
        rated = ratings(self.plan.bots, self.deals, self.plan.seed)
        ordered = [*reversed(levels(rated))]
        level = {name: at for at, names in enumerate(ordered, 1) for name in names}
        games, wins = Counter[str](), defaultdict[str, float](float)
        thinking = {name: Thinking() for name in rated}
        for one in self.games:
            games.update(set(one.bots))
            for name, told in one.thinking.items():
                thinking[name].join(told)
            for seat in one.winners:
                wins[one.bots[seat]] += 1 / len(one.winners)
        return {
            name: Place(rating, level[name], games[name], wins[name], thinking[name])
            for name, rating in rated.items()
        }

    def _met(self, lineup: Lineup) -> Met:
        held: list[Deal] = [deal for deal in self.deals if lineup in deal]
        return Met(share_of(lineup, held), *interval_of_share(lineup, held, self.plan.seed))

    def report(self) -> LadderReport:
        plan, common = self.plan, measured(self.plan)
        return {
            "game": plan.game,
            "options": common.options,
            "seed": plan.seed,
            "deals": plan.deals,
            "games": len(self.games),
            "ended": dict(sorted(self.ended.items())),
            "programs": {name: told(place) for name, place in self.places.items()},
            "lineups": [met_told(lineup, met) for lineup, met in self.met.items()],
            "version": common.version,
            "code": common.code,
            "facts": common.facts,
            "compiled": is_compiled(),
            "machine": f"{platform.machine()}, {cpu_count()} cores, {platform.python_version()}",
        }


def told(place: Place) -> ProgramReport:
    rating, thinking = place.rating, place.thinking
    seconds = {name: thinking.quantile(share) for name, share in QUANTILES.items()}
    return {
        "rating": round(rating.value, 1),
        "interval": [round(rating.low, 1), round(rating.high, 1)],
        "level": place.level,
        "games": place.games,
        "wins": round(place.wins, 4),
        "seconds": {
            name: round(one, 6) for name, one in {**seconds, "worst": thinking.worst}.items()
        },
    }


def met_told(lineup: Lineup, met: Met) -> LineupReport:
    return {
        "lineup": [*lineup],
        "games": met.share.games,
        "wins": round(met.share.wins, 4),
        "win_rate": round(met.share.rate, 4),
        "interval": [round(met.low, 4), round(met.high, 4)],
    }
