"""Prepared positions of battles: hidden cards that might decide who is asked and what is told. Each
is made so that a leak shows in most of the worlds that fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.starcraft.board.state import StarCraftGame
from tests.starcraft.arena import Army, army, battle, duel
from tests.starcraft.scenario import Position

REINFORCEMENTS = [
    *["zerg_17"] * 2, *["improved_carapace"] * 3, *["sunken_colony"] * 3, *["ensnare"] * 2,
]  # fmt: skip
STANDARDS = [f"zerg_{number:02}" for number in range(2, 17)]
MARINE = army("marine", hand=["terran_05", "terran_01", "bunker"], deck=["terran_02", "terran_03"])


def zerg(hand: list[str], deck: list[str], **other: Any) -> Army:
    return army("zergling", hand=hand, deck=deck, **other)


def at(prompt: str, game: Position) -> StarCraftGame:
    assert game.prompt == prompt, (game.prompt, game.options)
    return game.game


def one_standard_card_among_reinforcements() -> StarCraftGame:
    """The only standard card in hand: in most worlds the enemy can think of there is none."""
    game = battle(overmind=zerg(["zerg_01"], REINFORCEMENTS), jim_raynor=MARINE)
    return at("standard-card", game)


def one_reinforcement_among_standard_cards() -> StarCraftGame:
    """The only reinforcement in hand, beside a standard card just placed."""
    game = battle(overmind=zerg(["zerg_01", "ensnare"], STANDARDS), jim_raynor=MARINE)
    game.picks("card zerg_01")
    return at("reinforcement-card", game)


def one_standard_card_to_replace_another() -> StarCraftGame:
    """The victim of Hallucination has one standard card left."""
    game = duel(
        tassadar=("zealot high_templar", ["protoss_01", "hallucination"]),
        overmind=(
            "zergling",
            ["zerg_01"],
            {"hand": ["zerg_01", "zerg_02", "ensnare"], "deck": REINFORCEMENTS[:-1]},
        ),
    )
    return at("replacement-card", game)


def adaptive_strategy() -> Position:
    """Adaptive Strategy, with a deck of hardly anything but equal cards."""
    deck = [*["improved_carapace"] * 3, "zerg_02", *["sunken_colony"] * 3]
    return battle(overmind=zerg([], deck, events=["adaptive_strategy"]), jim_raynor=MARINE)


def two_cards_to_look_at() -> StarCraftGame:
    return at("standard-card", adaptive_strategy())


def two_cards_looked_at() -> StarCraftGame:
    game = adaptive_strategy()
    game.picks("look")
    return at("adaptive-card", game)


def a_card_from_the_deck() -> StarCraftGame:
    """The attacker has placed the unseen top card of his deck."""
    game = battle(overmind=zerg(["zerg_01"], STANDARDS), jim_raynor=MARINE)
    game.picks("deck")
    assert game.asked == "jim_raynor"
    return at("standard-card", game)


def a_standard_card_and_a_reinforcement_face_down() -> StarCraftGame:
    """The attacker has placed two cards of a hand that can be anything."""
    deck = [*STANDARDS, *REINFORCEMENTS[:-1]]
    game = battle(overmind=zerg(["zerg_01", "ensnare"], deck), jim_raynor=MARINE)
    game.picks("card zerg_01", "card ensnare")
    assert game.asked == "jim_raynor"
    return at("standard-card", game)


def a_deck_that_runs_out() -> StarCraftGame:
    """The last card of the deck can be placed: then everybody can name what is out."""
    game = battle(
        overmind=zerg(["zerg_01"], ["zerg_02", "zerg_03", "zerg_04", "zerg_05"]),
        jim_raynor=MARINE,
    )
    return at("standard-card", game)


POSITIONS: list[Callable[[], StarCraftGame]] = [
    one_standard_card_among_reinforcements,
    one_reinforcement_among_standard_cards,
    one_standard_card_to_replace_another,
    two_cards_to_look_at,
    two_cards_looked_at,
    a_card_from_the_deck,
    a_standard_card_and_a_reinforcement_face_down,
    a_deck_that_runs_out,
]
