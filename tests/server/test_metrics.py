"""The figures of a server: in the format that Prometheus reads, for nobody who was not allowed to,
and without a word about anybody's game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.server.instruments import Count, Histogram
from orrery.server.operations.metrics import counted, spread
from tests.server.rooms import FRIEND, ME, Room, room

LINE = re.compile(r'([a-z_]+)(?:\{([a-z]+="[^"{}]*")\})? ([0-9.e+-]+)')
TOKEN = {"authorization": "Bearer the-token"}


def figures(there: Room) -> dict[str, float]:
    """What a server counts, by name and label; every line must be of the format."""
    found: dict[str, float] = {}
    answer = there.get("/metrics", headers=TOKEN)
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    for line in answer.text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# (HELP [a-z_]+ .+|TYPE [a-z_]+ (gauge|counter|histogram))", line)
            continue
        parts = LINE.fullmatch(line)
        assert parts, line
        found[f"{parts[1]} {parts[2]}" if parts[2] else parts[1]] = float(parts[3])
    return found


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with room(tmp_path, metrics_token="the-token") as there:
        before = figures(there)
        made = there.make(ME, FRIEND)
        there.make()
        claim = {"name": "Ben", "secret": made["links"][0]["secret"]}
        own = there.post(f"/api/tables/{made['id']}/seats", claim).json()["secret"]
        secret = made["mine"][0]["secret"]
        with there.sit(made, secret) as ann, there.sit(made, own) as ben, there.sit(made):
            player = ann if ann.update["decision"] else ben
            assert player.pick("one")["type"] == "ack"
            assert there.get("/api/health").status_code == 200
            assert ann.ask(type="consent", id="two", agree=True, wish=1)["code"] == "no-wish"
            after = figures(there)
            assert after['orrery_listeners as="seat"'] == 2
            assert after['orrery_listeners as="watcher"'] == 1
        assert after['orrery_tables status="running"'] == 2
        assert after["orrery_picks_total"] > before["orrery_picks_total"]
        refused = 'orrery_refusals_total code="no-wish"'
        assert after[refused] == before.get(refused, 0) + 1
        picks = "orrery_pick_seconds_count"
        assert after[picks] == before[picks] + 1
        assert after['orrery_pick_seconds_bucket le="+Inf"'] == after[picks]
        for name in ("writer_batch_size", "commit_seconds", "read_seconds"):
            assert after[f"orrery_{name}_count"] > before[f"orrery_{name}_count"]
        said = there.get("/metrics", headers=TOKEN).text
        for word in (made["id"], secret, own, "Ann", "clone"):
            assert word not in said


def test_nobody_reads_figures_who_was_not_allowed_to(tmp_path: Path) -> None:
    with room(tmp_path) as there:
        assert there.get("/metrics").status_code == 404
        assert there.get("/metrics", headers={"authorization": "Bearer"}).status_code == 404
    with room(tmp_path, metrics=True) as there:
        assert there.get("/metrics").status_code == 200
        for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):  # a proxy is in between
            assert there.get("/metrics", headers={name: "127.0.0.1"}).status_code == 404
    with room(tmp_path, metrics_token="the-token") as there:
        assert there.get("/metrics").status_code == 404
        wrong = {"authorization": "Bearer another-token"}
        assert there.get("/metrics", headers=wrong).status_code == 404
        assert there.get("/metrics", headers=TOKEN).status_code == 200


def test_buckets_add_up() -> None:
    one = Histogram("seconds", "How long.", (0.1, 1))
    for value in (0.05, 0.1, 0.5, 7):
        one.add(value)
    assert list(spread(one))[2:] == [
        'seconds_bucket{le="0.1"} 2',
        'seconds_bucket{le="1"} 3',
        'seconds_bucket{le="+Inf"} 4',
        "seconds_sum 7.65",
        "seconds_count 4",
    ]


def test_what_fails_is_timed_too() -> None:
    one = Histogram("seconds", "How long.", (10,))
    with pytest.raises(KeyError), one.timed():
        raise KeyError
    assert one.buckets == [1, 0]


def test_a_count_is_there_before_anything_is_counted() -> None:
    plain, by_code = Count("all", "All."), Count("some", "Some.", "code")
    assert list(counted(plain))[-1] == "all 0"
    assert len(list(counted(by_code))) == 2
    by_code.add("b")
    by_code.add("a", 2)
    assert list(counted(by_code))[2:] == ['some{code="a"} 2', 'some{code="b"} 1']
