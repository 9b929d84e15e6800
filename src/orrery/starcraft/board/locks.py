"""What a player has, or could have, but cannot choose now: a page says why beside it."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.decisions import Option


class Lock(NamedTuple):
    """A choice that is not open, at this question or a later one of the same order, and the rule
    that forbids it."""

    option: Option
    rule: str
