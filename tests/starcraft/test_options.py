"""SETUP, VAR: the options of a game and the ones that are refused."""

from __future__ import annotations

import pytest

from orrery.core.errors import BadData
from orrery.core.rng import seed_from_number
from orrery.starcraft.facts.options import FACTIONS, complete, settle_chance
from tests.marks import rule
from tests.starcraft.opening import new_game


def test_two_players_who_choose_and_place_are_the_default() -> None:
    assert complete({}) == {
        "players": "2",
        "factions": "choose",
        "galaxy": "place",
        "goal": "conquest_points",
        "teams": "no",
        "surprise_assault": "any",
        "teammate_bases": "destroyed",
    }


def test_the_factions_are_those_of_the_facts() -> None:
    assert new_game().box.faction_slugs == FACTIONS


def test_completed_and_settled_options_are_taken_again() -> None:
    for given in ({}, {"teams": "yes"}, {"players": "5", "factions": "random"}):
        settled = settle_chance(complete(given), seed_from_number(3))
        assert complete(settled) == settled
        assert settle_chance(settled, seed_from_number(4)) == settled


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        BadData, match="no option 'colour'; it has: players, factions, expansion, galaxy"
    ):
        complete({"colour": "blue"})


@pytest.mark.parametrize(
    ("key", "value"), [("galaxy", "round"), ("goal", "peace"), ("teams", "maybe")]
)
def test_an_unknown_value_is_refused_with_the_possible_ones(key: str, value: str) -> None:
    with pytest.raises(BadData, match=f"{key} cannot be '{value}'; possible: "):
        complete({key: value})


def test_hyphens_are_as_good_as_underscores() -> None:
    given = {"goal": "conquest-points", "factions": "jim-raynor,queen-of-blades"}
    assert complete(given)["factions"] == "jim_raynor,queen_of_blades"
    assert complete(given)["goal"] == "conquest_points"


@rule("SC-SETUP-12")
@pytest.mark.parametrize("players", ["1", "7", "0", "two"])
def test_one_and_seven_players_are_refused(players: str) -> None:
    with pytest.raises(BadData, match="SC-SETUP-12"):
        complete({"players": players})


@rule("SC-SETUP-12")
@pytest.mark.parametrize("players", ["2", "3", "4", "5", "6"])
def test_each_player_has_one_faction_two_planets_and_a_z_axis_pair(players: str) -> None:
    count = int(players)
    game = new_game(players=players, factions="random")
    assert len(set(game.factions)) == count
    assert [len(planets) for planets in game.state.planets] == [2] * count
    game.pass_setup()
    assert len(game.state.galaxy.planets) == 2 * count
    assert len(game.state.galaxy.ends) <= count


@rule("SC-SETUP-12")
def test_named_factions_are_as_many_as_the_players() -> None:
    assert complete({"factions": "aldaris,overmind,tassadar"})["players"] == "3"
    with pytest.raises(BadData, match="SC-SETUP-12: 2 players need one faction each, not 3"):
        complete({"players": "2", "factions": "aldaris,overmind,tassadar"})


@rule("SC-SETUP-02")
def test_no_faction_is_played_twice() -> None:
    with pytest.raises(BadData, match="SC-SETUP-02"):
        complete({"factions": "aldaris,aldaris"})


def test_an_unknown_faction_is_refused() -> None:
    with pytest.raises(BadData, match="not 'aldaris,zeratul'"):
        complete({"factions": "aldaris,zeratul"})


@rule("SC-VAR-05")
@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_teams_need_four_or_six_players(players: str) -> None:
    with pytest.raises(BadData, match="SC-VAR-05: teams of two need four or six"):
        complete({"teams": "yes", "players": players})


@rule("SC-VAR-05")
def test_teams_get_random_factions() -> None:
    with pytest.raises(BadData, match="SC-VAR-05"):
        complete({"teams": "yes", "factions": "choose"})
    dealt = {tuple(new_game(seed, teams="yes").factions) for seed in range(8)}
    assert len(dealt) > 1
    assert all(len(set(factions)) == 4 for factions in dealt)


@rule("SC-VAR-05")
@pytest.mark.parametrize(("players", "teams"), [("4", (0, 1, 0, 1)), ("6", (0, 1, 2, 0, 1, 2))])
def test_teammates_do_not_sit_side_by_side(players: str, teams: tuple[int, ...]) -> None:
    game = new_game(teams="yes", players=players)
    assert game.prompt == "place-planet"  # nobody is asked for a faction
    assert game.box.teams == teams


@rule("SC-VAR-05")
def test_teammates_may_have_equal_or_different_races() -> None:
    kinds = set()
    for seed in range(40):
        game = new_game(seed, teams="yes")
        races = [game.box.race[player.faction] for player in game.state.players]
        kinds.add(races[0] == races[2])
    assert kinds == {True, False}
