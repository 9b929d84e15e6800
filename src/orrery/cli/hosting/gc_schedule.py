"""Keeps Python's garbage collector out of a server's way.

A full collection visits every live object; with hundreds of tables that takes longer than anyone
wants to wait for a pick. Nearly everything a server keeps is long-lived, and nearly everything it
drops is freed without the collector, much of it with the next pick at its table. So survivors are
frozen every few seconds, and looked at again only now and then: once an hour, and whenever the
process has grown a lot.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import time

EVERY = 5.0
"""Seconds between two short collections: longer than most players take for a pick."""
WHOLE_EVERY = 3600.0
"""Seconds after which frozen objects are looked at again."""
GROWTH = 1.25
"""How much the process may grow before frozen objects are looked at again."""
YOUNG = 10_000
"""New objects after which the youngest are looked at in between, in case many of them are garbage
that only the collector can free."""
NEVER = 1_000_000
"""A threshold that is never reached: the oldest generation is collected only here."""


def largest() -> int:
    """The peak memory of the process, in the system's unit."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


async def sweep(every: float = EVERY, whole_every: float = WHOLE_EVERY) -> None:
    """Collect garbage while the server runs."""
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, usual[1], NEVER)
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
