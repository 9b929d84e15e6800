"""In some scenarios a player need not destroy a teammate's base, nor take a Resource card away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.queries import are_teammates, base_on, holder, is_enemy_area, keeper
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

SPARE_BASE = Prompt("spare-base", "BW-MODE-21", is_open=True)
SPARE_CARD = Prompt("spare-card", "BW-MODE-21", is_open=True)
SPARE, DESTROY, TAKE = Option("spare"), Option("raze"), Option("take-away")


def may_spare(game: StarCraftGame) -> bool:
    """Whether sparing a teammate is a decision (BW-MODE-21, BW-SCEN-60, BW-SCEN-81)."""
    return game.facts.scenario is not None and game.facts.scenario.spares


def bases_to_spare(game: StarCraftGame) -> list[int]:
    """The areas where a player's units stand beside a teammate's base or installation
    (BW-MODE-21)."""
    state, box = game.state, game.facts
    if not may_spare(game):
        return []
    return [
        area
        for area, owner in enumerate(state.owners)
        if owner != NONE
        and (kept_by := keeper(state, area)) != NONE
        and are_teammates(state, box, owner, kept_by)
    ]


def cards_to_spare(game: StarCraftGame) -> list[int]:
    """The areas whose Resource cards a player could take away from a teammate, by units or a base
    there (BW-MODE-21)."""
    state, box = game.state, game.facts
    if not may_spare(game):
        return []
    return [
        area
        for seat, player in enumerate(state.players)
        for area in player.resources
        if base_on(state, box, seat, box.planet_of[area]) != NONE
        and is_enemy_area(state, seat, area)
        and are_teammates(state, box, seat, visitor(game, area))
    ]


def visitor(game: StarCraftGame, area: int) -> int:
    """Who stands in an area whose Resource card another has: the units decide, then the base."""
    state = game.state
    seat = holder(state, area)
    owner = state.owners[area]
    return owner if owner not in (seat, NONE) else keeper(state, area)


class Spare(Step):
    """A player decides about a teammate's base, or Resource card, in an area (BW-MODE-21)."""

    area: int
    is_card: int
    spared: int = 0  # 1 once the player has decided so

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Destroy or spare the base; take or leave the card (BW-MODE-21, BW-SCEN-60,
        BW-SCEN-81)."""
        if pick is None:
            if self.is_card:
                return ask(game, visitor(game, self.area), SPARE_CARD, [SPARE, TAKE])
            return ask(game, game.state.owners[self.area], SPARE_BASE, [SPARE, DESTROY])
        self.spared = int(pick == SPARE)
        return OVER

    def subject(self, game: StarCraftGame) -> Subject:
        """The area, and whose base or card it is."""
        state = game.state
        whose = holder(state, self.area) if self.is_card else keeper(state, self.area)
        return {"about": Ref("area", self.area), "seat": Ref("seat", whose)}
