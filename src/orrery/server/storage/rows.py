"""Database rows as values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypedDict

from orrery.core.record import Result
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
    "pace",
    "skip",
    "resume",
    "anew",
    "cut",
    "mended",
]
"""pick: `text` was picked. undo: `text` is the number of picks undone. ask, agree, refuse: a seat
asks to undo that many picks, others answer. absent: a seat asks for a program to play for the seat
`text`, others answer. stand-in: the program `text` plays for a seat. timeout: it does, because the
seat's time was up. back: the player takes the seat back. pace: the player
wants programs to play at the pace `text`. skip: the player wants no pauses until a person is asked.
resume: a server resumes, and the time
since the previous row counts for nobody. anew: a game played elsewhere continues here, and what
nobody has seen is dealt with the seed `text`. cut: the game ends here though it was not over,
because the imported record does, or because it was too long (lengths.py). mended: the rules have
changed and the earlier picks do not lead here; the game continues from the snapshot `text`."""
Origin = Literal["", "record", "guide"]
"""The origin of a table: somebody created it, imported a record, or plays a first game."""
NOBODY = -1
"""The seat of rows that are no seat's doing."""


class Snapshot(NamedTuple):
    """The snapshot of a game after a row of its log: the text of `codec.save`."""

    number: int
    state: str


class ResultRow(TypedDict):
    """How a game ended, as its table stores it."""

    winners: Sequence[int]
    ending: str


def result_row(result: Result | None) -> ResultRow:
    """How a game ended; a record may end in its midst."""
    if result is None:
        return {"winners": (), "ending": "cut"}
    return {"winners": result.winners, "ending": result.ending}


class TableColumns(TypedDict, total=False):
    """Columns of a table that change, by name."""

    name: str
    listed: bool
    status: Status
    settings: dict[str, str] | None
    seed: str | None
    fingerprint: str | None
    program: str | None
    ended: float | None
    result: ResultRow | None
    rematch: str | None
    origin: Origin
    used: float


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
    result: ResultRow | None = None
    rematch: str | None = None
    clock: str | None = None
    hints: bool | None = None
    maker: str = ""
    origin: Origin = ""
    used: float = 0.0
    changes: int = 0

    @property
    def turn_of(self) -> str:
        """Whose turn it counts as when work for this table waits in a queue: its maker's."""
        return self.maker or self.id


@dataclass(frozen=True, slots=True)
class LogRow:
    number: int
    kind: LogKind
    seat: int
    text: str
    gesture: str
    at: float

    @property
    def group(self) -> str:
        """What it is undone together with: the name of its gesture up to a colon."""
        return self.gesture.partition(":")[0]


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
