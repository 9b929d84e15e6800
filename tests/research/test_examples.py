"""The examples run as they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


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
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 0, result.stderr
    assert said in result.stdout
