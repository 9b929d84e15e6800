"""Where commands print: a terminal as is, a pipe or file without trailing spaces."""

import re
from typing import Any

from rich.console import Console

LOOSE_END = re.compile(r"[ \t]+$", re.MULTILINE)


class Paper(Console):
    """A console that does not pad tables and paragraphs with trailing spaces."""

    def print(self, *objects: Any, **how: Any) -> None:
        if self.is_terminal:
            super().print(*objects, **how)
            return
        with self.capture() as printed:
            super().print(*objects, **how)
        text = LOOSE_END.sub("", printed.get())
        super().print(
            text, end="", soft_wrap=True, markup=False, emoji=False, highlight=False
        )  # as it is


def console() -> Console:
    """Where to print: as wide as the terminal; 80 columns without colours for a file or pipe."""
    return Paper(highlight=False)
