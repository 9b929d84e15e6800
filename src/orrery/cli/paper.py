"""Where commands print: a terminal as is, a pipe or file without trailing spaces."""

import re
from typing import TypedDict, Unpack

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.style import Style

LOOSE_END = re.compile(r"[ \t]+$", re.MULTILINE)


class How(TypedDict, total=False):
    """How a console prints."""

    sep: str
    end: str
    style: str | Style | None
    justify: JustifyMethod | None
    overflow: OverflowMethod | None
    no_wrap: bool | None
    emoji: bool | None
    markup: bool | None
    highlight: bool | None
    width: int | None
    height: int | None
    crop: bool
    soft_wrap: bool | None
    new_line_start: bool


class Paper(Console):
    """A console that does not pad tables and paragraphs with trailing spaces."""

    def print(self, *objects: object, **how: Unpack[How]) -> None:
        if self.is_terminal:
            super().print(*objects, **how)
            return
        with self.capture() as printed:
            super().print(*objects, **how)
        text = LOOSE_END.sub("", printed.get())
        super().print(
            text, end="", soft_wrap=True, markup=False, emoji=False, highlight=False
        )  # unchanged


def console() -> Console:
    """Where to print: as wide as the terminal; 80 columns without colours for a file or pipe."""
    return Paper(highlight=False)
