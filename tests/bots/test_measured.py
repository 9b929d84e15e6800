"""What is published about the strength of programs: `data/bots/ladder.json`."""

from __future__ import annotations

from itertools import pairwise

import pytest

from orrery import bots
from orrery.bots.measured import ladders, measurement, measurements, published
from orrery.games import RULESETS
from orrery.lab.ladder.ratings import Rating, levels


def test_every_ladder_says_where_it_comes_from() -> None:
    for ladder in published():
        assert ladder["game"] in RULESETS
        assert ladder["command"].startswith(f"orrery ladder {ladder['game']} --bots ")
        assert f"--seed {ladder['seed']} --deals {ladder['deals']}" in ladder["command"]
        assert all(ladder[key] for key in ("version", "code", "facts", "date", "games", "machine"))


def test_programs_whose_intervals_overlap_are_one_level() -> None:
    for ladder in published():
        places = ladder["programs"]
        rated = {name: Rating(one["rating"], *one["interval"]) for name, one in places.items()}
        for level, names in enumerate(reversed(levels(rated)), 1):
            assert {places[name]["level"] for name in names} == {level}, names


@pytest.mark.parametrize("game", RULESETS)
def test_no_level_was_measured_to_be_weaker_than_the_one_below_it(game: str) -> None:
    for weaker, stronger in pairwise(bots.levels(game)):
        for ladder in ladders(game):
            low, high = (measurement(ladder, one.name) for one in (weaker, stronger))
            if low is not None and high is not None:
                assert high.level >= low.level, (ladder["command"], weaker.name, stronger.name)


@pytest.mark.parametrize("game", RULESETS)
def test_each_level_is_told_apart_from_the_one_below_it(game: str) -> None:
    """In at least one ladder; the lobby says where it is not."""
    for weaker, stronger in pairwise(bots.levels(game)):
        places = [
            (measurement(ladder, weaker.name), measurement(ladder, stronger.name))
            for ladder in ladders(game)
        ]
        found = [low.high < high.low for low, high in places if low and high]
        assert any(found), f"{game}: {stronger.name} and {weaker.name} are one level"


def test_a_searching_program_was_measured_with_the_playouts_of_its_name() -> None:
    place = {"rating": 1612.4, "interval": [1580.6, 1640.0], "games": 80, "level": 2}
    ladder = {
        "game": "clone-wars",
        "programs": {"search@8": {**place, "rating": 1500.0}, "search@24": place, "greedy": place},
        "options": {"mode": "full"},
        "asked": {},
        "command": "orrery …",
        "date": "2026-01-01",
    }
    found = measurement(ladder, "search")
    assert found is not None
    assert (found.rating, found.low, found.high, found.playouts) == (1612, 1581, 1640, 24)
    greedy = measurement(ladder, "greedy")
    assert greedy is not None
    assert greedy.playouts == 0
    assert measurement(ladder, "novice") is None


def test_what_was_not_measured_has_no_figure() -> None:
    assert measurements("clone-wars", "eager") == []
    assert measurements("a game to come", "novice") == []
