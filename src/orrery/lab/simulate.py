"""Games between programs. Each is reproducible from the seed and its number, however many run at
once.

The seats rotate unless told otherwise: in game `n`, seat `s` is held by program `(s + n) % seats`.
All randomness in a game, the programs' included, comes from the simulation's seed and the game's
number.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from orrery import bots, games
from orrery.core.errors import BadData
from orrery.core.flow import Game
from orrery.core.ruleset import F, Plain, Ruleset, S, Settings, Texts
from orrery.core.shown import View
from orrery.core.speaker import Scene
from orrery.core.window import Answer, AnyWindow, Program, Window
from orrery.lab.processes import crew

LIMIT = 100_000
"""A game is stopped after this many decisions; random games take about a thousand."""
STOPPED = "limit"
"""The result of a stopped game; nobody has won it."""
BATCH = 4
"""Games a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything a simulation depends on; games are numbered from 0."""

    game: str
    bots: tuple[str, ...]
    settings: Settings  # complete
    seed: int
    texts: Texts
    pack: Texts
    limit: int = LIMIT
    rotate: bool = True


class SimulatedGame(NamedTuple):
    """One finished game."""

    bots: tuple[str, ...]  # by seat
    winners: tuple[int, ...]  # seats
    ended: str
    decisions: int
    turns: int = 0  # or rounds, as the game counts them
    sides: tuple[str, ...] = ()  # what the winners played, as the game calls it


def plan(
    game: str,
    names: Sequence[str],
    *,
    given: Settings | None = None,
    seed: int = 1,
    pack: Texts | None = None,
    limit: int = LIMIT,
    rotate: bool = True,
) -> Plan:
    """A simulation whose game, options, facts and programs have been checked."""
    ruleset = games.ruleset_of(game)
    settings = ruleset.settings(options(ruleset, len(names), given or {}))
    seats = ruleset.seats(settings)
    if len(names) != seats:
        raise BadData(f"{game} has {seats} seats, but {len(names)} programs were named")
    for name in names:
        bots.make(name, game, seed)
    texts = games.read_texts(ruleset)
    made = Plan(game, tuple(names), settings, seed, texts, pack or {}, limit, rotate)
    ruleset.facts(settings, made.texts, made.pack)
    return made


def options(ruleset: games.AnyRuleset, seats: int, given: Settings) -> Settings:
    """The options given, and a simulation's defaults for the rest; there are as many players as
    programs named."""
    counted = {"players": str(seats)} if len(ruleset.players) > 1 else {}
    presets, mode = ruleset.presets, given.get("mode", "").replace("-", "_")
    return {**presets.simulate_mode.get(mode, presets.simulate), **counted, **given}


def play(plan: Plan, number: int) -> Iterator[SimulatedGame]:
    """The first games, up to this number, one after another."""
    for one in range(number):
        yield play_one(plan, one)


def play_at_once(plan: Plan, number: int, jobs: int) -> Iterator[SimulatedGame]:
    """The same games in the same order, played in several processes."""
    batches = [range(at, min(at + BATCH, number)) for at in range(0, number, BATCH)]
    with crew(min(jobs, len(batches))) as at_work:
        played = at_work.pool.map(play_batch, [plan] * len(batches), batches)
        at_work.note()
        for batch in played:
            yield from batch


def play_batch(plan: Plan, numbers: range) -> list[SimulatedGame]:
    """One batch of games for a process."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> SimulatedGame:
    """Play the game with this number."""
    ruleset = games.ruleset_of(plan.game)
    seats = len(plan.bots)
    turned = number if plan.rotate else 0
    names = tuple(plan.bots[(seat + turned) % seats] for seat in range(seats))
    seed = sha256(b"orrery simulate %d %d" % (plan.seed, number)).digest()
    programs = [
        bots.make(name, plan.game, program_seed(seed, seat)) for seat, name in enumerate(names)
    ]
    facts = ruleset.facts(plan.settings, plan.texts, plan.pack)
    game = ruleset.begin(plan.settings, seed, facts)
    return play_game(ruleset, game, names, programs, plan.limit)


def play_game(
    ruleset: Ruleset[S, F, View, Scene],
    game: Game[S, F],
    names: tuple[str, ...],
    programs: Sequence[Program],
    limit: int = LIMIT,
) -> SimulatedGame:
    """Let programs play a game to its end; names and programs by seat."""
    decisions, notes = 0, dict[int, Plain]()
    while game.decision is not None and decisions < limit:
        seat = game.decision.seat
        window = Window(ruleset, game, note=notes.get(seat))
        answer = answer_of(names[seat], programs[seat], window)
        notes[seat] = answer.note
        game.go_on(answer.pick)
        decisions += 1
    turns, sides, _ = ruleset.progress(game)
    if game.decision is not None:
        return SimulatedGame(names, (), STOPPED, decisions, turns)
    winners = ruleset.winners(game)
    won_by = tuple(sorted(sides[seat] for seat in winners))
    return SimulatedGame(names, winners, ruleset.ending(game), decisions, turns, won_by)


def program_seed(seed: bytes, seat: int) -> int:
    """The seed of a seat's program."""
    return int.from_bytes(sha256(seed + b" program %d" % seat).digest()[:8], "big")


def answer_of(name: str, program: Program, window: AnyWindow) -> Answer:
    """A program's answer; an error in a user's program is reported in one sentence."""
    try:
        answer: object = program.answer(window)
    except (Exception, SystemExit) as error:  # a user's program may raise anything
        *_, last = traceback.extract_tb(error.__traceback__)
        where = f"{last.filename}, line {last.lineno}"
        reason = f"{name} failed at {window.prompt.key}: {bots.told(error)} ({where})"
        raise BadData(reason) from error
    if not isinstance(answer, Answer):
        raise BadData(f"{name} answered {answer!r}, expected an Answer: an option and a reason")
    if answer.pick not in window.options:
        possible = ", ".join(window.texts().values())
        raise BadData(
            f"{name} picked {answer.pick!r} at {window.prompt.key}, which offers: {possible}"
        )
    return answer
