"""What is published about the strength of programs: `data/bots/ladder.json`."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from orrery import bots
from orrery.bots.measured import (
    FILE,
    Ladder,
    Place,
    ladders,
    measurement,
    measurements,
    published,
)
from orrery.games import RULESETS
from orrery.lab.ladder.ratings import Rating, levels
from orrery.resources import resource

ONE_LEVEL = {("greedy", "search")}
"""Too few games of `search` have been published to tell it from `greedy`."""


def test_every_ladder_says_where_it_comes_from() -> None:
    ladders: list[dict[str, object]] = json.loads(resource(*FILE).read_text("utf-8"))["ladders"]
    assert len(ladders) == len(published())
    for one in ladders:
        assert one["game"] in RULESETS
        assert str(one["command"]).startswith(f"orrery ladder {one['game']} --bots ")
        assert f"--seed {one['seed']} --deals {one['deals']}" in str(one["command"])
        assert all(one[key] for key in ("version", "code", "facts", "date", "games", "machine"))


def test_programs_whose_intervals_overlap_are_one_level() -> None:
    for ladder in published():
        places = ladder["programs"]
        rated = {
            name: Rating(one["rating"], one["interval"][0], one["interval"][1])
            for name, one in places.items()
        }
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
def test_levels_that_no_ladder_tells_apart_are_known(game: str) -> None:
    """Their intervals overlap wherever they were measured, so they are one level, and the lobby
    says so."""
    overlapping = {
        (weaker.name, stronger.name)
        for weaker, stronger in pairwise(bots.levels(game))
        if not any(is_told_apart(ladder, weaker.name, stronger.name) for ladder in ladders(game))
    }
    assert overlapping == ONE_LEVEL


def is_told_apart(ladder: Ladder, weaker: str, stronger: str) -> bool:
    low, high = measurement(ladder, weaker), measurement(ladder, stronger)
    return low is not None and high is not None and low.high < high.low


def test_a_searching_program_was_measured_with_the_playouts_of_its_name() -> None:
    place: Place = {"rating": 1612.4, "interval": [1580.6, 1640.0], "games": 80, "level": 2}
    few: Place = {**place, "rating": 1500.0}
    ladder: Ladder = {
        "game": "clone-wars",
        "programs": {"search@8": few, "search@24": place, "greedy": place},
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
