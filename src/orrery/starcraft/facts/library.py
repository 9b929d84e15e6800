"""The files of facts, checked, and card packs that replace their records."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from orrery.core.errors import BadData
from orrery.core.facts import Fact, Facts, Kind, fingerprint, load_facts
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


def records_in_play(rows: Records, settings: Mapping[str, str]) -> Records:
    """The records that a game is played with: those of its boxes, as they are printed there.
    Brood War puts some of the base game's records away and changes others (BW-SETUP-02,
    BW-SETUP-08)."""
    used = EXPANSIONS[settings.get("expansion", "none")]
    found = {
        kind: [as_printed(row, used) for row in some if is_in_play(row, used)]
        for kind, some in rows.items()
    }
    played = [row for row in found["scenario"] if row["id"] == settings.get("mode")]
    return {**found, "scenario": played, "item": found["item"] if played else []}


EXPANSIONS = {"none": ("base",), "brood_war": ("base", "brood_war")}
"""The sets that a game is played with, by its option."""
OVERLAID = ("brood_war", "removed_in_brood_war")
"""Keys of a record that say what Brood War changes in it."""


def is_in_play(row: dict[str, Any], used: Collection[str]) -> bool:
    """Whether a record belongs to the boxes in use; a row of shared pieces counts them by set."""
    if "base" in row:
        return any(row[one] for one in used)
    if row.get("set", "base") not in used:
        return False
    return not ("brood_war" in used and row.get("removed_in_brood_war"))


def as_printed(row: dict[str, Any], used: Collection[str]) -> dict[str, Any]:
    """A record as it is printed in the newest box in use."""
    plain = {key: said for key, said in row.items() if key not in OVERLAID}
    if "base" in row:
        return {**plain, "count": sum(row[one] for one in used)}
    changed = row.get("brood_war", {}) if "brood_war" in used else {}
    sources = {**plain.get("provenance_of", {}), **changed.get("provenance_of", {})}
    return {**plain, **changed, **({"provenance_of": sources} if sources else {})}


def fingerprint_of(rows: Records) -> str:
    """A short hash of the records that a game is played with; corrected records of another box
    leave it as it is."""
    said = [(kind, SCHEMAS[kind].rules_of(row)) for kind, some in rows.items() for row in some]
    return fingerprint(said)


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
