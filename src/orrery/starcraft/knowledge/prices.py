"""What the things on offer cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.rules.orders.purchases import (
    BASE,
    BUILDING,
    FREE,
    MODULE,
    NORMAL,
    TRANSPORT,
    WORKER,
    cost_of,
)

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.board.state import StarCraftGame

BOUGHT = {
    "new-worker": WORKER,
    "transport": TRANSPORT,
    "building": BUILDING,
    "module": MODULE,
    "base": BASE,
}
SELLING = frozenset(
    {"build-forces", "build-upgrades", "build-base", "gain-upgrade", "learn-technology"}
)
"""The questions at which things are bought; elsewhere a unit or a base is just a piece."""


def price_rule(game: StarCraftGame) -> int:
    """How the current purchase is paid: in full, with one resource less, or not at all."""
    subject = game.subject()
    return subject["price"].number if "price" in subject else NORMAL


def price_of(game: StarCraftGame, seat: int, option: Option) -> tuple[int, int] | None:
    """What a thing that can be bought costs, minerals and gas; None for anything else."""
    printed = printed_price(game, seat, option)
    return (0, 0) if printed is not None and price_rule(game) == FREE else printed


def printed_price(game: StarCraftGame, seat: int, option: Option) -> tuple[int, int] | None:
    box, verb = game.facts, option.verb
    if verb == "technology":
        printed = box.technologies[option.what]
        return printed.minerals, printed.gas
    if verb == "unit":
        return box.cost[option.what]
    if verb in BOUGHT:
        return cost_of(box, game.state.players[seat], BOUGHT[verb], option.what)
    return None


def price_asked(game: StarCraftGame, option: Option) -> tuple[int, int] | None:
    """What an option of the present decision buys a thing for, before any discount; None if it
    buys nothing."""
    decision = game.decision
    if decision is None or decision.prompt.key not in SELLING:
        return None
    return price_of(game, decision.whose, option)
