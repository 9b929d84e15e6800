"""Analyses of finished games: one at a time in a worker, followed by everybody who asked for it.

Whoever asks is told how far it is until it is found. What was found is kept, since a finished game
never changes; an analysis that nobody follows any more is stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator

from orrery.core.errors import BadData, BrokenRules
from orrery.lab.analysis.results import Analysing, Analysis
from orrery.messages import messages
from orrery.server.contract.replay_bodies import AnalysisFailed, AnalysisProgress, AnalysisShown
from orrery.server.errors import Busy, Refusal
from orrery.server.limits import USUAL, Limits
from orrery.server.live.finished import ended
from orrery.server.live.table import Table
from orrery.server.work.analyses import analyse, analysis_shown
from orrery.server.work.pools import Work
from orrery.server.work.replays import FinishedGame
from orrery.server.work.workers import NoAnswer

LOGGER = logging.getLogger(__name__)
MOST_KEPT = 500
"""Results that are kept; each has a few kilobytes."""
QUIET = 10.0
"""Seconds after which the same progress is told again, so that no proxy gives up."""

Said = AnalysisProgress | AnalysisShown | AnalysisFailed


class RunningAnalysis:
    """An analysis under way."""

    def __init__(self, past: FinishedGame, who: str) -> None:
        self.past, self.who = past, who
        self.progress = Analysing(0, 0)
        self.found: Analysis | None = None
        self.failed = ""  # the message that says why there is no result
        self.followers = 0
        self.task: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()  # another one after each change

    @property
    def is_over(self) -> bool:
        return self.found is not None or bool(self.failed)

    def tell(self) -> None:
        """Wake everybody who follows."""
        self.changed.set()
        self.changed = asyncio.Event()


async def happened(change: asyncio.Event) -> None:
    """Wait for a change, but not for long."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(change.wait(), QUIET)


class Analyses:
    """The analyses of a server: those under way, and what was found."""

    def __init__(self, work: Work, limits: Limits = USUAL) -> None:
        self._work, self._limits = work, limits
        self._running: dict[str, RunningAnalysis] = {}
        self._kept: OrderedDict[str, Analysis] = OrderedDict()

    def look(self, table: Table, who: str) -> RunningAnalysis:
        """The analysis of a table's game, which must be over; it begins if it has not."""
        live_game = ended(table)
        if live_game.is_cut:
            raise Refusal("cut-short")
        if not table.ruleset.analyst:
            raise Refusal("no-analysis")
        past = FinishedGame(table.row.id, live_game.match.record(), dict(table.row.pack))
        return self.analysis_of(past, who)

    def analysis_of(self, past: FinishedGame, who: str) -> RunningAnalysis:
        """The analysis of a game: what was found, what is under way, or else a new one; `Busy` if
        too many are."""
        running = self._running.get(past.table) or RunningAnalysis(past, who)
        running.found = running.found or self._kept.get(past.table)
        if running.found is None and running.task is None:
            own = [one for one in self._running.values() if one.who == who]
            most, most_of_one = self._limits.analyses, self._limits.analyses_per_address
            if len(self._running) >= most or len(own) >= most_of_one:
                raise Busy
            self._running[past.table] = running
            running.task = asyncio.create_task(self._run(running))
        return running

    async def _run(self, running: RunningAnalysis) -> None:
        table = running.past.table
        try:
            async for said in self._work.analysing.stream(running.who, analyse, running.past):
                if isinstance(said, Analysis):
                    self._keep(table, said)
                    running.found = said
                else:
                    running.progress = said
                running.tell()
        except (BadData, BrokenRules) as failure:
            LOGGER.warning("table %s: no analysis: %s", table, failure)
            running.failed = "refused-no-analysis"
        except (NoAnswer, Busy) as failure:
            LOGGER.warning("table %s: no analysis: %s", table, failure)
            running.failed = "refused-busy"
        finally:
            if self._running.get(table) is running:
                del self._running[table]
            running.tell()

    def _stop(self, running: RunningAnalysis) -> None:
        """Nobody waits for it any more; whoever asks again begins anew."""
        del self._running[running.past.table]
        if running.task is not None:
            running.task.cancel()

    def _keep(self, table: str, found: Analysis) -> None:
        self._kept[table] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def follow(self, running: RunningAnalysis, who: str, locale: str) -> AsyncIterator[Said]:
        """How far an analysis is, until it is found or has failed."""
        running.followers += 1
        try:
            while not running.is_over:
                change = running.changed  # it may come while this is being sent
                yield AnalysisProgress(*running.progress)
                await happened(change)
        finally:
            running.followers -= 1
            if not running.followers and not running.is_over:
                self._stop(running)
        if running.found is None:
            yield AnalysisFailed(messages(locale).format(running.failed))
        else:
            yield await self._shown(running.past, running.found, who, locale)

    async def _shown(self, past: FinishedGame, found: Analysis, who: str, locale: str) -> Said:
        try:
            return await self._work.reading.do(who, analysis_shown, past, found, locale)
        except (NoAnswer, Busy, BadData, BrokenRules) as failure:
            LOGGER.warning("table %s: analysis: %s", past.table, failure)
            return AnalysisFailed(messages(locale).format("refused-busy"))
