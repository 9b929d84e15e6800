"""A server in a process of its own, which is killed and started again; with a planted fault if one
is named.

python -m tests.server.crash_server PORT DATABASE FAULT
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import uvicorn

from orrery.server.app import make_app
from orrery.server.http.wires import Config
from orrery.server.limits import UNLIMITED
from orrery.server.programs.programs import Programs
from orrery.server.storage.rows import LogRow
from orrery.server.storage.store import Store
from tests import plain_http
from tests.ending import ending_with_parent
from tests.plain_http import reserved_port

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120.0


class Server:
    """The server's process, started as often as it is killed."""

    def __init__(self, database: str, fault: str) -> None:
        self.fault = fault
        self.database = database
        self.port = reserved_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Start, and wait until it answers; how long that took."""
        began = time.monotonic()
        self.process = self.launched()
        async with plain_http.AsyncClient(base_url=self.address) as client:
            while time.monotonic() - began < PATIENCE:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get("/api/games")).status_code == 200:
                        return time.monotonic() - began
                await asyncio.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def launched(self) -> subprocess.Popen[bytes]:
        """The process, which may not answer yet."""
        command = [sys.executable, "-m", "tests.server.crash_server"]
        return subprocess.Popen(
            [*command, str(self.port), self.database, self.fault],
            cwd=ROOT,
            preexec_fn=ending_with_parent(),  # noqa: PLW1509  it takes no lock
        )

    @property
    def number(self) -> int:
        """The number of the process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Kill −9; its worker processes must not outlive it."""
        assert self.process is not None
        children = children_of(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        until = time.monotonic() + 60  # one that is just starting does not see it yet
        while any(map(is_alive, children)):
            assert time.monotonic() < until, "worker processes outlive the server"
            time.sleep(0.02)


def children_of(process: int) -> list[int]:
    """The processes that a process has started; nothing where the platform does not tell."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(one) for one in listed.read_text().split()] if listed.exists() else []


def is_alive(process: int) -> bool:
    """Whether a process runs; one that waits to be buried does not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in ("Z", "X")


def main() -> None:
    """Be the server."""
    port, database, fault = sys.argv[1:]
    if fault == "hasty":
        plant_haste()
    elif fault == "idle":
        plant_idleness()
    app = make_app(database, Programs(workers=1, pace=0), limits=UNLIMITED)
    uvicorn.Server(Config(app, port=int(port), log_level="warning")).run()


def plant_haste() -> None:
    """A store that answers before it has written."""
    write, tasks = Store.append, set()

    async def later(store: Store, table: str, rows: Sequence[LogRow]) -> None:
        await asyncio.sleep(0.5)
        await write(store, table, rows)

    async def hasty(store: Store, table: str, rows: Sequence[LogRow]) -> None:
        task = asyncio.create_task(later(store, table, rows))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    Store.append = hasty  # type: ignore[method-assign,assignment]


def plant_idleness() -> None:
    """A server that does not let its programs play."""
    Programs.look = lambda *_: None  # type: ignore[method-assign]


if __name__ == "__main__":
    main()
