"""Two servers on one database: whoever sits at one hears what happens at the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest

from orrery.server.storage.store import News, Store
from tests.server.databases import cut_off, only_postgres, rows_in, url_in
from tests.server.rooms import FRIEND, ME, OPEN, PATIENCE, PROGRAM, Json, Player, Room, room

pytestmark = only_postgres
T = TypeVar("T")
SHORT = {"options": {"bases": "2"}}
BEN = {"kind": "person", "name": "Ben", "mine": True}
GHOST = """INSERT INTO leases SELECT id, 'ghost', extract(epoch FROM now()) + 2 FROM tables
RETURNING table_id"""
"""A process that holds the leases of all tables, and is dead."""
HAUNTED = """WITH changed AS (UPDATE tables SET changes = changes + 1 WHERE id = :table)
INSERT INTO presence VALUES (:table, 'ghost', '1', 0, extract(epoch FROM now()) + 2)
RETURNING table_id"""
"""A process at which the second seat of a table listens, and is dead."""
Pair = tuple[Room, Room]


@pytest.fixture(scope="module")
def both(database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("both")
    with room(folder) as one, room(folder) as other:
        yield one, other


def secret_of(made: Json, seat: int) -> str:
    found: str = next(one["secret"] for one in made["mine"] if one["seat"] == seat)
    return found


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def at_once(*jobs: Callable[[], T]) -> list[T]:
    """What these answer when they are asked at the same time."""
    with ThreadPoolExecutor(len(jobs)) as threads:
        return [one.result() for one in [threads.submit(job) for job in jobs]]


def shown(player: Player, holds: Callable[[Json], bool]) -> None:
    """Wait until a player is told that something holds for the table."""
    while not holds(player.wait_for("table")["table"]):
        pass


def told(there: Room, made: Json, seat: int | None) -> Json:
    """The whole story of a reader, and how things stand."""
    with there.sit(made, None if seat is None else secret_of(made, seat)) as reader:
        return reader.update


def play_on(players: list[Player], is_over: Callable[[], bool]) -> None:
    """Whoever is asked picks, until it is enough."""
    number = 0
    while not is_over():
        for player in players:
            decision = player.update["decision"]
            if decision is None:
                continue
            number += 1
            after = player.update["number"]
            picks = [decision["options"][number % len(decision["options"])]["text"]]
            answer = player.ask(type="pick", id=f"p{number}", after=after, picks=picks)
            assert answer["type"] == "ack", answer
            while player.update["number"] == after:
                player.wait_for("update")
        for player in players:
            player.ask(type="ping", id="now")


def test_a_game_between_two_servers_is_the_same_at_both(both: Pair) -> None:
    one, other = both
    made = one.make(ME, BEN, **SHORT)
    with one.sit(made, secret_of(made, 0)) as ann, other.sit(made, secret_of(made, 1)) as ben:
        play_on([ann, ben], lambda: len(one.log(made)) > 40)
        until(lambda: told(one, made, 0)["number"] == told(other, made, 0)["number"])
        for reader in (0, 1, None):
            assert told(one, made, reader) == told(other, made, reader)
        log = one.log(made)
        assert {row[2] for row in log} == {0, 1}
        assert [row[0] for row in log] == [*range(1, len(log) + 1)]


def test_picks_at_one_server_are_read_from_the_log_alone_at_the_other(
    both: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both
    made = one.make(ME, BEN, **SHORT)
    read: list[str] = []
    news = Store.news

    async def noted(store: Store, table: str, chat: int, log: int) -> News | None:
        read.append(table)
        return await news(store, table, chat, log)

    with one.sit(made, secret_of(made, 0)) as ann, other.sit(made, secret_of(made, 1)) as ben:
        monkeypatch.setattr(Store, "news", noted)
        play_on([ann, ben], lambda: len(one.log(made)) > 30)
    assert read.count(made["id"]) < 10, "only when somebody comes, or both write at once"


def test_chat_reaches_both_in_the_same_order(both: Pair) -> None:
    one, other = both
    made = one.make(ME, BEN)
    with one.sit(made, secret_of(made, 0)) as ann, other.sit(made, secret_of(made, 1)) as ben:
        at_once(lambda: talk(ann, "Ann"), lambda: talk(ben, "Ben"))
        heard = []
        for player in (ann, ben):
            while len([message for message in player.told if message["type"] == "chat"]) < 10:
                player.next()
            lines = [m["line"] for m in player.told if m["type"] == "chat"]
            heard.append([(line["number"], line["text"]) for line in lines])
    assert heard[0] == heard[1]
    assert [number for number, _ in heard[0]] == [*range(1, 11)]


def talk(player: Player, name: str) -> None:
    for number in range(5):
        assert player.ask(type="say", id="s", text=f"{name} {number}")["type"] == "ack"


def test_of_two_who_want_a_seat_one_has_it_and_the_game_begins_at_both(both: Pair) -> None:
    for _ in range(5):
        two_want_a_seat(*both)


def two_want_a_seat(one: Room, other: Room) -> None:
    made = one.make(ME, OPEN)
    place = f"/api/tables/{made['id']}/seats"
    with other.sit(made) as watcher:
        answers = at_once(
            lambda: one.post(place, {"seat": 1, "name": "Ben"}),
            lambda: other.post(place, {"seat": 1, "name": "Cid"}),
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        refused = next(answer for answer in answers if answer.status_code == 409)
        assert refused.json()["code"] in ("seat-taken", "started")
        watcher.wait_for("update")
    assert one.table(made)["status"] == other.table(made)["status"] == "running"
    assert names_at(one, made) == names_at(other, made)


def names_at(there: Room, made: Json) -> list[str]:
    return [seat["name"] for seat in there.table(made)["seats"]]


def test_what_a_host_does_is_told_at_the_other_server(both: Pair) -> None:
    one, other = both
    made = one.make(ME, FRIEND, OPEN, game="starcraft", options={"players": "3"})
    place, host = f"/api/tables/{made['id']}", {"host": made["host"]}
    with one.sit(made) as watcher:
        change = {**host, "kind": "program", "program": "eager"}
        assert other.post(f"{place}/seats/1", change).status_code == 200
        shown(watcher, lambda table: table["seats"][1]["kind"] == "program")
        assert other.http.patch(place, json={**host, "name": "Ours"}).status_code == 200
        shown(watcher, lambda table: table["name"] == "Ours")
        assert other.post(f"{place}/start", host).status_code == 200
        watcher.wait_for("update")
    assert one.post(f"{place}/close", host).json()["code"] == "others-play"


def test_a_table_that_is_closed_at_one_server_is_closed_at_the_other(both: Pair) -> None:
    one, other = both
    made = one.make(ME, FRIEND)
    with other.sit(made, secret_of(made, 0)) as ann:
        assert one.post(f"/api/tables/{made['id']}/close", {"host": made["host"]}).is_success
        ann.wait_for("closed")
    for there in both:
        assert there.get(f"/api/tables/{made['id']}").status_code == 404


def test_who_is_here_is_known_at_the_other_server(both: Pair) -> None:
    one, other = both
    made = one.make(ME, BEN)
    with other.sit(made, secret_of(made, 1)) as ben:
        with one.sit(made, secret_of(made, 0)) as ann, one.sit(made) as watcher:
            shown(ben, lambda table: table["seats"][0]["present"] and table["watchers"] == 1)
            until(lambda: one.table(made)["seats"][1]["present"])
            assert ann.ask(type="stand-in", id="s", seat=1)["code"] == "not-away"
            watcher.ask(type="ping", id="p")
        shown(ben, lambda table: not table["seats"][0]["present"] and table["watchers"] == 0)
        assert ben.ask(type="stand-in", id="s", seat=0)["code"] == "just-left"


def test_who_was_at_a_server_that_died_is_away(both: Pair) -> None:
    one, _ = both
    made = one.make(ME, BEN)
    with one.sit(made, secret_of(made, 0)) as ann:
        rows_in(one.database, HAUNTED, table=made["id"])
        ann.ask(type="say", id="hello", text="Is somebody there?")
        until(lambda: one.table(made)["seats"][1]["present"])
        until(lambda: not one.table(made)["seats"][1]["present"])
        until(lambda: not rows_in(one.database, "SELECT 1 FROM presence WHERE process = 'ghost'"))


def test_whoever_was_taken_for_dead_says_again_who_is_here(both: Pair) -> None:
    one, other = both
    made = one.make(ME, BEN)
    with one.sit(made, secret_of(made, 0)):
        until(lambda: other.table(made)["seats"][0]["present"])
        forgotten = "DELETE FROM presence WHERE table_id = :table RETURNING table_id"
        assert rows_in(one.database, forgotten, table=made["id"])
        until(lambda: other.table(made)["seats"][0]["present"])


def test_an_undo_request_is_answered_at_the_other_server(both: Pair) -> None:
    one, other = both
    made = one.make(ME, BEN)
    with one.sit(made, secret_of(made, 0)) as ann, other.sit(made, secret_of(made, 1)) as ben:
        mover, waiter = (ann, ben) if ann.update["decision"] else (ben, ann)
        after = mover.update["number"]
        assert mover.ask(type="pick", id="end", after=after, picks=["end"])["type"] == "ack"
        waiter.option()
        after = mover.update["number"]
        answer = mover.ask(type="undo", id="back", after=after)
        assert (answer["type"], answer.get("stopped")) == ("ack", "asked")
        waiter.wait_for("undo-asked")
        assert waiter.ask(type="consent", id="yes", agree=True, wish=1)["type"] == "ack"
        while mover.update["decision"] is None:
            mover.wait_for("update")
    assert [row[1] for row in one.log(made)][-3:] == ["ask", "agree", "undo"]


def test_giving_up_ends_the_game_at_both_and_a_rematch_is_one(both: Pair) -> None:
    one, other = both
    made = one.make(ME, BEN)
    with other.sit(made, secret_of(made, 1)) as ben:
        one.resign(made)
        shown(ben, lambda table: table["status"] == "over")
    place = f"/api/tables/{made['id']}/rematch"
    again = at_once(
        lambda: one.post(place, {"secret": secret_of(made, 0)}).json(),
        lambda: other.post(place, {"secret": secret_of(made, 1)}).json(),
    )
    assert again[0]["id"] == again[1]["id"]
    assert {answer["seat"] for answer in again} == {0, 1}
    until(lambda: one.table({"id": again[0]["id"]})["status"] == "running")


def test_whoever_gave_up_at_one_server_watches_at_the_other(both: Pair) -> None:
    one, other = both
    made = one.make(ME, BEN, PROGRAM, game="starcraft", options={"players": "3"})
    with other.sit(made, secret_of(made, 0)) as ann:
        one.resign(made)
        while ann.wait_for("welcome")["seat"] is not None:
            pass
        assert ann.ask(type="resign", id="again")["code"] == "watching"


def first_option(player: Player, name: str) -> Json:
    """A message that picks the first option."""
    update = player.update
    picks = [update["decision"]["options"][0]["text"]]
    return {"type": "pick", "id": name, "after": update["number"], "picks": picks}


def test_a_gesture_sent_again_to_the_other_server_counts_once(both: Pair) -> None:
    one, other = both
    made = one.make(ME, BEN)
    seat = 0 if told(one, made, 0)["decision"] else 1
    with (
        one.sit(made, secret_of(made, seat)) as here,
        other.sit(made, secret_of(made, seat)) as there,
    ):
        sent = first_option(here, "once")
        answers = at_once(lambda: here.ask(**sent), lambda: there.ask(**sent))
    assert [answer["type"] for answer in answers] == ["ack", "ack"]
    assert len(one.log(made)) == 1


def test_programs_think_at_one_server_and_go_on_when_it_is_gone(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("lease")
    query = "SELECT holder, until FROM leases"
    with room(folder) as one:
        made = one.make(ME, OPEN, **SHORT)
        rows_in(url_in(folder), GHOST)
        host = {"host": made["host"], "program": "eager"}
        assert one.post(f"/api/tables/{made['id']}/start", host).is_success
        with one.sit(made, secret_of(made, 0)) as ann:
            if ann.update["decision"] is not None:
                ann.ask(type="pick", id="e", after=ann.update["number"], picks=["end"])
            assert rows_in(url_in(folder), query)[0][0] == "ghost"
            ann.option()
        until(lambda: rows_in(url_in(folder), query) == [])


def test_a_database_that_is_away_is_told_kindly_and_nothing_is_lost(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("away")
    url = url_in(folder)
    with room(folder) as one, room(folder) as other:
        made = one.make(ME, BEN)
        seat = 0 if told(one, made, 0)["decision"] else 1
        with one.sit(made, secret_of(made, seat)) as here, other.sit(made) as watcher:
            assert here.ask(**first_option(here, "first"))["type"] == "ack"
            cut_off(url, is_open=False)
            sent = first_option(here, "second")
            answer = here.ask(**sent)
            assert (answer["type"], answer["code"]) == ("refused", "away")
            health = one.get("/api/health")
            assert (health.status_code, health.json()["code"]) == (503, "away")
            cut_off(url, is_open=True)
            until(lambda: one.get("/api/health").is_success)
            assert here.ask(**sent)["type"] == "ack"
            assert here.ask(**sent)["type"] == "ack"
            while watcher.update["number"] != told(one, made, None)["number"]:
                watcher.wait_for("update")
        assert [row[4] for row in one.log(made)] == ["first", "second"]


def test_a_server_that_stops_keeps_no_lease(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("stopped")
    with room(folder) as one:
        made = one.make(PROGRAM, PROGRAM)
        with one.sit(made):
            until(lambda: rows_in(url_in(folder), "SELECT holder FROM leases") != [])
            assert one.table(made)["status"] == "running"
    assert rows_in(url_in(folder), "SELECT holder FROM leases") == []
