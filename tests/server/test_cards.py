"""All cards of a game over HTTP."""

from __future__ import annotations

import pytest

from orrery import games
from tests.server.rooms import Room


def test_every_card_of_both_editions_is_there_once(shared: Room) -> None:
    ruleset = games.ruleset_of("clone-wars")
    every = [*ruleset.speaker("en").catalogue(games.read_texts(ruleset), {}).entries]
    shown = shared.get("/api/games/clone-wars/cards").json()
    assert [(card["set"], card["slug"]) for card in shown] == every


def test_a_card_says_what_it_is_and_where_from(shared: Room) -> None:
    shown = shared.get("/api/games/clone-wars/cards").json()
    (card,) = [one for one in shown if one["slug"] == "anakin_skywalker"]
    assert (card["set"], card["group"], card["type"]) == ("clone_wars", "galaxy", "unit")
    assert card["text"]
    assert card["sources"]["provenance"]
    (base,) = [one for one in shown if one["slug"] == "kamino"]
    assert (base["type"], base["group"]) == ("base", "base")


@pytest.mark.parametrize("kind", ["combat_card", "technology", "event"])
def test_starcraft_shows_its_cards_by_their_texts(shared: Room, kind: str) -> None:
    shown = shared.get("/api/games/starcraft/cards").json()
    slugs = [card["slug"] for card in shown]
    assert len(slugs) == len(set(slugs))
    cards = [card for card in shown if card["kind"] == kind]
    assert len(cards) > 20
    assert {card["set"] for card in cards} == {"base"}
    assert any(card["text"] for card in cards)


def test_a_game_that_is_none_has_no_cards(shared: Room) -> None:
    answer = shared.get("/api/games/chess/cards")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-cards")
