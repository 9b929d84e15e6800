"""What a mark is worth: the marked rule was named by code that really ran during the test.

A rule is proved if a function of `src/orrery` whose docstring names its full id ran, or if a
function there returned the id (as legality functions do).
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

import orrery
from orrery.rulebook import RULE_ID, catalogue

SOURCE = str(Path(orrery.__file__).parent)
HAS_DOCSTRING = (
    0x4000000  # from Python 3.14 on; before, the first constant is the docstring or None
)

# By id(code), with the code itself to keep that id its own: hashing a code object is slow.
seen_code: dict[int, tuple[CodeType, frozenset[str] | None]] = {}


def ids_named_by(code: CodeType) -> frozenset[str] | None:
    """The ids in the docstring of a function of the source; None for code from elsewhere."""
    known = seen_code.get(id(code))
    if known is None:
        known = seen_code[id(code)] = (code, read_docstring(code))
    return known[1]


def read_docstring(code: CodeType) -> frozenset[str] | None:
    if not code.co_filename.startswith(SOURCE):
        return None
    has_one = sys.version_info < (3, 14) or bool(code.co_flags & HAS_DOCSTRING)
    first = code.co_consts[0] if code.co_consts and code.co_name != "<lambda>" else None
    return frozenset(RULE_ID.findall(first) if has_one and isinstance(first, str) else ())


@contextmanager
def collecting_proof(wanted: Iterable[str] = ()) -> Iterator[set[str]]:
    """Collect the rules that the code run inside names or returns; if some are wanted, only until
    these are proved: to watch code takes longer than to run it."""
    proved: set[str] = set()
    missing = set(wanted)
    known = catalogue().keys()
    before = sys.getprofile()

    def prove(ids: Iterable[str]) -> None:
        proved.update(ids)
        if missing and missing <= proved:
            sys.setprofile(before)

    def watch(frame: FrameType, event: str, returned: object) -> None:
        if event == "call":
            ids = ids_named_by(frame.f_code)
            if ids:
                prove(ids)
        elif (
            event == "return"
            and type(returned) is str
            and returned in known
            and ids_named_by(frame.f_code) is not None
        ):
            prove((returned,))

    sys.setprofile(watch)
    try:
        yield proved
    finally:
        sys.setprofile(before)


@contextmanager
def unwatched() -> Iterator[None]:
    """What runs inside proves nothing."""
    watch = sys.getprofile()
    sys.setprofile(None)
    try:
        yield
    finally:
        sys.setprofile(watch)


def in_need_of_proof(marked: Iterable[str]) -> list[str]:
    """Examples are proved by their numbers."""
    return [one for one in marked if not catalogue()[one].is_example]


def unproved(marked: Iterable[str], proved: set[str]) -> list[str]:
    """A sentence for every mark without proof."""
    return [
        f"mark {one} without proof: no legality function returned it "
        "and no function whose docstring names it ran"
        for one in in_need_of_proof(marked)
        if one not in proved
    ]
