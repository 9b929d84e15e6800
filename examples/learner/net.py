"""A small actor-critic net in NumPy: forwards, backwards, and Adam."""

from typing import NamedTuple

import numpy as np

from examples.learner.features import Choices, Features, Floats, Whole

HIDDEN = 96
INNER = 32
LEAD = 1.5
"""How much a new net values the lead that everybody can see, the last number of a state."""


class Pass(NamedTuple):
    """What a pass through the net gave; the way back needs it."""

    hidden: Floats
    inner: Floats
    query: Floats  # by action: the sum of its tokens
    chance: Floats  # by action: how likely the policy is to choose it
    log: Floats  # the logarithm of that
    value: Floats  # by decision: from -1, lost, to 1, won


class Net:
    """Values a state, and scores an action by the product of the state's vector and the action's,
    which is the sum of its tokens."""

    def __init__(self, features: Features, seed: int) -> None:
        chance = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, scale: float) -> Floats:
            spread = np.float32(scale / np.sqrt(rows))
            return chance.standard_normal((rows, columns), np.float32) * spread

        self.weights: dict[str, Floats] = {
            "state": drawn(features.width, HIDDEN, 2.0),
            "state_bias": np.zeros(HIDDEN, np.float32),
            "inner": drawn(HIDDEN, INNER, 1.4),
            "inner_bias": np.zeros(INNER, np.float32),
            "tokens": drawn(INNER + 1, features.tokens, 0.1).T.copy(),
            "value": drawn(HIDDEN, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
            "value_lead": np.full(1, LEAD, np.float32),
        }

    def forward(self, state: Floats, choices: Choices) -> Pass:
        """Values and chances of decisions."""
        w = self.weights
        hidden = np.maximum(state @ w["state"] + w["state_bias"], 0)
        inner = np.maximum(hidden @ w["inner"] + w["inner_bias"], 0)
        inner = np.column_stack([inner, np.ones(len(inner), np.float32)])
        query = w["tokens"][choices.tokens].sum(axis=1)
        score = np.einsum("ij,ij->i", inner[choices.row], query)
        score -= np.maximum.reduceat(score, choices.first)[choices.row]
        total = np.add.reduceat(np.exp(score), choices.first)
        log = score - np.log(total)[choices.row]
        value = hidden @ w["value"][:, 0] + w["value_bias"] + w["value_lead"] * state[:, -1]
        return Pass(hidden, inner, query, np.exp(log), log, np.tanh(value))

    def backward(
        self, state: Floats, choices: Choices, seen: Pass, by_score: Floats, by_value: Floats
    ) -> dict[str, Floats]:
        """The slopes of a loss along all weights, from those along scores and values."""
        w = self.weights
        by_sum = by_value * (1 - seen.value**2)
        by_inner = np.add.reduceat(by_score[:, None] * seen.query, choices.first)[:, :-1]
        by_inner = by_inner * (seen.inner[:, :-1] > 0)
        by_query = by_score[:, None] * seen.inner[choices.row]
        by_hidden = by_inner @ w["inner"].T + by_sum[:, None] * w["value"][:, 0]
        by_hidden = by_hidden * (seen.hidden > 0)
        tokens = np.zeros_like(w["tokens"])
        for column in choices.tokens.T:
            add_by(tokens, column, by_query)
        return {
            "state": state.T @ by_hidden,
            "state_bias": by_hidden.sum(axis=0),
            "inner": seen.hidden.T @ by_inner,
            "inner_bias": by_inner.sum(axis=0),
            "tokens": tokens,
            "value": seen.hidden.T @ by_sum[:, None],
            "value_bias": by_sum.sum(keepdims=True),
            "value_lead": by_sum @ state[:, -1:],
        }


def add_by(sums: Floats, index: Whole, rows: Floats) -> None:
    """Add each row to the sum with its index; much quicker than `np.add.at`."""
    order = np.argsort(index, kind="stable")
    found, first = np.unique(index[order], return_index=True)
    sums[found] += np.add.reduceat(rows[order], first)


class Adam:
    """Adam, with the length of each step limited."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.mean = {name: np.zeros_like(one) for name, one in weights.items()}
        self.square = {name: np.zeros_like(one) for name, one in weights.items()}
        self.steps = 0

    def step(self, weights: dict[str, Floats], slopes: dict[str, Floats], rate: float) -> None:
        length = np.sqrt(sum(float((one**2).sum()) for one in slopes.values()))
        shrink = np.float32(min(1.0, 0.5 / (length + 1e-8)))
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            slope = slope * shrink
            mean, square = self.mean[name], self.square[name]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            weights[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-5))
