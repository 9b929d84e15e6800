"""How strong the programs are, as far as that was measured: `data/bots/ladder.json`, which `orrery
ladder --publish` writes."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import NamedTuple, TypedDict

from orrery.resources import resource

FILE = ("data", "bots", "ladder.json")


class Place(TypedDict):
    """Where a program stands in a ladder, as far as it is read here."""

    rating: float
    interval: list[float]
    level: int
    games: int


class Ladder(TypedDict):
    """A published ladder, as far as it is read here: what `orrery ladder --json` says, with the
    options it was asked for, its command and its date."""

    game: str
    options: dict[str, str]
    asked: dict[str, str]
    programs: dict[str, Place]
    command: str
    date: str


class Measurement(NamedTuple):
    """A program's place in a published ladder."""

    rating: int
    low: int
    high: int
    games: int
    level: int  # 1 is the weakest; programs whose intervals overlap have the same
    playouts: int  # for a decision; 0 if it does not search
    options: dict[str, str]  # all of the game
    asked: dict[str, str]  # those that were named
    command: str
    date: str


@lru_cache(maxsize=1)
def published() -> list[Ladder]:
    """All published ladders."""
    found: list[Ladder] = json.loads(resource(*FILE).read_text("utf-8"))["ladders"]
    return found


def ladders(game: str) -> list[Ladder]:
    """The published ladders of a game."""
    return [one for one in published() if one["game"] == game]


def measurements(game: str, name: str) -> list[Measurement]:
    """Where a program stands in each ladder of a game that it took part in."""
    found = [measurement(one, name) for one in ladders(game)]
    return [one for one in found if one is not None]


def measurement(ladder: Ladder, name: str) -> Measurement | None:
    """A program's place in a ladder. The names of programs that search say how many playouts they
    had; if there are several, the one with most counts."""
    known = {(one.partition("@")[0], playouts_of(one)): one for one in ladder["programs"]}
    mine = [playouts for program, playouts in known if program == name]
    if not mine:
        return None
    place = ladder["programs"][known[name, max(mine)]]
    low, high = place["interval"]
    return Measurement(
        rating=round(place["rating"]),
        low=round(low),
        high=round(high),
        games=place["games"],
        level=place["level"],
        playouts=max(mine),
        options=ladder["options"],
        asked=ladder["asked"],
        command=ladder["command"],
        date=ladder["date"],
    )


def playouts_of(name: str) -> int:
    """How many playouts a name like `search@48` allows."""
    _, _, number = name.partition("@")
    return int(number) if number else 0
