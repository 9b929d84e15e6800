"""Requests that are good and cost much: replays, hints, programs, tables, pages."""

from __future__ import annotations

import asyncio
import time
from typing import ClassVar

from tests.server.attack.ammunition import golden
from tests.server.attack.kind import FRIEND, ME, PROGRAM, Kind
from tests.server.attack.wire import Json, Talk, at_table, counted_failures, said

SIX: Json = {"players": "6"}
GREEDY: Json = {"kind": "program", "program": "greedy"}
ROUNDS = 200
"""Messages of one conversation."""


class FinishedGames(Kind):
    """Long finished games, asked for everything that makes the server play them again."""

    name: ClassVar[str] = "finished-games"
    family: ClassVar[str] = "greedy"
    rate: ClassVar[float] = 8.0
    at_once: ClassVar[int] = 16

    async def prepare(self) -> None:
        records = [golden("clone-wars", "long"), golden("starcraft", "six-players")]
        self.tables = [table for one in records * 2 if (table := await self.bring(one))]

    async def strike(self) -> None:
        if not self.tables:
            return
        part = self.rng.choice(
            [
                "summary",
                f"replay?eyes={self.rng.randrange(-1, 2)}",
                f"frames?first={self.rng.randrange(300)}&count=60",
                "check",
                "record",
                "printed",
            ]
        )
        await self.ask("GET", f"/api/tables/{self.rng.choice(self.tables)}/{part}")


class Conversations(Kind):
    """Somebody who sits at a table alone, and says the same again and again."""

    family: ClassVar[str] = "greedy"
    rate: ClassVar[float] = 0.5
    at_once: ClassVar[int] = 2
    pause: ClassVar[float] = 0.05

    async def strike(self) -> None:
        made = await self.make([ME, ME])
        if not made:
            return
        secrets = [seat["secret"] for seat in made["mine"]]
        outcome: list[str] = []
        with counted_failures(outcome):
            async with at_table(self.port, self.address, made["id"]) as connection:
                talk = Talk(connection)
                await talk.hello(secrets[0])
                if talk.update.get("decision") is None:
                    return  # the other seat begins; another table will do
                for number in range(ROUNDS):
                    if time.monotonic() > self.until:
                        return
                    began = time.monotonic()
                    self.note(self.name, said(await self.message(talk, number)), began)
                    await asyncio.sleep(self.pause)
        for one in outcome:
            self.note(self.name, one, time.monotonic())

    async def message(self, talk: Talk, number: int) -> Json:
        raise NotImplementedError


class Hints(Conversations):
    """Asks for hints without playing."""

    name: ClassVar[str] = "hints"
    pause: ClassVar[float] = 0.2

    async def message(self, talk: Talk, number: int) -> Json:
        return await talk.say("hint")


class Whys(Conversations):
    """Asks why not, about whatever there is and is not."""

    name: ClassVar[str] = "whys"

    async def message(self, talk: Talk, number: int) -> Json:
        things = [
            {
                "kind": self.rng.choice(["card", "base", "seat"]),
                "number": self.rng.randrange(-1, 99),
            }
            for _ in range(8)
        ]
        return await talk.say("why", things=things)


class PingPong(Conversations):
    """Picks and takes it back, which only makes the log longer."""

    name: ClassVar[str] = "ping-pong"
    pause: ClassVar[float] = 0.02

    async def message(self, talk: Talk, number: int) -> Json:
        if number % 2 == 0:
            answer = await talk.pick()
        else:
            answer = await talk.say("undo", after=talk.update.get("number", 0))
        if answer["type"] == "ack":
            await talk.say("ping")  # by then the update has come
        return answer


class ChatFlood(Conversations):
    """Talks without an end."""

    name: ClassVar[str] = "chat-flood"

    async def message(self, talk: Talk, number: int) -> Json:
        return await talk.say("say", text="\u202e" + "\U0001f4a3" * 290)


class ProgramTables(Kind):
    """Tables of six programs, where nobody ever looks."""

    name: ClassVar[str] = "program-tables"
    family: ClassVar[str] = "greedy"
    rate: ClassVar[float] = 1.0
    most: ClassVar[int] = 60

    async def strike(self) -> None:
        await self.make([GREEDY] * 6, game="starcraft", options=SIX)


class Watchers(Kind):
    """Watchers of honest tables who come and go."""

    name: ClassVar[str] = "watchers"
    family: ClassVar[str] = "greedy"
    rate: ClassVar[float] = 10.0
    at_once: ClassVar[int] = 20

    async def strike(self) -> None:
        table, began, outcome = self.rng.choice(self.target.honest), time.monotonic(), list[str]()
        with counted_failures(outcome):
            async with at_table(self.port, self.address, table) as connection:
                outcome.append(said(await Talk(connection).hello(None)))
        self.note("watching an honest table", outcome[-1], began)


class ListedTables(Kind):
    """Empty tables in the lobby from a few addresses, so that nobody finds the others."""

    name: ClassVar[str] = "listed-tables"
    family: ClassVar[str] = "greedy"
    rate: ClassVar[float] = 4.0
    most: ClassVar[int] = 600

    async def prepare(self) -> None:
        del self._addresses[4:]

    async def strike(self) -> None:
        await self.make([ME, {"kind": "open"}], listed=True, name="Come in")


class Chains(Kind):
    """Games that are given up, played again, and played on from."""

    name: ClassVar[str] = "chains"
    family: ClassVar[str] = "greedy"
    rate: ClassVar[float] = 0.5

    async def strike(self) -> None:
        made = await self.make([ME, PROGRAM])
        if not made:
            return
        table, secret = made["id"], made["mine"][0]["secret"]
        for _ in range(5):
            await self.give_up(table, secret)
            wish = {"after": 0, "seats": [ME, ME], "listed": False}
            await self.ask("POST", f"/api/tables/{table}/play-on", wish)
            again = await self.ask("POST", f"/api/tables/{table}/rematch", {"secret": secret})
            if again.status != "201":
                return
            table = again.json()["id"]

    async def give_up(self, table: str, secret: str) -> None:
        began, outcome = time.monotonic(), list[str]()
        with counted_failures(outcome):
            async with at_table(self.port, self.address, table) as connection:
                talk = Talk(connection)
                await talk.hello(secret)
                outcome.append(said(await talk.say("resign")))
        self.note("resigning", outcome[-1], began)


class Pages(Kind):
    """Pages, guides, rulebooks and galleries, as often as they are given."""

    name: ClassVar[str] = "pages"
    family: ClassVar[str] = "greedy"
    rate: ClassVar[float] = 10.0

    async def strike(self) -> None:
        path = self.rng.choice(
            [
                *("/", "/docs", "/docs/openapi.json", "/api/games", "/api/tables", "/api/server"),
                *("/api/games/clone-wars/cards", "/api/games/starcraft/cards"),
                *("/api/rulebooks/clone-wars", "/api/rulebooks/starcraft", "/api/rules/CW-BUY-03"),
                "/api/guides/clone-wars",
            ]
        )
        if "guides" in path:
            await self.ask("POST", path, {"name": "Mallory"})
        else:
            await self.ask("GET", path, None, {"Accept-Encoding": "gzip"})


class Reports(Kind):
    """Reports of honest games that run."""

    name: ClassVar[str] = "reports"
    family: ClassVar[str] = "greedy"
    rate: ClassVar[float] = 2.0

    async def strike(self) -> None:
        table = self.rng.choice(self.target.honest)
        await self.ask("POST", f"/api/tables/{table}/report", {"said": "x" * 4000})


class Seats(Kind):
    """Waiting tables whose seats change again and again."""

    name: ClassVar[str] = "seats"
    family: ClassVar[str] = "greedy"
    rate: ClassVar[float] = 1.0

    async def strike(self) -> None:
        made = await self.make([ME, FRIEND])
        if not made:
            return
        table, host = made["id"], made["host"]
        for kind in ("open", "person", "open"):
            wish = {"host": host, "kind": kind}
            await self.ask("POST", f"/api/tables/{table}/seats/1", wish)
        await self.ask("POST", f"/api/tables/{table}/close", {"host": host})
