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


@pytest.mark.parametrize(
    ("kind", "base", "added"),
    [
        ("combat_card", 51, 18),
        ("technology", 35, 23),
        ("event", 38, 5),
        ("leadership", 0, 42),
        ("unit", 25, 8),
        ("module", 3, 3),
        ("installation", 0, 4),
        ("planet", 12, 6),
    ],
)
def test_starcraft_shows_what_is_in_both_of_its_boxes(
    shared: Room, kind: str, base: int, added: int
) -> None:
    shown = shared.get("/api/games/starcraft/cards").json()
    keys = [(card["kind"], card["slug"], card["set"]) for card in shown]
    assert len(keys) == len(set(keys))
    cards = [card for card in shown if card["kind"] == kind]
    of_base = {card["slug"] for card in cards if card["set"] == "base"}
    new = {card["slug"] for card in cards if card["set"] == "brood_war"} - of_base
    assert (len(of_base), len(new)) == (base, added)
    assert kind == "planet" or any(card["text"] for card in cards)
    assert all(card["sources"]["provenance"] for card in cards)


def test_what_brood_war_prints_anew_is_shown_as_both_boxes_have_it(shared: Room) -> None:
    shown = shared.get("/api/games/starcraft/cards").json()
    texts = {card["set"]: card for card in shown if card["slug"] == "scourge"}
    assert set(texts) == {"base", "brood_war"}
    assert texts["base"]["figures"]["cost"] == {"minerals": 0, "gas": 1}
    assert texts["brood_war"]["figures"]["cost"] == {"minerals": 0, "gas": 2}
    assert "Sacrifice" not in texts["base"]["text"]
    assert "Sacrifice" in texts["brood_war"]["text"]
    (marine,) = [card for card in shown if card["slug"] == "marine"]
    assert marine["set"] == "base"


def test_a_leadership_card_says_its_stage_its_traits_and_its_forces(shared: Room) -> None:
    shown = shared.get("/api/games/starcraft/cards").json()
    cards = {card["slug"]: card for card in shown if card["kind"] == "leadership"}
    first = cards["forward_planning"]["figures"]
    assert (first["stage"], first["traits"], first["keep"]) == (1, [], False)
    assert first["starting_forces"]["units"] == {"zergling": 6}
    hero = cards["zeratul"]["figures"]
    assert (hero["stage"], hero["traits"], hero["hero"]) == (2, ["hero"], "zeratul")
    assert cards["deathblow"]["figures"]["begins"] == "next_round"


@pytest.mark.parametrize("what", ["cards", "scenarios"])
def test_nothing_is_told_of_a_game_that_is_none(shared: Room, what: str) -> None:
    answer = shared.get(f"/api/games/chess/{what}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-game")
    assert "chess" in answer.text
