"""One round: servers, honest people, the crowd, and what comes after it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from orrery.cli.load.measure import process, received
from tests.server.attack import crowd, honest
from tests.server.attack.verdict import Figures, lost_picks
from tests.server.attack.watching import Host, Watch, database_size, sample
from tests.server.attack.wire import Target
from tests.server.databases import log_in

Pipe: TypeAlias = "Connection[Any, Any]"
READY_WITHIN = 120.0
ANSWER_WITHIN = 90.0
LEAVE_WITHIN = 15.0
"""Seconds that the server has to let go of a crowd that has left."""


class Round(NamedTuple):
    """What is to be tried."""

    database: str
    folder: Path
    """Where logs are kept."""
    seconds: float
    servers: int = 1
    seed: int = 1
    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    picks: int = 6000
    parts: int = 2500


def attack(trial: Round, told: Callable[[str], None] = lambda _: None) -> Figures:
    """Play a whole round; nothing that was started is left behind, whatever happens."""
    hosts = [
        Host(trial.database, trial.folder / f"server-{number}.log")
        for number in range(1, trial.servers + 1)
    ]
    figures = Figures(seconds=trial.seconds)
    with ExitStack() as stack:
        for host in hosts:
            stack.enter_context(started(host))
        told(f"{trial.servers} server(s) at {', '.join(host.address for host in hosts)}")
        ports, numbers = [host.port for host in hosts], [host.number for host in hosts]
        people = stack.enter_context(process(honest.work, ports, numbers, trial.seed))
        tables = received(people, list, READY_WITHIN)
        figures.database = (database_size(trial.database), 0.0)
        under_attack(trial, hosts, people, tables, figures, told)
        if not figures.frozen:
            afterwards(hosts, people, figures, told)
        compare(trial, people, figures)
    found = [host.errors() for host in hosts]
    later = [error for one in found for error in one.own]
    figures.later_errors = [error for error in later if error not in figures.errors]
    figures.left = sum(one.left for one in found)
    return figures


@contextlib.contextmanager
def started(host: Host) -> Iterator[None]:
    """A server that is killed in the end, if it still runs."""
    asyncio.run(host.start())
    try:
        yield
    finally:
        if host.process is not None and host.process.poll() is None:
            host.kill()


def under_attack(
    trial: Round,
    hosts: list[Host],
    people: Pipe,
    tables: list[str],
    figures: Figures,
    told: Callable[[str], None],
) -> None:
    """Let the crowd in for the time of the round, or until a server is frozen."""
    names = [board["name"] for board in (*honest.BOARDS, honest.WAITING)]
    target = Target([host.port for host in hosts], tables, names)
    plan = crowd.Plan(
        target, trial.only, trial.without, trial.seconds, trial.seed, trial.picks, trial.parts
    )
    watch = Watch(hosts)
    with ExitStack() as stack:
        mob = stack.enter_context(process(crowd.work, plan))
        received(mob, str, READY_WITHIN)
        figures.files_before = [files_of(host) for host in hosts]
        told(f"the crowd comes in for {trial.seconds:g} s …")
        stack.enter_context(watch.running())
        people.send(("count", []))
        mob.send("begin")
        until = time.monotonic() + trial.seconds + READY_WITHIN
        while not watch.frozen and not mob.poll(0.5) and time.monotonic() < until:
            pass
        figures.seen = asked(people, "seen") or honest.Seen()
        if watch.frozen:
            mob.send("stop")
            for host in hosts:
                host.kill()
        figures.tallies = received(mob, list, trial.seconds + READY_WITHIN)
    figures.watched, figures.frozen = watch.seen, watch.frozen
    figures.errors = [error for host in hosts for error in host.errors().own]


def afterwards(
    hosts: list[Host], people: Pipe, figures: Figures, told: Callable[[str], None]
) -> None:
    """The crowd has left: the servers are well, let go of it, stop when told to, and go on."""
    told("the crowd has left …")
    figures.health_after = [host.health(LEAVE_WITHIN) for host in hosts]
    until = time.monotonic() + LEAVE_WITHIN
    while any_above(hosts, figures.files_before) and time.monotonic() < until:
        time.sleep(0.2)
    figures.files_after = [files_of(host) for host in hosts]
    for host in hosts:
        took, left = host.stop()
        figures.stops.append(took)
        figures.left_behind += left
    for host in hosts:
        asyncio.run(host.start())
    told("the servers are back …")
    stuck = asked(people, "go on", [host.number for host in hosts])
    figures.stuck = ["no answer"] if stuck is None else stuck


def any_above(hosts: list[Host], before: list[int]) -> bool:
    return any(files_of(host) > files + 10 for host, files in zip(hosts, before, strict=True))


def files_of(host: Host) -> int:
    found = sample(host.number, 0.0)
    return 0 if found is None else found.files


def compare(trial: Round, people: Pipe, figures: Figures) -> None:
    """Everything that honest people were told to be done is in the database."""
    kept: list[honest.Kept] | None = asked(people, "stop")
    if kept is None:
        figures.lost.append("the honest side does not answer")
    for one in kept or []:
        figures.lost += lost_picks(one, log_in(trial.database, one.table))
    before, _ = figures.database
    figures.database = (before, database_size(trial.database))


def asked(people: Pipe, question: str, servers: list[int] | None = None) -> Any:
    """What the honest side answers; nothing if it does not."""
    try:
        people.send((question, servers or []))
        return received(people, object, ANSWER_WITHIN)
    except (TimeoutError, OSError, EOFError):
        return None
