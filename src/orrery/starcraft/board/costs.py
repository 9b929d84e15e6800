"""What a pick costs besides its price: what a person should know before making it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from orrery.core.decisions import Ref

CostKind = Literal["lost", "depletes", "closes", "last-piece", "no-effect"]
"""What it costs.

lost        so many units find no room and are destroyed
depletes    so many times an area is mined by force
closes      this step of a Build order, while it still offers something
last-piece  the player is out
no-effect   nothing: the order does nothing
"""


class Cost(NamedTuple):
    """What a pick costs: how much, and which things."""

    kind: CostKind
    n: int
    refs: tuple[Ref, ...] = ()
