"""Untrusted input, tried where it can do no harm: jobs for a worker process.

The cards of a pack come from a stranger. So a pack is read and checked in a worker, and every pick
at a table with a pack is tried there first: whether it is possible, and whether it is fast enough
for the server to carry it out itself.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from orrery import games
from orrery.core.decisions import Seat
from orrery.core.errors import BrokenRules
from orrery.core.gestures import Picks, Tried, carry_out
from orrery.server.work.thinking import Followed, Position, follow

SLOW = 0.05
"""Seconds of CPU time that a pick may take, with everything told after it. With our own cards both
take a few milliseconds."""

_followed: Followed = OrderedDict()


def try_picks_at(position: Position, seat: Seat, picks: Picks) -> Tried:
    """Try picks at a table. `BrokenRules` if they take too long, measured twice: the first time
    something else may have got in the way."""
    match = follow(position, _followed).match
    allowed = SLOW * len(picks.texts)
    for _ in range(2):
        game, begun = match.game.copy(), time.thread_time()
        tried = carry_out(match.ruleset, game, seat, picks)
        if game.decision is not None:
            match.ruleset.briefing(game)
        took = time.thread_time() - begun
        if took <= allowed:
            return tried
    raise BrokenRules(f"{len(picks.texts)} picks took {took:.2f} s, which is too slow to play")


def check_table(game: str, options: dict[str, str], pack: dict[str, str]) -> int:
    """The number of seats of a game with these options and this card pack, which starts and asks
    something; `BadData` if there is no such game."""
    ruleset = games.ruleset_of(game)
    settings = ruleset.settings(options)
    facts = games.facts_of(game, settings, pack)
    seed = bytes(32)
    settled = ruleset.settle(settings, seed)
    ruleset.begin(
        settled, seed, games.facts_of(game, settled, pack) if settled != settings else facts
    )
    return ruleset.seats(settings)
