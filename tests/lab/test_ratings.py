"""Ratings: what the models say, found again from games made with known strengths."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from orrery.lab.ladder.plan import Lineup
from orrery.lab.ladder.playing import LadderGame
from orrery.lab.ladder.ratings import (
    MEAN,
    Deal,
    Rating,
    Wins,
    by_deal,
    interval_of_share,
    levels,
    points,
    ratings,
    strengths,
)

NAMES = ("a", "b", "c")


def game(lineup: tuple[str, ...], deal: int, turn: int, *winners: int) -> LadderGame:
    return LadderGame(lineup, deal, turn, winners, "end", 9, {})


def made(strength: dict[str, float], lineup: tuple[str, ...], deals: int, seed: int) -> list[Deal]:
    """Deals as programs of these strengths would play them."""
    chance = Random(seed)
    found: list[Deal] = []
    for _ in range(deals):
        shares: dict[str, float] = {}
        for _ in lineup:
            (name,) = chance.choices(lineup, [strength[one] for one in lineup])
            shares[name] = shares.get(name, 0.0) + 1
        found.append({lineup: Wins(len(lineup), shares)})
    return found


def test_two_programs_stand_as_their_wins_say() -> None:
    """30 of 40 games, and half of an imagined one."""
    found = points(strengths(("a", "b"), [{("a", "b"): Wins(40, {"a": 30, "b": 10})}]))
    assert found["a"] - found["b"] == pytest.approx(400 * log10(30.5 / 10.5))
    assert found["a"] + found["b"] == pytest.approx(2 * MEAN)


def test_pairs_are_fitted_together() -> None:
    """Nobody has seen a against c, but both have met b."""
    true = {"a": 4.0, "b": 2.0, "c": 1.0}
    deals = made(true, ("a", "b"), 2000, 1) + made(true, ("b", "c"), 2000, 2)
    found = strengths(NAMES, deals)
    assert found["a"] / found["c"] == pytest.approx(4, rel=0.15)


def test_larger_tables_are_fitted_by_their_winners() -> None:
    true = {"a": 3.0, "b": 1.0}
    deals = made(true, ("a", "b", "b", "b"), 1000, 3)
    found = strengths(("a", "b"), deals)
    assert found["a"] / found["b"] == pytest.approx(3, rel=0.1)
    mixed = strengths(NAMES, made({"a": 5.0, "b": 2.0, "c": 1.0}, NAMES, 2000, 4))
    assert mixed["a"] / mixed["c"] == pytest.approx(5, rel=0.15)


def test_a_seat_is_credited_to_the_program_that_held_it() -> None:
    lineup = ("a", "b")
    (deal,) = by_deal([game(lineup, 0, 0, 0), game(lineup, 0, 1, 0)])
    assert deal[lineup] == Wins(2, {"a": 1.0, "b": 1.0})


def test_a_shared_victory_is_divided_and_one_without_a_winner_left_out() -> None:
    lineup = ("a", "b", "b")
    (deal,) = by_deal([game(lineup, 3, 0, 0, 1), game(lineup, 3, 1)])
    assert deal[lineup] == Wins(1, {"a": 0.5, "b": 0.5})


def test_the_true_rating_lies_in_the_interval_and_more_deals_narrow_it() -> None:
    true = {"a": 2.0, "b": 1.0}
    expected = MEAN + 200 * log10(2)
    few, many = (ratings(("a", "b"), made(true, ("a", "b"), n, 5))["a"] for n in (25, 400))
    for one in (few, many):
        assert one.low < expected < one.high
    assert many.high - many.low < (few.high - few.low) / 2


def test_games_of_one_deal_count_as_one_chance() -> None:
    """Whoever has the better deal wins it from every seat: 40 games say no more than 20 would."""
    chance = Random(6)
    lineup: Lineup = ("a", "b")
    alike: list[Deal] = [{lineup: Wins(2, {chance.choice(lineup): 2.0})} for _ in range(20)]
    apart = made({"a": 1.0, "b": 1.0}, lineup, 20, 6)
    wide, narrow = (ratings(lineup, deals)["a"] for deals in (alike, apart))
    assert wide.high - wide.low > 1.2 * (narrow.high - narrow.low)
    low, high = interval_of_share(lineup, alike, 1)
    assert high - low > 0.35


def test_a_program_that_always_wins_has_a_wide_interval() -> None:
    deals: list[Deal] = [{("a", "b"): Wins(2, {"a": 2.0})}] * 5
    rating = ratings(("a", "b"), deals)["a"]
    assert rating.high - rating.low > 100
    low, high = interval_of_share(("a", "b"), deals, 1)
    assert (round(low, 2), high) == (0.72, 1.0)


def test_without_games_everybody_is_equal() -> None:
    rated = ratings(NAMES, [])
    assert {round(one.value) for one in rated.values()} == {1500}
    assert interval_of_share(("a", "b"), [], 1) == (0.0, 1.0)
    assert levels(rated) == [[*NAMES]]


def test_programs_whose_intervals_overlap_are_one_level() -> None:
    rated = {
        "best": Rating(1700, 1650, 1750),
        "next": Rating(1640, 1560, 1655),
        "third": Rating(1550, 1500, 1570),
        "last": Rating(1400, 1350, 1450),
    }
    assert levels(rated) == [["best", "next", "third"], ["last"]]


def test_the_same_seed_draws_the_same_intervals() -> None:
    deals = made({"a": 2.0, "b": 1.0}, ("a", "b"), 20, 7)
    assert ratings(("a", "b"), deals, 3) == ratings(("a", "b"), deals, 3)
    assert ratings(("a", "b"), deals, 3) != ratings(("a", "b"), deals, 4)
