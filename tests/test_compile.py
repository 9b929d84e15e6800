"""Which modules are compiled, and what their classes are told (the rest: `./test --compiled`)."""

from pathlib import Path

from scripts.compile import IMPORT, MARK, compiled_modules, marked
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
