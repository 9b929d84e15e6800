"""What is printed on a thing, in figures and words, and where each comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.errors import BadData
from orrery.messages import messages
from orrery.starcraft.facts.library import entry
from orrery.starcraft.facts.schema import SCHEMAS
from orrery.starcraft.facts.terms import MODULES, NONE
from orrery.starcraft.words.card_texts import Record, Writer
from orrery.starcraft.words.names import card_name

if TYPE_CHECKING:
    from orrery.core.ruleset import Plain, View
    from orrery.starcraft.facts.box import Box

AREA_SOURCES = ("provenance", "provenance_of")


def describe(box: Box, thing: int, kind: str, locale: str) -> View:
    """A thing of a kind, as options and views number it, for people."""
    if kind == "area":
        return describe_area(box, thing)
    slug = slug_of(box, thing, kind)
    record, printed_as = box.printed[slug].record, record_kind(box, thing, kind)
    printed = entry(SCHEMAS[printed_as], record)
    return {
        "kind": printed_as,
        "slug": slug,
        "name": card_name(box, messages(locale), thing) if kind == "card" else printed.name,
        "figures": plain(printed.figures),
        "text": Writer(box, locale).text(printed_as, record),
        "sources": plain(printed.remarks),
    }


def printed(box: Box, locale: str) -> dict[str, list[View]]:
    """Everything that options and views number, described."""
    counts = {
        "card": len(box.card_slugs),
        "technology": len(box.technologies),
        "event": len(box.event_slugs),
        "unit": len(box.unit_slugs),
        "module": len(MODULES),
        "faction": len(box.faction_slugs),
        "race": len(box.race_slugs),
        "planet": len(box.planet_slugs),
        "area": len(box.area_slugs),
    }
    return {
        kind: [describe(box, thing, kind, locale) for thing in range(count)]
        for kind, count in counts.items()
    }


def gallery(box: Box, locale: str) -> list[View]:
    """Every Combat, Technology and Event card once."""
    every = printed(box, locale)
    cards = [one for kind in ("card", "technology", "event") for one in every[kind]]
    by_slug = {str(one["slug"]): one for one in cards}
    return [{**one, "set": set_of(one)} for one in by_slug.values()]


def set_of(described: View) -> str:
    """The box a card is from."""
    figures = described["figures"]
    return str(figures["set"]) if isinstance(figures, dict) and "set" in figures else "base"


def slug_of(box: Box, thing: int, kind: str) -> str:
    """The id of the record that tells of a thing."""
    match kind:
        case "card":
            return box.card_slugs[thing]
        case "technology":
            return box.technologies[thing].slug
        case "event":
            return box.event_slugs[thing]
        case "unit":
            return box.unit_slugs[thing]
        case "module":
            return MODULES[thing]
        case "faction":
            return box.faction_slugs[thing]
        case "race":
            return box.race_slugs[thing]
        case "planet":
            return box.planet_slugs[thing]
    raise BadData(f"StarCraft describes no {kind!r}")


def record_kind(box: Box, thing: int, kind: str) -> str:
    """A card of a Combat deck may have been a technology."""
    if kind != "card":
        return kind
    return "combat_card" if box.technology[thing] == NONE else "technology"


def describe_area(box: Box, area: int) -> View:
    """An area stands in the record of its planet; without a source of its own it has the planet's
    one."""
    planet = box.printed[box.planet_slugs[box.planet_of[area]]]
    found = next(one for one in areas_of(planet.record) if one["id"] == box.area_slugs[area])
    own = {key: found[key] for key in AREA_SOURCES if key in found}
    number = box.areas_of[box.planet_of[area]].index(area) + 1
    return {
        "kind": "area",
        "slug": box.area_slugs[area],
        "name": f"{planet.name} {number}",
        "figures": plain({key: one for key, one in found.items() if key not in ("id", *own)}),
        "text": "",
        "sources": plain({"provenance": planet.record["provenance"], **own}),
    }


def areas_of(planet: Record) -> list[Record]:
    """The areas in the record of a planet."""
    return [*planet["area"]]


def plain(value: object) -> Plain:
    """A value of a record as plain data."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value if isinstance(value, bool | int) else str(value)
