"""The shapes of effects, conditions and "while" texts: immutable values, made when facts are
loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.errors import BrokenRules

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.clone_wars.rules.resolve import Resolve
    from orrery.core.decisions import Option
    from orrery.core.flow import StepResult


class Condition:
    """Something that must be true at the time of use."""

    __slots__ = ()
    rule = "CW-KEY-05"

    def holds(self, game: CloneWarsGame, user: int, source: int, card: int, order: int) -> bool:
        raise BrokenRules(f"{type(self).__name__} has no condition")


class Effect:
    """One instruction of a text. `conditions` is its own "if"."""

    __slots__ = ("always", "conditions")
    conditions: tuple[Condition, ...]
    always: bool  # works, and can be paid, whatever is on the table

    def step(self, game: CloneWarsGame, frame: Resolve, pick: Option | None) -> StepResult:
        """Carry it out as far as possible; None when it is done."""
        raise BrokenRules(f"{type(self).__name__} does nothing")

    def works(self, game: CloneWarsGame, user: int, source: int, card: int, place: int) -> bool:
        """Whether it would change something now (CW-KEY-13)."""
        raise BrokenRules(f"{type(self).__name__} does not say whether it has an effect")

    def payable(self, game: CloneWarsGame, user: int, source: int) -> bool:
        """Whether it can be done in full, as a cost must be (CW-ABILITY-10)."""
        return self.works(game, user, source, -1, -1)

    def might_pay(self, game: CloneWarsGame, user: int, source: int) -> bool:
        """Whether, by what everyone may know, it can be done in full."""
        return self.payable(game, user, source)

    def demand(self) -> tuple[int, int]:
        """The cards in hand and the resources that it definitely takes, as one of several costs."""
        return (0, 0)

    def might_work(
        self, game: CloneWarsGame, user: int, source: int, card: int, place: int
    ) -> bool:
        """Whether, by what everyone may know, it would change something now."""
        return self.works(game, user, source, card, place)


class Standing:
    """An instruction of a "while" text: it simply holds; nobody carries it out."""

    __slots__ = ()


def all_hold(
    conditions: tuple[Condition, ...],
    game: CloneWarsGame,
    user: int,
    source: int,
    card: int,
    order: int,
) -> bool:
    """Whether all conditions are true at this moment (CW-KEY-05, CW-FORCE-06)."""
    for condition in conditions:
        if not condition.holds(game, user, source, card, order):
            return False
    return True
