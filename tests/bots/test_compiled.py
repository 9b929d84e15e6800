"""Compiled programs answer as interpreted ones do (`./test --compiled`)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.lab.bench import is_compiled
from tests.bots import answers

STARCRAFT = {"players": "4", "factions": "random", "galaxy": "quick"}
GAMES = {
    "clone-wars": ("clone-wars", {"mode": "full"}),
    "starcraft": ("starcraft", STARCRAFT),
    "brood-war": ("starcraft", {**STARCRAFT, "expansion": "brood-war"}),
}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not is_compiled(), reason="it compares compiled programs with the source"),
]


def interpreted(game: str, program: str, settings: dict[str, str]) -> list[str]:
    """The same game, played by the source: without PYTHONPATH, Python finds the checkout that the
    environment was made for."""
    command = [sys.executable, str(Path(answers.__file__)), game, program, json.dumps(settings)]
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run(command, env=outside, capture_output=True, text=True, check=True)
    played_by, *lines = run.stdout.splitlines()
    assert played_by == "interpreted"
    return lines


@pytest.mark.parametrize("program", ["simple", "greedy"])
@pytest.mark.parametrize("name", GAMES)
def test_a_compiled_program_answers_as_its_source_does(name: str, program: str) -> None:
    game, settings = GAMES[name]
    assert answers.code() == "compiled"
    played = list(answers.answers(game, program, settings))
    assert played == interpreted(game, program, settings)
