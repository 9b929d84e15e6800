"""Tables with an expansion over HTTP: options that need others, good wishes and bad ones."""

from __future__ import annotations

import pytest

from tests.server.rooms import FRIEND, ME, Json, Room

BROOD_WAR = {"expansion": "brood_war", "galaxy": "quick", "factions": "random"}
SIMPLE = {"kind": "program", "program": "simple"}


def wish(options: dict[str, str], *others: Json) -> Json:
    return {"game": "starcraft", "seats": [ME, *others], "options": options}


def choices(room: Room) -> dict[str, Json]:
    [game] = [one for one in room.get("/api/games").json() if one["name"] == "starcraft"]
    return {one["key"]: one for one in game["choices"]}


def test_the_expansion_comes_first_and_its_options_need_it(shared: Room) -> None:
    told = choices(shared)
    assert next(iter(told)) == "expansion"
    assert told["expansion"]["usual"] == "none", "one click plays the base game"
    assert told["expansion"]["needs"] == told["galaxy"]["needs"] == {}
    for key in ("leadership", "special_orders", "planets", "exchange"):
        assert told[key]["needs"]["expansion"] == ["brood_war"]
    assert told["heroes"]["needs"] == {"expansion": ["brood_war"], "leadership": ["yes"]}
    assert told["teammate_bases"]["needs"] == {"teams": ["yes"]}


def test_a_value_says_how_many_can_play_with_it(shared: Room) -> None:
    told = {
        f"{key}={one['value']}": one["players"]
        for key, choice in choices(shared).items()
        for one in choice["values"]
    }
    assert told["galaxy=quick"] == told["mode=survival"] == [2, 3, 4, 5, 6]
    assert told["teams=yes"] == told["teammate_bases=spared"] == [4, 6]
    assert told["mode=quest_for_uraj_and_khalis"] == told["mengsk_base=no"] == [4]
    assert told["mode=eye_of_the_storm"] == [3, 4, 5, 6]


def test_scenarios_are_told_before_they_are_played(shared: Room) -> None:
    told = {one["name"]: one for one in shared.get("/api/games/starcraft/scenarios").json()}
    assert {"quest_for_uraj_and_khalis", "eye_of_the_storm", "survival"} <= {*told}
    for one in told.values():
        assert one["title"]
        assert one["story"].endswith(".")
    assert shared.get("/api/games/clone-wars/scenarios").json() == []
    assert shared.get("/api/games/chess/scenarios").status_code == 404


def test_every_option_and_value_is_explained_in_a_sentence(shared: Room) -> None:
    for choice in choices(shared).values():
        assert choice["usual"] in [one["value"] for one in choice["values"]]
        for one in (choice, *choice["values"]):
            assert one["title"]
            assert one["about"].endswith("."), one["about"]


@pytest.mark.parametrize(
    "options",
    [
        {"players": "4"},
        {"players": "2", "leadership": "no"},
        {"players": "3", "planets": "two_of_three", "special_orders": "disposable"},
        {"players": "4", "teams": "yes", "planets": "three"},
        {"players": "5", "goal": "elimination", "heroes": "immune"},
        {"players": "6", "exchange": "between_skirmishes"},
        {"players": "3", "galaxy": "place", "factions": "choose"},
    ],
)
def test_a_game_of_brood_war_begins_at_a_table(shared: Room, options: dict[str, str]) -> None:
    wished = BROOD_WAR | options
    others = [SIMPLE] * (int(wished["players"]) - 1)
    answer = shared.post("/api/tables", wish(wished, *others))
    assert answer.status_code == 201, answer.text
    table = shared.table(answer.json())
    assert table["status"] == "running"
    kept = {key: value for key, value in wished.items() if value != "random"}  # it was drawn
    assert table["options"].items() >= kept.items()


def test_a_table_that_waits_says_that_the_expansion_is_used(shared: Room) -> None:
    made = shared.make(ME, FRIEND, game="starcraft", options={**BROOD_WAR, "players": "2"})
    assert shared.table(made)["options"]["expansion"] == "brood_war"


@pytest.mark.parametrize(
    ("options", "seats", "rule"),
    [
        ({"leadership": "no"}, 2, "BW-SETUP-01"),
        ({"expansion": "none", "planets": "three"}, 2, "BW-SETUP-01"),
        ({**BROOD_WAR, "leadership": "no", "heroes": "immune"}, 2, "BW-OPT-07"),
        ({**BROOD_WAR, "teams": "yes", "players": "3"}, 3, "SC-VAR-05"),
        ({**BROOD_WAR, "teams": "yes", "players": "4", "factions": "choose"}, 4, "SC-VAR-05"),
        ({**BROOD_WAR, "factions": "overmind,overmind"}, 2, "SC-SETUP-02"),
        ({**BROOD_WAR, "factions": "overmind,aldaris", "players": "3"}, 3, "SC-SETUP-12"),
    ],
)
def test_options_that_exclude_each_other_are_refused_with_the_rule(
    shared: Room, options: dict[str, str], seats: int, rule: str
) -> None:
    answer = shared.post("/api/tables", wish(options, *[SIMPLE] * (seats - 1)))
    told = answer.json()
    assert (answer.status_code, told["code"]) == (400, "bad-wish")
    assert told["detail"].endswith(f" ({rule})."), told["detail"]
    assert not set("'_=[]{") & set(told["detail"]), "a sentence, not what the check raised"


def test_an_option_that_does_not_exist_is_refused(shared: Room) -> None:
    answer = shared.post("/api/tables", wish({**BROOD_WAR, "planets": "nine"}, SIMPLE))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-wish")
    assert "two, two_of_three, three" in answer.json()["detail"]
