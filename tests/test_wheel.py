"""A wheel has compiled modules beside their sources if it is asked for, and otherwise none.

Here only one module is compiled: seconds instead of minutes. That a whole wheel replays recorded
games is checked where it is built (`scripts/golden.py`).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from orrery.core.rng import seed_from_number
from scripts import compile as compilation
from scripts import try_wheels

ROOT = Path(__file__).parent.parent
MODULE = Path("orrery/core/rng.py")
USED = "from orrery.core import rng; print(rng.__file__, rng.seed_from_number(7).hex())"

pytestmark = pytest.mark.slow


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one module is to be compiled, and no page built."""
    monkeypatch.setattr(compilation, "ROOMS", ())
    monkeypatch.setattr(compilation, "MODULES", {"core": "rng"})
    monkeypatch.setenv("ORRERY_SKIP_WEB", "1")
    monkeypatch.delenv("ORRERY_COMPILE", raising=False)


def built(folder: Path) -> Path:
    """The wheel that the project makes now, unpacked into a folder."""
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "there")
    return Path(wheel)


def run_with(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with an unpacked wheel."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_compiled_wheel_has_compiled_modules_beside_their_sources(
    small: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORRERY_COMPILE", "1")
    wheel, there = built(tmp_path), tmp_path / "there"
    assert f"-{sys.implementation.cache_tag.replace('cpython-', 'cp')}-" in wheel.name
    assert (there / MODULE).read_bytes() == (ROOT / "src" / MODULE).read_bytes()
    ran = run_with(there, "-c", USED)
    file, seed = ran.stdout.split()
    assert Path(file).parent == there / MODULE.parent
    assert not file.endswith(".py")
    assert seed == seed_from_number(7).hex()


def test_a_wheel_is_pure_unless_it_is_asked_to_be_compiled(small: None, tmp_path: Path) -> None:
    wheel, there = built(tmp_path), tmp_path / "there"
    assert wheel.name.endswith("-py3-none-any.whl")
    assert run_with(there, "-c", USED).stdout.startswith(str(there / MODULE))
    replayed = run_with(there, str(ROOT / "scripts" / "golden.py"))
    assert "not compiled" in replayed.stderr
    assert replayed.returncode


def test_a_wheel_is_tried_with_its_own_python_and_nothing_else(tmp_path: Path) -> None:
    assert try_wheels.python_of("dist/orrery-0.1.0-cp312-cp312-manylinux_2_28_x86_64.whl") == "3.12"
    assert try_wheels.python_of("dist/orrery-0.1.0-py3-none-any.whl") == sys.executable
    there = try_wheels.Installed(str(Path(sys.executable).parent), str(tmp_path))
    try_wheels.terminal(there, "")
    with pytest.raises(SystemExit, match="failed"):
        there.run("python", "-c", "raise SystemExit(1)")
