"""What one address may keep: tables that wait, tables in all, games of programs alone, bytes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery import games
from orrery.core.decisions import Seat
from orrery.server.errors import Refusal
from orrery.server.limits import UNLIMITED, Limits, Rate
from orrery.server.live.gestures import stand_in
from orrery.server.storage.store import Store
from orrery.server.tables.quotas import Quotas, maker_of
from tests.server.databases import rows_in
from tests.server.playing import PERSON, live_game_of, new_table, run
from tests.server.rooms import FRIEND, ME, OPEN, PROGRAM, Json, Room, room

FAST = Rate(1e6, 1e6)
HERE = {"X-Forwarded-For": "203.0.113.7"}
ELSEWHERE = {"X-Forwarded-For": "203.0.113.8"}


def ask(there: Room, *seats: Json, **given: Any) -> httpx.Response:
    """Ask for a table; `headers` say from where."""
    headers = given.pop("headers", HERE)
    wish = {"game": "clone-wars", "seats": seats, **given}
    return there.post("/api/tables", wish, headers=headers)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_few_listed_tables_of_an_address_wait(tmp_path: Path) -> None:
    with room(tmp_path, limits=Limits(FAST, FAST, listed_tables=2)) as there:
        made = [ask(there, ME, OPEN).json() for _ in range(2)]
        third = ask(there, ME, OPEN)
        assert refused(third) == (409, "many-listed")
        assert "delete one of the others" in third.json()["detail"]
        assert ask(there, ME, OPEN, headers=ELSEWHERE).status_code == 201
        # It may wait without being listed, but may not be listed later.
        hidden = ask(there, ME, OPEN, listed=False).json()
        place = f"/api/tables/{hidden['id']}"
        listing = {"host": hidden["host"], "listed": True}
        assert refused(there.http.patch(place, json=listing)) == (409, "many-listed")
        # What waits no more, or is gone, does not count.
        closed = {"host": made[0]["host"], "seats": []}
        assert there.post(f"/api/tables/{made[0]['id']}/close", closed).status_code == 204
        assert there.http.patch(place, json=listing).status_code == 200
        assert ask(there, ME, PROGRAM).status_code == 201, "nobody is waited for there"


def test_tables_of_an_address_are_counted_however_fast_they_are_made(tmp_path: Path) -> None:
    limits = Limits(FAST, FAST, waiting_tables=3, open_tables=5)
    with room(tmp_path, limits=limits) as there:
        with ThreadPoolExecutor(8) as threads:
            wishes = [threads.submit(ask, there, ME, FRIEND, listed=False) for _ in range(8)]
            codes = [wish.result().status_code for wish in wishes]
        assert sorted(codes) == [201] * 3 + [409] * 5
        assert refused(ask(there, ME, FRIEND, listed=False)) == (409, "many-waiting")
        assert [ask(there, ME, PROGRAM).status_code for _ in range(2)] == [201, 201]
        assert refused(ask(there, ME, PROGRAM)) == (409, "many-tables")
        guide = there.post("/api/guides/clone-wars", {"name": "Ann"}, headers=HERE)
        assert refused(guide) == (409, "many-tables")
        assert ask(there, ME, PROGRAM, headers=ELSEWHERE).status_code == 201


def test_only_a_limited_number_of_program_only_games_run(tmp_path: Path) -> None:
    limits = Limits(FAST, FAST, program_tables=0, program_tables_in_all=1)
    with room(tmp_path, limits=limits) as there:
        alone = ask(there, PROGRAM, PROGRAM)
        assert refused(alone) == (409, "many-programs")
        assert "take a seat yourself" in alone.json()["detail"]
        # Nor by letting programs take the seats of a table that waits.
        waits = ask(there, OPEN, OPEN).json()
        place, host = f"/api/tables/{waits['id']}", {"host": waits["host"]}
        assert refused(there.post(f"{place}/start", host)) == (409, "many-programs")
        first = there.post(f"{place}/seats/0", {**host, "kind": "program", "program": "eager"})
        assert first.status_code == 200
        last = there.post(f"{place}/seats/1", {**host, "kind": "program", "program": "eager"})
        assert refused(last) == (409, "many-programs")
        # Somebody who sits there makes it a game like any other.
        assert there.post(f"{place}/seats", {"seat": 1, "name": "Ann"}).status_code == 201
        assert there.table(waits)["status"] == "running"


def test_a_game_that_persons_have_left_to_programs_counts(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await new_table(store, PERSON, PERSON, clock="game 60")
        table.row = replace(table.row, maker="ann")
        quotas = Quotas(store, Limits(program_tables=1), lambda: [table])
        live_game = live_game_of(table)
        for seat in (0, 1):
            await quotas.check_programs("ann")
            await table._append(live_game, [stand_in(live_game, Seat(seat), "timeout")])
        with pytest.raises(Refusal, match="with programs only"):
            await quotas.check_programs("ann")
        await quotas.check_programs("ben")

    run(tmp_path, test)


def test_the_whole_server_runs_only_a_limited_number_of_program_games(tmp_path: Path) -> None:
    limits = Limits(FAST, FAST, program_tables_in_all=0)
    with room(tmp_path, limits=limits) as there:
        answer = ask(there, PROGRAM, PROGRAM)
        assert refused(answer) == (409, "all-programs")
        assert ask(there, ME, PROGRAM).status_code == 201


def test_bytes_of_packs_records_and_picks_are_counted(tmp_path: Path) -> None:
    files = games.read_texts(games.ruleset_of("clone-wars"))
    pack = {"name": "ours", "files": files}
    size = sum(len(text) for text in files.values())
    limits = Limits(FAST, FAST, kept_bytes_a_day=86_400, kept_bytes_at_once=size + 3_000)
    with room(tmp_path, limits=limits) as there:
        made = ask(there, ME, PROGRAM, pack=pack, headers={}).json()
        more = ask(there, ME, PROGRAM, pack=pack, headers={})
        assert refused(more) == (429, "too-much")
        assert int(more.headers["Retry-After"]) > 60
        assert "try again in" in more.json()["detail"]
        assert ask(there, ME, PROGRAM, pack=pack, headers=ELSEWHERE).status_code == 201
        with there.sit(made, made["mine"][0]["secret"]) as player:
            answers = [player.pick(f"pick-{number}") for number in range(15)]
            assert answers[0]["type"] == "ack"
            assert answers[-1]["code"] == "too-much"


def test_a_record_has_a_length_and_a_price(tmp_path: Path) -> None:
    match = games.new_match("clone-wars", seed=1)
    for _ in range(100):
        match.play_text("end")
    record = {"record": match.record().to_text()}
    with room(tmp_path, limits=UNLIMITED._replace(record_picks=99)) as there:
        long = there.post("/api/records", record)
        assert refused(long) == (400, "bad-record")
        assert "found 100 picks, expected at most 99" in long.json()["detail"]
    # It costs 20 tokens, and one for each 500 bytes, which are about 25 picks.
    price = 20 + len(record["record"]) / 500
    with room(tmp_path, limits=UNLIMITED._replace(address=Rate(0.001, price - 1))) as there:
        assert refused(there.post("/api/records", record, headers=HERE)) == (429, "too-many")
    with room(tmp_path, limits=UNLIMITED._replace(address=Rate(0.001, price + 1))) as there:
        assert there.post("/api/records", record, headers=HERE).status_code == 201
    found = rows_in(there.database, "SELECT origin, status, maker FROM tables")
    assert found == [("record", "over", maker_of("203.0.113.7"))]


def test_the_address_itself_is_not_kept(tmp_path: Path) -> None:
    with room(tmp_path) as there:
        ask(there, ME, PROGRAM)
        ask(there, ME, PROGRAM)
        ask(there, ME, PROGRAM, headers=ELSEWHERE)
        makers = [maker for (maker,) in rows_in(there.database, "SELECT maker FROM tables")]
    assert len(makers) == 3
    assert len({*makers}) == 2
    assert all(len(maker) == 16 and "203" not in maker[:3] for maker in makers)


@pytest.mark.parametrize("seats", [[ME, PROGRAM], [ME, OPEN]])
def test_a_rematch_and_playing_on_are_tables_of_whoever_asks(
    tmp_path: Path, seats: list[Json]
) -> None:
    limits = Limits(FAST, FAST, open_tables=1)
    with room(tmp_path, limits=limits) as there:
        made = ask(there, ME, PROGRAM).json()
        there.resign(made)
        place, secret = f"/api/tables/{made['id']}", made["mine"][0]["secret"]
        on = {"after": 0, "seats": seats}
        assert there.post(f"{place}/play-on", on, headers=HERE).status_code == 201
        again = there.post(f"{place}/rematch", {"secret": secret}, headers=HERE)
        assert refused(again) == (409, "many-tables")
        again = there.post(f"{place}/rematch", {"secret": secret}, headers=ELSEWHERE)
        assert again.status_code == 201
        other = there.post(f"{place}/play-on", on, headers=ELSEWHERE)
        assert refused(other) == (409, "many-tables")


def test_a_rematch_is_made_again_if_it_was_removed_and_listed_only_if_it_may_be(
    tmp_path: Path,
) -> None:
    with room(tmp_path, limits=Limits(FAST, FAST, listed_tables=1)) as there:
        made = ask(there, ME, FRIEND).json()
        place = f"/api/tables/{made['id']}"
        link = made["links"][0]["secret"]
        assert there.post(f"{place}/seats", {"secret": link, "name": "Ben"}).status_code == 201
        there.resign(made)
        ask(there, ME, OPEN)
        wish = {"secret": made["mine"][0]["secret"]}
        first = there.post(f"{place}/rematch", wish, headers=HERE).json()
        assert there.table(first)["listed"] is False
        closed = {"host": made["host"], "seats": []}
        assert there.post(f"/api/tables/{first['id']}/close", closed).status_code == 204
        again = there.post(f"{place}/rematch", wish, headers=ELSEWHERE).json()
        assert again["id"] != first["id"]
        assert there.table(made)["rematch"] == again["id"]
        assert there.table(again)["listed"] is True
