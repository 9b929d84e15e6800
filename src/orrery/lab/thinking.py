"""How long programs think at a table: each decision, and a whole round of them with the pauses that
let people follow."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import NamedTuple

from orrery import bots, games
from orrery.core.ruleset import Plain
from orrery.core.window import Allowance, Window
from orrery.games import AnyMatch, AnyRuleset
from orrery.lab.simulate import options


class Decision(NamedTuple):
    """A decision of a program: in which round or turn, and how long it took."""

    turn: int
    seconds: float
    cpu: float
    shown: float  # the pause after the pick before it, at the normal pace


class Thought(NamedTuple):
    """What was measured: decisions with at least two options, and whole rounds or turns."""

    decisions: list[Decision]

    def quantile(self, share: float) -> float:
        """So many seconds or less for this share of the decisions."""
        ordered = sorted(one.seconds for one in self.decisions)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)]

    def rounds(self) -> list[float]:
        """How long people wait for the programs in each finished round or turn: while one thinks,
        the pause after the pick before runs already."""
        found = defaultdict[int, float](float)
        for one in self.decisions:
            found[one.turn] += max(one.seconds, one.shown)
        finished = sorted(found)[:-1]
        return [found[turn] for turn in finished]


def measure(game: str, players: int, turns: int, seconds: float, seed: int) -> Thought:
    """The strongest program in all seats but the first, which somebody quick plays, for so many
    rounds or turns."""
    ruleset = games.ruleset_of(game)
    settings = options(ruleset, players, {})
    match = games.new_match(game, seed=seed, **settings)
    allowance, notes = Allowance(seconds=seconds), dict[int, Plain]()
    found: list[Decision] = []
    while match.game.decision is not None and ruleset.progress(match.game).turn <= turns:
        seat = int(match.game.decision.seat)
        name = bots.strongest(game) if seat else bots.at_once(game)
        window = Window(ruleset, match.game, allowance, notes.get(seat))
        begun, busy = time.perf_counter(), time.process_time()
        answer = bots.make(name, game, seed).answer(window)
        taken = (time.perf_counter() - begun, time.process_time() - busy)
        notes[seat] = answer.note
        if seat and len(window.options) > 1:
            turn = ruleset.progress(match.game).turn
            found.append(Decision(turn, *taken, pause_before(ruleset, match)))
        match.play(answer.pick)
    return Thought(found)


def pause_before(ruleset: AnyRuleset, match: AnyMatch) -> float:
    """What people need to follow the last pick, at the normal pace; nothing where the page takes
    its time by itself."""
    if not ruleset.pauses:
        return 0.0
    told = [one.kind for part in ruleset.paragraphs(match.events[-1], None) for one in part]
    return max((ruleset.pauses.get(kind, ruleset.pauses[""]) for kind in told), default=0.0)
