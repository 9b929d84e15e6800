"""The examples run as they are."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ending import ending_with_parent

EXAMPLES = Path(__file__).parents[2] / "examples"
PATIENCE = 600
"""Seconds; on a machine that does nothing else it takes a few."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("random_rollout.py", ("clone-wars", "1"), "game 1 of 1: won so far"),
        ("language_model.py", ("1",), "rewards ["),
    ],
)
def test_an_example_runs(name: str, arguments: tuple[str, ...], said: str) -> None:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    result = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert result.returncode == 0, result.stderr
    assert said in result.stdout


@pytest.mark.slow
def test_a_training_can_be_stopped_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "learner.npz"
    short = ("--decisions", "12288", "--games", "2", "--final", "2", "--out", str(out))
    with started(*short) as training:
        assert training.stdout is not None
        assert next(training.stdout).startswith("against simple: won ")
        assert "4,096 decisions" in next(training.stdout)
        training.send_signal(signal.SIGINT)
        said = training.stdout.read()
    assert training.returncode == 0
    assert "12,288 decisions" not in said
    with started(*short) as training:
        said, _ = training.communicate(timeout=PATIENCE)
    assert re.search(r"goes on at (4,096|8,192) decisions", said)  # a whole number of rounds
    assert "12,288 decisions" in said
    report = json.loads(out.with_suffix(".json").read_text("utf-8"))
    assert report["decisions"] == 12288
    assert [point["decisions"] for point in report["curve"]] == [0]
    assert set(report["final"]) == {"simple", "greedy"}
    assert out.with_suffix(".weights.npz").stat().st_size < 300_000


def started(*arguments: str) -> subprocess.Popen[str]:
    """A training in a process of its own, on one core."""
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "examples.learner", *arguments],
        cwd=EXAMPLES.parent,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        preexec_fn=ending_with_parent(),  # noqa: PLW1509  no thread runs yet
    )
