"""How fast the environments are, beside those of others where they are installed: steps a second of
CPU time with random actions, medians of repeated runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from statistics import median
from typing import Any, NamedTuple

import numpy as np

from orrery.lab.bench import play_out
from orrery.research.batch import Batch
from orrery.research.table import table_of

STEPS = 3_000
"""How many steps a run has."""
REPEATS = 3
COUNT = 64
"""The games of a batch."""

Run = Callable[[int], int]
"""A run, by its number: how many steps it took."""


class Measured(NamedTuple):
    """Steps a second of one environment; 0 and why if it could not be measured."""

    name: str
    steps_per_second: float
    why_not: str = ""


class Kind(NamedTuple):
    """A title as it is measured."""

    name: str
    game: str
    options: dict[str, str]


KINDS = (
    Kind("Clone Wars", "clone-wars", {}),
    Kind("StarCraft with two", "starcraft", {"players": "2"}),
    Kind("StarCraft with four", "starcraft", {"players": "4"}),
    Kind("StarCraft with six", "starcraft", {"players": "6"}),
    Kind("Brood War with four", "starcraft", {"players": "4", "expansion": "brood_war"}),
)


def bench(tell: Callable[[str], None], repeats: int = REPEATS) -> Iterator[Measured]:
    """Our environments, then those of others."""
    ways: list[tuple[str, Callable[[], Run]]] = [
        (f"{kind.name}: {name}", partial(run, kind)) for kind in KINDS for name, run in WAYS.items()
    ]
    for name, made in [*ways, *PEERS.items()]:
        tell(f"{name} ...")
        try:
            yield measured(name, made(), repeats)
        except (ImportError, AttributeError) as error:  # not there, or another version of it
            yield Measured(name, 0.0, str(error))


def measured(name: str, run: Run, repeats: int) -> Measured:
    """The median of several runs."""
    found: list[float] = []
    for number in range(repeats):
        began = time.process_time()
        steps = run(number)
        found.append(steps / (time.process_time() - began))
    return Measured(name, median(found))


# Ours


def engine(kind: Kind) -> Run:
    """Random play without an environment; only decisions with a choice count."""
    table = table_of(kind.game, kind.options)

    def run(number: int) -> int:
        steps, game = 0, number * STEPS
        while steps < STEPS:
            steps += play_out(table.set_up(game), Random(game))
            game += 1
        return steps

    return run


def petting_zoo(kind: Kind) -> Run:
    aec = import_module("orrery.research.aec")
    return agents_take_turns(aec.raw_env(kind.game, **kind.options))


def gym(kind: Kind) -> Run:
    """One seat's own steps: those of the others take time, but do not count."""
    made = import_module("orrery.research.gym")
    return seat_steps(made.SeatEnv(kind.game, opponents="random", **kind.options), masked)


def batch(kind: Kind) -> Run:
    """The games go on from run to run, so that setting up the first of them does not count."""
    games = Batch(kind.game, COUNT, 0, **kind.options)

    def run(number: int) -> int:
        chance = Random(number)
        for _ in range(STEPS // COUNT):
            games.step([chance.choice(table.ids()) for table in games.tables])
        return STEPS // COUNT * COUNT

    return run


def open_spiel(kind: Kind) -> Run:
    """With an observation for every step."""
    import_module("orrery.research.spiel")
    options = ",".join(f"{key}={value}" for key, value in kind.options.items())
    return spiel_steps(f"python_orrery_{kind.game.replace('-', '_')}({options})")


WAYS: dict[str, Callable[[Kind], Run]] = {
    "engine alone": engine,
    "PettingZoo": petting_zoo,
    "Gymnasium": gym,
    f"batch of {COUNT}": batch,
    "OpenSpiel": open_spiel,
}
"""How a title can be stepped."""


# Any environment of a library


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


# Those of others


def connect_four() -> Run:
    return agents_take_turns(import_module("pettingzoo.classic.connect_four_v3").raw_env())


def catanatron() -> Run:
    """One player of two against its random one."""
    gymnasium = import_module("gymnasium")
    for module in ("catanatron.gym", "catanatron_gym"):
        try:
            import_module(module)
        except ImportError:
            continue
        env = gymnasium.make("catanatron/Catanatron-v0").unwrapped
        return seat_steps(env, lambda _, info: info["valid_actions"])
    raise ImportError("No module named 'catanatron'")


def python_game(module: str, title: str) -> Callable[[], Run]:
    def made() -> Run:
        import_module(f"open_spiel.python.games.{module}")
        return spiel_steps(title)

    return made


PEERS: dict[str, Callable[[], Run]] = {
    "catanatron: Gymnasium": catanatron,
    "PettingZoo: connect four": connect_four,
    "OpenSpiel: tic-tac-toe in Python": python_game("tic_tac_toe", "python_tic_tac_toe"),
    "OpenSpiel: block dominoes in Python": python_game("block_dominoes", "python_block_dominoes"),
}
