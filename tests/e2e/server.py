"""The server that the browsers visit: a process of its own, which can be killed and started again.

It is the real one, except that programs answer without a pause, that a program may play for whoever
is away at once, that a clock waits for nobody who has just come, that time passes when a test says
so, that chance comes from the share that a table's maker brings (the same share makes the same
game), that a table can begin in the midst of a game, whose record it tells, and that it ends with
whoever started it.

    python -m tests.e2e.server PORT DATABASE CLIENT
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import get, post
from litestar.datastructures import State

from orrery.core.record import Record
from orrery.server import secrets
from orrery.server.app import make_app
from orrery.server.contract.bodies import NewSeat
from orrery.server.http.pages import STATIC
from orrery.server.http.wires import Config
from orrery.server.limits import USUAL, without_quotas
from orrery.server.live import attendance, clocks
from orrery.server.programs import programs
from orrery.server.programs.programs import Programs
from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.tables.imports import log_of
from orrery.server.tables.new_seats import seats_made
from orrery.server.work.replays import played_again
from tests import plain_http
from tests.plain_http import HOST, reserved_port

PATIENCE = 180.0
SOON = 5.0
ROOT = Path(__file__).parents[2]
ME = {"kind": "person", "name": "Ann", "mine": True}
BEN = {"kind": "person", "name": "Ben", "mine": True}
FRIEND = {"kind": "person", "name": "Ben"}
OPEN = {"kind": "open"}
PROGRAM = {"kind": "program", "program": "simple", "name": "Droid brain"}
GREEDY = {"kind": "program", "program": "greedy"}
Json = dict[str, Any]


class Server:
    """The process, and what is asked of it outside of the browser."""

    def __init__(self, folder: Path, client: Path = STATIC, **environment: str) -> None:
        self._folder = folder
        self._client = client
        self._environment = environment
        self._port = reserved_port()
        self._http = plain_http.Client()
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"http://{HOST}:{self._port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._http = plain_http.Client(timeout=PATIENCE)
        database = f"sqlite:///{self._folder / 'tables.sqlite'}"
        with (self._folder / "server.txt").open("ab") as said:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tests.e2e.server"),
                    *(str(self._port), database, str(self._client)),
                ],
                cwd=ROOT,
                env={**os.environ, **self._environment},
                stdin=subprocess.PIPE,  # closed when this process ends, however it ends
                stdout=said,
                stderr=said,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"the server has ended: {self.said}"
            assert time.monotonic() < until, f"the server does not answer: {self.said}"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return self._http.get(f"{self.address}/api/health", timeout=SOON).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process:
            self._process.kill()
            self._process.communicate(timeout=PATIENCE)
        self._process = None
        self._http.close()

    @property
    def said(self) -> str:
        return (self._folder / "server.txt").read_text("utf-8")

    def make(self, *seats: Json, seed: int = 1, **wish: Any) -> Json:
        """A table with these seats, and with the game that belongs to the seed; a person against a
        program if none are given."""
        body = {
            "game": "clone-wars",
            "seats": seats or (ME, PROGRAM),
            "nonce": f"{seed:032x}",
            "listed": False,
            **wish,
        }
        answer = self._http.post(f"{self.address}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def get(self, path: str, **query: int) -> Any:
        """What the server tells of a table: /api/tables/PATH."""
        return self._http.get(f"{self.address}/api/tables/{path}", params=query).json()

    def pass_time(self, seconds: int) -> None:
        """Let so much time pass on the server at once."""
        answer = self._http.post(f"{self.address}/api/time/{seconds}")
        assert answer.is_success, answer.text

    def open(self, record: Record, *seats: Json, name: str = "") -> Json:
        """A table whose game goes on from where a record ends."""
        body = {"record": record.to_text(), "seats": seats, "name": name}
        answer = self._http.post(f"{self.address}/api/positions", json=body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def record(self, table: str) -> Record:
        """The record of a game that is being played: nobody else may know it."""
        answer = self._http.get(f"{self.address}/api/positions/{table}")
        assert answer.is_success, answer.text
        return Record.from_text(answer.json()["record"], table)

    def asked(self, table: str) -> int:
        """The seat whose decision a table waits for."""
        seat: int = self.get(table)["asked"]
        return seat

    def link(self, made: Json, mine: int | None = None) -> str:
        """The way to a seat of one's own, in the order in which they were made; or to watch."""
        secret = "" if mine is None else f"#{made['mine'][mine]['secret']}"
        return f"{self.address}/table/{made['id']}{secret}"


def by_number(table: TableRow, number: int) -> int:
    """A program's chance: the same at every table."""
    return number


def at_once(self: attendance.Attendance, seat: SeatRow, seconds: float) -> None:
    """Whoever is away may be replaced; the page waits as long as it is told to."""


class Passed:
    """The seconds that have passed because a test said so."""

    seconds = 0


def let_time_pass() -> None:
    """All clocks show the time that has passed as well; so none of them jumps."""
    wall, steady = time.time, time.monotonic
    time.time = lambda: wall() + Passed.seconds
    clocks.steady = lambda: steady() + Passed.seconds


@post("/api/time/{seconds:int}", include_in_schema=False)
async def pass_time(seconds: int, state: State) -> None:
    Passed.seconds += seconds
    for table in state.tables.in_use:
        state.tables.timekeeper.look(table)


@post("/api/positions", include_in_schema=False)
async def open_position(data: Json, state: State) -> Json:
    """A table in the midst of a game: a saved start and the picks since then."""
    record, now, tables = Record.from_text(data["record"], "position"), time.time(), state.tables
    given = msgspec.convert(data["seats"], list[NewSeat])
    seats, mine, _ = seats_made(record.game, given, "00" * 16, now)
    row = TableRow(
        id=secrets.new_id(),
        name=data["name"],
        game=record.game,
        options=dict(record.settings),
        listed=False,
        host_hash="",
        secret="00" * 32,
        made=now,
        status="running",
        settings=record.settings,
        seed=record.seed,
        fingerprint=record.fingerprint,
        program=record.program,
        used=now,
    )
    rows = log_of(record, played_again(record, {}).asked, now)
    await tables.store.add_table(row, seats, rows)
    await tables.table(row.id)
    return {"id": row.id, "mine": [msgspec.to_builtins(one) for one in mine]}


@get("/api/positions/{table:str}", include_in_schema=False)
async def record_of(table: str, state: State) -> Json:
    live_game = (await state.tables.table(table)).live_game
    return {"record": live_game.record().to_text()}


def end_with_parent() -> None:
    """Whoever started this server may be killed; nobody else would end it."""
    while os.read(0, 1):
        pass
    os._exit(1)


def main() -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    port, database, client = sys.argv[1:]
    secrets.new_table_secret = lambda: "00" * 32
    secrets.new_nonce = lambda: "00" * 16
    programs.seed_for = by_number
    attendance.Attendance.must_be_away = at_once  # type: ignore[method-assign]
    clocks.GRACE = 0.0
    let_time_pass()
    limits = without_quotas(USUAL)
    programs_at_once = Programs(pace=0, budget=PATIENCE)  # none is late on a busy machine
    app = make_app(database, programs_at_once, limits=limits, static=Path(client))
    for door in (pass_time, open_position, record_of):
        app.register(door)
    uvicorn.Server(Config(app, host=HOST, port=int(port), log_level="warning")).run()


if __name__ == "__main__":
    main()
