"""The options of a game of Clone Wars, fixed before the first turn (rulebook: Game modes)."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.clone_wars.facts.library import EDITION_OF, FACTIONS
from orrery.core.errors import BadData

STANDARD = {"republic", "separatist"}
EDITIONS = ("clone_wars", "first_edition")
RANDOM = "random"

CHOICES: dict[str, tuple[str, ...]] = {
    "mode": ("beginner", "full", "secret"),
    "bases": ("2", "3", "4", "5"),
    "pay_off": ("no", "yes"),
    "neutral": (*EDITIONS, RANDOM),
    "pilots": EDITIONS,
    "combined": ("no", "yes"),
}
"""Every option with a fixed list of values; `players` and `factions` are checked separately."""

BASES_TO_WIN = {"beginner": "3", "full": "4", "secret": "4"}
BASES_OWNED = {"beginner": 5, "full": 10, "secret": 5}


def complete(given: Mapping[str, str]) -> dict[str, str]:
    """The options with their defaults: beginner game, no optional rules (CW-MODE-01, CW-OPT-01)."""
    unknown = sorted(set(given) - set(CHOICES) - {"players", "factions"})
    if unknown:
        known = ", ".join(("players", "factions", *CHOICES))
        raise BadData(f"Clone Wars has no option {unknown[0]!r}; it has: {known}")
    why = why_not_players(given.get("players", "2"))
    if why:
        raise BadData(why)
    mode = pick(given, "mode", "beginner")
    settings = {"players": "2", "mode": mode, "bases": threshold(given, mode)}
    settings["pay_off"] = pick(given, "pay_off", "no")
    settings["factions"] = factions(given.get("factions", "republic,separatist"))
    sides = set(settings["factions"].split(",")) - {RANDOM}
    own = {EDITION_OF[side] for side in sides} or {"clone_wars"}
    home = "first_edition" if own == {"first_edition"} else "clone_wars"
    settings["neutral"] = pick(given, "neutral", home if len(own) == 1 else RANDOM)
    settings["pilots"] = pick(given, "pilots", home)
    mixed = not sides <= STANDARD or settings["neutral"] != "clone_wars"
    mixed = mixed or settings["pilots"] != "clone_wars"
    settings["combined"] = pick(given, "combined", "yes" if mixed else "no")
    if mixed and settings["combined"] == "no":
        raise BadData(
            "CW-MODE-08: only Republic against Separatists with their own neutral cards and pilots "
            "is played without combining editions"
        )
    return settings


def pick(given: Mapping[str, str], key: str, default: str) -> str:
    """One option with a fixed list of values."""
    value = given.get(key, default).replace("-", "_")
    if value not in CHOICES[key]:
        raise BadData(f"{key} cannot be {given[key]!r}; possible: {', '.join(CHOICES[key])}")
    return value


def why_not_players(players: str) -> str | None:
    """Exactly two players; the team game for four is not in the rulebook
    (CW-SETUP-01, CW-MODE-11)."""
    if players == "2":
        return None
    if players == "4":
        return (
            "CW-MODE-11: the rulebook names a team game of two against two but does not give its "
            "rules, so Clone Wars is played by two"
        )
    return f"CW-SETUP-01: Clone Wars is played by two, not by {players}"


def threshold(given: Mapping[str, str], mode: str) -> str:
    """Bases to destroy: 2 to 5, never more than a player owns; 3 for beginners, 4 otherwise
    (CW-OPT-02, CW-WIN-05, CW-MODE-02)."""
    bases = given.get("bases", BASES_TO_WIN[mode])
    if bases.isdecimal() and len(bases) <= 2 and int(bases) > BASES_OWNED[mode]:
        raise BadData(
            f"CW-WIN-05: {bases} bases cannot be destroyed when each player has {BASES_OWNED[mode]}"
        )
    if bases not in CHOICES["bases"]:
        raise BadData(f"CW-OPT-02: the game is played to 2, 3, 4 or 5 bases, not {bases}")
    return bases


def factions(given: str) -> str:
    """One faction for each seat, two different ones, in any pairing (CW-MODE-04, CW-SETUP-01)."""
    if given == RANDOM:
        return f"{RANDOM},{RANDOM}"
    sides = given.split(",")
    known = ", ".join(FACTIONS)
    if len(sides) != 2 or not all(side in FACTIONS for side in sides):
        raise BadData(f"factions are two of {known}, joined by a comma, or random; not {given!r}")
    if sides[0] == sides[1]:
        raise BadData(f"CW-MODE-04: both players cannot play {sides[0]}; factions must differ")
    return given


def settle_chance(settings: dict[str, str], seed: bytes) -> dict[str, str]:
    """What the players left open is drawn from the seed: sides and neutral pack
    (CW-SETUP-01, CW-MODE-05, CW-KEY-19)."""
    settled = dict(settings)
    if settings["factions"] == f"{RANDOM},{RANDOM}":
        settled["factions"] = ("republic,separatist", "separatist,republic")[seed[-1] & 1]
    if settings["neutral"] == RANDOM:
        settled["neutral"] = EDITIONS[seed[-2] & 1]
    return settled
