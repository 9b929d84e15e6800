"""The options of a game of StarCraft, fixed before the first player is drawn (rulebook: Setup,
Variants)."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from orrery.core.errors import BadData
from orrery.core.flow import BaseState
from orrery.core.rng import shuffled

FACTIONS = (
    "jim_raynor", "arcturus_mengsk", "tassadar", "aldaris", "queen_of_blades", "overmind",
)  # fmt: skip
CHOOSE, RANDOM = "choose", "random"

CHOICES: dict[str, tuple[str, ...]] = {
    "galaxy": ("place", "quick"),
    "goal": ("conquest_points", "elimination"),
    "teams": ("no", "yes"),
    "surprise_assault": ("any", "own"),
    "teammate_bases": ("destroyed", "spared"),
}
"""Every option with a fixed list of values, the default first; `players` and `factions` are checked
separately."""
EXPANSION = {"expansion": ("none", "brood_war")}
BROOD_WAR: dict[str, tuple[str, ...]] = {
    "leadership": ("yes", "no"),
    "special_orders": ("pool", "disposable"),
    "planets": ("two", "two_of_three", "three"),
    "exchange": ("any_two", "between_skirmishes"),
    "heroes": ("mortal", "immune"),
}
"""The options of the expansion, and the switches that its rules ask for (BW-OPT-03 to BW-OPT-09,
BW-MODULE-02, BW-LEADCARD-45). One key for both rules about planets, because they exclude each
other."""


def complete(given: Mapping[str, str], is_unfinished: bool = False) -> dict[str, str]:
    """The options with their defaults: two players (four in teams) who choose their factions (in
    teams: dealt at random) and place the galaxy (SC-SETUP-02, SC-SETUP-07, SC-VAR-05). The
    expansion cannot be played yet, so only tests may ask for what is unfinished."""
    choices = CHOICES | (EXPANSION | BROOD_WAR if is_unfinished else {})
    unknown = sorted(set(given) - set(choices) - {"players", "factions"})
    if unknown:
        known = ", ".join(("players", "factions", *choices))
        raise BadData(f"StarCraft has no option {unknown[0]!r}; it has: {known}")
    settings = {key: pick(given, key) for key in CHOICES}
    settings |= of_the_expansion(given)
    in_teams = settings["teams"] == "yes"
    factions = given.get("factions", RANDOM if in_teams else CHOOSE).replace("-", "_")
    named = [] if factions in {CHOOSE, RANDOM} else factions.split(",")
    usual = str(len(named)) if named else "4" if in_teams else "2"
    settings["players"] = given.get("players", usual)
    settings["factions"] = factions
    check_players(settings["players"], in_teams)
    check_factions(factions, named, int(settings["players"]), in_teams)
    return settings


def pick(given: Mapping[str, str], key: str) -> str:
    """One option with a fixed list of values."""
    possible = (CHOICES | EXPANSION | BROOD_WAR)[key]
    value = given.get(key, possible[0]).replace("-", "_")
    if value not in possible:
        raise BadData(f"{key} cannot be {given[key]!r}; possible: {', '.join(possible)}")
    return value


def of_the_expansion(given: Mapping[str, str]) -> dict[str, str]:
    """The options of the expansion; a base game has none of them (BW-SETUP-01). Nobody has a hero
    without Leadership cards (BW-OPT-07)."""
    if pick(given, "expansion") == "none":
        for key in BROOD_WAR:
            if key in given:
                raise BadData(f"BW-SETUP-01: {key} is an option of Brood War; add expansion")
        return {}
    found = {key: pick(given, key) for key in EXPANSION | BROOD_WAR}
    if found["leadership"] == "no" and found["heroes"] == "immune":
        raise BadData("BW-OPT-07: without Leadership cards there are no heroes to be immune")
    return found


def check_players(players: str, in_teams: bool) -> None:
    """Two to six players; teams of two need four or six (SC-SETUP-12, SC-VAR-05)."""
    if players not in {"2", "3", "4", "5", "6"}:
        raise BadData(f"SC-SETUP-12: StarCraft takes two to six players, not {players}")
    if in_teams and players not in {"4", "6"}:
        raise BadData(f"SC-VAR-05: teams of two need four or six players, not {players}")


def check_factions(factions: str, named: list[str], players: int, in_teams: bool) -> None:
    """One faction each and none twice; teams do not choose, they are dealt theirs
    (SC-SETUP-02, SC-SETUP-12, SC-VAR-05)."""
    if in_teams and factions == CHOOSE:
        raise BadData("SC-VAR-05: in team play factions are dealt at random, not chosen")
    if not set(named) <= set(FACTIONS):
        known = ", ".join(FACTIONS)
        raise BadData(
            f"factions are {CHOOSE}, {RANDOM}, or one of {known} for each seat, joined by commas; "
            f"not {factions!r}"
        )
    if len(set(named)) < len(named):
        raise BadData(f"SC-SETUP-02: no faction can be played twice, as in {factions!r}")
    if named and len(named) != players:
        raise BadData(f"SC-SETUP-12: {players} players need one faction each, not {len(named)}")


def settle_chance(settings: dict[str, str], seed: bytes) -> dict[str, str]:
    """Random factions are dealt from the seed, by seat; everything else stays
    (SC-SETUP-02, SC-VAR-05)."""
    if settings["factions"] != RANDOM:
        return settings
    chance = BaseState()
    chance.seed, chance.counter, chance.irrevocable = sha256(b"factions" + seed).digest(), 0, 0
    dealt = shuffled(chance, tuple(range(len(FACTIONS))))[: int(settings["players"])]
    return {**settings, "factions": ",".join(FACTIONS[faction] for faction in dealt)}
