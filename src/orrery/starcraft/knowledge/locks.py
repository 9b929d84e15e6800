"""What a player has or could have and cannot choose, each with its rule, before anybody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.rules.legality import locks_of

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.knowledge.shown_decisions import LockShown


def locked(game: StarCraftGame) -> list[LockShown]:
    """The locks of the present question."""
    if game.decision is None:
        return []
    return [
        {"verb": option.verb, "number": option.what, "rule": rule}
        for option, rule in locks_of(game)
    ]
