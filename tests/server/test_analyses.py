"""Where a finished game turned, as the server tells it: only of games that are over, a few at a
time, one for each table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest

from orrery.core.errors import BadData, BrokenRules
from orrery.games import new_match
from orrery.lab.analysis.results import Analysing, Analysis, Moment
from orrery.server.contract.replay_bodies import AnalysisFailed, AnalysisProgress, AnalysisShown
from orrery.server.errors import Busy
from orrery.server.http.analyses import Analyses, Said
from orrery.server.limits import USUAL
from orrery.server.work.pools import ANALYSING, Work
from orrery.server.work.replays import FinishedGame
from orrery.server.work.workers import NoAnswer, Workers
from tests.server.rooms import Json, Room

FOUND = Analysis((Moment(0, 1, (0.25, 0.75)),), (), 7, 100)


def game(table: str) -> FinishedGame:
    return FinishedGame(table, new_match("clone-wars", seed=1).record(), {})


class FakePool(Workers):
    """Analyses that go on when they are told to."""

    def __init__(self) -> None:
        super().__init__(1, ANALYSING, "fake")
        self.begun: list[str] = []
        self.stopped: list[str] = []
        self.said: asyncio.Queue[Analysing | Analysis | Exception] = asyncio.Queue()

    async def stream(  # type: ignore[override]
        self, who: str, function: Callable[..., object], past: FinishedGame
    ) -> AsyncIterator[Analysing | Analysis]:
        self.begun.append(past.table)
        try:
            while True:
                said = await self.said.get()
                if isinstance(said, Exception):
                    raise said
                yield said
                if isinstance(said, Analysis):
                    return
        except asyncio.CancelledError:
            self.stopped.append(past.table)
            raise


class Hall:
    """Analyses without processes."""

    def __init__(self) -> None:
        work = Work()
        self.pool = FakePool()
        self.shown_to: list[str] = []
        work.analysing = self.pool
        work.reading.do = self.show  # type: ignore[method-assign,assignment]
        self.analyses = Analyses(work)

    async def show(self, who: str, function: object, *given: Any) -> AnalysisShown:
        _, found, _ = given
        self.shown_to.append(who)
        return AnalysisShown([], [], found.compared)

    def ask(self, table: str, who: str = "ann") -> AsyncIterator[Said]:
        return self.analyses.follow(self.analyses.analysis_of(game(table), who), who, "en")


def in_hall(do: Callable[[Hall], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        await do(Hall())

    asyncio.run(run())


def test_everybody_who_asks_follows_the_same_analysis_and_it_is_kept() -> None:
    async def do(hall: Hall) -> None:
        ann, ben = hall.ask("t"), hall.ask("t", "ben")
        assert await anext(ann) == AnalysisProgress(0, 0)
        assert await anext(ben) == AnalysisProgress(0, 0)
        hall.pool.said.put_nowait(Analysing(3, 10))
        assert [await anext(ann), await anext(ben)] == [AnalysisProgress(3, 10)] * 2
        hall.pool.said.put_nowait(FOUND)
        assert [await anext(ann), await anext(ben)] == [AnalysisShown([], [], 7)] * 2
        assert [said async for said in hall.ask("t", "eve")] == [AnalysisShown([], [], 7)]
        assert hall.pool.begun == ["t"]
        assert hall.shown_to == ["ann", "ben", "eve"], "each waits in a line of its own"

    in_hall(do)


def test_what_is_found_while_a_line_is_sent_is_told_next() -> None:
    async def do(hall: Hall) -> None:
        ann = hall.ask("t")
        await anext(ann)
        hall.pool.said.put_nowait(FOUND)
        for _ in range(5):
            await asyncio.sleep(0)
        assert await asyncio.wait_for(anext(ann), 1) == AnalysisShown([], [], 7)

    in_hall(do)


def test_one_that_nobody_follows_is_stopped_and_can_begin_anew() -> None:
    async def do(hall: Hall) -> None:
        ann, ben = hall.ask("t"), hall.ask("t", "ben")
        await anext(ann)
        await anext(ben)
        await ann.aclose()  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        assert hall.pool.stopped == []
        await ben.aclose()  # type: ignore[attr-defined]
        again = hall.ask("t")
        assert await anext(again) == AnalysisProgress(0, 0)
        await asyncio.sleep(0)
        assert hall.pool.stopped == ["t"]
        hall.pool.said.put_nowait(FOUND)
        assert await anext(again) == AnalysisShown([], [], 7)

    in_hall(do)


def test_one_address_may_have_few_under_way_and_all_together_not_many() -> None:
    async def do(hall: Hall) -> None:
        for number in range(USUAL.analyses_per_address):
            hall.ask(f"a{number}")
        with pytest.raises(Busy):
            hall.ask("more")
        for number in range(USUAL.analyses - USUAL.analyses_per_address):
            hall.ask(f"b{number}", f"ben{number}")
        with pytest.raises(Busy):
            hall.ask("more", "eve")
        hall.ask("a0", "eve")  # which is under way

    in_hall(do)


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (NoAnswer("too long"), "The server is busy"),
        (BadData("nobody can tell"), "No program can look back at a game of this kind."),
        (BrokenRules("a card pack"), "No program can look back at a game of this kind."),
    ],
)
def test_one_that_fails_says_so_and_can_be_asked_for_again(
    failure: Exception, sentence: str
) -> None:
    async def do(hall: Hall) -> None:
        hall.pool.said.put_nowait(failure)
        *_, said = [one async for one in hall.ask("t")]
        assert isinstance(said, AnalysisFailed)
        assert said.sentence.startswith(sentence)
        hall.pool.said.put_nowait(FOUND)
        *_, said = [one async for one in hall.ask("t")]
        assert isinstance(said, AnalysisShown)

    in_hall(do)


# Over HTTP


def lines(room: Room, made: Json) -> list[Json]:
    answer = room.get(f"/api/tables/{made['id']}/analysis")
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.slow
def test_a_game_that_is_over_is_analysed_in_a_worker(shared: Room) -> None:
    made = shared.make()
    assert shared.get(f"/api/tables/{made['id']}/analysis").json()["code"] == "running"
    shared.resign(made)
    *before, found = lines(shared, made)
    assert {one["type"] for one in before} <= {"progress"}
    assert found["type"] == "analysis"
    [first, *_] = found["moments"]
    assert (first["step"], first["turn"]) == (0, 1)
    assert sum(first["chances"]) == pytest.approx(1)
    assert lines(shared, made) == [found]


@pytest.mark.slow
def test_a_record_that_stops_before_the_end_is_refused(shared: Room) -> None:
    match = new_match("clone-wars", seed=1)
    match.play_text(next(iter(match.options())))
    made = shared.post("/api/records", {"record": match.record().to_text()}).json()
    answer = shared.get(f"/api/tables/{made['id']}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (409, "cut-short")
