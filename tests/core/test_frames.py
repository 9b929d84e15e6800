"""Frames are written once: their fields say how they are made, what they hold, how to copy them."""

from __future__ import annotations

from typing import ClassVar

import pytest

from orrery.core.codec import fields_of
from orrery.core.flow import Procedure
from tests.core.toy import Facts, State


class Walk(Procedure[State, Facts]):
    """A frame that says what it holds, and no more."""

    LIMIT: ClassVar[int] = 7

    seat: int
    steps: int = 3
    seen: tuple[int, ...] = ()


class LongWalk(Walk):
    """One that holds more than its base."""

    rests: int = 1


class LateWalk(Walk):
    """One that begins elsewhere."""

    def __init__(self, seat: int) -> None:
        self.at, self.done, self.seat, self.steps, self.seen = 5, 0, seat, 0, (seat,)


def all_of(frame: Procedure[State, Facts]) -> dict[str, object]:
    return {name: getattr(frame, name) for name in fields_of(type(frame))}


def test_a_frame_is_made_at_its_first_step_with_what_is_given() -> None:
    assert all_of(Walk(4)) == {"at": 1, "done": 0, "seat": 4, "steps": 3, "seen": ()}
    assert all_of(Walk(4, 2, (8,))) == {"at": 1, "done": 0, "seat": 4, "steps": 2, "seen": (8,)}


def test_a_frame_holds_its_fields_and_nothing_else() -> None:
    assert fields_of(LongWalk) == ("at", "done", "seat", "steps", "seen", "rests")
    assert Walk.LIMIT == 7
    with pytest.raises(AttributeError):
        Walk(4).rests = 2  # type: ignore[attr-defined]


def test_what_has_no_default_must_be_given() -> None:
    with pytest.raises(TypeError, match="seat"):
        Walk()  # type: ignore[call-arg]


@pytest.mark.parametrize("frame", [Walk(4), LongWalk(4, rests=9), LateWalk(2)])
def test_a_copy_holds_the_same_and_is_independent(frame: Walk) -> None:
    frame.at, frame.done, frame.steps = 3, 1, 8
    copy = frame.copy()
    assert type(copy) is type(frame)
    assert all_of(copy) == all_of(frame)
    copy.steps = 0
    assert frame.steps == 8


def test_what_is_written_by_hand_stays() -> None:
    assert all_of(LateWalk(2)) == {"at": 5, "done": 0, "seat": 2, "steps": 0, "seen": (2,)}
