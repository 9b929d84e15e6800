"""The fast policy: what `greedy` picks, without a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.bots.starcraft.fast.reading import known_table
from orrery.bots.starcraft.greedy import choose, judged
from orrery.bots.starcraft.orders import choose_placing
from orrery.bots.starcraft.scenarios.driven import acting
from orrery.core.decisions import Option
from orrery.core.errors import BrokenRules
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.bots.starcraft.judgement import Judgement
    from orrery.starcraft.board.state import StarCraftGame


class Policy:
    """Picks for whoever must decide, by what that seat may know."""

    def __init__(self) -> None:
        self.placing: tuple[int, int, int] = (NONE, NONE, NONE)
        # the order that is being placed: whose it is, on which planet, and which

    def pick(self, game: StarCraftGame) -> Option:
        """The option that it takes."""
        decision, box = game.decision, game.facts
        if decision is None:
            raise BrokenRules("a policy was asked in a game that is over")
        options = decision.options[decision.fresh :]
        if len(options) == 1:
            return options[0]
        prompt, about = decision.prompt.key, decision.about
        if prompt == "order-which" and self.placing[:2] == (int(decision.seat), about):
            token = Option("order", self.placing[2])
            if token in options:
                return token
        table = acting(box, known_table(game), prompt, options)
        judgement = judged(box, table, prompt)
        if prompt == "order-where":
            return self.place(judgement, options)
        return choose(judgement, prompt, about, options).pick

    def place(self, judgement: Judgement, options: list[Option]) -> Option:
        """Where an order is placed; which one is remembered for the next decision."""
        answer, idea = choose_placing(judgement, options)
        if idea is not None:
            self.placing = (judgement.table.asked, idea.planet, idea.order)
        return answer.pick
