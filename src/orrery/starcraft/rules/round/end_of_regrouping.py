"""The end of the Regrouping Phase, after its last step: Torrasque, Warp Gate, Riches of Aiur.

Nobody has two of these abilities: each belongs to another faction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Decision, Option, Prompt, Ref, Subject, in_order
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import destroy_unit, put_unit, restore, take_unit
from orrery.starcraft.board.leading import leads, number_of
from orrery.starcraft.board.queries import (
    is_friendly,
    is_open_to,
    is_partial,
    room_for,
    why_no_room,
)
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.installations import area_of_installation
from orrery.starcraft.rules.leadership.heroes import has_figure, put_hero

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

RETURN_FIGURE = Prompt("return-figure", "BW-LEADCARD-12")
RETURN_HERO = Prompt("return-hero", "BW-LEADCARD-12")
WARP = Prompt("warp-gate", "BW-LEADCARD-31")
WARP_TO = Prompt("warp-gate-to", "BW-LEADCARD-31")
RICHES = Prompt("riches-of-aiur", "BW-LEADCARD-36")


def end_of_regrouping(game: StarCraftGame, seat: int) -> Step | None:
    """What a player may use now (BW-LEADCARD-47)."""
    box, player = game.facts, game.state.players[seat]
    if not player.leading:
        return None
    if leads(box, player, "torrasque") and can_return(game, seat):
        return ReturnHero(seat)
    if leads(box, player, "warp_gate") and units_at_gate(game, seat):
        return WarpGate(seat)
    if leads(box, player, "riches_of_aiur") and partial_areas(game):
        return RichesOfAiur(seat)
    return None


# Torrasque


def torrasque(game: StarCraftGame) -> int:
    """The unit's number."""
    return game.facts.unit_slugs.index("torrasque")


def can_return(game: StarCraftGame, seat: int) -> bool:
    """Whether Torrasque came into play and has been destroyed since, and can be put back
    (BW-LEADCARD-12, BW-LEAD-18)."""
    hero, state = torrasque(game), game.state
    if hero not in state.players[seat].gained or any(hero in army for army in state.armies):
        return False
    if has_figure(game, seat, hero):
        return bool(base_areas_with_room(game, seat))
    return bool(figures_to_free(game, seat))


def base_areas_with_room(game: StarCraftGame, seat: int) -> list[int]:
    """Friendly areas with one of the player's bases and room for Torrasque (BW-LEADCARD-12)."""
    state, box, hero = game.state, game.facts, torrasque(game)
    return [
        area
        for area, base in enumerate(state.bases)
        if base == seat
        and is_friendly(state, seat, area)
        and room_for(state, box, seat, area, hero) > 0
    ]


def figures_to_free(game: StarCraftGame, seat: int) -> list[int]:
    """Where an own unit of the type may be destroyed for its miniature, so that Torrasque has a
    base to return to (BW-LEADCARD-12, BW-LEAD-13)."""
    state, figure = game.state, game.facts.figure_of[torrasque(game)]
    places = base_areas_with_room(game, seat)
    return [
        area
        for area, army in enumerate(state.armies)
        if state.owners[area] == seat and figure in army and (places or state.bases[area] == seat)
    ]


class ReturnHero(Step):
    """Torrasque may be put back at one of its owner's bases (BW-LEADCARD-12)."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.free_figure(game, pick)
            case 2:
                return self.put_back(game, pick)
        return OVER

    def free_figure(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Without a miniature in the supply, one of the player's Ultralisks may be destroyed for it
        (BW-LEADCARD-12, BW-LEAD-13)."""
        if pick is None:
            if has_figure(game, self.seat, torrasque(game)):
                return None
            areas = figures_to_free(game, self.seat)
            return self.ask(game, RETURN_FIGURE, areas)
        if pick == DONE:
            return OVER
        destroy_unit(game, game.facts.figure_of[torrasque(game)], pick.what)
        return None

    def put_back(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Its owner may, each time it has been destroyed (BW-LEADCARD-12)."""
        if pick is None:
            return self.ask(game, RETURN_HERO, base_areas_with_room(game, self.seat))
        if pick != DONE:
            put_hero(game, self.seat, torrasque(game), pick.what)
        return OVER

    def ask(self, game: StarCraftGame, prompt: Prompt, areas: list[int]) -> Decision:
        options = [Option("area", area) for area in areas]
        return ask(game, self.seat, prompt, [*options, DONE])

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """An own base in a friendly area with room (BW-LEADCARD-12)."""
        reason = super().why_not(game, option)
        bases = game.state.bases
        if reason is None or self.at == 1 or option.verb != "area" or not option.what >= 0:
            return reason
        if option.what >= len(bases) or bases[option.what] != self.seat:
            return RETURN_HERO.rule
        hero = torrasque(game)
        return why_no_room(game.state, game.facts, self.seat, option.what, hero) or reason


# Warp Gate


def units_at_gate(game: StarCraftGame, seat: int) -> tuple[int, ...]:
    """The player's units in the area of the Warp Gate, if it stands (BW-LEADCARD-31)."""
    gate = area_of_installation(game, seat, "warp_gate")
    if gate == NONE or game.state.owners[gate] != seat:
        return ()
    return game.state.armies[gate]


def gate_exits(game: StarCraftGame, seat: int, unit: int) -> list[int]:
    """Any friendly or empty area of the board with room but that of the gate
    (BW-LEADCARD-31)."""
    state, box = game.state, game.facts
    gate = area_of_installation(game, seat, "warp_gate")
    return [
        area
        for planet in state.galaxy.planets
        for area in box.areas_of[planet]
        if area != gate
        and is_open_to(state, seat, area)
        and room_for(state, box, seat, area, unit) > 0
    ]


class WarpGate(Step):
    """Units may move from the area of the Warp Gate, each to any open area (BW-LEADCARD-31)."""

    seat: int
    unit: int = NONE  # the unit that moves now

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """A unit, then its area, as often as the player likes (BW-LEADCARD-31)."""
        if pick == DONE:
            return OVER
        if pick is not None and pick.verb == "unit":
            self.unit = pick.what
        elif pick is not None:
            self.move(game, pick.what)
        if self.unit == NONE:
            units = [
                unit
                for unit in sorted(set(units_at_gate(game, self.seat)))
                if gate_exits(game, self.seat, unit)
            ]
            if not units:
                return OVER
            gate = area_of_installation(game, self.seat, "warp_gate")
            return self.ask(game, WARP, [*(Option("unit", unit) for unit in units), DONE], gate)
        areas = gate_exits(game, self.seat, self.unit)
        return self.ask(game, WARP_TO, [Option("area", area) for area in areas])

    def move(self, game: StarCraftGame, area: int) -> None:
        """No transport is needed, and no distance counts (BW-LEADCARD-31)."""
        gate = area_of_installation(game, self.seat, "warp_gate")
        take_unit(game, self.unit, gate)
        put_unit(game, self.seat, self.unit, area)
        game.emit("move", self.seat, (self.unit, gate, area))
        self.unit = NONE

    def ask(
        self, game: StarCraftGame, prompt: Prompt, options: list[Option], about: int = NONE
    ) -> Decision:
        return ask(game, self.seat, prompt, options, about=about)

    def subject(self, _: StarCraftGame) -> Subject:
        """The unit that moves."""
        return {"unit": Ref("unit", self.unit)}


# Riches of Aiur


def partial_areas(game: StarCraftGame) -> list[int]:
    """Any partially depleted area; a depleted one cannot be restored (BW-LEADCARD-36)."""
    return [area for area in range(game.facts.areas) if is_partial(game.state, area)]


class RichesOfAiur(Step):
    """Up to two partially depleted areas are restored (BW-LEADCARD-36)."""

    seat: int
    last: int = NONE  # the area restored last

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Any of the board, whoever has the Resource card (BW-LEADCARD-36)."""
        if pick == DONE:
            return OVER
        if pick is not None:
            self.done, self.last = self.done + 1, pick.what
            restore(game, self.seat, pick.what)
        areas = partial_areas(game)
        if self.done == number_of(game.facts, "riches_of_aiur") or not areas:
            return OVER
        areas, fresh = in_order(areas, self.last, may_end=True)
        options = [Option("area", area) for area in areas]
        return ask(game, self.seat, RICHES, [*options, DONE], fresh=fresh)
