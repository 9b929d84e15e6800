"""Processes that play games: when one dies or the program is stopped, somebody says so."""

from __future__ import annotations

import gc
import os
import signal
from multiprocessing import active_children

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.lab import simulate as lab
from orrery.lab.processes import Stopped, told_to_stop
from tests.bots.own_program import Mortal

OWN = "tests.bots.own_program"


def killed(name: str, jobs: int) -> list[str]:
    bots = f"{OWN}:{name},eager"
    return ["simulate", "clone-wars", "--bots", bots, "--games", "8", "--jobs", str(jobs)]


@pytest.mark.slow
def test_a_simulation_whose_process_dies_says_of_what() -> None:
    result = CliRunner().invoke(main, killed("Mortal", 2))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "was killed by SIGKILL in the middle of a game" in result.stderr
    assert "the machine may have run out of memory" in result.stderr
    assert "0 of 8 games were finished." in result.stderr


@pytest.mark.slow
def test_no_process_stays_when_nobody_wants_the_rest_of_the_games() -> None:
    before = active_children()
    plan = lab.plan("clone-wars", ["eager", "eager"])
    for _ in lab.play_at_once(plan, 400, jobs=2):
        assert len(active_children()) == len(before) + 2
        break
    gc.collect()
    assert active_children() == before


def test_a_simulation_that_is_terminated_says_how_far_it_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Mortal, "BY", signal.SIGTERM)
    result = CliRunner().invoke(main, killed("Mortal", 1))
    assert result.exit_code == 128 + signal.SIGTERM
    assert result.stdout == ""
    assert result.stderr == "Stopped by SIGTERM: 0 of 8 games were finished.\n"


def test_termination_is_as_before_afterwards() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(Stopped, match="SIGTERM"), told_to_stop():
        os.kill(os.getpid(), signal.SIGTERM)
    assert signal.getsignal(signal.SIGTERM) == before
