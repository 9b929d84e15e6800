"""What the parts of a position are, in a small notation, and how their numbers are named.

card             a thing of this kind, by its name; null for none
[card]           several, in their order
{route}          a set: the bits of a number
area: [unit]     by area; an area with nothing is left out
(card, number)   parts in this order
building@faction a thing whose names depend on another field of the same part
Side             a part of the position with fields of its own
number           itself
kept             as it is: a seed, the name of an ending
-                follows from the rest, so it is left out
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache

from orrery.core.errors import BadData, BrokenRules, shown
from orrery.core.ruleset import Plain

NONE = -1
NUMBER, KEPT, DERIVED = "number", "kept", "-"
_TOKEN = re.compile(r"[A-Za-z_@]+|[\[\](){},:]|-")


class UnknownKind(BadData):
    """The names of a kind are not known yet."""


class Namer:
    """The names of things by kind and number, and the parts that have fields of their own."""

    def __init__(
        self,
        names: Callable[[str], Sequence[str]],
        part: Callable[[str, Plain], Plain],
    ) -> None:
        self.names = names
        self.part = part


class Form:
    """What a value is. `nothing` is the number that means none of it."""

    def nothing(self, namer: Namer) -> Plain:
        return 0

    def named(self, namer: Namer, value: Plain) -> Plain:
        """The value as a scenario tells it."""
        return value

    def numbered(self, namer: Namer, value: Plain) -> Plain:
        """The value as the game holds it."""
        return value


class Number(Form):
    """A number, which is its own name."""

    def numbered(self, namer: Namer, value: Plain) -> Plain:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadData(f"expected a number, found {shown(value)}")
        return value


class Thing(Form):
    """One thing of a kind. A kind may have an empty name: nothing of it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def nothing(self, namer: Namer) -> Plain:
        names = namer.names(self.kind)
        return names.index("") if "" in names else NONE

    def named(self, namer: Namer, value: Plain) -> Plain:
        names = namer.names(self.kind)
        if value == NONE:
            return None
        if not isinstance(value, int) or not 0 <= value < len(names):
            raise BrokenRules(f"{shown(value)} is not a known {self.kind}: there are {len(names)}")
        return names[value]

    def numbered(self, namer: Namer, value: Plain) -> Plain:
        names = namer.names(self.kind)
        if value is None:
            return NONE
        if not isinstance(value, str) or value not in names:
            raise BadData(f"{shown(value)} is not a known {self.kind}; known: {', '.join(names)}")
        return names.index(value)


class Each(Form):
    """Several of the same form."""

    def __init__(self, inner: Form) -> None:
        self.inner = inner

    def nothing(self, namer: Namer) -> Plain:
        return []

    def named(self, namer: Namer, value: Plain) -> Plain:
        return [self.inner.named(namer, one) for one in listed(value)]

    def numbered(self, namer: Namer, value: Plain) -> Plain:
        return [self.inner.numbered(namer, one) for one in listed(value)]


class Bits(Form):
    """A set of things, in the bits of a number."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def named(self, namer: Namer, value: Plain) -> Plain:
        names = namer.names(self.kind)
        if not isinstance(value, int) or not 0 <= value < 1 << len(names):
            raise BrokenRules(f"{shown(value)} has bits beyond the {len(names)} of {self.kind}")
        return [name for at, name in enumerate(names) if value >> at & 1]

    def numbered(self, namer: Namer, value: Plain) -> Plain:
        if None in listed(value):
            raise BadData(f"a set of {self.kind} has no null")
        found = [Thing(self.kind).numbered(namer, one) for one in listed(value)]
        return sum(1 << at for at in found if isinstance(at, int))


class By(Form):
    """A value for each thing of a kind."""

    def __init__(self, kind: str, inner: Form) -> None:
        self.kind, self.inner = kind, inner

    def named(self, namer: Namer, value: Plain) -> Plain:
        names, nothing = namer.names(self.kind), self.inner.nothing(namer)
        values = listed(value)
        if len(values) != len(names):
            raise BrokenRules(f"{len(values)} values stand for the {len(names)} of {self.kind}")
        return {
            name: self.inner.named(namer, one)
            for name, one in zip(names, values, strict=True)
            if one != nothing
        }

    def numbered(self, namer: Namer, value: Plain) -> Plain:
        names = namer.names(self.kind)
        if not isinstance(value, dict):
            raise BadData(f"expected an object by {self.kind}, found {shown(value)}")
        if unknown := sorted(set(value) - set(names)):
            raise BadData(
                f"{shown(unknown[0])} is not a known {self.kind}; known: {', '.join(names)}"
            )
        nothing = self.inner.nothing(namer)
        return [
            self.inner.numbered(namer, value[name]) if name in value else nothing for name in names
        ]


class Parts(Form):
    """Parts of different forms."""

    def __init__(self, inner: Sequence[Form]) -> None:
        self.inner = tuple(inner)

    def named(self, namer: Namer, value: Plain) -> Plain:
        pairs = zip(self.inner, listed(value), strict=True)
        return [form.named(namer, one) for form, one in pairs]

    def numbered(self, namer: Namer, value: Plain) -> Plain:
        values = listed(value)
        if len(values) != len(self.inner):
            raise BadData(f"expected {len(self.inner)} parts, found {shown(value)}")
        pairs = zip(self.inner, values, strict=True)
        return [form.numbered(namer, one) for form, one in pairs]


class Part(Form):
    """A part of the position with fields of its own; null if it is not there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def named(self, namer: Namer, value: Plain) -> Plain:
        return None if value is None else namer.part(self.name, value)

    numbered = named


def listed(value: Plain) -> list[Plain]:
    if not isinstance(value, list):
        raise BadData(f"expected a list, found {shown(value)}")
    return value


@cache
def form(text: str) -> Form:
    """The form that the notation describes."""
    tokens = _TOKEN.findall(text)
    found, rest = _form(tokens)
    if rest:
        raise BrokenRules(f"the form {text!r} goes on after {tokens[: -len(rest)]}")
    return found


def _form(tokens: list[str]) -> tuple[Form, list[str]]:
    first, *rest = tokens
    match first:
        case "[":
            inner, rest = _form(rest)
            return Each(inner), rest[1:]
        case "{":
            return Bits(rest[0]), rest[2:]
        case "(":
            parts: list[Form] = []
            while first != ")":
                inner, rest = _form(rest)
                parts.append(inner)
                first, *rest = rest
            return Parts(parts), rest
    if rest and rest[0] == ":":
        inner, rest = _form(rest[1:])
        return By(first, inner), rest
    if first == NUMBER:
        return Number(), rest
    if first == KEPT:
        return Form(), rest
    return (Part(first) if first[0].isupper() else Thing(first)), rest
