"""Choosing actions with a net, and games against programs to see how strong it is."""

from collections.abc import Sequence

import numpy as np

from examples.learner.features import Bytes, Choices, Features, Floats, Mask, Whole
from examples.learner.net import Net, Pass
from orrery import bots
from orrery.lab.results import Share
from orrery.research.table import OVER, Table

GAME = "clone-wars"
LIMIT = 3000
"""A game is cut off after so many picks; good players need a few hundred."""
EVALUATION = 1 << 48
"""Deals for evaluations begin here: the seeds of a batch's games are smaller."""


class Policy:
    """A net with the features that it was trained on."""

    def __init__(self, features: Features, net: Net) -> None:
        self.features, self.net = features, net

    def look(self, obs: Bytes, mask: Mask) -> tuple[Floats, Choices, Pass]:
        """What the net makes of decisions."""
        state, choices = self.features.state(obs), self.features.choices(obs, mask)
        return state, choices, self.net.forward(state, choices)

    def best(self, obs: Bytes, mask: Mask) -> Whole:
        """The most likely action of each decision."""
        _, choices, seen = self.look(obs, mask)
        return choices.action[highest(choices, seen.log)]


def drawn(choices: Choices, log: Floats, chance: np.random.Generator) -> Whole:
    """The place of one action for each decision, drawn by its chance (the Gumbel trick)."""
    return highest(choices, log + chance.gumbel(size=len(log)).astype(np.float32))


def highest(choices: Choices, score: Floats) -> Whole:
    """The place of the action with the highest score of each decision, the first of equals."""
    is_best = score == np.maximum.reduceat(score, choices.first)[choices.row]
    places = np.flatnonzero(is_best)
    _, first = np.unique(choices.row[places], return_index=True)
    return places[first]


def play_against(policy: Policy, program: str, games: int, seed: int) -> Share:
    """How often the policy wins. Each deal is played twice, with sides exchanged."""
    first = Table(GAME, limit=LIMIT)
    tables = [first, *(first.another() for _ in range(games - 1))]
    rivals = [bots.make(program, GAME, seed + number) for number in range(games)]
    for number, table in enumerate(tables):
        table.reset(EVALUATION + seed * 1_000_003 + number // 2)
    going = list(range(games))
    while going:
        for number in going:
            table = tables[number]
            while table.seat == 1 - number % 2:
                table.pick(rivals[number].answer(table.window()).pick)
        going = [number for number in going if tables[number].seat != OVER]
        if going:
            answer(policy, [tables[number] for number in going])
    won = sum(table.rewards()[number % 2] > 0 for number, table in enumerate(tables))
    return Share(won, games)


def answer(policy: Policy, tables: Sequence[Table]) -> None:
    """One step of the policy at each of these tables."""
    obs = np.stack([np.frombuffer(table.encode(table.seat), np.uint8) for table in tables])
    mask = np.stack([np.frombuffer(table.mask(), np.int8) for table in tables])
    for table, action in zip(tables, policy.best(obs, mask), strict=True):
        table.step(int(action))
