"""Which modules are compiled, what their classes are told, and when the result is used (the rest:
`./test --compiled`)."""

import os
import sys
from pathlib import Path

import pytest

from scripts import compile as compilation
from scripts import environment
from scripts.compile import IMPORT, MARK, compiled_modules, libraries, marked, mirror, remove_stale
from scripts.frames import written_out

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


def test_every_room_of_rules_is_compiled() -> None:
    """A procedure that stays interpreted has no `__init__` that compiled code can see."""
    rooms = {Path(module).parent for module in compiled_modules()}
    for game in ("clone_wars", "starcraft"):
        for module in (SOURCE / "orrery" / game / "rules").rglob("*.py"):
            if "(Step):" in module.read_text("utf-8"):
                assert module.parent.relative_to(SOURCE) in rooms, module


def test_every_program_is_compiled() -> None:
    modules = {SOURCE / module for module in compiled_modules()}
    programs = (SOURCE / "orrery" / "bots").rglob("*.py")
    assert {path for path in programs if path.name != "__init__.py"} <= modules


def test_every_folder_makes_a_library() -> None:
    made = libraries(compiled_modules())
    assert str(Path("orrery/core/flow.py")) in made["orrery_core"]
    assert str(Path("orrery/bots/clone_wars/greedy.py")) in made["orrery_bots_clone_wars"]
    assert sorted(one for modules in made.values() for one in modules) == compiled_modules()


def test_classes_are_marked_and_named_tuples_left_alone() -> None:
    after = marked(MODULE)
    assert f"annotations\n{IMPORT}" in after
    assert f"{MARK}class Shell:" in after
    assert after.count(MARK) == 1
    assert after.replace(IMPORT, "").replace(MARK, "") == MODULE


CORE = """
@dataclass_transform()
class Procedure(Generic[S, F], metaclass=FrameMeta):
    __slots__ = ("at", "done")
"""
BASES = """
class Step(Procedure[State, Box]):
    def why_not(self) -> None:
        return None


class EventStep(Step):
    seat: int
"""
FRAMES = """
class Walk(EventStep):
    steps: int = 3  # so many
    seen: tuple[int, ...] = ()


class LateWalk(Walk):
    def __init__(self) -> None:
        self.at = 5
"""
WRITTEN = """
class Walk(EventStep):
    steps: int
    seen: tuple[int, ...]

    def __init__(self, seat: int, steps: int = 3, seen: tuple[int, ...] = ()) -> None:
        self.at, self.done = 1, 0
        self.seat = seat
        self.steps = steps
        self.seen = seen
    def copy(self) -> Walk:
        other = Walk(self.seat, self.steps, self.seen)
        other.at = self.at
        other.done = self.done
        return other


class LateWalk(Walk):
    def __init__(self) -> None:
        self.at = 5

    def copy(self) -> LateWalk:
        other = LateWalk.__new__(LateWalk)
        other.at = self.at
        other.done = self.done
        other.seat = self.seat
        other.steps = self.steps
        other.seen = self.seen
        return other
"""


def test_frames_are_written_out_with_the_fields_of_their_bases() -> None:
    names = {
        name: str(Path("orrery", *name.split("/")))
        for name in ("core/f", "g/b", "g/f", "g/t", "h/f")
    }
    given = {
        "core/f": CORE,
        "g/b": BASES,
        "g/f": FRAMES,
        "g/t": "class Walk(TypedDict):\n    steps: int\n",
        "h/f": "class Walk(Leaf):\n    at: int = 1\n",
    }
    after = written_out({names[name]: source for name, source in given.items()})
    assert after[names["g/f"]] == WRITTEN
    assert after[names["g/t"]] == given["g/t"]
    assert after[names["h/f"]] == given["h/f"]
    assert "class Procedure(Generic[S, F]):" in after[names["core/f"]]
    assert "dataclass_transform" not in after[names["core/f"]]


def written(path: Path, text: str) -> Path:
    """A file with this text, as old as the hills."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    os.utime(path, (1, 1))
    return path


def test_a_copy_follows_its_source_and_keeps_what_was_compiled(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    written(here / "a" / "same.py", "1")
    same = written(there / "a" / "same.py", "1")
    written(here / "changed.py", "new")
    changed = written(there / "changed.py", "old!")
    written(here / "marked.py", "plain")
    kept = written(there / "marked.py", "marked")
    gone = written(there / "a" / "gone.py", "")
    library = written(there / "a" / "same.so", "")
    os.utime(here / "a" / "same.py", (2, 2))
    mirror(str(here), str(there), {str(kept)})
    assert same.stat().st_mtime == 1  # not written again: nothing must look new
    assert changed.read_text("utf-8") == "new"
    assert kept.read_text("utf-8") == "marked"
    assert library.is_file()
    assert not gone.exists()


def test_what_is_no_longer_compiled_is_removed(tmp_path: Path) -> None:
    stays = [tmp_path / "orrery_core__mypyc.cpython-311.so", tmp_path / "orrery/core/flow.so"]
    goes = [tmp_path / "orrery_old__mypyc.cpython-311.so", tmp_path / "orrery/core/window.so"]
    for path in stays + goes:
        written(path, "")
    remove_stale(str(tmp_path), [str(Path("orrery/core/flow.py"))])
    assert [path.exists() for path in stays + goes] == [True, True, False, False]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project that was compiled: one module of the kernel, and a word that was changed
    afterwards."""
    for name in compilation.HOW:
        written(tmp_path / "scripts" / name, "how")
    written(tmp_path / "src/orrery/core/flow.py", "flow = 1")
    monkeypatch.setattr(compilation, "ROOMS", ())
    monkeypatch.setattr(compilation, "MODULES", {"core": "flow"})
    monkeypatch.setattr(compilation, "PLAYED", ("src", "messages"))
    monkeypatch.setattr(environment, "ROOT", str(tmp_path))
    target = tmp_path / "build" / "compiled"
    for name, path in (("TARGET", target), ("SOURCE", target / "src"), ("STAMP", target / ".made")):
        monkeypatch.setattr(compilation, name, str(path))
    written(target / "src/orrery/core/flow.py", "flow = 1  # marked")
    written(target / ".made", compilation.made_of())
    written(target / "messages/en.ftl", "old = Old")
    written(tmp_path / "messages/en.ftl", "new = New!")
    monkeypatch.setenv("PYTHONPATH", "")
    return tmp_path


def test_what_was_compiled_is_used_with_the_newest_words(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compilation.use()
    assert os.environ["PYTHONPATH"] == str(checkout / "build/compiled/src")
    assert (checkout / "build/compiled/messages/en.ftl").read_text("utf-8") == "new = New!"
    flow = checkout / "build/compiled/src/orrery/core/flow.py"
    assert flow.read_text("utf-8") == "flow = 1  # marked"
    assert not capsys.readouterr().err


@pytest.mark.parametrize("changed", ["src/orrery/core/flow.py", "scripts/extensions.py"])
def test_what_was_compiled_of_other_sources_is_not_used(
    checkout: Path, capsys: pytest.CaptureFixture[str], changed: str
) -> None:
    written(checkout / changed, "other")
    compilation.use()
    assert not os.environ["PYTHONPATH"]
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "`./play compile`" in said


def test_what_was_compiled_for_another_python_is_not_used(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.implementation, "cache_tag", "other-1")
    compilation.use()
    assert not os.environ["PYTHONPATH"]


def test_nothing_is_said_where_nothing_was_compiled(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(compilation.STAMP).unlink()
    compilation.use()
    assert not os.environ["PYTHONPATH"]
    assert not capsys.readouterr().err


def test_what_plays_recorded_games_differently_is_never_used(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def build() -> None:
        Path(compilation.STAMP).unlink(missing_ok=True)

    monkeypatch.setattr(compilation, "build", build)
    monkeypatch.setattr(environment, "program", lambda _: "false")
    with pytest.raises(SystemExit, match="not used"):
        compilation.main()
    assert not Path(compilation.STAMP).exists()
    monkeypatch.setattr(environment, "program", lambda _: "true")
    compilation.main()
    assert Path(compilation.STAMP).read_text("utf-8") == compilation.made_of()
