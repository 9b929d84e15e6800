"""What holds for every test: a mark of a rule must be proved by the code that ran (proof.py).
And a run of the slow tests alone imports only the files that have some, one without them none that
has nothing else."""

import gc
import re
import signal
from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest

from orrery.lab.bench import is_compiled
from tests.proof import collecting_proof, in_need_of_proof, unproved

# What compiled code does not allow: planting faults in it, watching it run, reading its source.
ONLY_INTERPRETED = [
    "bots/test_starcraft_search.py",
    "bots/test_starcraft_value.py",
    "core/test_codec.py",
    "laws/test_faults.py",
    "laws/test_battle_faults.py",
    "laws/test_kernel_faults.py",
    "laws/test_starcraft_faults.py",
    "laws/test_codec_faults.py",
    "test_docs.py",
    "test_own_lint.py",
    "test_proof.py",
]
collect_ignore = ONLY_INTERPRETED if is_compiled() else []
MAKES_SLOW = re.compile(r"mark\.slow|few_quick\(|POSTGRES\]")
"""How a file says that some of its tests are slow."""
MAKES_ALL_SLOW = re.compile(r"^pytestmark = pytest\.mark\.slow\b", re.MULTILINE)
"""How it says that all of them are."""
YOUNG = 30_000
"""So many new objects are looked through for garbage at once: with Python's own 700, whole games
and syntax trees take a seventh longer."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell lets its jobs in the background ignore Ctrl-C, and they their children; programs that
    # are tested must hear it.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Whatever is imported and collected stays to the end: nobody looks for garbage in it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(YOUNG)
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    marked = [one for mark in pyfuncitem.iter_markers("rule") for one in mark.args]
    wanted = in_need_of_proof(marked)
    if not wanted or is_compiled():  # compiled functions run unseen
        return (yield)
    with collecting_proof(wanted) as proved:
        result = yield
    missing = unproved(marked, proved)
    if missing:
        pytest.fail("\n".join(missing), pytrace=False)
    return result


@cache
def may_be_slow(file: Path) -> bool:
    """Whether a file of tests, or the conftest.py beside it, says that tests are slow."""
    places = (file, file.parent / "conftest.py")
    return any(place.is_file() and MAKES_SLOW.search(place.read_text("utf-8")) for place in places)


def is_slow(file: Path) -> bool:
    """Whether a file of tests says that all of them are slow."""
    return MAKES_ALL_SLOW.search(file.read_text("utf-8")) is not None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files without slow tests where only those are run, and files of slow tests where
    those are left out: importing them takes its time."""
    if collection_path.suffix != ".py":
        return None
    match config.option.markexpr:
        case "slow":
            is_needless = not may_be_slow(collection_path)
        case "not slow":
            is_needless = is_slow(collection_path)
        case _:
            is_needless = False
    return True if is_needless else None


@pytest.hookimpl(tryfirst=True)  # before anything is deselected
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """No slow test may be in a file that would be left out."""
    for item in items:
        if item.get_closest_marker("slow") and not may_be_slow(item.path):
            raise pytest.UsageError(f"{item.nodeid} is slow, but nothing in its file says so")
