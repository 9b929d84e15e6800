"""Things that nobody may do: use others' seats, answer their wishes, pick in a program's name."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import ClassVar

from tests.server.attack.kind import FRIEND, ME, Kind
from tests.server.attack.wire import Json, Talk, at_table, counted_failures, said

GUESS = "A" * 32
NAMES = 8
"""Names of gestures that are taken from a program."""
QUIET = 12.0
"""Seconds after which a program should have picked: it has 10 for an answer."""


class Unfair(Kind):
    """Tries something that must be refused."""

    family: ClassVar[str] = "unfair"
    rate: ClassVar[float] = 1.0

    async def refused(self, method: str, path: str, body: object, what: str) -> None:
        """Ask for something over HTTP that must not be given."""
        answer = await self.ask(method, path, body)
        if answer.status.startswith("2"):
            self.grant(what)

    async def tried(
        self, table: str, secret: str | None, messages: Sequence[Json], what: str
    ) -> None:
        """Say hello at a table and send messages. None of them may be carried out; if there are
        none, hello itself must be refused."""
        began, outcome = time.monotonic(), list[str]()
        with counted_failures(outcome):
            async with at_table(self.port, self.address, table) as connection:
                talk = Talk(connection)
                welcome = await talk.hello(secret)
                outcome.append(said(welcome))
                if not messages and welcome.get("seat") is not None:
                    self.grant(what)
                for message in messages:
                    answer = await talk.say(**message)
                    outcome.append(said(answer))
                    if answer["type"] != "refused":
                        self.grant(f"{what}: {message['kind']}")
        self.note(what, outcome[-1], began)


class WrongSecrets(Unfair):
    """Guesses secrets of honest tables, and does without them."""

    name: ClassVar[str] = "wrong-secrets"
    rate: ClassVar[float] = 3.0

    async def strike(self) -> None:
        table = self.rng.choice(self.target.honest)
        place, guess = f"/api/tables/{table}", {"secret": GUESS}
        await self.refused("POST", f"{place}/seats", {"name": "M", **guess}, "a guessed link")
        await self.refused("POST", f"{place}/leave", guess, "leaving for somebody else")
        await self.refused("POST", f"{place}/close", {"host": GUESS}, "closing by a guess")
        await self.refused("PATCH", place, {"host": GUESS, "name": "Mine"}, "renaming by a guess")
        await self.refused("POST", f"{place}/rematch", guess, "a rematch by a guess")
        await self.tried(table, GUESS, [], "a guessed seat")
        watcher: list[Json] = [
            {"kind": "pick", "after": 1, "picks": ["end"]},
            {"kind": "resign"},
            {"kind": "consent", "agree": True, "wish": 1},
            {"kind": "stand-in", "seat": 0},
            {"kind": "take-back"},
            {"kind": "undo", "after": 1},
            {"kind": "say", "text": "hello"},
        ]
        await self.tried(table, None, watcher, "a watcher who plays")


class MixedSecrets(Unfair):
    """Uses the host's secret for a seat and a seat's for the host, and a link that was taken."""

    name: ClassVar[str] = "mixed-secrets"

    async def strike(self) -> None:
        made = await self.make([ME, FRIEND])
        if not made:
            return
        place = f"/api/tables/{made['id']}"
        mine, link = made["mine"][0]["secret"], made["links"][0]["secret"]
        await self.refused("PATCH", place, {"host": mine, "name": "X"}, "a seat's secret as host's")
        await self.tried(made["id"], made["host"], [], "the host's secret as a seat's")
        claimed = await self.ask("POST", f"{place}/seats", {"name": "Bob", "secret": link})
        if claimed.status == "201":
            await self.tried(made["id"], link, [], "a link that somebody else has taken")


class OthersWishes(Unfair):
    """Answers a wish of its own, and replaces people who are there."""

    name: ClassVar[str] = "others-wishes"

    async def strike(self) -> None:
        made = await self.make([ME, ME])
        if not made:
            return
        secrets = [seat["secret"] for seat in made["mine"]]
        outcome: list[str] = []
        with counted_failures(outcome):
            port, address = self.port, self.address
            async with (
                at_table(port, address, made["id"]) as one,
                at_table(port, address, made["id"]) as other,
            ):
                talks = [Talk(one), Talk(other)]
                for talk, secret in zip(talks, secrets, strict=True):
                    await talk.hello(secret)
                await self.overreach(talks)
        for status in outcome:
            self.note(self.name, status, time.monotonic())

    async def overreach(self, talks: list[Talk]) -> None:
        for seat, talk in enumerate(talks):
            began = time.monotonic()
            wishes: list[Json] = [
                {"kind": "consent", "agree": True, "wish": 1},
                {"kind": "stand-in", "seat": 1 - seat},
            ]
            for message in wishes:
                answer = await talk.say(**message)
                self.note(self.name, said(answer), began)
                if answer["type"] != "refused":
                    self.grant(f"{message['kind']} with the other one there")


class ProgramNames(Unfair):
    """Gives its gestures the names that a program's would have, then lets a program play. The
    program must go on all the same."""

    name: ClassVar[str] = "program-names"
    rate: ClassVar[float] = 0.3
    most: ClassVar[int] = 8

    async def strike(self) -> None:
        made = await self.make([ME, ME])
        if not made:
            return
        outcome: list[str] = []
        with counted_failures(outcome):
            for seat in made["mine"]:
                async with at_table(self.port, self.address, made["id"]) as connection:
                    talk = Talk(connection)
                    await talk.hello(seat["secret"])
                    if talk.update.get("decision") is not None:
                        await self.poison(talk, seat["seat"])
        for status in outcome:
            self.note(self.name, status, time.monotonic())

    async def poison(self, talk: Talk, seat: int) -> None:
        for number in range(NAMES, 2 * NAMES):
            began = time.monotonic()
            answer = await talk.pick(f"program-{2 * number}")
            self.note(self.name, said(answer), began)
            await talk.say("ping")
            undo = talk.update.get("undo")
            if undo is None or not undo["fair"]:
                break
            await talk.say("undo", after=talk.update["number"])
            await talk.say("ping")
        self.note(self.name, said(await talk.say("stand-in", seat=seat)), time.monotonic())
        await self.goes_on(talk, seat)

    async def goes_on(self, talk: Talk, seat: int) -> None:
        """The program picks until somebody else is asked."""
        heard = time.monotonic()
        while (talk.update.get("asked") or {}).get("seat") == seat and heard < self.until - QUIET:
            try:
                await asyncio.wait_for(talk.wait_for("update"), QUIET)
                heard = time.monotonic()
            except TimeoutError:
                self.grant(f"a program that picks no more for {QUIET:g} s")
                return
