"""Which games a ladder has: line-ups of programs, deals, and every program in every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations
from typing import NamedTuple

from orrery import bots, games
from orrery.core.errors import BadData
from orrery.core.ruleset import Settings, Texts
from orrery.lab.simulate import LIMIT, options

Lineup = tuple[str, ...]
"""The programs at a table; in turn `n` of a deal, seat `s` is held by program `(s + n) % seats`."""


class Dealt(NamedTuple):
    """A deal for a line-up: as many games as there are seats."""

    lineup: Lineup
    deal: int


@dataclass(frozen=True, slots=True)
class LadderPlan:
    """Everything a ladder depends on; deals are numbered from 0."""

    game: str
    bots: tuple[str, ...]
    settings: Settings  # complete
    seed: int
    deals: int
    lineups: tuple[Lineup, ...]
    texts: Texts
    pack: Texts
    limit: int = LIMIT
    search_deals: int = 0
    slow: frozenset[str] = frozenset()  # the programs that search

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    @property
    def dealt(self) -> Iterator[Dealt]:
        """All line-ups of a deal before the next deal, so that a ladder that is cut short is
        fair."""
        for deal in range(self.deals):
            for lineup in self.lineups:
                if deal < self.search_deals or not self.slow & {*lineup}:
                    yield Dealt(lineup, deal)

    def seed_of(self, deal: int) -> bytes:
        """What is dealt: the same for every line-up and turn."""
        return sha256(b"orrery ladder %d %d" % (self.seed, deal)).digest()


def plan(
    game: str,
    names: Sequence[str],
    *,
    players: int | None = None,
    given: Settings | None = None,
    seed: int = 1,
    deals: int = 50,
    mixed: bool = False,
    alone: str | None = None,
    neighbours: int | None = None,
    search_deals: int | None = None,
    pack: Texts | None = None,
    limit: int = LIMIT,
) -> LadderPlan:
    """A ladder whose game, options, facts and programs have been checked; `alone`: only tables at
    which this program meets others; `neighbours`: each meets only so many before it in
    the list; `search_deals`: how many deals there are for programs that search."""
    ruleset = games.ruleset_of(game)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadData(f"a ladder compares at least two programs, each named once, not {names}")
    wanted = players or min(ruleset.players)
    settings = ruleset.settings(options(ruleset, wanted, given or {}))
    seats = ruleset.seats(settings)
    if players not in {None, seats}:
        raise BadData(f"{game} has {seats} seats with these options, not {players}")
    for name in names:
        bots.make(name, game, seed)
    texts = games.read_texts(ruleset)
    ruleset.facts(settings, texts, pack or {})
    made = lineups(tuple(names), seats, mixed=mixed)
    if neighbours is not None:
        made = near(names, seats, neighbours)
    if alone is not None:
        if alone not in names:
            raise BadData(f"{alone} is not one of this ladder's programs: {', '.join(names)}")
        made = tuple(one for one in made if one.count(alone) == 1)
    slow = frozenset(name for name in names if bots.searches(name, game))
    return LadderPlan(
        *(game, tuple(names), settings, seed, deals, made, texts, pack or {}, limit),
        search_deals=deals if search_deals is None else min(search_deals, deals),
        slow=slow,
    )


def near(names: Sequence[str], seats: int, most: int) -> tuple[Lineup, ...]:
    """Each program alone against a table of each of so many before it."""
    return tuple(
        (one, *[other] * (seats - 1))
        for at, one in enumerate(names)
        for other in names[max(at - most, 0) : at]
    )


def lineups(names: tuple[str, ...], seats: int, *, mixed: bool) -> tuple[Lineup, ...]:
    """Every pair where two play; otherwise each program alone against a table of each other one.
    Mixed tables have as many different programs as there are seats."""
    if seats == 2:
        return tuple(combinations(names, 2))
    alone = tuple((one, *[other] * (seats - 1)) for one, other in permutations(names, 2))
    if not mixed:
        return alone
    if len(names) < seats:
        raise BadData(f"a mixed table has {seats} different programs, not {len(names)}")
    return (*alone, *combinations(names, seats))
