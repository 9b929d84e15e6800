"""What is printed: eight kinds of cards, read from data/rising_tide/rising_tide.toml."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.errors import BadData
from orrery.core.facts import File, Kind, load_facts
from orrery.core.ruleset import Settings, Texts
from orrery.core.shapes import NUMBER, TEXT

FILES = {"rising_tide.toml": File({"card": Kind(must={"name": TEXT, "worth": NUMBER})})}
CHOICES = {"copies": ("3", "2")}
PLAYERS = (2, 3, 4)


class Cards(NamedTuple):
    """The printed facts. A card is the number of its kind."""

    ids: tuple[str, ...]
    names: tuple[str, ...]
    worth: tuple[int, ...]
    sources: tuple[str, ...]
    copies: int
    fingerprint: str


def complete(given: dict[str, str]) -> Settings:
    """The options completed by their defaults."""
    settings = {"players": "2", "copies": "3", **given}
    possible = {"players": tuple(map(str, PLAYERS)), **CHOICES}
    for key, value in settings.items():
        if key not in possible:
            raise BadData(f"unknown option {key!r}; the options are: {', '.join(possible)}")
        if value not in possible[key]:
            raise BadData(f"{key} cannot be {value!r}; possible: {', '.join(possible[key])}")
    return settings


def load(settings: Settings, texts: Texts, pack: Texts) -> Cards:
    """The facts of a game with these options."""
    facts = load_facts("rising-tide", FILES, texts, pack)
    records = facts.records["card"].values()
    return Cards(
        tuple(str(one["id"]) for one in records),
        tuple(str(one["name"]) for one in records),
        tuple(int(str(one["worth"])) for one in records),
        tuple(str(one["provenance"]) for one in records),
        int(settings["copies"]),
        facts.fingerprint,
    )
