"""How long programs wait so that people can follow: after what everybody is told of, as long as the
game says, faster or slower as people want it. The slowest of them counts.

What was done in secret must not be noticed by a pause, so only what a watcher is told counts.
An order is told as one, and nobody waits long for it: the more orders follow each other, the less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import get_args

from orrery.core.decisions import Seat
from orrery.games import AnyMatch, AnyRuleset
from orrery.server.contract.bodies import Pace
from orrery.server.live.gestures import Act
from orrery.server.live.live_game import LiveGame

FACTORS: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "at-once": 0.0}
"""What each pace makes of a pause."""
assert [*FACTORS] == [*get_args(Pace)], "a factor for each, the slowest first"


LONG = 4.0
"""Seconds that an order takes at most at the normal pace, from the time it is revealed."""
SHORT = 2.5
"""The same from the third order in a row on, while a person waits."""
MANY, TOO_MANY = 3, 6
"""Orders in a row from which each takes less time, and from which there are no pauses at all."""


def kinds_told(live_game: LiveGame, row: int) -> list[str]:
    """What everybody was told of since a row of the log: the kinds of events, in order."""
    picks = sum(one.kind == "pick" for one in live_game.rows[row:])
    made = live_game.match.events[-picks:] if picks else []
    events = [event for one in made for event in one]
    return [one.kind for part in live_game.ruleset.paragraphs(events, None) for one in part]


def pause_after(live_game: LiveGame, row: int) -> float | None:
    """The seconds that people need, at the normal pace, to follow what happened since a row of the
    log; None if the game's page takes its time by itself."""
    pauses = live_game.ruleset.pauses
    if not pauses:
        return None
    told = kinds_told(live_game, row)
    return max((pauses.get(kind, pauses[""]) for kind in told), default=0.0)


def is_in_order(ruleset: AnyRuleset, match: AnyMatch) -> bool:
    """Whether the last thing that began was an order, not a part of the story."""
    for events in reversed(match.events):
        for event in reversed(events):
            if event.kind in ruleset.orders or event.kind in ruleset.chapters:
                return event.kind in ruleset.orders
    return False


@dataclass(frozen=True)
class Pause:
    """Since when, and how long, people follow what happened; and when its order began and how long
    that may take. Times are in seconds, at the normal pace."""

    since: float
    needed: float
    order: float = 0.0
    limit: float = float("inf")

    def ends(self, factor: float) -> float:
        """When it is over, if people want it faster or slower."""
        if not factor:
            return self.since
        return min(self.since + self.needed * factor, self.order + self.limit * factor)


class OrdersInRow:
    """What people follow while programs play in a row: how many orders have begun, and since when
    the present one is followed. When it is made, an order may be going on already, often the last
    of a person."""

    def __init__(self, ruleset: AnyRuleset, match: AnyMatch, now: float) -> None:
        self._ruleset = ruleset
        self._orders = 0
        self._began = now if is_in_order(ruleset, match) else None

    def hear(self, kinds: Iterable[str], now: float) -> None:
        """Everybody was told of this."""
        for kind in kinds:
            if kind in self._ruleset.chapters:
                self._orders, self._began = 0, None
            elif kind in self._ruleset.orders:
                self._orders, self._began = self._orders + 1, now

    def pause(self, needed: float, now: float, *, is_waited_for: bool = True) -> Pause:
        """What people need to follow what they were told last."""
        if self._began is None:
            return Pause(now, needed)
        return Pause(now, needed, self._began, self._limit(is_waited_for=is_waited_for))

    def _limit(self, *, is_waited_for: bool) -> float:
        if not is_waited_for or self._orders < MANY:
            return LONG  # nobody waits for a turn, or not for long
        return SHORT if self._orders < TOO_MANY else 0.0


class Following:
    """What people follow at a table while programs play in a row."""

    def __init__(self) -> None:
        self._row: OrdersInRow | None = None

    def pause(self, live_game: LiveGame, row: int, needed: float, now: float) -> Pause:
        """What people need after what happened since a row of the log."""
        if self._row is None:
            self._row = OrdersInRow(live_game.ruleset, live_game.match, now)
        else:
            self._row.hear(kinds_told(live_game, row), now)
        return self._row.pause(needed, now, is_waited_for=bool(live_game.playing))


def factor(live_game: LiveGame) -> float:
    """What becomes of a pause now: nothing if everybody who plays skips to the next decision of a
    person."""
    playing = live_game.playing
    if playing and playing <= live_game.skipping:
        return 0.0
    return max((FACTORS[live_game.paces.get(seat, "normal")] for seat in playing), default=1.0)


def set_pace(seat: Seat, pace: Pace) -> Callable[[LiveGame], list[Act]]:
    """A player wants programs to play at this pace."""

    def acts(live_game: LiveGame) -> list[Act]:
        return [] if live_game.paces.get(seat) == pace else [("pace", seat, pace, "")]

    return acts


def skip(seat: Seat) -> Callable[[LiveGame], list[Act]]:
    """A player wants to skip to the next decision of a person; nothing if one is asked now."""

    def acts(live_game: LiveGame) -> list[Act]:
        is_needless = live_game.asked in live_game.playing or seat in live_game.skipping
        return [] if is_needless else [("skip", seat, "", "")]

    return acts
