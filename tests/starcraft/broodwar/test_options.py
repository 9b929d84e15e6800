"""BW-OPT-01: options together. Each two of them can be played in one game, or are refused with the
rule that excludes them."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from orrery.core.errors import BadData
from orrery.rulebook import RULE_ID
from orrery.starcraft.board.state import SETTING_UP
from orrery.starcraft.facts.options import BROOD_WAR, CHOICES, SURVIVAL, complete
from orrery.starcraft.rules.victory import target
from tests.laws.starcraft import CHEAP
from tests.marks import few_quick, rule
from tests.starcraft.expanded import expanded_box
from tests.starcraft.opening import begin

EVERY: dict[str, tuple[str, ...]] = {
    "players": ("2", "3", "4", "5", "6"),
    "factions": ("choose", "random", "overmind,aldaris,tassadar,jim_raynor"),
    **CHOICES,
    **BROOD_WAR,
    "mode": ("standard", *SURVIVAL),
}
"""Every option of a game with Brood War, with all that can be chosen; what a scenario excludes is
in `test_scenario_setup`."""
Chosen = dict[str, str]
Pair = frozenset[tuple[str, str]]

PAIRS = [
    {one: value, other: another}
    for one, other in combinations(EVERY, 2)
    for value, another in product(EVERY[one], EVERY[other])
]
REFUSED = {
    "SC-VAR-05": "teams=yes with players=2, 3, 5, factions=choose",
    "SC-SETUP-12": "factions=overmind,aldaris,tassadar,jim_raynor with players=2, 3, 5, 6",
    "BW-OPT-07": "leadership=no with heroes=immune",
    "BW-OPT-01": (
        "mode=survival with factions=random, leadership=no, special_orders=disposable, "
        "planets=two_of_three, three; "
        "mode=faster_survival with factions=random, leadership=no, special_orders=disposable, "
        "planets=two_of_three, three"
    ),
    "BW-MODE-02": "goal=conquest_points with mode=survival, faster_survival",
}
"""What excludes each other, by rule."""


def why_refused(given: Chosen) -> str | None:
    """The rule that excludes some options, or None."""
    try:
        complete({"expansion": "brood_war", **given})
    except BadData as error:
        found = RULE_ID.match(str(error))
        return found.group() if found else f"no rule, but {error}"
    return None


def pairs_refused() -> dict[Pair, str]:
    """By two options, the rule that excludes them, as it is written above."""
    found: dict[Pair, str] = {}
    lines = [(reason, line) for reason, text in REFUSED.items() for line in text.split("; ")]
    for reason, text in lines:
        one, _, others = text.partition(" with ")
        key = ""
        for part in others.split(", "):
            key, _, value = part.rpartition("=") if "=" in part else (key, "", part)
            first, _, second = one.partition("=")
            found[frozenset({(first, second), (key, value)})] = reason
    return found


def pairs_of(given: Chosen) -> set[Pair]:
    return {frozenset(two) for two in combinations(given.items(), 2)}


@rule("BW-OPT-01", "BW-OPT-07")
def test_two_options_go_together_or_a_rule_excludes_them() -> None:
    refused = pairs_refused()
    assert len(refused) == 21
    for given in PAIRS:
        assert why_refused(given) == refused.get(frozenset(given.items())), given


def games_with_every_pair() -> list[Chosen]:
    """Few games in which every two options that go together are played together."""
    missing = {frozenset(given.items()) for given in PAIRS} - set(pairs_refused())
    found: list[Chosen] = []
    while missing:
        game: Chosen = dict(sorted(min(missing, key=sorted)))
        for key in EVERY.keys() - game.keys():
            game[key] = ""
        for key in sorted(key for key, value in game.items() if not value):
            chosen = {one: value for one, value in game.items() if value}
            legal = [one for one in EVERY[key] if why_refused({**chosen, key: one}) is None]
            game[key] = max(legal, key=lambda one: len(pairs_of({**chosen, key: one}) & missing))
        found.append(game)
        missing -= pairs_of(game)
    return found


GAMES = games_with_every_pair()


def test_the_games_below_have_every_pair() -> None:
    played = set[Pair]().union(*map(pairs_of, GAMES))
    allowed = {frozenset(given.items()) for given in PAIRS} - set(pairs_refused())
    assert allowed <= played
    assert all(game.keys() == EVERY.keys() for game in GAMES)
    assert len(GAMES) < 40


@pytest.mark.parametrize("number", few_quick(range(len(GAMES)), 6))
def test_every_two_options_that_go_together_are_played(number: int) -> None:
    """Random picks through the setup and the first rounds; the laws of the table hold."""
    chance, game = Random(number), begin(expanded_box(**GAMES[number]), number)
    while not game.is_over and game.state.round < 3:
        for law in CHEAP:
            law(game.game)
        game.pick_by(chance)
    assert game.is_over or game.state.phase != SETTING_UP


@rule("BW-OPT-01")
def test_all_optional_rules_are_used_in_one_game() -> None:
    options = {
        "factions": "random",
        "special_orders": "disposable",
        "planets": "three",
        "leadership": "no",
        "galaxy": "quick",
        "players": "3",
    }
    box = expanded_box(**options)
    game = begin(box, 2)
    assert len({player.faction for player in game.state.players}) == 3, "dealt, not chosen"
    assert game.prompt != "choose-faction"
    assert box.is_disposable
    assert len(game.state.galaxy.planets) == 9
    assert target(game.game, 0) == 25
    assert all(not player.leading for player in game.state.players)
    assert box.events_removed == 14


@rule("BW-OPT-01", "BW-MODE-01")
@pytest.mark.parametrize("mode", ["survival", "faster_survival"])
@pytest.mark.parametrize(
    "option", ["leadership=no", "special_orders=disposable", "planets=three", "factions=random"]
)
def test_no_optional_rule_goes_with_a_game_mode(mode: str, option: str) -> None:
    key, _, value = option.partition("=")
    assert why_refused({"mode": mode, key: value}) == "BW-OPT-01"
    assert why_refused({"mode": mode}) is None


@rule("BW-MODE-01")
def test_a_game_has_one_mode_at_most() -> None:
    """One key with one value: two modes cannot even be asked for."""
    assert why_refused({"mode": "survival,faster_survival"}) is not None
    assert complete({"expansion": "brood_war"})["mode"] == "standard"
