"""Leadership cards and scenarios that say who places how many orders, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.leading import leader_with, leads, number_of
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.facts.terms import DEFEND, NONE, installed, owner_of

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box


def orders_placed(state: State, seat: int) -> int:
    """The orders that a player has placed in this Planning Phase, a Defend order among them."""
    in_stacks = sum(1 for stack in state.stacks for one in stack if owner_of(one) == seat)
    return in_stacks + state.players[seat].shown[DEFEND]


# Subtle Influence


def barred_planet(state: State, box: Box, seat: int) -> int:
    """The planet of Subtle Influence, once another player has an order there, also a Defend order
    in one of its areas; NONE for none (BW-LEADCARD-07)."""
    planet = state.influenced
    if planet == NONE or leader_with(state, box, "subtle_influence") in (seat, NONE):
        return NONE
    defended = state.players[seat].defended
    is_there = any(owner_of(one) == seat for one in state.stacks[planet])
    if defended != NONE and box.planet_of[defended] == planet:
        is_there = True
    return planet if is_there else NONE


# Scenarios


def takes_no_orders(state: State, box: Box, seat: int, planet: int) -> bool:
    """Whether a scenario keeps a player's orders away from a planet, a Defend order and extra
    orders too (BW-SCEN-32)."""
    if box.scenario is None:
        return False
    return (state.players[seat].faction, planet) in box.scenario.no_orders


# Cerebrate Daggoth


def has_cerebrate(state: State, box: Box, seat: int) -> bool:
    """Whether a player's Cerebrate is on the board (BW-LEADCARD-11)."""
    if not state.installations:
        return False
    return installed(seat, box.installation_slugs.index("cerebrate")) in state.installations


# The Will of the Conclave


def may_place_two(box: Box, player: Player) -> bool:
    """Whether a player, who leads with any card, may place two orders each time
    (BW-LEADCARD-41)."""
    return box.leader_number["the_will_of_the_conclave"] in player.leading


def has_placed_most(state: State, box: Box, seat: int) -> bool:
    """Eight orders in all, extra ones among them, of a player who may place two each time
    (BW-LEADCARD-41)."""
    return orders_placed(state, seat) >= number_of(box, "the_will_of_the_conclave")


# Khala Devotee


def stacks_to_turn(game: StarCraftGame, seat: int) -> list[int]:
    """The planets whose bottom order a player may put on top: any with more than one
    (BW-LEADCARD-40)."""
    state, player = game.state, game.state.players[seat]
    if not player.leading or not leads(game.facts, player, "khala_devotee"):
        return []
    return [planet for planet in state.galaxy.planets if len(state.stacks[planet]) > 1]


def turn_stack(game: StarCraftGame, seat: int, planet: int) -> None:
    """The bottom order of a stack comes on top, face down and unread (BW-LEADCARD-40)."""
    state = game.state
    bottom, *others = state.stacks[planet]
    state.stacks = replaced(state.stacks, planet, (*others, bottom))
    game.emit("turn-stack", seat, (planet,))
