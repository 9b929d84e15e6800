"""No process outlives the tests that started it, however those end."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

STARTS = """
import subprocess, sys
from tests.ending import ending_with_parent
sleeper = subprocess.Popen(
    ["sleep", "600"],
    start_new_session=True,
    stdout=subprocess.DEVNULL,
    preexec_fn=ending_with_parent(),
)
print(sleeper.pid, flush=True)
sys.stdin.read()
"""
PATIENCE = 60.0


def is_alive(process: int) -> bool:
    """Whether it runs; one that has ended may not have been buried yet."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text("utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


@pytest.mark.skipif(sys.platform != "linux", reason="no other system can do that")
def test_what_tests_started_ends_when_they_are_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STARTS],
        cwd=Path(__file__).parents[1],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        sleeper = int(parent.stdout.readline())
        assert is_alive(sleeper)
        parent.kill()
    until = time.monotonic() + PATIENCE
    while is_alive(sleeper):
        assert time.monotonic() < until, "it goes on"
        time.sleep(0.02)
