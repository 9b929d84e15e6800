"""Our own invariants, read from the source: what ruff and mypy cannot know."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from orrery.rulebook import RULE_ID, catalogue

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "orrery"
SOURCES = sorted(SRC.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))

MOST_LINES = 400
MOST_IDS_IN_A_DOCSTRING = 4
MOST_MODULES = 20

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports_of(tree: ast.Module) -> Iterator[str]:
    """The full names of the modules a file imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def called_name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def overlong(paths: list[Path]) -> dict[str, int]:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in paths}
    return {name: length for name, length in lengths.items() if length > MOST_LINES}


def crowded_rooms(paths: Iterable[Path]) -> dict[str, int]:
    """Folders with too many modules, `__init__` aside."""
    modules = Counter(name_of(path.parent) for path in paths if path.stem != "__init__")
    return {room: number for room, number in modules.items() if number > MOST_MODULES}


def crowded_docstrings(tree: ast.Module) -> list[str]:
    """Docstrings that name so many rules that running the function proves nothing."""
    return [
        getattr(node, "name", "the module")
        for node in ast.walk(tree)
        if isinstance(node, Documented)
        and len(set(RULE_ID.findall(ast.get_docstring(node) or ""))) > MOST_IDS_IN_A_DOCSTRING
    ]


def forbidden_calls(tree: ast.Module) -> list[str]:
    calls = [called_name(node) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [name for name in calls if name in {"cast", "deepcopy"}]


def makes_chance(tree: ast.Module) -> bool:
    """Whether a file draws from Python's generator; to name the type of one handed in is free."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names) if any(alias.name == "random" for alias in names):
                return True
            case ast.ImportFrom(module="random", names=names):
                if any(alias.name != "Random" for alias in names):
                    return True
            case ast.Call() if called_name(node) in {"Random", "SystemRandom"}:
                return True
    return False


def names_any(tree: ast.Module) -> bool:
    """Whether a file has values of which nothing is checked."""
    return any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(tree))


def test_no_file_is_above_400_lines() -> None:
    assert overlong(SOURCES + TESTS) == {}


def test_no_folder_holds_more_than_20_modules() -> None:
    assert crowded_rooms(SOURCES) == {}


def test_every_folder_says_what_it_is_for() -> None:
    rooms = [path for path in SOURCES if path.stem == "__init__"]
    assert {path.parent for path in rooms} >= {
        path.parent for path in SOURCES if "versions" not in path.parts
    }
    assert [name_of(path) for path in rooms if not ast.get_docstring(tree_of(path))] == []


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_a_docstring_names_at_most_four_rules(path: Path) -> None:
    assert crowded_docstrings(tree_of(path)) == []


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_every_rule_named_in_the_source_exists(path: Path) -> None:
    named = set(RULE_ID.findall(path.read_text(encoding="utf-8")))
    assert named - set(catalogue()) == set()


def test_chance_comes_from_the_game_alone() -> None:
    """Programs and the lab may use `random`; the games have core/rng.py."""
    users = {path.relative_to(SRC) for path in SOURCES if makes_chance(tree_of(path))}
    strangers = {path for path in users if path.parts[0] not in {"bots", "lab"}}
    assert strangers <= {Path("core/rng.py")}


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_deepcopy_no_cast(path: Path) -> None:
    assert forbidden_calls(tree_of(path)) == []


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_type_is_ignored(path: Path) -> None:
    assert not re.search(r"#\s*type:\s*ignore", path.read_text(encoding="utf-8"))


FOREIGN = {Path("server/http/reference.py")}
"""Where JSON of others is handled: the OpenAPI document, which Litestar makes."""


def test_programs_server_and_commands_know_what_they_read() -> None:
    rooms = ("bots", "server", "cli")
    users = {path.relative_to(SRC) for path in SOURCES if names_any(tree_of(path))}
    assert {path for path in users if path.parts[0] in rooms} == FOREIGN


@pytest.mark.parametrize("path", sorted((SRC / "core").rglob("*.py")), ids=name_of)
def test_core_uses_only_the_standard_library(path: Path) -> None:
    outside = [
        module
        for module in imports_of(tree_of(path))
        if module.split(".")[0] not in sys.stdlib_module_names
        and not f"{module}.".startswith("orrery.core.")
    ]
    assert outside == []


def test_these_lints_bite() -> None:
    crowd_of = [SRC / "a" / f"m{number}.py" for number in range(MOST_MODULES + 1)]
    assert crowded_rooms(crowd_of) == {"src/orrery/a": 21}
    assert crowded_rooms([*crowd_of[1:], SRC / "a" / "__init__.py"]) == {}
    crowd = "def f():\n    'CW-TURN-01 CW-TURN-02 CW-TURN-03 CW-TURN-04 CW-TURN-05'\n"
    assert crowded_docstrings(ast.parse(crowd)) == ["f"]
    assert forbidden_calls(ast.parse("copy.deepcopy(x)\ncast(int, x)")) == ["deepcopy", "cast"]
    assert list(imports_of(ast.parse("import a as x\nfrom a.b import c"))) == ["a", "a.b"]
    assert names_any(ast.parse("def f(x: dict[str, Any]): ..."))
    assert not names_any(ast.parse("def f(x: AnyGame): 'Any game.'"))
    assert makes_chance(ast.parse("import random"))
    assert makes_chance(ast.parse("from random import shuffle"))
    assert makes_chance(ast.parse("from random import Random\nRandom(1)"))
    assert not makes_chance(ast.parse("from random import Random\ndef f(rng: Random): ..."))
