"""`eager` for StarCraft: picks at random, but executes its orders, uses and buys what it can, and
never destroys its own pieces."""

from __future__ import annotations

from typing import ClassVar

from orrery.bots import chance


class EagerBot(chance.EagerBot):
    """Picks any option that does something."""

    idle: ClassVar[tuple[str, ...]] = ("draw-event", "done", "destroy")
