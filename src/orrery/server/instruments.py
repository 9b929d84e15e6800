"""Counters and histograms of this process. `metrics` makes a page of them."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager


class Count:
    """Something that is counted, by the values of one label if it has one."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name = name
        self.about = about
        self.label = label
        self.values: dict[str, int] = {}

    def add(self, value: str = "", number: int = 1) -> None:
        self.values[value] = self.values.get(value, 0) + number


class Histogram:
    """How values are spread: how many are at most each of some limits. The last bucket holds what
    is above all of them."""

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
        """Add the seconds that something takes, also if it fails."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)


QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)

PICKS = Count("orrery_picks_total", "Picks that were kept, of people and programs.")
UNDONE = Count("orrery_undo_total", "Gestures that were taken back.")
REFUSALS = Count("orrery_refusals_total", "What was asked for and not done, by code.", "code")
RESTARTS = Count("orrery_worker_restarts_total", "Worker processes that had to be stopped.")
EXPIRED = Count(
    "orrery_expired_tables_total", "Tables that were removed since nobody used them.", "kind"
)
PICK_SECONDS = Histogram(
    "orrery_pick_seconds",
    "From receiving a pick until it is kept and on its way to all who listen.",
    QUICK,
)
THINKING_SECONDS = Histogram(
    "orrery_thinking_seconds", "How long programs take for a pick, waiting in line included.", LONG
)
BATCH_SIZES = Histogram("orrery_writer_batch_size", "Changes committed in one transaction.", SIZES)
COMMIT_SECONDS = Histogram("orrery_commit_seconds", "How long the database takes to commit.", QUICK)
READ_SECONDS = Histogram("orrery_read_seconds", "How long reading from the database takes.", QUICK)


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
