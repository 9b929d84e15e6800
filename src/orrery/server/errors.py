"""Why the server refuses something: a code for programs, a message for people."""

from __future__ import annotations

import math

from orrery import __version__
from orrery.core.errors import OrreryError
from orrery.messages import messages


class Refusal(OrreryError):
    """Something that was asked for is not done, and nothing has changed."""

    def __init__(self, code: str, status: int = 409, rule: str = "", **arguments: str | int):
        self.code = code
        self.status = status
        self.rule = rule
        self.sentence = messages().format(f"refused-{code}", **arguments)
        super().__init__(self.sentence)


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
