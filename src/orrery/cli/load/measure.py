"""Starts servers and players, lets them play for a while, and counts."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NamedTuple, TypeAlias, TypeVar

from orrery.cli.load import servers
from orrery.lab import players

SPAWN = get_context("spawn")
T = TypeVar("T")
Pipe: TypeAlias = "Connection[object, object]"
START_WITHIN = 60.0
STOP_WITHIN = 20.0


class Load(NamedTuple):
    """What to measure."""

    database: str
    kind: players.Kind
    tables: int
    seconds: float
    pause: float
    servers: int
    profile: str = ""


class Loaded(NamedTuple):
    """The results. Times are in milliseconds, from sending a pick until the last listener at the
    table has it; memory is in kB; `cpu` is the share of a core used by all servers together."""

    servers: int
    tables: int
    sockets: int
    picks: int
    picks_per_second: float
    p50_ms: float
    p99_ms: float
    cpu: float
    cpu_ms_per_pick: float
    memory_kb_per_table: float


def measure(load: Load, told: Callable[[str], None]) -> Loaded:
    """Run servers and players for a while, and return the figures."""
    with ExitStack() as stack:
        told(f"starting {load.servers} server(s) …")
        serving = [
            stack.enter_context(process(servers.work, load.database, load.profile))
            for _ in range(load.servers)
        ]
        addresses = [received(pipe, str, START_WITHIN) for pipe in serving]
        idle = all_used(serving)
        told(f"making {load.tables} tables …")
        playing = [
            stack.enter_context(process(players.work, part)) for part in parts(load, addresses)
        ]
        for pipe in playing:
            received(pipe, str, START_WITHIN + load.tables * 2)
        full = all_used(serving)
        told(f"playing for {load.seconds:g} seconds …")
        begun = time.monotonic()
        for pipe in playing:
            pipe.send("count")
        time.sleep(load.seconds)
        for pipe in playing:
            pipe.send("stop")
        seconds, end = time.monotonic() - begun, all_used(serving)
        waited: list[float] = []
        for pipe in playing:
            played = received(pipe, players.Played, STOP_WITHIN)
            waited += played.waited
            for failure in played.failures:
                told(f"a table failed: {failure}")
    return figures(load, sorted(waited), seconds, (idle, full, end))


def parts(load: Load, addresses: Sequence[str]) -> list[players.Part]:
    """The tables, divided among a sensible number of processes."""
    count = max(1, min(load.tables, (os.cpu_count() or 2) // 2))
    shares = [load.tables // count + (at < load.tables % count) for at in range(count)]
    return [
        players.Part(addresses, load.kind, share, load.pause, seed)
        for seed, share in enumerate(shares, 1)
    ]


def figures(
    load: Load,
    waited: Sequence[float],
    seconds: float,
    used: tuple[servers.Used, servers.Used, servers.Used],
) -> Loaded:
    idle, full, end = used
    cpu = end.cpu - full.cpu
    return Loaded(
        servers=load.servers,
        tables=load.tables,
        sockets=load.tables * load.kind.listeners,
        picks=len(waited),
        picks_per_second=len(waited) / seconds,
        p50_ms=1000 * at_share(waited, 0.5),
        p99_ms=1000 * at_share(waited, 0.99),
        cpu=cpu / seconds,
        cpu_ms_per_pick=1000 * cpu / max(1, len(waited)),
        memory_kb_per_table=(full.memory - idle.memory) / 1024 / load.tables,
    )


def at_share(ordered: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed; 0 if there are none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@contextmanager
def process(work: Callable[..., None], *given: object) -> Iterator[Pipe]:
    """Start a process; returns it and the pipe to it."""
    pipe, other = SPAWN.Pipe()
    started = SPAWN.Process(target=work, args=(*given, other), daemon=False)
    started.start()
    other.close()
    try:
        yield pipe
    finally:
        pipe.close()  # which makes it stop
        started.join(STOP_WITHIN)
        if started.is_alive():
            started.kill()
            started.join()


def received(pipe: Pipe, kind: type[T], seconds: float) -> T:
    """The next message of a process, which must be of this kind."""
    if not pipe.poll(seconds):
        raise TimeoutError(f"a process was silent for {seconds:g} s")
    found = pipe.recv()
    if not isinstance(found, kind):
        raise TypeError(f"a process sent {found!r}, expected a {kind.__name__}")
    return found


def all_used(serving: Sequence[Pipe]) -> servers.Used:
    """The resources used by all servers together."""
    for pipe in serving:
        pipe.send("used")
    found = [received(pipe, servers.Used, STOP_WITHIN) for pipe in serving]
    return servers.Used(sum(one.cpu for one in found), sum(one.memory for one in found))
