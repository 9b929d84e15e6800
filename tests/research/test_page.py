"""docs/research.md: its code runs as it is written, and its versions are those of the tests."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
GUARD = "if __name__"
"""A block with processes, which must be a file of its own."""


def test_the_code_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One block after another, as somebody would type them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in BLOCKS:
        if GUARD not in block and ("import ray" not in block or find_spec("ray")):
            exec(compile(block, "research.md", "exec"), names)
    assert names["table"].picks  # the last one
    assert (tmp_path / "games.games.parquet").exists()


@pytest.mark.slow
def test_processes_start_as_the_page_has_it(tmp_path: Path) -> None:
    (block,) = [block for block in BLOCKS if GUARD in block]
    file = tmp_path / "learner.py"
    file.write_text(block, "utf-8")
    subprocess.run([sys.executable, str(file)], check=True, cwd=tmp_path)


def test_the_versions_of_the_page_are_those_that_are_tested() -> None:
    lock = (ROOT / "requirements-dev.lock").read_text("utf-8")
    named = re.findall(r"^\| (PettingZoo|Gymnasium|OpenSpiel) \| ([\d.]+) \|", PAGE, re.MULTILINE)
    assert len(named) == 3
    for library, version in named:
        package = "open-spiel" if library == "OpenSpiel" else library.lower()
        assert f"\n{package}=={version} " in lock
