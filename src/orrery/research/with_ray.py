"""Ray: games on many machines. An actor holds a batch, plays it with the policy it is given, and
sends many steps at once, since sending every row costs more than playing it. Nothing else imports
Ray."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orrery.research.batch import Batch

Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], NDArray[np.int64]]
"""From observations and masks to actions, a row for each game."""
Rows = dict[str, NDArray[Any]]


class Player:
    """A batch and who plays it: made an actor by `players`."""

    def __init__(self, name: str, count: int, seed: int, options: dict[str, Any]) -> None:
        self.batch = Batch(name, count, seed, **options)

    def play(self, policy: Policy, steps: int) -> Rows:
        """So many steps by this policy: what was seen, chosen and won, in arrays of steps by
        games."""
        batch = self.batch
        kept: dict[str, list[NDArray[Any]]] = {
            name: [] for name in ("obs", "mask", "seat", "action", "reward", "over", "cut")
        }
        for _ in range(steps):
            actions = policy(batch.obs, batch.mask)
            kept["action"].append(np.array(actions))
            for name in ("obs", "mask", "seat"):
                kept[name].append(np.array(getattr(batch, name)))
            batch.step(actions)
            for name in ("reward", "over", "cut"):
                kept[name].append(np.array(getattr(batch, name)))
        return {name: np.stack(rows) for name, rows in kept.items()}


def players(name: str, *, actors: int, count: int, seed: int = 0, **options: Any) -> list[Any]:
    """Actors with `count` games each; `actor.play.remote(policy, 256)` lets one play."""
    remote = import_module("ray").remote(Player)
    return [remote.remote(name, count, seed * actors + number, options) for number in range(actors)]
