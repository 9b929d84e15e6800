"""A server to be measured, in a process of its own that reports its resource usage."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from orrery.cli.hosting import serving
from orrery.server.app import make_app
from orrery.server.limits import UNLIMITED

PAGES = Path("/proc/self/statm")
PAGE = 4096


class Used(NamedTuple):
    """The resources of a process: CPU seconds so far, bytes of memory now."""

    cpu: float
    memory: int


def used() -> Used:
    """The resources this process has used so far."""
    if PAGES.exists():
        return Used(time.process_time(), int(PAGES.read_text("ascii").split()[1]) * PAGE)
    import resource  # noqa: PLC0415 - not everywhere

    return Used(time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)


def work(database: str, profile: str, pipe: Connection[object, object]) -> None:
    """Serve until the other end of the pipe closes. Every message is answered with the usage."""
    with serving.listen(serving.LOOPBACK, 0) as listening:
        app = make_app(database, limits=UNLIMITED)
        server = serving.Server(
            app, lambda: pipe.send(serving.address_of(listening)), log_level="warning"
        )

        def answer() -> None:
            try:
                while pipe.recv() == "used":
                    pipe.send(used())
            except EOFError:
                pass
            server.should_exit = True

        threading.Thread(target=answer, daemon=True).start()
        if profile:
            profiled(lambda: server.run([listening]), profile)
        else:
            server.run([listening])


def profiled(run: Callable[[], None], place: str) -> None:
    """Run something under the profiler, for `python -m pstats`."""
    import cProfile  # noqa: PLC0415

    profile = cProfile.Profile()
    profile.runcall(run)
    profile.dump_stats(place)
