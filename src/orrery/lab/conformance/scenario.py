"""A scenario as a file: a position, picks, what is offered and refused, what each pick changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from orrery.core.errors import BadData, shown
from orrery.core.ruleset import Plain, Settings
from orrery.lab.conformance.naming import Object, as_object, objects

FORMAT = 1
OVER = "over"
"""What is asked when the game has ended."""
OWN = frozenset({"counter", "irrevocable", "seed"})
"""Fields of a state that belong to our generator of chance; no scenario expects them to change."""


@dataclass(frozen=True)
class Refusal:
    """A move that somebody might try, and the rule that forbids it; None if it is legal."""

    seat: str
    move: Object
    rule: str | None

    def plain(self) -> Object:
        return {"seat": self.seat, "move": self.move, "rule": self.rule}


@dataclass(frozen=True)
class Moment:
    """A decision: what is asked and offered, what is tried, what is picked, and what that changes.
    The last moment of a scenario has no pick."""

    asked: str  # the key of the question
    seat: str | None
    offered: list[str] = field(default_factory=list)
    tried: list[Refusal] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)  # once the game is over
    pick: str | None = None
    chance: bool = False  # whether the pick shuffles or draws lots: `after` says what came of it
    after: Object = field(default_factory=dict)

    def plain(self) -> Object:
        found: Object = {"asked": self.asked, "seat": self.seat, "offered": [*self.offered]}
        if self.tried:
            found["tried"] = [one.plain() for one in self.tried]
        if self.asked == OVER:
            found["winners"] = [*self.winners]
        if self.pick is not None:
            found |= {"pick": self.pick, "chance": self.chance, "after": self.after}
        return found


@dataclass(frozen=True)
class Scenario:
    """What a test of the rules does, told so that any implementation can do it."""

    game: str
    name: str
    rules: list[str]
    settings: Settings
    position: Object
    moments: list[Moment]

    def plain(self) -> Object:
        return {
            "format": FORMAT,
            "game": self.game,
            "name": self.name,
            "rules": [*self.rules],
            "settings": {**self.settings},
            "position": self.position,
            "moments": [one.plain() for one in self.moments],
        }


def read(given: Plain) -> Scenario:
    """The scenario that a file describes."""
    data = as_object(given)
    if data.get("format") != FORMAT:
        raise BadData(f"format: expected {FORMAT}, found {shown(data.get('format'))}")
    moments = [read_moment(one) for one in objects(data.get("moments"))]
    if not moments or any(one.pick is None for one in moments[:-1]) or moments[-1].pick is not None:
        raise BadData("moments: each but the last has a pick, and the last has none")
    return Scenario(
        text(data, "game"),
        text(data, "name"),
        texts(data, "rules"),
        {key: str(value) for key, value in as_object(data.get("settings")).items()},
        as_object(data.get("position")),
        moments,
    )


def read_moment(data: Object) -> Moment:
    pick, seat = data.get("pick"), data.get("seat")
    return Moment(
        text(data, "asked"),
        None if seat is None else str(seat),
        texts(data, "offered"),
        [
            Refusal(text(one, "seat"), as_object(one.get("move")), rule_of(one))
            for one in objects(data.get("tried", []))
        ],
        texts(data, "winners") if "winners" in data else [],
        None if pick is None else str(pick),
        data.get("chance") is True,
        as_object(data.get("after", {})),
    )


def rule_of(data: Object) -> str | None:
    return None if data.get("rule") is None else text(data, "rule")


def text(data: Mapping[str, Plain], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise BadData(f"{key}: expected a text, found {shown(value)}")
    return value


def texts(data: Mapping[str, Plain], key: str) -> list[str]:
    value = data.get(key)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadData(f"{key}: expected a list of texts, found {shown(value)}")
    return [str(one) for one in value]


def changes(before: Plain, after: Plain, path: str = "") -> Object:
    """What is different, by the JSON Pointer of the field; null where there is nothing any more."""
    if before == after:
        return {}
    pairs: dict[str, tuple[Plain, Plain]] = {}
    if isinstance(before, dict) and isinstance(after, dict):
        pairs = {key: (before.get(key), after.get(key)) for key in {**before, **after}}
    elif isinstance(before, list) and isinstance(after, list) and are_parts(before, after):
        pairs = {str(at): pair for at, pair in enumerate(zip(before, after, strict=True))}
    if not pairs:
        return {path: after}
    found: Object = {}
    for key, (old, new) in pairs.items():
        if path or key not in OWN:
            found |= changes(old, new, f"{path}/{pointed(key)}")
    return found


def pointed(key: str) -> str:
    """A key as a part of a JSON Pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1")


def are_parts(before: list[Plain], after: list[Plain]) -> bool:
    """Whether these are the same parts of a position, such as its players."""
    is_same = len(before) == len(after)
    return is_same and all(isinstance(one, dict) for one in (*before, *after))
