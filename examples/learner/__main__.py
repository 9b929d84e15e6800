"""A net learns Clone Wars by playing against itself:

python -m examples.learner

It prints a line for each round, and every so often plays against `simple`, on deals of its own and
with sides exchanged, to see how strong it has become. Ctrl-C saves and stops; the same command goes
on from there. Run it in the folder that holds `examples`; needs `pip install 'orrery[research]'`.
"""

import argparse
import json
import signal
import sys
from pathlib import Path
from types import FrameType

from examples.learner.policy import Policy, play_against
from examples.learner.saving import Curve, Point, resume, save, save_weights
from examples.learner.training import Learner, Plan

PROGRESS_DEALS, FINAL_DEALS = 1, 2
"""Seeds of the deals on which a net is evaluated, during its training and after it."""


class Stop:
    """Ctrl-C: the present round is finished first."""

    def __init__(self) -> None:
        self.asked = False
        signal.signal(signal.SIGINT, self.ask)

    def ask(self, number: int, frame: FrameType | None) -> None:
        self.asked = True


def main() -> None:
    given = arguments()
    if given.out.exists():
        learner, curve = resume(given.out)
        learner.plan = learner.plan._replace(decisions=given.decisions)
        say(f"{given.out} goes on at {learner.decisions:,} decisions")
    else:
        learner, curve = Learner(Plan(given.seed, given.decisions)), []
    train(learner, curve, given)
    save(given.out, learner, curve)
    save_weights(given.out.with_suffix(".weights.npz"), learner)
    given.out.with_suffix(".json").write_text(json.dumps(report(learner, curve, given), indent=1))


def train(learner: Learner, curve: Curve, given: argparse.Namespace) -> None:
    """Round after round, until the decisions or the minutes are used up or somebody stops it."""
    stop = Stop()
    if not curve:
        evaluate(learner, curve, given)
    while not (stop.asked or learner.is_done or learner.seconds > 60 * given.minutes):
        before = learner.decisions
        figures = learner.learn()
        told = ", ".join(f"{name} {value:.3f}" for name, value in figures.items())
        say(
            f"{learner.decisions:>9,} decisions, {learner.games:>6,} games, "
            f"{learner.seconds:5.0f} s: {told}"
        )
        if learner.decisions // given.every > before // given.every:
            evaluate(learner, curve, given)
            save(given.out, learner, curve)


def evaluate(learner: Learner, curve: Curve, given: argparse.Namespace) -> None:
    """The next point of the curve."""
    won = against(learner.policy, "simple", given.games, PROGRESS_DEALS)
    seconds = round(learner.seconds, 1)
    curve.append(Point(learner.decisions, learner.games, seconds, won["won"], won["games"]))


def report(learner: Learner, curve: Curve, given: argparse.Namespace) -> dict[str, object]:
    """What was trained how, its curve, and how strong it is on deals that it has never seen."""
    return {
        "plan": learner.plan._asdict(),
        "codec": learner.batch.codec.version,
        "decisions": learner.decisions,
        "games": learner.games,
        "seconds": round(learner.seconds, 1),
        "curve": [point._asdict() for point in curve],
        "final": {
            program: against(learner.policy, program, given.final, FINAL_DEALS)
            for program in ("simple", "greedy")
        },
    }


def against(policy: Policy, program: str, games: int, seed: int) -> dict[str, float]:
    """Games against a program: how many were won, and where the true share lies with 95 %
    confidence."""
    won = play_against(policy, program, games, seed)
    low, high = won.interval
    say(
        f"against {program}: won {won.wins:.0f} of {games}, {won.rate:.1%} "
        f"(95 %: {low:.1%} to {high:.1%})"
    )
    return {"won": won.wins, "games": games, "low": round(low, 4), "high": round(high, 4)}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m examples.learner", description=__doc__)
    add = parser.add_argument
    add("--out", type=Path, default=Path("learner.npz"), help="the training, to go on from")
    add("--seed", type=int, default=1)
    add("--decisions", type=int, default=Plan().decisions, help="to learn from")
    add("--minutes", type=float, default=1e9, help="of processor time, at most")
    add("--every", type=int, default=100_000, help="decisions between evaluations")
    add("--games", type=int, default=100, help="of each evaluation")
    add("--final", type=int, default=400, help="games of the last one, against each program")
    return parser.parse_args()


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
