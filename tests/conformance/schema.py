"""The JSON Schema of a game's scenarios, made from what its fields are (`Ruleset.fields`), with the
descriptions that stand beside the fields in the source."""

from __future__ import annotations

import inspect
import re

from orrery.core.codec import late_fields
from orrery.core.ruleset import Plain
from orrery.games import AnyRuleset
from orrery.lab.conformance.forms import (
    DERIVED,
    Bits,
    By,
    Each,
    Form,
    Number,
    Part,
    Parts,
    Thing,
    form,
)
from orrery.lab.conformance.naming import FRAME, STATE, Object
from orrery.lab.conformance.scenario import FORMAT, OWN

TEXT: Object = {"type": "string"}
TEXTS: Object = {"type": "array", "items": TEXT}
SEAT: Object = {"type": "string", "pattern": "^seat_[0-5]$"}
RULE: Object = {"type": "string", "pattern": "^(CW|SC|BW)-[A-Z0-9-]+$"}
NUMBER: Object = {"type": "integer"}


def schema_of(ruleset: AnyRuleset) -> Object:
    """What a scenario of a game may look like."""
    inner = {STATE, *inner_parts(ruleset)}
    parts: Object = {}
    for shell in ruleset.shells:
        name = shell.__name__
        if name in ruleset.fields:
            found = part(ruleset, shell)
            parts[name] = found if name in inner else as_procedure(name, found)
    procedures: list[Plain] = [{"$ref": f"#/$defs/{name}"} for name in parts if name not in inner]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A scenario of {ruleset.name}",
        **closed(
            {
                "format": {"const": FORMAT},
                "game": {"const": ruleset.name},
                "name": TEXT,
                "rules": {"type": "array", "items": RULE, "minItems": 1},
                "settings": {"type": "object", "additionalProperties": TEXT},
                "position": closed(
                    {
                        "state": {"$ref": f"#/$defs/{STATE}"},
                        "where": {"type": "array", "items": {"anyOf": procedures}},
                    }
                ),
                "moments": {"type": "array", "minItems": 1, "items": moment()},
            }
        ),
        "$defs": parts,
    }


def moment() -> Object:
    move = closed({"verb": TEXT, "what": {}, "to": {}})
    refusal = closed({"seat": SEAT, "move": move, "rule": {"anyOf": [RULE, {"type": "null"}]}})
    later: Object = {
        "tried": {"type": "array", "items": refusal},
        "winners": {"type": "array", "items": SEAT},
        "pick": TEXT,
        "chance": {"type": "boolean"},
        "after": {"type": "object", "propertyNames": {"pattern": "^/"}},
    }
    seat: Object = {"anyOf": [SEAT, {"type": "null"}]}
    return closed({"asked": TEXT, "seat": seat, "offered": TEXTS}, later) | {
        "dependentRequired": {"pick": ["chance", "after"]}
    }


def closed(required: Object, optional: Object | None = None) -> Object:
    """An object with these fields and no others."""
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": [*required],
        "additionalProperties": False,
    }


def part(ruleset: AnyRuleset, shell: type[object]) -> Object:
    """A part of a position, with what is said about its fields."""
    told, late = remarks(shell), late_fields(shell)
    fields: Object = {}
    for field, text in ruleset.fields[shell.__name__].items():
        if text != DERIVED:
            fields[field] = shape(form(text)) | described(text, field, told)
    required = {field: shape for field, shape in fields.items() if field not in late}
    optional = {field: shape for field, shape in fields.items() if field in late}
    return {"description": inspect.getdoc(shell) or ""} | closed(required, optional)


def described(text: str, field: str, told: dict[str, str]) -> Object:
    own = "of our generator of chance; never expected to change" if field in OWN else ""
    remark = own or told.get(field, "")
    return {"description": f"{text}: {remark}" if remark else text}


def as_procedure(name: str, found: Object) -> Object:
    """A procedure: a part that also says which one it is, and how far it has come."""
    assert isinstance(found["properties"], dict)
    assert isinstance(found["required"], list)
    head: Object = {"procedure": {"const": name}, **dict.fromkeys(FRAME, NUMBER)}
    properties: Object = {**head, **found["properties"]}
    return {**found, "properties": properties, "required": [*head, *found["required"]]}


def inner_parts(ruleset: AnyRuleset) -> set[str]:
    """The parts that others are made of."""
    texts = [text for fields in ruleset.fields.values() for text in fields.values()]
    return {name for text in texts for name in re.findall(r"\b[A-Z]\w+", text)}


def remarks(shell: type[object]) -> dict[str, str]:
    """What the source says beside the fields of a part."""
    lines = inspect.getsource(shell).splitlines()
    found = (re.match(r"    (\w+): .*?  # (.*)$", line) for line in lines)
    return {one[1]: one[2] for one in found if one}


def shape(one: Form) -> Object:
    """What JSON a form allows."""
    match one:
        case Number():
            return NUMBER
        case Thing():
            return {"type": ["string", "null"]}
        case Each():
            return {"type": "array", "items": shape(one.inner)}
        case Bits():
            return {"type": "array", "items": TEXT, "uniqueItems": True}
        case By():
            return {"type": "object", "additionalProperties": shape(one.inner)}
        case Parts():
            count = len(one.inner)
            inner: list[Plain] = [shape(each) for each in one.inner]
            return {"type": "array", "prefixItems": inner, "minItems": count, "maxItems": count}
        case Part():
            return {"anyOf": [{"$ref": f"#/$defs/{one.name}"}, {"type": "null"}]}
    return {}  # kept as it is
