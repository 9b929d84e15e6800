"""`orrery pack`: card packs, with which owners of a box correct our cards."""

from __future__ import annotations

from collections.abc import Mapping

import click

from orrery import games
from orrery.cli.terminal.ink import Ink
from orrery.clone_wars.library import Fact, Library, load_library
from orrery.clone_wars.title import CLONE_WARS
from orrery.clone_wars.words import card_text, reward_text

PAIRS = ("republic,separatist", "rebel,empire")
"""Factions whose games hold every card of both editions."""
UNPRINTED = frozenset(
    ["id", "ability", "reward", "provenance", "confidence", "attested", "reconstructed", "note"]
)
"""What is no figure: told as a text, or not of the card."""
INDENT = 3
MISSING = "–"

Facts = Mapping[str, Fact]
"""Records by their id."""


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
    ours, theirs = load_library(texts, {}), load_library(texts, packed)
    for factions in PAIRS:
        title.facts(title.settings({"factions": factions}), texts, packed)
    ink.tell("pack-ok", folder=folder, game=title.name)
    print_changes(ink, by_id(ours), by_id(theirs))
    ink.tell("pack-fingerprint", fingerprint=theirs.fingerprint)


def by_id(library: Library) -> Facts:
    """All records by their id."""
    return {str(record["id"]): record for record in library.records()}


def print_changes(ink: Ink, before: Facts, after: Facts) -> None:
    """What a pack replaces, adds and removes, and what the changed cards say."""
    replaced = [one for one in after if one in before and after[one] != before[one]]
    added = [one for one in after if one not in before]
    removed = [one for one in before if one not in after]
    if not (replaced or added or removed):
        ink.tell("pack-same")
    for key, ids in (("replaced", replaced), ("added", added), ("removed", removed)):
        if ids:
            ink.tell(f"pack-{key}", n=len(ids), names=", ".join(ids))
    for one in replaced + added:
        print_record(ink, before.get(one, {}), after[one])


def print_record(ink: Ink, before: Fact, after: Fact) -> None:
    """One changed record: its figures, old and new, and what it says now."""
    keys = [key for key in {**after, **before} if key not in UNPRINTED]
    changed = [
        ink.say("pack-figure", figure=key, value=shown(after.get(key)))
        if not before
        else ink.say(
            "pack-figure-changed",
            figure=key,
            before=shown(before.get(key)),
            arrow=ink.signs.arrow,
            after=shown(after.get(key)),
        )
        for key in keys
        if before.get(key) != after.get(key)
    ]
    what = "; ".join(changed) or ink.say(
        "pack-text-only" if told(before) != told(after) else "pack-notes-only"
    )
    ink.bullets([ink.say("pack-record", name=str(after["name"]), id=str(after["id"]), what=what)])
    text, reward = told(after)
    if text:
        ink.print(ink.say("pack-text", text=text), indent=INDENT)
    if reward:
        ink.print(ink.say("pack-reward", text=reward), indent=INDENT)


def told(record: Fact) -> tuple[str, str]:
    """What a card and its reward say."""
    return (" ".join(card_text(record)), reward_text(record) or "") if record else ("", "")


def shown(value: object) -> str:
    """A value as its file has it; nothing as a dash."""
    if isinstance(value, list):
        return ", ".join(str(one) for one in value) or MISSING
    if isinstance(value, bool):
        return str(value).lower()
    return MISSING if value is None else str(value)
