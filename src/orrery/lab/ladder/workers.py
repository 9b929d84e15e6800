"""Who plays the games of a ladder: processes of this machine, or Ray on many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from importlib import import_module
from itertools import islice

from orrery.core.errors import BadData
from orrery.lab.ladder.plan import Dealt, LadderPlan
from orrery.lab.ladder.playing import LadderGame, play_dealt
from orrery.lab.processes import crew

AHEAD = 2
"""So many deals wait for each worker: nobody is idle, and little is lost by stopping."""


def in_processes(plan: LadderPlan, dealt: Iterable[Dealt], jobs: int) -> Iterator[list[LadderGame]]:
    """The games of these deals as they are finished, in no particular order."""
    if jobs == 1:
        yield from (play_dealt(plan, one) for one in dealt)
        return
    rest = iter(dealt)
    with crew(jobs) as at_work:
        under_way: set[Future[list[LadderGame]]] = set()
        while True:
            free = AHEAD * jobs - len(under_way)
            under_way |= {at_work.pool.submit(play_dealt, plan, one) for one in islice(rest, free)}
            at_work.note()
            if not under_way:
                return
            finished, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in finished)


def on_ray(plan: LadderPlan, dealt: Iterable[Dealt]) -> Iterator[list[LadderGame]]:
    """The same on all cores of a Ray cluster; without one, Ray starts its own on this machine."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise BadData("--ray needs Ray: install it with `pip install orrery[ray]`") from error
    begins_here = not ray.is_initialized()
    if begins_here:
        ray.init(log_to_driver=False, include_dashboard=False)
    try:
        play, shared, rest = ray.remote(play_dealt), ray.put(plan), iter(dealt)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way = [play.remote(shared, one) for one in islice(rest, most)]
        while under_way:
            finished, under_way = ray.wait(under_way)
            under_way += [play.remote(shared, one) for one in islice(rest, len(finished))]
            yield from ray.get(finished)
    finally:
        if begins_here:
            ray.shutdown()
