"""The fast policy: what `greedy` picks, without a view, and without judging the same board twice
while orders are placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.bots.starcraft.fast.reading import known_table
from orrery.bots.starcraft.greedy import choose, judged
from orrery.bots.starcraft.judgement import Judgement, with_orders
from orrery.bots.starcraft.orders import choose_placing
from orrery.bots.starcraft.scenarios.aims import are_there
from orrery.bots.starcraft.scenarios.driven import acting
from orrery.bots.starcraft.table import Table
from orrery.core.decisions import Option
from orrery.core.errors import BrokenRules
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box


class Policy:
    """Picks for whoever must decide, by what that seat may know. It remembers how seats judged
    their boards, so one policy plays many playouts faster than many would; its picks are the
    same."""

    def __init__(self) -> None:
        self.planned: dict[int, Judgement] = {}  # by seat, when it last placed an order
        self.placing: tuple[int, int, int] = (NONE, NONE, NONE)  # a seat, a planet, its order

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
        if prompt == "order-where":
            return self.place(box, table, options)
        return choose(judged(box, table, prompt), prompt, about, options).pick

    def place(self, box: Box, table: Table, options: list[Option]) -> Option:
        """Where an order is placed; which one is remembered for the next decision."""
        before = self.planned.get(table.seat)
        if (
            before is None
            or are_there(box)
            or before.box is not box
            or not table.is_like(before.table)
        ):
            judgement = judged(box, table, "order-where")
        else:
            judgement = with_orders(before, table)
        self.planned[table.seat] = judgement
        answer, idea = choose_placing(judgement, options)
        if idea is not None:
            self.placing = (table.asked, idea.planet, idea.order)
        return answer.pick
