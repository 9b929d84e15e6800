"""Our own invariants, read from the source: what ruff and mypy cannot know."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
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

Trees = dict[Path, ast.Module]
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.fixture(scope="module")
def trees() -> Trees:
    """Every file of the source, parsed once; no longer kept than needed."""
    return {path: ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in SOURCES}


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


def wrong_in(found: Mapping[Path, Collection[str]]) -> dict[str, list[str]]:
    """The files in which something was found, and what."""
    return {name_of(path): sorted(what) for path, what in found.items() if what}


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


def test_every_folder_says_what_it_is_for(trees: Trees) -> None:
    rooms = [path for path in SOURCES if path.stem == "__init__"]
    assert {path.parent for path in rooms} >= {
        path.parent for path in SOURCES if "versions" not in path.parts
    }
    assert [name_of(path) for path in rooms if not ast.get_docstring(trees[path])] == []


def test_a_docstring_names_at_most_four_rules(trees: Trees) -> None:
    assert wrong_in({path: crowded_docstrings(tree) for path, tree in trees.items()}) == {}


def test_every_rule_named_in_the_source_exists() -> None:
    named = {path: set(RULE_ID.findall(path.read_text("utf-8"))) for path in SOURCES}
    assert wrong_in({path: ids - catalogue().keys() for path, ids in named.items()}) == {}


def test_chance_comes_from_the_game_alone(trees: Trees) -> None:
    """Programs, the lab and research may use `random`; the games have core/rng.py."""
    users = {path.relative_to(SRC) for path, tree in trees.items() if makes_chance(tree)}
    strangers = {path for path in users if path.parts[0] not in {"bots", "lab", "research"}}
    assert strangers <= {Path("core/rng.py")}


def test_no_deepcopy_no_cast(trees: Trees) -> None:
    assert wrong_in({path: forbidden_calls(tree) for path, tree in trees.items()}) == {}


def test_no_type_is_ignored() -> None:
    ignoring = re.compile(r"#\s*type:\s*ignore")
    assert wrong_in({path: ignoring.findall(path.read_text("utf-8")) for path in SOURCES}) == {}


FOREIGN = {Path("server/http/reference.py")}
"""Where JSON of others is handled: the OpenAPI document, which Litestar makes."""


def test_programs_server_and_commands_know_what_they_read(trees: Trees) -> None:
    rooms = ("bots", "server", "cli")
    users = {path.relative_to(SRC) for path, tree in trees.items() if names_any(tree)}
    assert {path for path in users if path.parts[0] in rooms} == FOREIGN


def test_core_uses_only_the_standard_library(trees: Trees) -> None:
    core = {path: tree for path, tree in trees.items() if SRC / "core" in path.parents}
    assert core
    assert wrong_in({path: [*foreign_imports(tree)] for path, tree in core.items()}) == {}


def foreign_imports(tree: ast.Module) -> Iterator[str]:
    """What the core may not import."""
    for module in imports_of(tree):
        is_standard = module.split(".")[0] in sys.stdlib_module_names
        if not is_standard and not f"{module}.".startswith("orrery.core."):
            yield module


def test_these_lints_bite() -> None:
    crowd_of = [SRC / "a" / f"m{number}.py" for number in range(MOST_MODULES + 1)]
    assert crowded_rooms(crowd_of) == {"src/orrery/a": 21}
    assert crowded_rooms([*crowd_of[1:], SRC / "a" / "__init__.py"]) == {}
    crowd = "def f():\n    'CW-TURN-01 CW-TURN-02 CW-TURN-03 CW-TURN-04 CW-TURN-05'\n"
    assert crowded_docstrings(ast.parse(crowd)) == ["f"]
    assert forbidden_calls(ast.parse("copy.deepcopy(x)\ncast(int, x)")) == ["deepcopy", "cast"]
    assert list(foreign_imports(ast.parse("import re, orrery.core.flow, click"))) == ["click"]
    assert wrong_in({SRC / "a.py": ["cast"], SRC / "b.py": []}) == {"src/orrery/a.py": ["cast"]}
    assert list(imports_of(ast.parse("import a as x\nfrom a.b import c"))) == ["a", "a.b"]
    assert names_any(ast.parse("def f(x: dict[str, Any]): ..."))
    assert not names_any(ast.parse("def f(x: AnyGame): 'Any game.'"))
    assert makes_chance(ast.parse("import random"))
    assert makes_chance(ast.parse("from random import shuffle"))
    assert makes_chance(ast.parse("from random import Random\nRandom(1)"))
    assert not makes_chance(ast.parse("from random import Random\ndef f(rng: Random): ..."))
