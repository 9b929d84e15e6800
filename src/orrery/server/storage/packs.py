"""Card packs: each is stored once, by the hash of its content, however many tables use it.

A pack is written in a transaction of its own before the first table that uses it, and deleted in
one after the last. So no transaction locks a table and a pack at once, and there are no deadlocks.
If the last table goes while another comes, the foreign key decides.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from weakref import WeakValueDictionary

from sqlalchemy import Connection, delete, exists, select, text

from orrery.games import hash_of_pack, text_of_pack
from orrery.server.storage.schema import PACKS, TABLES

KEEP = text(
    "INSERT INTO packs (hash, files) VALUES (:hash, :files) "
    "ON CONFLICT (hash) DO UPDATE SET files = packs.files"
)
"""A no-op update waits for whoever is deleting the pack."""


class Pack(dict[str, str]):
    """The files of a card pack, by name. Nobody changes them."""

    def __init__(self, files: Mapping[str, str], hash: str) -> None:
        super().__init__(files)
        self.hash = hash


_in_use: WeakValueDictionary[str, Pack] = WeakValueDictionary()
"""By their hashes: tables with the same pack share one."""


def shared(files: Mapping[str, str]) -> dict[str, str]:
    """The shared copy of these files."""
    if not files:
        return {}
    return _shared(files, hash_of(files))


def _shared(files: Mapping[str, str], hash: str) -> Pack:
    return _in_use.setdefault(hash, Pack(files, hash))


def hash_of(files: Mapping[str, str]) -> str:
    return files.hash if isinstance(files, Pack) else hash_of_pack(files)


def keep(connection: Connection, files: Mapping[str, str]) -> None:
    """Write a pack, if it does not exist yet."""
    connection.execute(KEEP, {"hash": hash_of(files), "files": text_of_pack(files)})


def kept(connection: Connection, hash: str | None) -> dict[str, str] | None:
    """The pack with this hash, read only if no table in memory has it; an empty one for a table
    without a pack; None if it was deleted."""
    if hash is None:
        return {}
    found = _in_use.get(hash)
    if found is not None:
        return found
    files = connection.execute(select(PACKS.c.files).where(PACKS.c.hash == hash)).scalar()
    return None if files is None else _shared(json.loads(files), hash)


def is_kept(connection: Connection, files: Mapping[str, str]) -> bool:
    query = select(PACKS.c.hash).where(PACKS.c.hash == hash_of(files))
    return connection.execute(query).first() is not None


def forget(connection: Connection) -> None:
    """Delete the packs that no table uses."""
    is_named = exists().where(TABLES.c.pack_hash == PACKS.c.hash)
    connection.execute(delete(PACKS).where(~is_named))
