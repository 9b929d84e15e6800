"""Navigation Error: two z-axis routes exchange an end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.galaxy import Ends, make_galaxy
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.events.card import EventStep

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

FIRST_END = Prompt("exchange-end", "SC-EVENT-12")
SECOND_END = Prompt("exchange-with", "SC-EVENT-12")


def exchanged(ends: tuple[Ends, ...], one: int, other: int) -> tuple[Ends, ...]:
    """The z-axis routes after two of their slots have been swapped."""
    swap = {one: other, other: one}
    return tuple((swap.get(major, major), swap.get(minor, minor)) for major, minor in ends)


def why_not_exchange(game: StarCraftGame, one: int, other: int) -> str | None:
    """Ends of two different z-axis routes, unless a route would start and end on the same planet
    (SC-EVENT-12, SC-GALAXY-12)."""
    ends = game.state.galaxy.ends
    far = dict(ends) | {minor: major for major, minor in ends}
    if one not in far or other not in far or other in (one, far[one]):
        return "SC-EVENT-12"
    meets_itself = one // 4 == far[other] // 4 or other // 4 == far[one] // 4
    return "SC-GALAXY-12" if meets_itself else None


def partners(game: StarCraftGame, one: int) -> list[int]:
    """The ends that this one may be exchanged with."""
    slots = sorted(slot for pair in game.state.galaxy.ends for slot in pair)
    return [other for other in slots if why_not_exchange(game, one, other) is None]


class NavigationError(EventStep):
    """Exchange an end of one z-axis route with an end of another: first one end, then the other."""

    first: int = NONE  # the slot of the end chosen first

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_end(game, pick)
            case 2:
                return self.exchange(game, pick)
        return OVER

    def choose_end(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One end of a z-axis route; with fewer than two routes nothing happens (SC-EVENT-12)."""
        if pick is None:
            slots = sorted(slot for pair in game.state.galaxy.ends for slot in pair)
            options = [Option("slot", slot) for slot in slots if partners(game, slot)]
            return self.ask(game, FIRST_END, options) if options else OVER
        self.first = pick.what
        return None

    def exchange(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The other end; routes keep their transports, and what is adjacent changes at once
        (SC-EVENT-12, SC-TERM-13)."""
        if pick is None:
            slots = partners(game, self.first)
            if len(slots) > 1:
                return self.ask(game, SECOND_END, [Option("slot", slot) for slot in slots])
            pick = Option("slot", slots[0])
        galaxy = game.state.galaxy
        ends = exchanged(galaxy.ends, self.first, pick.what)
        game.state.galaxy = make_galaxy(game.facts.planet_sides, galaxy.tiles, ends)
        game.emit("exchange-ends", self.seat, (self.first, pick.what))
        return OVER

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids this end, or None."""
        if option.verb != "slot" or option.to != NONE:
            return FIRST_END.rule
        if self.at == 2:
            return why_not_exchange(game, self.first, option.what)
        if not any(option.what in pair for pair in game.state.galaxy.ends):
            return FIRST_END.rule
        return None if partners(game, option.what) else "SC-GALAXY-12"
