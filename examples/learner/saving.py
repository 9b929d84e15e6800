"""A training on disk, and the weights alone for playing."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from examples.learner.features import Features
from examples.learner.net import Net
from examples.learner.policy import GAME, Policy
from examples.learner.training import Learner, Plan
from orrery.core.errors import BadData
from orrery.research import codec_for

WEIGHTS = Path(__file__).parent / "weights.npz"
"""The trained net that the program plays with."""


class Point(NamedTuple):
    """A point of the learning curve: what was learned from, and how the net did then."""

    decisions: int
    games: int
    seconds: float  # of processor time, without evaluations
    won: float
    of: float


Curve = list[Point]


def save(path: Path, learner: Learner, curve: Curve) -> None:
    """Everything that the training needs to go on; an older file is replaced in one go."""
    told = {
        "plan": learner.plan._asdict(),
        "codec": learner.batch.codec.version,
        "decisions": learner.decisions,
        "games": learner.games,
        "seconds": learner.seconds,
        "adam": learner.adam.steps,
        "chance": learner.chance.bit_generator.state,
        "batch": learner.batch.saved(),
        "curve": curve,
    }
    sets = {
        "weight": learner.policy.net.weights,
        "mean": learner.adam.mean,
        "square": learner.adam.square,
    }
    arrays: dict[str, Any] = {
        f"{kind}_{name}": array for kind, named in sets.items() for name, array in named.items()
    }
    new = path.with_suffix(".new.npz")
    np.savez(new, told=np.array(json.dumps(told)), **arrays)
    new.replace(path)


def resume(path: Path) -> tuple[Learner, Curve]:
    """The training of a file, as it was, and its curve."""
    with np.load(path) as file:
        told = json.loads(str(file["told"]))
        learner = Learner(Plan(**told["plan"]))
        must_fit(path, told["codec"], learner.batch.codec.version)
        for kind, named in (
            ("weight", learner.policy.net.weights),
            ("mean", learner.adam.mean),
            ("square", learner.adam.square),
        ):
            for name in named:
                named[name] = file[f"{kind}_{name}"]
    learner.decisions, learner.games = told["decisions"], told["games"]
    learner.seconds, learner.adam.steps = told["seconds"], told["adam"]
    learner.chance.bit_generator.state = told["chance"]
    learner.batch.resume(told["batch"])
    return learner, [Point(*point) for point in told["curve"]]


def save_weights(path: Path, learner: Learner) -> None:
    """The weights alone, at half precision: enough to play."""
    halves: dict[str, Any] = {
        name: array.astype(np.float16) for name, array in learner.policy.net.weights.items()
    }
    np.savez_compressed(path, codec=np.array(learner.batch.codec.version), **halves)


def load_policy(path: Path, settings: dict[str, str]) -> Policy:
    """The policy of saved weights, for games with these settings."""
    codec = codec_for(GAME, settings)
    features = Features(codec)
    net = Net(features, seed=0)
    with np.load(path) as file:
        must_fit(path, str(file["codec"]), codec.version)
        for name in net.weights:
            net.weights[name] = np.asarray(file[name], np.float32)
    return Policy(features, net)


def must_fit(path: Path, made_for: str, version: str) -> None:
    """`BadData` for a net whose numbers mean something else here."""
    if made_for != version:
        raise BadData(
            f"{path.name} was trained with codec {made_for}, but this game has {version}: with "
            "other cards its numbers mean something else"
        )
