"""Jobs for worker processes that behave badly."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Generator

from orrery.core.errors import BadData


def process() -> int:
    return os.getpid()


def compute_for_ever() -> None:
    while True:
        pass


def take_memory(size: int) -> int:
    return len(bytearray(size))


def fail(error: type[Exception], message: str) -> None:
    raise error(message)


def count(number: int, failure: str = "") -> Generator[int, None, None]:
    yield from range(number)
    if failure:
        raise BadData(failure)


def workers_alive() -> list[str]:
    return [one.name for one in multiprocessing.active_children()]
