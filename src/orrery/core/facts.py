"""Files of facts: TOML text becomes records by id, and a card pack's records replace them.

A game defines in a small schema what its files contain: per file the kinds of records (`[[unit]]`),
per kind the keys and their values (`orrery.core.shapes`). Mistakes are refused in one sentence that
names file, record and key.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain
from pathlib import PurePath
from typing import NamedTuple

from orrery.core.errors import MOST_SHOWN, BadData, cut, shown
from orrery.core.shapes import NAME, TEXT, Each, Ids, OneOf, Shape, unknown_key
from orrery.core.toml_text import parse_toml

Fact = dict[str, object]
"""One record as in its file."""

PROVENANCE = ("rulebook", "public", "derived", "memory", "reconstructed")
"""Where a fact comes from."""
SOURCE = OneOf(PROVENANCE)
SOURCES = Each(TEXT, SOURCE)
"""`provenance_of`: the fields that come from elsewhere than their record, with where from."""
REMARKS: Mapping[str, Shape] = {"provenance_of": SOURCES, "note": TEXT}
UNWRITTEN = "text"
"""Card texts are in our own words, not in the record; their provenance is."""


@dataclass(frozen=True)
class Kind:
    """Records of one kind: required keys, optional keys, and remarks that no rule reads.

    Every record also has an id and a provenance.
    """

    must: Mapping[str, Shape]
    may: Mapping[str, Shape] = field(default_factory=dict)
    remarks: Mapping[str, Shape] = field(default_factory=lambda: REMARKS)
    is_open: bool = False  # whether a pack may add records; it may always replace ours

    def shapes(self) -> dict[str, Shape]:
        """All keys and their possible values."""
        return {"id": NAME, **self.must, **self.may, "provenance": SOURCE, **self.remarks}

    def check(self, where: str, record: Fact, ids: Ids) -> None:
        """Refuse a record with missing, unknown or impossible values."""
        if wrong := self.complaint(record, ids):
            raise BadData(f"{where}: {wrong}")

    def complaint(self, record: Fact, ids: Ids) -> str | None:
        """What is wrong with a record, or None."""
        shapes = self.shapes()
        if wrong := unknown_key(record, shapes):
            return wrong
        for key in self.must:
            if key not in record:
                return f"{key} is missing; a record replaces ours whole, so copy ours and change it"
        if "provenance" not in record:
            return 'provenance is missing; write provenance = "public" for what you read on a card'
        for key, value in record.items():
            if wrong := shapes[key].complaint(key, value, ids):
                return wrong
        if wrong := unknown_key(sources(record), (*record, UNWRITTEN), "field"):
            return f"provenance_of: {wrong}"
        return None

    def rules_of(self, record: Fact) -> Fact:
        """The part of a record that a game depends on."""
        remarks = {"provenance", *self.remarks}
        return {key: without(remarks, said) for key, said in record.items() if key not in remarks}


@dataclass(frozen=True)
class File:
    """A file of facts: the kinds of its records, and its other keys."""

    kinds: Mapping[str, Kind]
    beside: tuple[str, ...] = ()


class FileContents(NamedTuple):
    """The contents of one file: its records by kind, and its other keys."""

    where: str  # how complaints call the file
    records: dict[str, list[Fact]]
    beside: Fact

    def places(self) -> Iterator[tuple[str, str, Fact]]:
        """Every record with its kind and its place."""
        for kind, records in self.records.items():
            for record in records:
                yield kind, f"{self.where}: {cut(str(record['id']), MOST_SHOWN)}", record


def read_tables(where: str, text: str, file: File) -> FileContents:
    """Parse a file into records with an id each; their contents are not checked yet."""
    said = parse_toml(where, text)
    if wrong := unknown_key(said, (*file.beside, *file.kinds), "table"):
        raise BadData(f"{where}: {wrong}")
    records = {kind: said.pop(kind, []) for kind in file.kinds}
    if not all(isinstance(some, list) for some in records.values()):
        raise BadData(f"{where}: records go under {' and '.join(f'[[{k}]]' for k in records)}")
    ids = set()
    for record in chain.from_iterable(records.values()):
        if not isinstance(record, dict) or not isinstance(record.get("id"), str):
            raise BadData(f"{where}: a record has no id: {shown(record)}")
        if record["id"] in ids:
            raise BadData(f"{where}: the id {cut(record['id'], MOST_SHOWN)} is used twice")
        ids.add(record["id"])
    return FileContents(where, records, said)


def merge(file: File, ours: FileContents, pack: FileContents) -> FileContents:
    """A pack's records replace ours with the same id completely; new ids are added if the kind is
    open, at most as many as we have, and refused otherwise."""
    check_how_many(ours, pack)
    merged: dict[str, dict[str, Fact]] = {}
    for kind, schema in file.kinds.items():
        known = {str(record["id"]): record for record in ours.records[kind]}
        given = {str(record["id"]): record for record in pack.records[kind]}
        if not schema.is_open and (wrong := unknown_key(given, known, kind)):
            raise BadData(f"{pack.where}: {wrong}")
        for other, records in merged.items():
            for both in sorted({*known, *given} & set(records)):
                raise BadData(f"{pack.where}: the id {both} is a {other} and a {kind}")
        merged[kind] = {**known, **given}
    return FileContents(
        pack.where, {kind: [*some.values()] for kind, some in merged.items()}, ours.beside
    )


def check_how_many(ours: FileContents, pack: FileContents) -> None:
    """A pack adds no more records than our own file has: no box has more cards than that."""
    known = {(kind, record["id"]) for kind, _, record in ours.places()}
    new = [record for kind, _, record in pack.places() if (kind, record["id"]) not in known]
    if len(new) > len(known):
        raise BadData(f"{pack.where}: {len(new)} new records, expected at most {len(known)}")


def printed_text(game: str, name: str, texts: Mapping[str, str]) -> str:
    """The text of one of our own files."""
    if name not in texts:
        raise BadData(f"the file {name} with the facts of {game} is missing")
    return texts[name]


def pack_texts(
    game: str, names: Collection[str], pack: Mapping[str, str]
) -> dict[str, tuple[str, str]]:
    """The files of a pack by name, each with its name in errors and its text.

    They are given by their path, which errors repeat, or by their name alone.
    """
    for path in sorted(pack, key=lambda path: PurePath(path).name):
        if PurePath(path).name not in names:
            raise BadData(f"{path} is not a file of {game}; a pack has {' or '.join(names)}")
    return {
        (name := PurePath(path).name): (f"pack/{name}" if path == name else path, text)
        for path, text in pack.items()
    }


class Facts:
    """All facts of a game: the records of each kind by id, with a fingerprint of their contents."""

    def __init__(self, records: dict[str, dict[str, Fact]], fingerprint: str) -> None:
        self.records = records
        self.fingerprint = fingerprint


def load_facts(
    game: str, files: Mapping[str, File], texts: Mapping[str, str], pack: Mapping[str, str]
) -> Facts:
    """Read and check the files of a game; a pack's records replace those with the same id."""
    tables = {
        name: read_tables(name, printed_text(game, name, texts), file)
        for name, file in files.items()
    }
    read = [*tables.items()]
    for name, (where, text) in pack_texts(game, files, pack).items():
        theirs = read_tables(where, text, files[name])
        if not any(theirs.records.values()):
            under = " or ".join(f"[[{kind}]]" for kind in files[name].kinds)
            raise BadData(f"{where} has no records; records go under {under}")
        tables[name] = merge(files[name], tables[name], theirs)
        read.append((name, theirs))
    records = by_kind(files, tables)
    for name, one in read:
        for kind, place, record in one.places():
            files[name].kinds[kind].check(place, record, records)
    said = [
        (kind, files[name].kinds[kind].rules_of(record))
        for name, one in tables.items()
        for kind, _, record in one.places()
    ]
    return Facts(records, fingerprint(said))


def by_kind(
    files: Mapping[str, File], tables: Mapping[str, FileContents]
) -> dict[str, dict[str, Fact]]:
    """The records of all files by kind and id; an id is unique within its kind."""
    records: dict[str, dict[str, Fact]] = {
        kind: {} for file in files.values() for kind in file.kinds
    }
    for one in tables.values():
        for kind, place, record in one.places():
            if record["id"] in records[kind]:
                raise BadData(f"{place}: another file has a {kind} with this id")
            records[kind][str(record["id"])] = record
    return records


def fingerprint(said: object) -> str:
    """A short hash of all facts a game depends on."""
    text = json.dumps(said, sort_keys=True, ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:16]


def sources(record: Fact) -> Mapping[str, str]:
    """The provenance of single fields of a checked record, where it differs from the record's."""
    said = record.get("provenance_of")
    return said if isinstance(said, dict) else {}


def provenance(record: Fact, key: str) -> str:
    """The provenance of one field of a checked record."""
    return sources(record).get(key, str(record["provenance"]))


def without(remarks: Collection[str], said: object) -> object:
    """A value without the remarks in its tables."""
    if isinstance(said, dict):
        return {key: without(remarks, one) for key, one in said.items() if key not in remarks}
    return [without(remarks, one) for one in said] if isinstance(said, list) else said
