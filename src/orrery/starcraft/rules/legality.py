"""Why not: for every move a player might try, the rule that forbids it, or None; and what a legal
one costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.state import Step

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.board.costs import Cost
    from orrery.starcraft.board.locks import Lock
    from orrery.starcraft.board.state import StarCraftGame


def why_not(game: StarCraftGame, seat: int, option: Option) -> str | None:
    """The rule that forbids a seat to make this move now: the game is over, it is another player's
    decision, or the move itself is not possible. Who is out may still decide for a faction that
    nobody plays (SC-WIN-16, BW-SCEN-35)."""
    decision = game.decision
    if decision is None:
        return "SC-WIN-19"
    is_for_another = seat == decision.seat != decision.whose
    if game.state.players[seat].out and not is_for_another:
        return "SC-WIN-16"
    if seat != decision.seat:
        return "SC-TERM-02"
    top = game.stack[-1]
    assert isinstance(top, Step)
    return top.why_not(game, option)


def why_not_then(game: StarCraftGame, first: Option, then: Option) -> str | None:
    """The rule that forbids a pick after an option whose next question has one answer, so that
    nobody is asked; None if the procedure that asks cannot say."""
    asking = game.stack[-1]
    assert isinstance(asking, Step)
    return asking.why_not_then(game, first, then)


def costs_of(game: StarCraftGame, option: Option) -> list[Cost]:
    """What an option costs besides its price, as the procedure that asks says."""
    asking = game.stack[-1]
    assert isinstance(asking, Step)
    return asking.costs(game, option)


def locks_of(game: StarCraftGame) -> list[Lock]:
    """What the player who is asked has or could have and cannot choose, as the procedure that asks
    says."""
    asking = game.stack[-1]
    assert isinstance(asking, Step)
    return asking.locks(game)
