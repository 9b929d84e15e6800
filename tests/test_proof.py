"""A mark without proof fails: the hook is tested piece by piece and in a process of its own."""

import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.proof import SOURCE, collecting_proof, unproved, unwatched

ROOT = Path(__file__).parent.parent
SOURCE_TEXT = '''
def carry_out():
    """Draw back to five cards (CW-TURN-14, CW-DECK-02 to -05)."""

def why_not():
    return "CW-BUY-03"

def silent():
    "CW-TURN-15 is not the first constant of a caller."
    return (lambda: "CW-TURN-16 is no id")()
'''


def made_from(place: str) -> dict[str, Callable[[], object]]:
    functions: dict[str, Callable[[], object]] = {}
    exec(compile(SOURCE_TEXT, place, "exec"), functions)
    return functions


def test_a_function_that_ran_proves_the_full_ids_of_its_docstring() -> None:
    functions = made_from(f"{SOURCE}/made_up.py")
    with collecting_proof() as proved:
        functions["carry_out"]()
    assert proved == {"CW-TURN-14", "CW-DECK-02"}


def test_a_returned_id_is_proved() -> None:
    functions = made_from(f"{SOURCE}/made_up.py")
    with collecting_proof() as proved:
        functions["why_not"]()
    assert proved == {"CW-BUY-03"}


def test_other_strings_prove_nothing() -> None:
    functions = made_from(f"{SOURCE}/made_up.py")
    with collecting_proof() as proved:
        functions["silent"]()
    assert proved == {"CW-TURN-15"}


def test_code_outside_the_source_proves_nothing() -> None:
    functions = made_from("elsewhere.py")
    with collecting_proof() as proved:
        functions["carry_out"]()
        functions["why_not"]()
    assert proved == set()


def test_watching_ends_when_all_that_is_wanted_is_proved() -> None:
    functions = made_from(f"{SOURCE}/made_up.py")
    with collecting_proof(["CW-TURN-14", "CW-BUY-03"]) as proved:
        watch = sys.getprofile()
        functions["carry_out"]()
        assert sys.getprofile() is watch
        functions["why_not"]()
        assert sys.getprofile() is not watch
        functions["silent"]()
    assert proved == {"CW-TURN-14", "CW-DECK-02", "CW-BUY-03"}


def test_what_is_not_watched_proves_nothing() -> None:
    functions = made_from(f"{SOURCE}/made_up.py")
    with collecting_proof() as proved:
        with unwatched():
            functions["carry_out"]()
        functions["why_not"]()
    assert proved == {"CW-BUY-03"}


def test_watching_ends_with_the_test() -> None:
    before = sys.getprofile()
    with collecting_proof():
        assert sys.getprofile() is not before
    assert sys.getprofile() is before


def test_examples_need_no_proof() -> None:
    assert unproved(["CW-EX-01", "BW-KEY-EX1"], set()) == []


@pytest.mark.slow
def test_a_marked_test_without_proof_fails(tmp_path: Path) -> None:
    (tmp_path / "test_marked.py").write_text(
        textwrap.dedent("""
            from tests.marks import rule

            @rule("CW-TURN-06")
            def test_without_proof(): ...

            @rule("CW-EX-01")
            def test_example(): ...

            def test_unmarked(): ...
        """)
    )
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.conftest",
        "-p",
        "no:cacheprovider",
    ]
    ran = subprocess.run(
        [*command, "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 failed, 2 passed" in ran.stdout, ran.stdout + ran.stderr
    assert (
        "mark CW-TURN-06 without proof: no legality function returned it "
        "and no function whose docstring names it ran"
    ) in ran.stdout
