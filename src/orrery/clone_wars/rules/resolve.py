"""Carrying out a list of effects: the inside of an ability, a cost or a reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.clone_wars.board.state import Step
from orrery.clone_wars.facts.effect import all_hold
from orrery.clone_wars.facts.terms import NONE
from orrery.clone_wars.rules.damage import settle
from orrery.core.decisions import Ref, Subject
from orrery.core.flow import OVER, StepResult

if TYPE_CHECKING:
    from orrery.clone_wars.board.state import CloneWarsGame
    from orrery.core.decisions import Option


class Resolve(Step):
    """A list of effects, one after another, as far as possible."""

    user: int
    source: int  # the card whose text this is
    effects: int  # number of the list in the box
    card: int = NONE  # "that card": of the event, or of the purchase before
    order: int = 0  # of the event
    place: int = NONE  # where a purchase left that card
    moved: int = 0  # whether the purchase or put before moved a card
    discarded: int = 0  # cards the discard_row before removed
    paid: int = 0  # cost of the row card just defeated
    looked: int = 0  # looked-at cards still on top of the galaxy deck, below the placed ones
    placed: int = 0  # looked-at cards put back on top
    size: int = 0  # of the galaxy deck since they were seen
    picked: tuple[int, ...] = ()  # public cards selected so far
    reward: bool = False

    def step(self, game: CloneWarsGame, pick: Option | None) -> StepResult:
        """Parts in printed order, each seeing the result of the one before; impossible parts are
        skipped, none is left out by choice
        (CW-ABILITY-06, CW-ABILITY-07, CW-ABILITY-09, CW-FAQ-04)."""
        effects = game.facts.effects[self.effects]
        if self.at > len(effects):
            return OVER
        effect = effects[self.at - 1]
        if effect.conditions and pick is None and not self.done:
            state_of = (game, self.user, self.source, self.card, self.order)
            if not all_hold(effect.conditions, *state_of):
                return None
        asked = effect.step(game, self, pick)
        if asked is None:
            self.picked = ()
            if game.facts.hit_points_shift and game.stack:
                settle(game)
        return asked

    def subject(self, _: CloneWarsGame) -> Subject:
        """Whose text is asking, on which card, and whether it is the card's reward."""
        card = Ref("card", self.source)
        text = {"user": Ref("seat", self.user), "text": card}
        return {**text, "reward": card} if self.reward else text

    def child(self, effects: int) -> Resolve:
        """A list nested in an effect of this one, knowing what this one knows."""
        other = self.copy()
        other.at, other.done, other.effects, other.picked = 1, 0, effects, ()
        return other

    def returned(self, child: object) -> None:
        """What a nested list found out is known to the rest of the text."""
        if isinstance(child, Resolve):
            self.card, self.place, self.moved = child.card, child.place, child.moved
            self.discarded, self.looked, self.placed = child.discarded, child.looked, child.placed
            self.size = child.size
