"""How long programs think at a table: each decision, and a whole round of them with the pauses that
let people follow."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from orrery import bots, games
from orrery.core.ruleset import Plain
from orrery.core.window import Allowance, Window
from orrery.games import AnyMatch, AnyRuleset
from orrery.lab.simulate import options


class Decision(NamedTuple):
    """A decision of a program: in which round or turn, what was asked, and how long it took."""

    turn: int
    prompt: str
    seconds: float
    cpu: float


class Thought(NamedTuple):
    """What was measured: decisions with at least two options; and by round or turn, how long people
    waited for programs: while one thinks, the pause after the pick before runs already."""

    decisions: list[Decision]
    waited: dict[int, float]

    def quantile(self, share: float) -> float:
        """So many seconds or less for this share of the decisions."""
        ordered = sorted(one.seconds for one in self.decisions)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)]

    def rounds(self) -> list[float]:
        """How long people waited in each finished round or turn."""
        return [self.waited[turn] for turn in sorted(self.waited)[:-1]]


class Ending(Protocol):
    """A pause."""

    def ends(self, factor: float) -> float: ...


class Following(Protocol):
    """What people follow while programs play in a row, as a table does it."""

    def hear(self, kinds: Iterable[str], now: float) -> None: ...

    def pause(self, needed: float, now: float) -> Ending: ...


Follow = Callable[[AnyRuleset, AnyMatch, float], Following]


class Seated(NamedTuple):
    """A game with the strongest program in all seats but the first, which somebody quick plays."""

    game: str
    players: int
    seed: int
    allowance: Allowance


def measure(seated: Seated, turns: int, follow: Follow) -> Thought:
    """Play so many rounds or turns. Nobody waits: time passes by as much as programs think, or as
    people need to follow."""
    game, players, seed, allowance = seated
    ruleset = games.ruleset_of(game)
    match = games.new_match(game, seed=seed, **options(ruleset, players, {}))
    notes, now, found = dict[int, Plain](), 0.0, Thought([], {})
    following: Following | None = None
    while match.game.decision is not None and ruleset.progress(match.game).turn <= turns:
        seat, turn = int(match.game.decision.seat), ruleset.progress(match.game).turn
        name = bots.strongest(game) if seat else bots.at_once(game)
        window = Window(ruleset, match.game, allowance, notes.get(seat))
        begun, busy = time.perf_counter(), time.process_time()
        answer = bots.make(name, game, seed).answer(window)
        taken, used = time.perf_counter() - begun, time.process_time() - busy
        notes[seat] = answer.note
        if seat:
            if len(window.options) > 1:
                found.decisions.append(Decision(turn, window.prompt.key, taken, used))
            kinds = told_last(ruleset, match)
            if following is None:
                following = follow(ruleset, match, now)
            else:
                following.hear(kinds, now)
            needed = pause_after(ruleset, kinds)
            lasted = max(taken, following.pause(needed, now).ends(1.0) - now)
            now += lasted
            found.waited[turn] = found.waited.get(turn, 0.0) + lasted
        else:
            following = None
        match.play(answer.pick)
    return found


def told_last(ruleset: AnyRuleset, match: AnyMatch) -> list[str]:
    """The kinds of events that everybody was told of after the last pick."""
    if not match.events:
        return []
    return [one.kind for part in ruleset.paragraphs(match.events[-1], None) for one in part]


def pause_after(ruleset: AnyRuleset, kinds: Iterable[str]) -> float:
    """What people need to follow that, at the normal pace; nothing where the page takes its time by
    itself."""
    pauses = ruleset.pauses
    return max((pauses.get(kind, pauses[""]) for kind in kinds), default=0.0) if pauses else 0.0
