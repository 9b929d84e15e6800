"""The fast policy of playouts as a program of its own, to measure it against others."""

from __future__ import annotations

from random import Random

from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.learned import learned_weights
from orrery.bots.clone_wars.table import CloneWarsWindow, box_of
from orrery.core.window import Answer


class PolicyBot:
    """Picks what the fast policy picks in a world that fits what this seat knows."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, window: CloneWarsWindow) -> Answer:
        if len(window.options) == 1:
            return Answer(window.options[0], "bot-only-option")
        box = box_of(window.facts)
        policy = Policy(tables(box), learned_weights(box))
        return Answer(policy.pick(window.determinized(Random(self.seed))), "bot-policy")
