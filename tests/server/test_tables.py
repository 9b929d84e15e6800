"""Tables over HTTP: made, joined, left, begun by their hosts, closed, played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orrery.bots.measured import measurements
from orrery.core.record import Record
from tests.server.rooms import FRIEND, ME, OPEN, PROGRAM, Json, Room, room

ROOT = Path(__file__).parents[2]
ANOTHER = "a" * 27  # a secret that fits nothing


def host(made: Json, **more: Any) -> Json:
    return {"host": made["host"], **more}


def seats(shown: Json) -> list[tuple[str, str, bool]]:
    return [(seat["kind"], seat["name"], seat["taken"]) for seat in shown["seats"]]


def test_the_server_says_that_it_works(shared: Room) -> None:
    assert shared.get("/api/health").json()["status"] == "ok"


def test_games_are_told_with_how_many_can_play(shared: Room) -> None:
    games = {game["name"]: game for game in shared.get("/api/games").json()}
    assert games["clone-wars"]["players"] == [2]
    assert games["starcraft"]["players"] == [2, 3, 4, 5, 6]
    assert games["clone-wars"]["programs"][-1]["name"] == "search"


def test_programs_are_told_with_their_strength_and_sit_down_by_their_name(shared: Room) -> None:
    game = shared.get("/api/games").json()[0]
    assert [(one["title"], one["strength"]) for one in game["programs"]] == [
        ("Novice", "Beginner"),
        ("Simple", "Easy"),
        ("Hasty", "Medium"),
        ("Greedy", "Strong"),
        ("Search", "Strongest"),
    ]
    made = shared.make(ME, {"kind": "program", "program": "simple"})
    assert shared.table(made)["seats"][1]["name"] == "Simple"


def test_ratings_are_told_with_the_options_they_were_measured_with(shared: Room) -> None:
    """And nothing is told where nothing was measured."""
    for game in shared.get("/api/games").json():
        for one in game["programs"]:
            places = measurements(game["name"], one["name"])
            assert [told["rating"] for told in one["measured"]] == [at.rating for at in places]
            for told, place in zip(one["measured"], places, strict=True):
                assert told["options"]["mode"] == place.options.get("mode", "standard")
                assert told["options"]["players"] == place.options["players"]
                assert not {"galaxy", "factions"} & {*told["options"]}


def test_several_programs_of_a_kind_are_told_apart(shared: Room) -> None:
    simple = {"kind": "program", "program": "simple"}
    named = {**simple, "name": "Simple mind"}
    # The game has not begun, so nobody has chosen a faction to go by.
    seats = (ME, simple, named, simple, OPEN)
    made = shared.make(*seats, game="starcraft", options={"players": "5"})
    names = [seat["name"] for seat in shared.table(made)["seats"]]
    assert names[1:4] == ["Simple", "Simple mind", "Simple 2"]


def test_options_are_told_with_what_is_usual_in_each_mode(shared: Room) -> None:
    bases = shared.get("/api/games").json()[0]["choices"][1]
    assert bases["usual_in"] == {"beginner": "3", "full": "4", "secret": "4"}


def test_games_are_told_with_their_sides_and_how_a_terminal_plays_them(shared: Room) -> None:
    games = {game["name"]: game for game in shared.get("/api/games").json()}
    assert games["clone-wars"]["sides"] == ["republic", "separatist", "rebel", "empire"]
    assert games["starcraft"]["sides"] == []
    assert games["starcraft"]["terminal"] == "orrery play --terminal starcraft"


def test_only_games_that_the_client_draws_are_said_to_have_a_screen(shared: Room) -> None:
    drawn = {page.parent.name for page in (ROOT / "web/src/games").glob("*/drawnTable.ts")}
    told = {game["name"] for game in shared.get("/api/games").json() if game["has_screen"]}
    assert told == drawn


def test_a_seat_s_side_is_known_before_the_game_unless_it_is_drawn(shared: Room) -> None:
    sides = [
        [seat["side"] for seat in shared.table(shared.make(ME, FRIEND, options=options))["seats"]]
        for options in ({}, {"factions": "empire,rebel"}, {"factions": "random"})
    ]
    assert sides == [["republic", "separatist"], ["empire", "rebel"], ["", ""]]


def test_the_server_says_how_others_reach_it(shared: Room, tmp_path: Path) -> None:
    told = shared.get("/api/server").json()
    assert told == {"address": "", "command": "orrery serve --host 0.0.0.0"}
    with room(tmp_path, address="http://192.168.0.2:8765", sharing="./play serve") as there:
        told = there.get("/api/server").json()
        assert told["address"] == "http://192.168.0.2:8765"
        assert told["command"] == "./play serve"


def test_a_table_with_a_program_begins_at_once(shared: Room) -> None:
    made = shared.make()
    assert [one["seat"] for one in made["mine"]] == [0]
    assert made["links"] == []
    assert shared.table(made)["status"] == "running"


def test_a_seat_is_taken_by_its_link_and_the_game_begins(shared: Room) -> None:
    made = shared.make(ME, FRIEND)
    assert shared.table(made)["status"] == "waiting"
    link = made["links"][0]["secret"]
    claimed = shared.post(f"/api/tables/{made['id']}/seats", {"name": "Bea", "secret": link})
    assert claimed.json()["seat"] == 1
    shown = shared.table(made)
    assert shown["status"] == "running"
    assert seats(shown)[1] == ("person", "Bea", True)
    own = claimed.json()["secret"]
    again = shared.post(f"/api/tables/{made['id']}/seats", {"name": "Cat", "secret": own})
    assert again.json() == {"seat": 1, "secret": own}, "one comes back with what opens the seat"
    assert seats(shared.table(made))[1] == ("person", "Bea", True)


def test_an_open_seat_is_taken_by_number_once(shared: Room) -> None:
    made = shared.make(ME, OPEN)
    place = f"/api/tables/{made['id']}/seats"
    assert shared.post(place, {"name": "Bea", "seat": 0}).status_code == 403
    assert shared.post(place, {"name": "Bea", "seat": 1}).status_code == 201
    late = shared.post(place, {"name": "Cat", "seat": 1})
    assert (late.status_code, late.json()["code"]) == (409, "started")


def test_whoever_leaves_before_the_start_can_be_replaced(shared: Room) -> None:
    made = shared.make(ME, FRIEND)
    place = f"/api/tables/{made['id']}"
    own = made["mine"][0]["secret"]
    assert seats(shared.post(f"{place}/leave", {"secret": own}).json())[0] == (
        "person",
        "Ann",
        False,
    )
    back = shared.post(f"{place}/seats", {"name": "Ann", "secret": own, "own": own})
    assert back.json() == {"seat": 0, "secret": own}
    assert shared.post(f"{place}/leave", {"secret": ANOTHER}).status_code == 403


def test_an_open_seat_that_is_left_is_open_again(shared: Room) -> None:
    made = shared.make(FRIEND, OPEN)
    place = f"/api/tables/{made['id']}"
    first = shared.post(f"{place}/seats", {"name": "Bea", "seat": 1}).json()
    shown = shared.post(f"{place}/leave", {"secret": first["secret"]}).json()
    assert seats(shown)[1] == ("open", "", False)
    assert shared.post(f"{place}/leave", {"secret": first["secret"]}).status_code == 403
    assert shared.post(f"{place}/seats", {"name": "Cat", "seat": 1}).status_code == 201


def test_whoever_takes_a_seat_may_do_without_a_name(shared: Room) -> None:
    made = shared.make(ME, {"kind": "person"})
    link = made["links"][0]["secret"]
    assert shared.post(f"/api/tables/{made['id']}/seats", {"secret": link}).status_code < 300
    seat = shared.get(f"/api/tables/{made['id']}").json()["seats"][1]
    assert (seat["taken"], seat["name"], seat["side"]) == (True, "", "separatist")


def test_a_seat_changes_its_name_before_the_start(shared: Room) -> None:
    made = shared.make(ME, FRIEND)
    body = {"secret": made["mine"][0]["secret"], "name": "Anna"}
    shown = shared.post(f"/api/tables/{made['id']}/rename", body).json()
    assert seats(shown)[0] == ("person", "Anna", True)
    running = shared.make()
    body["secret"] = running["mine"][0]["secret"]
    late = shared.post(f"/api/tables/{running['id']}/rename", body)
    assert (late.status_code, late.json()["code"]) == (409, "started")


def test_the_host_names_and_lists_a_table(shared: Room) -> None:
    made = shared.make(ME, FRIEND, listed=False)
    place = f"/api/tables/{made['id']}"
    shown = shared.http.patch(place, json=host(made, name="Friday")).json()
    assert (shown["name"], shown["listed"]) == ("Friday", False)
    assert made["id"] not in [one["id"] for one in shared.get("/api/tables").json()]
    assert shared.http.patch(place, json=host(made, listed=True)).json()["name"] == "Friday"
    assert made["id"] in [one["id"] for one in shared.get("/api/tables").json()]
    assert shared.http.patch(place, json={"host": ANOTHER, "name": "x"}).status_code == 403


def test_the_host_begins_and_programs_fill_the_table(shared: Room) -> None:
    made = shared.make(ME, OPEN)
    place = f"/api/tables/{made['id']}/start"
    assert shared.post(place, {"host": ANOTHER}).json()["code"] == "not-host"
    assert shared.post(place, host(made, program="deep")).json()["code"] == "no-program"
    shown = shared.post(place, host(made)).json()
    assert shown["status"] == "running"
    assert shown["seats"][1]["program"] == "greedy"
    late = shared.post(place, host(made))
    assert (late.status_code, late.json()["code"]) == (409, "started")


def test_the_host_decides_who_may_sit(shared: Room) -> None:
    made = shared.make(FRIEND, FRIEND)
    place = f"/api/tables/{made['id']}"
    old = made["links"][1]["secret"]
    opened = shared.post(f"{place}/seats/1", host(made, kind="open"))
    assert opened.json() == {"seat": 1, "secret": None}
    assert shared.post(f"{place}/seats", {"name": "x", "secret": old}).status_code == 403
    link = shared.post(f"{place}/seats/1", host(made, kind="person", name="Cat")).json()["secret"]
    assert seats(shared.table(made))[1] == ("person", "Cat", False)
    assert shared.post(f"{place}/seats", {"name": "Cat", "secret": link}).status_code == 201
    shared.post(f"{place}/seats/0", host(made, kind="program", program="eager"))
    shown = shared.table(made)
    assert shown["status"] == "running"
    assert shown["seats"][0]["program"] == "eager"


def test_only_the_host_decides_and_only_about_seats_there_are(shared: Room) -> None:
    made = shared.make(ME, FRIEND)
    place = f"/api/tables/{made['id']}/seats"
    foreign = shared.post(f"{place}/1", {"host": ANOTHER, "kind": "open"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "not-host")
    missing = shared.post(f"{place}/5", host(made, kind="open"))
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-seat")
    unknown = shared.post(f"{place}/1", host(made, kind="program"))
    assert (unknown.status_code, unknown.json()["code"]) == (400, "no-program")
    assert seats(shared.table(made))[1] == ("person", "Ben", False)


def test_a_table_is_closed_before_its_game_begins(shared: Room) -> None:
    made = shared.make(ME, FRIEND)
    place = f"/api/tables/{made['id']}"
    with shared.sit(made, made["mine"][0]["secret"]) as player:
        assert shared.post(f"{place}/close", {"host": ANOTHER}).status_code == 403
        assert shared.post(f"{place}/close", host(made)).status_code == 204
        player.wait_for("closed")
    assert shared.get(place).json()["code"] == "no-table"


def test_a_running_game_is_deleted_only_if_all_its_persons_want_it(shared: Room) -> None:
    made = shared.make(ME, {**FRIEND, "mine": True})
    place = f"/api/tables/{made['id']}"
    ann, ben = (one["secret"] for one in made["mine"])
    for seats in ([], [ann], [ann, ann]):
        answer = shared.post(f"{place}/close", host(made, seats=seats))
        assert (answer.status_code, answer.json()["code"]) == (409, "others-play")
    with shared.sit(made, ben) as player:
        assert shared.post(f"{place}/close", host(made, seats=[ann, ben])).status_code == 204
        player.wait_for("closed")
    assert shared.get(place).json()["code"] == "no-table"
    assert shared.log(made) == []


def test_a_game_against_programs_is_deleted_by_its_only_person_while_they_think(
    shared: Room,
) -> None:
    made = shared.make(ME, PROGRAM, PROGRAM, game="starcraft", options={"players": "3"})
    secret = made["mine"][0]["secret"]
    close = f"/api/tables/{made['id']}/close"
    assert shared.post(close, host(made, seats=[secret])).status_code == 204
    assert shared.table(made)["code"] == "no-table"


def test_a_game_that_is_over_is_deleted_by_its_host(shared: Room) -> None:
    made = shared.make(ME, {**FRIEND, "mine": True})
    shared.resign(made)
    assert shared.post(f"/api/tables/{made['id']}/close", host(made)).status_code == 204
    assert shared.table(made)["code"] == "no-table"


def test_a_record_leaves_the_server_only_when_the_game_is_over(shared: Room) -> None:
    waiting = shared.make(ME, FRIEND)
    early = shared.get(f"/api/tables/{waiting['id']}/record")
    assert (early.status_code, early.json()["code"]) == (409, "not-started")
    made = shared.make()
    for what in ("record", "summary"):
        answer = shared.get(f"/api/tables/{made['id']}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "running")
        assert shared.table(made)["commitment"] not in answer.text
    shared.resign(made)
    answer = shared.get(f"/api/tables/{made['id']}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="clone-wars-')
    record = Record.from_text(answer.text, "the answer")
    assert record.seed == shared.table(made)["result"]["seed"]
    assert shared.get(f"/api/tables/{made['id']}/summary").status_code == 200


def test_a_rematch_moves_everybody_one_seat_on(shared: Room) -> None:
    made = shared.make()
    place, own = f"/api/tables/{made['id']}", made["mine"][0]["secret"]
    early = shared.post(f"{place}/rematch", {"secret": own})
    assert (early.status_code, early.json()["code"]) == (409, "running")
    shared.resign(made)
    assert shared.post(f"{place}/rematch", {"secret": ANOTHER}).status_code == 403
    again = shared.post(f"{place}/rematch", {"secret": own}).json()
    assert again["seat"] == 1
    assert shared.table(made)["rematch"] == again["id"]
    shown = shared.table(again)
    assert shown["status"] == "running"
    assert [seat["kind"] for seat in shown["seats"]] == ["program", "person"]
    assert shared.post(f"{place}/rematch", {"secret": own}).json() == again
    with shared.sit(again, own) as player:
        assert player.told[0]["seat"] == 1


def test_nobody_takes_the_seat_of_somebody_who_is_asked_to_play_again(shared: Room) -> None:
    made = shared.make(ME, OPEN)
    place = f"/api/tables/{made['id']}"
    bea = shared.post(f"{place}/seats", {"name": "Bea", "seat": 1}).json()
    shared.resign(made)
    again = shared.post(f"{place}/rematch", {"secret": made["mine"][0]["secret"]}).json()
    assert seats(shared.table(again)) == [("person", "Bea", False), ("person", "Ann", True)]
    stranger = shared.post(f"/api/tables/{again['id']}/seats", {"name": "Eve", "seat": 0})
    assert stranger.status_code == 403
    joined = shared.post(f"{place}/rematch", {"secret": bea["secret"]}).json()
    assert joined == {"id": again["id"], "seat": 0}
    assert shared.table(again)["status"] == "running"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "bad-request"),
        ({"game": "chess", "seats": [ME, PROGRAM]}, "bad-wish"),
        ({"game": "clone-wars", "seats": [ME, PROGRAM], "colour": "red"}, "bad-request"),
        ({"game": "clone-wars", "seats": [ME, {"kind": "ghost"}]}, "bad-request"),
        ({"game": "clone-wars", "seats": [ME]}, "bad-request"),
        ({"game": "clone-wars", "seats": [ME, ME, ME]}, "seat-count"),
        ({"game": "clone-wars", "seats": [ME, {"kind": "program"}]}, "no-program"),
        ({"game": "clone-wars", "seats": [ME, PROGRAM], "options": {"mode": "x"}}, "bad-wish"),
        ({"game": "clone-wars", "seats": [ME, PROGRAM], "name": " "}, "bad-request"),
        ({"game": "clone-wars", "seats": [ME, PROGRAM], "listed": "yes"}, "bad-request"),
    ],
)
def test_a_request_that_is_not_possible_says_why(shared: Room, body: Json, code: str) -> None:
    answer = shared.post("/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["detail"]


def test_what_is_no_json_is_refused(shared: Room) -> None:
    for content in (b"", b"{", b"\xff\xfe", b"[" * 5000, b"null"):
        answer = shared.http.post("/api/tables", content=content)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), content


def test_what_does_not_exist_is_not_found(shared: Room) -> None:
    for table in ("0" * 16, "x", "%F0%9F%8E%B2"):
        answer = shared.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
    for path in ("/api/tables/%00", "/assets/%00", "/table/a%0ab", f"/assets/{'x' * 300}"):
        answer = shared.get(path)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-path")
    assert shared.get("/api/nothing").json()["code"] == "not-found"
    assert shared.http.delete("/api/tables").json()["code"] == "wrong-method"
