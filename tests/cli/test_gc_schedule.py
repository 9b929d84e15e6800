"""A server's garbage: what lives long is set apart, what is in cycles goes all the same."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from orrery.cli.hosting import gc_schedule

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _nothing_set_apart() -> Iterator[None]:
    gc.unfreeze()
    yield
    gc.unfreeze()


class Knot:
    """Something that only the collector can take away."""

    def __init__(self) -> None:
        self.itself = self


def test_what_lives_is_set_apart_and_full_collections_do_not_come_unasked() -> None:
    usual = gc.get_threshold()

    async def test() -> None:
        task = asyncio.create_task(gc_schedule.sweep(every=0.001))
        await asyncio.sleep(0.01)
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold() == (gc_schedule.YOUNG, usual[1], gc_schedule.NEVER)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(test())
    assert (gc.get_threshold(), gc.get_freeze_count()) == (usual, 0)


@pytest.mark.parametrize("whole_every", [0.0, 3600.0])
def test_a_knot_is_found_at_once_while_young_and_later_when_it_was_set_apart(
    whole_every: float,
) -> None:
    async def test() -> None:
        old = Knot()
        seen = weakref.ref(old)
        task = asyncio.create_task(gc_schedule.sweep(every=0.001, whole_every=whole_every))
        await asyncio.sleep(0.01)
        young = weakref.ref(Knot())
        del old
        await asyncio.sleep(0.05)
        assert young() is None
        assert (seen() is None) == (whole_every == 0.0)
        task.cancel()

    asyncio.run(test())


def test_a_process_that_has_grown_looks_at_everything_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    size = 100

    async def test() -> None:
        nonlocal size
        monkeypatch.setattr(gc_schedule, "largest", lambda: size)
        old = Knot()
        seen = weakref.ref(old)
        task = asyncio.create_task(gc_schedule.sweep(every=0.001))
        await asyncio.sleep(0.01)
        del old
        size = 125
        await asyncio.sleep(0.05)
        assert seen() is not None, "it has not grown enough"
        size = 126
        await asyncio.sleep(0.05)
        assert seen() is None
        task.cancel()

    asyncio.run(test())
