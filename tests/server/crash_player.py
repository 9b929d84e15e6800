"""A person at a table whose server is killed now and then: comes back, and sends again what was not
answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
LATE = ("end", "done", "draw-event", "destroy")
"""What ends or declines something is picked last, or games would hardly get on."""
LONG = 30
"""Gestures after which a long game is given up, once it is to be finished."""


class Player:
    """Plays by chance; keeps what was acknowledged and what it has been told."""

    def __init__(self, places: list[str], seat: int, secret: str, table: str, rng: Random) -> None:
        self.places = places
        self.seat = seat
        self.secret = secret
        self.table = table
        self.rng = rng
        self.acknowledged: dict[str, list[str]] = {}
        self.finishes = False
        self.sent_again = 0
        self._story: list[Json] = []
        self._number = 0
        self._latest: Json | None = None  # the update that was not answered yet
        self._gestures = 0
        self._waiting: Json | None = None  # what was sent and not answered
        self._is_over = False

    async def play(self) -> None:
        """Play until the game is over, over as many connections as it takes."""
        while not self._is_over:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with self.connecting() as connection:
                    await self._play(connection)
            self.places.append(self.places.pop(0))
            await asyncio.sleep(0.05)

    @property
    def place(self) -> str:
        return self.places[0]

    def connecting(self) -> connect:
        """A new connection to the table."""
        return connect(self.place, max_size=None, open_timeout=5)

    async def _play(self, connection: ClientConnection) -> None:
        hello = {"type": "hello", "secret": self.secret, "after": self._number}
        await connection.send(json.dumps(hello))
        if self._waiting is not None:
            self.sent_again += 1
            await connection.send(json.dumps(self._waiting))
        async for text in connection:
            message = json.loads(text)
            match message["type"]:
                case "update":
                    self._take(message)
                case "ack":
                    self._note(message)
                case "refused" if message["code"] == "away":
                    await asyncio.sleep(0.2)
                    return
                case "refused":
                    assert message["code"] in ("stale", "over", "not-asked", "no-undo"), message
                    self._waiting = None
                case "table" | "welcome" if message["table"]["status"] == "over":
                    self._is_over = True
                    return
                case _:
                    continue
            await self._answer(connection)

    def _take(self, update: Json) -> None:
        """Keep the story as a client does. What was told once is not taken back by a restart."""
        assert update["number"] >= self._number, "numbers went back"
        assert update["log_from"] <= len(self._story), "a gap in the story"
        self._story[update["log_from"] :] = update["log"]
        self._number, self._latest = update["number"], update

    async def _answer(self, connection: ClientConnection) -> None:
        """Pick, if asked and nothing is under way."""
        update = self._latest
        if update is None or update["decision"] is None or self._waiting is not None:
            return
        self._latest = None
        self._gestures += 1
        name = f"{self.seat}-{self._gestures}"
        if self.finishes and len(self.acknowledged) > LONG and "players" in update["view"]:
            self._waiting = {"type": "resign", "id": name}
        elif update["undo"] is not None and update["undo"]["fair"] and self.rng.random() < 0.1:
            self._waiting = {"type": "undo", "id": name, "after": update["number"]}
        else:
            self._waiting = self._pick(name, update)
        await connection.send(json.dumps(self._waiting))

    def _pick(self, name: str, update: Json) -> Json:
        options = update["decision"]["options"]
        options = [one for one in options if one["verb"] not in LATE] or options
        first = self.rng.choice(options)["text"]
        plays = [one["text"] for one in options if one["verb"] == "play" and one["text"] != first]
        return {"type": "pick", "id": name, "after": update["number"], "picks": [first, *plays[:2]]}

    def _note(self, ack: Json) -> None:
        """The server says that it is done: from now on it must never be lost."""
        sent = self._waiting
        assert sent is not None
        assert sent["id"] == ack["id"]
        if sent["type"] == "pick":
            assert ack["picks"] > 0
            self.acknowledged[ack["id"]] = sent["picks"][: ack["picks"]]
        self._waiting = None

    async def same_story(self) -> None:
        """Whoever comes new is told the same story."""
        async with connect(self.place, max_size=None) as connection:
            await connection.send(json.dumps({"type": "hello", "secret": self.secret}))
            while (message := json.loads(await connection.recv()))["type"] != "update":
                pass
        assert message["number"] >= self._number
        assert message["log"][: len(self._story)] == self._story
