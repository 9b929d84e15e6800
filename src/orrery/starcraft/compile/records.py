"""What is read from a record: prices, values, units."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.library import Records
from orrery.starcraft.facts.terms import IN_AIR, ON_GROUND

Record = Mapping[str, Any]

KINDS = {"ground": ON_GROUND, "flying": IN_AIR}
FREE = {"minerals": 0, "gas": 0}


def figure(rows: Records, slug: str) -> Record:
    return next(row for row in rows["figure"] if row["id"] == slug)


def price(record: Record) -> tuple[int, int]:
    return record["minerals"], record["gas"]


def pair(values: Record | None) -> tuple[int, int]:
    """Attack and health."""
    return (0, 0) if values is None else (values["attack"], values["health"])


def army(box: Box, faction: int, units: Mapping[str, int]) -> tuple[int, ...]:
    """Units of a faction by their numbers, sorted."""
    return tuple(
        sorted(box.unit(faction, slug) for slug, count in units.items() for _ in range(count))
    )
