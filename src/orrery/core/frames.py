"""A frame is written once: from the fields it annotates come its slots, how it is made, and how it
is copied.

    class PlaceOrder(Step):
        seat: int
        planet: int = NONE  # until chosen

`PlaceOrder(seat)` is at its first step. An `__init__` that is written by hand stays; a class that
names its `__slots__` is all written by hand. What is compiled cannot be made while it runs, so
`scripts/compile.py` writes the same methods into the source before it compiles it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

REQUIRED = object()
"""In place of a default."""


class FrameMeta(type):
    """Makes the classes of procedures."""

    fields: dict[str, object]
    """What a frame holds besides its step, its own fields last, with their defaults."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any
    ) -> FrameMeta:
        is_by_hand = "__slots__" in body
        own = {} if is_by_hand else {one: body.pop(one, REQUIRED) for one in annotated(body)}
        body.setdefault("__slots__", tuple(own))
        cls = super().__new__(mcs, name, bases, body, **more)
        cls.fields = dict[str, object]()
        for base in bases:
            cls.fields |= getattr(base, "fields", {})
        cls.fields |= own
        if not is_by_hand:
            for method, made in methods(cls).items():
                if method not in body:
                    setattr(cls, method, made)
        return cls


def annotated(body: dict[str, Any]) -> list[str]:
    """The fields that the body of a class annotates."""
    annotations: dict[str, str] = body.get("__annotations__", {})
    return [name for name, kind in annotations.items() if not kind.startswith("ClassVar")]


def methods(cls: FrameMeta) -> dict[str, Any]:
    """How a frame of a class is made and copied."""
    defaults = {one: given for one, given in cls.fields.items() if given is not REQUIRED}
    names: dict[str, Any] = {"__name__": cls.__module__, "cls": cls, "new": object.__new__}
    names |= {f"default_{one}": given for one, given in defaults.items()}
    given = [f"{one}=default_{one}" if one in defaults else one for one in cls.fields]
    source = "\n".join([*init_lines(given, cls.fields), *copy_lines("new(cls)", cls.fields)])
    exec(source, names)
    made = {method: names[method] for method in ("__init__", "copy")}
    for method, function in made.items():
        function.__qualname__ = f"{cls.__qualname__}.{method}"
    return made


def init_lines(parameters: Iterable[str], fields: Iterable[str]) -> list[str]:
    """A frame at its first step, with what is given."""
    return [
        f"def __init__({', '.join(['self', *parameters])}):",
        "    self.at, self.done = 1, 0",
        *(f"    self.{one} = {one}" for one in fields),
    ]


def copy_lines(new: str, fields: Iterable[str]) -> list[str]:
    """Another frame that holds the same: numbers and tuples can be shared."""
    return [
        "def copy(self):",
        f"    other = {new}",
        *(f"    other.{one} = self.{one}" for one in ("at", "done", *fields)),
        "    return other",
    ]
