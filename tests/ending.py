"""Processes that end with the tests that started them, also where those are killed: otherwise
servers of runs long gone would go on. Only Linux can do that for any program."""

from __future__ import annotations

import ctypes
import signal
import sys
from collections.abc import Callable

PR_SET_PDEATHSIG = 1
Before = Callable[[], None] | None


def ending_with_parent(before: Before = None) -> Before:
    """What a new process does first (`preexec_fn`), and then `before`."""
    if sys.platform != "linux":
        return before
    library = ctypes.CDLL(None)

    def begin() -> None:
        library.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if before is not None:
            before()

    return begin
