"""How a revealed order may be executed: as it shows, as another order, or not at all; and which
special order is spent by that."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import Option
from orrery.starcraft.board.leading import leads
from orrery.starcraft.board.queries import holds_strategic_area
from orrery.starcraft.board.sheet import modules_of
from orrery.starcraft.facts.terms import (
    BUILD,
    KINDS_OF_ORDER,
    MOBILIZE,
    NONE,
    ORDERS,
    RESEARCH_AND_DEVELOPMENT,
    SPECIAL,
    STAR,
    is_special,
    order_of,
    special_order,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

AS_SHOWN, DRAW_EVENT = Option("execute"), Option("draw-event")
INSTEAD = {special_order(MOBILIZE): "deathblow", special_order(BUILD): "terran_civilization"}
"""What Leadership cards let their owner execute instead of any revealed order."""


def named(shown: int) -> tuple[int, ...]:
    """The orders that can come into question besides the one shown: any for a Star order, otherwise
    its special version and those of Leadership cards (BW-ORDER-07, BW-LEADCARD-17)."""
    if shown == STAR:
        return tuple(range(KINDS_OF_ORDER))
    return tuple(sorted({*INSTEAD, special_order(shown) if shown < SPECIAL else shown}))


NAMED: tuple[tuple[int, ...], ...] = tuple([named(shown) for shown in range(len(ORDERS))])
"""By the order shown, the orders that its owner may name, at best; without a strategic area and
Leadership cards none, for Star orders come from such a card."""


class Reading(NamedTuple):
    """What counts for an order, as it was when the order was revealed: whether its owner controlled
    a strategic area of its planet and had room in the pool (BW-ORDER-06, BW-ORDER-09)."""

    strategic: int
    room: int


def read(game: StarCraftGame, seat: int, planet: int) -> Reading:
    """What counts for an order that is revealed now (BW-ORDER-06, BW-ORDER-09)."""
    state, box = game.state, game.facts
    return Reading(
        int(holds_strategic_area(state, box, seat, planet)),
        int(has_room(box, state.players[seat])),
    )


def has_room(box: Box, player: Player) -> bool:
    """Whether the pool has room for one more special order: one for each Research & Development
    module, or without limit with Unconventional Strategy (BW-ORDER-03, BW-ORDER-11)."""
    if is_unlimited(box, player):
        return True
    return sum(player.special_pool) < modules_of(box, player, RESEARCH_AND_DEVELOPMENT)


def pool_spaces(box: Box, player: Player) -> int | None:
    """How many special orders the pool holds; None: any number (BW-ORDER-03, BW-ORDER-11)."""
    if is_unlimited(box, player):
        return None
    return modules_of(box, player, RESEARCH_AND_DEVELOPMENT)


def is_unlimited(box: Box, player: Player) -> bool:
    """Whether Unconventional Strategy is in the player's play area (SC-EVENT-45)."""
    return bool(player.events) and box.event("unconventional_strategy") in player.events


def order_shown(state: State) -> int:
    """What the revealed order shows."""
    return order_of(state.stacks[state.revealed][-1])


def ways(game: StarCraftGame, seat: int, reading: Reading) -> list[Option]:
    """All that the owner of the revealed order may do with it; the Event card is always possible
    (BW-ORDER-02, BW-ORDER-05)."""
    found = [AS_SHOWN] if why_not_execute(game, seat, NONE, reading) is None else []
    if reading.strategic or game.state.players[seat].leading:
        found += [
            Option("execute-as", order)
            for order in NAMED[order_shown(game.state)]
            if why_not_execute(game, seat, order, reading) is None
        ]
    found.append(DRAW_EVENT)
    return found


def why_not_execute(game: StarCraftGame, seat: int, order: int, reading: Reading) -> str | None:
    """Why the revealed order cannot be executed as this one; NONE is as it shows. A special order
    is never executed as a standard one (BW-ORDER-02, BW-ORDER-07, BW-LEADCARD-06,
    BW-LEADCARD-20)."""
    shown = order_shown(game.state)
    if order == NONE:
        if shown == STAR:
            return "BW-LEADCARD-17"
        return why_not_special(game.facts, reading) if is_special(shown) else None
    if not 0 <= order < KINDS_OF_ORDER:
        return "SC-EXEC-03"
    if is_given(game, seat, order):
        return None
    if shown == STAR:
        return why_not_star(game, seat, order, reading)
    if not is_special(shown) and order == special_order(shown):
        return None if reading.strategic else "BW-ORDER-07"
    return "BW-ORDER-02" if is_special(shown) else "SC-EXEC-03"


def why_not_special(box: Box, reading: Reading) -> str | None:
    """A special order needs room in the pool or a strategic area, unless it may be lost instead
    (BW-ORDER-03, BW-ORDER-08, BW-OPT-03)."""
    if reading.strategic or reading.room or box.is_disposable:
        return None
    return "BW-ORDER-03"


def why_not_star(game: StarCraftGame, seat: int, order: int, reading: Reading) -> str | None:
    """A Star order is any standard order; for a special one, an unused token of that kind is
    needed, and what that token would need (BW-LEADCARD-17)."""
    if not is_special(order):
        return None
    if not game.state.players[seat].orders[order]:
        return "BW-LEADCARD-17"
    return why_not_special(game.facts, reading)


def is_given(game: StarCraftGame, seat: int, order: int) -> bool:
    """Whether a Leadership card lets the player execute this order instead of any other, outside
    the pool (BW-LEADCARD-06, BW-LEADCARD-20)."""
    if order not in INSTEAD:
        return False
    return leads(game.facts, game.state.players[seat], INSTEAD[order])


def order_spent(game: StarCraftGame, seat: int, named: int, reading: Reading) -> int:
    """The special order that goes into the pool, or out of the game, when the revealed one has been
    executed as it shows or as the one named; NONE if all tokens stay unused (BW-ORDER-02,
    BW-ORDER-08, BW-LEADCARD-06, BW-LEADCARD-17)."""
    shown = order_shown(game.state)
    if reading.strategic:
        return NONE
    if named == NONE:
        return shown if is_special(shown) else NONE
    stands_in = shown == STAR and is_special(named) and not is_given(game, seat, named)
    return named if stands_in else NONE
