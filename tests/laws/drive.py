"""Random games with the laws watching: short ones in the tests, long ones by
`python -m tests.laws.run`."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import NamedTuple

from orrery.clone_wars.library import FACTIONS
from orrery.clone_wars.state import Table
from orrery.clone_wars.title import CLONE_WARS
from orrery.core.codec import state_hash
from orrery.core.decisions import Option
from orrery.core.rng import seed_from_number
from tests.clone_wars.scenario import texts
from tests.laws.clone_wars import (
    bounds_hold,
    cards_add_up_for_a_watcher,
    cards_are_conserved,
    events_name_only_what_is_seen,
    offered_if_and_only_if_legal,
    worlds_keep_what_the_other_knows,
)
from tests.laws.kernel import (
    asking_again_asks_the_same,
    copies_are_equal_and_apart,
    demand,
    nothing_leaks,
    options_have_unique_texts,
    saving_loses_nothing,
)

LIMIT = 60_000
"""More decisions than any random game has needed; the game must end."""
PAIRS = [",".join(pair) for pair in combinations(FACTIONS, 2)]
MODES: list[dict[str, str]] = [
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


class Tally(NamedTuple):
    """What a watched game showed."""

    decisions: int
    checked: int
    worlds: int
    changed: int  # worlds in which the truth was really another
    turns: int


def begin(settings: dict[str, str], seed: int) -> Table:
    complete = CLONE_WARS.settings(settings)
    return CLONE_WARS.begin(
        complete, seed_from_number(seed), CLONE_WARS.facts(complete, texts(), {})
    )


def random_pick(options: list[Option], eager: bool, rng: Random) -> Option:
    """Uniformly at random; eager: end a turn only when nothing else is possible."""
    if eager and len(options) > 1:
        options = [option for option in options if option.verb != "end"]
    return rng.choice(options)


def cheap_laws(game: Table) -> None:
    cards_are_conserved(game)
    bounds_hold(game)


def all_laws(game: Table, rng: Random) -> int:
    """Every law at one decision; how many re-dealt worlds were really different."""
    cheap_laws(game)
    cards_add_up_for_a_watcher(game)
    offered_if_and_only_if_legal(game)
    worlds_keep_what_the_other_knows(game, rng)
    events_name_only_what_is_seen(game, rng)
    options_have_unique_texts(CLONE_WARS, game)
    asking_again_asks_the_same(CLONE_WARS, game)
    copies_are_equal_and_apart(CLONE_WARS, game, rng)
    saving_loses_nothing(CLONE_WARS, game, rng)
    return nothing_leaks(CLONE_WARS, game, 2, rng)


def watched_game(
    settings: dict[str, str], seed: int, eager: bool, every: int, cheap: bool
) -> Tally:
    """One whole game, all laws at every so many decisions, the cheap ones at all if asked."""
    game, rng = begin(settings, seed), Random(seed)
    decisions = checked = changed = 0
    while game.decision is not None:
        try:
            if decisions % every == 0:
                changed += all_laws(game, rng)
                checked += 1
            elif cheap:
                cheap_laws(game)
            game.play(random_pick(game.decision.options, eager, rng))
        except Exception as broken:
            broken.add_note(f"{settings}, seed {seed}, eager {eager}, decision {decisions}")
            raise
        decisions += 1
        demand(decisions < LIMIT, "the game does not end", (settings, seed))
    demand(CLONE_WARS.winners(game) != (), "the game ended without a winner", settings)
    return Tally(decisions, checked, 2 * checked, changed, game.state.turn)


def same_seed_and_picks_same_game(settings: dict[str, str], seed: int) -> None:
    """A game is its record: played twice, it is the same at every tenth pick."""
    once, again = begin(settings, seed), begin(settings, seed)
    rng = Random(seed)
    for number in range(LIMIT):
        if once.decision is None:
            break
        pick = rng.choice(once.decision.options)
        once.play(pick)
        again.play(pick)
        if number % 10 == 0:
            same = state_hash(CLONE_WARS, once) == state_hash(CLONE_WARS, again)
            demand(same, "same seed and picks, another game", number)
    demand(again.decision is None, "the same game ends once and not again")
