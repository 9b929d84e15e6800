"""The fast policy: what `greedy` picks, without a view, and without judging a board again that is
the same as at the seat's last decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.bots.starcraft.fast.reading import known_table
from orrery.bots.starcraft.greedy import AT_ONCE, PLANNING, choose, judged
from orrery.bots.starcraft.judgement import Judgement, with_orders
from orrery.bots.starcraft.scenarios.aims import are_there
from orrery.bots.starcraft.scenarios.driven import acting
from orrery.bots.starcraft.scenarios.planning import choose_placing
from orrery.bots.starcraft.table import Table
from orrery.core.decisions import Option
from orrery.core.errors import BrokenRules
from orrery.starcraft.facts.terms import NONE

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

OFTEN = frozenset({"order-where", "reveal", "execute", "move", "move-to"})
"""At these prompts the board is often the same as before."""


class Policy:
    """Picks for whoever must decide, by what that seat may know. It remembers how seats judged
    their boards, so one policy plays many playouts faster than many would; its picks are the
    same."""

    def __init__(self) -> None:
        self.before: dict[tuple[int, bool], Judgement] = {}  # by seat, while planning or not
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
        if prompt in AT_ONCE:
            return AT_ONCE[prompt](options).pick
        if prompt == "order-which" and self.placing[:2] == (int(decision.seat), about):
            token = Option("order", self.placing[2])
            if token in options:
                return token
        judgement = self.judged(box, acting(box, known_table(game), prompt, options), prompt)
        if prompt == "order-where":
            return self.place(judgement, options)
        return choose(judgement, prompt, about, options).pick

    def judged(self, box: Box, table: Table, prompt: str) -> Judgement:
        """The judgement of a table; an earlier judgement of the same board still holds."""
        if prompt not in OFTEN or are_there(box):
            return judged(box, table, prompt)
        planning = prompt in PLANNING
        before = self.before.get((table.seat, planning))
        if before is not None and before.box is box and self.holds(before, table):
            found = with_orders(before, table)
        else:
            found = judged(box, table, prompt)
        self.before[table.seat, planning] = found
        return found

    def holds(self, before: Judgement, table: Table) -> bool:
        """Whether a judgement holds for a table: the boards are the same, and the same rivals may
        come."""
        return table.is_like(before.table) and (
            before.planning or table.comers() == before.table.comers()
        )

    def place(self, judgement: Judgement, options: list[Option]) -> Option:
        """Where an order is placed; which one is remembered for the next decision."""
        answer, idea = choose_placing(judgement, options)
        if idea is not None:
            self.placing = (judgement.table.asked, idea.planet, idea.order)
        return answer.pick
