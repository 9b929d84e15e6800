"""The value of Clone Wars, fitted to games of the fast policy against itself.

Both sides stray from the policy equally often, so that positions vary while nobody is weaker. Every
fifth game is held out. All figures are good to have: a weight that would be negative is left at
nothing, the worst first, and the rest are fitted again (Newton's method with a ridge).
"""

from __future__ import annotations

import json
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery import __version__, games
from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.learned import learned_weights
from orrery.bots.clone_wars.value import NAMES, figures
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.rng import seed_from_number

STRAYS = 0.03
"""How often a side picks by chance."""
HELD_OUT = 5
"""Every so many games are not fitted to."""
RIDGE = 2.0
STEPS = 30
MODES = ("beginner", "full")

Floats = NDArray[np.float64]


class Positions(NamedTuple):
    """Figures of the first seat less those of the second, by position, and whether it won."""

    rows: Floats
    won: Floats


def new_game(number: int, seed: int) -> CloneWarsGame:
    """The game of a number."""
    settings = CLONE_WARS.settings({"mode": MODES[number % len(MODES)]})
    facts = games.facts_of(CLONE_WARS.name, settings, {})
    return CLONE_WARS.begin(settings, seed_from_number(seed * 1_000_000 + number), facts)


def turn_starts(number: int, seed: int) -> list[tuple[list[float], float]]:
    """The positions at the starts of all turns of a game but the first."""
    chance, game = Random(f"{seed} {number}"), new_game(number, seed)
    policy = Policy(tables(game.facts), learned_weights(game.facts))
    found: list[list[float]] = []
    turn = game.state.turn
    while game.decision is not None:
        if game.state.turn > turn:
            turn = game.state.turn
            own, enemy = figures(game, policy.tables)
            found.append([mine - theirs for mine, theirs in zip(own, enemy, strict=True)])
        strays = chance.random() < STRAYS
        game.go_on(chance.choice(game.decision.options) if strays else policy.pick(game))
    return [(row, float(game.state.winner == 0)) for row in found]


def gathered(numbers: list[int], seed: int) -> Positions:
    """The positions of these games."""
    pairs = [pair for number in numbers for pair in turn_starts(number, seed)]
    return Positions(np.array([row for row, _ in pairs]), np.array([won for _, won in pairs]))


def chances(rows: Floats, weights: Floats) -> Floats:
    found: Floats = 1.0 / (1.0 + np.exp(-(rows @ weights)))
    return found


def loss(positions: Positions, weights: Floats) -> float:
    """The mean log loss."""
    chance = np.clip(chances(positions.rows, weights), 1e-9, 1 - 1e-9)
    won = positions.won
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def newton(positions: Positions, free: list[int]) -> Floats:
    """The best weights of some figures; the others stay at nothing."""
    weights, rows = np.zeros(len(NAMES)), positions.rows[:, free]
    for _ in range(STEPS):
        chance = chances(positions.rows, weights)
        slope = rows.T @ (positions.won - chance) - RIDGE * weights[free]
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + RIDGE * np.eye(len(free))
        step = np.linalg.solve(bend, slope)
        weights[free] += step
        if float(np.abs(step).max()) < 1e-8:
            break
    return weights


def fit(positions: Positions) -> Floats:
    """The weights of all figures, none of them negative."""
    spread, free = positions.rows.std(axis=0), list(range(len(NAMES)))
    while True:
        weights = newton(positions, free)
        negative = [at for at in free if weights[at] < 0]
        if not negative:
            return weights
        free.remove(min(negative, key=lambda at: float(weights[at] * spread[at])))


def trained(number: int, seed: int) -> str:
    """The file for so many games."""
    held_out = [one for one in range(number) if one % HELD_OUT == HELD_OUT - 1]
    kept = gathered([one for one in range(number) if one not in held_out], seed)
    held = gathered(held_out, seed)
    weights = fit(kept)
    named = (chances(held.rows, weights) > 0.5) == (held.won > 0.5)
    command = "python -m scripts.train_value --game clone-wars"
    found = {
        "made_by": f"{command} --games {number} --seed {seed}",
        "version": __version__,
        "policy": "orrery.bots.clone_wars.fast, with data/bots/clone_wars-policy.json",
        "strays": STRAYS,
        "facts": CLONE_WARS.fingerprint(new_game(0, seed).facts),
        "positions": len(kept.won),
        "positions_held_out": len(held.won),
        "loss_held_out": round(loss(held, weights), 4),
        "loss_by_chance": round(loss(held, np.zeros(len(NAMES))), 4),
        "winners_named_held_out": round(float(named.mean()), 4),
        "weights": {name: round(float(one), 4) for name, one in zip(NAMES, weights, strict=True)},
    }
    return json.dumps(found, indent=2) + "\n"
