"""Token buckets, by a clock of our own; and the limits by their names."""

from __future__ import annotations

import ast
import inspect
import itertools
from pathlib import Path

import pytest

from orrery.core.errors import BadData
from orrery.server import limits
from orrery.server.limits import USUAL, Bucket, Buckets, Limits, Rate, bucket_of, changed

HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting.md"


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_so_much_is_there_at_once_and_comes_back_with_time() -> None:
    clock = Clock()
    bucket = Bucket(Rate(per_second=2, at_once=3), clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.25
    assert bucket.take() == 0.25
    clock.now += 0.25
    assert bucket.take() == 0
    assert bucket.take() == 0.5


def test_a_bucket_does_not_overflow() -> None:
    clock = Clock()
    bucket = Bucket(Rate(per_second=1, at_once=2), clock)
    clock.now += 1000
    assert [bucket.take() for _ in range(3)] == [0, 0, 1]


def test_expensive_requests_cost_more_and_refused_ones_cost_nothing() -> None:
    clock = Clock()
    bucket = Bucket(Rate(per_second=1, at_once=5), clock)
    assert bucket.take(4) == 0
    assert bucket.take(4) == 3
    assert bucket.take(1) == 0


def test_every_address_has_its_own() -> None:
    clock = Clock()
    buckets = Buckets(Rate(per_second=1, at_once=1), clock)
    assert [buckets.take("a"), buckets.take("b"), buckets.take("a")] == [0, 0, 1]


def test_addresses_that_have_been_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 2)
    clock = Clock()
    buckets = Buckets(Rate(per_second=1, at_once=10), clock)
    buckets.take("quiet", 1)
    clock.now += 5
    buckets.take("busy", 10)
    buckets.take("new", 1)
    assert len(buckets) == 2
    assert buckets.take("busy") == 1


def test_an_ipv6_network_is_one_address() -> None:
    one = bucket_of("2001:db8:1:2::1")
    assert one == bucket_of("2001:db8:1:2:ffff:ffff:ffff:ffff") == "2001:db8:1:2::/64"
    assert one != bucket_of("2001:db8:1:3::1")
    assert bucket_of("::ffff:203.0.113.7") == bucket_of("203.0.113.7") == "203.0.113.7"
    assert bucket_of("203.0.113.7") != bucket_of("203.0.113.8")
    assert bucket_of("fe80::1%eth0") == "fe80::/64"
    assert bucket_of("unknown") == "unknown"
    assert len(bucket_of("x" * 10_000)) == limits.LONGEST_ADDRESS


def test_a_bucket_is_shared_by_an_ipv6_network() -> None:
    buckets = Buckets(Rate(per_second=1, at_once=1), Clock())
    assert [buckets.take(bucket_of(f"2001:db8::{at:x}")) for at in range(3)] == [0, 1, 1]
    assert buckets.take(bucket_of("2001:db8:0:1::")) == 0


# Limits by name


def test_limits_are_changed_by_name() -> None:
    wishes = ["connections_per_address=7", "address=0.5/20", "headers_within=2.5"]
    found = changed(USUAL, wishes)
    assert found == Limits(connections_per_address=7, address=Rate(0.5, 20), headers_within=2.5)
    assert changed(USUAL, []) == USUAL


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("conections=1", "there is no limit 'conections'; the limits are: connection, address, "),
        ("", "there is no limit ''; the limits are: connection, "),
        ("connections", "the limit connections takes a whole number, not ''"),
        ("connections=1.5", "the limit connections takes a whole number, not '1.5'"),
        ("connections=-1", "the limit connections takes a whole number, not '-1'"),
        ("body_within=nan", "the limit body_within takes a number, not 'nan'"),
        ("body_within=soon", "the limit body_within takes a number, not 'soon'"),
        ("address=60", "the limit address takes a rate such as 60/600, not '60'"),
        ("address=0/600", "the limit address takes a rate such as 60/600, not '0/600'"),
        ("address=1/2/3", "the limit address takes a rate such as 60/600, not '1/2/3'"),
    ],
)
def test_a_bad_limit_is_refused_in_a_sentence(wish: str, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        changed(USUAL, [wish])
    assert str(refused.value).startswith(sentence)


def test_every_limit_stands_in_the_documentation() -> None:
    """With its usual value, and the sentence that follows it in the source."""
    found = sentences()
    assert list(found) == list(Limits._fields), "a limit without a sentence"
    rows = [
        f"| `{name}` | {shown(value)} | {found[name]} |" for name, value in USUAL._asdict().items()
    ]
    section = HOSTING.read_text("utf-8").partition("\n### Limits\n")[2].partition("\n### ")[0]
    assert [line for line in section.splitlines() if line.startswith("| `")] == rows


def sentences() -> dict[str, str]:
    """What is said of each limit in the source, in one line."""
    (source,) = ast.parse(inspect.getsource(Limits)).body
    assert isinstance(source, ast.ClassDef)
    found = {}
    for field, about in itertools.pairwise(source.body):
        match field, about:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=text)):
                found[name] = " ".join(str(text).split())
    return found


def shown(value: float | Rate) -> str:
    return (
        f"{value[0]:g}/{value[1]:g}" if isinstance(value, Rate) else str(value).removesuffix(".0")
    )
