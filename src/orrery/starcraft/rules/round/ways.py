"""How a revealed order may be executed: as it shows, as another order, or not at all; and which
special order is spent by that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.core.decisions import Option
from orrery.starcraft.board.leading import leads
from orrery.starcraft.board.queries import holds_strategic_area
from orrery.starcraft.board.sheet import modules_of
from orrery.starcraft.facts.terms import (
    BUILD,
    FACES,
    KINDS_OF_ORDER,
    MOBILIZE,
    NONE,
    RESEARCH_AND_DEVELOPMENT,
    STAR,
    is_special,
    special_order,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

AS_SHOWN: Final = Option("execute")
DRAW_EVENT: Final = Option("draw-event")
INSTEAD: Final = {special_order(MOBILIZE): "deathblow", special_order(BUILD): "terran_civilization"}
"""What Leadership cards let their owner execute instead of any revealed order."""
GIVEN: Final[tuple[tuple[int, str], ...]] = tuple(sorted(INSTEAD.items()))
STANDARD_AND_SPECIAL: Final[tuple[int, ...]] = tuple(range(KINDS_OF_ORDER))


EXECUTE_AS: Final[tuple[Option, ...]] = tuple(
    [Option("execute-as", o) for o in range(KINDS_OF_ORDER)]
)

Reading = tuple[int, int]
"""What counts for an order, as it was when the order was revealed: whether its owner controlled a
strategic area of its planet, and had room in the pool (BW-ORDER-06, BW-ORDER-09)."""


def read(game: StarCraftGame, seat: int, planet: int) -> Reading:
    """What counts for an order that is revealed now (BW-ORDER-06, BW-ORDER-09)."""
    state, box = game.state, game.facts
    strategic = holds_strategic_area(state, box, seat, planet)
    return int(strategic), int(has_room(box, state.players[seat]))


def has_room(box: Box, player: Player) -> bool:
    """Whether the pool has room for one more special order: one for each Research & Development
    module, or without limit with Unconventional Strategy (BW-ORDER-03, BW-ORDER-11)."""
    room = modules_of(box, player, RESEARCH_AND_DEVELOPMENT)
    return sum(player.special_pool) < room or is_unlimited(box, player)


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
    return FACES[state.stacks[state.revealed][-1]]


def ways(game: StarCraftGame, seat: int, reading: Reading) -> list[Option]:
    """All that the owner of the revealed order may do with it; the Event card is always possible
    (SC-EXEC-03, BW-ORDER-02, BW-ORDER-05)."""
    if not game.facts.has_pool:
        return [AS_SHOWN, DRAW_EVENT]
    shown, player = order_shown(game.state), game.state.players[seat]
    found = [AS_SHOWN] if why_not_as_shown(game.facts, shown, reading) is None else []
    strategic, _ = reading
    if strategic or shown == STAR:
        found += [
            EXECUTE_AS[order]
            for order in STANDARD_AND_SPECIAL
            if why_not_name(game, seat, shown, order, reading) is None
        ]
    elif player.leading:
        number, leading = game.facts.leader_number, player.leading
        found += [EXECUTE_AS[order] for order, card in GIVEN if number[card] in leading]
    found.append(DRAW_EVENT)
    return found


def why_not_execute(game: StarCraftGame, seat: int, order: int, reading: Reading) -> str | None:
    """Why the revealed order cannot be executed as this one; NONE is as it shows. A special order
    is never executed as a standard one (BW-ORDER-02, BW-ORDER-07, BW-LEADCARD-06,
    BW-LEADCARD-20)."""
    shown = order_shown(game.state)
    if order == NONE:
        return why_not_as_shown(game.facts, shown, reading)
    if not 0 <= order < KINDS_OF_ORDER:
        return "SC-EXEC-03"
    return why_not_name(game, seat, shown, order, reading)


def why_not_as_shown(box: Box, shown: int, reading: Reading) -> str | None:
    """A Star order must be named, and a special order needs a space (BW-ORDER-02,
    BW-LEADCARD-17)."""
    if shown == STAR:
        return "BW-LEADCARD-17"
    return why_not_special(box, reading) if is_special(shown) else None


def why_not_name(
    game: StarCraftGame, seat: int, shown: int, order: int, reading: Reading
) -> str | None:
    """A Leadership card allows it, a Star order is any order, and a standard one is its special
    version in a strategic area (BW-ORDER-07, BW-LEADCARD-06, BW-LEADCARD-17, BW-LEADCARD-20)."""
    if is_given(game, seat, order):
        return None
    if shown == STAR:
        return why_not_star(game, seat, order, reading)
    if is_special(shown):
        return "BW-ORDER-02"
    if order != special_order(shown):
        return "SC-EXEC-03"
    strategic, _ = reading
    return None if strategic else "BW-ORDER-07"


def why_not_special(box: Box, reading: Reading) -> str | None:
    """A special order needs room in the pool or a strategic area, unless it may be lost instead
    (BW-ORDER-03, BW-ORDER-08, BW-OPT-03)."""
    strategic, room = reading
    if strategic or room or box.is_disposable:
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
    shown, (strategic, _) = order_shown(game.state), reading
    if strategic:
        return NONE
    if named == NONE:
        return shown if is_special(shown) else NONE
    stands_in = shown == STAR and is_special(named) and not is_given(game, seat, named)
    return named if stands_in else NONE
