"""Voluntary destruction: the active player takes their own pieces off the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from orrery.core.decisions import Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.changes import (
    destroy_base,
    destroy_invader,
    destroy_transport,
    destroy_unit,
)
from orrery.starcraft.board.costs import Cost
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.leading import has_safe_transports
from orrery.starcraft.board.queries import has_transport
from orrery.starcraft.board.rows import places_in
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.last_strike import last_strike
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State

DESTROY_WHERE = Prompt("destroy-where", "SC-COMP-07")
DESTROY_WHAT = Prompt("destroy-what", "SC-COMP-07")


class VoluntaryDestruction(Step):
    """One of the player's units, bases or transports is destroyed: where, then which
    (SC-COMP-07)."""

    seat: int
    area: int = NONE  # the area chosen, NONE before
    struck: int = 0  # 1 when the piece strikes back
    late: ClassVar[dict[str, object]] = {"struck": 0}

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose_place(game, pick)
            case 2:
                return self.choose_piece(game, pick)
            case 3:
                return self.strike(game)
        return OVER

    def choose_place(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """An area with the player's pieces, or the route of one of their transports, anywhere on
        the board; asked even if there is only one, since it may hold the player's last piece
        (SC-COMP-07)."""
        if pick is None:
            return ask(game, self.seat, DESTROY_WHERE, places(game, self.seat))
        if pick.verb == "route":
            destroy_transport(game, self.seat, pick.what)
            return OVER
        self.area = pick.what
        return None

    def choose_piece(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One of the player's pieces there; it returns to the supply at once (SC-COMP-08)."""
        state = game.state
        if pick is None:
            pieces = pieces_in(state, self.seat, self.area)
            if len(pieces) > 1:
                return ask(game, self.seat, DESTROY_WHAT, pieces, about=self.area)
            pick = pieces[0]
        if pick.verb == "base":
            destroy_base(game, self.area)
        elif self.area == state.invaded:
            destroy_invader(game, pick.what)
            if not state.invaders:
                state.invaded = NONE
        else:
            destroy_unit(game, pick.what, self.area)
        settle_eliminations(game)
        return OVER if state.fallen == NONE else None

    def strike(self, game: StarCraftGame) -> StepResult:
        """The Gantrithor strikes at once (BW-LEADCARD-32)."""
        strike = last_strike(game)
        if strike is None:
            return None
        self.struck = 1
        return game.run(strike)

    def subject(self, _: StarCraftGame) -> Subject:
        return {"about": Ref("area", self.area)}

    def costs(self, game: StarCraftGame, pick: Option) -> list[Cost]:
        """Without a unit or a base the player is out, in Survival without a base
        (SC-WIN-15, BW-MODE-03)."""
        state, box = game.state, game.facts
        if box.lives_by_bases:
            pieces = pieces_in(state, self.seat, pick.what) if pick.verb == "area" else [pick]
            is_last = state.bases.count(self.seat) == 1 and [one.verb for one in pieces] == ["base"]
        else:
            is_last = pick.verb != "route" and count_pieces(state, self.seat) == 1
        return [Cost("last-piece", 1)] if is_last else []

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """Only the player's own units, bases and transports, and nothing else (SC-COMP-07,
        SC-COMP-09)."""
        if option.verb not in ("area", "route", "unit", "base"):
            return "SC-COMP-09"
        if self.at == 1:
            legal = option in places(game, self.seat)
        else:
            legal = option in pieces_in(game.state, self.seat, self.area)
        return None if legal else "SC-COMP-07"


def why_not_destroy(game: StarCraftGame, seat: int) -> str | None:
    """Only the active player, while executing their own order outside a battle; a player in the
    game always has a piece (SC-COMP-07, SC-TERM-02, SC-TERM-23)."""
    return None if can_destroy(game, seat) else "SC-COMP-07"


def can_destroy(game: StarCraftGame, seat: int) -> bool:
    """Whether the player may destroy one of their pieces now; nobody may do so with the pieces of a
    faction that nobody plays (SC-COMP-07, BW-SCEN-35)."""
    state = game.state
    if is_driven(game.facts, state.players[seat]):
        return False
    return state.active == seat and state.battle is None and not state.players[seat].out


def places(game: StarCraftGame, seat: int) -> list[Option]:
    """Where a player has pieces that can be destroyed (SC-COMP-07, BW-LEADCARD-35)."""
    found = places_of(game.state, seat)
    if has_safe_transports(game.facts, game.state.players[seat]):
        return [place for place in found if place.verb != "route"]
    return found


def places_of(state: State, seat: int) -> list[Option]:
    """Where a player has pieces, including invading ones: areas, then routes; installations do not
    count (BW-INST-03)."""
    areas = {*places_in(state.owners, seat), *places_in(state.bases, seat)}
    if state.invaded != NONE and is_invading(state, seat, state.invaded):
        areas.add(state.invaded)
    places = [Option("area", area) for area in sorted(areas)]
    player = state.players[seat]
    if player.transports:
        routes = range(len(state.galaxy.routes))
        places += [Option("route", route) for route in routes if has_transport(player, route)]
    return places


def count_pieces(state: State, seat: int) -> int:
    """How many units and bases a player has on the board."""
    armies = zip(state.owners, state.armies, strict=True)
    units = sum(len(army) for owner, army in armies if owner == seat)
    invading = len(state.invaders) if state.invaders and state.active == seat else 0
    return units + invading + state.bases.count(seat)


def is_invading(state: State, seat: int, area: int) -> bool:
    """The player's units have moved there and no battle has begun yet."""
    return area == state.invaded and state.active == seat and bool(state.invaders)


def pieces_in(state: State, seat: int, area: int) -> list[Option]:
    """The player's pieces in an area, equal ones once; an installation is none of them (SC-COMP-09,
    BW-INST-03)."""
    units: tuple[int, ...] = ()
    if is_invading(state, seat, area):
        units = state.invaders
    elif state.owners[area] == seat:
        units = state.armies[area]
    pieces = [Option("unit", unit) for unit in sorted(set(units))]
    if state.bases[area] == seat:
        pieces.append(Option("base", area))
    return pieces
