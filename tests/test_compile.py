"""Which modules are compiled, and what their classes are told (the rest: `./test --compiled`)."""

from pathlib import Path

from scripts.compile import IMPORT, MARK, compiled_modules, marked

SOURCE = Path(__file__).parent.parent / "src"

MODULE = '''"""A module."""

from __future__ import annotations

from typing import NamedTuple


class Shell:
    at: int


class Leaf(NamedTuple):
    at: int
'''


def test_every_module_to_compile_exists() -> None:
    assert [module for module in compiled_modules() if not (SOURCE / module).is_file()] == []


def test_classes_are_marked_and_named_tuples_left_alone() -> None:
    after = marked(MODULE)
    assert f"annotations\n{IMPORT}" in after
    assert f"{MARK}class Shell:" in after
    assert after.count(MARK) == 1
    assert after.replace(IMPORT, "").replace(MARK, "") == MODULE
