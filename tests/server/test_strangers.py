"""What strangers hand in: however much work it asks for, everybody else is answered."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from orrery import games
from orrery.core.match import Match
from orrery.server import limits
from orrery.server.http import replay_cache
from orrery.server.limits import UNLIMITED
from orrery.server.live.live_game import AT_ONCE, LiveGame
from orrery.server.storage.rows import LogRow
from orrery.server.storage.store import Store
from tests import plain_http
from tests.laws.test_endless import ENDLESS_PACK
from tests.server.playing import PERSON, WORK, live_game_of, new_table, run
from tests.server.rooms import ME, PROGRAM, Json, Room, room

pytestmark = pytest.mark.slow


def pack(text: str) -> Json:
    return {"name": "pack", "files": {"clone_wars.toml": text}}


def wish(text: str, *seats: Json) -> Json:
    return {"game": "clone-wars", "listed": False, "seats": seats, "pack": pack(text)}


def is_alive(room: Room) -> bool:
    return room.get("/api/health").status_code == 200


def health_while(room: Room, *asking: Any) -> list[float]:
    """How long the server took to answer while others asked for something."""
    waited: list[float] = []
    with ThreadPoolExecutor(len(asking)) as threads:
        doing = [threads.submit(one) for one in asking]
        while not waited or not all(one.done() for one in doing):
            begun = time.monotonic()
            assert is_alive(room)
            waited.append(time.monotonic() - begun)
        for one in doing:
            one.result()
    return waited


# Card packs


def deep_toml(parts: int) -> str:
    """Text that takes a reader of TOML a time that grows with its square."""
    return "[" + ".".join("a" * parts) + "]\n" + "".join(f"k{at}=1\n" for at in range(parts))


@pytest.mark.parametrize("text", [deep_toml(5000), "a=" + "[" * 50_000, "x = 1" + "0" * 5000])
def test_a_pack_that_takes_long_to_read_is_refused_and_holds_nobody_up(
    shared: Room, text: str
) -> None:
    def bring() -> None:
        answer = shared.post("/api/tables", wish(text, ME, PROGRAM))
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] == "bad-wish"

    health_while(shared, bring)


def test_an_endless_pack_stops_its_table_alone_also_after_a_restart(tmp_path: Path) -> None:
    with room(tmp_path) as first:
        answer = first.post("/api/tables", wish(ENDLESS_PACK, ME, PROGRAM))
        if answer.status_code == 400:
            assert "step" in answer.text, "it was noticed when the game was tried"
        else:
            made = answer.json()
            with first.sit(made, made["mine"][0]["secret"]) as player:
                for at in range(60):
                    said = player.pick(f"pick-{at}")
                    if said["type"] == "refused":
                        assert said["code"] == "broken-rules"
                        break
                else:
                    pytest.fail("the pack is not endless any more")
        assert is_alive(first)
        honest = first.make(ME, PROGRAM)
        with first.sit(honest, honest["mine"][0]["secret"]) as player:
            assert player.pick("fine")["type"] == "ack"
    with room(tmp_path) as again:
        assert is_alive(again)
        with again.sit(honest, honest["mine"][0]["secret"]) as player:
            assert player.pick("fine-again")["type"] == "ack"


# Records


def long_record(picks: int) -> str:
    match = games.new_match("clone-wars", seed=1)
    while match.number < picks:
        match.play_text("end" if "end" in match.options() else next(iter(match.options())))
    return match.record().to_text()


@pytest.mark.slow
def test_a_long_record_holds_nobody_up(shared: Room) -> None:
    """Bringing it, coming to look at it, its replay and its figures."""
    text = long_record(4000)
    brought: list[str] = []

    def look() -> None:
        answer = shared.post("/api/records", {"record": text})
        assert answer.status_code == 201, answer.text
        brought.append(answer.json()["id"])
        made = {"id": brought[0]}
        with shared.sit(made) as watcher:
            assert len(watcher.update["log"]) == 1000, "the rest is told when it is asked for"
            first = watcher.update["log_from"]
            watcher.send(type="story", id="more", before=first)
            story = watcher.wait_for("story")
            assert story["first"] == max(0, first - 1000)
            assert len(story["lines"]) == first - story["first"]
        for page in ("replay", "summary", "frames?first=3900&count=60"):
            assert shared.get(f"/api/tables/{brought[0]}/{page}").status_code == 200

    waited = health_while(shared, look)
    assert max(waited) < sum(waited) / 2, "nobody waits for most of the time that it takes"


# Games that are over


@pytest.fixture(scope="module")
def over(shared: Room) -> Json:
    made = shared.make(ME, PROGRAM)
    shared.resign(made)
    return made


def test_the_figures_of_a_game_are_made_once(
    shared: Room, over: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, do = list[str](), WORK.reading.do

    async def counted(who: str, function: Any, *arguments: Any) -> Any:
        asked.append(function.__name__)
        return await do(who, function, *arguments)

    monkeypatch.setattr(WORK.reading, "do", counted)
    for _ in range(3):
        for page in ("summary", "replay", "replay?eyes=0"):
            assert shared.get(f"/api/tables/{over['id']}/{page}").status_code == 200
    assert sorted(asked) == ["figures_of", "steps_of", "steps_of"]


def test_too_much_reading_is_answered_with_503_and_harms_nobody(
    shared: Room, over: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_cache, "MOST_KEPT", 0)  # nothing is kept: each is work
    place = f"/api/tables/{over['id']}/frames?first=0&count=60"

    def crowd() -> None:
        with (
            plain_http.Client(base_url=shared.address, timeout=60) as client,
            ThreadPoolExecutor(24) as threads,
        ):
            found = [*threads.map(lambda at: client.get(f"{place}&eyes={at % 2}"), range(96))]
        codes = {one.status_code for one in found}
        assert codes <= {200, 503}, codes
        assert 503 in codes, "the queue is short"
        refused = next(one.json() for one in found if one.status_code == 503)
        assert refused["code"] == "busy"
        assert refused["detail"].endswith("seconds.")

    health_while(shared, crowd)
    assert shared.get(place).status_code == 200, "it works again"


def test_what_costs_more_counts_more(tmp_path: Path) -> None:
    few = limits.Limits(address=limits.Rate(0.001, 50))
    with room(tmp_path, limits=few) as there:
        made = there.make(ME, PROGRAM)
        there.resign(made)
        codes = [there.get(f"/api/tables/{made['id']}/summary").status_code for _ in range(3)]
        assert codes == [200, 200, 429]


def test_a_gesture_of_many_picks_lets_others_have_their_turns(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON)
        live_game, turns = live_game_of(table), 0
        rows = [
            LogRow(number, "pick", asked, "end", "g", 0.0)
            for number, asked in enumerate(turns_of(live_game, 40), 1)
        ]

        async def others() -> None:
            nonlocal turns
            while live_game.number < 40:
                turns += 1
                await asyncio.sleep(0)

        waiting = asyncio.create_task(others())
        await live_game.carry_out(rows)
        await waiting
        assert live_game.number == 40
        assert turns >= 40 // AT_ONCE - 1

    run(tmp_path, test)


def turns_of(live_game: LiveGame, number: int) -> list[int]:
    """Who is asked while nobody does anything but end the turn."""
    match = Match.begin(live_game.ruleset, live_game.record(), live_game.match.game.facts)
    seats = []
    for _ in range(number):
        decision = match.game.decision
        assert decision is not None
        seats.append(int(decision.seat))
        match.play_text("end")
    return seats


def test_being_told_the_story_costs_more_than_a_request(tmp_path: Path) -> None:
    few = UNLIMITED._replace(address=limits.Rate(0.001, 100), story_costs=40.0, table_costs=1.0)
    with room(tmp_path, limits=few) as there:
        made = there.make(ME, PROGRAM)
        with there.sit(made) as watcher:
            answers = [watcher.ask(type="story", id=f"s{at}", before=5) for at in range(2)]
        assert [one["type"] for one in answers] == ["story", "refused"]
