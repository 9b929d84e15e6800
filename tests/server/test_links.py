"""Whoever takes a seat by a link holds the only secret that opens it: neither the table's maker nor
anybody else who saw the link sees the seat's cards or picks for it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.rooms import FRIEND, ME, OPEN, Json, Room

OWN = "a-secret-that-the-browser-made"


def place(made: Json) -> str:
    return f"/api/tables/{made['id']}/seats"


def invited(shared: Room) -> tuple[Json, str]:
    """A table that waits for somebody, and the secret of the link."""
    made = shared.make(ME, FRIEND)
    return made, made["links"][0]["secret"]


def test_the_link_by_which_somebody_sat_down_opens_the_seat_no_more(shared: Room) -> None:
    made, link = invited(shared)
    claim = {"name": "Bea", "secret": link, "own": OWN}
    assert shared.post(place(made), claim).json() == {"seat": 1, "secret": OWN}
    late = shared.post(place(made), {"name": "Eve", "secret": link})
    assert (late.status_code, late.json()["code"]) == (409, "seat-taken")
    with shared.socket(made) as connection:
        connection.send(f'{{"type":"hello","secret":"{link}"}}')
        assert '"seat-taken"' in connection.recv()
        with pytest.raises(ConnectionClosed):
            connection.recv()
    feed = shared.get(
        f"/api/tables/{made['id']}/stream", headers={"authorization": f"Bearer {link}"}
    )
    assert feed.status_code == 409
    with shared.sit(made, OWN) as bea:
        assert bea.told[0]["seat"] == 1


def test_without_a_secret_of_its_own_a_seat_gets_one(shared: Room) -> None:
    made, link = invited(shared)
    own = shared.post(place(made), {"secret": link}).json()["secret"]
    assert own != link
    with shared.sit(made, own) as bea:
        assert bea.told[0]["seat"] == 1


def test_whoever_listens_with_the_link_only_watches_when_the_seat_is_taken(shared: Room) -> None:
    """Also if the connection was there before."""
    made, link = invited(shared)
    with shared.sit(made, link) as eve:
        assert eve.told[0]["seat"] == 1
        shared.post(place(made), {"name": "Bea", "secret": link, "own": OWN})
        assert eve.wait_for("welcome")["seat"] is None
        shown = eve.wait_for("update")
        assert shown["decision"] is None
        with shared.sit(made, OWN) as bea:
            hands = [one.update["view"]["sides"][1]["hand"]["known"] for one in (eve, bea)]
            assert (len(hands[0]), len(hands[1])) == (0, 5)
        assert eve.ask(type="resign", id="up")["code"] == "watching"
    assert shared.table(made)["seats"][1]["present"] is False


def test_a_claim_whose_answer_was_lost_is_sent_again(shared: Room) -> None:
    made, link = invited(shared)
    claim = {"name": "Bea", "secret": link, "own": OWN}
    first, again = (shared.post(place(made), claim) for _ in range(2))
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert first.status_code == 201


def test_so_is_a_claim_of_an_open_seat(shared: Room) -> None:
    made = shared.make(ME, OPEN)
    claim = {"name": "Bea", "seat": 1, "own": OWN}
    assert [shared.post(place(made), claim).json() for _ in range(2)] == [
        {"seat": 1, "secret": OWN}
    ] * 2
    other = shared.post(place(made), {**claim, "own": "another-secret-from-elsewhere"})
    assert other.status_code == 409


@pytest.mark.parametrize("same", [False, True], ids=["of many", "of one, sent many times"])
def test_claims_at_once(shared: Room, same: bool) -> None:
    made, link = invited(shared)

    def claim(number: int) -> tuple[int, str]:
        own = OWN if same else f"{OWN}-{number}"
        answer = shared.post(place(made), {"name": "Bea", "secret": link, "own": own})
        return answer.status_code, own

    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(claim, range(20)))
    taken = [own for status, own in answers if status == 201]
    assert len(taken) == (20 if same else 1)
    assert {status for status, _ in answers} <= {201, 409}
    with shared.sit(made, taken[0]) as player:
        assert player.told[0]["seat"] == 1


def test_nobody_can_use_another_seats_secret_as_their_own(shared: Room) -> None:
    made = shared.make(ME, FRIEND, FRIEND, game="starcraft", options={"players": "3"})
    one, two = (link["secret"] for link in made["links"])
    eve = shared.post(place(made), {"name": "Eve", "secret": one, "own": two})
    assert (eve.status_code, eve.json()["code"]) == (403, "no-seat")
    assert shared.post(place(made), {"name": "Bea", "secret": one}).status_code == 201
    eve = shared.post(place(made), {"name": "Eve", "secret": two, "own": one})
    assert (eve.status_code, eve.json()["code"]) == (403, "no-seat")


def test_a_seat_that_is_left_is_free_for_its_link_again(shared: Room) -> None:
    made = shared.make(FRIEND, FRIEND)
    link = made["links"][1]["secret"]
    claim = {"name": "Bea", "secret": link, "own": OWN}
    shared.post(place(made), claim)
    shared.post(f"/api/tables/{made['id']}/leave", {"secret": OWN})
    with shared.socket(made) as connection:
        connection.send(f'{{"type":"hello","secret":"{OWN}"}}')
        assert '"no-seat"' in connection.recv()
    assert shared.post(place(made), claim).json() == {"seat": 1, "secret": OWN}


def test_a_player_who_lost_the_seat_sees_no_more_than_a_watcher(shared: Room) -> None:
    """The host gives the seat to somebody else while its connection is open."""
    waiting = shared.make(FRIEND, FRIEND)
    link = waiting["links"][1]["secret"]
    shared.post(place(waiting), {"name": "Bea", "secret": link, "own": OWN})
    with shared.sit(waiting, OWN) as bea:
        shared.post(f"{place(waiting)}/1", {"host": waiting["host"], "kind": "person"})
        assert bea.wait_for("welcome")["seat"] is None


def test_a_rematch_goes_by_the_seat_s_own_secret(shared: Room) -> None:
    made, link = invited(shared)
    shared.post(place(made), {"name": "Bea", "secret": link, "own": OWN})
    shared.resign(made)
    place_of = f"/api/tables/{made['id']}/rematch"
    assert shared.post(place_of, {"secret": link}).json()["code"] == "seat-taken"
    again = shared.post(place_of, {"secret": OWN}).json()
    assert again["seat"] == 0
    with shared.sit(again, OWN) as bea:
        assert bea.told[0]["seat"] == 0
    assert shared.post(place_of, {"secret": OWN}).json() == again, "as often as one likes"
