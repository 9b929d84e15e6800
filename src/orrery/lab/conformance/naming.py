"""A position in names instead of numbers, and back. What each field is, the game says
(`Ruleset.fields`), and so what its things are called (`Ruleset.names`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from orrery.core.codec import SHELL, load, save, short_hash
from orrery.core.errors import BadData, shown
from orrery.core.ruleset import Plain
from orrery.games import AnyFacts, AnyGame, AnyRuleset
from orrery.lab.conformance.forms import DERIVED, NUMBER, Form, Namer, UnknownKind, form

STATE = "State"
FRAME = ("at", "done")
"""The fields that every procedure has: the step reached, and what it has done so far."""

Object = dict[str, Plain]
Names = Mapping[str, Sequence[str]]
"""The names of things, by kind and number."""


class Unnamed(Exception):
    """A procedure on the stack has no names for its fields."""


class Naming:
    """The names of one game with its facts."""

    def __init__(self, ruleset: AnyRuleset, facts: AnyFacts) -> None:
        self.ruleset = ruleset
        self.facts = facts

    def position(self, game: AnyGame) -> Object:
        """Everything on the table, and where the rules stand."""
        saved = save(self.ruleset, game)
        names = self._names(saved["state"])
        where: list[Plain] = []
        for frame in objects(saved["stack"]):
            procedure = str(frame[SHELL])
            if procedure not in self.ruleset.fields:
                raise Unnamed(procedure)
            where.append({"procedure": procedure, **self._named(names, procedure, frame)})
        return {"state": self._named(names, STATE, as_object(saved["state"])), "where": where}

    def state(self, game: AnyGame) -> Object:
        """Everything on the table."""
        saved = as_object(save(self.ruleset, game)["state"])
        return self._named(self._names(saved), STATE, saved)

    def game(self, position: Plain) -> AnyGame:
        """The game in a position."""
        given = as_object(position)
        named = as_object(given.get("state"))
        early: Object = {}
        names = self._names({})
        for field in named:
            try:
                early[field] = self._number(names, STATE, named, field)
            except UnknownKind:
                continue
        names = self._names(early)
        state = self._numbered(names, STATE, named)
        stack: list[Plain] = []
        for frame in objects(given.get("where")):
            fields = dict(frame)
            procedure = str(fields.pop("procedure", ""))
            stack.append(self._numbered(names, procedure, fields))
        body: Object = {"stack": stack, "state": state}
        whole = {"game": self.ruleset.name, "hash": short_hash(body), **body}
        return load(self.ruleset, self.facts, whole)

    def move(self, game: AnyGame, verb: str, what: int, to: int) -> Object:
        """A move, whether it is offered or not: a verb and what it is about."""
        names, kinds = self._names(as_object(save(self.ruleset, game)["state"])), self._kinds(verb)
        return {
            "verb": verb,
            "what": named_if_known(names, kinds[0], what),
            "to": named_if_known(names, kinds[1], to),
        }

    def numbers(self, game: AnyGame, move: Mapping[str, Plain]) -> tuple[str, int, int]:
        """The verb and the two numbers of a move."""
        names = self._names(as_object(save(self.ruleset, game)["state"]))
        verb = str(move.get("verb"))
        kinds = self._kinds(verb)
        what, to = (
            numbered_if_known(names, kind, move.get(key))
            for key, kind in zip(("what", "to"), kinds, strict=True)
        )
        return verb, what, to

    def _kinds(self, verb: str) -> tuple[str, str]:
        if verb not in self.ruleset.verbs.table:
            raise BadData(f"{self.ruleset.name} has no verb {shown(verb)}")
        known = self.ruleset.verbs[verb]
        return known.what, known.to

    def _names(self, state: Plain) -> Names:
        return self.ruleset.names(self.facts, as_object(state))

    def _named(self, names: Names, part: str, saved: Mapping[str, Plain]) -> Object:
        namer = Namer(
            lambda kind: looked_up(names, kind, saved.__getitem__),
            lambda inner, value: self._named(names, inner, as_object(value)),
        )
        found: Object = {}
        for field, value in saved.items():
            if field != SHELL and (one := self._form(part, field)) is not None:
                found[field] = one.named(namer, value)
        return found

    def _numbered(self, names: Names, part: str, given: Mapping[str, Plain]) -> Object:
        found: Object = {SHELL: part}
        for field in given:
            found[field] = self._number(names, part, given, field)
        return found | self.ruleset.derived(self.facts, part, found)

    def _number(self, names: Names, part: str, given: Mapping[str, Plain], field: str) -> Plain:
        """A field of a part as the game holds it."""
        if field not in given:
            raise BadData(f"{part}.{field} is missing")
        one = self._form(part, field)
        if one is None:
            raise BadData(f"{part}: {field} follows from the rest and cannot be given")
        namer = Namer(
            lambda kind: looked_up(
                names, kind, lambda other: self._number(names, part, given, other)
            ),
            lambda inner, value: self._numbered(names, inner, as_object(value)),
        )
        try:
            return one.numbered(namer, given[field])
        except UnknownKind:
            raise
        except BadData as error:
            raise BadData(f"{part}.{field}: {error}") from error

    def _form(self, part: str, field: str) -> Form | None:
        """What a field is; None if it follows from others."""
        fields = self.ruleset.fields.get(part)
        if fields is None:
            raise BadData(f"a position of {self.ruleset.name} has no part {shown(part)}")
        if field in FRAME and part != STATE:
            return form(NUMBER)
        if field not in fields:
            raise BadData(f"{part} has no field {shown(field)}; it has {', '.join(fields)}")
        return None if fields[field] == DERIVED else form(fields[field])


def looked_up(names: Names, kind: str, field: Callable[[str], Plain]) -> Sequence[str]:
    """The names of a kind, which may depend on another field."""
    kind, _, other = kind.partition("@")
    key = f"{kind}@{field(other)}" if other else kind
    if key not in names:
        raise UnknownKind(key)
    return names[key]


def named_if_known(names: Names, kind: str, number: int) -> Plain:
    """A thing by its name, if its kind has names."""
    known = names.get(kind, ())
    return known[number] if 0 <= number < len(known) else number


def numbered_if_known(names: Names, kind: str, value: Plain) -> int:
    known = names.get(kind, ())
    if isinstance(value, str) and value in known:
        return list(known).index(value)
    if isinstance(value, int):
        return value
    raise BadData(f"{shown(value)} is not a known {kind}; known: {', '.join(known)}")


def as_object(value: Plain) -> Object:
    if not isinstance(value, dict):
        raise BadData(f"expected an object, found {shown(value)}")
    return value


def objects(value: Plain) -> list[Object]:
    if not isinstance(value, list):
        raise BadData(f"expected a list of objects, found {shown(value)}")
    return [as_object(one) for one in value]
