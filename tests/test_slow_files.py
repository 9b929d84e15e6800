"""A run of the slow tests alone leaves out files that have none, and never one that has some; a run
without them leaves out files that have nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import is_slow, may_be_slow

ROOT = Path(__file__).parent.parent
PLAIN = "def test_quick(): ..."
MARKED = "import pytest\n@pytest.mark.slow\ndef test_long(): ..."
ALL_MARKED = "import pytest\npytestmark = pytest.mark.slow\ndef test_long(): ..."
HIDDEN = "from hidden import long\n@long\ndef test_long(): ..."


@pytest.mark.parametrize(
    ("text", "says_so"),
    [
        (PLAIN, False),
        ("# It takes a slow machine.", False),
        (MARKED, True),
        ("@pytest.mark.parametrize('seed', few_quick(range(9)))", True),
    ],
)
def test_a_file_says_that_its_tests_are_slow(tmp_path: Path, text: str, says_so: bool) -> None:
    file = tmp_path / "test_one.py"
    file.write_text(text)
    assert may_be_slow(file) == says_so


@pytest.mark.parametrize(("text", "says_so"), [(PLAIN, False), (MARKED, False), (ALL_MARKED, True)])
def test_a_file_says_that_all_its_tests_are_slow(tmp_path: Path, text: str, says_so: bool) -> None:
    file = tmp_path / "test_one.py"
    file.write_text(text)
    assert is_slow(file) == says_so


def test_the_conftest_beside_a_file_may_say_it() -> None:
    assert may_be_slow(ROOT / "tests/server/test_undo.py")
    assert not may_be_slow(ROOT / "tests/test_glossary.py")


@pytest.mark.slow
def test_only_files_with_slow_tests_are_imported_and_none_is_missed(tmp_path: Path) -> None:
    (tmp_path / "test_plain.py").write_text("raise AssertionError('imported')")
    (tmp_path / "test_marked.py").write_text(MARKED)
    ran = collect(tmp_path, "-m", "slow")
    assert "1 test collected" in ran, ran
    (tmp_path / "test_plain.py").write_text(PLAIN)
    (tmp_path / "hidden.py").write_text("import pytest\nlong = pytest.mark.slow")
    (tmp_path / "test_hidden.py").write_text(HIDDEN)
    assert "test_long is slow, but nothing in its file says so" in collect(tmp_path)


@pytest.mark.slow
def test_files_of_slow_tests_are_not_imported_where_those_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "test_all_slow.py").write_text(ALL_MARKED + "\nraise AssertionError('imported')")
    (tmp_path / "test_marked.py").write_text(f"{MARKED}\n{PLAIN}")
    ran = collect(tmp_path, "-m", "not slow")
    assert "1/2 tests collected (1 deselected)" in ran, ran
    assert "imported" in collect(tmp_path)


def collect(folder: Path, *arguments: str) -> str:
    """What pytest says when it collects the tests of a folder."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--collect-only"]
    ours = ["-p", "tests.conftest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT)]
    ran = subprocess.run(
        [*command, *ours, "-o", f"pythonpath=. {folder}", *arguments, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout + ran.stderr
