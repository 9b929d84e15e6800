"""The learner among the examples: it learns, it can be stopped at any time, and it keeps to the
mask."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from examples.learner import bot, plot
from examples.learner.features import Choices
from examples.learner.net import add_by
from examples.learner.policy import Policy, drawn, play_against
from examples.learner.saving import WEIGHTS, Point, load_policy, resume, save, save_weights
from examples.learner.training import Learner, Plan, advantages, part_of
from orrery import bots
from orrery.core.errors import BadData
from orrery.research.batch import Batch
from orrery.research.table import OVER, Table

SMALL = Plan(seed=3, games=4, steps=8, part=16, epochs=1)
DOCS = Path(__file__).parents[2] / "docs"


def test_a_resumed_training_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    straight, stopped = Learner(SMALL), Learner(SMALL)
    for learner in (straight, stopped):
        learner.learn()
    curve = [Point(32, 0, 0.5, 1, 2)]
    save(tmp_path / "learner.npz", stopped, curve)
    resumed, told = resume(tmp_path / "learner.npz")
    assert told == curve
    for learner in (straight, resumed):
        learner.learn()
    assert resumed.decisions == straight.decisions == 64
    for name, array in straight.policy.net.weights.items():
        assert np.array_equal(array, resumed.policy.net.weights[name]), name


def test_a_saved_net_plays_what_it_was_trained_for(tmp_path: Path) -> None:
    learner = Learner(SMALL)
    save_weights(tmp_path / "weights.npz", learner)
    policy = load_policy(tmp_path / "weights.npz", {"mode": "full"})
    for name, array in learner.policy.net.weights.items():
        assert np.allclose(array, policy.net.weights[name], atol=1e-3), name
    with pytest.raises(BadData, match=r"weights.npz was trained with codec e1034bea78395c9f"):
        load_policy(tmp_path / "weights.npz", {"factions": "empire,rebel"})


def test_slopes_are_those_of_the_loss() -> None:
    """Compared with what a small change of a weight does."""
    learner = Learner(SMALL)
    played = part_of(learner.play(), np.arange(6))
    net, choices = learner.policy.net, played.choices
    net.weights = {name: array.astype(np.float64) for name, array in net.weights.items()}
    chance = np.random.default_rng(1)
    on_logs = chance.normal(size=len(choices.row)).astype(np.float32)
    on_values = chance.normal(size=6).astype(np.float32)
    played.state[:, -1] = chance.normal(size=6)  # the lead is 0 at the beginning of a game

    def loss() -> float:
        seen = net.forward(played.state, choices)
        return float(seen.log @ on_logs + seen.value @ on_values)

    seen = net.forward(played.state, choices)
    by_score = on_logs - seen.chance * np.add.reduceat(on_logs, choices.first)[choices.row]
    slopes = net.backward(played.state, choices, seen, by_score, on_values)
    assert set(slopes) == set(net.weights)
    for name, slope in slopes.items():
        at = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before, step = net.weights[name][at], 1e-5
        net.weights[name][at] = before + step
        more = loss()
        net.weights[name][at] = before - step
        less = loss()
        net.weights[name][at] = before
        assert (more - less) / (2 * step) == pytest.approx(slope[at], rel=1e-3), name


def test_it_learns_a_fixed_problem() -> None:
    """Actions that went well become likely, those that went badly unlikely, and values come closer
    to their targets."""
    learner = Learner(SMALL._replace(entropy=0.0, rate=0.003))
    played = learner.play()
    chance = np.random.default_rng(2)
    went_well = chance.random(len(played.taken)) < 0.5
    gain = np.where(went_well, 1, -1).astype(np.float32)
    fixed = played._replace(gain=gain, target=gain * np.float32(0.8))
    surprise = [learner.improve(fixed, 1.0)[1] for _ in range(60)]
    assert surprise[-1] < 0.7 * surprise[0]
    now = learner.policy.net.forward(fixed.state, fixed.choices).log[fixed.taken]
    risen = now - played.log
    free = played.log < -1e-6  # not where there is only one option
    assert risen[free & went_well].mean() > 0.05
    assert risen[free & ~went_well].mean() < -0.05


def test_only_possible_actions_are_chosen() -> None:
    batch = Batch("clone-wars", 6, seed=2)
    policy = Learner(SMALL).policy
    chance = np.random.default_rng(1)
    for step in range(60):
        _, choices, seen = policy.look(batch.obs, batch.mask)
        assert choices.row.size == batch.mask.sum()
        assert np.add.reduceat(seen.chance, choices.first) == pytest.approx(np.ones(6), rel=1e-4)
        best, random = policy.best(batch.obs, batch.mask), drawn(choices, seen.log, chance)
        for actions in (best, choices.action[random]):
            assert batch.mask[np.arange(6), actions].all()
        batch.step(best if step % 2 else choices.action[random])


def test_actions_are_drawn_by_their_chance() -> None:
    row, first = np.repeat(np.arange(2000), 3), np.arange(0, 6000, 3)
    choices = Choices(row, first, np.tile([4, 5, 6], 2000), np.zeros((6000, 3), np.int64))
    log = np.log(np.tile(np.array([0.7, 0.2, 0.1], np.float32), 2000))
    actions = choices.action[drawn(choices, log, np.random.default_rng(1))]
    assert np.bincount(actions)[4:] / 2000 == pytest.approx([0.7, 0.2, 0.1], abs=0.04)


def test_gains_look_ahead_to_the_end_of_a_game_and_not_beyond() -> None:
    values = np.array([[0.0], [0.5], [0.2], [0.9]], np.float32)
    rewards = np.array([[0.0], [1.0], [0.0]], np.float32)
    ended = np.array([[False], [True], [False]])
    assert advantages(values, rewards, ended, 0.5).ravel() == pytest.approx(
        [0.5 + 0.5 * 0.5, 1 - 0.5, 0.9 - 0.2]
    )


def test_sums_by_index() -> None:
    sums = np.zeros((3, 2), np.float32)
    add_by(sums, np.array([2, 0, 2]), np.array([[1, 2], [3, 4], [5, 6]], np.float32))
    assert sums.tolist() == [[3, 4], [0, 0], [6, 8]]


def test_equal_moves_share_what_is_learned() -> None:
    features = Learner(SMALL).policy.features
    codec = features.codec
    by_name = {codec.name(action): action for action in range(codec.actions)}
    first, second, other = (
        features.tokens_of[by_name[name]].tolist()
        for name in ("buy clone_trooper#1", "buy clone_trooper#2", "play clone_trooper#1")
    )
    assert first == second
    assert first != other
    assert features.slot_of[by_name["commit clone_trooper#1 slot_3"]] == 3
    assert features.slot_of[by_name["resolve slot_6"]] == 6
    assert features.slot_of[by_name["commit clone_trooper#1 base"]] == 0


def test_sides_are_exchanged_in_an_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def answer(policy: Policy, tables: list[Table]) -> None:
        for table in tables:
            asked.append((table.seed, table.seat))
            table.pick(table.window().options[0])

    monkeypatch.setattr("examples.learner.policy.answer", answer)
    share = play_against(Learner(SMALL).policy, "eager", 4, seed=1)
    assert share.games == 4
    deals = {seed for seed, _ in asked}
    assert len(deals) == 2
    assert {(seed, seat) for seed in deals for seat in (0, 1)} == set(asked)


def test_the_trained_net_plays_a_game() -> None:
    table, learned = Table("clone-wars"), bot.LearnedBot(1)
    rival = bots.make("eager", "clone-wars", 1)
    table.reset(5)
    while table.seat != OVER:
        program = learned if table.seat == 0 else rival
        table.pick(program.answer(table.window()).pick)
    assert table.rewards() == [1.0, -1.0]


def test_the_curve_is_what_the_documents_say() -> None:
    report = json.loads((DOCS / "learning-curve.json").read_text("utf-8"))
    said = " ".join((DOCS / "research.md").read_text("utf-8").split())
    assert plot.drawn(report) == (DOCS / "pictures/learning-curve.svg").read_text("utf-8")
    assert report["codec"] in said
    assert f"{report['decisions']:,} decisions" in said
    assert f"{report['games']:,} games" in said
    for program, final in report["final"].items():
        low, high = round(100 * final["low"]), round(100 * final["high"])
        rate = f"{100 * final['won'] / final['games']:.1f} %"
        assert f"| `{program}` | {final['games']} | {rate} | {low}–{high} |" in said
    with np.load(WEIGHTS) as file:
        assert str(file["codec"]) == report["codec"]
    simple = report["final"]["simple"]
    assert simple["games"] >= 200
    assert simple["low"] > 0.5
