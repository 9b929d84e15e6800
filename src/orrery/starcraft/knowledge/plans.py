"""What may be known of Event cards that were picked for the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.knowledge.shown_cards import PlansShown


def plans_view(player: Player, own: bool) -> PlansShown:
    """Event cards picked for the game: which of those listed are not played yet is open, but only
    their player knows which of them were picked (BW-SCEN-08)."""
    return {
        "left": len(player.plans),
        "picked": list(player.plans) if own else None,
        "unplayed": sorted((*player.plans, *player.refused)),
    }
