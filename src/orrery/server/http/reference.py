"""The OpenAPI document as a readable page. It needs no script and loads nothing from elsewhere: the
contract can be read offline."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

STYLE = Path(__file__).with_suffix(".css")
UNIONS = {"ToServer": "What a client sends", "FromServer": "What the server sends"}
Schema = dict[str, Any]
"""A part of the document, which Litestar and msgspec make: foreign JSON."""


def page(document: Schema) -> str:
    """The whole document: routes, the messages of the socket, then everything they are made of."""
    info, schemas = document["info"], document["components"]["schemas"]
    routes = [
        route(method, path, operation)
        for path, methods in sorted(document["paths"].items())
        for method, operation in methods.items()
    ]
    socket = [union(schemas[name], name, title) for name, title in UNIONS.items()]
    parts = [struct(name, schema) for name, schema in sorted(schemas.items()) if name not in UNIONS]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(info['title'])}</title>"
        '<link rel="stylesheet" href="/docs/reference.css"></head><body>'
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>"
        f"<p>{escape(info.get('description', ''))} "
        'For programs: <a href="/docs/openapi.json">openapi.json</a>.</p>'
        f"<h2>Requests</h2>{''.join(routes)}"
        "<h2>A table’s socket: <code>/api/tables/{table_id}/socket</code></h2>"
        "<p>JSON texts both ways; the first one is <code>hello</code>.</p>"
        f"{''.join(socket)}<h2>What they are made of</h2>{''.join(parts)}</body></html>"
    )


def route(method: str, path: str, operation: Schema) -> str:
    """One request: its purpose, its parameters, its responses."""
    taken = [
        (parameter["name"], f"{kind(parameter['schema'])}, in the {parameter['in']}")
        for parameter in operation.get("parameters", ())
    ]
    if "requestBody" in operation:
        taken.append(("body", content(operation["requestBody"])))
    answers = [
        (status, f"{content(answer)} {escape(answer.get('description', ''))}".strip())
        for status, answer in sorted(operation.get("responses", {}).items())
    ]
    return (
        f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"
        f"<p>{escape(operation.get('summary') or '')}</p>"
        f"<p>{escape(operation.get('description') or '')}</p>"
        f"{listed(taken)}{listed(answers)}</section>"
    )


def content(answer: Schema) -> str:
    """The types of a body."""
    return ", ".join(
        f"{kind(body['schema'])} <small>{escape(media)}</small>"
        for media, body in (answer.get("content") or {}).items()
        if "schema" in body
    )


def union(schema: Schema, name: str, title: str) -> str:
    """The messages that go one way."""
    links = "".join(f"<li>{kind(one)}</li>" for one in schema["anyOf"])
    return f'<section id="{name}"><h3>{title}</h3><ul>{links}</ul></section>'


def struct(name: str, schema: Schema) -> str:
    """One type with its fields."""
    needed = set(schema.get("required", ()))
    fields = [
        (field, kind(given) + ("" if field in needed else ", may be left out") + remark(given))
        for field, given in schema.get("properties", {}).items()
    ]
    return (
        f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>'
        f"<p>{escape(schema.get('description') or '')}</p>"
        f"{kind(schema) if 'anyOf' in schema else ''}{listed(fields)}</section>"
    )


def remark(schema: Schema) -> str:
    described = schema.get("description")
    return f". {escape(described)}" if described else ""


def listed(pairs: Iterable[tuple[str, str]]) -> str:
    """Names with their descriptions, which may contain links."""
    lines = "".join(f"<dt><code>{escape(name)}</code></dt><dd>{said}</dd>" for name, said in pairs)
    return f"<dl>{lines}</dl>" if lines else ""


def kind(schema: Schema) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(kind(one) for one in schema[several])
    for fixed in ("enum", "const"):
        if fixed in schema:
            given = schema[fixed] if fixed == "enum" else [schema[fixed]]
            return " or ".join(f"“{escape(str(value))}”" for value in given)
    if "prefixItems" in schema:
        return " with ".join(kind(one) for one in schema["prefixItems"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"record of {kind(inner) if isinstance(inner, dict) else 'anything'}"
    named = schema.get("type", "anything")
    return " or ".join(named) if isinstance(named, list) else str(named)
