"""Plain data of a view with its types checked."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.errors import BrokenRules
from orrery.core.ruleset import Plain


def mapping(value: Plain) -> Mapping[str, Plain]:
    if not isinstance(value, dict):
        raise BrokenRules(f"the view holds {value!r} where names were expected")
    return value


def sequence(value: Plain) -> list[Plain]:
    if not isinstance(value, list):
        raise BrokenRules(f"the view holds {value!r} where a list was expected")
    return value


def mappings(value: Plain) -> list[Mapping[str, Plain]]:
    return [mapping(one) for one in sequence(value)]


def numbers(value: Plain) -> list[int]:
    return [one for one in sequence(value) if isinstance(one, int)]


def number(value: Plain) -> int:
    if not isinstance(value, int):
        raise BrokenRules(f"the view holds {value!r} where a number was expected")
    return value
