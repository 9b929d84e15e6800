"""`greedy`: a sensible program for Clone Wars. It does not look ahead, but weighs everything.

It buys what is worth most and what its deck lacks, attacks what matters, times its abilities, and
picks its bases by what they do. It has no memory: each answer depends on one window alone.
"""

from __future__ import annotations

from orrery.bots.clone_wars.choices import choose
from orrery.bots.clone_wars.judgement import Judgement
from orrery.bots.clone_wars.table import CloneWarsWindow, box_of, read
from orrery.bots.clone_wars.turn import next_action
from orrery.core.window import Answer


class GreedyBot:
    """The best option by its own judgement."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # deterministic: the seed is not used

    def answer(self, window: CloneWarsWindow) -> Answer:
        options = window.options
        if len(options) == 1:
            return Answer(options[0], "bot-only-option")
        judgement = Judgement(box_of(window.facts), read(window.view, window.seat))
        if window.prompt.key == "action":
            return next_action(judgement, options)
        return choose(judgement, window.prompt.key, window.about, options)
