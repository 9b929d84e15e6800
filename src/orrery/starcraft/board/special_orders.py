"""Order tokens besides those in stacks: the Special Order Pool, tokens that left the game, and
those that a card gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.rows import replaced
from orrery.starcraft.facts.terms import STAR

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box


def tokens_owned(box: Box, player: Player) -> tuple[int, ...]:
    """The order tokens that a player has in this game, by kind (BW-ORDER-12)."""
    return player.owned or box.order_tokens


def change_owned(game: StarCraftGame, seat: int, order: int, by: int) -> None:
    """A player has more or fewer unused order tokens of a kind than before."""
    player = game.state.players[seat]
    owned = tokens_owned(game.facts, player)
    player.owned = replaced(owned, order, owned[order] + by)
    player.orders = replaced(player.orders, order, player.orders[order] + by)


def gain_star_orders(game: StarCraftGame, seat: int, number: int) -> None:
    """Star orders join a player's unused orders (BW-TOKEN-06, BW-LEADCARD-17)."""
    change_owned(game, seat, STAR, number)


def lose_order(game: StarCraftGame, seat: int, order: int) -> None:
    """An unused order token leaves the game (BW-OPT-03)."""
    change_owned(game, seat, order, -1)
    game.emit("lose-order", seat, (order,))


def pool_order(game: StarCraftGame, seat: int, order: int) -> None:
    """An unused special order goes into its owner's pool (BW-ORDER-02)."""
    player = game.state.players[seat]
    pool = player.special_pool or (0,) * len(player.orders)
    player.orders = replaced(player.orders, order, player.orders[order] - 1)
    player.special_pool = replaced(pool, order, pool[order] + 1)
    game.emit("pool-order", seat, (order,))


def empty_pools(game: StarCraftGame) -> None:
    """All special orders in the pools return to their owners' unused orders (BW-ORDER-04,
    BW-REGROUP-04)."""
    for player in game.state.players:
        if player.special_pool:
            both = zip(player.orders, player.special_pool, strict=True)
            player.orders = tuple([unused + pooled for unused, pooled in both])
            player.special_pool = ()
