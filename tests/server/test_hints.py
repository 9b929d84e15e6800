"""Hints: for one who plays against programs; between people only where it was said beforehand."""

from __future__ import annotations

import pytest

from tests.server.rooms import FRIEND, ME, PROGRAM, Json, Room

BEN = {"kind": "person", "name": "Ben", "mine": True}


def asked(there: Room, made: Json) -> Json:
    """The answer to one of our seats that is asked something and asks for a hint."""
    seat = there.table(made)["asked"]
    secrets = {mine["seat"]: mine["secret"] for mine in made["mine"]}
    with there.sit(made, secrets.get(seat, secrets[0])) as player:
        while player.update["decision"] is None:  # the program begins
            player.wait_for("update")
        return player.ask(type="hint", id="h")


@pytest.mark.parametrize(
    ("seats", "wish", "gives"),
    [
        ((ME, PROGRAM), {}, True),
        ((ME, PROGRAM), {"hints": False}, False),
        ((ME, BEN), {}, False),
        ((ME, BEN), {"hints": True}, True),
    ],
    ids=["alone", "alone, not wanted", "people", "people who know"],
)
def test_who_may_ask_for_a_hint(
    shared: Room, seats: tuple[Json, Json], wish: Json, gives: bool
) -> None:
    made = shared.make(*seats, options={"bases": "2"}, **wish)
    assert shared.table(made)["hints"] is gives
    answer = asked(shared, made)
    if gives:
        assert answer["type"] == "hint"
    else:
        assert (answer["type"], answer["code"]) == ("refused", "no-hints")


def test_whoever_is_invited_sees_it_before(shared: Room) -> None:
    assert shared.table(shared.make(ME, FRIEND, hints=True))["hints"] is True
    assert shared.table(shared.make(ME, FRIEND))["hints"] is False


def test_a_rematch_keeps_it(shared: Room) -> None:
    made = shared.make(ME, BEN, hints=True)
    shared.resign(made)
    secret = made["mine"][0]["secret"]
    again = shared.post(f"/api/tables/{made['id']}/rematch", {"secret": secret}).json()
    assert shared.table(again)["hints"] is True
