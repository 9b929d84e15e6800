"""How fast the environments are, and those of other projects if they are installed: steps a second
of CPU time with random actions, medians of repeated runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from statistics import median
from typing import NamedTuple

from orrery.games import AnyGame
from orrery.lab.bench import play_out
from orrery.research.batch import Batch
from orrery.research.speed import stepping
from orrery.research.speed.peers import PEERS
from orrery.research.speed.stepping import Run, agents_take_turns, masked, seat_steps, spiel_steps
from orrery.research.table import Table, table_of

REPEATS = 3
GAMES = 10
"""The games that are played to their end where there is no environment."""
COUNT = 64
"""The games of a batch."""


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
PACKAGES = (
    "numpy",
    "gymnasium",
    "pettingzoo",
    "open_spiel",
    "catanatron",
    "catanatron_gym",
    "botbowl",
)
"""What the figures depend on."""


def bench(tell: Callable[[str], None], repeats: int = REPEATS) -> Iterator[Measured]:
    """Our environments, then those of other projects."""
    ways: list[tuple[str, Callable[[], Run]]] = [
        (f"{kind.name}: {name}", partial(run, kind)) for kind in KINDS for name, run in WAYS.items()
    ]
    for name, made in [*ways, *PEERS.items()]:
        tell(f"{name} ...")
        try:
            yield measured(name, made(), repeats)
        except (ImportError, AttributeError) as error:  # not there, or another version of it
            yield Measured(name, 0.0, str(error))


def versions() -> dict[str, str]:
    """The packages whose environments are measured, as far as they are installed."""
    found = {}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


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
    """Random play without an environment: decisions with a choice, from the first turn or round
    on, as `orrery bench` counts them."""
    table = table_of(kind.game, kind.options)
    ready = [begun(table, number) for number in range(GAMES)]

    def run(number: int) -> int:
        return sum(play_out(game.copy(), Random(number)) for game in ready)

    return run


def begun(table: Table, number: int) -> AnyGame:
    """A game after its setup, which is not measured: `starts` spares it."""
    game, chance = table.set_up(number), Random(number)
    while game.decision is not None and not table.ruleset.progress(game).turn:
        game.play(chance.choice(game.decision.options))
    return game


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
        turns = stepping.STEPS // COUNT
        for _ in range(turns):
            games.step([chance.choice(table.ids()) for table in games.tables])
        return turns * COUNT

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
