"""How long programs wait so that people can follow: after what everybody is told of, as long as the
game says, faster or slower as people want it. The slowest of them counts.

What was done in secret must not be noticed by a pause, so only what a watcher is told counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from orrery.core.decisions import Seat
from orrery.server.contract.bodies import Pace
from orrery.server.live.gestures import Act
from orrery.server.live.live_game import LiveGame

FACTORS: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "at-once": 0.0}
"""What each pace makes of a pause."""
assert [*FACTORS] == [*get_args(Pace)], "a factor for each, the slowest first"


def pause_after(live_game: LiveGame, row: int) -> float | None:
    """The seconds that people need, at the normal pace, to follow what happened since a row of the
    log; None if the game's page takes its time by itself."""
    pauses = live_game.ruleset.pauses
    if not pauses:
        return None
    picks = sum(one.kind == "pick" for one in live_game.rows[row:])
    made = live_game.match.events[-picks:] if picks else []
    events = [event for one in made for event in one]
    told = {one.kind for part in live_game.ruleset.paragraphs(events, None) for one in part}
    return max((pauses.get(kind, pauses[""]) for kind in told), default=0.0)


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
