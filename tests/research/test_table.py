"""Tables for learners: seeds, limits, rewards, records, prepared beginnings."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from orrery.core.errors import BadData, IllegalPick
from orrery.core.replay import replay
from orrery.games import read_texts
from orrery.research.codec import codec_for
from orrery.research.shares import shares
from orrery.research.table import OVER, Table, table_of, whole_number


def played(table: Table, seed: int, most: int = 100_000) -> Table:
    """A game of random actions, up to so many."""
    chance = Random(seed)
    table.reset(seed)
    while table.seat != OVER and len(table.picks) < most:
        table.step(chance.choice(table.ids()))
    return table


@pytest.mark.parametrize(
    ("seats", "winners", "expected"),
    [
        (2, (0,), [1.0, -1.0]),
        (2, (), [0.0, 0.0]),
        (3, (1,), [-0.5, 1.0, -0.5]),
        (4, (0, 2), [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        (3, (0, 1, 2), [0.0, 0.0, 0.0]),
    ],
)
def test_shares_of_a_victory_sum_to_zero(
    seats: int, winners: tuple[int, ...], expected: list[float]
) -> None:
    assert shares(seats, winners) == pytest.approx(expected)
    assert sum(shares(seats, winners)) == pytest.approx(0)


def test_a_seed_gives_the_same_game_and_another_another() -> None:
    table = Table("clone-wars", {"mode": "full"})
    one, same = played(table, 3, 200).encode(0), played(table, 3, 200).encode(0)
    assert one == same
    assert played(table, 4, 200).encode(0) != one


def test_a_finished_game_rewards_the_winner_and_nobody_acts_after_it() -> None:
    table = played(Table("clone-wars"), 2)
    assert table.is_over
    assert not table.is_cut
    [winner] = table.ruleset.winners(table.game)
    assert table.rewards()[winner] == 1.0
    assert table.rewards()[1 - winner] == -1.0
    assert table.ids() == []
    assert not any(table.mask())
    with pytest.raises(IllegalPick, match="over"):
        table.step(0)


def test_a_game_is_cut_off_at_the_limit_without_rewards() -> None:
    table = played(Table("clone-wars", limit=30), 2)
    assert (len(table.picks), table.is_cut, table.is_over) == (30, True, False)
    assert table.rewards() == [0.0, 0.0]


def test_an_impossible_action_changes_nothing() -> None:
    table = Table("clone-wars")
    table.reset(1)
    before = table.encode(table.seat)
    wrong = next(one for one in range(table.codec.actions) if one not in table.ids())
    with pytest.raises(IllegalPick, match="not possible"):
        table.step(wrong)
    assert (table.encode(table.seat), table.picks) == (before, [])


@pytest.mark.parametrize("starts", [0, 4])
def test_a_record_replays_to_the_same_end(starts: int) -> None:
    table = played(Table("clone-wars", {"mode": "full"}, starts=starts), 9)
    record = table.record()
    again = replay(table.ruleset, record, read_texts(table.ruleset), {})
    assert again.result() == record.result
    assert record.result is not None
    assert record.result.winners == table.ruleset.winners(table.game)


def test_prepared_beginnings_are_dealt_anew() -> None:
    """With one beginning, everybody holds the same hand, but decks differ."""
    table = Table("clone-wars", starts=1)
    table.reset(1)
    first = (table.encode(0), table.game.state.sides[0].deck)
    table.reset(2)
    assert table.encode(0) == first[0]
    assert table.game.state.sides[0].deck != first[1]


def test_actions_have_words() -> None:
    table = Table("clone-wars")
    table.reset(1)
    assert sorted(table.texts()) == sorted(table.ids())
    assert "end" in table.texts().values()


def test_options_of_game_and_table_are_told_apart() -> None:
    table = table_of("clone-wars", {"mode": "full", "limit": 7})
    assert (table.options["mode"], table.limit) == ("full", 7)
    with pytest.raises(BadData, match="colour"):
        table_of("clone-wars", {"colour": "red"})


@pytest.mark.parametrize("seed", [-1, "7", True, 1.5, None, np.arange(2)])
def test_a_seed_is_a_number(seed: Any) -> None:
    with pytest.raises(BadData, match="seed must be a whole number from 0 on, not"):
        Table("clone-wars").reset(seed)


def test_whole_numbers_of_numpy_are_numbers() -> None:
    assert whole_number("seed", np.int64(7)) == 7
    assert whole_number("action", np.array(3)) == 3


@pytest.mark.parametrize(
    "options",
    [
        {"limit": "10"},
        {"limit": 0},
        {"starts": -1},
        {"starts": 2.0},
        {"everything": "no"},
        {"pack": "folder"},
    ],
)
def test_wrong_options_of_a_table_are_named(options: dict[str, Any]) -> None:
    [name] = options
    with pytest.raises(BadData, match=name):
        table_of("clone-wars", options)


def test_options_may_be_numbers_and_truths() -> None:
    table = Table("starcraft", {"players": 4, "teams": True})
    assert (table.seats, table.options["teams"]) == (4, "yes")
    assert codec_for("starcraft", {"players": 3, "teams": False}).seats == 3


@pytest.mark.parametrize("action", ["end", 1.5, None, [3]])
def test_an_action_is_a_whole_number(action: Any) -> None:
    table = Table("clone-wars")
    table.reset(1)
    with pytest.raises(BadData, match="action must be a whole number, not"):
        table.step(action)


def test_a_table_without_a_game_says_so() -> None:
    table = Table("clone-wars")
    for use in (table.record, table.window, lambda: table.encode(0), lambda: table.step(1)):
        with pytest.raises(BadData, match="reset it first"):
            use()


@pytest.mark.parametrize(("name", "last"), [("clone-wars", 1), ("starcraft", 2)])
@pytest.mark.parametrize("seat", [-1, 3, "own"])
def test_a_seat_that_nobody_has_is_refused(name: str, last: int, seat: Any) -> None:
    table = Table(name, {"players": last + 1})
    table.reset(1)
    with pytest.raises(BadData, match=f"no seat .*: seats are 0 to {last}"):
        table.codec.encode(table.game, seat)
