"""The six conditions of the card language (EFFECTS.md, section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.queries import force_is_with
from orrery.clone_wars.facts.box import Filter
from orrery.clone_wars.facts.effect import Condition

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame


class ForceWithYou(Condition):
    """force_with_you"""

    __slots__ = ()
    rule = "CW-FORCE-06"

    def holds(self, game: CloneWarsGame, user: int, source: int, card: int, order: int) -> bool:
        """Tested when the ability or its part is used, not when the card was played
        (CW-FORCE-06)."""
        return force_is_with(game.state, user)


class InPlay(Condition):
    """in_play"""

    __slots__ = ("filter", "opponent")

    def __init__(self, filter: Filter, opponent: bool) -> None:
        self.filter, self.opponent = filter, opponent

    def holds(self, game: CloneWarsGame, user: int, source: int, card: int, order: int) -> bool:
        """A matching unit or ship in play, of any faction; cards set aside count, the base does not
        (CW-TERM-03, CW-TERM-06, CW-TERM-07)."""
        side = game.state.sides[1 - user if self.opponent else user]
        fits, other = self.filter.fits[user], self.filter.other
        for mine in side.units:
            if mine in fits and not (other and mine == source):
                return True
        return any(mine in fits and not (other and mine == source) for mine in side.ships)


class FirstThisTurn(Condition):
    """first_this_turn"""

    __slots__ = ("filter", "purchases")

    def __init__(self, filter: Filter, purchases: bool) -> None:
        self.filter, self.purchases = filter, purchases

    def holds(self, game: CloneWarsGame, user: int, source: int, card: int, order: int) -> bool:
        """The first matching event of the turn and no later one; others do not count
        (CW-ABILITY-16)."""
        earlier = game.state.played[:order]
        if self.purchases:
            earlier = tuple([one for one, buyer in game.state.bought[:order] if buyer == user])
        fits = self.filter.fits[user]
        return card in fits and not any(one in fits for one in earlier)


class Attacking(Condition):
    """attacking: true only while the total of an attack on a row card is counted."""

    __slots__ = ()

    def holds(self, game: CloneWarsGame, user: int, source: int, card: int, order: int) -> bool:
        return order == 1


class BaseIs(Condition):
    """base_is"""

    __slots__ = ("cards",)

    def __init__(self, cards: frozenset[int]) -> None:
        self.cards = cards

    def holds(self, game: CloneWarsGame, user: int, source: int, card: int, order: int) -> bool:
        """The user's current base has that name; false without a base."""
        return game.state.sides[user].base in self.cards


class YourTurn(Condition):
    """your_turn"""

    __slots__ = ()

    def holds(self, game: CloneWarsGame, user: int, source: int, card: int, order: int) -> bool:
        """Each turn belongs to one player (CW-TERM-11)."""
        return game.state.active == user
