"""What holds for every test: a mark of a rule must be proved by the code that ran (proof.py)."""

from collections.abc import Generator

import pytest

from tests.proof import collecting_proof, unproved


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    marked = [one for mark in pyfuncitem.iter_markers("rule") for one in mark.args]
    if not marked:
        return (yield)
    with collecting_proof() as proved:
        result = yield
    missing = unproved(marked, proved)
    if missing:
        pytest.fail("\n".join(missing), pytrace=False)
    return result
