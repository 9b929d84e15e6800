"""How long a game may get. Every row of a log is replayed whenever its table is loaded, so a game
that never ends is ended: by a row that says so, like a record that was cut short."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.decisions import Seat
from orrery.messages import messages
from orrery.server.live.live_game import LiveGame
from orrery.server.storage.rows import NOBODY, LogKind

TOO_LONG = "too-long"
"""The text of the row that ends an overlong game."""
END: tuple[LogKind, Seat, str, str] = ("cut", Seat(NOBODY), TOO_LONG, "")
ALWAYS = ("resign", "resume")
"""Rows that may be added even to the longest game: each seat resigns once, and a server resumes
only when it starts."""


def is_too_long(
    live_game: LiveGame, acts: Sequence[tuple[LogKind, Seat, str, str]], most: int
) -> bool:
    """Whether a game would exceed its limit of rows."""
    return live_game.number + len(acts) > most and any(act[0] not in ALWAYS for act in acts)


def why_cut(live_game: LiveGame, locale: str) -> str:
    """A sentence about a game that was ended for its length; nothing for any other."""
    last = live_game.rows[-1] if live_game.rows else None
    if last is None or (last.kind, last.text) != ("cut", TOO_LONG):
        return ""
    return messages(locale).format("table-too-long")
