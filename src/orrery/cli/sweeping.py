"""Keeps Python's garbage collector out of a server's way.

A full collection looks at every live object, which with hundreds of tables takes longer than anyone
wants to wait for a pick. Nearly everything a server keeps lives long, and nearly everything it
drops goes away without the collector. So survivors are frozen every second, and are looked at again
only now and then.
"""

from __future__ import annotations

import asyncio
import gc
import time

EVERY = 1.0
"""Seconds between two short collections."""
WHOLE_EVERY = 3600.0
"""Seconds after which frozen objects are looked at again."""
NEVER = 1_000_000
"""A threshold that is never reached: the oldest generation is collected only here."""


async def sweep(every: float = EVERY, whole_every: float = WHOLE_EVERY) -> None:
    """Collect garbage for as long as the server runs."""
    usual = gc.get_threshold()
    gc.set_threshold(*usual[:2], NEVER)
    whole = time.monotonic()
    try:
        while True:
            gc.collect()
            gc.freeze()
            await asyncio.sleep(every)
            if time.monotonic() - whole >= whole_every:
                whole = time.monotonic()
                gc.unfreeze()
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
