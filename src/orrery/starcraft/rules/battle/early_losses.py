"""Units destroyed before the skirmishes: an ability at the start of a battle costs the opponent
one of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    destroy_in_battle,
    units_in_battle,
    without_heroes,
)
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

EARLY_LOSS = Prompt("early-loss", "SC-BATTLE-08", is_open=True)


class LoseUnitEarly(Step):
    """A side gives up one of its units of a kind, perhaps the cheapest one; Cloaking does not save
    it (SC-CLOAK-07)."""

    role: int
    kind: int  # ON_GROUND or IN_AIR
    cheapest: int = 0
    spares_heroes: int = 1

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Its owner chooses; whoever has nothing left on the board is eliminated (SC-BATTLE-08)."""
        choice = victims(game, self.role, self.kind, self.cheapest, self.spares_heroes)
        if pick is None and len(choice) > 1:
            seat = battle_of(game.state).seats[self.role]
            return ask(game, seat, EARLY_LOSS, [Option("unit", unit) for unit in choice])
        if choice:
            destroy_in_battle(game, self.role, choice[0] if pick is None else pick.what)
            settle_eliminations(game)
        return OVER

    def subject(self, _: StarCraftGame) -> Subject:
        """The kind of the unit that is given up."""
        return {"n": Ref("number", self.kind)}


def victims(
    game: StarCraftGame, role: int, kind: int, cheapest: int = 0, spares_heroes: int = 1
) -> list[int]:
    """The units among which a side chooses the one it gives up; technologies spare heroes
    (BW-LEAD-17)."""
    box, units = game.facts, units_in_battle(game.state, role)
    if spares_heroes:
        units = without_heroes(box, units)
    found = sorted({unit for unit in units if box.kind[unit] == kind})
    if cheapest and found:
        least = min(whole_cost(box, unit) for unit in found)
        return [unit for unit in found if whole_cost(box, unit) == least]
    return found


def whole_cost(box: Box, unit: int) -> int:
    """Minerals and gas, also of the units that are destroyed to build it (BW-UNIT-06)."""
    given, number = box.sacrifice[unit]
    return sum(box.cost[unit]) + (number * whole_cost(box, given) if given != NONE else 0)
