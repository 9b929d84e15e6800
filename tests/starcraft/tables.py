"""The facts of StarCraft as they stand in their files, for tests about the facts themselves."""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from orrery.resources import resource

Record = dict[str, Any]

RACES = ("terran", "protoss", "zerg")
SETS = ("base", "brood_war")


@cache
def facts(name: str) -> dict[str, list[Record]]:
    with resource("data", "starcraft", f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def records(name: str) -> list[Record]:
    return [record for table in facts(name).values() for record in table]


def by_id(name: str) -> dict[str, Record]:
    return {record["id"]: record for record in records(name)}


def tables(node: object) -> Iterator[Record]:
    """Every table of a file, however deep."""
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from tables(value)
    elif isinstance(node, list):
        for value in node:
            yield from tables(value)


def of(name: str, **fields: object) -> list[Record]:
    """The records whose fields have these values."""
    return [
        record
        for record in records(name)
        if all(record.get(key) == value for key, value in fields.items())
    ]


def in_play(name: str, used: str, **fields: object) -> list[Record]:
    """The records in use without or with Brood War."""
    if used == "base":
        return of(name, set="base", **fields)
    return [record for record in of(name, **fields) if "removed_in_brood_war" not in record]


def copies(cards: list[Record]) -> int:
    return sum(card["copies"] for card in cards)
