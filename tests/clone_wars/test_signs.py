"""The signs on cards: what a reward gives, and what a card gives by choice."""

from __future__ import annotations

import pytest

from orrery.clone_wars.ruleset import CLONE_WARS
from tests.clone_wars.scenario import table

GAME = table().game


def described(slug: str) -> dict[str, object]:
    """What a client is told of a card."""
    number = next(card for card in range(GAME.facts.size) if GAME.facts.slug(card) == slug)
    return {**CLONE_WARS.speaker("en").describe(GAME.facts, number)}


@pytest.mark.parametrize(
    ("slug", "gains"),
    [
        ("captain_rex", [("force", 2)]),
        ("ahsoka_tano", [("resources", 3), ("force", 2)]),
        ("clone_medic", [("exile", 1)]),
        ("at_te", [("exile", 2)]),
        ("mace_windu", [("purchase", 1)]),
        ("clone_trooper", []),
    ],
)
def test_a_reward_is_shown_by_signs(slug: str, gains: list[tuple[str, int]]) -> None:
    assert described(slug)["gains"] == [{"kind": kind, "n": number} for kind, number in gains]


def test_a_choice_when_played_is_shown_by_signs() -> None:
    kinds = ["attack", "resources", "force"]
    assert described("jedi_knight")["choice"] == [{"kind": kind, "n": 1} for kind in kinds]
    assert described("r2_d2")["choice"] == []  # it chooses as an action, and not between gains


def test_what_is_used_once_each_turn_is_told_text_by_text() -> None:
    assert described("coruscant_base_republic")["once"] == [0]
    assert described("kamino")["once"] == []  # it happens by itself


@pytest.mark.parametrize(
    ("slug", "from_hand"), [("savage_opress", True), ("wat_tambor", False), ("at_te", False)]
)
def test_an_ability_that_takes_cards_from_the_hand_is_told(slug: str, from_hand: bool) -> None:
    assert described(slug)["from_hand"] is from_hand


@pytest.mark.parametrize(
    ("slug", "is_gift"),
    [
        ("captain_rex", True),
        ("ahsoka_tano", True),
        ("clone_medic", False),
        ("clone_trooper", False),
    ],
)
def test_a_reward_of_resources_and_force_is_a_gift(slug: str, is_gift: bool) -> None:
    assert described(slug)["is_gift"] is is_gift


@pytest.mark.parametrize(("slug", "asks"), [("ryloth", True), ("naboo", False), ("kamino", False)])
def test_a_base_that_lets_buy_when_it_is_revealed_is_told(slug: str, asks: bool) -> None:
    assert described(slug)["asks"] is asks
