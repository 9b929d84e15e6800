"""Honest games go on beside a hostile crowd (`python -m tests.server.attack` for more), and what it
may do to them is noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.attack.honest import Kept, Waited, waited_since
from tests.server.attack.kind import Tally
from tests.server.attack.kinds import KINDS, chosen
from tests.server.attack.logs import errors_in
from tests.server.attack.report import report
from tests.server.attack.run import Round, attack
from tests.server.attack.verdict import BUSY, Bounds, Figures, faults, lost_picks
from tests.server.attack.watching import Sample, Watched
from tests.server.databases import only_sqlite, url_in

pytestmark = only_sqlite
SECONDS = 25.0


@pytest.mark.slow
def test_honest_games_go_on_beside_a_hostile_crowd(tmp_path: Path) -> None:
    figures = attack(Round(url_in(tmp_path), tmp_path, SECONDS))
    assert faults(figures, BUSY) == [], report(figures, BUSY)


# Each check of the verdict can fail


def good(picks: int = 200) -> Figures:
    """A round in which all went well."""
    figures = Figures(seconds=60)
    figures.seen.acks = [Waited(0.01, 0.0)] * picks
    figures.seen.updates = [Waited(0.02, 0.0)] * picks
    figures.watched = [Watched([Sample(float(at), 150.0, 40, at / 2) for at in range(60)])]
    figures.files_before, figures.files_after = [30], [35]
    figures.health_after, figures.stops = [0.01], [2.0]
    figures.tallies = [Tally("garbage", "malformed", 3, Counter({"400": 3}))]
    return figures


def slow_acks(figures: Figures) -> None:
    figures.seen.acks[:3] = [Waited(0.3, 0.0)] * 3


def slow_updates(figures: Figures) -> None:
    figures.seen.updates[:3] = [Waited(0.3, 0.0)] * 3


def no_picks(figures: Figures) -> None:
    figures.seen.acks.clear()


def lost(figures: Figures) -> None:
    figures.lost.append("table x, 0-1: acknowledged ['end'], kept []")


def problem(figures: Figures) -> None:
    figures.seen.problems.append("a table that waits for somebody is not listed")


def stuck(figures: Figures) -> None:
    figures.stuck.append("Two friends")


def fault(figures: Figures) -> None:
    figures.tallies[0].failures.append("GET /assets/%00: 500")


def granted(figures: Figures) -> None:
    figures.tallies[0].granted.append("a guessed seat")


def logged(figures: Figures) -> None:
    figures.errors.append("ValueError: embedded null byte")


def frozen(figures: Figures) -> None:
    figures.frozen = "no answer for 20 s"


def growing(figures: Figures) -> None:
    samples = [Sample(float(at), 100.0 + 5 * at, 40, 0.0) for at in range(60)]
    figures.watched = [Watched(samples)]


def large(figures: Figures) -> None:
    figures.watched[0].samples.append(Sample(61.0, 1100.0, 40, 0.0))


def files_left(figures: Figures) -> None:
    figures.files_after = [400]


def unwell(figures: Figures) -> None:
    figures.health_after = [1.5]


def silent(figures: Figures) -> None:
    figures.health_after = [None]


def slow_end(figures: Figures) -> None:
    figures.stops = [12.0]


def no_end(figures: Figures) -> None:
    figures.stops = [None]


def left_behind(figures: Figures) -> None:
    figures.left_behind = [4711]


PLANTED: dict[Callable[[Figures], None], str] = {
    slow_acks: "p99 of honest picks until acknowledged: 300 ms",
    slow_updates: "p99 of honest picks until heard by the others: 300 ms",
    no_picks: "only 0 honest picks",
    lost: "lost: table x",
    problem: "is not listed",
    stuck: "did not go on after the restart: Two friends",
    fault: "fault of the server: GET /assets/%00: 500",
    granted: "allowed: a guessed seat",
    logged: "in the server's log: ValueError",
    frozen: "frozen: no answer",
    growing: "memory of server 1 grows: 248 MB, then 348 MB",
    large: "server 1 took 1100 MB",
    files_left: "open files of server 1: 30 before, 400 after",
    unwell: "health of server 1 after the crowd has left: 1.5 s",
    silent: "health of server 1 after the crowd has left: no answer",
    slow_end: "server 1 ended after 12.0 s",
    no_end: "server 1 ended never",
    left_behind: "processes are left behind: [4711]",
}


def test_a_round_in_which_all_went_well_passes() -> None:
    assert faults(good(), Bounds()) == []
    assert "withstood" in report(good(), Bounds())


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found_alone(plant: Callable[[Figures], None]) -> None:
    figures = good()
    plant(figures)
    (found,) = faults(figures, Bounds())
    assert PLANTED[plant] in found
    assert f"FAILED: {found}" in report(figures, Bounds())


def test_waits_for_the_machine_are_forgiven_only_where_it_is_busy() -> None:
    figures = good()
    figures.seen.acks[:3] = [Waited(2.0, 1.9)] * 3
    assert faults(figures, BUSY) == []
    assert len(faults(figures, Bounds())) == 1


def test_what_was_acknowledged_is_compared_with_the_log() -> None:
    kept = Kept("t", 0, {"0-1": ["play a", "end"]})
    rows = [(1, "pick", 0, "play a", "0-1"), (2, "pick", 0, "end", "0-1")]
    assert lost_picks(kept, rows) == []
    assert "acknowledged ['play a', 'end'], kept ['play a']" in lost_picks(kept, rows[:1])[0]
    assert "kept []" in lost_picks(kept, [(1, "pick", 1, "play a", "0-1")])[0]
    assert "has gaps" in lost_picks(kept, [rows[0], (3, *rows[1][1:])])[0]


def test_kinds_are_chosen_by_name_or_family() -> None:
    assert chosen(()) == KINDS
    assert [kind.name for kind in chosen(["hints", "oversized"], ["large-packs"])] == [
        *("large-bodies", "large-frames", "hints"),
    ]
    with pytest.raises(ValueError, match="no attack fast; there is addresses"):
        chosen(["fast"])
    assert len({kind.name for kind in KINDS}) == len(KINDS)


LOG = """INFO:     127.0.0.1 - "GET / HTTP/1.1" 200 OK
ERROR orrery.server.app: /api/tables/0123456789abcdef/socket failed
Traceback (most recent call last):
  File "a.py", line 1, in send
uvicorn.protocols.utils.ClientDisconnected

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "b.py", line 2, in send
    ^^^^
OSError: gone
INFO:     connection open
ERROR orrery.server.app: /api/tables failed
Traceback (most recent call last):
  File "c.py", line 3, in decode
ValueError: 0x55ab5b7477d0 is not good
"""


def test_an_error_of_the_server_is_told_from_somebody_who_left() -> None:
    errors = errors_in(LOG)
    assert errors.left == 1
    assert errors.own == [
        "ERROR orrery.server.app: /api/tables failed <- ValueError: … is not good"
    ]
    assert errors_in("INFO: all is well\n") == ([], 0)


def test_waits_of_the_event_loop_and_of_one_more_thread_are_the_machines() -> None:
    """An answer waits for the loop, for the store, and for the loop again."""
    before, after = {7: 1.0, 8: 2.0, 9: 5.0}, {7: 1.5, 8: 2.25, 9: 5.125, 10: 0.0625}
    assert waited_since(7, before, after) == 0.75
