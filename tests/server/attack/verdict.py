"""What a round has shown, and whether that is good enough."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import NamedTuple

from tests.server.attack.honest import Kept, Seen, Waited
from tests.server.attack.kind import Tally
from tests.server.attack.watching import Sample, Watched
from tests.server.databases import Row


class Bounds(NamedTuple):
    """What is good enough."""

    pick: float = 0.25
    """Seconds that 99 of 100 honest picks may take, until they are acknowledged, and until the
    others have heard."""
    growth: float = 1.25
    """How much more memory the last third of a round may take than the middle one …"""
    growth_from: float = 60.0
    """… if it is more than so many megabytes."""
    memory: float = 1024.0
    """Megabytes that a server may take with all its processes."""
    files_left: int = 40
    """Files that may be open after the crowd has left, above those before it came."""
    health: float = 1.0
    stop: float = 10.0
    least_picks: int = 20
    """Picks without which a round says nothing."""
    forgives_machine: bool = False
    """Whether the time in which the machine had no processor for the server does not count."""


BUSY = Bounds(pick=1.0, health=10.0, stop=30.0, forgives_machine=True)
"""For machines that do something else besides."""


@dataclass
class Figures:
    """Everything that was measured in a round."""

    seconds: float = 0.0
    seen: Seen = field(default_factory=Seen)
    lost: list[str] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)
    watched: list[Watched] = field(default_factory=list)
    frozen: str = ""
    files_before: list[int] = field(default_factory=list)
    files_after: list[int] = field(default_factory=list)
    health_after: list[float | None] = field(default_factory=list)
    stops: list[float | None] = field(default_factory=list)
    left_behind: list[int] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)  # honest games that did not go on
    errors: list[str] = field(default_factory=list)  # in the servers' logs, under attack
    left: int = 0  # errors in the logs that say only that somebody had left
    later_errors: list[str] = field(default_factory=list)  # when they stopped and came back
    database: tuple[float, float] = (0.0, 0.0)  # megabytes before and after


def at_share(values: Sequence[float], share: float) -> float:
    """What so great a share of values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)] if ordered else 0.0


def times(waits: Sequence[Waited], bounds: Bounds) -> list[float]:
    return [one.for_server if bounds.forgives_machine else one.seconds for one in waits]


def slow_picks(figures: Figures, bounds: Bounds) -> list[str]:
    seen = figures.seen
    found = []
    for name, waits in (("acknowledged", seen.acks), ("heard by the others", seen.updates)):
        p99 = at_share(times(waits, bounds), 0.99)
        if p99 > bounds.pick:
            found.append(f"p99 of honest picks until {name}: {1000 * p99:.0f} ms")
    if len(seen.acks) < bounds.least_picks:
        found.append(f"only {len(seen.acks)} honest picks were acknowledged")
    return found


def honest_losses(figures: Figures, _: Bounds) -> list[str]:
    return [
        *(f"lost: {one}" for one in figures.lost),
        *(f"honest people had a problem: {one}" for one in counted(figures.seen.problems)),
        *(f"an honest game did not go on after the restart: {one}" for one in figures.stuck),
    ]


def server_faults(figures: Figures, _: Bounds) -> list[str]:
    tallies = figures.tallies
    return [
        *(f"fault of the server: {one}" for tally in tallies for one in counted(tally.failures)),
        *(f"allowed: {one}" for tally in tallies for one in counted(tally.granted)),
        *(f"in the server's log: {one}" for one in counted(figures.errors)),
    ]


def freezing(figures: Figures, _: Bounds) -> list[str]:
    return [f"frozen: {figures.frozen}"] if figures.frozen else []


def memory(figures: Figures, bounds: Bounds) -> list[str]:
    found = []
    for number, watched in enumerate(figures.watched, 1):
        most = max((one.memory for one in watched.samples), default=0.0)
        if most > bounds.memory:
            found.append(f"server {number} took {most:.0f} MB")
        before, after = thirds(watched.samples)
        if after > before * bounds.growth and after - before > bounds.growth_from:
            found.append(f"memory of server {number} grows: {before:.0f} MB, then {after:.0f} MB")
    return found


def thirds(samples: Sequence[Sample]) -> tuple[float, float]:
    """The medians of memory in the middle and the last third."""
    third = len(samples) // 3
    if third == 0:
        return 0.0, 0.0
    middle, last = samples[third : 2 * third], samples[2 * third :]
    return median(one.memory for one in middle), median(one.memory for one in last)


def ending(figures: Figures, bounds: Bounds) -> list[str]:
    """What comes after the crowd has left."""
    found = []
    for number, took in enumerate(figures.health_after, 1):
        if took is None or took > bounds.health:
            told = "no answer" if took is None else f"{took:.1f} s"
            found.append(f"health of server {number} after the crowd has left: {told}")
    pairs = zip(figures.files_before, figures.files_after, strict=False)
    for number, (before, after) in enumerate(pairs, 1):
        if after > before + bounds.files_left:
            found.append(f"open files of server {number}: {before} before, {after} after the crowd")
    for number, took in enumerate(figures.stops, 1):
        if took is None or took > bounds.stop:
            told = "never" if took is None else f"after {took:.1f} s"
            found.append(f"server {number} ended {told} when it was told to")
    if figures.left_behind:
        found.append(f"processes are left behind: {figures.left_behind}")
    return found


CHECKS: list[Callable[[Figures, Bounds], list[str]]] = [
    *(freezing, slow_picks, honest_losses, server_faults, memory, ending),
]


def faults(figures: Figures, bounds: Bounds) -> list[str]:
    """All that is not good enough; nothing if the server withstood the crowd."""
    return [fault for check in CHECKS for fault in check(figures, bounds)]


def counted(texts: Sequence[str]) -> list[str]:
    """Each text once, with how often it came."""
    found = {text: texts.count(text) for text in dict.fromkeys(texts)}
    return [text if count == 1 else f"{text} ({count} times)" for text, count in found.items()]


def lost_picks(kept: Kept, rows: Sequence[Row]) -> list[str]:
    """What a seat was told to be done and its log has not; gaps in the log."""
    found = []
    if [row[0] for row in rows] != [*range(1, len(rows) + 1)]:
        found.append(f"the log of table {kept.table} has gaps")
    for gesture, texts in kept.acknowledged.items():
        logged = [row[3] for row in rows if row[1:3] == ("pick", kept.seat) and row[4] == gesture]
        if logged != texts:
            found.append(f"table {kept.table}, {gesture}: acknowledged {texts}, kept {logged}")
    return found
