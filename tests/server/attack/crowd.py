"""The crowd, in a process of its own: all chosen kinds of attack at once, for a set time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import time
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

from tests.server.attack.ammunition import prepared
from tests.server.attack.kind import Kind
from tests.server.attack.kinds import chosen
from tests.server.attack.wire import Target, ask

PREPARE_WITHIN = 40.0
END_WITHIN = 5.0
FOLLOW_EVERY = 10.0
FOLLOWER = "127.0.9.1"


class Plan(NamedTuple):
    """What the crowd shall do."""

    target: Target
    only: tuple[str, ...]
    without: tuple[str, ...]
    seconds: float
    seed: int
    picks: int
    """Picks of a long record."""
    parts: int
    """Parts of a key that is slow to read."""


def work(plan: Plan, pipe: Connection[Any, Any]) -> None:
    """Get ready, say so, attack when told to, and send what was answered."""
    allow_many_files()
    kinds = chosen(plan.only, plan.without)
    ammunition = prepared(plan.picks, plan.parts, {kind.name for kind in kinds})
    crowd = [kind(plan.target, ammunition, plan.seed) for kind in kinds]
    with contextlib.suppress(EOFError, OSError):
        asyncio.run(attack(crowd, plan, pipe))


def allow_many_files() -> None:
    """As many connections as the system lets us have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def attack(crowd: list[Kind], plan: Plan, pipe: Connection[Any, Any]) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PREPARE_WITHIN):
            await asyncio.gather(*(kind.prepare() for kind in crowd), return_exceptions=True)
    pipe.send("ready")
    await asyncio.to_thread(pipe.recv)
    until = time.monotonic() + plan.seconds
    striking = [asyncio.create_task(kind.run(until)) for kind in crowd]
    following = asyncio.create_task(follow(plan))
    stopped = asyncio.create_task(asyncio.to_thread(pipe.recv))
    done = asyncio.gather(*striking, return_exceptions=True)
    await asyncio.wait(
        [done, stopped], timeout=plan.seconds + END_WITHIN, return_when=asyncio.FIRST_COMPLETED
    )
    for task in striking:
        task.cancel()
    await asyncio.wait([done], timeout=END_WITHIN)
    following.cancel()
    pipe.send([kind.tally for kind in crowd])
    with contextlib.suppress(EOFError, OSError):
        await stopped


async def follow(plan: Plan) -> None:
    """Know the tables at which the honest side plays now, as anybody may who looks at the lobby."""
    target, rng = plan.target, Random(plan.seed)
    while True:
        await asyncio.sleep(FOLLOW_EVERY)
        answer = await ask(target.port(rng), FOLLOWER, "GET", "/api/tables")
        with contextlib.suppress(ValueError, TypeError):
            listed = json.loads(answer.body)
            found = [table["id"] for table in listed if table["name"] in target.names]
            target.honest = found or target.honest
