"""Battle step 9, retreats, and the escape of the Event card Retreat, which is no retreat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Decision, Option, Prompt, Ref, Several, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import (
    destroy_invader,
    destroy_unit,
    put_unit,
    take_unit,
)
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.queries import (
    are_teammates,
    excess,
    is_open_to,
    is_reachable,
    keeper,
    next_types,
    room_for,
)
from orrery.starcraft.board.rows import without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import battle_of, units_in_battle
from orrery.starcraft.rules.battle.parting import Parting, are_alike
from orrery.starcraft.rules.marching import end_contest
from orrery.starcraft.rules.scenarios.bridge import why_not_cross
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State

RETREAT_TO = Prompt("retreat-to", "SC-RETREAT-06", is_open=True)
RETREAT_LOSE = Prompt("retreat-lose", "SC-RETREAT-07", is_open=True)
RETREAT_WHO = Prompt("retreat-who", "SC-RETREAT-02", is_open=True)
ESCAPE_TO = Prompt("escape-to", "SC-EVENT-20", is_open=True)
ESCAPE_LOSE = Prompt("escape-lose", "SC-EVENT-20", is_open=True)

# How far units may go: by the player's transports, within the planet, or nowhere at all
ABROAD, ON_PLANET, NOWHERE = 0, 1, 2


class Retreats(Step):
    """9. Who keeps the area, and who must leave it; first the defender, then the attacker."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The survivors of both sides are in the contested area; then exactly one case applies
        (SC-RETREAT-01)."""
        if self.at == 3:
            return self.hold_area(game)
        if self.done:
            return None
        self.done = 1
        match self.at:
            case 1:
                return self.defender_retreats(game)
            case 2:
                return self.attacker_retreats(game)
        return OVER

    def defender_retreats(self, game: StarCraftGame) -> StepResult:
        """Survivors with Assist do not hold an area against attackers, not even against attackers
        with Assist (SC-RETREAT-05, SC-ASSIST-04, SC-ASSIST-05)."""
        state = game.state
        defenders = units_in_battle(state, DEFENDER)
        if not state.invaders or not defenders:
            return None
        if not all(game.facts.assist[unit] for unit in defenders):
            return None
        return game.run(FallBack(DEFENDER, len(defenders), ABROAD))

    def attacker_retreats(self, game: StarCraftGame) -> StepResult:
        """All attackers leave an area still defended; otherwise those above the unit limit, after
        the defender has left, or is out (SC-RETREAT-02, SC-RETREAT-05, SC-RETREAT-08)."""
        if settle_eliminations(game):
            return None
        number = len(game.state.invaders)
        if not units_in_battle(game.state, DEFENDER):
            number = too_many(game, ATTACKER)
        return game.run(FallBack(ATTACKER, number, ABROAD)) if number else None

    def hold_area(self, game: StarCraftGame) -> StepResult:
        """The units left hold the area, but for those that a defender has stolen above its limit;
        with none left it is empty, apart from a base
        (SC-RETREAT-02, SC-RETREAT-03, SC-RETREAT-04, BW-KEY-13)."""
        number = 0 if self.done else too_many(game, DEFENDER)
        if number:
            self.done = 1
            return game.run(FallBack(DEFENDER, number, ABROAD))
        end_contest(game, battle_of(game.state).seats[ATTACKER])
        settle_eliminations(game)
        return None


class EscapeBattle(Step):
    """The Event card Retreat: the battle does not take place (SC-EVENT-20, SC-EVENT-34)."""

    role: int  # who escapes

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """All units of one side leave for another area of the planet; attackers left alone are
        destroyed down to the unit limit (SC-EVENT-20, SC-EVENT-34)."""
        if self.done:
            return None
        self.done = 1
        state = game.state
        match self.at:
            case 1:
                units = units_in_battle(state, self.role)
                return game.run(FallBack(self.role, len(units), ON_PLANET))
            case 2:
                if settle_eliminations(game):
                    return None
                number = too_many(game, ATTACKER)
                if self.role == ATTACKER or not number:
                    return None
                return game.run(FallBack(ATTACKER, number, NOWHERE))
            case 3:
                end_contest(game, battle_of(state).seats[ATTACKER])
                settle_eliminations(game)
                return None
        return OVER


def too_many(game: StarCraftGame, role: int) -> int:
    """How many units of the side that has the area cannot stay there
    (SC-RETREAT-02, BW-KEY-13)."""
    state, battle = game.state, battle_of(game.state)
    units = units_in_battle(state, role)
    return excess(state, game.facts, battle.seats[role], battle.area, units)


class FallBack(Step):
    """Some units of one side leave the contested area together."""

    role: int
    number: int  # how many have yet to leave or be destroyed
    reach: int
    area: int = NONE  # where to, NONE for nowhere
    last: int = NONE  # the type chosen last: types are chosen in order

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_area(game, pick)
            case 2:
                return self.lose_units(game, pick)
            case 3:
                return self.leave(game, pick)
        return OVER

    def choose_area(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """They all go to the same area; one must be chosen if there is any, and it may be too small
        for all (SC-RETREAT-06, SC-RETREAT-07, SC-EVENT-20, SC-TERM-23)."""
        if pick is not None:
            self.area = pick.what
            return None
        areas = open_areas(game, self.role, self.reach)
        if any(self.lost(game, area) < self.number for area in areas):
            if len(areas) > 1:
                prompt = RETREAT_TO if self.reach == ABROAD else ESCAPE_TO
                options = [Option("area", area) for area in areas]
                return ask(game, self.seat(game), prompt, options)
            self.area = areas[0]
        return None

    def lose_units(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Units for which there is no room are destroyed, by the owner's choice; those of a kind
        that may not enter have none (SC-RETREAT-07, BW-PLANET-03)."""
        state = game.state
        while lost := self.lost(game, self.area):
            if pick is None:
                prompt = RETREAT_LOSE if self.reach == ABROAD else ESCAPE_LOSE
                types = self.losers(game, lost)
                if len(types) > 1:
                    return self.ask(game, prompt, types)
                pick = Option("unit", types[0])
            self.number, self.last = self.number - 1, pick.what
            if self.role == ATTACKER:
                destroy_invader(game, pick.what)
            else:
                destroy_unit(game, pick.what, battle_of(state).area)
            pick = None
        self.last = NONE
        return None

    def leave(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The others arrive; a victorious attacker chooses which, so that those who stay fit
        (SC-RETREAT-02, BW-MODULE-04)."""
        while self.number:
            if pick is None:
                types = self.leavers(game)
                if len(types) > 1:
                    return self.ask(game, RETREAT_WHO, types)
                pick = Option("unit", types[0])
            self.number, self.last = self.number - 1, pick.what
            self.move(game, pick.what)
            pick = None
        return None

    def move(self, game: StarCraftGame, unit: int) -> None:
        """One unit leaves the battle for the area chosen (SC-RETREAT-06)."""
        state = game.state
        seat = self.seat(game)
        if self.role == ATTACKER:
            state.invaders = without(state.invaders, unit)
        else:
            take_unit(game, unit, battle_of(state).area)
        put_unit(game, seat, unit, self.area)
        game.emit("retreat", seat, (unit, self.area))

    def lost(self, game: StarCraftGame, area: int) -> int:
        """How many of the units that must leave an area cannot take, NONE for no area."""
        state, seat = game.state, self.seat(game)
        if not are_alike(game, seat, area):
            return self.parting(game, area).fewest_lost(game)
        if area == NONE:
            return self.number
        types = set(units_in_battle(state, self.role))
        room = [room_for(state, game.facts, seat, area, unit) for unit in types]
        return max(self.number - max(room, default=0), 0)

    def losers(self, game: StarCraftGame, lost: int) -> list[int]:
        """The types of which a unit can be destroyed next."""
        if are_alike(game, self.seat(game), self.area):
            return self.choices(game.state, lost)
        return self.parting(game, self.area).losses(game, lost, self.last)

    def leavers(self, game: StarCraftGame) -> list[int]:
        """The types of which a unit can leave next."""
        if are_alike(game, self.seat(game), self.area):
            return self.choices(game.state, self.number)
        return self.parting(game, self.area).departures(game, self.last)

    def parting(self, game: StarCraftGame, area: int) -> Parting:
        units = units_in_battle(game.state, self.role)
        here = battle_of(game.state).area
        return Parting(self.seat(game), here, area, units, self.number)

    def seat(self, game: StarCraftGame) -> int:
        return battle_of(game.state).seats[self.role]

    def choices(self, state: State, number: int) -> list[int]:
        return next_types(units_in_battle(state, self.role), number, self.last)

    def subject(self, game: StarCraftGame) -> Subject:
        """How many units go to the area that is asked for."""
        about = super().subject(game)
        return {**about, "leaving": Ref("number", self.number)} if self.at == 1 else about

    def several(self, game: StarCraftGame) -> Several | None:
        """The units to be destroyed, or to leave: any of those left
        (SC-RETREAT-02, SC-RETREAT-07)."""
        if self.at == 1 or self.last != NONE or not are_alike(game, self.seat(game), self.area):
            return None
        number = self.lost(game, self.area) if self.at == 2 else self.number
        units = units_in_battle(game.state, self.role)
        return Several(number, number, tuple(Option("unit", unit) for unit in units))

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """The units for which an area has no room (SC-RETREAT-07)."""
        if self.at != 1:
            return []
        lost = self.lost(game, pick.what)
        return [Cost("lost", lost)] if lost else []

    def ask(self, game: StarCraftGame, prompt: Prompt, types: list[int]) -> Decision:
        return ask(game, self.seat(game), prompt, [Option("unit", unit) for unit in types])

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """An area they may go to; then units of the player's side, type by type."""
        if self.at == 1:
            if option.verb != "area" or option.to != NONE:
                return "SC-RETREAT-06" if self.reach == ABROAD else "SC-EVENT-20"
            return why_not_fall_back(game, self.role, self.reach, option.what)
        lost = self.lost(game, self.area) if self.at == 2 else 0
        types = self.losers(game, lost) if lost else self.leavers(game)
        if option.verb == "unit" and option.what in types and option.to == NONE:
            return None
        if self.reach != ABROAD:
            return "SC-EVENT-20"
        return "SC-RETREAT-07" if self.at == 2 else "SC-RETREAT-02"


def open_areas(game: StarCraftGame, role: int, reach: int) -> list[int]:
    """Where the units of a side may go together, never to an enemy base, but even by a transport
    that will be stranded (SC-RETREAT-06, SC-RETREAT-09, SC-RETREAT-11, SC-EVENT-20)."""
    box, state = game.facts, game.state
    here = box.planet_of[battle_of(state).area]
    planets = (here,) if reach == ON_PLANET else sorted((here, *state.galaxy.adjacent[here]))
    return [
        area
        for planet in planets
        for area in box.areas_of[planet]
        if why_not_fall_back(game, role, reach, area) is None
    ]


def why_not_fall_back(game: StarCraftGame, role: int, reach: int, area: int) -> str | None:
    """Another friendly or empty area, so never one with an enemy base, of the active planet or, in
    a retreat, of a planet connected to it by the player's transport, whatever happens to that
    transport later, but not over another's bridge; at least one of the units may be there. Those of
    a faction that nobody plays go nowhere (SC-RETREAT-06, SC-RETREAT-10, BW-SCEN-16,
    BW-SCEN-45)."""
    box, state = game.facts, game.state
    battle = battle_of(state)
    seat, here = battle.seats[role], box.planet_of[battle.area]
    where = "SC-EVENT-20" if reach == ON_PLANET else "SC-RETREAT-06"
    if is_driven(box, state.players[seat]):
        return "BW-SCEN-45"
    if reach == NOWHERE or not 0 <= area < box.areas or area == battle.area:
        return where
    if box.planet_of[area] != here and (
        reach == ON_PLANET or not is_reachable(state, seat, box.planet_of[area], here)
    ):
        return where
    if why_not_cross(game, seat, here, area) is not None:
        return "BW-SCEN-16"
    if is_open_to(state, seat, area):
        allowed, kind = box.allows[area], box.kind
        fits = any(allowed & kind[unit] for unit in units_in_battle(state, role))
        return None if fits else "BW-PLANET-03"
    for holder in (state.owners[area], keeper(state, area)):
        if holder != NONE and are_teammates(state, box, seat, holder):
            return "SC-VAR-06"
    return "SC-RETREAT-10" if reach == ABROAD else where
