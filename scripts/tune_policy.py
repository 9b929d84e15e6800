"""Tune the numbers of the fast policy of Clone Wars by playing, and write them.

python -m scripts.tune_policy --rounds 20 --pairs 500 --seed 77

writes data/bots/clone_wars-policy.json; the same arguments give the same file. In each pair of
games every number is moved up for one side and down for the other, by chance, and sides are
exchanged over the same deal. After each round all numbers go a little where they won (evolution
strategies), and the file is written, so that it can be stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from orrery import games
from orrery.bots.clone_wars.fast.policy import Policy
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.fast.weights import NAMES, Weights
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.facts.box import Box
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.rng import seed_from_number
from scripts.environment import ROOT

OUT = Path(ROOT, "data", "bots", "clone_wars-policy.json")
MODES = ("beginner", "full")
STEPS = (0.25, 0.03, 1.5, 0.04, 0.3, 0.15, 0.15, 0.2, 0.04, 0.5, 1.0, 0.6)
"""By how much each number is moved, in the order of `NAMES`; the liking of a card by one."""
LIKING = 1.0
RATE = 4.0
KEPT = 0.7
"""How much of the direction is kept from round to round."""
LEAST = 0.01
"""All numbers but one are positive."""
MAY_BE_NEGATIVE = "row"

Numbers = dict[str, float]


def new_game(seed: int, mode: str) -> CloneWarsGame:
    settings = CLONE_WARS.settings({"mode": mode})
    facts = games.facts_of(CLONE_WARS.name, settings, {})
    return CLONE_WARS.begin(settings, seed_from_number(seed), facts)


def start() -> tuple[Numbers, Numbers]:
    """The numbers that the policy has untuned, and no liking for any card."""
    plain = Weights([])
    boxes = [new_game(1, mode).facts for mode in MODES]
    slugs = sorted({box.slug(card) for box in boxes for card in range(box.size)})
    return {name: getattr(plain, name) for name in NAMES}, dict.fromkeys(slugs, 0.0)


def weights_of(box: Box, numbers: Numbers, liking: Numbers) -> Weights:
    weights = Weights([*[liking[box.slug(card)] for card in range(box.size)], 0.0])
    for name, number in numbers.items():
        setattr(weights, name, number)
    return weights


def moved(numbers: Numbers, signs: dict[str, int], way: int) -> Numbers:
    """The numbers a step up or down."""
    return {
        name: bounded(name, numbers[name] + way * step * signs[name])
        for name, step in zip(NAMES, STEPS, strict=True)
    }


def bounded(name: str, number: float) -> float:
    return number if name == MAY_BE_NEGATIVE else max(LEAST, number)


def pair(
    seed: int, mode: str, plus: tuple[Numbers, Numbers], minus: tuple[Numbers, Numbers]
) -> int:
    """Two games of a deal with sides exchanged: how many more of them the first won."""
    total = 0
    for seat in (0, 1):
        game = new_game(seed, mode)
        known = tables(game.facts)
        sides = [Policy(known, weights_of(game.facts, *one)) for one in (plus, minus)]
        while game.decision is not None:
            game.go_on(sides[game.decision.seat ^ seat].pick(game))
        total += 1 if game.state.winner == seat else -1
    return total


def one_round(rng: Random, numbers: Numbers, liking: Numbers, pairs: int) -> Numbers:
    """In which direction everything won, on average."""
    slope = dict.fromkeys([*numbers, *liking], 0.0)
    for at in range(pairs):
        signs = {name: rng.choice((-1, 1)) for name in NAMES}
        likes = {slug: rng.choice((-1, 1)) for slug in liking}
        plus, minus = (
            (moved(numbers, signs, way), {s: liking[s] + way * LIKING * likes[s] for s in liking})
            for way in (1, -1)
        )
        won = pair(rng.randrange(1 << 40), MODES[at % len(MODES)], plus, minus)
        for name, sign in (*signs.items(), *likes.items()):
            slope[name] += won * sign / pairs
    return slope


def tuned(rounds: int, pairs: int, seed: int) -> Iterator[str]:
    """The file after each round."""
    rng, (numbers, liking) = Random(seed), start()
    way = dict.fromkeys([*numbers, *liking], 0.0)
    for number in range(rounds):
        slope = one_round(rng, numbers, liking, pairs)
        way = {name: KEPT * way[name] + (1 - KEPT) * slope[name] for name in way}
        for name, step in zip(NAMES, STEPS, strict=True):
            numbers[name] = bounded(name, numbers[name] + RATE * step * way[name])
        for slug in liking:
            liking[slug] += RATE * LIKING * way[slug]
        yield told(number + 1, pairs, seed, numbers, liking)


def told(rounds: int, pairs: int, seed: int, numbers: Numbers, liking: Numbers) -> str:
    """The file."""
    command = f"python -m scripts.tune_policy --rounds {rounds} --pairs {pairs} --seed {seed}"
    found = {
        "made_by": command,
        "games": 2 * rounds * pairs,
        "facts": CLONE_WARS.fingerprint(new_game(1, MODES[0]).facts),
        "weights": {name: round(number, 4) for name, number in numbers.items()},
        "liking": {slug: round(number, 3) for slug, number in liking.items() if round(number, 3)},
    }
    return json.dumps(found, indent=2) + "\n"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, required=True)
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    for number, text in enumerate(tuned(asked.rounds, asked.pairs, asked.seed), 1):
        asked.out.write_text(text, "utf-8")
        sys.stderr.write(f"\r{number} of {asked.rounds} rounds")


if __name__ == "__main__":
    main()
