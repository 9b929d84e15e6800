"""Errors in the log of a server: its own, and those that only say that somebody has left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

BEGIN = "Traceback (most recent call last):"
LINKS = ("During handling of", "The above exception was")
"""What stands between two tracebacks of one error."""
LEFT = ("ClientDisconnected", "the handler is closed", "ConnectionResetError", "BrokenPipeError")
"""Errors that mean that nobody is there any more to be answered."""
CHANGING = re.compile(r"\b(0x)?[0-9a-f]{12,}\b|(?<=/)[^/ ]{40,}")
"""Ids, addresses in memory and very long names: without them the same error looks the same."""


class Errors(NamedTuple):
    """What was found in a log: errors of the server, and how often somebody had left."""

    own: list[str]
    left: int


def errors_in(text: str) -> Errors:
    """The errors of a log that have a traceback."""
    own, left = [], 0
    for heading, exceptions in blocks(text.splitlines()):
        if any(sign in one for one in exceptions for sign in LEFT):
            left += 1
        else:
            told = " <- ".join([heading, *exceptions[-1:]])
            own.append(CHANGING.sub("…", told)[:200])
    return Errors(own, left)


def blocks(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Each error: the line before its traceback, and all exceptions that led to it."""
    at = 0
    while at < len(lines):
        if lines[at] != BEGIN:
            at += 1
            continue
        heading, exceptions = lines[at - 1] if at else "", list[str]()
        while at < len(lines) and lines[at] == BEGIN:
            at = end_of(lines, at + 1)
            exceptions.append(lines[at] if at < len(lines) else "")
            at = next_of_chain(lines, at + 1)
        yield heading, exceptions


def end_of(lines: list[str], at: int) -> int:
    """The line that names the exception, after the indented ones."""
    while at < len(lines) and (not lines[at] or lines[at].startswith(" ")):
        at += 1
    return at


def next_of_chain(lines: list[str], at: int) -> int:
    """Where the next traceback of the same error begins; here if there is none."""
    if at + 3 < len(lines) and lines[at + 1].startswith(LINKS):
        return at + 3
    return at
