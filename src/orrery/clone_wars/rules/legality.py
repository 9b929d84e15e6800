"""Why not: for every move a player might try, the rule that forbids it, or None."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.rules import prompts
from orrery.clone_wars.rules.abilities import why_not_use
from orrery.clone_wars.rules.attack import why_not_commit, why_not_resolve
from orrery.clone_wars.rules.purchase import why_not_buy, why_not_pay_off
from orrery.clone_wars.rules.turn import why_not_end

if TYPE_CHECKING:
    from collections.abc import Callable

    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.core.decisions import Option


def why_not(game: CloneWarsGame, seat: int, option: Option) -> str | None:
    """The rule that forbids a seat to make this move now: it is not its decision, something else is
    being resolved, or the move itself is not possible."""
    decision = game.decision
    if decision is None:
        return "CW-WIN-02"
    if seat != decision.seat:
        return "CW-TURN-08" if seat == game.state.active else "CW-TURN-09"
    if decision.prompt is not prompts.ACTION:
        if option in decision.options:
            return None
        return "CW-TURN-08" if option.verb in ACTIONS else decision.prompt.rule
    return why_not_act(game, seat, option)


def why_not_act(game: CloneWarsGame, seat: int, option: Option) -> str | None:
    """A turn has these actions and no others (CW-TURN-07)."""
    known = ACTIONS.get(option.verb)
    return "CW-TURN-07" if known is None else known(game, seat, option)


def why_not_play(game: CloneWarsGame, seat: int, card: int) -> str | None:
    """Any card in the player's hand may be played, without limit or cost (CW-PLAY-01)."""
    return None if card in game.state.sides[seat].hand else "CW-PLAY-01"


ACTIONS: dict[str, Callable[[CloneWarsGame, int, Option], str | None]] = {
    "play": lambda game, seat, option: why_not_play(game, seat, option.what),
    "buy": lambda game, seat, option: why_not_buy(game, seat, option.what),
    "use": lambda game, seat, option: why_not_use(game, seat, option.what, option.to),
    "commit": lambda game, seat, option: why_not_commit(game, seat, option.what, option.to),
    "resolve": lambda game, _, option: why_not_resolve(game, option.what),
    "pay-off": lambda game, seat, option: why_not_pay_off(game, seat, option.what),
    "end": lambda game, seat, _: why_not_end(game, seat),
}
"""The actions of a turn, and what forbids each."""
