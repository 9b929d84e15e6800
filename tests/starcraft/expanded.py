"""The facts of the game with its expansion, and without."""

from __future__ import annotations

from orrery.starcraft.compile.make import make_box
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.options import complete
from tests.starcraft.scenario import records


def expanded_box(**options: str) -> Box:
    """The facts of a game with Brood War, made anew; of a scenario that is unfinished too."""
    return make_box(records(), complete({"expansion": "brood_war", **options}, is_unfinished=True))


def base_box(**options: str) -> Box:
    """The facts of a base game, made anew."""
    return make_box(records(), complete(options))
