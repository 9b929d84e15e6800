"""Prepared positions for what random games hardly reach: hidden cards that might decide."""

from __future__ import annotations

from collections.abc import Callable

from orrery.clone_wars.board.state import CloneWarsGame
from tests.clone_wars.scenario import START, side, table

Position = Callable[[], CloneWarsGame]
SHUTTLES = ["republic_shuttle"] * 3
SPREAD = ["clone_trooper", "jedi_knight", "clone_medic", "at_rt", "delta_7b"]


def equal_hand_before_a_discard() -> CloneWarsGame:
    """Three equal cards: the opponent must be asked, or the hand is shown."""
    return table(
        active="separatist",
        separatist=side(units=["commando_droid", "hondo_ohnaka"], hand=["vulture_droid"]),
        republic=side(hand=SHUTTLES, deck=SPREAD),
    ).game


def equal_hand_before_an_exile() -> CloneWarsGame:
    """Three equal cards and nothing else to exile: asked all the same."""
    return table(
        active="separatist",
        separatist=side(units=["wat_tambor", "nute_gunray"], hand=["separatist_shuttle"] * 3,
                        deck=["b1_battle_droid", "stap", "mtt"]),
    ).game  # fmt: skip


def a_random_discard() -> CloneWarsGame:
    return table(
        active="separatist",
        force=-2,
        separatist=side(units=["asajj_ventress"]),
        republic=side(hand=["yoda", *SHUTTLES], deck=SPREAD),
    ).game


def a_look_at_a_hand() -> CloneWarsGame:
    return table(
        factions="rebel,empire",
        force=2,
        rebel=side(units=["jyn_erso"]),
        empire=side(hand=["darth_vader", *["stormtrooper"] * 2], deck=["at_at", "tie_bomber"]),
    ).game


def a_look_at_the_galaxy_deck() -> CloneWarsGame:
    return table(
        factions="empire,rebel",
        step=START,
        empire=side(base="coruscant_base_empire", lost=["lothal"]),
        rebel=side(hand=["luke_skywalker"]),
    ).game


def a_card_on_top_of_a_deck() -> CloneWarsGame:
    return table(
        republic=side(
            units=["toydarian_trader", "ahsoka_tano"],
            pool=9,
            deck=SPREAD,
            hand=["yoda"],
        ),
        row=["captain_rex", "death_watch_warrior"],
        separatist=side(hand=["stap", "mtt"], deck=["vulture_droid", "droideka"]),
    ).game


def a_hand_that_can_be_named() -> CloneWarsGame:
    """Two cards drawn from the old deck are in hand when the discard pile becomes the new one."""
    return table(
        republic=side(hand=["yoda"], deck=["clone_medic", "at_rt"], discard=SHUTTLES + SPREAD[:2]),
    ).game


def a_droid_that_might_be_in_hand() -> CloneWarsGame:
    return table(
        active="separatist",
        separatist=side(
            units=["droideka"],
            hand=["b1_battle_droid", "separatist_shuttle"],
            deck=["mtt", "nute_gunray", "stap"],
        ),
    ).game


def a_swap_with_the_galaxy_deck() -> CloneWarsGame:
    return table(
        factions="empire,rebel",
        force=3,
        empire=side(units=["moff_jerjerrod", "tie_interceptor", "scout_trooper"]),
    ).game


POSITIONS: list[Position] = [
    equal_hand_before_a_discard,
    equal_hand_before_an_exile,
    a_random_discard,
    a_look_at_a_hand,
    a_look_at_the_galaxy_deck,
    a_card_on_top_of_a_deck,
    a_hand_that_can_be_named,
    a_droid_that_might_be_in_hand,
    a_swap_with_the_galaxy_deck,
]
