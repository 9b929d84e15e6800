"""What is judged after each order and each step, never during a battle or between moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.guards import lose_guards
from orrery.starcraft.rules.scenarios.conditions import judge

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


STILL = frozenset(
    ("lose", "gain", "retrieve", "points", "normal_victory", "special_victory", "discard",
     "first_player")
)  # fmt: skip
"""The steps of the Regrouping Phase in which nothing comes into an area or leaves it."""


def settle_step(game: StarCraftGame, step: str = "") -> None:
    """An order or a step is complete: guard tokens in areas that their owners do not control are
    lost; then conditions of a scenario are judged, those of this step of the Regrouping Phase too
    (BW-DEFEND-09, BW-MODE-17)."""
    if game.state.guards and step not in STILL:
        lose_guards(game)
    if game.facts.scenario is not None:
        judge(game, step)
