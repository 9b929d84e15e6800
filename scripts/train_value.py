"""Fit the value of positions to games of a policy against itself, and write its weights.

python -m scripts.train_value --game starcraft --games 350 --seed 1
python -m scripts.train_value --game clone-wars --games 4000 --seed 1

write data/bots/starcraft-value.json and clone_wars-value.json (`scripts/clone_wars_value.py`); the
same arguments give the same file. Here is StarCraft: all seats stray from `greedy` equally often,
so that positions vary while nobody is weaker. A softmax over the seats is fitted by Newton's method
with a ridge; a weight that would be negative is left at nothing. Every fifth game is held out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

from orrery import games
from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.search.features import NAMES, features
from orrery.core.rng import seed_from_number
from orrery.core.window import Window
from orrery.starcraft import STARCRAFT
from orrery.starcraft.board.state import StarCraftGame
from scripts import clone_wars_value
from scripts.environment import ROOT

STRAYS = 0.03
"""How often a program picks by chance."""
HELD_OUT = 5
"""Every so many games are not fitted to."""
RIDGE = 3.0
STEPS = 25
TABLES = (
    *({"players": players} for players in ("4", "3", "4", "6", "2", "5")),
    *({"players": players, "expansion": "brood_war"} for players in ("4", "6")),
)
"""What is played in turn: mostly four players."""
LIMIT = 20_000

Row = list[float]


class Moment(NamedTuple):
    """A position: the features of every seat still in the game, and whose of them won."""

    rows: list[Row]
    won: list[float]


# Games


def moments(number: int, seed: int) -> list[Moment]:
    """The positions at the start of every round of a game but the first."""
    chance, policy = Random(f"{seed} {number}"), GreedyBot(1)
    game, found = new_game(number, seed), list[tuple[list[int], list[Row]]]()
    at = 1
    for _ in range(LIMIT):
        if game.decision is None:
            break
        if game.state.round > at:
            at = game.state.round
            seats = [seat for seat, player in enumerate(game.state.players) if not player.out]
            rows = features(game)
            found.append((seats, [rows[seat] for seat in seats]))
        options = game.decision.options
        strays = chance.random() < STRAYS
        window = Window(STARCRAFT, game)
        game.go_on(chance.choice(options) if strays else policy.answer(window).pick)
    winners = game.state.winners
    return [
        Moment(rows, [float(seat in winners) / len(winners) for seat in seats])
        for seats, rows in found
        if set(winners) & set(seats)
    ]


def new_game(number: int, seed: int) -> StarCraftGame:
    """The game of a number."""
    given = {"factions": "random", "galaxy": "quick", **TABLES[number % len(TABLES)]}
    start = seed_from_number(seed * 1_000_000 + number)
    settings = STARCRAFT.settle(STARCRAFT.settings(given), start)
    return STARCRAFT.begin(settings, start, games.facts_of(STARCRAFT.name, settings, {}))


# Fitting


def chances(rows: list[Row], weights: Row) -> Row:
    """The chance of every seat."""
    worths = [sum([x * w for x, w in zip(row, weights, strict=True)]) for row in rows]
    most = max(worths)
    shares = [exp(worth - most) for worth in worths]
    return [share / sum(shares) for share in shares]


def loss(found: Sequence[Moment], weights: Row) -> float:
    """The mean log loss."""
    losses = [
        -log(max(sum([p * w for p, w in zip(chances(one.rows, weights), one.won, strict=True)]),
                 1e-9))
        for one in found
    ]  # fmt: skip
    return sum(losses) / max(len(losses), 1)


def named(found: Sequence[Moment], weights: Row) -> float:
    """How often the seat with the best chance has won."""
    hits = 0
    for one in found:
        chance = chances(one.rows, weights)
        hits += one.won[chance.index(max(chance))] > 0
    return hits / max(len(found), 1)


def fit(found: Sequence[Moment], number: int) -> Row:
    """The weights of so many features, none of them negative: those that would be are left out, and
    the rest are fitted again."""
    free = list(range(number))
    while True:
        weights = newton(found, number, free)
        kept = [at for at in free if weights[at] > 0]
        if kept == free:
            return weights
        free = kept


def newton(found: Sequence[Moment], number: int, free: list[int]) -> Row:
    """The best weights of some features; the others stay at nothing."""
    weights = [0.0] * number
    for _ in range(STEPS):
        slope, bend = derivatives(found, weights, free)
        step = solve(bend, slope)
        for at, change in zip(free, step, strict=True):
            weights[at] += change
        if max(map(abs, step), default=0.0) < 1e-6:
            break
    return weights


def derivatives(found: Sequence[Moment], weights: Row, free: list[int]) -> tuple[Row, list[Row]]:
    """The slope of the likelihood less the ridge, and how it bends."""
    size = range(len(free))
    slope = [-RIDGE * weights[at] for at in free]
    bend = [[RIDGE * (a == b) for b in size] for a in size]
    for rows, won in found:
        chance = chances(rows, weights)
        mean = [sum([p * row[at] for p, row in zip(chance, rows, strict=True)]) for at in free]
        for p, hit, row in zip(chance, won, rows, strict=True):
            off = [row[at] - middle for at, middle in zip(free, mean, strict=True)]
            for a in size:
                slope[a] += (hit - p) * off[a]
                share, line = p * off[a], bend[a]
                for b in range(a + 1):
                    line[b] += share * off[b]
    for a in size:
        for b in range(a):
            bend[b][a] = bend[a][b]
    return slope, bend


def solve(matrix: list[Row], right: Row) -> Row:
    """The solution of linear equations, by elimination; the matrix is positive definite."""
    rows = [[*row, one] for row, one in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = rows[at][at]
        for below in rows[at + 1 :]:
            share = below[at] / pivot
            for column in range(at, len(below)):
                below[column] -= share * rows[at][column]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum([rows[at][one] * found[one] for one in range(at + 1, len(rows))])
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


# The file


def trained(number: int, seed: int) -> str:
    """The file for so many games."""
    kept, held = list[Moment](), list[Moment]()
    for one in range(number):
        (held if one % HELD_OUT == HELD_OUT - 1 else kept).extend(moments(one, seed))
        sys.stderr.write(f"\r{one + 1} of {number} games")
    weights = fit(kept, len(NAMES))
    facts = games.facts_of(STARCRAFT.name, STARCRAFT.settings({"players": "4"}), {})
    found = {
        "made_by": f"python -m scripts.train_value --game starcraft --games {number} --seed {seed}",
        "policy": "greedy",
        "strays": STRAYS,
        "facts": STARCRAFT.fingerprint(facts),
        "positions": len(kept),
        "positions_held_out": len(held),
        "loss_held_out": round(loss(held, weights), 4),
        "loss_by_chance": round(loss(held, [0.0] * len(NAMES)), 4),
        "winners_named_held_out": round(named(held, weights), 4),
        "weights": dict(zip(NAMES, [round(one, 4) for one in weights], strict=True)),
    }
    return json.dumps(found, indent=2) + "\n"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=["clone-wars", "starcraft"], required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    name = asked.game.replace("-", "_")
    out = asked.out or Path(ROOT, "data", "bots", f"{name}-value.json")
    train = clone_wars_value.trained if asked.game == "clone-wars" else trained
    out.write_text(train(asked.games, asked.seed), "utf-8")


if __name__ == "__main__":
    main()
