"""What a pick costs besides its price: what a person should know before making it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from orrery.core.decisions import Ref

CostKind = Literal[
    "lost",
    "transports",
    "depletes",
    "closes",
    "last-piece",
    "no-effect",
    "ends",
    "pool",
    "unpooled",
    "order-lost",
]
"""What it costs.

lost        so many units find no room and are destroyed
transports  so many transports are destroyed, and whose
depletes    so many times an area is mined by force
closes      this step of a Build order, while it still offers something
last-piece  the player is out
no-effect   nothing: the order does nothing
pool        a space of the Special Order Pool, for this order
unpooled    no space of the pool, though the order is special: a strategic area or a card allows it
order-lost  the special order itself, which leaves the game
ends        the game, with so many more cards that end it, and who would win it as things are
"""


class Cost(NamedTuple):
    """What a pick costs: how much, and which things."""

    kind: CostKind
    n: int
    refs: tuple[Ref, ...] = ()
