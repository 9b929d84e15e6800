"""How strong the programs are, as far as it was measured: `data/bots/ladder.json`, which
`orrery ladder --publish` writes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from orrery.resources import resource

FILE = ("data", "bots", "ladder.json")


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
def published() -> list[dict[str, Any]]:
    """All published ladders: what `orrery ladder --json` says of each, with its command, its date
    and the options it was asked for."""
    found: list[dict[str, Any]] = json.loads(resource(*FILE).read_text("utf-8"))["ladders"]
    return found


def ladders(game: str) -> list[dict[str, Any]]:
    """The published ladders of a game."""
    return [one for one in published() if one["game"] == game]


def measurements(game: str, name: str) -> list[Measurement]:
    """Where a program stands in each ladder of a game that it took part in."""
    found = [measurement(one, name) for one in ladders(game)]
    return [one for one in found if one is not None]


def measurement(ladder: Mapping[str, Any], name: str) -> Measurement | None:
    """Where a program stands in a ladder; one that searches took part with as many playouts as its
    name there says, most of all if there are several."""
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
