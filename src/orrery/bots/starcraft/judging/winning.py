"""Rounds that are won before anybody else decides: points and objectives win at the end of a round,
so nobody else may have an order left."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import ClassVar

from orrery.bots.search.report import Line
from orrery.bots.starcraft.fast.policy import Policy
from orrery.bots.starcraft.search.features import holdings
from orrery.bots.starcraft.table import StarCraftWindow, box_of
from orrery.bots.wins import WORLDS, Aim, find_win, usual_win
from orrery.core.decisions import Option
from orrery.starcraft.board.queries import stage, team_of
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.box import Box
from orrery.starcraft.rules.objectives import progress_of
from orrery.starcraft.rules.victory import conquest_of, members, target

LAST_STAGE = 3
"""Objectives win in this stage only."""
NEAR = 3
"""With more points or areas lacking, nothing is tried."""


def win_this_round(window: StarCraftWindow, seed: int, plan: Line = ()) -> Line:
    """Picks that win at the end of this round, if there are any: what was planned, if it still
    does."""
    view, seat = window.view, int(window.seat)
    if view["phase"] == "planning" or view["battle"] is not None:
        return ()
    if any(token["seat"] != seat for stack in view["orders"] for token in stack["tokens"]):
        return ()
    rng, aim, race = Random(seed), RoundsEnd(seat), is_race(box_of(window.facts))
    worlds = [window.determinized(rng)]
    if race and aim.lacks(worlds[0]) > NEAR:
        return ()
    worlds += [window.determinized(rng) for _ in range(WORLDS - 1)]
    return find_win(worlds, aim, plan) if race else usual_win(worlds, aim)


def is_race(box: Box) -> bool:
    """Whether points and objectives win: in scenarios and survival they are no measure."""
    return box.conquest_wins and box.scenario is None


class RoundsEnd(Aim[StarCraftGame]):
    """Enough points, or the objective, at the end of the round."""

    most: ClassVar[int] = 150

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.policy = Policy()

    def usual(self, world: StarCraftGame) -> Option:
        return self.policy.pick(world)

    def won(self, world: StarCraftGame) -> bool:
        return self.seat in world.state.winners

    def worth_trying(self, world: StarCraftGame, options: list[Option]) -> list[Option]:
        return options

    def lacks(self, world: StarCraftGame) -> float:
        """The points that are missing with those of this round, or what the objective needs."""
        state, box = world.state, world.facts
        team, held = team_of(state, box, self.seat), holdings(state, box)
        income = sum([held[one].income for one in members(state, box, team)])
        points = float(target(world, team) - conquest_of(world, team) - income)
        found = progress_of(state, box, self.seat) if stage(state, box) == LAST_STAGE else None
        return points if found is None else min(points, float(found.need - found.have))

    def position(self, world: StarCraftGame) -> Hashable:
        state, decision = world.state, world.decision
        assert decision is not None, "only what can be played on is compared"
        player = state.players[self.seat]
        return (
            *(
                state.phase,
                state.planet,
                state.revealed,
                state.stacks,
                state.armies,
                state.invaders,
            ),
            *(state.owners, state.bases, state.depletion, player.conquest, player.hand),
            *(player.resources, player.workers, player.pool, player.events, player.transports),
            *(decision.prompt.key, decision.about, tuple(decision.options)),
        )
