"""The Leadership card that another player has laid face down."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from orrery.starcraft.board.leading import of_stage
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


def deal_leader(game: StarCraftGame, owner: int, rng: Random) -> None:
    """Any unused card of this stage, each as likely as the others (BW-LEAD-02, BW-LEAD-04)."""
    box, player = game.facts, game.state.players[owner]
    if player.chosen != NONE:
        stage = box.leadership[player.chosen].stage
        player.chosen = rng.choice(of_stage(box, player.leaders, stage))
