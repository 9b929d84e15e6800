"""The servers that are attacked, each in a process as a host would start it, and what they use."""

from __future__ import annotations

import contextlib
import http.client
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import make_url

from tests.ending import ending_with_parent
from tests.server.attack.logs import Errors, errors_in
from tests.server.crash_server import ROOT, Server, children_of, is_alive
from tests.server.databases import rows_in

SOFT_FILES, HARD_FILES = 1024, 4096
"""The limit of open files that a service usually has, and up to which it may raise it."""
START = (
    "import resource; from orrery.cli import main;"
    f" resource.setrlimit(resource.RLIMIT_NOFILE, ({SOFT_FILES}, {HARD_FILES})); main()"
)
WATCHER = "127.0.8.1"
FROZEN_AFTER = 20.0
"""Seconds without an answer after which a server is taken for frozen."""
GIVE_UP_STOPPING = 60.0
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")
MEGABYTE = 1 << 20


class Host(Server):
    """`orrery serve` with the usual limits; what it logs goes to a file."""

    def __init__(self, database: str, log: Path) -> None:
        super().__init__(database, "")
        self.log = log

    def launched(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", START, "serve", "--port", str(self.port)]
        with self.log.open("ab") as output:
            return subprocess.Popen(
                [*command, "--database", self.database],
                cwd=ROOT,
                stdout=output,
                stderr=output,
                preexec_fn=ending_with_parent(),  # noqa: PLW1509  it takes no lock
            )

    def stop(self) -> tuple[float | None, list[int]]:
        """SIGTERM: how long it took to end, nothing if it did not; and processes that are left."""
        assert self.process is not None
        children, began = children_of(self.process.pid), time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(GIVE_UP_STOPPING)
        except subprocess.TimeoutExpired:
            self.kill()
            return None, []
        took = time.monotonic() - began
        until = time.monotonic() + 2
        while any(map(is_alive, children)) and time.monotonic() < until:
            time.sleep(0.05)
        return took, [child for child in children if is_alive(child)]

    def errors(self) -> Errors:
        """What its log says so far."""
        return errors_in(self.log.read_text("utf-8", "replace") if self.log.exists() else "")

    def health(self, patience: float) -> float | None:
        """How long the server took to say that it is well; nothing if it did not."""
        began = time.monotonic()
        asked = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=patience, source_address=(WATCHER, 0)
        )
        try:
            asked.request("GET", "/api/health")
            answer = asked.getresponse()
            answer.read()
        except (OSError, http.client.HTTPException):
            return None
        finally:
            asked.close()
        return time.monotonic() - began if answer.status == 200 else None


@dataclass(frozen=True)
class Sample:
    """What one server and its children used at a moment."""

    second: float
    memory: float
    """In megabytes."""
    files: int
    cpu: float
    """Seconds of processors so far."""


@dataclass
class Watched:
    """What was seen of one server in a round."""

    samples: list[Sample] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    unanswered: float = 0.0
    """The longest time without an answer."""


def sample(process: int, second: float) -> Sample | None:
    """What a process uses now; nothing if it has ended."""
    try:
        files = len([*Path(f"/proc/{process}/fd").iterdir()])
        family = [process, *children_of(process)]
        memory = sum(map(memory_of, family)) / MEGABYTE
        return Sample(second, memory, files, sum(map(cpu_of, family)))
    except OSError:
        return None


def memory_of(process: int) -> int:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE
    return 0


def cpu_of(process: int) -> float:
    with contextlib.suppress(OSError):
        parts = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / TICK
    return 0.0


def database_size(database: str) -> float:
    """Megabytes on the disk."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        files = Path(str(url.database)).parent.glob(f"{Path(str(url.database)).name}*")
        return sum(file.stat().st_size for file in files) / MEGABYTE
    size = rows_in(database, "SELECT pg_database_size(current_database())")[0][0]
    return float(size) / MEGABYTE


class Watch:
    """Looks at the servers once a second, and asks each how it is, until told to stop."""

    def __init__(self, hosts: list[Host]) -> None:
        self.hosts = hosts
        self.seen = [Watched() for _ in hosts]
        self.frozen = ""
        self._stopped = threading.Event()

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        threads = [
            threading.Thread(target=self._look, args=(host, seen), daemon=True)
            for host, seen in zip(self.hosts, self.seen, strict=True)
        ]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._stopped.set()
            for thread in threads:
                thread.join(FROZEN_AFTER + 5)

    def _look(self, host: Host, seen: Watched) -> None:
        began = answered = time.monotonic()
        while not self._stopped.wait(1.0):
            found = sample(host.number, time.monotonic() - began)
            if found is None:
                self.frozen = f"the server of port {host.port} has ended"
                return
            seen.samples.append(found)
            took = host.health(FROZEN_AFTER)
            now = time.monotonic()
            if took is not None:
                seen.health.append(took)
                answered = now
            seen.unanswered = max(seen.unanswered, took or now - answered)
            if now - answered >= FROZEN_AFTER:
                self.frozen = (
                    f"the server of port {host.port} gave no answer for {now - answered:.0f} s"
                )
                return
