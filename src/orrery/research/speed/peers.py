"""Environments of other projects, measured alongside ours if they are installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random, seed
from typing import Any

import numpy as np

from orrery.research.speed import stepping
from orrery.research.speed.stepping import Run, agents_take_turns, seat_steps, spiel_steps

GAMES = 10
"""The games of catanatron's engine that are played to their end."""


def catanatron_engine() -> Run:
    """Four random players without an environment: decisions with a choice, as ours are counted."""
    game = import_module("catanatron.game")
    player = import_module("catanatron.models.player")
    ready = [
        game.Game([player.RandomPlayer(color) for color in player.Color], seed=number)
        for number in range(GAMES)
    ]

    def run(number: int) -> int:
        seed(number)  # its players draw from Python's own generator
        return sum(choices_of(one.copy(), game.TURNS_LIMIT) for one in ready)

    return run


def choices_of(game: Any, limit: int) -> int:
    """Play a game of catanatron to its end; how many decisions had a choice."""
    choices = 0
    while game.winning_color() is None and game.state.num_turns < limit:
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
    return choices


def catanatron() -> Run:
    """One player of two against its random one. Newer versions have the environment within."""
    for module in ("catanatron.gym", "catanatron_gym"):
        try:
            made = import_module(f"{module}.envs.catanatron_env")
        except ImportError:
            continue
        return seat_steps(made.CatanatronEnv(), lambda _, info: info["valid_actions"])
    raise ImportError("No module named 'catanatron_gym'")


def botbowl() -> Run:
    """Eleven players against its random program. Steps are those of Gym, before Gymnasium."""
    env = import_module("botbowl").BotBowlEnv(seed=0)

    def run(number: int) -> int:
        chance = Random(number)
        env.seed(number)
        _, _, mask = env.reset()
        for _ in range(stepping.STEPS):
            (_, _, mask), _, is_over, _ = env.step(int(chance.choice(np.flatnonzero(mask))))
            if is_over:
                _, _, mask = env.reset()
        return stepping.STEPS

    return run


def connect_four() -> Run:
    return agents_take_turns(import_module("pettingzoo.classic.connect_four_v3").raw_env())


def python_game(module: str, title: str) -> Callable[[], Run]:
    def made() -> Run:
        import_module(f"open_spiel.python.games.{module}")
        return spiel_steps(title)

    return made


PEERS: dict[str, Callable[[], Run]] = {
    "catanatron with four: engine alone": catanatron_engine,
    "catanatron with two: Gymnasium": catanatron,
    "botbowl: Gym": botbowl,
    "PettingZoo: connect four": connect_four,
    "OpenSpiel: tic-tac-toe in Python": python_game("tic_tac_toe", "python_tic_tac_toe"),
    "OpenSpiel: block dominoes in Python": python_game("block_dominoes", "python_block_dominoes"),
}
"""By name: how each is made ready."""
