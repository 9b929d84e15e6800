"""Many pick at once at one table: no fork, no loss, and every loser hears why.

On PostgreSQL there are two servers, on SQLite one. Each round, several connections of the seat that
is asked, spread over the servers, pick something at the same time. One of them is acknowledged, all
others are refused; the log has one row more. At the end all servers tell every reader the same
story.

python -m tests.server.race --picks 10000 --times 20                        on SQLite
python -m tests.server.race --picks 10000 --times 20 --database postgres
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests import plain_http
from tests.server.crash_player import LATE
from tests.server.crash_server import PATIENCE, Server
from tests.server.databases import log_in, on, url_in

Json = dict[str, Any]
AT_ONCE = 10
"""Connections of a seat that pick at the same time."""
PERSONS = [{"kind": "person", "name": name, "mine": True} for name in ("Ann", "Ben")]
WISH = {"game": "clone-wars", "options": {"mode": "full", "bases": "5"}, "seats": PERSONS}
CLEAR = ("stale", "not-asked", "no-option", "over")
"""What a loser may hear."""


@dataclass
class Report:
    """What a race has shown."""

    sent: int = 0
    won: int = 0
    tables: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    seconds: float = 0


class Racer:
    """One connection of a seat."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.update: Json = {}
        self.is_over = False

    async def hello(self, secret: str) -> None:
        await self.connection.send(json.dumps({"type": "hello", "secret": secret}))
        await self.wait_for("update")

    async def wait_for(self, *kinds: str) -> Json:
        """The next message of one of these kinds; updates are kept."""
        while True:
            message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
            if message["type"] == "update":
                self.update = message
            if message["type"] == "table":
                self.is_over = message["table"]["status"] == "over"
            if message["type"] in kinds:
                return message

    async def catch_up(self, number: int) -> None:
        """Wait until as much was told as to somebody else."""
        while self.update["number"] < number:
            await self.wait_for("update")

    async def pick(self, name: str, text: str) -> Json:
        after = self.update["number"]
        message = {"type": "pick", "id": name, "after": after, "picks": [text]}
        await self.connection.send(json.dumps(message))
        while (answer := await self.wait_for("ack", "refused")).get("id") != name:
            pass
        return answer


async def race_at_a_table(servers: list[Server], report: Report, rng: Random, picks: int) -> str:
    """One table, until its game is over or enough was sent; its id."""
    async with plain_http.AsyncClient(timeout=PATIENCE) as client, AsyncExitStack() as stack:
        made = (await client.post(f"{servers[0].address}/api/tables", json=WISH)).json()
        seats: list[list[Racer]] = [[], []]
        for number in range(AT_ONCE):
            address = servers[number % len(servers)].address.replace("http", "ws", 1)
            for seat in made["mine"]:
                place = f"{address}/api/tables/{made['id']}/socket"
                racer = Racer(await stack.enter_async_context(connect(place, max_size=None)))
                await racer.hello(seat["secret"])
                seats[seat["seat"]].append(racer)
        report.tables += 1
        while report.sent < picks:
            asked = next((one for one in seats if one[0].update["decision"]), None)
            if asked is None:
                break
            await one_round(asked, report, rng)
            for racers in seats:
                newest = await told_now(racers[0])
                await asyncio.gather(*(racer.catch_up(newest) for racer in racers))
        return str(made["id"])


async def told_now(racer: Racer) -> int:
    """The number of the newest update that a server has for a seat."""
    await racer.connection.send(json.dumps({"type": "ping", "id": "now"}))
    await racer.wait_for("pong")
    return int(racer.update["number"])


async def one_round(racers: list[Racer], report: Report, rng: Random) -> None:
    """All of a seat pick at once: one wins."""
    options = racers[0].update["decision"]["options"]
    options = [one for one in options if one["verb"] not in LATE] or options
    tries = [
        racer.pick(f"{report.sent}-{number}", rng.choice(options)["text"])
        for number, racer in enumerate(racers)
    ]
    answers = await asyncio.gather(*tries)
    won = [answer for answer in answers if answer["type"] == "ack"]
    assert len(won) == 1, f"{len(won)} of {len(answers)} were acknowledged"
    for answer in answers:
        if answer["type"] == "refused":
            assert answer["code"] in CLEAR, answer
            report.refused[answer["code"]] += 1
    report.sent += len(answers)
    report.won += 1


async def same_everywhere(servers: list[Server], table: str) -> None:
    """A watcher is told the same story at all servers."""
    stories = []
    for server in servers:
        place = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(place, max_size=None) as connection:
            await connection.send(json.dumps({"type": "hello"}))
            stories.append(await Racer(connection).wait_for("update"))
    assert all(story == stories[0] for story in stories), "the servers tell different stories"


async def whole(database: str, picks: int, seed: int) -> Report:
    count = 2 if database.startswith("postgres") else 1
    servers, report, rng = [Server(database, "") for _ in range(count)], Report(), Random(seed)
    began = time.monotonic()
    for server in servers:
        await server.start()
    try:
        rows = 0
        while report.sent < picks:
            table = await race_at_a_table(servers, report, rng, picks)
            await same_everywhere(servers, table)
            log = log_in(database, table)
            assert [row[0] for row in log] == [*range(1, len(log) + 1)], "the log has gaps"
            rows += len(log)
        assert rows == report.won, f"{report.won} were acknowledged, {rows} are kept"
    finally:
        for server in servers:
            server.kill()
    report.seconds = round(time.monotonic() - began, 1)
    return report


def race(database: str, picks: int, seed: int = 1) -> Report:
    """One race on a new database."""
    return asyncio.run(whole(database, picks, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--picks", type=int, default=10_000, help="sent in each race")
    parser.add_argument("--times", type=int, default=1, help="races")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    given = parser.parse_args()
    with on(given.database):
        for seed in range(1, given.times + 1):
            with tempfile.TemporaryDirectory() as folder:
                report = race(url_in(Path(folder)), given.picks, seed)
            sys.stdout.write(f"race {seed}: {report}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
