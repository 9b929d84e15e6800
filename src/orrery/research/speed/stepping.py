"""Random steps in environments of any library, so that all are measured in the same way."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

STEPS = 3_000
"""How many steps a run has."""

Run = Callable[[int], int]
"""A run, by its number: how many steps it took."""


def agents_take_turns(env: Any) -> Run:
    """Random steps in PettingZoo, with what the agent sees and may do."""

    def run(number: int) -> int:
        chance, steps, seed = Random(number), 0, number * STEPS
        while steps < STEPS:
            env.reset(seed=seed)
            seed += 1
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut or steps >= STEPS:
                    break
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
        return steps

    return run


def seat_steps(env: Any, legal: Callable[[Any, dict[str, Any]], Any]) -> Run:
    """Random steps in Gymnasium; `legal` finds the possible actions."""

    def run(number: int) -> int:
        chance, seed = Random(number), number * STEPS
        _, info = env.reset(seed=seed)
        for _ in range(STEPS):
            _, _, ended, cut, info = env.step(int(chance.choice(legal(env, info))))
            if ended or cut:
                seed += 1
                _, info = env.reset(seed=seed)
        return STEPS

    return run


def masked(env: Any, info: dict[str, Any]) -> Any:
    return np.flatnonzero(info["action_mask"])


def spiel_steps(title: str) -> Run:
    """Random steps in OpenSpiel, filling an observation for each."""
    pyspiel = import_module("pyspiel")
    observation = import_module("open_spiel.python.observation")
    game = pyspiel.load_game(title)
    observed = observation.make_observation(game)

    def run(number: int) -> int:
        chance, steps = Random(number), 0
        state = game.new_initial_state()
        while steps < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(chance.choice([one for one, _ in state.chance_outcomes()]))
                continue
            observed.set_from(state, state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return run
