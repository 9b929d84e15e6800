"""Whom a question is put to: the player whose pieces it is about, or whoever decides for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt, Seat
from orrery.starcraft.board.queries import decider

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


def ask(
    game: StarCraftGame,
    seat: int,
    prompt: Prompt,
    options: list[Option],
    about: int = -1,
    fresh: int = 0,
) -> Decision:
    """A question about a player's pieces, to whoever decides for them."""
    asked = decider(game.state, game.facts, seat) if game.facts.run_by else seat
    return Decision(Seat(asked), prompt, options, about, fresh, seat)
