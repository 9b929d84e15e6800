"""Where commands print: a terminal as it is, a pipe or file without spaces at the end of lines."""

import re
from typing import Any

from rich.console import Console

LOOSE_END = re.compile(r"[ \t]+$", re.MULTILINE)


class Paper(Console):
    """A console whose tables and paragraphs are not filled up with spaces where nobody sees it."""

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
