"""Where orders may be placed, and which ones: legality, and what everybody can count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.control import areas_with_pieces, friendly_among
from orrery.starcraft.board.sheet import modules_of
from orrery.starcraft.board.special_orders import tokens_owned
from orrery.starcraft.facts.terms import (
    DEFEND,
    NONE,
    RESEARCH_AND_DEVELOPMENT,
    SPECIAL_ORDERS,
    is_special,
    special_tokens,
    standard_tokens,
)
from orrery.starcraft.rules.round.defend import areas_for_defend, why_not_use
from orrery.starcraft.rules.round.extra_orders import (
    barred_planet,
    has_placed_most,
    may_place_two,
    takes_no_orders,
)
from orrery.starcraft.rules.round.ways import is_unlimited

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box


def places(game: StarCraftGame, seat: int) -> list[Option]:
    """Where a player may place an order: in the stack of a planet with a unit or base or next to
    one, or a Defend order in an area (SC-PLAN-03, BW-DEFEND-03, BW-INST-05, BW-LEADCARD-07)."""
    state, box = game.state, game.facts
    if not box.has_pool:
        return [box.place_order[planet] for planet in planets_for_orders(state, box, seat)]
    areas = areas_with_pieces(state, box, seat)
    found: list[Option] = []
    if orders_left(box, state.players[seat]):
        barred = NONE if state.influenced == NONE else barred_planet(state, box, seat)
        planets, offers = planets_near(state, box, seat, areas), box.place_order
        found = [offers[planet] for planet in planets if planet != barred]
    if why_not_use(game, seat) is None:
        friendly = friendly_among(state, seat, areas)
        found += [box.place_defend[area] for area in areas_for_defend(game, seat, friendly)]
    return found


def can_place(game: StarCraftGame, seat: int) -> bool:
    """Whether a player has an order left and a place for it, as everybody can tell
    (BW-LEADCARD-07, BW-LEADCARD-41)."""
    state, box = game.state, game.facts
    if not box.has_pool:
        return True
    player = state.players[seat]
    if player.leading and may_place_two(box, player) and has_placed_most(state, box, seat):
        return False
    if state.influenced == NONE and orders_left(box, player):
        return seat in state.owners or seat in state.bases
    return bool(places(game, seat))


def planets_for_orders(state: State, box: Box, seat: int) -> list[int]:
    """The planets with one of the player's units or bases and those next to them; transports do not
    count (SC-PLAN-03, BW-INST-05)."""
    return planets_near(state, box, seat, areas_with_pieces(state, box, seat))


def planets_near(state: State, box: Box, seat: int, areas: list[int]) -> list[int]:
    """The planets of these areas and those next to them, but for those that a scenario bars
    (SC-PLAN-03, BW-SCEN-32)."""
    planet_of, adjacent = box.planet_of, state.galaxy.adjacent
    present = {planet_of[area] for area in areas}
    reached = sorted(present.union(*[adjacent[planet] for planet in present]))
    if box.scenario is None:
        return reached
    return [one for one in reached if not takes_no_orders(state, box, seat, one)]


def why_not_planet(game: StarCraftGame, seat: int, planet: int) -> str | None:
    """The player has no unit or base there or on a planet next to it, no token for a stack, or one
    order on the only planet that takes no second, or a scenario bars it (SC-PLAN-03, SC-PLAN-04,
    BW-LEADCARD-07, BW-SCEN-32)."""
    state, box = game.state, game.facts
    if takes_no_orders(state, box, seat, planet):
        return "BW-SCEN-32"
    if planet not in planets_for_orders(state, box, seat):
        return "SC-PLAN-03"
    if not orders_left(box, state.players[seat]):
        return "SC-PLAN-04"
    return "BW-LEADCARD-07" if planet == barred_planet(state, box, seat) else None


def orders_to_lay(box: Box, player: Player) -> list[int]:
    """The orders that a player may lay on a stack, a Star order too (SC-PLAN-04, SC-PLAN-07,
    BW-DEFEND-03, BW-TOKEN-06)."""
    barred = (DEFEND,) if special_orders_left(box, player) > 0 else (DEFEND, *SPECIAL_ORDERS)
    return [order for order, left in enumerate(player.orders) if left and order not in barred]


def why_not_order(game: StarCraftGame, seat: int, order: int) -> str | None:
    """No such token is left, or no more special orders are permitted in this phase; extra orders
    count for that too. A Defend order never lies in a stack (SC-PLAN-04, SC-PLAN-07, SC-PLAN-08,
    BW-DEFEND-03)."""
    player = game.state.players[seat]
    if order == DEFEND and game.facts.has_pool:
        return "BW-DEFEND-03"
    if not 0 <= order < len(player.orders) or not player.orders[order]:
        return "SC-PLAN-04"
    if is_special(order) and special_orders_left(game.facts, player) <= 0:
        return "SC-PLAN-07"
    return None


def special_orders_permitted(box: Box, player: Player) -> int:
    """One for each Research & Development module; all of them with Unconventional Strategy, or
    where they fill a pool when they are executed (SC-PLAN-07, SC-EVENT-45, BW-ORDER-01)."""
    tokens = special_tokens(tokens_owned(box, player))
    if box.has_pool or is_unlimited(box, player):
        return tokens
    return min(modules_of(box, player, RESEARCH_AND_DEVELOPMENT), tokens)


def special_orders_left(box: Box, player: Player) -> int:
    """How many more special orders may be placed in this phase; those in the pool may not
    (SC-PLAN-07, BW-ORDER-01, BW-ORDER-04)."""
    left = special_tokens(player.orders)
    return left if box.has_pool else player.allowed - special_tokens(box.order_tokens) + left


def orders_left(box: Box, player: Player) -> int:
    """How many more orders a player can lay on stacks: everybody can count it, since every placed
    order uses up either a standard token or a special permission; where special orders need none,
    all tokens but the Defend order (SC-PLAN-08, BW-ORDER-01, BW-DEFEND-03)."""
    orders = player.orders
    if box.has_pool:
        return sum(orders) - orders[DEFEND]
    return standard_tokens(orders) + special_orders_left(box, player)
