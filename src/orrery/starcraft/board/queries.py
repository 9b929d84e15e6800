"""Questions about the table that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import (
    ASSIST,
    CLOCKWISE,
    DEPLETED,
    GAS,
    MINERALS,
    NONE,
    ON_GROUND,
    PARTIAL,
    SURPLUS,
    installer_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.sheet import Sheet
    from orrery.starcraft.board.state import StarCraftGame, State, Units
    from orrery.starcraft.board.under_way import UnderWay
    from orrery.starcraft.facts.box import Box


# Areas


def keeper(state: State, area: int) -> int:
    """Whose base or installation stands in an area, or NONE: with units or without, it makes the
    area somebody's (SC-TERM-07, SC-TERM-08, SC-TERM-09, BW-INST-04)."""
    base = state.bases[area]
    if base != NONE or not state.installations:
        return base
    one = state.installations[area]
    return NONE if one == NONE else installer_of(one)


def installer(state: State, area: int) -> int:
    """Whose installation stands in an area, or NONE (BW-INST-01)."""
    one = state.installations[area] if state.installations else NONE
    return NONE if one == NONE else installer_of(one)


def controller(state: State, area: int) -> int:
    """Who controls an area, NONE if nobody does: the only player with units, a base or an
    installation there (SC-TERM-10, BW-INST-04, BW-PLANET-05)."""
    owner, kept_by = state.owners[area], keeper(state, area)
    if owner == NONE:
        return kept_by
    return owner if kept_by in (owner, NONE) else NONE


def is_friendly(state: State, seat: int, area: int) -> bool:
    """An area with the player's units, base or installation and nobody else's, so the player
    controls it (SC-TERM-07, SC-TERM-10, BW-INST-04)."""
    return controller(state, area) == seat


def is_empty(state: State, area: int) -> bool:
    """No unit, base or installation of anyone; tokens, orders and transports do not matter
    (SC-TERM-08, BW-INST-04)."""
    return state.owners[area] == NONE and keeper(state, area) == NONE


def is_enemy_area(state: State, seat: int, area: int) -> bool:
    """Another player's unit, base or installation is there, a teammate's too, whatever the seat
    itself has (SC-TERM-06, SC-TERM-09, SC-VAR-06, BW-INST-04)."""
    return state.owners[area] not in (seat, NONE) or keeper(state, area) not in (seat, NONE)


def is_open_to(state: State, seat: int, area: int) -> bool:
    """Friendly or empty: where new units may go and units may withdraw to. A base or installation
    among another's units is neither, for anybody (SC-TERM-11, BW-INST-04)."""
    return state.owners[area] in (seat, NONE) and keeper(state, area) in (seat, NONE)


def units_of(state: State, seat: int, area: int) -> Units:
    """A player's units in an area, including attackers."""
    if area == state.invaded and seat == state.active:
        return state.invaders
    return state.armies[area] if state.owners[area] == seat else ()


def room_for(state: State, box: Box, seat: int, area: int, unit: int) -> int:
    """How many more units of a type a player may have in an area: two above the limit in the area
    that the player attacks; bases and installations do not count (SC-MOVE-10, BW-PLANET-02,
    BW-PLANET-08, BW-INST-02)."""
    if not box.allows[area] & box.kind[unit]:
        return 0
    limit, units = box.limit[area], state.armies[area]
    if area == state.invaded and seat == state.active:
        limit, units = limit + SURPLUS, state.invaders
    elif state.owners[area] != seat:
        units = ()
    if box.has_assist_module and state.players[seat].modules[ASSIST]:
        limit += has_assist(box, (unit, *units))
    return limit - len(units)


def fitting(state: State, box: Box, seat: int, area: int, units: Iterable[int]) -> list[int]:
    """Those of some types of units of which an area has room for one more, where nobody attacks
    (SC-COMP-10, BW-PLANET-02, BW-MODULE-04)."""
    allowed, kind = box.allows[area], box.kind
    there = len(state.armies[area]) if state.owners[area] == seat else 0
    if there < box.limit[area]:
        return [unit for unit in units if allowed & kind[unit]]
    if not box.has_assist_module or not spares_assist(state.players[seat]):
        return []
    return [unit for unit in units if room_for(state, box, seat, area, unit) > 0]


def excess(state: State, box: Box, seat: int, area: int, units: Units) -> int:
    """How many of these units are too many for an area that nobody attacks, if they are all that
    the player has there (SC-COMP-10, BW-PLANET-02, BW-MODULE-04)."""
    allowed, kind = box.allows[area], box.kind
    fitting = [unit for unit in units if allowed & kind[unit]]
    limit = box.limit[area]
    if spares_assist(state.players[seat]):
        limit += has_assist(box, fitting)
    return len(units) - min(len(fitting), limit)


def why_no_room(state: State, box: Box, seat: int, area: int, unit: int) -> str | None:
    """The rule that keeps a unit out of an area that its player may use, or None: the kind of the
    unit, or the limit (SC-COMP-10, BW-PLANET-02)."""
    if room_for(state, box, seat, area, unit) > 0:
        return None
    return "SC-COMP-10" if box.allows[area] & box.kind[unit] else "BW-PLANET-02"


def spares_assist(player: Sheet) -> bool:
    """The Assist module: in each area one of the player's units with Assist does not count, among
    attackers neither (BW-MODULE-04, BW-MODULE-05)."""
    return len(player.modules) > ASSIST and player.modules[ASSIST] > 0


def has_assist(box: Box, units: Iterable[int]) -> bool:
    """Whether a unit with Assist is among these."""
    return any(box.assist[unit] for unit in units)


# Planets


def can_hold_base(box: Box, area: int) -> bool:
    """Whether bases and installations can stand in an area: not where only flyers may be
    (BW-PLANET-04)."""
    return box.allows[area] & ON_GROUND > 0


def base_areas(box: Box, planet: int) -> list[int]:
    """The areas of a planet in which a base can stand (BW-PLANET-04)."""
    return [area for area in box.areas_of[planet] if can_hold_base(box, area)]


def base_on(state: State, box: Box, seat: int, planet: int) -> int:
    """The area of the player's base on a planet, or NONE: there is never a second, and an
    installation is none (SC-BUILD-24, BW-INST-05)."""
    bases = state.bases
    for area in box.areas_of[planet]:
        if bases[area] == seat:
            return area
    return NONE


def holds_strategic_area(state: State, box: Box, seat: int, planet: int) -> bool:
    """Whether a player controls a strategic area of a planet; other areas do not matter
    (BW-ORDER-07)."""
    areas = box.strategic_of[planet]
    return bool(areas) and True in [is_friendly(state, seat, area) for area in areas]


def has_units_on(state: State, box: Box, seat: int, planet: int) -> bool:
    owners = state.owners
    return any(owners[area] == seat for area in box.areas_of[planet])


def is_present(state: State, box: Box, seat: int, planet: int) -> bool:
    """Whether the player has a unit or base on the planet; a transport or an installation alone
    does not count (SC-PLAN-03, SC-BUILD-17, BW-INST-05)."""
    owners, bases = state.owners, state.bases
    return any(owners[area] == seat or bases[area] == seat for area in box.areas_of[planet])


def has_transport(player: Player, route: int) -> bool:
    return bool(player.transports >> route & 1)


def is_reachable(state: State, seat: int, origin: int, planet: int) -> bool:
    """Whether the player has a transport between two planets; z-axis routes are routes like any
    other (SC-MOVE-04, SC-MOVE-14, SC-GALAXY-15)."""
    galaxy, transports = state.galaxy, state.players[seat].transports
    return any(
        transports >> route & 1 and galaxy.other_end(route, planet) == origin
        for route in galaxy.routes_of[planet]
    )


# Players


def seats_from(state: State, start: int) -> list[int]:
    """The players still in the game, clockwise from a seat (SC-TERM-22, SC-ROUND-06)."""
    players = state.players
    if state.order:
        return seats_in_order(state, start)
    return [seat for seat in CLOCKWISE[len(players)][start] if not players[seat].out]


def seats_after(state: State, seat: int) -> list[int]:
    """The players still in the game, clockwise from the left of a seat (SC-TERM-22)."""
    if state.order:
        around = seats_in_order(state, seat)
        return [*around[1:], seat] if seat in around else around
    return seats_from(state, seat + 1)


def seats_in_order(state: State, start: int) -> list[int]:
    """The players still in the game as a scenario seats them, clockwise from one of them. Whoever
    has no place there, because nobody plays that faction, is left out; from such a seat one begins
    with the first player (BW-MODE-18)."""
    order = state.order
    at = order.index(start if start in order else state.first)
    return [seat for seat in (*order[at:], *order[:at]) if not state.players[seat].out]


def clockwise(state: State) -> list[int]:
    """The players still in the game, clockwise from the first player."""
    return seats_from(state, state.first)


def team_of(state: State, box: Box, seat: int) -> int:
    """The team of a player, a different one for each player without team play; in a scenario the
    faction decides (SC-VAR-05, BW-MODE-20)."""
    return team_with(box, seat, state.players[seat].faction)


def team_with(box: Box, seat: int, faction: int) -> int:
    """The team of a player with this faction (SC-VAR-05, BW-MODE-20)."""
    if not box.sides:
        return box.teams[seat]
    return box.sides[faction] if faction != NONE else len(box.sides) + seat


def teams(state: State, box: Box) -> list[int]:
    """All teams, in the order of their first seats."""
    return list(dict.fromkeys(team_of(state, box, seat) for seat in range(len(state.players))))


def are_teammates(state: State, box: Box, one: int, other: int) -> bool:
    """Different players of one team (SC-VAR-05, BW-MODE-20)."""
    return one != other and team_of(state, box, one) == team_of(state, box, other)


def seat_of(state: State, faction: int) -> int:
    """Who plays a faction, or NONE."""
    for seat, player in enumerate(state.players):
        if player.faction == faction:
            return seat
    return NONE


def decider(state: State, box: Box, seat: int) -> int:
    """Who decides for a player: the player, or for a faction that nobody plays the player of the
    faction that runs it (BW-SCEN-35, BW-SCEN-43)."""
    if not box.run_by:
        return seat
    faction = state.players[seat].faction
    runner = box.run_by[faction] if faction != NONE else NONE
    return seat if runner == NONE else seat_of(state, runner)


def decides_for(state: State, box: Box, seat: int) -> tuple[int, ...]:
    """The players whose pieces and cards are a seat's to use, and to see: its own, and those of the
    factions that it runs (BW-SCEN-35)."""
    if not box.run_by:
        return (seat,)
    return tuple(one for one in range(len(state.players)) if decider(state, box, one) == seat)


def is_on_board(state: State, seat: int) -> bool:
    """Whether a player has a unit or base on the board; units in a battle count, but neither an
    installation, a unit on a card nor merely being the owner of a contested area does (SC-WIN-15,
    SC-TIME-07, BW-INST-05, BW-LEADCARD-44)."""
    if seat in state.bases:
        return True
    if state.invaders and state.active == seat:
        return True
    places = state.owners.count(seat)
    invaded = state.invaded
    if invaded != NONE and state.owners[invaded] == seat and not state.armies[invaded]:
        places -= 1
    return places > 0


def has_event(player: Player, event: int) -> bool:
    """Whether an Event card with this title is in the player's play area."""
    return event in player.events


def has_technology(box: Box, player: Player, technology: int) -> bool:
    """Whether the technology is in the player's play area."""
    return technology in [box.technology[card] for card in player.technologies]


# The game


def stage(state: State, box: Box) -> int:
    """The stage on the back of the top Event card; III when there is none (SC-TERM-19)."""
    return box.event_stage[state.event_deck[-1]] if state.event_deck else 3


def is_resource_area(box: Box, area: int) -> bool:
    """Whether an area yields minerals or gas and so has a Resource card; a strategic one has none
    (SC-TERM-05, BW-PLANET-06)."""
    return box.yields[area] in (MINERALS, GAS)


def points_of(state: State, box: Box, area: int) -> int:
    """The conquest points that control of an area gives: those printed and the special tokens
    there (SC-TERM-05, SC-REGROUP-11, BW-TOKEN-05)."""
    return box.points[area] + state.points[area] if state.points else box.points[area]


def can_be_depleted(state: State, box: Box, area: int) -> bool:
    """A resource area in the galaxy that is not yet depleted (SC-ECON-15)."""
    return (
        is_resource_area(box, area)
        and state.depletion[area] != DEPLETED
        and box.planet_of[area] in state.galaxy.planets
    )


def is_partial(state: State, area: int) -> bool:
    return state.depletion[area] == PARTIAL


def seat_of_card(state: State, box: Box, card: int) -> int:
    """From whose decks a Combat card or technology is, wherever it lies (SC-TERM-01)."""
    faction = box.card_faction[card]
    return next(seat for seat, one in enumerate(state.players) if one.faction == faction)


def holder(state: State, area: int) -> int:
    """Who has the Resource card of an area, or NONE."""
    for seat, player in enumerate(state.players):
        if area in player.resources:
            return seat
    return NONE


# Units


def are_among(box: Box, slug: str, units: Iterable[int]) -> bool:
    """Whether a unit of this type is among these, whoever has it."""
    bits, bit = box.unit_bit, box.bits[slug]
    return any(bits[unit] & bit for unit in units)


def next_types(units: Units, number: int, last: int) -> list[int]:
    """The types that can be chosen next when this many units are chosen in order of type: none
    before the last one chosen, and with enough units left."""
    return [
        unit
        for unit in sorted(set(units))
        if unit >= last and sum(1 for other in units if other >= unit) >= number
    ]


def under_way(game: StarCraftGame) -> UnderWay:
    """What everybody may see of the procedures in progress; if two have the same name, the inner
    one."""
    shown: UnderWay = {}
    for frame in game.stack:
        if isinstance(frame, Step):
            shown.update(frame.shown())
    return shown
