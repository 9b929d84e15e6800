"""What goes over the wire of games that are over, and of problems: replays, records, games that are
played on, reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from orrery.server.contract.bodies import Body, Name, NewSeat, Nonce, PackGiven, Secret, View
from orrery.server.contract.protocol import AskedShown, DecisionShown, EventShown, LineShown

LAST_STEP = 100_000
"""The highest number of a step that can be asked for. How long games and records really get is
limited by `limits.Limits`."""
MOST_FRAMES_TOLD = 60
"""So many frames are told at once."""

PickNumber = Annotated[int, Meta(ge=0, le=LAST_STEP)]


class StepShown(Struct, frozen=True, omit_defaults=True):
    """One pick of a game that is over, in the list of all: step n is pick n, step 0 the set-up."""

    turn: int
    seat: int
    """Whose pick it was; -1 for the set-up."""
    score: list[int]
    """By seat, as it stood after the step."""
    log: list[LineShown] = []
    """What happened, as these eyes saw it; nothing if they saw nothing happen."""
    picked: str = ""
    """What was picked, for the eyes of the seat that picked it."""


class ReplayShown(Struct, frozen=True):
    """A game that is over, as a list of its steps seen through somebody's eyes."""

    eyes: int
    """The seat whose eyes see; -1: a watcher's."""
    steps: list[StepShown]


class FrameShown(Struct, frozen=True):
    """How things stood after a step, as these eyes saw it, and what had happened in it."""

    number: int
    events: list[EventShown]
    view: View
    asked: AskedShown | None


class RecordGiven(Body, frozen=True):
    """A record to be looked at: the text of its file, and the card pack it was played with."""

    record: Annotated[str, Meta(max_length=4_000_000)]
    pack: PackGiven | None = None


class RecordTaken(Struct, frozen=True):
    """The table that shows a record; `host` lets whoever brought it take it away again."""

    id: str
    host: str


class PlayOn(Body, frozen=True):
    """Play on from a step of a game that is over, at a new table: seats as they shall be now. What
    nobody had seen by then is dealt anew."""

    after: PickNumber
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    name: Name | None = None
    listed: bool = True
    nonce: Nonce | None = None


class Checked(Struct, frozen=True, tag="checked", tag_field="type"):
    """So many picks of a record have been played again, and its hashes so far are right."""

    picks: int
    of: int
    hashes: int


class Verdict(Struct, frozen=True, tag="verdict", tag_field="type"):
    """What a check came to, in a sentence. `seed`: whether the seed was proved to be the one that
    was promised before the first shuffle; unknown if the record brings no proof; mended if it
    begins after rules were mended, so that the shuffles before cannot be made again."""

    fits: bool
    seed: Literal["proved", "wrong", "unknown", "mended"]
    sentence: str
    picks: int
    hashes: int


class NewReport(Body, frozen=True):
    """What is wrong, in words; the secret of the seat that reports, none for a watcher; of a game
    that is over, the step that was looked at."""

    said: Annotated[str, Meta(max_length=4000)] = ""
    secret: Secret | None = None
    step: PickNumber | None = None


class Report(Struct, frozen=True):
    """The file. A report of a game that is over has `record` and the step meant; any other has what
    one reader saw: so many updates, the view, what was asked and what was told."""

    report: Literal[1]
    version: str
    game: str
    options: dict[str, str]
    pack: str
    fingerprint: str
    table: str
    at: float
    said: str
    eyes: int
    number: int
    """The last update that the reader was told, or the step of the game that is over."""
    view: View | None = None
    decision: DecisionShown | None = None
    lines: list[LineShown] = []
    events: list[EventShown] = []
    record: View | None = None


SAID = (Checked, Verdict)
"""What a check says, line by line."""
