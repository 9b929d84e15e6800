"""Python's collector of garbage, kept out of the way of a server.

A full collection looks at everything that lives, which with hundreds of tables takes as long as
nobody wants to wait for a pick. Nearly all that a server keeps stays for long, and nearly all that
it drops goes without the collector. So what has survived is set apart every second, and is
looked at again only now and then: once an hour, and whenever the process has become much larger.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import time

EVERY = 1.0
"""Seconds between two short collections."""
WHOLE_EVERY = 3600.0
"""Seconds after which frozen objects are looked at again."""
GROWTH = 1.25
"""How much larger the process may become until what was set apart is looked at again."""
NEVER = 1_000_000
"""A threshold that is never reached: the oldest generation is collected only here."""


def largest() -> int:
    """The most memory that the process has had, in units of the system."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


async def sweep(every: float = EVERY, whole_every: float = WHOLE_EVERY) -> None:
    """Collect garbage for as long as the server runs."""
    usual = gc.get_threshold()
    gc.set_threshold(*usual[:2], NEVER)
    whole, size = time.monotonic(), largest()
    try:
        while True:
            gc.collect()
            gc.freeze()
            await asyncio.sleep(every)
            if time.monotonic() - whole >= whole_every or largest() > size * GROWTH:
                whole, size = time.monotonic(), largest()
                gc.unfreeze()
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
