"""The places of a finished game, and what decided it."""

from __future__ import annotations

import pytest

from orrery.starcraft.knowledge.ranking import decided, standings
from tests.starcraft.scenario import Position, Side, side, table


def ended(common: int = 2, **sides: Side) -> Position:
    """A game that is over when the round ends."""
    game = table(sides, phase="regrouping", common=common)
    assert game.is_over
    return game


def places(game: Position, out: list[int] | None = None) -> list[tuple[int, list[str]]]:
    found = standings(game.game, out or [0] * len(game.factions))
    return [(one["place"], [game.factions[seat] for seat in one["seats"]]) for one in found]


def test_the_winner_comes_first_and_the_others_by_what_they_have() -> None:
    game = ended(
        overmind=side(at={"helios.2": "base"}, conquest=3),
        jim_raynor=side(at={"dylar_iv.3": "base"}, conquest=7),
        queen_of_blades=side(at={"pridewater.1": "base"}, conquest=5),
    )
    assert places(game) == [(1, ["jim_raynor"]), (2, ["queen_of_blades"]), (3, ["overmind"])]


def test_whoever_left_the_game_later_comes_before_whoever_left_earlier() -> None:
    game = ended(
        overmind=side(out=True, conquest=9),
        jim_raynor=side(out=True, conquest=2),
        queen_of_blades=side(at={"pridewater.1": "base"}, conquest=1),
    )
    assert places(game, [2, 3, 0]) == [
        (1, ["queen_of_blades"]),
        (2, ["jim_raynor"]),
        (3, ["overmind"]),
    ]
    assert [one["out"] for one in standings(game.game, [2, 3, 0])] == [0, 3, 2]


# Both bases bring the same resources.
TORUS, TARSONIS = {"torus.2": "base"}, {"tarsonis.3": "base"}


def tie(mine: Side, theirs: Side) -> Position:
    return ended(overmind=mine, jim_raynor=theirs)


def test_who_shares_the_victory_shares_the_place() -> None:
    game = tie(side(at=TORUS), side(at=TARSONIS))
    assert [place for place, _ in places(game)] == [1, 1]
    assert decided(game.game, set()) == {"rule": "SC-WIN-14", "teams": [0, 1], "level": None}


@pytest.mark.parametrize(
    ("mine", "level"),
    [
        (side(at=TORUS, conquest=1), "points"),
        (side(at={**TORUS, "dylar_iv.3": "zergling base"}), "resources"),
        (side(at={**TORUS, "helios.2": "zergling"}), "areas"),
        (side(at=TORUS, pool=7), "workers"),
    ],
)
def test_the_first_figure_in_which_the_best_differ_decided(mine: Side, level: str) -> None:
    game = tie(mine, side(at=TARSONIS))
    assert game.winners() == ["overmind"]
    assert decided(game.game, set())["level"] == level


def test_only_those_who_reached_their_target_are_compared() -> None:
    game = ended(
        common=0,
        overmind=side(at={"helios.2": "base"}, conquest=16),
        queen_of_blades=side(at={"dylar_iv.3": "base"}, conquest=15),
        jim_raynor=side(at={"pridewater.1": "base"}, conquest=14),
    )
    assert game.state.ending == "conquest-points"
    assert decided(game.game, set()) == {"rule": "SC-WIN-02", "teams": [0, 1], "level": "points"}


def test_aldaris_is_compared_with_nobody_when_the_end_has_come() -> None:
    game = ended(
        aldaris=side(at={"helios.2": "base"}),
        overmind=side(at={"dylar_iv.3": "base"}, conquest=9),
    )
    assert decided(game.game, set()) == {"rule": "SC-WIN-11", "teams": [0], "level": None}


def test_who_was_eliminated_at_the_same_moment_is_compared() -> None:
    game = tie(side(at=TORUS, conquest=1), side(at=TARSONIS))
    for player in game.state.players:
        player.out = 1
    game.state.ending = "elimination"
    assert decided(game.game, {0, 1}) == {"rule": "SC-WIN-18", "teams": [0, 1], "level": "points"}
