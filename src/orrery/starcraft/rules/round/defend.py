"""The Defend order: resolved at once, when it is placed in the Planning Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.guards import place_guard
from orrery.starcraft.board.queries import fitting, is_friendly, is_reachable, why_no_room
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import DEFEND, NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.marching import enter_area, leave_area
from orrery.starcraft.rules.orders.moves import group, origins
from orrery.starcraft.rules.round.extra_orders import barred_planet, takes_no_orders
from orrery.starcraft.rules.scenarios.bridge import look_at_bridge, why_not_cross
from orrery.starcraft.rules.settling import settle_step

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.board.under_way import UnderWay

DEFEND_MOVE = Prompt("defend-move", "BW-DEFEND-04")


class Defend(Step):
    """A Defend order in a friendly area: units may move into it, then it gets a guard token. It is
    public, no Mobilize order is executed, and nobody is active (BW-DEFEND-03 to BW-DEFEND-06)."""

    seat: int
    area: int
    last: int = NONE  # the group of the last unit that moved, so that no order repeats

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.use_order(game)
            case 2:
                return self.move_units(game, pick)
            case 3:
                return self.place_guard(game)
        return OVER

    def use_order(self, game: StarCraftGame) -> StepResult:
        """The order is used for this phase and returns at once. It has no special version, fills no
        pool and is never an Event card (BW-DEFEND-01, BW-DEFEND-02, BW-DEFEND-06, BW-ORDER-10)."""
        look_at_bridge(game)
        player = game.state.players[self.seat]
        player.shown = replaced(player.shown, DEFEND, player.shown[DEFEND] + 1)
        player.defended = self.area
        game.emit("defend", self.seat, (self.area,))
        return None

    def move_units(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any of the player's units on the planet, or on planets connected by the player's
        transports, move into the area, as far as it has room; nothing is picked up (BW-DEFEND-04,
        BW-MODE-24)."""
        if pick == DONE:
            return None
        if pick is not None:
            leave_area(game, pick.what, pick.to)
            enter_area(game, self.seat, pick.what, self.area)
            self.last = group(game.facts, pick.what, pick.to)
            game.emit("move", self.seat, (pick.what, pick.to, self.area))
        options = self.moves(game)
        if not options:
            return None
        fresh = 0
        if self.last != NONE:
            groups = [group(game.facts, one.what, one.to) for one in options]
            fresh = sum([one < self.last for one in groups])
        return ask(game, self.seat, DEFEND_MOVE, [*options, DONE], fresh=fresh)

    def moves(self, game: StarCraftGame) -> list[Option]:
        """The units that can come, one option for equal ones in one area, in the order of their
        areas."""
        state, box, seat = game.state, game.facts, self.seat
        planets = origins(state, seat, box.planet_of[self.area])
        if box.scenario is not None:
            planets = [one for one in planets if why_not_cross(game, seat, one, self.area) is None]
        areas = [
            area
            for planet in planets
            for area in box.areas_of[planet]
            if state.owners[area] == seat and area != self.area
        ]
        if not areas:
            return []
        units = {unit for area in areas for unit in state.armies[area]}
        able = set(fitting(state, box, seat, self.area, units))
        return [
            Option("move", unit, area)
            for area in areas
            for unit in sorted(able.intersection(state.armies[area]))
        ]

    def place_guard(self, game: StarCraftGame) -> StepResult:
        """Units or not, a guard token is placed (BW-DEFEND-05)."""
        place_guard(game, self.seat, self.area)
        settle_step(game)
        return OVER

    def shown(self) -> UnderWay:
        """The area that units may move into."""
        return {"defend": {"area": self.area}}

    def subject(self, _: StarCraftGame) -> Subject:
        """The area."""
        return {"about": Ref("area", self.area)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """One of the player's units that can come, of a kind that may be there, while the area has
        room (BW-DEFEND-04, SC-MOVE-02, SC-MOVE-04, BW-SCEN-16)."""
        state, box, seat = game.state, game.facts, self.seat
        unit, area = option.what, option.to
        if option == DONE:
            return None
        if option.verb != "move" or not 0 <= area < box.areas:
            return "BW-DEFEND-04"
        if area == self.area or state.owners[area] != seat or unit not in state.armies[area]:
            return "SC-MOVE-02"
        origin, planet = box.planet_of[area], box.planet_of[self.area]
        if origin != planet and not is_reachable(state, seat, origin, planet):
            return "SC-MOVE-04" if origin in state.galaxy.adjacent[planet] else "SC-MOVE-05"
        crossing = why_not_cross(game, seat, origin, self.area)
        if crossing is not None:
            return crossing
        reason = why_no_room(state, box, seat, self.area, unit)
        return "SC-MOVE-08" if reason == "SC-COMP-10" else reason


def defend_areas(game: StarCraftGame, seat: int) -> list[int]:
    """Where a player may place the Defend order now (BW-DEFEND-03)."""
    if why_not_use(game, seat) is not None:
        return []
    return areas_for_defend(game, seat, controlled(game.state, seat))


def areas_for_defend(game: StarCraftGame, seat: int, areas: list[int]) -> list[int]:
    """Those of the areas that a player controls where the Defend order may be placed
    (BW-LEADCARD-07, BW-SCEN-32)."""
    state, box = game.state, game.facts
    if state.influenced != NONE:
        barred = barred_planet(state, box, seat)
        areas = [area for area in areas if box.planet_of[area] != barred]
    if box.scenario is None:
        return areas
    return [area for area in areas if not takes_no_orders(state, box, seat, box.planet_of[area])]


def why_not_use(game: StarCraftGame, seat: int) -> str | None:
    """There is a Defend order, and it has not been used in this phase (BW-DEFEND-01)."""
    player = game.state.players[seat]
    if not game.facts.has_pool:
        return "SC-PLAN-04"
    if player.shown[DEFEND] or not player.orders[DEFEND]:
        return "BW-DEFEND-01"
    return None


def why_not_defend(game: StarCraftGame, seat: int, area: int) -> str | None:
    """The Defend order goes once a phase into a friendly area of any planet (BW-DEFEND-01,
    BW-DEFEND-03, BW-LEADCARD-07, BW-SCEN-32)."""
    state, box = game.state, game.facts
    if (used := why_not_use(game, seat)) is not None:
        return used
    if not 0 <= area < box.areas or not is_friendly(state, seat, area):
        return "BW-DEFEND-03"
    if takes_no_orders(state, box, seat, box.planet_of[area]):
        return "BW-SCEN-32"
    barred = barred_planet(state, box, seat)
    return "BW-LEADCARD-07" if box.planet_of[area] == barred else None
