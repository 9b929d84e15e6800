"""Mind Control: at the end of the Destroy step the enemy front-line unit changes sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_unit, put_unit, take_unit
from orrery.starcraft.board.owners import has_mind_control_token, is_stolen, stolen_by
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import ATTACKER, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    destroy_combatant,
    for_role,
    leave_skirmish,
    skirmish_subject,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.state import Skirmish, StarCraftGame, Units

GIVE_UP = Prompt("give-up-stolen", "BW-KEY-10", is_open=True)


def can_steal(game: StarCraftGame, role: int, number: int) -> bool:
    """Whether there is an enemy front-line unit to be stolen: one that is still there, and no hero
    (BW-KEY-07, BW-KEY-11)."""
    unit = battle_of(game.state).skirmishes[number].front[1 - role]
    return unit != NONE and not game.facts.hero[unit]


class StealUnit(Step):
    """A side steals the enemy front-line unit of a skirmish."""

    role: int
    number: int  # of the skirmish
    leaving: Units  # the side's own units that will withdraw from it
    front_leaves: int  # 1 if the side's own front-line unit is one of them
    lost_front: int = 0  # 1 if the side gave up its own front-line unit for it

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.free_token(game, pick)
            case 2:
                return self.steal(game)
        return OVER

    def free_token(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A player has two tokens: with both in use a stolen unit is destroyed first, or the theft
        is forgone; the first owner needs no token (BW-KEY-10, BW-KEY-12)."""
        state, box = game.state, game.facts
        seat = battle_of(state).seats[self.role]
        if pick == DONE:
            return OVER
        if pick is not None:
            self.give_up(game, pick.what, pick.to)
        elif is_stolen(state, box, seat, self.prey(game)) and not has_mind_control_token(
            state, box, seat
        ):
            options = self.options(game)
            return ask(game, seat, GIVE_UP, [*options, DONE]) if options else OVER
        return None

    def prey(self, game: StarCraftGame) -> int:
        return battle_of(game.state).skirmishes[self.number].front[1 - self.role]

    def options(self, game: StarCraftGame) -> list[Option]:
        """The stolen units that can be given up: anywhere but in a skirmish of this battle that is
        still to be resolved (BW-KEY-10)."""
        state = game.state
        battle = battle_of(state)
        stolen = stolen_by(state, game.facts, battle.seats[self.role])
        return [
            Option("give-up", unit, area)
            for unit, area in sorted(set(stolen))
            if area != battle.area or self.skirmish_of(game, unit) is not None
        ]

    def skirmish_of(self, game: StarCraftGame, unit: int) -> Skirmish | None:
        """A skirmish from which such a unit of the side can be given up: one that is over, or this
        one unless the unit will withdraw from it (BW-KEY-10)."""
        battle = battle_of(game.state)
        for skirmish in battle.skirmishes:
            here = skirmish is battle.skirmishes[self.number]
            count = skirmish.support[self.role].count(unit)
            count += skirmish.front[self.role] == unit
            if here:
                count -= self.leaving.count(unit)
            if count > 0 and (here or skirmish.over):
                return skirmish
        return None

    def give_up(self, game: StarCraftGame, unit: int, area: int) -> None:
        """A stolen unit is destroyed for its token; of equal ones in a skirmish, the one in front
        only if all those behind it will withdraw (BW-KEY-10, BW-KEY-12)."""
        skirmish = self.skirmish_of(game, unit)
        if area != battle_of(game.state).area or skirmish is None:
            destroy_unit(game, unit, area)
            return
        here = skirmish is battle_of(game.state).skirmishes[self.number]
        behind = skirmish.support[self.role].count(unit)
        if here:
            behind -= self.leaving.count(unit)
            behind += self.front_leaves and skirmish.front[self.role] == unit
        self.lost_front = int(here and not behind)
        destroy_combatant(game, self.role, unit, skirmish, in_front=not behind)

    def steal(self, game: StarCraftGame) -> StepResult:
        """The unit is the thief's own from now on, and one of those that support the skirmish
        (BW-KEY-07, BW-KEY-08, BW-CARD-11)."""
        state = game.state
        battle, unit = battle_of(state), self.prey(game)
        skirmish, seat = battle.skirmishes[self.number], battle.seats[self.role]
        leave_skirmish(skirmish, 1 - self.role, unit, in_front=True)
        support = with_one(skirmish.support[self.role], unit)
        skirmish.support = for_role(skirmish.support, self.role, support)
        if self.role == ATTACKER:
            take_unit(game, unit, battle.area)
            state.invaders = with_one(state.invaders, unit)
        else:
            state.invaders = without(state.invaders, unit)
            put_unit(game, seat, unit, battle.area)
        game.emit("mind-control", seat, (unit, battle.seats[1 - self.role]), self.number)
        return OVER

    def subject(self, game: StarCraftGame) -> Subject:
        return {**skirmish_subject(game, self.number), "enemy": Ref("unit", self.prey(game))}
