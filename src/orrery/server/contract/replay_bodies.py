"""The bodies for finished games and problems: replays, records, games that are continued,
reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from orrery.core.shown import View
from orrery.server.contract.bodies import Body, Name, NewSeat, Nonce, PackGiven, Secret
from orrery.server.contract.protocol import (
    AskedShown,
    DecisionShown,
    EventShown,
    LineShown,
    TableLine,
)

LAST_STEP = 100_000
"""The highest step number in a request. How long games and records really get is limited by
`limits.Limits`."""
MOST_FRAMES_TOLD = 60
"""The most frames in one response."""

PickNumber = Annotated[int, Meta(ge=0, le=LAST_STEP)]


class StepShown(Struct, frozen=True, omit_defaults=True):
    """One pick of a finished game, in the list of all: step n is pick n, step 0 the setup."""

    turn: int
    seat: int
    """Whose pick it was; -1 for the setup."""
    score: list[int]
    """The score by seat after the step."""
    log: list[LineShown] = []
    """What happened from this perspective; empty if nothing was visible."""
    landmarks: list[str] = []
    """What begins with it, by names of the game, for a timeline."""
    picked: str = ""
    """What was picked, if this is the perspective of the seat that picked it."""
    in_words: list[TableLine] = []
    """The table in words, if the game is one that nobody has drawn."""


class ReplayShown(Struct, frozen=True):
    """A finished game as a list of its steps, from one perspective."""

    eyes: int
    """The seat whose perspective it is; -1: a watcher's."""
    steps: list[StepShown]


class FrameShown(Struct, frozen=True):
    """The position after a step from this perspective, and what happened in it."""

    number: int
    events: list[EventShown]
    view: View
    asked: AskedShown | None


class RecordGiven(Body, frozen=True):
    """A record to import: the text of its file, and the card pack it was played with."""

    record: Annotated[str, Meta(max_length=4_000_000)]
    pack: PackGiven | None = None


class RecordTaken(Struct, frozen=True):
    """The table that shows a record; `host` lets the importer delete it again."""

    id: str
    host: str


class PlayOn(Body, frozen=True):
    """Continue a finished game from one of its steps at a new table, with these seats. What nobody
    had seen by then is shuffled again."""

    after: PickNumber
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    name: Name | None = None
    listed: bool = True
    nonce: Nonce | None = None


class Checked(Struct, frozen=True, tag="checked", tag_field="type"):
    """So many picks of a record have been replayed, and its hashes so far match."""

    picks: int
    of: int
    hashes: int


class Verdict(Struct, frozen=True, tag="verdict", tag_field="type"):
    """The result of a check, in a sentence. `seed`: whether the seed is proven to be the one
    committed to before the first shuffle; unknown if the record has no proof; mended if it begins
    after a change of rules, so that earlier shuffles cannot be reproduced."""

    fits: bool
    seed: Literal["proved", "wrong", "unknown", "mended"]
    sentence: str
    picks: int
    hashes: int


class AnalysisProgress(Struct, frozen=True, tag="progress", tag_field="type"):
    """How far an analysis is, in playouts; 0 of 0 while it waits."""

    done: int
    of: int


class MomentShown(Struct, frozen=True):
    """How likely each seat was to win after a step, by seat, with all hands open."""

    step: int
    turn: int
    chances: list[float]


class CostlyShown(Struct, frozen=True):
    """A pick that cost much, in words: what was picked, what would have been better, and why.
    `step`: the position before it. The chances to win with each are judged by what the seat could
    know then."""

    step: int
    turn: int
    seat: int
    picked: str
    better: str
    why: str
    chance: float
    possible: float


class AnalysisShown(Struct, frozen=True, tag="analysis", tag_field="type"):
    """Where a game turned: its moments in their order, and the picks that cost most, the worst
    first. `compared`: how many picks were."""

    moments: list[MomentShown]
    costly: list[CostlyShown]
    compared: int


class AnalysisFailed(Struct, frozen=True, tag="failed", tag_field="type"):
    """Why there is no analysis, in a sentence."""

    sentence: str


class NewReport(Body, frozen=True):
    """What is wrong, in words; the secret of the reporting seat, none for a watcher; for a finished
    game, the step in question."""

    said: Annotated[str, Meta(max_length=4000)] = ""
    secret: Secret | None = None
    step: PickNumber | None = None


class Report(Struct, frozen=True):
    """The file. A report of a finished game has `record` and the step in question; any other has
    what one reader saw: the number of updates, the view, the question and the story."""

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
    """The last update the reader got, or the step of the finished game."""
    view: View | None = None
    decision: DecisionShown | None = None
    lines: list[LineShown] = []
    events: list[EventShown] = []
    record: dict[str, object] | None = None


SAID = (Checked, Verdict, AnalysisProgress, AnalysisShown, AnalysisFailed)
"""What a check and an analysis say, line by line."""
