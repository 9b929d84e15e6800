"""What holds for every test: a mark of a rule must be proved by the code that ran (proof.py)."""

import signal
from collections.abc import Generator

import pytest

from orrery.lab.bench import is_compiled
from tests.proof import collecting_proof, unproved

# What compiled code does not allow: planting faults in it, watching it run, reading its source.
ONLY_INTERPRETED = [
    "core/test_codec.py",
    "laws/test_faults.py",
    "laws/test_battle_faults.py",
    "laws/test_kernel_faults.py",
    "laws/test_starcraft_faults.py",
    "test_docs.py",
    "test_own_lint.py",
    "test_proof.py",
]
collect_ignore = ONLY_INTERPRETED if is_compiled() else []

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell lets its jobs in the background ignore Ctrl-C, and they their children; programs that
    # are tested must hear it.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    marked = [one for mark in pyfuncitem.iter_markers("rule") for one in mark.args]
    if not marked or is_compiled():  # compiled functions run unseen
        return (yield)
    with collecting_proof() as proved:
        result = yield
    missing = unproved(marked, proved)
    if missing:
        pytest.fail("\n".join(missing), pytrace=False)
    return result
