"""Where finished games turned: jobs for a worker process.

An analysis takes a minute or more of CPU time, so it has a process of its own, which yields to
everything else on the machine. Its result is in no language; the words come from a second job.
"""

from __future__ import annotations

import os
from collections.abc import Generator

from orrery.lab.analysis.looking_back import analysing
from orrery.lab.analysis.results import Analysing, Analysis
from orrery.lab.analysis.words import in_words
from orrery.server.contract.replay_bodies import AnalysisShown, CostlyShown, MomentShown
from orrery.server.work.replays import FinishedGame, replay_of

NICENESS = 10
"""By how much the process that analyses steps back."""


def analyse(past: FinishedGame) -> Generator[Analysing | Analysis, None, None]:
    """How far an analysis is, and at the end what it found."""
    step_back()
    yield from analysing(past.record, past.pack)


def step_back() -> None:
    """Let other processes go first, where the system can."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, NICENESS)


def analysis_shown(past: FinishedGame, found: Analysis, locale: str) -> AnalysisShown:
    """An analysis in a language."""
    replay = replay_of(past)
    costly: list[CostlyShown] = []
    for one in found.costly:
        [(_, game)] = replay.positions(one.step, one.step)
        words = in_words(replay.ruleset, game, one, locale)
        costly.append(
            CostlyShown(
                step=one.step,
                turn=one.turn,
                seat=one.seat,
                picked=words.picked,
                better=words.better,
                why=words.why,
                chance=one.chance,
                possible=one.possible,
            )
        )
    moments = [MomentShown(one.step, one.turn, [*one.chances]) for one in found.moments]
    return AnalysisShown(moments, costly, found.compared)
