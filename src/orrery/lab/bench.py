"""How fast the games are: measured, never asserted. Medians of repeated runs, in CPU time."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from typing import NamedTuple

from orrery.core import flow
from orrery.core.decisions import Option
from orrery.core.flow import Game
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import replay
from orrery.core.rng import seed_from_number
from orrery.core.ruleset import F, Ruleset, S
from orrery.core.shown import View
from orrery.core.speaker import Scene
from orrery.games import AnyRuleset, read_texts

REPEATS = 5
GAMES = 20
COPIES = 20_000
LIVE = 5
REPLAYS = 3


class Figures(NamedTuple):
    """How fast one game is on this machine, on one core."""

    decisions_per_second: float
    setup_ms: float
    copies_per_second: float
    replay_ms: float
    memory_kb: float

    def plain(self) -> dict[str, float | bool]:
        """The figures as `--json` prints them, with the code they are for."""
        figures = {name: round(value, 1) for name, value in self._asdict().items()}
        return {"compiled": is_compiled(), **figures}


def is_compiled() -> bool:
    """Whether the kernel runs compiled (scripts/compile.py) or interpreted."""
    return not str(flow.__file__).endswith(".py")


def random_game(
    ruleset: Ruleset[S, F, View, Scene], facts: F, settings: dict[str, str], number: int
) -> Game[S, F]:
    """A new game, always the same for the same number."""
    return ruleset.begin(settings, seed_from_number(number), facts)


def set_up(
    ruleset: Ruleset[S, F, View, Scene], facts: F, settings: dict[str, str], number: int
) -> tuple[Game[S, F], Random]:
    """A new game where its first turn or round begins, and the chance it is played on with. Some
    games ask during setup, some do not, so setup is measured apart."""
    game, rng = random_game(ruleset, facts, settings, number), Random(number)
    while game.decision is not None and not ruleset.progress(game).turn:
        game.play(any_of(game.decision.options, rng))
    return game, rng


def any_of(options: list[Option], rng: Random) -> Option:
    """One of the options, each as likely."""
    return options[int(rng.random() * len(options))]


def play_out(game: Game[S, F], rng: Random) -> int:
    """Uniformly random play to the end through `play()`; counts decisions with a real choice."""
    choices = 0
    while (decision := game.decision) is not None:
        options = decision.options
        choices += len(options) > 1
        game.play(any_of(options, rng))
    return choices


def speed(
    ruleset: Ruleset[S, F, View, Scene], facts: F, settings: dict[str, str]
) -> tuple[float, float]:
    """Decisions with at least two options in a second of uniformly random play, from the first turn
    or round to the end; and the milliseconds that the setup of a game takes."""
    began = time.process_time()
    games = [set_up(ruleset, facts, settings, number) for number in range(GAMES)]
    started = time.process_time()
    choices = sum(play_out(game, rng) for game, rng in games)
    return choices / (time.process_time() - started), (started - began) / GAMES * 1000


def middle_of_a_game(
    ruleset: Ruleset[S, F, View, Scene], facts: F, settings: dict[str, str]
) -> Game[S, F]:
    """A random game played half way through its picks."""
    whole = len(recorded_game(ruleset, facts, settings).picks)
    game, rng = random_game(ruleset, facts, settings, 0), Random(0)
    for _ in range(whole // 2):
        if game.decision is not None:
            game.play(rng.choice(game.decision.options))
    return game


def copies_per_second(game: Game[S, F]) -> float:
    """Independent copies of a game at mid-game."""
    started = time.process_time()
    for _ in range(COPIES):
        game.copy()
    return COPIES / (time.process_time() - started)


def recorded_game(
    ruleset: Ruleset[S, F, View, Scene], facts: F, settings: dict[str, str]
) -> Record:
    """The record of a whole random game."""
    head = Record(
        game=ruleset.name,
        settings=settings,
        fingerprint=ruleset.fingerprint(facts),
        seed=seed_from_number(0).hex(),
    )
    match, rng = Match.begin(ruleset, head, facts), Random(0)
    while match.game.decision is not None:
        match.play(rng.choice(match.game.decision.options))
    return match.record()


def replay_milliseconds(ruleset: AnyRuleset, record: Record, texts: dict[str, str]) -> float:
    """Replays the record of a whole game and compares its hashes."""
    started = time.process_time()
    for _ in range(REPLAYS):
        replay(ruleset, record, texts, {})
    return (time.process_time() - started) / REPLAYS * 1000


def memory_kilobytes(ruleset: AnyRuleset, record: Record, texts: dict[str, str]) -> float:
    """The memory of one live game without the shared facts, half way through: state, stack, undo,
    record and everything that happened."""
    half = len(record.picks) // 2
    replay(ruleset, record, texts, {}, half)  # fills all caches first
    gc.collect()
    tracemalloc.start()
    live = [replay(ruleset, record, texts, {}, half) for _ in range(LIVE)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(live) / 1000


def bench(
    ruleset: AnyRuleset, progress: Callable[[str], None], repeats: int = REPEATS
) -> dict[str, Figures]:
    """Medians of repeated measurements of one game, by the options that vary."""
    found: dict[str, Figures] = {}
    for what, options in ruleset.presets.bench.items():
        name = f"{ruleset.name} {what}".strip()
        found[name] = measure(ruleset, name, options, progress, repeats)
    return found


def measure(
    ruleset: AnyRuleset,
    name: str,
    options: Mapping[str, str],
    progress: Callable[[str], None],
    repeats: int,
) -> Figures:
    """The figures of one game with these options."""
    texts, settings = read_texts(ruleset), ruleset.settings(options)
    facts = ruleset.facts(settings, texts, {})
    progress(f"{name}: decisions")
    speeds = [speed(ruleset, facts, settings) for _ in range(repeats)]
    decisions, setup = (median(column) for column in zip(*speeds, strict=True))
    progress(f"{name}: copies")
    middle = middle_of_a_game(ruleset, facts, settings)
    copies = median(copies_per_second(middle) for _ in range(repeats))
    progress(f"{name}: replay")
    record = recorded_game(ruleset, facts, settings)
    replayed = median(replay_milliseconds(ruleset, record, texts) for _ in range(repeats))
    progress(f"{name}: memory")
    return Figures(decisions, setup, copies, replayed, memory_kilobytes(ruleset, record, texts))
