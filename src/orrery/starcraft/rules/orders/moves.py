"""The move step of a Mobilize order: which units may move where.

Moves of one order are simultaneous, so only the final position is tested (SC-MOVE-08). A single
move is legal if the step can still end legally: an area may be over its limit while units in it can
still move and the planet has room for them, including at most one enemy area. Units that have
arrived do not move again and must fit. Where units are not alike, `crowds` says who fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.starcraft.board.driven import is_driven, runs
from orrery.starcraft.board.queries import (
    are_teammates,
    has_assist,
    is_friendly,
    is_reachable,
    keeper,
    units_of,
)
from orrery.starcraft.board.sheet import modules_of
from orrery.starcraft.facts.terms import AIR_SUPPORT, NONE, SURPLUS
from orrery.starcraft.rules.orders.crowds import Crowd, can_go, class_of, gather, needs_crowd
from orrery.starcraft.rules.orders.evasion import can_evade

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

# What an area is for the moving player, as bits; an open one is friendly or empty
OPEN: Final = 0
ENEMY: Final = 1
DEFENDED: Final = 2
CLOSED: Final = 4
SHIELDED: Final = 8
RUN: Final = 16
"""It is closed, because the player decides for those who are there (BW-SCEN-36)."""
BEYOND: Final = 32
"""It is beyond a bridge that the player does not control (BW-SCEN-16)."""


def kinds_of_areas(game: StarCraftGame, seat: int, planet: int) -> tuple[int, ...]:
    """What the areas of the active planet are when the step begins. Moves do not change this: other
    players' pieces stay where they are."""
    return tuple(kind_of_area(game, seat, area) for area in game.facts.areas_of[planet])


def kind_of_area(game: StarCraftGame, seat: int, area: int) -> int:
    """Open, or an enemy area by units, base or installation; it cannot be entered if a teammate
    controls it or has units in it, nor from another planet if an opponent's base there has a
    defense or a bridge leads to it (SC-MOVE-07, SC-MOVE-13, SC-VAR-06, SC-VAR-07)."""
    state, box = game.state, game.facts
    owner, kept_by = state.owners[area], keeper(state, area)
    kind = OPEN if box.scenario is None else beyond_bridge(state, box, seat, area)
    if owner not in (seat, NONE):
        kind |= ENEMY | DEFENDED
        if are_teammates(state, box, seat, owner):
            kind |= CLOSED
    if kept_by not in (seat, NONE):
        kind |= ENEMY
        if are_teammates(state, box, seat, kept_by):
            kind |= CLOSED if owner == NONE else OPEN
        else:
            kind |= shield_of(state, box, area)
    return with_driven(state, box, seat, area, kind) if box.run_by else kind


def with_driven(state: State, box: Box, seat: int, area: int, kind: int) -> int:
    """What an area is where nobody plays a faction: its units fight no battle for an area, so that
    the plain limit holds, and whoever decides for it may not enter its areas (BW-SCEN-36,
    BW-SCEN-40)."""
    if is_driven(box, state.players[seat]):
        return kind & ~DEFENDED
    holders = [one for one in (state.owners[area], keeper(state, area)) if one != NONE]
    if any(runs(state, box, seat, one) for one in holders):
        return kind | CLOSED | RUN
    return kind


def beyond_bridge(state: State, box: Box, seat: int, area: int) -> int:
    """An area beyond the bridge that the player does not control. The only route to its planet
    comes over the bridge, so this is about every other planet (BW-SCEN-16, BW-SCEN-02)."""
    scenario = box.scenario
    if scenario is None or scenario.bridge is None or area not in scenario.bridge.beyond:
        return OPEN
    return OPEN if is_friendly(state, seat, scenario.bridge.area) else BEYOND


def shield_of(state: State, box: Box, area: int) -> int:
    """Limited Orbital Defense: nobody can be transported straight into an area with the base, not
    only an installation, of an opponent with Air Support, whoever else is there (SC-MOVE-13,
    SC-MODULE-07, BW-INST-05)."""
    base = state.bases[area]
    return SHIELDED if base != NONE and modules_of(box, state.players[base], AIR_SUPPORT) else 0


def group(box: Box, unit: int, area: int) -> int:
    """Equal units in one area, as one number; groups in a higher area have higher numbers."""
    return area * len(box.unit_slugs) + unit


class Ground:
    """The active planet in the middle of a move step, by place of the area on it."""

    __slots__ = (
        "barred", "best", "crowd", "entered", "first", "gaps", "kinds", "spare", "unclaimed",
    )  # fmt: skip

    first: int  # the first area
    kinds: tuple[int, ...]
    entered: int  # the place of the enemy area entered, NONE for none
    gaps: list[int]  # the limit minus the player's units; below zero if there are too many
    unclaimed: list[int]  # the limit minus those that have arrived and cannot move again
    spare: int  # the sum of the gaps of all open areas
    best: int  # the gap of the enemy area entered, or of the roomiest one that could be
    barred: int  # what a unit from another planet cannot enter
    crowd: Crowd | None  # the units there, if they are not alike


def survey(
    game: StarCraftGame,
    seat: int,
    planet: int,
    kinds: tuple[int, ...],
    entered: int,
    moved: tuple[int, ...],
) -> Ground:
    """One pass over the areas: what fits where. `moved` has the group of every unit that has
    arrived."""
    state, box = game.state, game.facts
    armies, owners, limits = state.armies, state.owners, box.limit
    areas = box.areas_of[planet]
    ground = Ground()
    ground.first, ground.kinds = areas[0], kinds
    ground.entered = NONE if entered == NONE else entered - areas[0]
    spare = best = 0
    gaps: list[int] = []
    places: list[int] = []
    for area, kind in zip(areas, kinds, strict=True):
        place = limits[area]
        if kind & DEFENDED:
            place += SURPLUS
            gap = place - len(state.invaders) if area == state.invaded else place
        else:
            gap = place - len(armies[area]) if owners[area] == seat else place
        if not kind & ENEMY:
            spare += gap
        elif gap > best and not kind & CLOSED:
            best = gap
        gaps.append(gap)
        places.append(place)
    ground.gaps, ground.spare, ground.unclaimed = gaps, spare, places
    ground.best = best if entered == NONE else gaps[ground.entered]
    ground.barred = CLOSED | BEYOND
    if not can_evade(box, state.players[seat]):
        ground.barred |= SHIELDED
    ground.crowd = None
    if needs_crowd(game, seat, planet):
        add_crowd(game, seat, planet, ground, moved)
    elif moved:
        claim_places(state, box, ground, moved)
    return ground


def add_crowd(
    game: StarCraftGame, seat: int, planet: int, ground: Ground, moved: tuple[int, ...]
) -> None:
    """Where units are not alike; a unit with Assist that does not count leaves a larger gap
    (BW-PLANET-02, BW-MODULE-04, BW-MODULE-05)."""
    state, box = game.state, game.facts
    crowd = gather(game, seat, planet, ground.unclaimed, moved)
    for at, kind in enumerate(ground.kinds):
        if not kind & ENEMY:
            crowd.open.append(at)
        elif not kind & CLOSED:
            crowd.enemy.append(at)
    ground.crowd, ground.unclaimed = crowd, crowd.room
    if crowd.helped:
        for at, area in enumerate(box.areas_of[planet]):
            ground.gaps[at] += has_assist(box, units_of(state, seat, area))


def claim_places(state: State, box: Box, ground: Ground, moved: tuple[int, ...]) -> None:
    """Units that have arrived keep their places. If equal units have been destroyed since, those
    that had not moved are taken first (SC-MOVE-09)."""
    for one in set(moved):
        area, unit = divmod(one, len(box.unit_slugs))
        army = state.invaders if area == state.invaded else state.armies[area]
        ground.unclaimed[area - ground.first] -= min(moved.count(one), army.count(unit))


def destinations(ground: Ground, origin: int, unit: int) -> list[int]:
    """The areas a unit in this area can move into such that the step can still end legally
    (SC-MOVE-02, SC-MOVE-06, SC-MOVE-07, SC-MOVE-08)."""
    if ground.crowd is not None:
        return destinations_in_crowd(ground, ground.crowd, origin, unit)
    first, kinds, gaps, places = ground.first, ground.kinds, ground.gaps, ground.unclaimed
    entered, spare, best = ground.entered, ground.spare, ground.best
    at, barred = origin - first, CLOSED
    if not 0 <= at < len(kinds):
        at, barred = NONE, ground.barred
    elif not kinds[at] & ENEMY:
        spare += 1
    elif at == entered:
        best += 1
    elif entered == NONE:
        best = max(best, gaps[at] + 1)
    found: list[int] = []
    for place, kind in enumerate(kinds):
        if place == at or kind & barred or places[place] < 1:
            continue
        if not kind & ENEMY:
            left = spare + best
        elif entered in (NONE, place):
            left = spare + gaps[place]
        else:
            continue
        if left > 0:
            found.append(first + place)
    return found


def destinations_in_crowd(ground: Ground, crowd: Crowd, origin: int, unit: int) -> list[int]:
    """The same where units are not alike (BW-PLANET-02, BW-PLANET-08, BW-MODULE-04)."""
    kinds, entered, at = ground.kinds, ground.entered, origin - ground.first
    barred = CLOSED
    if not 0 <= at < len(kinds):
        at, barred = NONE, ground.barred
    one = class_of(crowd.box, unit, crowd.helped)
    found: list[int] = []
    for place, kind in enumerate(kinds):
        if place == at or kind & barred:
            continue
        after = entered
        if kind & ENEMY:
            if entered not in (NONE, place):
                continue
            after = place
        if can_go(crowd, one, at, place, after):
            found.append(ground.first + place)
    return found


def is_overfull(ground: Ground) -> bool:
    """Whether an area holds more of the player's units than it may when the step ends
    (SC-MOVE-08)."""
    return min(ground.gaps) < 0


def movers(
    game: StarCraftGame, ground: Ground, seat: int, planet: int, moved: tuple[int, ...]
) -> list[tuple[int, int, int]]:
    """The player's units that have not moved and have somewhere to go, each type of an area once:
    unit, area, the last area to which it can go; all equal units on other planets can go to the
    same areas."""
    box, owners = game.facts, game.state.owners
    planets = origins(game.state, seat, planet)
    if ground.crowd is not None:
        return [
            (unit, area, areas[-1])
            for origin in planets
            for area in box.areas_of[origin]
            if owners[area] == seat
            for unit in waiting(game, moved, area)
            for areas in [destinations(ground, area, unit)]
            if areas
        ]
    found: list[tuple[int, int, int]] = []
    landing = destinations(ground, NONE, NONE) if len(planets) > 1 else []
    for origin in planets:
        for area in box.areas_of[origin]:
            if owners[area] == seat:
                areas = destinations(ground, area, NONE) if origin == planet else landing
                if areas:
                    found += [(unit, area, areas[-1]) for unit in waiting(game, moved, area)]
    return found


def origins(state: State, seat: int, planet: int) -> list[int]:
    """The active planet and those connected to it by the player's transports, sorted: one transport
    carries any number of units, and z-axis routes are routes (SC-MOVE-04, SC-MOVE-05,
    SC-MOVE-14)."""
    galaxy, transports = state.galaxy, state.players[seat].transports
    planets = {planet}
    if transports:
        for route in galaxy.routes_of[planet]:
            if transports >> route & 1:
                planets.add(galaxy.other_end(route, planet))
    return sorted(planets)


def waiting(game: StarCraftGame, moved: tuple[int, ...], area: int) -> list[int]:
    """The types of the units in an area that have not moved yet (SC-MOVE-09)."""
    army = game.state.armies[area]
    types = sorted(set(army))
    if not moved:
        return types
    box = game.facts
    return [unit for unit in types if army.count(unit) > moved.count(group(box, unit, area))]


def why_not_take(
    game: StarCraftGame, seat: int, planet: int, moved: tuple[int, ...], unit: int, area: int
) -> str | None:
    """One of the player's units that has not moved yet, on the active planet or on one connected to
    it by the player's transport (SC-MOVE-02, SC-MOVE-04, SC-MOVE-05, SC-MOVE-09)."""
    state, box = game.state, game.facts
    if not 0 <= area < box.areas:
        return "SC-MOVE-02"
    if area == state.invaded:
        return "SC-MOVE-09" if unit in state.invaders else "SC-MOVE-02"
    if state.owners[area] != seat or unit not in state.armies[area]:
        return "SC-MOVE-02"
    origin = box.planet_of[area]
    if origin == planet:
        waits = state.armies[area].count(unit) > moved.count(group(box, unit, area))
        return None if waits else "SC-MOVE-09"
    if origin not in state.galaxy.adjacent[planet]:
        return "SC-MOVE-05"
    return None if is_reachable(state, seat, origin, planet) else "SC-MOVE-04"


def why_not_enter(ground: Ground, origin: int, unit: int, area: int) -> str | None:
    """Another area of the active planet for this kind of unit, not past a bridge or an orbital
    defense, no second enemy area, and room for all in the end (SC-MOVE-03, SC-MOVE-07, SC-MOVE-08,
    BW-SCEN-16)."""
    at = area - ground.first
    if not 0 <= at < len(ground.kinds):
        return "SC-MOVE-03"
    if area == origin:
        return "SC-MOVE-02"
    kind, crowd = ground.kinds[at], ground.crowd
    if kind & CLOSED:
        return "BW-SCEN-36" if kind & RUN else "SC-VAR-07"
    if crowd is not None and not crowd.allows[at] & crowd.box.kind[unit]:
        return "BW-PLANET-02"
    if kind & ground.barred and not 0 <= origin - ground.first < len(ground.kinds):
        return "BW-SCEN-16" if kind & BEYOND else "SC-MOVE-13"
    if kind & ENEMY and ground.entered not in (NONE, at):
        return "SC-MOVE-07"
    if area in destinations(ground, origin, unit):
        return None
    return limit_rule(kind)


def limit_rule(kind: int) -> str:
    """The rule that limits the units in an area: with enemy units there two more may enter, with an
    undefended enemy base none (SC-MOVE-08, SC-MOVE-10, SC-MOVE-11, SC-COMP-10)."""
    if kind & DEFENDED:
        return "SC-MOVE-10"
    return "SC-MOVE-11" if kind & ENEMY else "SC-MOVE-08"
