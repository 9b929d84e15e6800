"""A server that is killed at random moments loses nothing that it acknowledged, and games go on.

A server runs in a process of its own; persons play at several tables, programs too, and kill −9
ends it again and again. What was acknowledged is compared with what the database has kept.

python -m tests.server.crash --times 20     so many times in a row
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn

from orrery.server.app import make_app
from orrery.server.hall import Hall
from orrery.server.limits import Limits, Rate
from orrery.server.programs import Programs
from orrery.server.rows import LogRow
from orrery.server.store import Store
from tests.server.crash_player import Player

ROOT = Path(__file__).parent.parent.parent
UNLIMITED = Limits(Rate(1e6, 1e6), Rate(1e6, 1e6))
PATIENCE = 120.0
ME = {"kind": "person", "name": "Ann", "mine": True}
PROGRAM = {"kind": "program", "program": "eager"}
SHORT = {"game": "clone-wars", "options": {"bases": "2"}}
THREE = {"game": "starcraft", "options": {"players": "3", "galaxy": "quick", "factions": "random"}}
WISHES: list[dict[str, Any]] = [
    {**SHORT, "seats": [ME, PROGRAM]},
    {**SHORT, "seats": [ME, ME]},
    {**THREE, "seats": [ME, PROGRAM, PROGRAM]},
    {**SHORT, "seats": [PROGRAM, PROGRAM], "options": {"mode": "full", "bases": "5"}},
]
"""The last one is played by programs alone."""

Row = tuple[int, str, int, str, str]


@dataclass
class Report:
    """What a run has shown."""

    kills: int = 0
    acknowledged: int = 0
    kept: int = 0
    again: int = 0  # gestures whose answer was lost and that were sent again
    restarts: list[float] = field(default_factory=list)  # seconds until the server answered


class Server:
    """The server's process, started as often as it is killed."""

    def __init__(self, folder: Path, fault: str) -> None:
        self.fault = fault
        self.file = folder / "tables.sqlite"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Start, and wait until it answers; how long that took."""
        began = time.monotonic()
        self.process = subprocess.Popen(  # noqa: ASYNC220 - it is started at once
            [
                *(sys.executable, "-m", "tests.server.crash", "--serve", str(self.port)),
                *("--database", f"sqlite:///{self.file}", "--fault", self.fault),
            ],
            cwd=ROOT,
        )
        async with httpx.AsyncClient(base_url=self.address) as client:
            while time.monotonic() - began < PATIENCE:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get("/api/games")).status_code == 200:
                        return time.monotonic() - began
                await asyncio.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Kill −9; its worker processes must not outlive it."""
        assert self.process is not None
        children = children_of(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        until = time.monotonic() + 20
        while any(map(is_alive, children)):
            assert time.monotonic() < until, "worker processes outlive the server"
            time.sleep(0.02)

    def log(self, table: str) -> list[Row]:
        """What the database has of a table's game."""
        query = "SELECT number, kind, seat, text, gesture FROM log WHERE table_id = ? ORDER BY 1"
        return self.read(query, table)

    def is_over(self, table: str) -> bool:
        return self.read("SELECT status FROM tables WHERE id = ?", table) == [("over",)]

    def read(self, query: str, table: str) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.file)) as database:
            return database.execute(query, (table,)).fetchall()


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


class Run:
    """One run: tables, their players, and what was kept when the server was last looked at."""

    def __init__(self, folder: Path, seed: int, fault: str) -> None:
        self.server = Server(folder, fault)
        self.rng = Random(seed)
        self.report = Report()
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.kept: dict[str, list[Row]] = {}

    async def whole(self, kills: int) -> Report:
        await self.server.start()
        try:
            await self.sit_down()
            playing = [asyncio.create_task(player.play()) for player in self.players]
            for _ in range(kills):
                await self.kill_under_load(playing)
            self.told_to_finish()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
                await asyncio.gather(*(player.same_story() for player in self.players))
        finally:
            self.server.kill()
        self.compare()
        self.report.again = sum(player.sent_again for player in self.players)
        return self.report

    async def sit_down(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=PATIENCE) as client:
            for wish in WISHES:
                made = (await client.post("/api/tables", json=wish)).json()
                self.tables.append(made["id"])
                self.kept[made["id"]] = []
                self.players += [
                    Player(
                        f"{self.server.address}/api/tables/{made['id']}/socket".replace(
                            "http", "ws"
                        ),
                        seat["seat"],
                        seat["secret"],
                        made["id"],
                        Random(self.rng.random()),
                    )
                    for seat in made["mine"]
                ]

    async def kill_under_load(self, playing: list[asyncio.Task[None]]) -> None:
        """Let them play a moment, kill, compare, and start again."""
        before = sum(len(player.acknowledged) for player in self.players)
        async with asyncio.timeout(PATIENCE):
            while sum(len(player.acknowledged) for player in self.players) < before + 5:
                await asyncio.sleep(0.01)
                if all(task.done() for task in playing):
                    break
        await asyncio.sleep(self.rng.uniform(0, 0.7))
        self.server.kill()
        self.report.kills += 1
        self.compare()
        for task in playing:
            if task.done():
                task.result()
        self.report.restarts.append(await self.server.start())
        await self.programs_go_on()

    def compare(self) -> None:
        """Everything acknowledged is there, as it was; nothing that was there has changed."""
        for table in self.tables:
            rows = self.server.log(table)
            assert [row[0] for row in rows] == [*range(1, len(rows) + 1)], "the log has gaps"
            known = self.kept[table]
            assert rows[: len(known)] == known, "the log has changed"
            self.kept[table] = rows
        for player in self.players:
            rows = [row for row in self.kept[player.table] if row[2] == player.seat]
            for gesture, texts in player.acknowledged.items():
                found = [row[3] for row in rows if row[4] == gesture and row[1] == "pick"]
                assert found == texts, f"acknowledged: {texts}, kept: {found}"
        self.report.acknowledged = sum(len(player.acknowledged) for player in self.players)
        self.report.kept = sum(map(len, self.kept.values()))

    def told_to_finish(self) -> None:
        for player in self.players:
            player.finishes = True

    async def programs_go_on(self) -> None:
        """The table of programs, which nobody looks at, is played on after a restart."""
        table, until = self.tables[-1], time.monotonic() + (10 if self.server.fault else 60)
        before = len(self.kept[table])
        while len(self.server.log(table)) <= before and not self.server.is_over(table):
            assert time.monotonic() < until, "programs do not go on"
            await asyncio.sleep(0.05)


def crash(seed: int, kills: int = 3, fault: str = "") -> Report:
    """One run on a new database, by a server with a planted fault if one is named."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(Run(Path(folder), seed, fault).whole(kills))


def serve(port: int, database: str, fault: str) -> None:
    """Be the server."""
    if fault == "hasty":
        plant_haste()
    elif fault == "idle":
        plant_idleness()
    app = make_app(database, Programs(workers=1, pace=0), limits=UNLIMITED)
    uvicorn.run(app, port=port, log_level="warning")


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
    """A server that waits until somebody looks at a table."""

    async def idle(_: Hall) -> None:
        pass

    Hall.go_on = idle  # type: ignore[method-assign,assignment]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="runs")
    parser.add_argument("--kills", type=int, default=3, help="kills in each")
    parser.add_argument("--first", type=int, default=1, help="seed of the first run")
    parser.add_argument("--serve", type=int, metavar="PORT", help="be the server")
    parser.add_argument("--database", default="", help="of the server")
    parser.add_argument("--fault", default="", help="that the server shall have")
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.database, given.fault)
        return
    for seed in range(given.first, given.first + given.times):
        began = time.monotonic()
        report = crash(seed, given.kills)
        sys.stdout.write(f"run {seed}: {report}, {time.monotonic() - began:.0f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
