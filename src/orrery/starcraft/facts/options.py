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
SURVIVAL = ("survival", "faster_survival")
SCENARIOS: dict[str, dict[int, tuple[str, ...]]] = {
    "desperate_alliance": {2: ("jim_raynor", "overmind")},
    "trump_card": {3: ("arcturus_mengsk", "jim_raynor", "aldaris")},
    "quest_for_uraj_and_khalis": {
        4: ("queen_of_blades", "overmind", "tassadar", "arcturus_mengsk")
    },
    "eye_of_the_storm": {
        3: ("jim_raynor", "overmind", "aldaris"),
        4: ("jim_raynor", "queen_of_blades", "overmind", "aldaris"),
        5: ("jim_raynor", "queen_of_blades", "overmind", "aldaris", "tassadar"),
        6: (
            "jim_raynor", "arcturus_mengsk", "queen_of_blades", "overmind", "aldaris", "tassadar",
        ),
    },
}  # fmt: skip
"""The scenarios: by the number of players the factions that they play, in play order. The files of
facts say the same (BW-MODE-10, BW-SCEN-84)."""
UNFINISHED: tuple[str, ...] = ()
"""The scenarios that cannot be played to the end yet: players are told so, tests may ask for them.
Who finishes one takes it out of here."""
FINISHED = tuple(mode for mode in SCENARIOS if mode not in UNFINISHED)
BROOD_WAR: dict[str, tuple[str, ...]] = {
    "mode": ("standard", *SURVIVAL, *FINISHED),
    "leadership": ("yes", "no"),
    "special_orders": ("pool", "disposable"),
    "planets": ("two", "two_of_three", "three"),
    "exchange": ("any_two", "between_skirmishes"),
    "heroes": ("mortal", "immune"),
}
"""The options of the expansion, and the switches that its rules ask for (BW-OPT-03 to BW-OPT-09,
BW-MODULE-02, BW-LEADCARD-45). One key for both rules about planets, because they exclude each
other, and one for the game modes, of which a game has one at most (BW-MODE-01)."""
OF_SCENARIOS = {
    "mengsk_base": ("quest_for_uraj_and_khalis", ("yes", "no")),
    "overmind_workers": ("trump_card", ("yes", "no")),
}
"""Switches that one scenario has, where its text is in doubt: the scenario, and the values
(BW-SCEN-39, BW-SCEN-55). Those of a scenario that is finished are among `ALL`, for the lobby."""
SWITCHES = {key: values for key, (mode, values) in OF_SCENARIOS.items() if mode in FINISHED}
OPTIONAL_RULES = ("leadership", "special_orders", "planets")
"""The optional rules among them, which no game mode allows (BW-OPT-01)."""
ALL = EXPANSION | CHOICES | BROOD_WAR | SWITCHES
STANDARD = ("standard",)
WITH_BROOD_WAR: dict[str, tuple[str, ...]] = {"expansion": ("brood_war",)}
NEEDS: dict[str, dict[str, tuple[str, ...]]] = {
    "teams": {"mode": (*STANDARD, *SURVIVAL)},  # each scenario has its own teams
    "teammate_bases": {"teams": ("yes",)},
    "goal": {"mode": STANDARD},  # each mode has its own way to win
    "factions": {"mode": STANDARD},  # and by whom they are taken
    **dict.fromkeys(BROOD_WAR, WITH_BROOD_WAR),
    **{key: {**WITH_BROOD_WAR, "mode": STANDARD} for key in OPTIONAL_RULES},
    "heroes": {**WITH_BROOD_WAR, "leadership": ("yes",)},
    **{key: {**WITH_BROOD_WAR, "mode": (OF_SCENARIOS[key][0],)} for key in SWITCHES},
}
"""By option, what must be chosen for it to mean anything, one of these values each; what a game
lacks has its first value."""


def complete(given: Mapping[str, str], is_unfinished: bool = False) -> dict[str, str]:
    """The options with their defaults: two players (four in teams, in a scenario as many as it
    needs) who choose their factions (in teams: dealt at random) and place the galaxy. Only tests
    may ask for what is unfinished (SC-SETUP-02, SC-SETUP-07, SC-VAR-05, BW-MODE-10)."""
    known = {*ALL, *(OF_SCENARIOS if is_unfinished else ())}
    unknown = sorted(set(given) - known - {"players", "factions"})
    if unknown:
        told = ", ".join(("players", "factions", *ALL))
        raise BadData(f"StarCraft has no option {unknown[0]!r}; it has: {told}")
    settings = {key: pick(given, key) for key in CHOICES}
    settings |= of_the_expansion(given, is_unfinished)
    mode = settings.get("mode", "standard")
    if mode in SURVIVAL:
        settings["goal"] = "elimination"
    in_teams = settings["teams"] == "yes"
    factions = given.get("factions", RANDOM if in_teams else CHOOSE).replace("-", "_")
    named = [] if factions in {CHOOSE, RANDOM} else factions.split(",")
    usual = str(len(named)) if named else "4" if in_teams else "2"
    if mode in SCENARIOS and not named:
        usual = str(min(SCENARIOS[mode]))
    settings["players"] = given.get("players", usual)
    settings["factions"] = factions
    if mode in SCENARIOS:
        check_scenario(mode, settings["players"], named)
    check_players(settings["players"], in_teams)
    check_factions(factions, named, int(settings["players"]), in_teams)
    return settings


def every_box() -> dict[str, dict[str, str]]:
    """The options of a plain game with each box that there is, by the name of its set: for whoever
    looks at what is printed."""
    return {"base": complete({}), "brood_war": complete({"expansion": "brood_war"})}


def of_mode(mode: str) -> dict[str, str]:
    """The options that make a game of a mode, besides the number of players."""
    return {"expansion": "brood_war", "mode": mode}


def pick(given: Mapping[str, str], key: str) -> str:
    """One option with a fixed list of values."""
    possible = ALL[key] if key in ALL else OF_SCENARIOS[key][1]
    value = given.get(key, possible[0]).replace("-", "_")
    if value not in possible:
        raise BadData(f"{key} cannot be {given[key]!r}; possible: {', '.join(possible)}")
    return value


def of_the_expansion(given: Mapping[str, str], is_unfinished: bool) -> dict[str, str]:
    """The options of the expansion, any of them together; a base game has none (BW-SETUP-01,
    BW-OPT-01). Three planets are all placed or two of them, never both (BW-OPT-09). Nobody has a
    hero without Leadership cards (BW-OPT-07)."""
    if pick(given, "expansion") == "none":
        for key in (*BROOD_WAR, *OF_SCENARIOS):
            if key in given:
                raise BadData(f"BW-SETUP-01: {key} is an option of Brood War; add expansion")
        return {}
    mode = given.get("mode", "").replace("-", "_")
    if mode in UNFINISHED:
        if not is_unfinished:
            raise BadData(f"{mode} is not finished yet; it will come with a later version")
        given = {key: value for key, value in given.items() if key != "mode"}
    found = {key: pick(given, key) for key in EXPANSION | BROOD_WAR}
    if mode in UNFINISHED:
        found["mode"] = mode
    for key, (only, _) in OF_SCENARIOS.items():
        if found["mode"] == only:
            found[key] = pick(given, key)
        elif key in given:
            raise BadData(f"BW-MODE-10: {key} is an option of {only} alone")
    check_mode(given, found)
    if found["leadership"] == "no" and found["heroes"] == "immune":
        raise BadData("BW-OPT-07: without Leadership cards there are no heroes to be immune")
    return found


def check_mode(given: Mapping[str, str], found: dict[str, str]) -> None:
    """A game mode excludes all optional rules; teams are dealt their factions as ever. Survival is
    Galactic Conquest (BW-OPT-01, BW-MODE-01, BW-MODE-02, BW-MODE-09)."""
    mode = found["mode"]
    if mode == BROOD_WAR["mode"][0]:
        return
    for key in OPTIONAL_RULES:
        if found[key] != BROOD_WAR[key][0]:
            raise BadData(f"BW-OPT-01: {key} is an optional rule, which {mode} does not allow")
    if given.get("factions") == RANDOM and given.get("teams") != "yes":
        raise BadData(f"BW-OPT-01: random factions are an optional rule, which {mode} excludes")
    if mode in SCENARIOS:
        check_what_is_fixed(given, mode)
    if mode in SURVIVAL and given.get("goal", "elimination") != "elimination":
        raise BadData("BW-MODE-02: in Survival only the last player or team in the game wins")


def check_what_is_fixed(given: Mapping[str, str], mode: str) -> None:
    """Each scenario has its own teams, way to win and rule about sparing teammates
    (BW-MODE-17, BW-MODE-20, BW-MODE-21)."""
    fixed = {
        "teams": "BW-MODE-20: {} has its own teams; leave teams out",
        "goal": "BW-MODE-17: {} has its own way to win; leave goal out",
        "teammate_bases": "BW-MODE-21: {} has its own rule about sparing; leave teammate_bases out",
    }
    for key, told in fixed.items():
        if given.get(key, CHOICES[key][0]) != CHOICES[key][0]:
            raise BadData(told.format(mode))


def check_scenario(mode: str, players: str, named: list[str]) -> None:
    """A scenario binds the number of players and their factions; what nobody plays is none of them
    (BW-MODE-10, BW-MODE-11, BW-SCEN-20, BW-SCEN-84)."""
    numbers = [str(number) for number in SCENARIOS[mode]]
    if players not in numbers:
        needed = numbers[0] if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
        raise BadData(f"BW-MODE-10: {mode} is for {needed} players, not {players}")
    factions = SCENARIOS[mode][int(players)]
    strangers = [one for one in named if one not in factions]
    if strangers:
        known = ", ".join(factions)
        raise BadData(f"BW-MODE-11: {mode} is played by {known}; {strangers[0]} is not one of them")


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
