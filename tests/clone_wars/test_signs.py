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
