"""Words of "while" texts: they hold as long as their card is in play (EFFECTS.md, section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.facts.effect import Standing

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.facts.box import Filter


class StatBonus(Standing):
    """stat_bonus: n, or n for each counted card, to the card itself (None) or to cards that match a
    filter."""

    __slots__ = ("count", "lost_bases", "most", "n", "stat", "to")

    def __init__(
        self,
        stat: str,
        n: int,
        to: Filter | None,
        count: Filter | None,
        lost_bases: bool,
        most: int | None,
    ) -> None:
        self.stat, self.n, self.to = stat, n, to
        self.count, self.lost_bases, self.most = count, lost_bases, most

    def amount(self, game: CloneWarsGame, seat: int, source: int) -> int:
        """Counted at the moment it matters; a stated maximum limits the bonus (CW-KEY-23)."""
        if self.lost_bases:
            amount = self.n * len(game.state.sides[1 - seat].victory)
        elif self.count is not None:
            side, count = game.state.sides[seat], self.count
            fits = count.fits[seat]
            amount = self.n * sum(
                1
                for card in side.units + side.ships
                if card in fits and not (count.other and card == source)
            )
        else:
            amount = self.n
        return amount if self.most is None else min(amount, self.most)


class PreventDamage(Standing):
    """prevent_damage: the first n damage to this base each turn is lost."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class AllowRowAttack(Standing):
    """allow_row_attack: neutral row cards may be attacked, with their cost as target value."""

    __slots__ = ("filter", "reward", "times")

    def __init__(self, times: int, filter: Filter, reward: int) -> None:
        self.times, self.filter, self.reward = times, filter, reward


class KeepResources(Standing):
    """keep_resources: unspent resources stay in the pool at the end of the turn."""

    __slots__ = ()
