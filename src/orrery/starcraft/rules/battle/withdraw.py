"""Cloaking: a destroyed unit withdraws from the battle instead of leaving the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.queries import is_open_to, why_no_room
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    destroy_combatant,
    withdraw_combatant,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

WITHDRAW = Prompt("withdraw", "SC-CLOAK-01", is_open=True)


class Withdraw(Step):
    """One cloaked unit leaves the battle for a friendly or empty area of the active planet."""

    role: int
    unit: int
    number: int  # of the skirmish
    in_front: bool
    saved: int = 0  # 1 if it found room

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Its owner picks the area, a different one for each unit if they like; without room it is
        destroyed (SC-CLOAK-01, SC-CLOAK-02, SC-CLOAK-03)."""
        battle = battle_of(game.state)
        skirmish = battle.skirmishes[self.number]
        if pick is None:
            areas = withdrawal_areas(game, self.role, self.unit)
            if not areas:
                destroy_combatant(game, self.role, self.unit, skirmish, self.in_front)
                return OVER
            if len(areas) > 1:
                options = [Option("area", area) for area in areas]
                seat = battle.seats[self.role]
                return ask(game, seat, WITHDRAW, options, about=self.unit)
            pick = Option("area", areas[0])
        withdraw_combatant(game, self.role, self.unit, skirmish, self.in_front, pick.what)
        self.saved = 1
        return OVER

    def subject(self, _: StarCraftGame) -> Subject:
        return {"about": Ref("unit", self.unit)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """An area to which the unit can withdraw."""
        if option.verb != "area" or option.to != NONE:
            return "SC-CLOAK-01"
        return why_not_withdraw(game, self.role, self.unit, option.what)


def withdrawal_areas(game: StarCraftGame, role: int, unit: int) -> list[int]:
    """The areas to which a unit can withdraw (SC-CLOAK-01)."""
    box = game.facts
    areas = box.areas_of[box.planet_of[battle_of(game.state).area]]
    return [area for area in areas if why_not_withdraw(game, role, unit, area) is None]


def why_not_withdraw(game: StarCraftGame, role: int, unit: int, area: int) -> str | None:
    """A friendly or empty area of the active planet with room; never the contested one. Units of a
    faction that nobody plays never leave (SC-CLOAK-01, SC-CLOAK-02, BW-PLANET-03, BW-SCEN-45)."""
    state, box = game.state, game.facts
    battle = battle_of(state)
    if area not in box.areas_of[box.planet_of[battle.area]] or area == battle.area:
        return "SC-CLOAK-01"
    seat = battle.seats[role]
    if is_driven(box, state.players[seat]):
        return "BW-SCEN-45"
    if not is_open_to(state, seat, area):
        return "SC-CLOAK-01"
    reason = why_no_room(state, box, seat, area, unit)
    return "SC-CLOAK-02" if reason == "SC-COMP-10" else reason
