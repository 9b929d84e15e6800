"""Conclave Fleet: units leave the card when a Mobilize order of anybody is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import put_unit
from orrery.starcraft.board.leading import leads
from orrery.starcraft.board.queries import is_friendly, room_for, why_no_room
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.reserve import take_from_card

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

FLEET_AREA = Prompt("conclave-fleet", "BW-LEADCARD-38")
FLEET_UNIT = Prompt("conclave-fleet-unit", "BW-LEADCARD-38")


def is_fleet_ready(game: StarCraftGame) -> bool:
    """Whether anybody has units on the card (BW-LEADCARD-38)."""
    for player in game.state.players:
        if player.reserve and leads(game.facts, player, "conclave_fleet"):
            return True
    return False


def conclave_fleet(game: StarCraftGame, seat: int, _: int) -> Step | None:
    """The question for a player with units on the card and a base to send them to
    (BW-LEADCARD-38)."""
    player = game.state.players[seat]
    if not player.reserve or not leads(game.facts, player, "conclave_fleet"):
        return None
    return UseFleet(seat) if landings(game, seat) else None


def landings(game: StarCraftGame, seat: int) -> list[int]:
    """Friendly areas with one of the player's bases and room for a unit of the card
    (BW-LEADCARD-38)."""
    state = game.state
    return [
        area
        for area, base in enumerate(state.bases)
        if base == seat and is_friendly(state, seat, area) and landing_units(game, seat, area)
    ]


def landing_units(game: StarCraftGame, seat: int, area: int) -> list[int]:
    """The types of the units on the card for which an area has room."""
    state, box = game.state, game.facts
    units = sorted(set(state.players[seat].reserve))
    return [unit for unit in units if room_for(state, box, seat, area, unit) > 0]


class UseFleet(Step):
    """Any units of the card go to one area with a base (BW-LEADCARD-38)."""

    seat: int
    area: int = NONE

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The area, or nothing; then one unit after another (BW-LEADCARD-38)."""
        if pick == DONE:
            return OVER
        if pick is not None and pick.verb == "area":
            self.area = pick.what
        elif pick is not None:
            take_from_card(game, self.seat, pick.what)
            put_unit(game, self.seat, pick.what, self.area)
            game.emit("deploy", self.seat, (pick.what, self.area))
        if self.area == NONE:
            areas = [Option("area", area) for area in landings(game, self.seat)]
            return ask(game, self.seat, FLEET_AREA, [*areas, DONE])
        units = [Option("deploy", unit) for unit in landing_units(game, self.seat, self.area)]
        if not units:
            return OVER
        return ask(game, self.seat, FLEET_UNIT, [*units, DONE])

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """A unit of the card for which the area has room, by its kind too (BW-LEADCARD-38,
        BW-PLANET-02)."""
        reason = super().why_not(game, option)
        if reason is None or self.area == NONE or option.verb != "deploy" or option.to != NONE:
            return reason
        if option.what not in game.state.players[self.seat].reserve:
            return reason
        return why_no_room(game.state, game.facts, self.seat, self.area, option.what)
