"""Rules and rulebooks over HTTP."""

from __future__ import annotations

import pytest

from orrery import reading, rulebook
from tests.server.rooms import Room


def test_a_rule_is_read_by_its_id(shared: Room) -> None:
    shown = shared.get("/api/rules/CW-BUY-03").json()
    entry = rulebook.catalogue()["CW-BUY-03"]
    assert (shown["id"], shown["title"]) == ("CW-BUY-03", entry.title)
    (first, *_) = shown["parts"][0]["blocks"][0]["line"]
    assert entry.statement.startswith(first["text"])


def test_small_letters_will_do(shared: Room) -> None:
    assert shared.get("/api/rules/cw-buy-3").json()["id"] == "CW-BUY-03"


@pytest.mark.parametrize("given", ["CW-BUY-99", "nonsense"])
def test_a_rule_that_is_none_is_refused(shared: Room, given: str) -> None:
    answer = shared.get(f"/api/rules/{given}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-rule"
    assert given in answer.json()["detail"]


@pytest.mark.parametrize("game", reading.books())
def test_a_rulebook_holds_every_rule_of_its_game(shared: Room, game: str) -> None:
    book = shared.get(f"/api/rulebooks/{game}").json()
    shown = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert shown == [rule.id for rule in rulebook.catalogue().values() if rule.game == game]


def test_a_rulebook_is_sent_once(shared: Room) -> None:
    first = shared.get("/api/rulebooks/clone-wars")
    assert first.headers["cache-control"] == "no-cache"
    for mark in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = shared.get("/api/rulebooks/clone-wars", headers={"if-none-match": mark})
        assert (again.status_code, again.content) == (304, b"")
    other = shared.get("/api/rulebooks/starcraft", headers={"if-none-match": mark})
    assert other.status_code == 200


def test_a_book_that_is_none_is_refused(shared: Room) -> None:
    answer = shared.get("/api/rulebooks/chess")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-book")
