"""The terminal speaks in messages alone: each that it names is there."""

import ast
from collections.abc import Iterator

from orrery.messages import messages
from orrery.resources import PACKAGE

SOURCES = [*(PACKAGE / "cli" / "terminal").glob("*.py"), *(PACKAGE / "cli").glob("*.py")]


def keys() -> Iterator[str]:
    """Messages named in calls of `say` and `tell`."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="say" | "tell"), args=[ast.Constant(value=str(key)), *_]
                ):
                    yield key


def test_every_message_the_terminal_names_is_there() -> None:
    named = set(keys())
    assert "terminal-ask" in named
    assert sorted(key for key in named if not messages("en").has(key)) == []
