"""Installations that a Leadership card brings: the Overmind, the Cerebrate, the Warp Gate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.queries import is_friendly
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.installations import (
    free_installation_areas,
    place_installation,
    why_not_install,
)
from orrery.starcraft.rules.leadership.card import LeaderStep

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

INSTALL = Prompt("install", "BW-LEADCARD-46")


class PlaceInstallation(LeaderStep):
    """The installation of a card goes to a friendly area."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """An area without a base or another installation, not for flying units only; if there is
        none, it is never placed (BW-LEADCARD-10, BW-LEADCARD-11, BW-LEADCARD-31,
        BW-LEADCARD-46)."""
        kind = game.facts.leadership[self.card].installation
        areas = free_installation_areas(game, self.seat, kind)
        if pick is None and len(areas) > 1:
            return self.ask(game, INSTALL, [Option("install", area) for area in areas])
        if areas:
            area = areas[0] if pick is None else pick.what
            place_installation(game, self.seat, kind, area)
        return OVER

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """A friendly area that can hold it (BW-LEADCARD-46, BW-INST-02, BW-PLANET-04)."""
        state, area = game.state, option.what
        if option.verb != "install" or option.to != NONE or not 0 <= area < game.facts.areas:
            return INSTALL.rule
        if not is_friendly(state, self.seat, area):
            return INSTALL.rule
        return why_not_install(game, game.facts.leadership[self.card].installation, area)
