"""`orrery pack`: card packs, with which owners of a box correct our cards."""

from __future__ import annotations

from pathlib import Path

import click

from orrery import games
from orrery.cli.terminal.ink import Ink
from orrery.clone_wars.library import Fact, Library, load_library
from orrery.clone_wars.title import CLONE_WARS
from orrery.clone_wars.words import all_texts
from orrery.core.errors import BadData

PAIRS = ("republic,separatist", "rebel,empire")
"""Factions whose games hold every card of both editions."""


@click.group()
def pack() -> None:
    """Check a card pack: a folder of files that replace cards of a game.

    \b
    Example:
      orrery pack check my-cards
    """


@pack.command()
@click.argument("folder", metavar="DIR")
def check(folder: str) -> None:
    """Read the card pack in DIR, and say what it changes or what is wrong with it.

    \b
    Example:
      orrery pack check my-cards
    """
    ink = Ink()
    title = CLONE_WARS
    texts, packed = games.read_texts(title), games.read_pack(title, folder)
    if not set(packed) & set(title.files):
        raise BadData(f"{folder} holds no card pack: expected {' or '.join(title.files)} in it")
    ours, theirs = load_library(texts, {}), load_library(texts, packed)
    for factions in PAIRS:
        title.facts(title.settings({"factions": factions}), texts, packed)
    ink.tell("pack-ok", folder=Path(folder).name, game=title.name)
    print_changes(ink, ours, theirs)
    ink.tell("pack-fingerprint", fingerprint=theirs.fingerprint)


def by_id(library: Library) -> dict[str, Fact]:
    """All records by their id."""
    return {str(record["id"]): record for record in library.records()}


def print_changes(ink: Ink, ours: Library, theirs: Library) -> None:
    """What a pack replaces, adds and removes, and what the changed cards say."""
    before, after = by_id(ours), by_id(theirs)
    replaced = [one for one in after if one in before and after[one] != before[one]]
    added = [one for one in after if one not in before]
    removed = [one for one in before if one not in after]
    for key, ids in (("replaced", replaced), ("added", added), ("removed", removed)):
        if ids:
            ink.tell(f"pack-{key}", n=len(ids), names=", ".join(ids))
    if not (replaced or added or removed):
        ink.tell("pack-same")
    if replaced or added:
        ink.tell("pack-texts")
        ink.bullets(all_texts([after[one] for one in replaced + added]).splitlines())
