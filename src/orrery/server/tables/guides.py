"""First games: a prepared position to teach with, and what is advised from there.

A guide is a record up to that position, the learner's seat, the opposing program, and the advice:
for each turn, or for each decision that a learner who follows it meets. Nothing is dealt
again: whoever follows the advice meets what the guide talks about, because the program leaves
nothing to chance.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from orrery import games
from orrery.core.codec import short_hash
from orrery.core.record import Record
from orrery.games import AnyMatch
from orrery.resources import resource
from orrery.server.storage.rows import TableRow
from orrery.server.work.replays import ImportedRecord, played_again

FILE = "guide.json"
Turns = dict[str, list[str]]
"""The advice for each turn, by its number: picks in order."""
Plan = list[dict[str, str]]
"""The learner's picks by the hash of what they see then; one part for each stretch in which nobody
else is asked."""


class GuideFile(msgspec.Struct, frozen=True):
    """A prepared game as its file has it."""

    start: dict[str, object]
    seat: int
    program: str
    turns: Turns = {}
    plan: Plan = []


@dataclass(frozen=True, slots=True)
class Guide:
    """A prepared game."""

    start: Record
    seat: int
    program: str
    turns: Turns
    plan: Plan

    def to_text(self) -> str:
        content = {
            "seat": self.seat,
            "program": self.program,
            **({"turns": self.turns} if self.turns else {}),
            **({"plan": self.plan} if self.plan else {}),
            "start": json.loads(self.start.to_text()),
        }
        return json.dumps(content, indent=1) + "\n"


def path_of(game: str) -> Path:
    return resource("data", games.ruleset_of(game).name.replace("-", "_")) / FILE


@cache
def guide_of(game: str) -> Guide:
    """The guide of a game; `BadData` if there is none."""
    path = path_of(game)
    given = msgspec.json.decode(games.read_file(path), type=GuideFile)
    start = Record.from_text(json.dumps(given.start), str(path))
    return Guide(start, given.seat, given.program, given.turns, given.plan)


@cache
def prepared(game: str) -> ImportedRecord:
    """The prepared game of a guide, played up to its position."""
    return played_again(guide_of(game).start, {})


def seen_hash(match: AnyMatch) -> str:
    """A hash of what the player who is asked sees and can pick."""
    decision = match.game.decision
    view = None if decision is None else match.ruleset.view(match.game, decision.seat)
    return short_hash(json.dumps([view, list(match.options())], sort_keys=True))


def planned(row: TableRow, match: AnyMatch) -> list[str]:
    """The learner's next picks by the plan, until somebody else is asked; none if the game is not a
    first game, or does not go as planned. What counts is the table, not how it came about."""
    plan = guide_of(row.game).plan if row.origin == "guide" else []
    if not plan:
        return []
    now = seen_hash(match)
    part = next((one for one in plan if now in one), {})
    return list(part.values())[list(part).index(now) :] if part else []
