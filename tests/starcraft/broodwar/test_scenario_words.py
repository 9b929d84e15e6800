"""What players are told of a scenario: in the lobby, at the table and when it is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery import games
from orrery.core.decisions import Seat
from orrery.starcraft import STARCRAFT
from orrery.starcraft.facts.options import FINISHED, SCENARIOS, SURVIVAL
from orrery.starcraft.facts.scenario_rules import SPECIAL, VICTORY
from orrery.starcraft.knowledge.ranking import decided
from orrery.starcraft.words.names import names_now
from orrery.starcraft.words.offers import option_line
from orrery.starcraft.words.questions import prompt_line
from orrery.starcraft.words.scenarios import at_table
from orrery.starcraft.words.scene import scene_of
from orrery.starcraft.words.story import Teller
from tests.starcraft.broodwar.quest import QUEST, quest
from tests.starcraft.broodwar.scenes import laid_out, rows_of
from tests.starcraft.broodwar.test_items import mobilizing
from tests.starcraft.broodwar.trump import before_planning
from tests.starcraft.expanded import expanded_box
from tests.starcraft.scenario import Position

MODES = [(mode, players) for mode, numbers in SCENARIOS.items() for players in numbers]
STORM = "eye_of_the_storm"
ROOT = Path(__file__).parents[3]
TOLD_ELSEWHERE = {"fewer_players"}
"""Special rules of the data that the list of players tells by itself."""


def figures(game: Position, seat: int | None = None) -> object:
    view = STARCRAFT.page_view(game.game, None if seat is None else Seat(seat))
    return view["figures"].get("scenario")


@pytest.mark.parametrize("mode", SCENARIOS)
def test_everything_special_and_every_victory_has_a_rule_of_the_book(mode: str) -> None:
    row = rows_of(mode)
    assert {one["aim"] for one in row["victory"]} == {aim for one, aim in VICTORY if one == mode}
    assert {*row["special_rules"]} - TOLD_ELSEWHERE <= {*SPECIAL[mode]}
    book = (ROOT / "rules" / "broodwar.md").read_text("utf-8")
    for one in (*SPECIAL[mode].values(), *VICTORY.values()):
        assert f"### {one} " in book


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_a_scenario_is_told_for_each_number_of_players(mode: str, players: int) -> None:
    told = at_table(expanded_box(mode=mode, players=str(players)), "en")
    (table,) = told["tables"]
    roles = [role for side in table["sides"] for role in side["roles"]]
    assert table["players"] == players
    assert {role["side"] for role in roles if not role["run_by"]} == {*SCENARIOS[mode][players]}
    assert all(role["begins"] for role in roles)
    assert all(one["text"] and one["rule"] for one in table["rules"])
    aims = [aim["number"] for side in table["sides"] for aim in side["aims"]]
    assert sorted(aims) == [*range(len(rows_of(mode)["victory"]))]


def test_a_faction_in_an_aim_begins_with_a_small_letter() -> None:
    (table,) = at_table(expanded_box(mode="trump_card", players="3"), "en")["tables"]
    aims = [aim["text"] for side in table["sides"] for aim in side["aims"]]
    assert "a unit of the Overmind reaches Dylar IV" in aims


def test_a_hero_is_told_with_what_it_carries() -> None:
    (table,) = at_table(expanded_box(mode="trump_card", players="3"), "en")["tables"]
    begins = [line for side in table["sides"] for role in side["roles"] for line in role["begins"]]
    assert any("the hero Jim Raynor with the Psi Emitter" in line for line in begins)


def told_of(mode: str, players: int) -> tuple[list[str], list[str]]:
    """What begins where, and what wins."""
    (table,) = at_table(expanded_box(mode=mode, players=str(players)), "en")["tables"]
    begins = [line for side in table["sides"] for role in side["roles"] for line in role["begins"]]
    return begins, [aim["text"] for side in table["sides"] for aim in side["aims"]]


def test_items_and_installations_have_an_article() -> None:
    begins, aims = told_of(QUEST, 4)
    assert any("an Infested Command Center, " in line for line in begins)
    assert any(line.endswith("the Khalis Crystal and a transport") for line in begins)
    assert any(line.startswith("the Uraj Crystal and the Khalis Crystal are") for line in aims)
    begins, aims = told_of(STORM, 3)
    assert any("a base, the Overmind installation, " in line for line in begins)
    assert any("in the area of the Overmind installation when" in line for line in aims)


def test_units_that_carry_something_are_told_with_an_article() -> None:
    names = names_now(quest(uraj="braken.1").game, "en")
    carrier = names.box.unit_slugs.index("zergling+khalis_crystal")
    assert names.units([carrier]) == "a Zergling with the Khalis Crystal"
    assert names.units([carrier, names.box.bare[carrier], names.box.bare[carrier]]) == (
        "a Zergling with the Khalis Crystal and 2 Zerglings"
    )


def test_a_question_about_another_s_pieces_names_it_within_the_sentence() -> None:
    game = before_planning()
    assert prompt_line(game.game, "en").startswith("As the Overmind: ")
    game.picks("planet tarsonis")
    asked = "As the Overmind: Build order on Tarsonis: units or workers? "
    assert prompt_line(game.game, "en").startswith(asked), "it builds no transports"


def test_a_side_of_one_player_goes_by_the_faction() -> None:
    def sides(players: int) -> list[str]:
        (table,) = at_table(expanded_box(mode=STORM, players=str(players)), "en")["tables"]
        return [side["name"] for side in table["sides"]]

    assert sides(3) == ["The Overmind", "Jim Raynor", "Aldaris"]
    assert sides(5) == ["Team 1", "Jim Raynor", "Team 3"]


def test_it_is_told_which_unit_takes_an_item() -> None:
    game = mobilizing("torus", "overmind", overmind={"torus.1": "hydralisk"})
    (offered,) = [one for one in game.decision.options if one.verb == "carry"]
    assert option_line(game.game, offered, "en") == "Hydralisk takes the Khalis Crystal along"
    game.picks("carry hydralisk khalis_crystal")
    teller = Teller(game.box, scene_of(game.game), None, "en")
    [line] = [teller.line([event]) for event in game.told("carry")]
    assert line == "The Overmind lets a Hydralisk in Torus 1 take the Khalis Crystal."


def test_what_lies_on_no_planet_is_told_too() -> None:
    alliance, _ = told_of("desperate_alliance", 2)
    assert "8 workers, the Air Support module and 2 Bunker cards in hand" in alliance
    trump, _ = told_of("trump_card", 3)
    assert "7 workers and Barracks at level 2" in trump
    assert "6 workers, Spire at level 1 and the Leadership card Endless Hunger" in trump
    assert "14 workers" in told_of(STORM, 3)[0], "with those of the Queen of Blades"


def test_aims_are_sentences() -> None:
    _, alliance = told_of("desperate_alliance", 2)
    assert "Jim Raynor’s base on Dylar IV is destroyed" in alliance
    assert "the hero Jim Raynor is destroyed" in alliance
    _, quest_aims = told_of(QUEST, 4)
    assert "Sarah Kerrigan and Zeratul have been destroyed" in quest_aims
    assert "20 conquest points are reached" in quest_aims
    _, trump = told_of("trump_card", 3)
    assert "the Event card The End Draws Near has been played twice" in trump


def test_the_map_that_is_told_is_the_map_that_is_laid() -> None:
    game = laid_out(STORM)
    (table,) = at_table(game.box, "en")["tables"]
    places = table["map"]["places"]
    planets = [game.box.planet_slugs.index(one["slug"]) for one in places]
    routes = {
        frozenset((planets[a], planets[b]))
        for a, b in (*table["map"]["routes"], *table["map"]["jumps"])
    }
    assert routes == {frozenset(pair) for pair in game.state.galaxy.routes}
    cells = [
        (planet, one["column"], one["row"]) for planet, one in zip(planets, places, strict=True)
    ]
    assert cells == [(planet, x, y) for planet, x, y, _ in game.state.galaxy.tiles]


def test_whoever_has_the_forces_of_another_faction_is_told_so() -> None:
    told = {
        players: at_table(expanded_box(mode=STORM, players=str(players)), "en")["tables"][0]
        for players in SCENARIOS[STORM]
    }
    too = {
        players: {role["side"]: role["too"] for side in one["sides"] for role in side["roles"]}
        for players, one in told.items()
    }
    assert too[3]["overmind"] == ["the Queen of Blades"]
    assert too[6]["overmind"] == []
    assert [len(one["rules"]) for one in told.values()] == [8, 7, 7, 5]


def test_the_lobby_is_told_what_is_offered() -> None:
    shown = STARCRAFT.speaker("en").scenarios(games.read_texts(STARCRAFT))
    assert [one["name"] for one in shown] == [*FINISHED, *SURVIVAL]
    for one in shown:
        for table in one["tables"]:
            given = {**one["options"], "players": str(table["players"])}
            assert STARCRAFT.settings(given)["players"] == str(table["players"])


def test_how_far_each_side_is_can_be_read_at_the_table() -> None:
    game = quest(khalis="tarsonis.1")
    assert figures(game) == {
        "rounds": 0,
        "aims": [{"have": 1, "need": 2}, {"have": 0, "need": 2}, {"have": 0, "need": 20}],
        "deciders": [0, 1, 2, 3],
    }
    assert figures(game, 1) == figures(game)


def test_a_round_counts_when_it_is_over() -> None:
    game = laid_out(STORM, players="6")
    assert figures(game)["rounds"] == 7  # type: ignore[index]
    assert figures(game)["aims"][0] == {"have": 0, "need": 7}  # type: ignore[index]


def test_the_end_names_the_rule_of_the_aim_that_was_met() -> None:
    game = quest({"torus": ["overmind mobilize"]}, khalis="tarsonis.1", uraj="antiga_prime.1")
    game.picks("reveal torus", "execute")
    while not game.is_over:
        game.picks(game.options[-1])
    assert game.state.ending == "items-home"
    assert decided(game.game, set()) == {"rule": "BW-SCEN-58", "teams": [0], "level": None}


def test_a_unit_that_carries_something_looks_like_itself() -> None:
    box = expanded_box(mode=QUEST)
    units = STARCRAFT.speaker("en").printed(box)["unit"]
    for unit, one in enumerate(units):
        assert one["slug"] == box.unit_slugs[box.bare[unit]]
        assert one["figures"].get("carries", -1) == box.item[unit]
