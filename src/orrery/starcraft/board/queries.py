"""Questions about the table that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import DEPLETED, GAS, MINERALS, NONE, PARTIAL, SUPPLY, SURPLUS

BASIC_LIMIT = 2
"""How many units a Build order brings without modules (SC-BUILD-08)."""

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State, Units
    from orrery.starcraft.board.under_way import UnderWay
    from orrery.starcraft.facts.box import Box


# Areas


def keepers(state: State) -> tuple[int, ...]:
    """By area, whose base stands there, or NONE: with units or without, it makes the area
    somebody's (SC-TERM-07, SC-TERM-08, SC-TERM-09)."""
    return state.bases


def keeper(state: State, area: int) -> int:
    """Whose base stands in an area, or NONE (SC-TERM-07)."""
    return keepers(state)[area]


def is_friendly(state: State, seat: int, area: int) -> bool:
    """An area with the player's units or base and nobody else's, so the player controls it
    (SC-TERM-07, SC-TERM-10)."""
    owner, kept_by = state.owners[area], keepers(state)[area]
    if owner == seat:
        return kept_by in (seat, NONE)
    return kept_by == seat and owner == NONE


def is_empty(state: State, area: int) -> bool:
    """No unit and no base of anyone; tokens, orders and transports do not matter (SC-TERM-08)."""
    return state.owners[area] == NONE and keepers(state)[area] == NONE


def is_enemy_area(state: State, seat: int, area: int) -> bool:
    """Another player's unit or base is there, a teammate's too, whatever the seat itself has
    (SC-TERM-06, SC-TERM-09, SC-VAR-06)."""
    return state.owners[area] not in (seat, NONE) or keepers(state)[area] not in (seat, NONE)


def is_open_to(state: State, seat: int, area: int) -> bool:
    """Friendly or empty: where new units may go and units may withdraw to. A base occupied by
    another's units is neither, for anybody (SC-TERM-11)."""
    return state.owners[area] in (seat, NONE) and keepers(state)[area] in (seat, NONE)


def units_of(state: State, seat: int, area: int) -> Units:
    """A player's units in an area, including attackers."""
    if area == state.invaded and seat == state.active:
        return state.invaders
    return state.armies[area] if state.owners[area] == seat else ()


def room_for(state: State, box: Box, seat: int, area: int, unit: int) -> int:
    """How many more units of a type a player may have in an area: two above the limit in the area
    that the player attacks; bases do not count (SC-COMP-10, SC-MOVE-10)."""
    if not box.allows[area] & box.kind[unit]:
        return 0
    limit = box.limit[area]
    if area == state.invaded and seat == state.active:
        limit += SURPLUS
    return limit - len(units_of(state, seat, area))


def excess(state: State, box: Box, seat: int, area: int, units: Units) -> int:
    """How many of these units are too many for an area that nobody attacks, if they are all that
    the player has there (SC-COMP-10)."""
    allowed, kind = box.allows[area], box.kind
    fitting = sum(1 for unit in units if allowed & kind[unit])
    return len(units) - min(fitting, box.limit[area])


# Planets


def base_on(state: State, box: Box, seat: int, planet: int) -> int:
    """The area of the player's base on a planet, or NONE: there is never a second (SC-BUILD-24)."""
    bases = state.bases
    for area in box.areas_of[planet]:
        if bases[area] == seat:
            return area
    return NONE


def has_units_on(state: State, box: Box, seat: int, planet: int) -> bool:
    owners = state.owners
    return any(owners[area] == seat for area in box.areas_of[planet])


def is_present(state: State, box: Box, seat: int, planet: int) -> bool:
    """Whether the player has a unit or base on the planet; a transport alone does not count
    (SC-PLAN-03, SC-BUILD-17)."""
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
    players, count = state.players, len(state.players)
    order = range(start, start + count)
    return [at % count for at in order if not players[at % count].out]


def seats_after(state: State, seat: int) -> list[int]:
    """The players still in the game, clockwise from the left of a seat (SC-TERM-22)."""
    return seats_from(state, seat + 1)


def clockwise(state: State) -> list[int]:
    """The players still in the game, clockwise from the first player."""
    return seats_from(state, state.first)


def team_of(box: Box, seat: int) -> int:
    """The team of a player, a different one for each player without team play (SC-VAR-05)."""
    return box.teams[seat]


def are_teammates(box: Box, one: int, other: int) -> bool:
    """Different players of one team (SC-VAR-05)."""
    return one != other and team_of(box, one) == team_of(box, other)


def is_on_board(state: State, seat: int) -> bool:
    """Whether a player has a unit or base on the board; units in a battle count, but merely being
    the owner of a contested area does not (SC-WIN-15, SC-TIME-07)."""
    if seat in state.bases:
        return True
    if state.invaders and state.active == seat:
        return True
    places = state.owners.count(seat)
    invaded = state.invaded
    if invaded != NONE and state.owners[invaded] == seat and not state.armies[invaded]:
        places -= 1
    return places > 0


def controlled(state: State, seat: int) -> list[int]:
    """The areas a player controls (SC-TERM-10)."""
    held = zip(state.owners, keepers(state), strict=True)
    friendly = ((seat, NONE), (NONE, seat), (seat, seat))
    return [area for area, pieces in enumerate(held) if pieces in friendly]


def has_event(player: Player, event: int) -> bool:
    """Whether an Event card with this title is in the player's play area."""
    return event in player.events


def has_technology(box: Box, player: Player, technology: int) -> bool:
    """Whether the technology is in the player's play area."""
    return any(box.technology[card] == technology for card in player.technologies)


class Sheet(Protocol):
    """What lies open on a Faction Sheet, to the rules as to a program that reads a view."""

    @property
    def faction(self) -> int: ...
    @property
    def buildings(self) -> Sequence[int]: ...
    @property
    def modules(self) -> Sequence[int]: ...


def permanent_of(box: Box, player: Sheet) -> tuple[int, int]:
    """A player's permanent minerals and gas (SC-ECON-10)."""
    return box.permanent[box.race[player.faction]]


def modules_of(box: Box, player: Sheet, kind: int) -> int:
    """For how many modules of a kind a player's count (SC-MODULE-01)."""
    return player.modules[kind]


def has_ability(box: Box, player: Sheet, ability: str) -> bool:
    """Whether a player's race has this ability (SC-FACT-01 to SC-FACT-05)."""
    return ability in box.abilities[box.race[player.faction]]


def unit_build_limit(box: Box, player: Sheet, special: int) -> int:
    """How many units one Build order may bring: 2 plus the Supply modules, or for Zerg twice the
    building types; one more with a special order (SC-BUILD-08, SC-BUILD-26, SC-MODULE-02,
    SC-MODULE-03)."""
    if box.creep[box.race[player.faction]]:
        return creep_limit(player.buildings) + special
    return BASIC_LIMIT + modules_of(box, player, SUPPLY) + special


def creep_limit(buildings: Iterable[int]) -> int:
    """Creep: two units for each type of building, whatever its level (SC-FACT-03)."""
    return 2 * sum(1 for level in buildings if level)


def hand_limit(box: Box, player: Player) -> int:
    """The hand limit: 6, or 8 for Terran, one more with Aggressive or Adaptive Strategy;
    technologies in hand count, those in the play area do not (SC-REGROUP-15, SC-FACT-01,
    SC-TERM-18)."""
    limit = box.hand_limit[box.race[player.faction]]
    for event in player.events:
        limit += box.event_hand[event]
    return limit


# The game


def stage(state: State, box: Box) -> int:
    """The stage on the back of the top Event card; III when there is none (SC-TERM-19)."""
    return box.event_stage[state.event_deck[-1]] if state.event_deck else 3


def is_resource_area(box: Box, area: int) -> bool:
    """Whether an area yields minerals or gas and so has a Resource card (SC-TERM-05)."""
    return box.yields[area] in (MINERALS, GAS)


def points_of(state: State, box: Box, area: int) -> int:
    """The conquest points that control of an area gives (SC-TERM-05, SC-REGROUP-11)."""
    return box.points[area]


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
