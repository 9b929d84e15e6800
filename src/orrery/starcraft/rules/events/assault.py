"""Surprise Assault: units are moved inside a planet, whether their owner likes it or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Several
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_unit, put_unit, take_unit
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.queries import excess, is_open_to
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.parting import are_alike, too_many_to_stay
from orrery.starcraft.rules.events.card import EventStep
from orrery.starcraft.rules.last_strike import last_strike

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.board.under_way import UnderWay

ASSAULT_FROM = Prompt("assault-from", "SC-EVENT-41")
ASSAULT_TO = Prompt("assault-to", "SC-EVENT-41")
ASSAULT_UNIT = Prompt("assault-unit", "SC-EVENT-41")
ASSAULT_LOSS = Prompt("assault-loss", "SC-EVENT-41", is_open=True)

MOST = 2


def why_not_destination(game: StarCraftGame, area: int, target: int) -> str | None:
    """Another area of the same planet, friendly to the owner of the units or empty, in which one of
    them may be (SC-EVENT-41, SC-TERM-14, BW-PLANET-03)."""
    state, box = game.state, game.facts
    if not 0 <= target < box.areas or target == area:
        return "SC-EVENT-41"
    if box.planet_of[target] != box.planet_of[area]:
        return "SC-EVENT-41"
    if not is_open_to(state, state.owners[area], target):
        return "SC-EVENT-41"
    return None if fitting(game, area, target) else "BW-PLANET-03"


def fitting(game: StarCraftGame, area: int, target: int) -> list[int]:
    """The units of an area that may be in another one, by their kind (BW-PLANET-02)."""
    box = game.facts
    return [unit for unit in game.state.armies[area] if box.allows[target] & box.kind[unit]]


def destinations(game: StarCraftGame, area: int) -> list[int]:
    """The areas to which the units of an area may be moved."""
    areas = game.facts.areas_of[game.facts.planet_of[area]]
    return [target for target in areas if why_not_destination(game, area, target) is None]


def why_not_area(game: StarCraftGame, seat: int, area: int) -> str | None:
    """An area with anyone's units, or only the player's own if that option is on, that have
    somewhere to go (SC-EVENT-41)."""
    state, box = game.state, game.facts
    if not 0 <= area < box.areas or state.owners[area] == NONE:
        return "SC-EVENT-41"
    if box.settings["surprise_assault"] == "own" and state.owners[area] != seat:
        return "SC-EVENT-41"
    return None if destinations(game, area) else "SC-EVENT-41"


class SurpriseAssault(EventStep):
    """Up to two units in one area go to another on the same planet; any above the limit there are
    destroyed."""

    area: int = NONE
    target: int = NONE
    moved: int = 0  # how many units have been moved
    last: int = NONE  # the type destroyed last, so that no order of choices repeats

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_area(game, pick)
            case 2:
                return self.choose_target(game, pick)
            case 3:
                return self.move_units(game, pick)
            case 4:
                return self.destroy_excess(game, pick)
            case 5:
                strike = last_strike(game)
                return None if strike is None else game.run(strike)
        return OVER

    def choose_area(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """An area whose units are moved, or none (SC-EVENT-41)."""
        if pick is None:
            areas = range(game.facts.areas)
            found = [area for area in areas if why_not_area(game, self.seat, area) is None]
            options = [Option("area", area) for area in found]
            return self.ask(game, ASSAULT_FROM, [*options, DONE]) if options else OVER
        if pick == DONE:
            return OVER
        self.area = pick.what
        return None

    def choose_target(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Where its units go (SC-EVENT-41)."""
        if pick is None:
            areas = destinations(game, self.area)
            if len(areas) > 1:
                return self.ask(game, ASSAULT_TO, [Option("area", area) for area in areas])
            pick = Option("area", areas[0])
        self.target = pick.what
        return None

    def move_units(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Up to two units that may be there, one at a time (SC-EVENT-41, BW-PLANET-03)."""
        state = game.state
        if pick == DONE:
            return None
        if pick is not None:
            owner = state.owners[self.area]
            take_unit(game, pick.what, self.area)
            put_unit(game, owner, pick.what, self.target)
            game.emit("assault", self.seat, (pick.what, self.area, self.target))
            self.moved += 1
        units = dict.fromkeys(fitting(game, self.area, self.target))
        if self.moved == MOST or not units:
            return None
        return self.ask(game, ASSAULT_UNIT, [*(Option("unit", unit) for unit in units), DONE])

    def destroy_excess(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The owner of the units chooses which of them above the limit are destroyed
        (SC-EVENT-41, SC-COMP-10)."""
        if pick is not None:
            self.destroy(game, pick.what)
        while self.too_many(game):
            units = self.victims(game)
            if len(units) > 1:
                owner = game.state.owners[self.target]
                options = [Option("unit", unit) for unit in units]
                return ask(game, owner, ASSAULT_LOSS, options, self.card)
            self.destroy(game, units[0])
        return None

    def several(self, game: StarCraftGame) -> Several | None:
        """The units above the limit: any of the area (SC-EVENT-41)."""
        state = game.state
        if self.at != 4 or self.last != NONE:
            return None
        if not are_alike(game, state.owners[self.target], self.target):
            return None
        number = self.too_many(game)
        units = state.armies[self.target]
        return Several(number, number, tuple(Option("unit", unit) for unit in units))

    def victims(self, game: StarCraftGame) -> list[int]:
        """Types of which a unit may be destroyed next."""
        state, target = game.state, self.target
        army, owner = state.armies[target], state.owners[target]
        return too_many_to_stay(game, owner, target, army, self.too_many(game), self.last)

    def too_many(self, game: StarCraftGame) -> int:
        """How many units at the target are above its limit (SC-COMP-10)."""
        state = game.state
        army, owner = state.armies[self.target], state.owners[self.target]
        return excess(state, game.facts, owner, self.target, army)

    def destroy(self, game: StarCraftGame, unit: int) -> None:
        self.last = unit
        destroy_unit(game, unit, self.target)

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """How many units would be too many, and whose, if as many go as may; then with one more
        (SC-EVENT-41)."""
        state = game.state
        if pick == DONE or self.at not in (2, 3):
            return []
        target = pick.what if self.at == 2 else self.target
        owner = state.owners[self.area]
        coming = fitting(game, self.area, target)[:MOST] if self.at == 2 else [pick.what]
        lost = excess(state, game.facts, owner, target, (*state.armies[target], *coming))
        return [Cost("lost", lost, (Ref("seat", owner),))] if lost else []

    def shown(self) -> UnderWay:
        """Where units come from, and where they go."""
        return {"surprise-assault": {"area": self.area, "target": self.target}}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this area or unit, or None."""
        verb, what, to = option
        if option == DONE and self.at in (1, 3):
            return None
        if verb != ("unit" if self.at > 2 else "area") or to != NONE:
            return ASSAULT_FROM.rule
        match self.at:
            case 1:
                return why_not_area(game, self.seat, what)
            case 2:
                return why_not_destination(game, self.area, what)
            case 3:
                return self.why_not_unit(game, what)
        return None if what in self.victims(game) else ASSAULT_LOSS.rule

    def why_not_unit(self, game: StarCraftGame, unit: int) -> str | None:
        """One of the units there, of a kind that may be where they go
        (SC-EVENT-41, BW-PLANET-02)."""
        if unit not in game.state.armies[self.area]:
            return ASSAULT_UNIT.rule
        return None if unit in fitting(game, self.area, self.target) else "BW-PLANET-02"
