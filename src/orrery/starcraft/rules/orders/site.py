"""What a Build order finds on its planet, what it can buy there, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import Option
from orrery.starcraft.board.driven import is_driven
from orrery.starcraft.board.leading import has_fixed_transports, leads
from orrery.starcraft.board.queries import can_hold_base, installer, is_friendly
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.economy import Means
from orrery.starcraft.rules.orders.new_units import new_unit_areas, why_not_tech_unit
from orrery.starcraft.rules.orders.purchases import FREE, NORMAL, why_not_price
from orrery.starcraft.rules.reserve import may_wait
from orrery.starcraft.rules.scenarios.bridge import is_bridge

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, Units
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.facts.scenario import Driven

NEW_WORKER = Option("new-worker")
FREE_WORKER = Option("free-worker")

DESTRUCTION_HELPS = ("SC-COMP-04", "SC-BUILD-10")
"""Reasons that no longer apply once a unit, base or transport of the player's leaves the board
(SC-BUILD-11)."""


class Site(NamedTuple):
    """What a Build order finds, looked up once for all options of a decision."""

    seat: int
    planet: int
    base: int  # the area of the player's base on the planet, NONE for none
    units_left: int  # of the unit build limit
    bounds: Means
    price: int  # NORMAL, or MAY_SAVE while the discount of a special order is unused
    before: tuple[Units, ...]  # what was on the planet before the order
    installed: tuple[int, ...]  # the kinds of the player's installations on the planet


# Why not


def why_not_new_worker(game: StarCraftGame, site: Site) -> str | None:
    """With a base on the planet, as many as the supply holds; never at a discount
    (SC-BUILD-02, SC-BUILD-04, SC-COMP-04, BW-SCEN-39)."""
    player = game.state.players[site.seat]
    if site.base == NONE:
        return "SC-BUILD-02"
    if is_driven(game.facts, player) and not driving(game).builds_workers:
        return "BW-SCEN-39"
    reason = why_not_price(site.bounds, game.facts.worker_cost, NORMAL)
    if reason is None and not player.worker_supply:
        return "SC-COMP-04"
    return reason


def driving(game: StarCraftGame) -> Driven:
    """How a faction that nobody plays behaves."""
    assert game.facts.scenario is not None
    return game.facts.scenario.driving


def why_not_transport(game: StarCraftGame, site: Site, route: int) -> str | None:
    """With a base on the planet, on one of its routes where the player has no transport; transports
    are not units (SC-BUILD-02, SC-BUILD-05, SC-BUILD-06, SC-BUILD-07)."""
    player = game.state.players[site.seat]
    if has_fixed_transports(game.facts, player):
        return "BW-SCEN-37"
    if site.base == NONE and not sends_from_area(game, site):
        return "SC-BUILD-02"
    if route not in game.state.galaxy.routes_of[site.planet]:
        return "SC-BUILD-05"
    reason = why_not_price(site.bounds, game.facts.transport_cost, site.price)
    if reason is not None:
        return reason
    if player.transports >> route & 1:
        return "SC-BUILD-06"
    return None if player.transport_supply else "SC-COMP-04"


def sends_from_area(game: StarCraftGame, site: Site) -> bool:
    """In Survival control of an area of the planet is as good as a base there, be it by an
    installation alone (BW-MODE-05, BW-INST-04)."""
    if not game.facts.sends_from_areas:
        return False
    areas = game.facts.areas_of[site.planet]
    return any(is_friendly(game.state, site.seat, area) for area in areas)


def why_not_unit(game: StarCraftGame, site: Site, unit: int) -> str | None:
    """Within the build limit, enabled by a building, a technology or an installation, with a unit
    in the supply, and room for a unit that replaces none (SC-BUILD-08, SC-BUILD-16, SC-COMP-04,
    SC-BUILD-10)."""
    box, player = game.facts, game.state.players[site.seat]
    if unit not in box.units_of[player.faction]:
        return "SC-BUILD-09"
    if not may_build(box, player.faction, unit):
        return "BW-SCEN-11"
    if not site.units_left:
        return "SC-BUILD-08"
    by_technology = box.needs[unit] != NONE
    if by_technology:
        reason = why_not_tech_unit(game, site.seat, site.planet, site.before, unit)
    elif box.installed_at[unit] != NONE:
        reason = why_not_by_installation(box, site, unit)
    else:
        reason = why_not_by_building(box, player, site, unit)
    if reason is None:
        reason = why_not_price(site.bounds, box.cost[unit], site.price)
    if reason is not None:
        return reason
    if not player.figures[box.unit_place[unit]]:
        return "SC-COMP-04"
    if by_technology or new_unit_areas(game, site.seat, site.planet, unit):
        return None
    if may_wait(game, site.seat, unit):
        return None
    return "SC-BUILD-10"


def may_build(box: Box, faction: int, unit: int) -> bool:
    """Whether a scenario lets a faction build units of this type; units that it gains otherwise are
    not built (BW-SCEN-11)."""
    only = () if box.scenario is None else box.scenario.builds[faction]
    return not only or unit in only


def why_not_by_installation(box: Box, site: Site, unit: int) -> str | None:
    """The player's own installation on the planet; no base is needed (BW-INST-07)."""
    return None if box.installed_at[unit] in site.installed else "BW-INST-07"


def why_not_by_building(box: Box, player: Player, site: Site, unit: int) -> str | None:
    """A base on the planet, whoever is in its area, and a building of the level that enables the
    unit, or higher (SC-BUILD-02, SC-BUILD-09, SC-FACT-12, BW-UNIT-02)."""
    if site.base == NONE:
        return "SC-BUILD-02"
    building, level = box.built_at[unit]
    return None if player.buildings[building] >= level else "SC-BUILD-09"


def why_not_base(game: StarCraftGame, site: Site, area: int) -> str | None:
    """In an area of the planet with one of the player's units, with no other base of theirs on the
    planet and neither a base nor an installation in the area; not where only flyers may be
    (SC-BUILD-23, SC-BUILD-24, BW-INST-02, BW-PLANET-04)."""
    state, box = game.state, game.facts
    if site.base != NONE:
        return "SC-BUILD-24"
    if area not in box.areas_of[site.planet] or state.owners[area] != site.seat:
        return "SC-BUILD-23"
    if not can_hold_base(box, area):
        return "BW-PLANET-04"
    if is_bridge(box, area):
        return "BW-SCEN-17"
    if state.bases[area] != NONE:
        return "SC-BUILD-25"
    if installer(state, area) != NONE:
        return "BW-INST-02"
    if fills_planet(game, site.seat, site.planet):
        return "SC-VAR-09"
    reason = why_not_price(site.bounds, box.base_cost, site.price)
    if reason is None and not state.players[site.seat].base_supply:
        return "SC-COMP-04"
    return reason


def fills_planet(game: StarCraftGame, seat: int, planet: int) -> bool:
    """Whether one more base would give the team one in every area of the planet, where that is
    forbidden (SC-VAR-09, BW-UNIT-09)."""
    box, bases = game.facts, game.state.bases
    if not box.keeps_an_area_free:
        return False
    areas = box.areas_of[planet]
    held = [bases[area] for area in areas if bases[area] != NONE]
    mine = [owner for owner in held if box.teams[owner] == box.teams[seat]]
    return len(mine) + 1 >= len(areas)


# Options


def force_options(game: StarCraftGame, site: Site) -> tuple[list[Option], bool]:
    """What step 1 can buy now, most of it only with a base on the planet, and whether destroying
    one of the player's pieces would allow more (SC-BUILD-02, SC-BUILD-11)."""
    box, player = game.facts, game.state.players[site.seat]
    reasons: list[tuple[Option, str | None]] = []
    if site.base != NONE:
        reasons.append((NEW_WORKER, why_not_new_worker(game, site)))
    if site.base != NONE or sends_from_area(game, site):
        reasons += [
            (Option("transport", route), why_not_transport(game, site, route))
            for route in game.state.galaxy.routes_of[site.planet]
        ]
    for unit in box.units_of[player.faction]:
        building, level = box.built_at[unit]
        if not may_build(box, player.faction, unit):
            continue
        if building == NONE or (site.base != NONE and player.buildings[building] >= level):
            reasons.append((Option("unit", unit), why_not_unit(game, site, unit)))
    options = [option for option, reason in reasons if reason is None]
    blocked = [reason for option, reason in reasons if option != NEW_WORKER]
    return options, any(reason in DESTRUCTION_HELPS for reason in blocked)


def free_options(game: StarCraftGame, site: Site) -> list[Option]:
    """With Make Do With Little a worker or a transport costs nothing, but needs the base
    (BW-LEADCARD-26)."""
    player = game.state.players[site.seat]
    if not player.leading or not leads(game.facts, player, "make_do_with_little"):
        return []
    if site.base == NONE:
        return []
    free = site._replace(price=FREE)
    routes = game.state.galaxy.routes_of[site.planet]
    sent = [route for route in routes if why_not_transport(game, free, route) is None]
    workers = [FREE_WORKER] if player.worker_supply else []
    return [*workers, *(Option("free-transport", route) for route in sent)]


def base_options(game: StarCraftGame, site: Site) -> list[Option]:
    """The areas in which the base of step 3 can be built."""
    return [
        Option("base", area)
        for area in game.facts.areas_of[site.planet]
        if why_not_base(game, site, area) is None
    ]
