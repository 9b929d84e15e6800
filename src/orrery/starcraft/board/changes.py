"""Every change to pieces, orders and points: verbs. A change that reveals something hidden cannot
be undone.

Pieces: what leaves the board returns to its owner's supply at once (SC-TERM-15, SC-COMP-08).
Elimination is decided by `victory.settle_eliminations`, which must be called after a complete
change to the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.items import arriving, drop_item
from orrery.starcraft.board.queries import holder
from orrery.starcraft.board.rows import replaced, with_one, without
from orrery.starcraft.facts.terms import (
    DEPLETED,
    FRESH,
    NONE,
    PARTIAL,
    order_of,
    owner_of,
    token,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State

# Units


def place_unit(game: StarCraftGame, seat: int, unit: int, area: int) -> None:
    """A miniature goes from the supply onto the board (SC-BUILD-10, SC-INV-01)."""
    state = game.state
    player, place = state.players[seat], game.facts.unit_place[unit]
    player.figures = replaced(player.figures, place, player.figures[place] - 1)
    put_unit(game, seat, unit, area)
    game.emit("place", seat, (unit, area))


def put_unit(game: StarCraftGame, seat: int, unit: int, area: int) -> int:
    """A unit enters an area; its owner is the owner of all units there. Returns the unit, which may
    have laid down an item there (SC-INV-03, SC-INV-04, BW-SCEN-34)."""
    state = game.state
    unit = arriving(game, unit, area)
    state.armies = replaced(state.armies, area, with_one(state.armies[area], unit))
    state.owners = replaced(state.owners, area, seat)
    return unit


def take_unit(game: StarCraftGame, unit: int, area: int) -> None:
    """A unit leaves an area. A contested area keeps its owner until the end of the battle."""
    state = game.state
    army = without(state.armies[area], unit)
    state.armies = replaced(state.armies, area, army)
    if not army and area != state.invaded:
        state.owners = replaced(state.owners, area, NONE)


def to_supply(game: StarCraftGame, unit: int, area: int = NONE) -> None:
    """A destroyed unit returns to its owner's supply; a hero's miniature is an ordinary one there,
    and what it carried stays in the area (SC-TERM-15, BW-LEAD-18, BW-MODE-25)."""
    if game.facts.item[unit] != NONE:
        drop_item(game, unit, area)
    faction = game.facts.unit_faction[unit]
    player = next(one for one in game.state.players if one.faction == faction)
    place = game.facts.unit_place[unit]
    player.figures = replaced(player.figures, place, player.figures[place] + 1)


def destroy_unit(game: StarCraftGame, unit: int, area: int) -> None:
    """A unit on the board is destroyed (SC-TERM-15)."""
    seat = game.state.owners[area]
    take_unit(game, unit, area)
    to_supply(game, unit, area)
    if game.facts.hero[unit]:
        note_fall(game, unit, area)
    game.emit("destroy", seat, (unit, area), public=step_of_battle(game.state))


def destroy_invader(game: StarCraftGame, unit: int) -> None:
    """An attacking unit is destroyed (SC-TERM-15)."""
    state = game.state
    state.invaders = without(state.invaders, unit)
    area = state.invaded
    to_supply(game, unit, area)
    if game.facts.hero[unit]:
        note_fall(game, unit, area)
    game.emit("destroy", state.active, (unit, area), public=step_of_battle(state))


def note_fall(game: StarCraftGame, hero: int, area: int) -> None:
    """When the Gantrithor is destroyed, whatever the cause, a last strike is due
    (BW-LEADCARD-32)."""
    if game.facts.unit_slugs[hero] == "gantrithor":
        game.state.fallen = area


def step_of_battle(state: State) -> tuple[int, ...]:
    """The step of the battle in which something happens; nothing outside a battle."""
    return () if state.battle is None else (state.battle.step,)


# Bases and transports


def place_base(game: StarCraftGame, seat: int, area: int) -> None:
    """A base from the supply onto the board (SC-BUILD-23, SC-INV-05)."""
    state = game.state
    state.bases = replaced(state.bases, area, seat)
    state.players[seat].base_supply -= 1
    game.emit("base", seat, (area,))


def destroy_base(game: StarCraftGame, area: int) -> None:
    """A base leaves the board; buildings and modules stay. In Survival it is lost for good
    (SC-TERM-15, SC-BUILD-19, BW-MODE-04)."""
    state = game.state
    seat = state.bases[area]
    state.bases = replaced(state.bases, area, NONE)
    if game.facts.loses_bases:
        razed = state.razed or (0,) * len(state.players)
        state.razed = replaced(razed, seat, razed[seat] + 1)
    else:
        state.players[seat].base_supply += 1
    if game.facts.scenario is not None:
        note_razed(game, seat, area)
    game.emit("base-destroyed", seat, (area,))


def note_razed(game: StarCraftGame, seat: int, area: int) -> None:
    """What a condition of the scenario asks for is not undone by building anew (BW-SCEN-06)."""
    state, scenario = game.state, game.facts.scenario
    for number, one in enumerate(scenario.conditions if scenario is not None else ()):
        is_meant = one.aim == "base_lost" and one.of == state.players[seat].faction
        if is_meant and game.facts.planet_of[area] in one.planets:
            state.met |= 1 << number


def place_transport(game: StarCraftGame, seat: int, route: int) -> None:
    """A transport from the supply onto a route (SC-BUILD-05)."""
    player = game.state.players[seat]
    player.transports |= 1 << route
    player.transport_supply -= 1
    game.emit("transport", seat, (route,))


def destroy_transport(game: StarCraftGame, seat: int, route: int) -> None:
    """A transport leaves its route for the supply (SC-TERM-15)."""
    player = game.state.players[seat]
    player.transports &= ~(1 << route)
    player.transport_supply += 1
    game.emit("transport-destroyed", seat, (route,))


# Resource cards and depletion


def add_resource(game: StarCraftGame, seat: int, area: int) -> None:
    """A player gains the Resource card of an area; the token there shows which side
    (SC-ECON-16, SC-REGROUP-09, SC-INV-06)."""
    player = game.state.players[seat]
    at = sum(1 for held in player.resources if held < area)
    player.resources = (*player.resources[:at], area, *player.resources[at:])
    player.workers = (*player.workers[:at], 0, *player.workers[at:])
    game.emit("gain-resource", seat, (area,))


def drop_resource(game: StarCraftGame, seat: int, area: int) -> int:
    """A Resource card leaves a player; returns how many workers were on it."""
    player = game.state.players[seat]
    at = player.resources.index(area)
    workers = player.workers[at]
    player.resources = player.resources[:at] + player.resources[at + 1 :]
    player.workers = player.workers[:at] + player.workers[at + 1 :]
    return workers


def deplete(game: StarCraftGame, area: int) -> None:
    """One step of depletion: first the partial side, then the card leaves the game and the workers
    on it become unavailable; markers never run out (SC-ECON-08, SC-ECON-15, SC-COMP-05)."""
    state = game.state
    step = state.depletion[area] + 1
    state.depletion = replaced(state.depletion, area, step)
    seat = holder(state, area)
    if step == DEPLETED and seat != NONE:
        state.players[seat].unavailable += drop_resource(game, seat, area)
    game.emit("partial" if step == PARTIAL else "depleted", seat, (area,))


# Orders


def lay_order(game: StarCraftGame, seat: int, planet: int, order: int) -> None:
    """An order token goes face down on top of the stack of a planet (SC-PLAN-02, SC-PLAN-05)."""
    state = game.state
    player = state.players[seat]
    player.orders = replaced(player.orders, order, player.orders[order] - 1)
    state.stacks = replaced(state.stacks, planet, (*state.stacks[planet], token(seat, order)))
    game.emit("order", seat, (order,), seen_by=1 << seat, public=(planet,))


def take_back_top(game: StarCraftGame, planet: int) -> None:
    """The top order of a stack returns to its owner (SC-EXEC-08)."""
    state = game.state
    one = state.stacks[planet][-1]
    player = state.players[owner_of(one)]
    order = order_of(one)
    player.orders = replaced(player.orders, order, player.orders[order] + 1)
    state.stacks = replaced(state.stacks, planet, state.stacks[planet][:-1])


def clear_tops(game: StarCraftGame) -> None:
    """Orders of eliminated players on top of a stack are discarded openly, without effect
    (SC-EXEC-10)."""
    state = game.state
    if 1 not in [player.out for player in state.players]:
        return
    for planet in state.galaxy.planets:
        while state.stacks[planet] and planet != state.revealed:
            one = state.stacks[planet][-1]
            seat = owner_of(one)
            player = state.players[seat]
            if not player.out:
                break
            order = order_of(one)
            take_back_top(game, planet)
            player.shown = replaced(player.shown, order, player.shown[order] + 1)
            state.irrevocable += 1
            game.emit("order-discarded", seat, (order,), public=(planet,))


def restore(game: StarCraftGame, seat: int, area: int) -> None:
    """A partial depletion token is removed, and the Resource card is turned back
    (SC-EVENT-28, BW-LEADCARD-36)."""
    game.state.depletion = replaced(game.state.depletion, area, FRESH)
    game.emit("restored", seat, (area,))


# Conquest points


def gain_conquest(game: StarCraftGame, seat: int, number: int) -> None:
    """Conquest points, without an upper limit (SC-COMP-11)."""
    if number:
        game.state.players[seat].conquest += number
        game.emit("conquest", seat, number=number)


def lose_conquest(game: StarCraftGame, seat: int, number: int) -> None:
    """Conquest points are lost, but nobody falls below 0 (BW-LEADCARD-27)."""
    player = game.state.players[seat]
    lost = min(number, player.conquest)
    if lost:
        player.conquest -= lost
        game.emit("lose-conquest", seat, number=lost)


# Workers


def retrieve(player: Player) -> None:
    """All workers come back to the pool: unavailable ones, and those on Resource cards and
    permanent resources (SC-REGROUP-10, SC-TERM-21)."""
    player.pool += player.unavailable + sum(player.workers) + sum(player.permanent)
    player.unavailable, player.permanent = 0, (0, 0)
    player.workers = (0,) * len(player.workers)
