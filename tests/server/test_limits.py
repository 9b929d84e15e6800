"""Token buckets, by a clock of our own."""

from __future__ import annotations

import pytest

from orrery.server import limits
from orrery.server.limits import Bucket, Buckets, Rate


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


def test_what_is_dear_takes_more_and_nothing_is_taken_in_vain() -> None:
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
