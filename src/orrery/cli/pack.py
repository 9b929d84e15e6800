"""`orrery pack`: card packs, with which owners of the box correct our cards."""

from __future__ import annotations

import click

from orrery import games
from orrery.cli.language import LANGUAGE
from orrery.cli.terminal.ink import Ink
from orrery.core.speaker import Catalogue, Entry

INDENT = 3
MISSING = "–"
NOTHING = Entry("", {}, {}, {})
"""The old values of a new record: none."""


@click.group()
def pack() -> None:
    """Check a card pack: a folder of files that replace a game's cards.

    \b
    Example:
      orrery pack check my-cards
    """


@pack.command()
@click.argument("folder", metavar="DIR")
@click.option(
    "--game",
    type=click.Choice([*games.RULESETS]),
    help="The game it is for.  [default: by its file names]",
)
@LANGUAGE
def check(folder: str, game: str | None, language: str) -> None:
    """Read the card pack in DIR, and list its changes or its errors.

    \b
    Example:
      orrery pack check my-cards
    """
    ruleset = games.ruleset_of_pack(folder) if game is None else games.ruleset_of(game)
    ink, speaker = Ink(language), ruleset.speaker(language)
    texts, packed = games.read_texts(ruleset), games.read_pack(ruleset, folder)
    ours, theirs = speaker.catalogue(texts, {}), speaker.catalogue(texts, packed)
    ink.tell("pack-ok", folder=folder, game=ruleset.name)
    print_changes(ink, ours, theirs)
    ink.tell("pack-fingerprint", fingerprint=theirs.fingerprint)


def print_changes(ink: Ink, ours: Catalogue, theirs: Catalogue) -> None:
    """What a pack replaces, adds and removes, and what the changed cards say."""
    before, after = ours.entries, theirs.entries
    replaced = [one for one in after if one in before and after[one] != before[one]]
    added = [one for one in after if one not in before]
    removed = [one for one in before if one not in after]
    if not (replaced or added or removed):
        ink.tell("pack-same")
    for key, places in (("replaced", replaced), ("added", added), ("removed", removed)):
        if places:
            ink.tell(f"pack-{key}", n=len(places), names=", ".join(slug for _, slug in places))
    for place in replaced + added:
        print_entry(ink, place[1], before.get(place, NOTHING), after[place])


def print_entry(ink: Ink, slug: str, before: Entry, after: Entry) -> None:
    """One changed record: its figures, old and new, and what it says now."""
    changed = [
        ink.say("pack-figure", figure=key, value=shown(after.figures.get(key)))
        if before is NOTHING
        else ink.say(
            "pack-figure-changed",
            figure=key,
            before=shown(before.figures.get(key)),
            arrow=ink.signs.arrow,
            after=shown(after.figures.get(key)),
        )
        for key in {**after.figures, **before.figures}
        if before.figures.get(key) != after.figures.get(key)
    ]
    what = "; ".join(changed) or ink.say(
        "pack-text-only" if before.texts != after.texts else "pack-notes-only"
    )
    ink.bullets([ink.say("pack-record", name=after.name, id=slug, what=what)])
    for key, text in after.texts.items():
        if text:
            ink.print(ink.say(f"pack-{key}", text=text), indent=INDENT)


def shown(value: object) -> str:
    """A value as written in its file; a dash for none."""
    if isinstance(value, list):
        return ", ".join(str(one) for one in value) or MISSING
    if isinstance(value, bool):
        return str(value).lower()
    return MISSING if value is None else str(value)
