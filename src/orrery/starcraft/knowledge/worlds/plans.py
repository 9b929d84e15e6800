"""The Event cards that another player has picked for the whole game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


def deal_plans(game: StarCraftGame, owner: int, rng: Random) -> None:
    """As many as are left, any of those listed, each choice as likely as the others. A card of a
    lower stage than one that was played cannot be among them: it would have been played first
    (BW-SCEN-08, BW-SCEN-09)."""
    box, player = game.facts, game.state.players[owner]
    if box.scenario is None or not player.plans:
        return
    hidden, stage = sorted((*player.plans, *player.refused)), box.event_stage
    played = [card for card in box.scenario.plans[player.faction] if card not in hidden]
    least = max([stage[card] for card in played], default=0)
    picked = rng.sample([card for card in hidden if stage[card] >= least], len(player.plans))
    player.plans = tuple(sorted(picked))
    player.refused = tuple([card for card in hidden if card not in picked])
