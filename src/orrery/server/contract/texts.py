"""Which names and chat lines may be shown to others. Invisible characters, or ones that change the
direction of the text around them, could imitate somebody else's name or hide what is said."""

from __future__ import annotations

import re
import unicodedata

MOST_MARKS = 6
"""The most combining marks in a row; scripts need four or five, and piles of them cover other
lines."""
JOINERS = "\u200c\u200d"
"""They join or separate letters of some scripts, and emoji."""
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0\ufffc")
"""Invisible letters and signs, according to Unicode."""
PICTURES = range(0x1F000, 0x1FC00)
"""The planes of emoji, including those newer than this Python knows."""
FIRST_JOINED = 0x0590
"""Scripts with joiners come after Latin, Greek, Cyrillic and Armenian."""
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")
"""The flags of England, Scotland, Wales and the like: a black flag with invisible letters."""


def is_fit(text: str) -> bool:
    """Whether a text may be shown to others: it is not invisible, and neither is any part of it."""
    text = FLAG.sub("\U0001f3f4", text)
    marks, is_seen = 0, False
    for at, char in enumerate(text):
        if char in JOINERS:
            if not (0 < at < len(text) - 1 and joins(text[at - 1]) and joins(text[at + 1])):
                return False
            continue
        if not may_stand(char):
            return False
        kind = unicodedata.category(char)[0]
        marks = marks + 1 if kind == "M" else 0
        if marks > MOST_MARKS:
            return False
        is_seen = is_seen or kind in "LNPS" or ord(char) in PICTURES
    return is_seen


def may_stand(char: str) -> bool:
    """Whether a character may be shown: not a control, direction change, private use, surrogate or
    invisible one."""
    if char in UNSEEN or unicodedata.category(char) in ("Zl", "Zp"):
        return False
    return not is_other(char) or ord(char) in PICTURES


def is_other(char: str) -> bool:
    """Whether Unicode puts it in category C: control, format, surrogate, private, unassigned."""
    return unicodedata.category(char).startswith("C")


def joins(char: str) -> bool:
    """Whether a joiner may follow or precede a character: an emoji, or a letter of a script with
    joiners, with its marks."""
    kind = unicodedata.category(char)
    if ord(char) in PICTURES or kind[0] in "MS":
        return True
    return kind[0] == "L" and ord(char) >= FIRST_JOINED


def cleaned(text: str) -> str:
    """A text without disallowed characters; empty if nothing visible is left."""
    kept = "".join(char for char in text if char not in JOINERS and may_stand(char)).strip()
    return kept if is_fit(kept) else ""
