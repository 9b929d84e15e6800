"""What was learned for Clone Wars: the value and the policy's numbers, and that both can be made
again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.bots.clone_wars import learned
from orrery.bots.clone_wars.fast.tables import tables
from orrery.bots.clone_wars.fast.weights import NAMES as POLICY
from orrery.bots.clone_wars.learned import learned_value, learned_weights
from orrery.bots.clone_wars.value import NAMES, figures
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.ruleset import CLONE_WARS
from orrery.core.errors import BadData
from orrery.resources import resource
from scripts import clone_wars_value, tune_policy
from tests.bots.driving import CLONE_WARS_CLUB
from tests.clone_wars.scenario import side, table


def kept(file: tuple[str, ...]) -> dict[str, object]:
    found: dict[str, object] = json.loads(resource(*file).read_text("utf-8"))
    return found


def figures_of(game: CloneWarsGame) -> list[dict[str, float]]:
    both = figures(game, tables(game.facts))
    return [dict(zip(NAMES, one, strict=True)) for one in both]


def test_every_figure_has_a_weight_and_none_is_negative() -> None:
    found = kept(learned.VALUE)
    box = CLONE_WARS_CLUB.new_game(1).facts
    assert found["facts"] == CLONE_WARS.fingerprint(box)
    assert min(learned_value(box).weights) >= 0
    assert len(learned_value(box).weights) == len(NAMES)
    assert found["loss_held_out"] < found["loss_by_chance"]  # type: ignore[operator]


def test_a_file_with_other_figures_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "value.json"
    other.write_text('{"weights": {"luck": 1}}', "utf-8")
    monkeypatch.setattr(learned, "resource", lambda *_: other)
    learned_value.cache_clear()
    with pytest.raises(BadData, match="weights for luck, expected moves"):
        learned_value(CLONE_WARS_CLUB.new_game(1).facts)
    learned_value.cache_clear()


def test_figures_are_what_their_names_say() -> None:
    game = table(
        republic=side(hand=["yoda"], ships=["venator_class_star_destroyer"], lost=["dac"]),
        separatist=side(),
        force=3,
    ).game
    own, enemy = figures_of(game)
    assert (own["moves"], enemy["moves"]) == (1.0, 0.0)
    assert (own["force"], enemy["force"]) == (1.0, -1.0)
    assert (own["force_end"], enemy["force_end"]) == (1.0, 0.0)
    assert own["ship_hit_points"] > enemy["ship_hit_points"] == 0.0
    assert enemy["bases_late"] > own["bases_late"] == 0.0


def test_whoever_moves_is_ahead_in_the_race() -> None:
    races = [
        figures_of(table(republic=side(), separatist=side(), active=one).game)[0]["race"]
        for one in ("republic", "separatist")
    ]
    assert races[0] > races[1]


def test_both_chances_add_up_to_one_and_the_winner_has_won() -> None:
    game = CLONE_WARS_CLUB.new_game(4)
    value = learned_value(game.facts)
    assert value.chance(game, 0) + value.chance(game, 1) == pytest.approx(1.0)
    game.state.winner = 1
    assert (value.chance(game, 0), value.chance(game, 1)) == (0.0, 1.0)


def test_more_of_what_is_good_is_never_worse() -> None:
    plain = table(republic=side(deck=["republic_shuttle"] * 5)).game
    better = table(republic=side(deck=["republic_shuttle"] * 4 + ["yoda"])).game
    value = learned_value(plain.facts)
    assert value.chance(better, 0) > value.chance(plain, 0)


def test_the_value_is_made_again_from_its_seed() -> None:
    assert clone_wars_value.trained(10, 3) == clone_wars_value.trained(10, 3)
    assert clone_wars_value.trained(10, 3) != clone_wars_value.trained(10, 4)


def test_the_numbers_of_the_policy_are_made_again_from_their_seed() -> None:
    first, second = (list(tune_policy.tuned(1, 4, 5)) for _ in range(2))
    assert first == second
    assert json.loads(first[0])["made_by"].endswith("--rounds 1 --pairs 4 --seed 5")


def test_the_numbers_of_the_policy_are_those_of_its_file() -> None:
    found = kept(learned.POLICY_FILE)
    box = CLONE_WARS_CLUB.new_game(1).facts
    weights = learned_weights(box)
    assert {name: getattr(weights, name) for name in POLICY} == found["weights"]
    by_slug = {box.slug(card): weights.liking[card] for card in range(box.size)}
    liking = found["liking"]
    assert isinstance(liking, dict)
    assert by_slug["outer_rim_pilot"] == liking["outer_rim_pilot"] < 0
    assert weights.liking[-1] == 0.0
