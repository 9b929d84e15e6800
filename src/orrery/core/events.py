"""What happened, and who may know which part. The log is made from events; it is not state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

EVERYBODY = -1
HIDDEN = -1
"""Stands for a thing that a seat may not know."""


class Event(NamedTuple):
    """A typed event: its kind names the message; only `seen_by` may know `things`, and everybody
    may know `public`."""

    kind: str
    seat: int
    things: tuple[int, ...] = ()
    number: int = 0
    seen_by: int = EVERYBODY  # a bit for each seat that may know which things
    public: tuple[int, ...] = ()  # never hidden: the planet beside a face-down order

    def for_seat(self, seat: int | None) -> Event:
        """The event as a seat sees it (a watcher is no seat): hidden things are only counted."""
        if self.seen_by == EVERYBODY or (seat is not None and self.seen_by >> seat & 1):
            return self
        hidden = (HIDDEN,) * len(self.things)
        return self._replace(things=hidden)


def episode(picks: Iterable[Sequence[Event]], kinds: frozenset[str]) -> list[Event]:
    """What happened since the latest event of these kinds, with that; nothing if there is none.
    The picks are given in reverse, the latest first."""
    later: list[Sequence[Event]] = []
    for events in picks:
        for at in range(len(events) - 1, -1, -1):
            if events[at].kind in kinds:
                return [*events[at:], *(event for one in reversed(later) for event in one)]
        later.append(events)
    return []
