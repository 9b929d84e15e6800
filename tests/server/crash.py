"""Servers that are killed at random moments lose nothing that they acknowledged, and games go on.

Servers run in processes of their own; persons play at several tables, programs too, and kill −9
ends a server again and again. What was acknowledged is compared with what the database has kept.
On PostgreSQL there are two servers: the one that lets programs think is killed, and the other takes
over; or all connections to the database are cut.

python -m tests.server.crash --times 20                          so many times in a row
python -m tests.server.crash --times 20 --database postgres      on PostgreSQL
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests import plain_http
from tests.server.crash_player import Player
from tests.server.crash_server import PATIENCE, Server
from tests.server.databases import Row, cut_off, log_in, on, rows_in, url_in

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


@dataclass
class Report:
    """What a run has shown."""

    kills: int = 0
    cuts: int = 0  # of all connections to the database
    acknowledged: int = 0
    kept: int = 0
    again: int = 0  # gestures whose answer was lost and that were sent again
    restarts: list[float] = field(default_factory=list)  # seconds until the server answered
    taken_over: list[float] = field(default_factory=list)  # seconds until programs went on


class Run:
    """One run: tables, their players, and what was kept when the servers were last looked at."""

    def __init__(self, database: str, seed: int, fault: str, servers: int) -> None:
        self.database = database
        self.fault = fault
        self.servers = [Server(database, fault) for _ in range(servers)]
        self.rng = Random(seed)
        self.report = Report()
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.kept: dict[str, list[Row]] = {}

    async def whole(self, kills: int) -> Report:
        for server in self.servers:
            await server.start()
        try:
            await self.sit_down()
            playing = [asyncio.create_task(player.play()) for player in self.players]
            looking = asyncio.create_task(self.look_on())
            for _ in range(kills):
                await self.disturb_under_load(playing)
            for player in self.players:
                player.finishes = True
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
                await asyncio.gather(*(player.same_story() for player in self.players))
            looking.cancel()
        finally:
            for server in self.servers:
                server.kill()
        self.compare()
        self.report.again = sum(player.sent_again for player in self.players)
        return self.report

    async def sit_down(self) -> None:
        async with plain_http.AsyncClient(timeout=PATIENCE) as client:
            for wish in WISHES:
                place = f"{self.servers[0].address}/api/tables"
                made = (await client.post(place, json=wish)).json()
                self.tables.append(made["id"])
                self.kept[made["id"]] = []
                places = [
                    f"{server.address}/api/tables/{made['id']}/socket".replace("http", "ws")
                    for server in self.servers
                ]
                self.players += [
                    Player(
                        self.rng.sample(places, len(places)),
                        seat["seat"],
                        seat["secret"],
                        made["id"],
                        Random(self.rng.random()),
                    )
                    for seat in made["mine"]
                ]

    async def look_on(self) -> None:
        """Watch the table of programs, through any server that is there: they play for whoever
        looks on."""
        for server in cycle(self.servers):
            place = f"{server.address}/api/tables/{self.tables[-1]}/socket".replace("http", "ws")
            with suppress(OSError, TimeoutError, WebSocketException):
                async with connect(place, open_timeout=PATIENCE) as connection:
                    await connection.send('{"type": "hello"}')
                    async for _ in connection:
                        pass
            await asyncio.sleep(0.1)

    async def disturb_under_load(self, playing: list[asyncio.Task[None]]) -> None:
        """Let them play a moment, then kill a server, or cut it from its database."""
        before = sum(len(player.acknowledged) for player in self.players)
        async with asyncio.timeout(PATIENCE):
            while sum(len(player.acknowledged) for player in self.players) < before + 5:
                await asyncio.sleep(0.01)
                if all(task.done() for task in playing):
                    break
        await asyncio.sleep(self.rng.uniform(0, 0.7))
        if len(self.servers) == 1:
            await self.kill(self.servers[0])
        elif (self.report.kills + self.report.cuts) % 2 == 0:
            await self.kill(await self.thinking_server())
        else:
            await self.cut()
        for task in playing:
            if task.done():
                task.result()

    async def kill(self, server: Server) -> None:
        """Kill a server, compare, and start it again; if there is another, that one goes on."""
        server.kill()
        self.report.kills += 1
        self.compare()
        if len(self.servers) > 1:
            await self.programs_go_on()
        self.report.restarts.append(await server.start())
        await self.programs_go_on()

    async def thinking_server(self) -> Server:
        """The server that holds the lease of the programs' table."""
        query = "SELECT holder FROM leases WHERE table_id = :table"
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not self.is_over(self.tables[-1]):
            held = rows_in(self.database, query, table=self.tables[-1])
            for server in self.servers:
                if held and held[0][0].startswith(f"{server.number}-"):
                    return server
            await asyncio.sleep(0.05)
        return self.rng.choice(self.servers)

    async def cut(self) -> None:
        """Cut all servers from the database for a moment."""
        cut_off(self.database, is_open=False)
        await asyncio.sleep(self.rng.uniform(0.2, 2))
        cut_off(self.database, is_open=True)
        self.report.cuts += 1
        self.compare()
        await self.programs_go_on()

    def compare(self) -> None:
        """Everything acknowledged is there, as it was; nothing that was there has changed."""
        for table in self.tables:
            rows = log_in(self.database, table)
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

    def is_over(self, table: str) -> bool:
        query = "SELECT status FROM tables WHERE id = :table"
        return rows_in(self.database, query, table=table) == [("over",)]

    async def programs_go_on(self) -> None:
        """The table of programs is played on."""
        table, began = self.tables[-1], time.monotonic()
        before, patience = len(self.kept[table]), 10 if self.fault else 60
        while len(log_in(self.database, table)) <= before and not self.is_over(table):
            assert time.monotonic() < began + patience, "programs do not go on"
            await asyncio.sleep(0.05)
        self.report.taken_over.append(round(time.monotonic() - began, 2))


def crash(seed: int, database: str, kills: int = 3, fault: str = "") -> Report:
    """One run on a new database, by servers with a planted fault if one is named."""
    servers = 1 if database.startswith("sqlite") else 2
    return asyncio.run(Run(database, seed, fault, servers).whole(kills))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="runs")
    parser.add_argument("--kills", type=int, default=3, help="kills, or cuts, in each")
    parser.add_argument("--first", type=int, default=1, help="seed of the first run")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    given = parser.parse_args()
    with on(given.database):
        for seed in range(given.first, given.first + given.times):
            began = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                report = crash(seed, url_in(Path(folder)), given.kills)
            sys.stdout.write(f"run {seed}: {report}, {time.monotonic() - began:.0f} s\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
