"""Strengths of programs, fitted to all games at once.

A program at a table wins with the probability of its strength divided by all strengths there: for
two seats that is the model of Bradley and Terry, for more that of Plackett and Luce, of which only
the winner is seen. The fit is Hunter's (minorization and maximization). Intervals come from drawing
deals again (bootstrap), not games: games of one deal are alike.

Each two programs also share one imagined game, so that one that always wins is not infinitely
strong. It counts half for each; where deals are drawn again, its share is drawn as well, so that
programs that always win have wide intervals too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from math import log10
from random import Random
from typing import NamedTuple

from orrery.lab.ladder.plan import Lineup
from orrery.lab.ladder.playing import LadderGame
from orrery.lab.results import Share

MEAN = 1500.0
"""The mean rating of all programs of a ladder."""
DRAWS = 400
"""How often deals are drawn again."""
TAIL = 0.025
LEAST = 1e-3
"""No program is drawn to have won less of an imagined game."""
CLOSE = 1e-9
MOST_SWEEPS = 10_000


class Wins(NamedTuple):
    """The games of a line-up that somebody won: how many, and the share of each program; a victory
    of k seats counts 1/k for each."""

    games: int
    shares: Mapping[str, float]


Deal = Mapping[Lineup, Wins]
"""What happened in a deal."""


class Rating(NamedTuple):
    """A program's place: 400 points more are ten times the strength."""

    value: float
    low: float
    high: float


def by_deal(games: Iterable[LadderGame]) -> list[Deal]:
    """The games that were won, added up."""
    found: dict[int, dict[Lineup, Wins]] = defaultdict(dict)
    for one in games:
        if not one.winners:
            continue
        played, shares = found[one.deal].get(one.lineup, Wins(0, {}))
        shares = dict(shares)
        for seat in one.winners:
            name = one.bots[seat]
            shares[name] = shares.get(name, 0.0) + 1 / len(one.winners)
        found[one.deal][one.lineup] = Wins(played + 1, shares)
    return [found[deal] for deal in sorted(found)]


def strengths(
    names: Sequence[str], deals: Iterable[Deal], imagined: Callable[[], float] = lambda: 0.5
) -> dict[str, float]:
    """The strengths that make what happened most likely."""
    games: dict[Lineup, float] = defaultdict(float)
    won: dict[str, float] = defaultdict(float)
    for deal in deals:
        for lineup, wins in deal.items():
            games[lineup] += wins.games
            for name, share in wins.shares.items():
                won[name] += share
    for pair in combinations(names, 2):
        games[pair] += 1
        share = imagined()
        won[pair[0]] += share
        won[pair[1]] += 1 - share
    return fitted(names, games, won)


def fitted(
    names: Sequence[str], games: Mapping[Lineup, float], won: Mapping[str, float]
) -> dict[str, float]:
    """The fixed point of: won = the sum over games of own strength over all strengths."""
    found = dict.fromkeys(names, 1.0)
    for _ in range(MOST_SWEEPS):
        due: dict[str, float] = defaultdict(float)
        for lineup, number in games.items():
            whole = sum(found[name] for name in lineup)
            for name in lineup:
                due[name] += number / whole
        better = {name: won[name] / due[name] for name in names}
        scale = len(names) / sum(better.values())
        moved = max(abs(better[name] * scale / found[name] - 1) for name in names)
        found = {name: value * scale for name, value in better.items()}
        if moved < CLOSE:
            break
    return found


def points(found: Mapping[str, float]) -> dict[str, float]:
    """Strengths as ratings around their mean."""
    logs = {name: 400 * log10(value) for name, value in found.items()}
    mean = sum(logs.values()) / len(logs)
    return {name: MEAN + value - mean for name, value in logs.items()}


def ratings(names: Sequence[str], deals: Sequence[Deal], seed: int = 1) -> dict[str, Rating]:
    """The ratings with intervals that hold the true ones with 95 % confidence, best first."""
    chance = Random(seed)

    def drawn_points() -> dict[str, float]:
        again = drawn_again(chance, deals)
        return points(strengths(names, again, lambda: chance.uniform(LEAST, 1 - LEAST)))

    drawn = [drawn_points() for _ in range(DRAWS)]
    found = points(strengths(names, deals))
    rated = {
        name: Rating(found[name], *interval([one[name] for one in drawn], found[name]))
        for name in names
    }
    return dict(sorted(rated.items(), key=lambda one: -one[1].value))


def drawn_again(chance: Random, deals: Sequence[Deal]) -> list[Deal]:
    """As many deals as there were, each drawn from all of them."""
    return chance.choices(deals, k=len(deals)) if deals else []


def interval_of_share(lineup: Lineup, deals: Sequence[Deal], seed: int) -> tuple[float, float]:
    """Where the share of wins of a line-up's first program lies with 95 % confidence: as far as the
    deals that were drawn again say, and no less than for games that have nothing in common."""
    whole = share_of(lineup, deals)
    if not whole.games:
        return whole.interval
    chance = Random(seed)
    drawn = [share_of(lineup, drawn_again(chance, deals)).rate for _ in range(DRAWS)]
    low, high = interval(drawn, whole.rate)
    return min(low, whole.interval[0]), max(high, whole.interval[1])


def share_of(lineup: Lineup, deals: Sequence[Deal]) -> Share:
    """The wins of a line-up's first program."""
    games = sum(deal[lineup].games for deal in deals)
    return Share(sum(deal[lineup].shares.get(lineup[0], 0.0) for deal in deals), games)


def interval(drawn: Sequence[float], value: float) -> tuple[float, float]:
    """The middle 95 % of what was drawn, never without the value itself."""
    ordered = sorted(drawn)
    low, high = (ordered[round(share * (len(ordered) - 1))] for share in (TAIL, 1 - TAIL))
    return min(low, value), max(high, value)


def levels(rated: Mapping[str, Rating]) -> list[list[str]]:
    """The programs from the strongest to the weakest; those whose intervals overlap are one
    level."""
    found: list[list[str]] = []
    lowest = float("inf")
    for name, rating in rated.items():
        if not found or rating.high < lowest:
            found.append([])
            lowest = rating.low
        found[-1].append(name)
        lowest = min(lowest, rating.low)
    return found
