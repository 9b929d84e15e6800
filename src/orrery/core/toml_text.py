"""Text of TOML files from strangers: what would take long to parse is refused in one linear pass.

`tomllib` takes time in proportion to the parts of a key times the keys below it, and recurses into
brackets (python/cpython#149231, #152930). No file of facts needs long keys, deep brackets or large
numbers, so a text that has them is refused before it is parsed.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from orrery.core.errors import BadData, cut

MOST_TEXT = 100_000
"""Characters of a file; our longest has less than half."""
MOST_PARTS = 4
"""Parts of a dotted key. A value with dots (1.5, 07:32:00.99) has two."""
MOST_BRACKETS = 16
"""Brackets within brackets, of any kind; our cards need eleven."""
MOST_DIGITS = 20
MOST_REASON = 300

_TOKEN = re.compile(
    r"""(?P<word>[\w+-]++)
    | (?P<string>"{3}(?:[^"\\]|\\.|"(?!""))*+"{3,5}+ | '{3}(?:[^']|'(?!''))*+'{3,5}+
        | "(?!"")(?:[^"\\\n]|\\.)*+" | '(?!'')[^'\n]*+')
    | (?P<dot>\.)
    | (?P<open>[\[{])
    | (?P<close>[\]}])
    | (?P<comment>\#[^\n]*+)
    | (?P<space>[ \t]++)
    | (?P<other>[^"'])""",
    re.VERBOSE | re.DOTALL,
)
"""Every alternative is possessive and they exclude each other, so no text is read twice."""
_DIGITS = re.compile(r"[+-]?[0-9_]+|0[xob][0-9a-fA-F_]+")


def parse_toml(where: str, text: str) -> dict[str, Any]:
    """What a file says; `BadData` names the file and the reason if that cannot be told."""
    if wrong := complaint(text):
        raise BadData(f"{where}: {wrong}")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData(f"{where} is not valid TOML: {cut(str(error), MOST_REASON)}") from error


def complaint(text: str) -> str | None:
    """Why a text is not even parsed, or None."""
    if len(text) > MOST_TEXT:
        return f"{len(text)} characters were found, expected at most {MOST_TEXT}"
    if any("\ud800" <= character <= "\udfff" for character in text):
        return "found a lone surrogate, expected text"
    parts = depth = at = 0
    after_dot = False
    for token in _TOKEN.finditer(text):
        if token.start() != at:
            break
        at, kind = token.end(), token.lastgroup
        if kind in ("word", "string"):
            parts = parts + 1 if after_dot else 1
            if kind == "word" and is_too_large(token[0]):
                return f"{line(text, at)}: a number of more than {MOST_DIGITS} digits"
            if parts > MOST_PARTS:
                return f"{line(text, at)}: a key of more than {MOST_PARTS} parts"
        elif kind == "open":
            depth += 1
            if depth > MOST_BRACKETS:
                return f"{line(text, at)}: more than {MOST_BRACKETS} brackets within each other"
        elif kind == "close":
            depth = max(depth - 1, 0)
        if kind != "space":
            after_dot = kind == "dot"
    return None if at == len(text) else f"{line(text, at)}: a quote is not closed"


def is_too_large(word: str) -> bool:
    """Whether a word outside of quotes is a whole number that no file needs."""
    return len(word) > MOST_DIGITS and _DIGITS.fullmatch(word) is not None


def line(text: str, at: int) -> str:
    return f"line {text.count(chr(10), 0, at) + 1}"
