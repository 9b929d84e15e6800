"""Counters and histograms of this process. `metrics` renders them."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager


class Count:
    """A counter, by the values of one label if it has one."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name = name
        self.about = about
        self.label = label
        self.values: dict[str, int] = {}

    def add(self, value: str = "", number: int = 1) -> None:
        self.values[value] = self.values.get(value, 0) + number


class Histogram:
    """A histogram: how many values are at most each of some limits. The last bucket holds those
    above all of them."""

    def __init__(self, name: str, about: str, limits: Sequence[float]) -> None:
        self.name = name
        self.about = about
        self.limits = limits
        self.buckets = [0] * (len(limits) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.buckets[bisect_left(self.limits, value)] += 1
        self.sum += value

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Add the seconds something takes, even if it fails."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)


QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)

PICKS = Count("orrery_picks_total", "Picks stored, by people and programs.")
UNDONE = Count("orrery_undo_total", "Gestures undone.")
REFUSALS = Count("orrery_refusals_total", "Refused requests and messages, by code.", "code")
RESTARTS = Count("orrery_worker_restarts_total", "Worker processes killed and restarted.")
EXPIRED = Count("orrery_expired_tables_total", "Unused tables deleted.", "kind")
PICK_SECONDS = Histogram(
    "orrery_pick_seconds",
    "From receiving a pick until it is stored and sent to all listeners.",
    QUICK,
)
THINKING_SECONDS = Histogram(
    "orrery_thinking_seconds", "How long programs take for a pick, including queueing.", LONG
)
BATCH_SIZES = Histogram("orrery_writer_batch_size", "Changes committed in one transaction.", SIZES)
COMMIT_SECONDS = Histogram("orrery_commit_seconds", "How long the database takes to commit.", QUICK)
READ_SECONDS = Histogram("orrery_read_seconds", "How long the database takes to read.", QUICK)


def all_instruments() -> list[Count | Histogram]:
    """In the order of the page."""
    return [
        PICKS,
        UNDONE,
        REFUSALS,
        RESTARTS,
        EXPIRED,
        PICK_SECONDS,
        THINKING_SECONDS,
        BATCH_SIZES,
        COMMIT_SECONDS,
        READ_SECONDS,
    ]
