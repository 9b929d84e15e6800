"""The files of facts, checked, and card packs that replace their records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from orrery.core.errors import BadData
from orrery.core.facts import Fact, Facts, Kind, load_facts
from orrery.core.speaker import Catalogue, Entry
from orrery.starcraft.facts.schema import SCHEMA, SCHEMAS

Records = dict[str, list[dict[str, Any]]]
"""All records by kind, in the order of their files; their content has been checked."""


def load_library(texts: Mapping[str, str], pack: Mapping[str, str]) -> Facts:
    """Read and check the files, records of a pack replacing those of the same id."""
    return _load(tuple(sorted(texts.items())), tuple(sorted(pack.items())))


@lru_cache(maxsize=16)
def _load(texts: tuple[tuple[str, str], ...], pack: tuple[tuple[str, str], ...]) -> Facts:
    facts = load_facts("StarCraft", SCHEMA, dict(texts), dict(pack))
    rows = records(facts)
    check_units(rows)
    check_technologies(rows)
    check_counts(rows)
    return facts


def records(facts: Facts) -> Records:
    """All records by kind, in the order of their files."""
    return {kind: [*some.values()] for kind, some in facts.records.items()}


def check_units(rows: Records) -> None:
    """A unit is built at a building of its race, with a technology by a sacrifice, or at an
    installation (SC-BUILD-09, SC-BUILD-12); each race starts with a building of its own."""
    levels = {(row["race"], row["type"], row["level"]) for row in rows["building"]}
    for row in rows["unit"]:
        where = row["built_at"]
        if "building" in where:
            if (row["race"], where["building"], where.get("level")) not in levels:
                raise BadData(
                    f"unit {row['id']}: built_at: the {row['race']} sheet has no "
                    f"{where['building']} of level {where.get('level')}"
                )
        elif "technology" in where:
            if len(row.get("destroys", ())) != 1:
                raise BadData(
                    f"unit {row['id']}: destroys must name the one unit it is made from, because a "
                    "technology allows it"
                )
        elif "installation" not in where:
            raise BadData(
                f"unit {row['id']}: built_at must name a building, a technology or an installation"
            )
    for row in rows["race"]:
        first = row["starting_building"]
        if (row["id"], first["type"], first["level"]) not in levels:
            raise BadData(
                f"race {row['id']}: starting_building: its sheet has no {first['type']} of level "
                f"{first['level']}"
            )


def check_technologies(rows: Records) -> None:
    """A technology has a price (SC-RES-05), and either one pair of values on all its cards or one
    on each."""
    for row in rows["technology"]:
        if row["set"] == "base" and "cost" not in row:
            raise BadData(f"technology {row['id']}: cost is missing")
        if "majors" in row and len(row["majors"]) != row["copies"]:
            raise BadData(
                f"technology {row['id']}: majors has {len(row['majors'])} pairs of values for "
                f"{row['copies']} copies"
            )


COMBAT_DECK, EVENT_DECK = 18, 70


def check_counts(rows: Records) -> None:
    """A Combat deck has 18 cards and the Event deck 70 (SC-INV-02)."""
    counts = [
        (f"combat_card: the {race['id']} Combat deck", COMBAT_DECK,
         [row for row in rows["combat_card"] if row["race"] == race["id"]])
        for race in rows["race"]
    ]  # fmt: skip
    counts.append(("event: the Event deck", EVENT_DECK, rows["event"]))
    for what, number, cards in counts:
        have = sum(card["copies"] for card in cards if card["set"] == "base")
        if have != number:
            raise BadData(f"{what} has {have} cards instead of {number}")


def catalogue(facts: Facts) -> Catalogue:
    """All records laid out for comparison, by kind and id."""
    entries = {
        (kind, slug): entry(SCHEMAS[kind], record)
        for kind, some in facts.records.items()
        for slug, record in some.items()
    }
    return Catalogue(entries, facts.fingerprint)


def entry(kind: Kind, record: Fact) -> Entry:
    """A record with its remarks kept separate."""
    remarks = {"provenance", *kind.remarks}
    return Entry(
        str(record.get("name", record["id"])),
        {key: said for key, said in record.items() if key not in {"id", *remarks}},
        {},
        {key: said for key, said in record.items() if key in remarks},
    )
