"""Recall: after the moves of a Mobilize order one unit moves to an Arbiter (SC-CARD-P-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.queries import are_among, has_technology, units_of, why_no_room
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.marching import enter_area, leave_area

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.board.under_way import UnderWay

RECALL = Prompt("recall", "SC-CARD-P-07")
RECALL_TO = Prompt("recall-to", "SC-CARD-P-07")


class Recall(Step):
    """One unit moves from anywhere to an area with one of the player's Arbiters, or none does
    (SC-CARD-P-07)."""

    seat: int
    planet: int
    unit: int = NONE  # the unit chosen and where it is, NONE before
    origin: int = NONE

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_unit(game, pick)
            case 2:
                return self.choose_area(game, pick)
        return OVER

    def choose_unit(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One of the player's units on any planet, even one that has moved; or none
        (SC-CARD-P-07)."""
        if pick is None:
            options = self.candidates(game)
            if not options:
                return OVER
            return ask(game, self.seat, RECALL, [*options, DONE])
        if pick == DONE:
            return OVER
        self.unit, self.origin = pick.what, pick.to
        return None

    def choose_area(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """An area of the active planet with one of the player's Arbiters and a free place
        (SC-CARD-P-07)."""
        if pick is None:
            areas = arbiter_areas(game, self.seat, self.planet, self.unit, self.origin)
            if len(areas) > 1:
                options = [Option("area", area) for area in areas]
                return ask(game, self.seat, RECALL_TO, options)
            pick = Option("area", areas[0])
        leave_area(game, self.unit, self.origin)
        enter_area(game, self.seat, self.unit, pick.what)
        game.emit("recall", self.seat, (self.unit, self.origin, pick.what))
        return None

    def candidates(self, game: StarCraftGame) -> list[Option]:
        """Every group of the player's units that could be recalled."""
        state = game.state
        return [
            Option("move", unit, area)
            for area in range(game.facts.areas)
            for unit in sorted(set(units_of(state, self.seat, area)))
            if arbiter_areas(game, self.seat, self.planet, unit, area)
        ]

    def shown(self) -> UnderWay:
        return {"recall": {"unit": self.unit}}

    def subject(self, _: StarCraftGame) -> Subject:
        return {"unit": Ref("unit", self.unit)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """One of the player's units, then an area with one of their Arbiters, within the limits."""
        verb, what, to = option
        if self.at == 1:
            if option == DONE:
                return None
            if verb != "move" or not 0 <= to < game.facts.areas:
                return "SC-CARD-P-07"
            if what not in units_of(game.state, self.seat, to):
                return "SC-CARD-P-07"
            areas = game.facts.areas_of[self.planet]
            reasons = [
                why_not_recall(game, self.seat, self.planet, what, to, area) for area in areas
            ]
            return None if None in reasons else max(str(reason) for reason in reasons)
        if verb != "area" or to != NONE:
            return "SC-CARD-P-07"
        return why_not_recall(game, self.seat, self.planet, self.unit, self.origin, what)


def can_recall(game: StarCraftGame, seat: int) -> bool:
    """Whether Recall is in the play area (SC-CARD-P-07)."""
    player = game.state.players[seat]
    if not player.technologies:
        return False
    return has_technology(game.facts, player, game.facts.tech("recall"))


def arbiter_areas(game: StarCraftGame, seat: int, planet: int, unit: int, origin: int) -> list[int]:
    """Where a unit from this area could go (SC-CARD-P-07)."""
    return [
        area
        for area in game.facts.areas_of[planet]
        if why_not_recall(game, seat, planet, unit, origin, area) is None
    ]


def why_not_recall(
    game: StarCraftGame, seat: int, planet: int, unit: int, origin: int, area: int
) -> str | None:
    """Another area of the active planet with one of the player's Arbiters; unit limits apply, with
    two more in the contested area, but neither transports nor Limited Orbital Defense matter
    (SC-CARD-P-07, SC-MOVE-10, SC-MOVE-13, BW-PLANET-03)."""
    state, box = game.state, game.facts
    if area not in box.areas_of[planet] or area == origin:
        return "SC-CARD-P-07"
    if not are_among(box, "arbiter", units_of(state, seat, area)):
        return "SC-CARD-P-07"
    reason = why_no_room(state, box, seat, area, unit)
    return "SC-MOVE-10" if reason == "SC-COMP-10" and area == state.invaded else reason
