"""What only Desperate Alliance has: Event cards to pick from, few units to build, and a bridge."""

from __future__ import annotations

from orrery.starcraft.compile.records import Record
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.scenario import Bridge
from orrery.starcraft.facts.terms import YIELDS

CONQUEST = YIELDS.index("conquest")


def plans(box: Box, row: Record) -> tuple[tuple[int, ...], ...]:
    """By faction the Event cards of which it picks some for the whole game (BW-SCEN-08)."""
    listed = {one["faction"]: one["events"] for one in row.get("event_choice", ())}
    return tuple(
        tuple(sorted(box.event_slugs.index(event) for event in listed.get(slug, ())))
        for slug in box.faction_slugs
    )


def builds(box: Box, row: Record) -> tuple[tuple[int, ...], ...]:
    """By faction the only units that it builds, none listed for any (BW-SCEN-11)."""
    listed = {one["faction"]: one["units"] for one in row.get("builds_only", ())}
    return tuple(
        tuple(sorted(box.unit(number, unit) for unit in listed.get(slug, ())))
        for number, slug in enumerate(box.faction_slugs)
    )


def bridge(box: Box, row: Record) -> Bridge | None:
    """The area with conquest points of the planet that a bridge leads to (BW-SCEN-16)."""
    one = row.get("bridge")
    if one is None:
        return None
    areas = box.areas_of[box.planet_slugs.index(one["to"])]
    area = next(area for area in areas if box.yields[area] == CONQUEST)
    beyond = tuple(other for other in areas if other != area)
    return Bridge(box.planet_slugs.index(one["from"]), area, beyond)
