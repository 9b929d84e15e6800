"""What messages ask for: the variables of each, those of the messages it refers to included."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from orrery.resources import resource


class Uses(Visitor):
    """Collects the variables and the messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def patterns(locale: str = "en") -> dict[str, Uses]:
    """What every message of a language names itself."""
    found: dict[str, Uses] = {}
    for path in sorted(resource("messages", locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = uses = Uses()
                uses.visit(entry.value)
    return found


def variables(key: str) -> set[str]:
    """Every variable that a message needs."""
    uses = patterns()[key]
    return uses.variables.union(*(variables(other) for other in uses.messages))


def keys(prefix: str) -> set[str]:
    """The messages of a family, without what they have in common."""
    return {key.removeprefix(prefix) for key in patterns() if key.startswith(prefix)}
