"""Replays of finished games: made in a worker, and cached ready to be sent."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable

from orrery.server.errors import Busy, Refusal
from orrery.server.live.finished import ended
from orrery.server.live.table import Table
from orrery.server.work.pools import Work
from orrery.server.work.replays import (
    WATCHER,
    FinishedGame,
    figures_of,
    frames_of,
    printed_on,
    steps_of,
)
from orrery.server.work.workers import NoAnswer

LOGGER = logging.getLogger(__name__)
MOST_KEPT = 32 * 1024 * 1024
"""The size of the cache in bytes."""


class ReplayCache:
    """A cache of replays of finished games, up to a size: they never change."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._size = 0

    async def steps(self, table: Table, eyes: int, who: str, locale: str) -> bytes:
        """All steps in a language, as gzipped JSON."""
        return await self._told(table, who, steps_of, check_eyes(table, eyes), locale)

    async def frames(self, table: Table, eyes: int, first: int, last: int, who: str) -> bytes:
        """The positions after some steps."""
        return await self._told(table, who, frames_of, check_eyes(table, eyes), first, last)

    async def figures(self, table: Table, who: str) -> bytes:
        """The game's statistics."""
        return await self._told(table, who, figures_of)

    async def printed(self, table: Table, locale: str) -> bytes:
        """What is printed on everything a game is played with, in a language."""
        if table.live_game is None:
            raise Refusal("not-started")
        game = table.live_game.match.game
        settings = tuple(sorted((table.row.settings or {}).items()))
        key = ("printed", table.row.game, table.row.fingerprint, settings, locale)
        told = self._kept.get(key)
        if told is None:
            do = self._work.loading.do
            told = await do(table.row.turn_of, printed_on, table.ruleset, game.facts, locale)
        return self._keep(key, told)

    async def _told(
        self, table: Table, who: str, function: Callable[..., bytes], *arguments: int | str
    ) -> bytes:
        live_game, key = ended(table), (table.row.id, function.__name__, *arguments)
        told = self._kept.get(key)
        if told is None:
            past = FinishedGame(table.row.id, live_game.match.record(), dict(table.row.pack))
            try:
                told = await self._work.reading.do(who, function, past, *arguments)
            except NoAnswer as failure:
                LOGGER.warning("table %s: %s: %s", table.row.id, function.__name__, failure)
                raise Busy from failure
        return self._keep(key, told)

    def _keep(self, key: tuple[object, ...], told: bytes) -> bytes:
        if key not in self._kept:
            self._size += len(told)
        self._kept[key] = told
        self._kept.move_to_end(key)
        while self._size > MOST_KEPT and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])
        return told


def check_eyes(table: Table, eyes: int) -> int:
    """The perspective of a replay: a seat's, or a watcher's."""
    if eyes != WATCHER and eyes >= len(table.seats):
        raise Refusal("no-such-seat", 404, seat=eyes)
    return eyes
