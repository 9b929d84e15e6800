"""What is printed on a thing, in figures and words, and where each comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from orrery.core.errors import BadData
from orrery.messages import messages
from orrery.starcraft.facts.library import entry
from orrery.starcraft.facts.schema import SCHEMAS
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.leadership.table import RULES
from orrery.starcraft.words.card_texts import Record, Writer
from orrery.starcraft.words.names import area_name, building_name, card_name, record_kind
from orrery.starcraft.words.scenarios import at_table

if TYPE_CHECKING:
    from orrery.core.ruleset import Plain
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.knowledge.shown import (
        Sources,
        StarCraftCard,
        StarCraftPrinted,
        ThingFacts,
    )
    from orrery.starcraft.knowledge.shown_cards import CardFigures

AREA_SOURCES = ("provenance", "provenance_of")
SOURCES: Final = ("provenance_of", "note", "sources")
RECORDS: Final = {"leader": "leadership"}
"""By kind of thing in options and views: its kind of record, if that has another name."""
CARD_FIGURES: Final = (
    "name", "race", "kind", "use", "stage", "cost", "units", "support_units", "all_units", "major",
    "majors", "minor", "text", "number", "after_use", "discard_when", "forced", "faction", "hero",
    "replaces", "type", "traits", "keep", "begins", "lasts", "starting_forces",
)  # fmt: skip


def describe(box: Box, thing: int, kind: str, locale: str) -> ThingFacts:
    """A thing of a kind, by its number in options and views, described for people. A unit that
    carries something is the unit that it is without."""
    if kind == "area":
        return describe_area(box, thing, locale)
    slug = slug_of(box, thing, kind)
    shown_as = box.unit_slugs[box.bare[thing]] if kind == "unit" else slug
    printed_as = record_kind(box, thing) if kind == "card" else RECORDS.get(kind, kind)
    record = box.printed[printed_as, slug].record
    printed = entry(SCHEMAS[printed_as], record)
    writer = Writer(box, locale)
    return {
        "kind": printed_as,
        "slug": shown_as,
        "name": card_name(box, messages(locale), thing) if kind == "card" else printed.name,
        "figures": figures_of(writer, thing, kind, plain_record(printed.figures)),
        "text": writer.text(printed_as, record),
        "sources": sources_of(record),
    }


def figures_of(
    writer: Writer, thing: int, kind: str, figures: dict[str, object]
) -> dict[str, object]:
    """What is printed on this very thing: a unit is of a faction's colour, a copy of a technology
    has one pair of large figures, and the sheet of a race shows its building types. Signs stand for
    what a card does; its rule says it in full."""
    box = writer.box
    if kind == "unit":
        return {
            **figures,
            "faction": box.faction_slugs[box.unit_faction[thing]],
            **load(box, thing),
        }
    if kind == "race":
        return {**figures, "buildings": building_types(box, thing)}
    if kind in ("leader", "leadership"):
        return {**figures, "rule": RULES[box.leadership[thing].slug]}
    if kind != "card":
        return figures
    attack, health = box.major[thing]
    own = {key: value for key, value in figures.items() if key != "majors"}
    if "majors" in figures:
        own["major"] = {"attack": attack, "health": health}
    text = writer.cards.get(box.card_slugs[thing])
    return {**own, "signs": signs_of(box, thing), "rule": text.rule if text else ""}


def load(box: Box, unit: int) -> dict[str, object]:
    """What a unit carries; most carry nothing (BW-MODE-23)."""
    return {} if box.item[unit] == NONE else {"carries": box.item[unit]}


def signs_of(box: Box, card: int) -> list[dict[str, object]]:
    """What a Combat card does, one word each, with its number if it has one."""
    return [
        {"does": kebab(type(effect).__name__), "n": getattr(effect, "number", 0)}
        for effect in box.effects[card]
    ]


def kebab(name: str) -> str:
    """CancelStandard: cancel-standard."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def building_types(box: Box, race: int) -> list[dict[str, object]]:
    """The building types of a race in the order that views count them, with their levels."""
    return [
        {
            "type": slug,
            "name": building_name(box, slug),
            "levels": [
                {
                    "cost": {"minerals": one.minerals, "gas": one.gas},
                    "units": [*one.units],
                }
                for one in levels
            ],
        }
        for slug, levels in zip(box.building_slugs[race], box.buildings[race], strict=True)
    ]


def sources_of(record: Record) -> Sources:
    """Where the facts of a record come from, as far as stated."""
    sources: Sources = {"provenance": record["provenance"]}
    for key in SOURCES:
        if key in record:
            sources[key] = record[key]
    return sources


def printed(box: Box, locale: str) -> StarCraftPrinted:
    """Everything that options and views number, described."""

    def every(kind: str, count: int) -> list[ThingFacts]:
        return [describe(box, thing, kind, locale) for thing in range(count)]

    return {
        "card": every("card", len(box.card_slugs)),
        "technology": every("technology", len(box.technologies)),
        "event": every("event", len(box.event_slugs)),
        "unit": every("unit", len(box.unit_slugs)),
        "module": every("module", len(box.module_slugs)),
        "leader": every("leader", len(box.leadership)),
        "installation": every("installation", len(box.installation_slugs)),
        "item": every("item", len(box.item_slugs)),
        "faction": every("faction", len(box.faction_slugs)),
        "race": every("race", len(box.race_slugs)),
        "planet": every("planet", len(box.planet_slugs)),
        "area": every("area", len(box.area_slugs)),
        "scenario": [] if box.scenario is None else [at_table(box, locale)],
    }


def gallery(boxes: Mapping[str, Box], locale: str) -> list[StarCraftCard]:
    """Every card, unit, module, installation and planet once, box by box; `boxes` are games by the
    newest set that they are played with. What a set prints anew is there again."""
    found: dict[tuple[str, str], StarCraftCard] = {}
    shown: list[StarCraftCard] = []
    for name, box in boxes.items():
        for key, described in on_show(box, locale).items():
            card = gallery_card(box, described, name)
            if key not in found or differs(card, found[key]):
                found[key] = card
                shown.append(card)
    return shown


def on_show(box: Box, locale: str) -> dict[tuple[str, str], ThingFacts]:
    """What a gallery shows of a box, by kind and id; a technology is one card, and a hero is on its
    Leadership card."""
    counts = {
        "card": len(box.card_slugs),
        "technology": len(box.technologies),
        "event": len(box.event_slugs),
        "leadership": len(box.leadership),
        "unit": sum(map(len, box.units_of)),
        "module": len(box.module_slugs),
        "installation": len(box.installation_slugs),
        "planet": len(box.planet_slugs),
    }
    every = [
        describe(box, thing, kind, locale)
        for kind, count in counts.items()
        for thing in range(count)
    ]
    return {(one["kind"], one["slug"]): one for one in every}


def differs(one: StarCraftCard, other: StarCraftCard) -> bool:
    """Whether two printings of a thing say something else."""
    figures = [{**card["figures"], "set": ""} for card in (one, other)]
    return figures[0] != figures[1] or one["text"] != other["text"]


def gallery_card(box: Box, described: ThingFacts, name: str) -> StarCraftCard:
    """A card with its figures as numbers, and the box it is from."""
    record: Record = box.printed[described["kind"], described["slug"]].record
    copies = next((record[key] for key in ("copies", "figures", "count") if key in record), 1)
    figures: CardFigures = {"set": name, "copies": copies}
    for key in CARD_FIGURES:
        if key in record:
            figures[key] = record[key]
    if described["kind"] == "module":
        figures.pop("cost")  # another one for each race: the sheets say it
    if described["kind"] == "leadership" and "hero" in record:
        figures["hero"] = record["hero"]["id"]
    if described["kind"] == "leadership":
        figures["rule"] = RULES[described["slug"]]
    if "area" in record:
        figures["areas"] = [
            {
                "yields": area["yields"],
                "amount": area["amount"],
                "unit_limit": area["unit_limit"],
                "allows": area["allows"],
            }
            for area in areas_of(record)
        ]
    return {
        "kind": described["kind"],
        "slug": described["slug"],
        "name": described["name"],
        "figures": figures,
        "text": described["text"],
        "sources": described["sources"],
        "set": name,
    }


def slug_of(box: Box, thing: int, kind: str) -> str:
    """The id of the record that describes a thing."""
    match kind:
        case "card":
            return box.card_slugs[thing]
        case "technology":
            return box.technologies[thing].slug
        case "event":
            return box.event_slugs[thing]
        case "leader" | "leadership":
            return box.leadership[thing].slug
        case "unit":
            return box.unit_slugs[thing]
        case "module":
            return box.module_slugs[thing]
        case "installation":
            return box.installation_slugs[thing]
        case "item":
            return box.item_slugs[thing]
        case "faction":
            return box.faction_slugs[thing]
        case "race":
            return box.race_slugs[thing]
        case "planet":
            return box.planet_slugs[thing]
    raise BadData(f"StarCraft describes no {kind!r}")


def describe_area(box: Box, area: int, locale: str) -> ThingFacts:
    """An area is part of its planet's record; without a source of its own it has the planet's."""
    planet = box.printed["planet", box.planet_slugs[box.planet_of[area]]]
    found = next(one for one in areas_of(planet.record) if one["id"] == box.area_slugs[area])
    own = {key: found[key] for key in AREA_SOURCES if key in found}
    return {
        "kind": "area",
        "slug": box.area_slugs[area],
        "name": area_name(box, messages(locale), area),
        "figures": plain_record(
            {key: one for key, one in found.items() if key not in ("id", *AREA_SOURCES)}
        ),
        "text": "",
        "sources": sources_of({"provenance": planet.record["provenance"], **own}),
    }


def areas_of(planet: Record) -> list[Record]:
    """The areas in the record of a planet."""
    return [*planet["area"]]


def plain_record(record: Mapping[str, object]) -> dict[str, object]:
    """What is printed as plain data, by key."""
    return {key: plain(value) for key, value in record.items()}


def plain(value: object) -> Plain:
    """A value of a record as plain data."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value if isinstance(value, bool | int) else str(value)
