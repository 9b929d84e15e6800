"""Another deal of face-down orders."""

from __future__ import annotations

from math import comb
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from orrery.core.errors import BrokenRules
from orrery.starcraft.board.special_orders import tokens_owned
from orrery.starcraft.facts.terms import (
    DEFEND,
    is_special,
    order_of,
    owner_of,
    special_tokens,
    token,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box


class Place(NamedTuple):
    """Where a face-down order lies: its planet, and how far from the bottom."""

    planet: int
    at: int


def deal_orders(game: StarCraftGame, owner: int, rng: Random) -> None:
    """Another player's face-down orders: any tokens they have not revealed this round, with no more
    special ones than permitted: any, where they fill a pool
    (SC-PLAN-04, SC-PLAN-07, BW-ORDER-01)."""
    places = places_of(game.state, owner)
    if places:
        player = game.state.players[owner]
        lay_tokens(game, owner, places, choose_tokens(game.facts, player, len(places), rng))


def places_of(state: State, owner: int) -> list[Place]:
    """Where a player's face-down orders lie."""
    return [
        Place(planet, at)
        for planet in state.galaxy.planets
        for at, one in enumerate(state.stacks[planet])
        if owner_of(one) == owner
        and not (planet == state.revealed and at == len(state.stacks[planet]) - 1)
    ]


def lay_tokens(game: StarCraftGame, owner: int, places: list[Place], dealt: list[int]) -> None:
    """Put other tokens of a player in these places."""
    state = game.state
    player = state.players[owner]
    stacks = [*state.stacks]
    counts = [*player.orders]
    for (planet, at), order in zip(places, dealt, strict=True):
        stack = [*stacks[planet]]
        counts[order_of(stack[at])] += 1
        counts[order] -= 1
        stack[at] = token(owner, order)
        stacks[planet] = tuple(stack)
    state.stacks, player.orders = tuple(stacks), tuple(counts)


def choose_tokens(box: Box, player: Player, number: int, rng: Random) -> list[int]:
    """This many tokens in random order."""
    left = tokens_unseen(box, player)
    standard = [order for order in left if not is_special(order)]
    special = [order for order in left if is_special(order)]
    most = min(specials_unseen(box, player), len(special), number)
    ways = [
        comb(len(special), count) * comb(len(standard), number - count) for count in range(most + 1)
    ]
    if not any(ways):
        raise BrokenRules(f"{number} orders are face down, but no tokens fit: {left}")
    [count] = rng.choices(range(most + 1), ways)
    dealt = rng.sample(special, count) + rng.sample(standard, number - count)
    rng.shuffle(dealt)
    return dealt


def specials_unseen(box: Box, player: Player) -> int:
    """How many special orders may lie face down (SC-PLAN-07, BW-ORDER-01)."""
    if box.has_pool:
        return len(tokens_unseen(box, player))
    return player.allowed - special_tokens(player.shown)


def tokens_unseen(box: Box, player: Player) -> list[int]:
    """The tokens that may lie face down: not revealed in this round, in the pool or out of the
    game, and not one that a Star order stood for. A Defend order never lies in a stack
    (BW-ORDER-04, BW-OPT-03, BW-LEADCARD-17, BW-DEFEND-03)."""
    counts = zip(tokens_owned(box, player), player.shown, strict=True)
    return [
        order
        for order, (tokens, shown) in enumerate(counts)
        if order != DEFEND and not player.stood_for >> order & 1
        for _ in range(tokens - shown)
    ]
