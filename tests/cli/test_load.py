"""`orrery bench server`: servers and players really play, and the figures are those documented."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from orrery.cli import main
from orrery.cli.bench import kind_of
from orrery.cli.load.measure import Load, at_share, figures, parts
from orrery.cli.load.servers import Used

LOAD = Load("", kind_of("clone-wars", None), 3, 10, 1, 1)


@pytest.mark.slow
def test_a_server_is_measured() -> None:
    given = ("bench", "server", "--tables", "1", "--seconds", "3", "--pause", "0", "--json")
    done = CliRunner().invoke(main, given)
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found.pop("tables") == 1
    assert found.pop("sockets") == 3
    assert found.pop("servers") == 1
    assert set(found) == {
        "picks",
        "picks_per_second",
        "p50_ms",
        "p99_ms",
        "cpu",
        "cpu_ms_per_pick",
        "memory_kb_per_table",
    }
    assert found["picks"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["cpu_ms_per_pick"] > 0


@pytest.mark.slow
def test_a_server_is_measured_with_four_at_a_table() -> None:
    given = ("bench", "server", "--game", "starcraft", "--players", "4", "--tables", "1")
    done = CliRunner().invoke(main, (*given, "--seconds", "2", "--pause", "0", "--json"))
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["sockets"] == 5
    assert found["picks"] > 0


def test_as_many_play_as_asked_for() -> None:
    kind = kind_of("starcraft", 6)
    assert (kind.seats, kind.listeners, kind.options["players"]) == (6, 7, "6")
    assert kind.options["galaxy"] == "quick", "nobody lays planets by chance"
    done = CliRunner().invoke(main, ("bench", "server", "--players", "3"))
    assert done.exit_code == 2
    assert "clone-wars is played by 2, not by 3" in done.output


def test_shares_are_of_what_was_waited() -> None:
    waited = [number / 1000 for number in range(1, 101)]
    assert (at_share(waited, 0.5), at_share(waited, 0.99)) == (0.051, 0.1)
    assert at_share([], 0.5) == 0


def test_figures_are_of_the_time_in_which_was_counted() -> None:
    used = (Used(5, 1_000_000), Used(7, 1_000_000 + 3 * 2048), Used(9, 5_000_000))
    found = figures(LOAD, [0.01, 0.02], 10, used)
    assert found.picks_per_second == 0.2
    assert found.cpu == 0.2
    assert found.cpu_ms_per_pick == 1000
    assert found.memory_kb_per_table == 2


def test_every_table_is_given_to_somebody() -> None:
    assert sum(one.tables for one in parts(LOAD, ["http://x"])) == 3
