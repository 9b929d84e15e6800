"""What is left to do in a turn, for a client's buttons: the picks that send everything against the
base, and what would be wasted if the turn ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import attack_of
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.knowledge.verbs import VERBS

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.knowledge.shown import Wasted
    from orrery.core.decisions import Option


def wasted(game: CloneWarsGame, attackers: int, abilities: int) -> list[Wasted]:
    """What would be left over at the end of the turn, the worst first."""
    side = game.state.sides[game.state.active]
    left: list[Wasted] = [
        {"what": "groups", "n": len(game.state.groups)},
        {"what": "hand", "n": len(side.hand)},
        {"what": "attackers", "n": attackers},
        {"what": "abilities", "n": abilities},
        {"what": "pool", "n": side.pool},
    ]
    return [one for one in left if one["n"] > 0]


def all_to_base(game: CloneWarsGame) -> list[str]:
    """The picks that send every card with attack against the enemy base, each in the text form it
    will have by then: copies in different states are numbered while there are several."""
    copy, picks = game.copy(), []
    while (option := next_attacker(copy)) is not None:
        texts = {one: text for text, one in VERBS.options(copy).items()}
        picks.append(texts[option])
        copy.go_on(option)
    return picks


def next_attacker(game: CloneWarsGame) -> Option | None:
    """A card that would add to the attack on the base."""
    if game.decision is None:
        return None
    return next(
        (
            option
            for option in game.decision.options
            if option.verb == "commit"
            and option.to == NONE
            and attack_of(game, game.state.active, option.what, against_row=False) > 0
        ),
        None,
    )
