"""What the engine stops at: a decision of one seat, a prompt and a short list of options."""

from __future__ import annotations

from sys import maxsize
from typing import Final, NamedTuple, NewType

Seat = NewType("Seat", int)


class Option(NamedTuple):
    """A verb and ids: small, comparable, savable. The verb defines what the ids mean."""

    verb: str
    what: int = -1
    to: int = -1


DONE: Final = Option("done")
"""Ends a sequence of picks, or declines an optional one."""


class Prompt(NamedTuple):
    """What is asked: the key of its message and the rule that asks. Open: the question and its
    options tell nothing that is hidden from anybody, so that it may be put before all eyes."""

    key: str
    rule: str
    is_open: bool = False


class Ref(NamedTuple):
    """A thing that one can point at or speak of: its kind, as verbs call kinds, and its number; and
    what it is to a verb (what, from, to, with), if somebody says so."""

    kind: str
    number: int
    role: str = ""


Subject = dict[str, Ref]
"""What a question is about, each thing by the name that the question's words know it by."""


class Several(NamedTuple):
    """Several picks that are one choice, made in any order: so many of these parts. A part that
    names one piece is listed once for each such piece; if it names two, each piece is there once
    for each time that it lies on the table."""

    least: int
    most: int
    parts: tuple[Option, ...]
    wholes: tuple[tuple[Option, ...], ...] = ()
    """The whole choices there are, if not just any parts will do."""


class Decision:
    """One player, one prompt, a short list of options; immutable."""

    __slots__ = ("about", "fresh", "options", "prompt", "seat", "texts", "whose")

    seat: Seat
    prompt: Prompt
    options: list[Option]
    about: int
    fresh: int
    texts: tuple[str, ...] | None
    whose: int

    def __init__(
        self,
        seat: Seat,
        prompt: Prompt,
        options: list[Option],
        about: int = -1,
        fresh: int = 0,
        whose: int = -1,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.about = about  # the card or thing whose text asks, -1 when the rules ask
        self.fresh = fresh  # programs take options[fresh:]: earlier ones repeat an order of picks
        self.whose = seat if whose < 0 else whose  # whose pieces: the seat's, or one it plays for
        self.texts = None  # of the options, once somebody has asked for them (`Verbs.texts`)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.prompt == other.prompt
            and self.options == other.options
            and self.about == other.about
            and self.fresh == other.fresh
            and self.whose == other.whose
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.prompt, *self.options))

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.prompt.key}, {self.options})"


def in_order(
    numbers: list[int], first: int, last: int = maxsize, may_end: bool = False
) -> tuple[list[int], int]:
    """Numbers to pick from, and how many of them, put first, merely repeat an order of picks
    (`Decision.fresh`): programs name numbers in rising order, from the last one named to the last
    that leaves enough. If none is in order and the picks may not end here, none is a repetition."""
    rising = [number for number in numbers if first <= number <= last]
    if not rising and not may_end:
        return numbers, 0
    others = [number for number in numbers if not first <= number <= last]
    return others + rising, len(others)
