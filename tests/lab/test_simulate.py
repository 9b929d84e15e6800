"""Simulations: reproducible, fair to every seat, honest about games without a winner."""

from __future__ import annotations

import pytest

from orrery.core.errors import BadData
from orrery.lab import simulate as lab
from orrery.lab.results import Results, Share

OWN = "tests.bots.own_program"


def test_seats_rotate_and_every_game_has_a_seed_of_its_own() -> None:
    plan = lab.plan("clone-wars", ["simple", "eager"], seed=4)
    played = list(lab.play(plan, 4))
    assert [one.bots for one in played] == [("simple", "eager"), ("eager", "simple")] * 2
    assert len({one.decisions for one in played}) > 1


@pytest.mark.slow
def test_two_processes_play_the_same_games_in_the_same_order() -> None:
    plan = lab.plan("clone-wars", ["greedy", "eager"], given={"mode": "full"}, seed=8)
    assert list(lab.play_at_once(plan, 6, jobs=2)) == list(lab.play(plan, 6))


def test_another_seed_plays_other_games() -> None:
    games = [list(lab.play(lab.plan("clone-wars", ["eager", "eager"], seed=s), 2)) for s in (1, 2)]
    assert games[0] != games[1]


def test_a_game_stopped_by_the_limit_is_nobodys_victory() -> None:
    plan = lab.plan("clone-wars", ["eager", "eager"], limit=10)
    results = Results("clone-wars", plan.bots)
    for one in lab.play(plan, 3):
        assert one == lab.SimulatedGame(("eager", "eager"), (), "limit", 10, one.turns)
        results.add(one)
    report = results.report()
    assert report["ended"] == {"limit": 3}
    assert report["wins"] == {"eager": 0}
    assert report["wins_by_seat"] == [0, 0]
    assert report["wins_by_sides"] == {}
    assert 1 <= report["turns"]["least"] <= report["turns"]["most"] < 10


def test_a_program_plays_against_itself_under_one_name() -> None:
    results = Results("clone-wars", ("eager", "eager"))
    for one in lab.play(lab.plan("clone-wars", ["eager", "eager"]), 4):
        results.add(one)
    assert results.names == ["eager"]
    assert results.of("eager") == Share(4, 4)


def test_a_shared_victory_counts_for_a_part() -> None:
    results = Results("some", ("a", "b", "a"))
    results.add(lab.SimulatedGame(("a", "b", "a"), (0, 1, 2), "turns", 7))
    results.add(lab.SimulatedGame(("b", "a", "a"), (0, 1), "turns", 7))
    report = results.report()
    assert report["wins"] == {"a": 1.1667, "b": 0.8333}
    assert report["win_rate"] == {"a": 0.5833, "b": 0.4167}
    assert report["wins_by_seat"] == [0.8333, 0.8333, 0.3333]
    assert report["by_bot_and_seat"]["b"][0] == {"games": 1, "wins": 0.5, "win_rate": 0.5}


def test_wins_are_counted_by_what_the_winners_played() -> None:
    results = Results("some", ("a", "a", "a"))
    for sides, turns in ((("fox", "owl"), 3), (("fox",), 4), (("fox", "owl"), 6), ((), 9)):
        results.add(lab.SimulatedGame(("a", "a", "a"), (), "turns", 7, turns, sides))
    report = results.report()
    assert report["wins_by_sides"] == {"fox": 1, "fox+owl": 2}
    assert report["turns"] == {"least": 3, "mean": 5.5, "most": 9}


def test_a_game_tells_the_sides_and_rounds_of_its_end() -> None:
    plan = lab.plan("clone-wars", ["simple", "eager"], given={"factions": "empire,republic"})
    for one in lab.play(plan, 2):
        assert one.sides == tuple(("empire", "republic")[seat] for seat in one.winners)
        assert 5 < one.turns < one.decisions


def test_wilsons_interval_has_the_published_figures() -> None:
    low, high = Share(15, 20).interval
    assert (round(low, 3), round(high, 3)) == (0.531, 0.888)
    low, high = Share(0, 10).interval
    assert (low, round(high, 3)) == (0.0, 0.278)
    assert Share(0, 0).interval == (0.0, 1.0)
    assert Share(0, 0).rate == 0.0


@pytest.mark.parametrize(
    ("game", "names", "says"),
    [
        (
            "star-craft",
            ["eager", "eager"],
            "there is no game 'star-craft'; the games are: clone-wars",
        ),
        ("clone-wars", ["eager"], "clone-wars has 2 seats, but 1 programs were named"),
        ("clone-wars", ["eager", "smart"], "has no program 'smart'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(game: str, names: list[str], says: str) -> None:
    with pytest.raises(BadData, match=says):
        lab.plan(game, names)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Broken", r"Broken failed at action: ZeroDivisionError: .*own_program\.py, line \d+"),
        ("Cheat", r"Cheat picked Option\(verb='win'.* at action, which offers: play "),
        ("Silent", "Silent answered None, expected an Answer"),
    ],
)
def test_what_a_program_gets_wrong_is_told_in_a_sentence(name: str, says: str) -> None:
    plan = lab.plan("clone-wars", [f"{OWN}:{name}", "eager"])
    with pytest.raises(BadData, match=says) as told:
        list(lab.play(plan, 1))
    assert "\n" not in str(told.value)


def test_as_many_play_as_programs_are_named_where_the_number_is_free() -> None:
    plan = lab.plan("starcraft", ["eager"] * 3)
    assert plan.settings["players"] == "3"
    assert (plan.settings["galaxy"], plan.settings["factions"]) == ("quick", "random")
    told = lab.plan("starcraft", ["eager", "eager"], given={"galaxy": "place"})
    assert told.settings["galaxy"] == "place"


def test_factions_left_to_chance_differ_from_game_to_game() -> None:
    plan = lab.plan("starcraft", ["eager", "simple", "eager"], seed=3)
    played = list(lab.play(plan, 3))
    assert len({one.decisions for one in played}) == 3
    assert all(one.winners for one in played)


def test_seats_stay_where_they_are_told_to() -> None:
    plan = lab.plan("clone-wars", ["simple", "eager"], rotate=False)
    assert [one.bots for one in lab.play(plan, 3)] == [("simple", "eager")] * 3


@pytest.mark.slow
@pytest.mark.parametrize(("other", "least"), [("eager", 0.9), ("simple", 0.6)])
def test_greedy_is_stronger_in_starcraft(other: str, least: float) -> None:
    names = ["greedy", other, other, other]
    results = Results("starcraft", tuple(names))
    for one in lab.play(lab.plan("starcraft", names, seed=6), 40):
        results.add(one)
    assert results.of("greedy").rate >= least
    assert lab.STOPPED not in results.ended


@pytest.mark.slow
@pytest.mark.parametrize(("other", "least"), [("eager", 0.9), ("simple", 0.6)])
def test_greedy_is_stronger(other: str, least: float) -> None:
    results = Results("clone-wars", ("greedy", other))
    for one in lab.play(lab.plan("clone-wars", ["greedy", other], seed=6), 60):
        results.add(one)
    assert results.of("greedy").rate >= least
