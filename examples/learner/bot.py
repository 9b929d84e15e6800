"""The trained net as a program:

orrery ladder clone-wars --bots examples.learner.bot:LearnedBot,simple --deals 100

It plays with the weights beside this file, or those that ORRERY_WEIGHTS names.
"""

import os
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from examples.learner.policy import Policy
from examples.learner.saving import WEIGHTS, load_policy
from orrery.core.window import Answer, AnyWindow


class LearnedBot:
    """Takes the action that the net finds most likely."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def answer(self, window: AnyWindow) -> Answer:
        if len(window.options) == 1:
            return Answer(window.options[0], "bot-only-option")
        policy = loaded(tuple(sorted(window.facts.settings.items())))
        codec = policy.features.codec
        world = window.determinized(self.chance)  # in every world the seat knows the same bytes
        obs = np.frombuffer(codec.encode(world, window.seat), np.uint8)[None]
        mask = np.frombuffer(codec.mask(world), np.int8)[None]
        return Answer(codec.option(world, int(policy.best(obs, mask)[0])), "most-likely")


@cache
def loaded(settings: tuple[tuple[str, str], ...]) -> Policy:
    """The policy for games with these settings; read once."""
    return load_policy(Path(os.environ.get("ORRERY_WEIGHTS", WEIGHTS)), dict(settings))
