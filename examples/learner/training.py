"""Learning by self-play: proximal policy optimisation (PPO) with generalised advantages.

Both seats are played by the net. Values are zero-sum, so a game is one chain of decisions: what is
good for the first seat is bad for the second, and the sign says whose decision it is.
"""

import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from examples.learner.features import Choices, Features, Floats, Whole
from examples.learner.net import Adam, Net
from examples.learner.policy import GAME, LIMIT, Policy, drawn
from orrery.research.batch import Batch


class Plan(NamedTuple):
    """Everything that a training depends on."""

    seed: int = 1
    decisions: int = 1_500_000
    games: int = 64  # at once
    steps: int = 64  # of each game in a round
    epochs: int = 3
    part: int = 512  # decisions for one step of Adam
    rate: float = 1e-3  # falls to a tenth
    entropy: float = 0.02  # falls to a tenth
    reach: float = 0.97  # lambda: how far the result of a decision is looked for
    clip: float = 0.2


class Round(NamedTuple):
    """The decisions of a round, and what came of them."""

    state: Floats
    choices: Choices
    taken: Whole  # by decision: the place of its action in the choices
    log: Floats  # how likely that was
    gain: Floats  # how much better than expected it went
    target: Floats  # what the value should have been


class Learner:
    """A net in training."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.batch = Batch(GAME, plan.games, plan.seed, limit=LIMIT)
        features = Features(self.batch.codec)
        self.policy = Policy(features, Net(features, plan.seed))
        self.adam = Adam(self.policy.net.weights)
        self.chance = np.random.default_rng(plan.seed)
        self.decisions = self.games = 0
        self.seconds = 0.0  # of processor time

    @property
    def is_done(self) -> bool:
        return self.decisions >= self.plan.decisions

    def learn(self) -> dict[str, float]:
        """One round: play, then learn from it. Gives some figures about it."""
        begun = time.process_time()
        played = self.play()
        left = max(0.1, 1 - 0.9 * self.decisions / self.plan.decisions)
        figures = [
            self.improve(part_of(played, part), left)
            for _ in range(self.plan.epochs)
            for part in np.array_split(
                self.chance.permutation(len(played.taken)), -(-len(played.taken) // self.plan.part)
            )
        ]
        self.seconds += time.process_time() - begun
        names = ("entropy", "surprise", "clipped")
        return dict(zip(names, np.mean(figures, axis=0).tolist(), strict=True))

    def play(self) -> Round:
        """Both seats of all games for some steps."""
        plan, batch = self.plan, self.batch
        shape = (plan.steps, plan.games)
        states, choices, takens = [], [], []
        logs, rewards = np.empty(shape, np.float32), np.empty(shape, np.float32)
        ended = np.empty(shape, np.bool_)
        signs = np.empty((plan.steps + 1, plan.games), np.float32)
        values = np.empty_like(signs)
        for step in range(plan.steps + 1):
            state, options, seen = self.policy.look(batch.obs, batch.mask)
            signs[step] = 1 - 2 * batch.seat
            values[step] = seen.value * signs[step]
            if step == plan.steps:
                break
            taken = drawn(options, seen.log, self.chance)
            logs[step] = seen.log[taken]
            states.append(state)
            choices.append(options)
            takens.append(taken)
            batch.step(options.action[taken])
            rewards[step] = batch.reward[:, 0]
            ended[step] = batch.over | batch.cut
        self.decisions += logs.size
        self.games += int(ended.sum())
        gains = advantages(values, rewards, ended, plan.reach)
        sizes = np.cumsum([0, *(len(one.row) for one in choices)])[:-1]
        return Round(
            np.concatenate(states),
            joined(choices, plan.games),
            np.concatenate([one + at for one, at in zip(takens, sizes, strict=True)]),
            logs.ravel(),
            (gains * signs[:-1]).ravel(),
            ((gains + values[:-1]) * signs[:-1]).ravel(),
        )

    def improve(self, part: Round, left: float) -> tuple[float, float, float]:
        """One step of Adam: actions that went better than expected become more likely, but not by
        more than the clip allows, and values come closer to what happened."""
        plan, net, many = self.plan, self.policy.net, len(part.taken)
        choices = part.choices
        seen = net.forward(part.state, choices)
        gain = (part.gain - part.gain.mean()) / (part.gain.std() + 1e-6)
        ratio = np.exp(seen.log[part.taken] - part.log)
        beyond = np.where(gain > 0, ratio > 1 + plan.clip, ratio < 1 - plan.clip)
        pull = np.where(beyond, 0, gain * ratio)
        is_taken = np.zeros(len(choices.row), np.float32)
        is_taken[part.taken] = 1
        spread = -np.add.reduceat(seen.chance * seen.log, choices.first)
        by_score = pull[choices.row] * (seen.chance - is_taken)
        by_score += plan.entropy * left * seen.chance * (seen.log + spread[choices.row])
        by_value = 0.5 * (seen.value - part.target)
        slopes = net.backward(
            part.state,
            choices,
            seen,
            (by_score / many).astype(np.float32),
            (by_value / many).astype(np.float32),
        )
        self.adam.step(net.weights, slopes, plan.rate * left)
        surprise = float(((seen.value - part.target) ** 2).mean())
        return float(spread.mean()), surprise, float(beyond.mean())


def advantages(values: Floats, rewards: Floats, ended: NDArray[np.bool_], reach: float) -> Floats:
    """How much better each step went than expected, for the first seat: the rewards and the values
    after it, those further away counting less."""
    gains = np.zeros_like(rewards)
    gain = np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        goes_on = ~ended[step]
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        gain = surprise + reach * goes_on * gain
        gains[step] = gain
    return gains


def joined(choices: list[Choices], count: int) -> Choices:
    """The choices of many steps, each with so many decisions, as if made at once."""
    sizes = np.cumsum([0, *(len(one.row) for one in choices)])
    return Choices(
        np.concatenate([one.row + step * count for step, one in enumerate(choices)]),
        np.concatenate([one.first + at for one, at in zip(choices, sizes[:-1], strict=True)]),
        np.concatenate([one.action for one in choices]),
        np.concatenate([one.tokens for one in choices]),
    )


def part_of(played: Round, decisions: Whole) -> Round:
    """Some decisions of a round."""
    choices = played.choices
    ends = np.append(choices.first[1:], len(choices.row))
    sizes = (ends - choices.first)[decisions]
    first = np.cumsum(sizes) - sizes
    row = np.repeat(np.arange(len(decisions)), sizes)
    shift = choices.first[decisions] - first
    places = np.arange(len(row)) + shift[row]
    return Round(
        played.state[decisions],
        Choices(row, first, choices.action[places], choices.tokens[places]),
        played.taken[decisions] - shift,
        played.log[decisions],
        played.gain[decisions],
        played.target[decisions],
    )
