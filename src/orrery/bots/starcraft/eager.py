"""`eager` for StarCraft: picks by chance, but executes its orders, uses and buys what it can, and
never destroys its own pieces."""

from __future__ import annotations

from orrery.bots import chance


class EagerBot(chance.EagerBot):
    """Any option that does something."""

    idle = ("draw-event", "done", "destroy")
