"""Why the server refuses something: a code for programs, a message for people."""

from __future__ import annotations

import math
import re

from orrery import __version__
from orrery.core.errors import OrreryError
from orrery.messages import messages

MOST_QUOTED = 100
"""So many characters of what was given are repeated in a refusal."""
MOST_REASON = 600
"""A reason is a sentence, often one of the rules' own, and may be longer."""
UNQUOTED = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")
"""Control characters, line separators and halves of characters: nobody needs them repeated."""


class Refusal(OrreryError):
    """Something that was asked for is not done, and nothing has changed. What it repeats of what
    was given is cut short."""

    def __init__(self, code: str, status: int = 409, rule: str = "", **arguments: str | int):
        self.code = code
        self.status = status
        self.rule = rule
        said = {name: quoted(name, given) for name, given in arguments.items()}
        self.sentence = messages().format(f"refused-{code}", **said)
        super().__init__(self.sentence)


def quoted(name: str, given: str | int) -> str | int:
    """An argument of a refusal's sentence, as it is repeated."""
    if isinstance(given, int):
        return given
    return cut(given, MOST_REASON if name == "reason" else MOST_QUOTED)


def cut(text: str, most: int = MOST_REASON) -> str:
    """A text without control characters, and not too long."""
    plain = UNQUOTED.sub(" ", text[: 2 * most])
    return plain if len(plain) <= most else plain[: most - 1] + "…"


class NoTable(Refusal):
    """There is no such table, or no more."""

    def __init__(self, table: str) -> None:
        super().__init__("no-table", 404, table=table)


class Away(Refusal):
    """The database cannot be reached. What was asked for may have been done or not: whoever sends
    the same gesture again learns which."""

    def __init__(self) -> None:
        super().__init__("away", 503)


class Busy(Refusal):
    """Too much is being done already; nothing has changed, and it may be tried again soon."""

    def __init__(self) -> None:
        super().__init__("busy", 503)


class Outdated(Refusal):
    """A game was begun by other rules, and its picks do not fit those of this version."""

    def __init__(self, program: str) -> None:
        super().__init__("outdated", 409, program=program, version=__version__)
        self.program = program


class TooMany(Refusal):
    """Somebody asks too often, or sends too much; after so many seconds it may be tried again."""

    def __init__(self, seconds: int, code: str = "too-many") -> None:
        super().__init__(code, 429, seconds=seconds, minutes=math.ceil(seconds / 60))
        self.seconds = seconds
