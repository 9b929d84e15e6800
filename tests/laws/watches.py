"""The games under watch: their modes and all their laws."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.board.state import State as CloneWarsState
from orrery.clone_wars.facts.box import Box as CloneWarsBox
from orrery.clone_wars.facts.library import FACTIONS
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.starcraft.board.state import State as StarCraftState
from orrery.starcraft.facts.box import Box as StarCraftBox
from orrery.starcraft.ruleset import STARCRAFT
from tests.laws import clone_wars, starcraft
from tests.laws.drive import Settings, Watch

PAIRS = [",".join(pair) for pair in combinations(FACTIONS, 2)]
CLONE_WARS_MODES: list[Settings] = [
    *({"factions": pair, "mode": mode} for pair in PAIRS for mode in ("beginner", "full")),
    {"mode": "secret"},
    {"mode": "secret", "factions": "empire,republic"},
    {"pay_off": "yes", "bases": "2"},
    {"bases": "5"},
    {"mode": "full", "bases": "5", "pay_off": "yes", "factions": "rebel,separatist"},
    {"neutral": "first_edition", "factions": "separatist,republic"},
    {"factions": "random", "neutral": "random"},
    {"factions": "empire,rebel", "neutral": "clone_wars", "pilots": "clone_wars"},
]


def clone_wars_choices(game: CloneWarsGame, _: Random) -> None:
    clone_wars.cards_add_up_for_a_watcher(game)
    clone_wars.offered_if_and_only_if_legal(game)


CLONE_WARS_WATCH: Watch[CloneWarsState, CloneWarsBox] = Watch(
    CLONE_WARS,
    CLONE_WARS_MODES,
    cheap=(clone_wars.cards_are_conserved, clone_wars.bounds_hold),
    laws=(
        clone_wars_choices,
        clone_wars.worlds_keep_what_the_other_knows,
        clone_wars.events_name_only_what_is_seen,
    ),
    seats=lambda game: len(game.state.sides),
    put_off=("end",),
)

STARCRAFT_MODES: list[Settings] = [
    *({"players": str(players)} for players in range(2, 7)),
    {"players": "2", "galaxy": "quick", "factions": "overmind,tassadar"},
    {"players": "2", "galaxy": "quick", "factions": "jim_raynor,arcturus_mengsk"},
    {"players": "3", "galaxy": "quick", "factions": "aldaris,queen_of_blades,jim_raynor"},
    {"players": "3", "goal": "elimination"},
    {"players": "4", "teams": "yes"},
    {"players": "4", "teams": "yes", "goal": "elimination", "galaxy": "quick"},
    {"players": "6", "teams": "yes", "teammate_bases": "spared", "galaxy": "quick"},
    {"players": "6", "factions": "random", "surprise_assault": "own", "galaxy": "quick"},
]

STARCRAFT_WATCH: Watch[StarCraftState, StarCraftBox] = Watch(
    STARCRAFT,
    STARCRAFT_MODES,
    cheap=starcraft.CHEAP,
    laws=starcraft.LAWS,
    seats=lambda game: game.facts.players,
    put_off=("destroy", "draw-event", "done"),
    stride=53,
    hides=lambda game: game.state.round > 0,
)

BROOD_WAR: Settings = {"expansion": "brood_war", "galaxy": "quick"}
EXPANDED_MODES: list[Settings] = [
    {**BROOD_WAR, "players": "2", "factions": "aldaris,jim_raynor"},
    *({**BROOD_WAR, "players": str(players), "factions": "random"} for players in range(3, 7)),
    {**BROOD_WAR, "players": "2", "galaxy": "place"},
    {**BROOD_WAR, "players": "3", "leadership": "no", "factions": "tassadar,overmind,aldaris"},
    {**BROOD_WAR, "players": "3", "special_orders": "disposable"},
    {**BROOD_WAR, "players": "3", "planets": "three", "galaxy": "place"},
    {**BROOD_WAR, "players": "4", "planets": "two_of_three", "heroes": "immune"},
    {**BROOD_WAR, "players": "4", "teams": "yes", "exchange": "between_skirmishes"},
    {**BROOD_WAR, "players": "3", "goal": "elimination", "leadership": "no"},
    {**BROOD_WAR, "players": "2", "mode": "survival", "factions": "jim_raynor,aldaris"},
    {**BROOD_WAR, "players": "4", "mode": "faster_survival", "teams": "yes"},
    {**BROOD_WAR, "players": "2", "mode": "desperate_alliance", "galaxy": "place"},
    {**BROOD_WAR, "mode": "trump_card", "galaxy": "place"},
]

EXPANDED_WATCH: Watch[StarCraftState, StarCraftBox] = replace(STARCRAFT_WATCH, modes=EXPANDED_MODES)
"""StarCraft with its expansion."""
