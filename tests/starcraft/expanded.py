"""The game with its expansion, which nobody is offered until it can be played."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.ruleset import Settings
from orrery.starcraft.compile.make import make_box
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.options import complete
from orrery.starcraft.ruleset import StarCraft
from tests.starcraft.scenario import records


class Expanded(StarCraft):
    """StarCraft with every option, those of the expansion too."""

    def settings(self, given: Mapping[str, str]) -> Settings:
        return complete(given, is_unfinished=True)


EXPANDED = Expanded()


def expanded_box(**options: str) -> Box:
    """The facts of a game with Brood War, made anew."""
    return make_box(records(), EXPANDED.settings({"expansion": "brood_war", **options}))


def base_box(**options: str) -> Box:
    """The facts of a base game, made anew."""
    return make_box(records(), EXPANDED.settings(options))
