"""Saving and restoring: state and stack as plain data, at any decision.

Shells (the mutable classes a ruleset names) become objects marked "$" with one entry for each slot;
leaves are numbers, texts, None, bytes, options and tuples. A named tuple other than an option comes
back as a plain tuple, which is equal to it. A decision is not saved: it is asked again.

A shell may name *late* fields with their first values in `late: ClassVar[dict[str, object]]`. While
such a field has its first value, it is left out of the saved form and of the hash, so what was
saved before the field existed still loads, and its hash is still right.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from hashlib import sha256
from typing import Any

from orrery.core.decisions import Option
from orrery.core.errors import BadData, BrokenRules, shown
from orrery.core.flow import BaseState, Game, Procedure
from orrery.core.ruleset import F, Plain, Ruleset, S
from orrery.core.shown import View
from orrery.core.speaker import Scene

SHELL = "$"
BYTES = "$bytes"
OPTION = "$option"
WHOLE = ("game", "hash", "stack", "state")

LEAVES = (int, str, bool)

_known_fields: dict[type[object], tuple[str, ...]] = {}
_known_late: dict[type[object], dict[str, object]] = {}


def save(ruleset: Ruleset[S, F, View, Scene], game: Game[S, F]) -> dict[str, Plain]:
    """A game's state and stack as plain data, with their hash."""
    body = _body(ruleset, game)
    return {"game": ruleset.name, "hash": short_hash(body), **body}


def load(ruleset: Ruleset[S, F, View, Scene], facts: F, data: object) -> Game[S, F]:
    """The game that `save` wrote, at its decision; `BadData` says where the data is wrong."""
    if not isinstance(data, dict):
        raise BadData(f"a saved game is an object, not {shown(data)}")
    _check_names("the saved game", data, WHOLE)
    if data["game"] != ruleset.name:
        raise BadData(f"game: found {shown(data['game'])}, expected {ruleset.name!r}")
    if not isinstance(data["stack"], list):
        raise BadData(f"stack: expected a list, found {shown(data['stack'])}")
    table = {shell.__name__: shell for shell in _shells(ruleset)}
    state: Any = _shell(table, data["state"], "state", BaseState)
    stack: list[Any] = [
        _shell(table, frame, f"stack[{i}]", Procedure) for i, frame in enumerate(data["stack"])
    ]
    found = short_hash({"stack": data["stack"], "state": data["state"]})
    if data["hash"] != found:
        raise BadData(f"hash: found {shown(data['hash'])}, but state and stack give {found!r}")
    game = Game(state, facts, stack)
    game.ask_again()
    return game


def state_hash(ruleset: Ruleset[S, F, View, Scene], game: Game[S, F]) -> str:
    """A short hash of state and stack: equal for equal games, whatever came before."""
    return short_hash(_body(ruleset, game))


def short_hash(data: Plain) -> str:
    """The first 16 hex digits of the SHA-256 of plain data in canonical form."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def fields_of(shell: type[object]) -> tuple[str, ...]:
    """The names of a shell's fields: the slots of its class and of its bases."""
    if shell not in _known_fields:
        names: list[str] = []
        for cls in shell.__mro__[-2::-1]:  # all but object
            slots = _slots(cls)
            if slots is None:
                name = shell.__name__
                raise BrokenRules(f"{name} or a base has no __slots__: it could lose fields")
            names += slots
        _known_fields[shell] = tuple(dict.fromkeys(names))
    return _known_fields[shell]


def late_fields(shell: type[object]) -> dict[str, object]:
    """The late fields of a shell and of its bases, with their first values."""
    if shell not in _known_late:
        late: dict[str, object] = {}
        for cls in reversed(shell.__mro__):
            late |= cls.__dict__.get("late", {})
        if unknown := sorted(set(late) - set(fields_of(shell))):
            raise BrokenRules(f"{shell.__name__} has no field {unknown[0]}, but lists it as late")
        _known_late[shell] = late
    return _known_late[shell]


def _slots(cls: type[object]) -> tuple[str, ...] | None:
    """The fields a class declares; None if it declares nothing and could hold anything."""
    compiled = cls.__dict__.get("__mypyc_attrs__")
    if compiled is not None:  # the compiler knows; it adds an empty __dict__ for Generic
        return tuple(name for name in compiled if name != "__dict__")
    slots = cls.__dict__.get("__slots__")
    return (slots,) if isinstance(slots, str) else slots


def _shells(ruleset: Ruleset[S, F, View, Scene]) -> frozenset[type[object]]:
    shells = frozenset(ruleset.shells)
    if len({shell.__name__ for shell in shells}) != len(shells):
        raise BrokenRules(f"two shells of {ruleset.name} have the same name")
    return shells


def _body(ruleset: Ruleset[S, F, View, Scene], game: Game[S, F]) -> dict[str, Plain]:
    shells = _shells(ruleset)
    return {
        "stack": [_plain(shells, frame, f"stack[{i}]") for i, frame in enumerate(game.stack)],
        "state": _plain(shells, game.state, "state"),
    }


def _plain(shells: frozenset[type[object]], value: object, owner: str) -> Plain:
    """A value as plain data; anything that would not come back equal is refused."""
    kind = type(value)
    if value is None or (isinstance(value, LEAVES) and kind in LEAVES):
        return value
    if isinstance(value, tuple):
        if kind is tuple and set(map(type, value)) == {int}:  # a zone of cards: nearly all there is
            return list(value)
        parts = [_plain(shells, part, owner) for part in value]
        return {OPTION: parts} if kind is Option else parts
    if isinstance(value, bytes):
        return {BYTES: value.hex()}
    if kind in shells:
        return _plain_shell(shells, value)
    raise BrokenRules(f"{owner} holds a {kind.__name__}, which cannot be saved: {shown(value)}")


def _plain_shell(shells: frozenset[type[object]], shell: object) -> Plain:
    name = type(shell).__name__
    late = late_fields(type(shell))
    data: dict[str, Plain] = {SHELL: name}
    for field in fields_of(type(shell)):
        if not hasattr(shell, field):
            raise BrokenRules(f"{name}.{field} was never set")
        value = getattr(shell, field)
        if field in late and value == late[field]:
            continue
        data[field] = _plain(shells, value, f"{name}.{field}")
    return data


def _shell(
    table: dict[str, type[object]], data: object, path: str, kind: type[object] = object
) -> object:
    """The shell that the data describes, of a given kind."""
    if not isinstance(data, dict) or SHELL not in data:
        raise BadData(f'{path}: expected an object marked "{SHELL}", found {shown(data)}')
    name = data[SHELL]
    cls = table.get(name) if isinstance(name, str) else None
    if cls is None or not issubclass(cls, kind):
        known = ", ".join(sorted(n for n, c in table.items() if issubclass(c, kind)))
        raise BadData(f"{path}: unknown class {shown(name)}; possible here: {known}")
    fields, late = fields_of(cls), late_fields(cls)
    _check_names(path, data, (SHELL, *fields), late)
    shell = cls.__new__(cls)
    for field in fields:
        found = field in data
        value = _value(table, data[field], f"{path}.{field}") if found else late[field]
        setattr(shell, field, value)
    return shell


def _value(table: dict[str, type[object]], data: object, path: str) -> object:
    """The value that the data describes."""
    if data is None or type(data) in LEAVES:
        return data
    if isinstance(data, list):
        return tuple(_value(table, part, f"{path}[{i}]") for i, part in enumerate(data))
    if isinstance(data, dict):
        if BYTES in data:
            return _bytes(data, path)
        if OPTION in data:
            return _option(data, path)
        return _shell(table, data, path)
    raise BadData(f"{path}: {shown(data)} cannot be part of a game")


def _bytes(data: dict[str, object], path: str) -> bytes:
    _check_names(path, data, (BYTES,))
    digits = data[BYTES]
    if not isinstance(digits, str) or len(digits) % 2 or set(digits) - set("0123456789abcdef"):
        raise BadData(f"{path}: expected pairs of hex digits, found {shown(digits)}")
    return bytes.fromhex(digits)


def _option(data: dict[str, object], path: str) -> Option:
    _check_names(path, data, (OPTION,))
    match data[OPTION]:
        case [str(verb), int(what), int(to)] if type(what) is int and type(to) is int:
            return Option(verb, what, to)
    raise BadData(f"{path}: expected a verb and two numbers, found {shown(data[OPTION])}")


def _check_names(
    path: str, data: dict[str, object], expected: tuple[str, ...], late: Collection[str] = ()
) -> None:
    for name in expected:
        if name not in data and name not in late:
            raise BadData(f"{path}: {name!r} is missing; expected {', '.join(expected)}")
    for name in data:
        if name not in expected:
            raise BadData(f"{path}: {shown(name)} is unknown; expected {', '.join(expected)}")
