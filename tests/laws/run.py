"""The laws in many games, longer than tests may take: `python -m tests.laws.run --help`.

python -m tests.laws.run --every 1 --games 20             all laws at every decision, per mode
python -m tests.laws.run --every 40 --games 500 --jobs 2  cheap laws at every decision
python -m tests.laws.run --game starcraft                 another game
python -m tests.laws.run --game brood-war                 StarCraft with its expansion
python -m tests.laws.run --every 1 --most 1500            no war longer than 1500 decisions
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from tests.laws.drive import LIMIT, Settings, Tally, Watch
from tests.laws.watches import CLONE_WARS_WATCH, EXPANDED_WATCH, STARCRAFT_WATCH

WATCHES: dict[str, Watch[Any, Any]] = {
    **{watch.ruleset.name: watch for watch in (CLONE_WARS_WATCH, STARCRAFT_WATCH)},
    "brood-war": EXPANDED_WATCH,
}

MOST_OF_A_WAR = 60_000
"""A game that was cut short is no violation: the laws held as far as it went."""


class Way(NamedTuple):
    """How one game of a run is played."""

    mode: Settings
    eager: bool
    most: int


def way(watch: Watch[Any, Any], number: int, most: int) -> Way:
    """Game `number`: modes in turn, half of each mode's games random, half eager.

    Eager games to the last survivor take a hundred times as long as others: one in twenty, and not
    to their end, for two who attack at random can hold each other for ever (seed 1541 did for
    500,000 decisions). Whether a mode is such a war is asked of its complete options, since
    Survival has no other goal."""
    round_, at = divmod(number, len(watch.modes))
    mode = watch.modes[at]
    is_war = watch.ruleset.settings(mode).get("goal") == "elimination"
    eager = round_ % (20 if is_war else 2) == 1
    return Way(mode, eager, most if eager and is_war else LIMIT)


def one(number: int, game: str, first: int, every: int, most: int) -> Tally:
    """Play game `number` under watch."""
    watch = WATCHES[game]
    mode, eager, end = way(watch, number, most)
    return watch.watched_game(mode, first + number, eager, every, cheap=True, most=end)


def main() -> None:
    """Play and print what was seen; a broken law ends the run with its position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=WATCHES, default=CLONE_WARS_WATCH.ruleset.name)
    parser.add_argument("--first", type=int, default=1000, help="seed of the first game")
    parser.add_argument("--games", type=int, default=2, help="games of each mode")
    parser.add_argument("--skip", type=int, default=0, help="games seen in an earlier run")
    parser.add_argument("--every", type=int, default=40, help="all laws at every so many decisions")
    parser.add_argument(
        "--most",
        type=int,
        default=MOST_OF_A_WAR,
        help="eager games to the last survivor end after so many decisions",
    )
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    modes = len(WATCHES[given.game].modes)
    total, started = given.games * modes, time.perf_counter()
    tallies: list[Tally] = []
    play = partial(one, game=given.game, first=given.first, every=given.every, most=given.most)
    with ProcessPoolExecutor(given.jobs) as pool:
        for tally in pool.map(play, range(given.skip, total), chunksize=4):
            tallies.append(tally)
            done = given.skip + len(tallies)
            if done % 20 == 0 or done == total:
                seconds = time.perf_counter() - started
                sys.stderr.write(f"{done} of {total} games, {seconds:.0f} s\n")
    sums = [sum(column) for column in zip(*tallies, strict=True)]
    sys.stdout.write(
        f"{len(tallies)} games of {modes} modes, {sums[0]} decisions, "
        f"all laws at {sums[1]} of them; "
        f"{sums[3]} of {sums[2]} re-dealt worlds differed from the truth; "
        f"longest game {max(tally.decisions for tally in tallies)} decisions\n"
    )


if __name__ == "__main__":
    main()
