"""The value of positions: its weights, what they are made from, and that they can be made again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.search import value as values
from orrery.bots.starcraft.search.features import NAMES, features
from orrery.bots.starcraft.search.value import chances_of, value, weights
from orrery.core.errors import BadData
from orrery.core.window import Window
from orrery.resources import resource
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.rules.victory import target
from orrery.starcraft.ruleset import STARCRAFT
from scripts.train_value import Moment, fit, loss, trained
from tests.bots.driving import STARCRAFT_CLUB


def after_rounds(number: int, **options: str) -> StarCraftGame:
    """A game of `greedy` at the start of a round."""
    game, policy = STARCRAFT_CLUB.new_game(4, **options), GreedyBot(1)
    while game.decision is not None and game.state.round < number:
        game.go_on(policy.answer(Window(STARCRAFT, game)).pick)
    return game


def test_every_feature_has_a_weight_and_none_is_negative() -> None:
    kept = json.loads(resource(*values.FILE).read_text("utf-8"))
    assert tuple(kept["weights"]) == NAMES
    assert min(weights()) >= 0
    assert kept["loss_held_out"] < kept["loss_by_chance"]


def test_a_file_with_other_features_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "value.json"
    other.write_text('{"weights": {"luck": 1}}', "utf-8")
    monkeypatch.setattr(values, "resource", lambda *_: other)
    weights.cache_clear()
    with pytest.raises(BadData, match="weights for luck, expected points"):
        weights()
    weights.cache_clear()


def test_features_are_what_their_names_say() -> None:
    game = after_rounds(3, players="3")
    rows = [dict(zip(NAMES, row, strict=True)) for row in features(game)]
    players = game.state.players
    assert [row["hand"] for row in rows] == [len(one.hand) / 6 for one in players]
    assert [round(row["points"] * target(game, seat)) for seat, row in enumerate(rows)] == [
        one.conquest for one in players
    ]
    assert [round(row["bases"] * 3) for row in rows] == [
        game.state.bases.count(seat) for seat in range(3)
    ]
    assert all(0.0 <= one <= 4.0 for row in rows for one in row.values())


def test_chances_add_up_and_whoever_is_out_has_none() -> None:
    game = after_rounds(3, players="3")
    assert sum(chances_of(game)) == pytest.approx(1)
    game.state.players[1].out = 1
    assert chances_of(game)[1] == 0
    assert sum(chances_of(game)) == pytest.approx(1)


def test_more_points_are_better() -> None:
    game = after_rounds(3, players="3")
    before = value(game, 0)
    game.state.players[0].conquest += 3
    assert value(game, 0) > before


def test_a_team_wins_together() -> None:
    game = after_rounds(2, players="4", teams="yes")
    mates = [seat for seat in range(4) if game.facts.teams[seat] == game.facts.teams[0]]
    assert len(mates) == 2
    assert value(game, mates[0]) == value(game, mates[1])
    other = next(seat for seat in range(4) if seat not in mates)
    assert value(game, mates[0]) + value(game, other) == pytest.approx(1)


def test_a_finished_game_is_won_or_lost() -> None:
    game = after_rounds(99, players="2")
    assert game.decision is None
    assert [value(game, seat) for seat in range(2)] == [
        float(seat in game.state.winners) for seat in range(2)
    ]


# Training


def test_a_fit_finds_what_wins_and_never_a_negative_weight() -> None:
    found = [
        Moment([[3.0, float(n % 2), 1.0], [1.0, 0.5, 2.0]], [1.0, 0.0] if n % 5 else [0.0, 1.0])
        for n in range(60)
    ]
    wins, _, harms = fit(found, 3)
    assert wins > 0
    assert harms == 0
    assert loss(found, [wins, 0.0, 0.0]) < loss(found, [0.0, 0.0, 0.0])


@pytest.mark.slow
def test_the_same_arguments_give_the_same_file() -> None:
    assert trained(5, 3) == trained(5, 3)
