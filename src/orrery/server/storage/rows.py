"""What the database holds, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from orrery.server.contract.bodies import Kind, Status

LogKind = Literal[
    "pick",
    "undo",
    "resign",
    "ask",
    "absent",
    "agree",
    "refuse",
    "stand-in",
    "timeout",
    "back",
    "resume",
    "anew",
    "cut",
    "mended",
]
"""pick: `text` was picked. undo: `text` is how many picks were taken back. ask, agree, refuse: a
seat wants to take back so many picks, others answer. absent: a seat wants the program to play on
for the seat `text`, others answer. stand-in: the program `text` plays for a seat. timeout: it does,
because the seat's time was up. back: the seat plays itself again. resume: a server goes on, and the
time since the row before was nobody's. anew: a game that was played elsewhere goes on here, and
what nobody has seen is dealt by the seed `text`. cut: the game ends here though it was not over,
since the record that was brought does, or because it was too long (lengths.py). mended: rules were
mended under which the picks before do not lead here; the game goes on from the saved `text`."""
Origin = Literal["", "record"]
"""Where a table comes from: somebody made it, or brought a record to look at."""
NOBODY = -1
"""Stands for the seat in rows that are no seat's doing."""


class Snapshot(NamedTuple):
    """Where a game stood after a row of its log: what `codec.save` makes of it, as text."""

    number: int
    state: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    seat: int
    kind: Kind
    name: str = ""
    program: str = ""
    secret_hash: str = ""
    link_hash: str = ""
    nonce: str = ""
    taken: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    id: str
    name: str
    game: str
    options: dict[str, str]
    listed: bool
    host_hash: str
    secret: str
    made: float
    status: Status = "waiting"
    pack_name: str = ""
    pack: dict[str, str] = field(default_factory=dict)
    settings: dict[str, str] | None = None
    seed: str | None = None
    fingerprint: str | None = None
    program: str | None = None
    ended: float | None = None
    result: dict[str, object] | None = None
    rematch: str | None = None
    clock: str | None = None
    hints: bool | None = None
    maker: str = ""
    origin: Origin = ""
    used: float = 0.0
    changes: int = 0

    @property
    def turn_of(self) -> str:
        """Whose turn it is when work for this table waits in a queue: its maker's."""
        return self.maker or self.id


@dataclass(frozen=True, slots=True)
class LogRow:
    number: int
    kind: LogKind
    seat: int
    text: str
    gesture: str
    at: float


@dataclass(frozen=True, slots=True)
class PresenceRow:
    process: str
    seats: str
    watchers: int

    @property
    def numbers(self) -> set[int]:
        """The seats, by their numbers."""
        return {int(one) for one in self.seats.split()}


@dataclass(frozen=True, slots=True)
class ChatRow:
    number: int
    seat: int | None
    name: str
    text: str
    at: float
