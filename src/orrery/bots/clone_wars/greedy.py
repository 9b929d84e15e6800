"""`greedy`: a program with sense for Clone Wars. It looks no move ahead, but weighs everything.

It buys by worth and by what its deck lacks, attacks what matters, times its abilities, and picks
its bases by what they do. It keeps no memory: each answer follows from one window alone.
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
        self.seed = seed  # nothing is left to chance

    def answer(self, window: CloneWarsWindow) -> Answer:
        options = window.options
        if len(options) == 1:
            return Answer(options[0], "bot-only-option")
        judgement = Judgement(box_of(window.facts), read(window.view, window.seat))
        if window.prompt.key == "action":
            return next_action(judgement, options)
        return choose(judgement, window.prompt.key, window.about, options)
