"""Tuples: where something is in them, and with one thing more, less or other; and bits."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A tuple with another value at one index."""
    changed = list(row)
    changed[at] = value
    return tuple(changed)


def places_in(row: tuple[int, ...], value: int) -> list[int]:
    """The indices of a value, in order."""
    found: list[int] = []
    at = -1
    for _ in range(row.count(value)):
        at = row.index(value, at + 1)
        found.append(at)
    return found


def bits(number: int) -> list[int]:
    """The places of the bits of a number, in order."""
    found: list[int] = []
    while number:
        found.append((number & -number).bit_length() - 1)
        number &= number - 1
    return found


def with_one(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A sorted tuple with one more."""
    return tuple(sorted((*things, thing)))


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A tuple with one less; the others keep their order."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]
