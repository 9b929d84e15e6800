"""A server for tests, on a free port in a thread, with programs that answer at once; and players
who speak through its sockets."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from orrery.server.app import make_app
from orrery.server.http.wires import Config
from orrery.server.limits import UNLIMITED
from orrery.server.live.live_game import LiveGame
from orrery.server.live.table import Table
from orrery.server.programs.programs import Programs, question_of
from orrery.server.work.thinking import Thought, think
from tests import plain_http
from tests.server.databases import Row, log_in, url_in
from tests.server.loop_watch import WATCH
from tests.server.playing import WORK

PATIENCE = 30.0
ME = {"kind": "person", "name": "Ann", "mine": True}
FRIEND = {"kind": "person", "name": "Ben"}
OPEN = {"kind": "open"}
PROGRAM = {"kind": "program", "program": "eager"}
ANSWERS = ("ack", "refused", "reasons", "hint", "story", "pong")
THINKING = ThreadPoolExecutor(1, "thinking")
Json = dict[str, Any]


class QuickPrograms(Programs):
    """Programs that answer without a pause, in a thread instead of a process of their own."""

    def __init__(self) -> None:
        super().__init__(workers=1, pace=0)

    def warm_up(self) -> None:
        """Nothing: there is no process."""

    async def answer(
        self, table: Table, live_game: LiveGame, program: str, *, ahead: bool = False
    ) -> Thought:
        question, loop = question_of(table, live_game, program, ahead), asyncio.get_running_loop()
        return await loop.run_in_executor(THINKING, think, question)


class Room:
    """A server as its clients know it."""

    def __init__(self, address: str, database: str) -> None:
        self.address = address
        self.database = database
        self.http = plain_http.Client(base_url=address, timeout=PATIENCE)

    def get(self, path: str, **given: Any) -> httpx.Response:
        return self.http.get(path, **given)

    def post(self, path: str, body: object = None, **given: Any) -> httpx.Response:
        return self.http.post(path, **(given if body is None else {"json": body, **given}))

    def make(self, *seats: Json, **wish: Any) -> Json:
        """A table with these seats; a person against a program if none are given."""
        body = {"game": "clone-wars", "seats": seats or (ME, PROGRAM), **wish}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def table(self, made: Json) -> Json:
        shown: Json = self.get(f"/api/tables/{made['id']}").json()
        return shown

    def log(self, made: Json) -> list[Row]:
        """What the database has kept of a table's game."""
        return log_in(self.database, made["id"])

    @contextmanager
    def socket(self, made: Json, **given: Any) -> Iterator[ClientConnection]:
        """A connection to a table's socket that has not said hello."""
        place = f"{self.address.replace('http', 'ws', 1)}/api/tables/{made['id']}/socket"
        with connect(place, open_timeout=PATIENCE, max_queue=None, **given) as connection:
            yield connection

    @contextmanager
    def sit(self, made: Json, secret: str | None = None, **more: Any) -> Iterator[Player]:
        """Somebody at a table, greeted; a watcher without a secret."""
        with self.socket(made) as connection:
            player = Player(connection)
            player.send(**{"type": "hello", **({"secret": secret} if secret else {}), **more})
            welcome = player.wait_for("welcome")
            if welcome["table"]["status"] != "waiting":
                player.wait_for("update")
            yield player

    def resign(self, made: Json) -> None:
        """End a game."""
        with self.sit(made, made["mine"][0]["secret"]) as player:
            assert player.ask(type="resign", id="up")["type"] == "ack"


class Player:
    """One end of a table's socket: keeps what it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.told: list[Json] = []

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self) -> Json:
        message: Json = json.loads(self.connection.recv(PATIENCE))
        self.told.append(message)
        return message

    def wait_for(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def ask(self, **message: Any) -> Json:
        """Send something and wait for its answer; what is told between them is kept."""
        self.send(**message)
        return self.wait_for(*ANSWERS)

    @property
    def update(self) -> Json:
        """How things stand: the last update."""
        return next(one for one in reversed(self.told) if one["type"] == "update")

    def option(self) -> str:
        """Wait until asked; the last option, which often ends the turn."""
        while self.update["decision"] is None:
            self.wait_for("update")
        text: str = self.update["decision"]["options"][-1]["text"]
        return text

    def pick(self, id: str) -> Json:
        """Wait until asked, and pick."""
        text = self.option()
        return self.ask(type="pick", id=id, after=self.update["number"], picks=[text])


def app_in(folder: Path, **given: Any) -> Litestar:
    """The server, with its tables in a folder."""
    return make_app(url_in(folder), QuickPrograms(), WORK, **{"limits": UNLIMITED, **given})


@contextmanager
def room(folder: Path, **given: Any) -> Iterator[Room]:
    """A server with its tables in a folder."""
    app = app_in(folder, **given)
    config = Config(app, port=0, log_config=None, loop="asyncio", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until = time.monotonic() + PATIENCE
        while not server.started and time.monotonic() < until:
            time.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        there = Room(f"http://127.0.0.1:{port}", url_in(folder))
        with there.http, WATCH.thread(thread):
            yield there
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
