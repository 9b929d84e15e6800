"""A record is played again in front of whoever asks: step by step, with a verdict at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from typing import Any, Literal

from orrery import games
from orrery.core.errors import BadData
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.core.replay import check_proof, check_result, replaying
from orrery.messages import messages
from orrery.server.replay_bodies import Checked, Verdict

AT_ONCE = 20
"""So many picks are played before something is said."""


async def checked(record: Record, pack: dict[str, str]) -> AsyncIterator[Checked | Verdict]:
    """What is found while a record is played again; the last is the verdict."""
    title, picks, hashes = games.title_of(record.game), len(record.picks), len(record.hashes)
    seed: Literal["proved", "wrong", "unknown", "mended"] = "wrong"
    at = 0
    try:
        check_proof(record)
        seed = "proved" if record.proof else "unknown"
        if record.start is not None:
            seed = "mended"
        matches = replaying(title, record, games.read_texts(title), pack)
        while (match := await asyncio.to_thread(further, matches)) is not None:
            at, last = match.number, match
            yield Checked(at, picks, sum(number <= at for number in record.hashes))
        if record.result is not None:
            check_result(record, last)
    except BadData as error:
        sentence = messages().format("check-wrong", reason=str(error))
        yield Verdict(False, seed, sentence, at, sum(number <= at for number in record.hashes))
    else:
        key = {"proved": "check-proved", "mended": "check-mended"}.get(seed, "check-unproved")
        yield Verdict(True, seed, messages().format(key, picks=picks), picks, hashes)


def further(matches: Iterator[Match[Any, Any]]) -> Match[Any, Any] | None:
    """The match some picks further on; none at the end."""
    steps = [*islice(matches, AT_ONCE)]
    return steps[-1] if steps else None
