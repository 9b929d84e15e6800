"""Files of facts: TOML text becomes records by id, and a card pack's records replace them.

A game says in a small schema what its files hold: per file the kinds of records (`[[unit]]`), per
kind the keys and what each may be (`orrery.core.shapes`). What is wrong is refused in one sentence
that names file, record and key.
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
"""One record as its file says it."""

PROVENANCE = ("rulebook", "public", "derived", "memory", "reconstructed")
"""Where a fact comes from."""
SOURCE = OneOf(PROVENANCE)
SOURCES = Each(TEXT, SOURCE)
"""`provenance_of`: the fields that come from elsewhere than their record, with where from."""
REMARKS: Mapping[str, Shape] = {"provenance_of": SOURCES, "note": TEXT}
UNWRITTEN = "text"
"""What a card says stands in our own words, not in its record; where it comes from does."""


@dataclass(frozen=True)
class Kind:
    """Records of one kind: what they must say, what they may say, and remarks no rule reads.

    Every record has an id and a provenance besides.
    """

    must: Mapping[str, Shape]
    may: Mapping[str, Shape] = field(default_factory=dict)
    remarks: Mapping[str, Shape] = field(default_factory=lambda: REMARKS)
    is_open: bool = False  # whether a pack may add records; it may always replace ours

    def shapes(self) -> dict[str, Shape]:
        """All keys and what they may be."""
        return {"id": NAME, **self.must, **self.may, "provenance": SOURCE, **self.remarks}

    def check(self, where: str, record: Fact, ids: Ids) -> None:
        """Refuse a record that says too little, too much or something impossible."""
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
        """What of a record a game depends on."""
        remarks = {"provenance", *self.remarks}
        return {key: without(remarks, said) for key, said in record.items() if key not in remarks}


@dataclass(frozen=True)
class File:
    """A file of facts: the kinds of its records, and keys that may stand beside them."""

    kinds: Mapping[str, Kind]
    beside: tuple[str, ...] = ()


class FileContents(NamedTuple):
    """What one file says: its records by kind, and what stands beside them."""

    where: str  # how complaints call the file
    records: dict[str, list[Fact]]
    beside: Fact

    def places(self) -> Iterator[tuple[str, str, Fact]]:
        """Every record with its kind and its place."""
        for kind, records in self.records.items():
            for record in records:
                yield kind, f"{self.where}: {cut(str(record['id']), MOST_SHOWN)}", record


def read_tables(where: str, text: str, file: File) -> FileContents:
    """The text of a file as records with an id each; what they say is not checked yet."""
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
    """A pack's records take the place of ours with the same id, whole; new ids are added where the
    kind is open, at most as many as we have, and refused elsewhere."""
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
    """A pack adds no more records than our own file has: a box holds no more cards than that."""
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
    """The files of a pack by name, each with how complaints call it and with its text.

    They are given by their path, which complaints repeat, or by their name alone.
    """
    for path in sorted(pack, key=lambda path: PurePath(path).name):
        if PurePath(path).name not in names:
            raise BadData(f"{path} is not a file of {game}; a pack has {' or '.join(names)}")
    return {
        (name := PurePath(path).name): (f"pack/{name}" if path == name else path, text)
        for path, text in pack.items()
    }


class Facts:
    """All facts of a game: the records of each kind by id, with a fingerprint of what they say."""

    def __init__(self, records: dict[str, dict[str, Fact]], fingerprint: str) -> None:
        self.records = records
        self.fingerprint = fingerprint


def load_facts(
    game: str, files: Mapping[str, File], texts: Mapping[str, str], pack: Mapping[str, str]
) -> Facts:
    """Read and check the files of a game, records of a pack replacing those of the same id."""
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
    """The records of all files by kind and id; an id stands for one record of its kind."""
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
    """Where single fields of a checked record come from, if not from where the record does."""
    said = record.get("provenance_of")
    return said if isinstance(said, dict) else {}


def provenance(record: Fact, key: str) -> str:
    """Where one field of a checked record comes from."""
    return sources(record).get(key, str(record["provenance"]))


def without(remarks: Collection[str], said: object) -> object:
    """A value without the remarks in its tables."""
    if isinstance(said, dict):
        return {key: without(remarks, one) for key, one in said.items() if key not in remarks}
    return [without(remarks, one) for one in said] if isinstance(said, list) else said
