"""A card is done when its test reads like its text: no text without a test, in either edition."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.clone_wars.scenario import library


def slugs_with_text() -> set[str]:
    """Every card and base that has an ability."""
    return {
        str(fact["id"])
        for edition in library().editions.values()
        for fact in (*edition.cards, *edition.bases)
        if fact["ability"]
    }


def names_tested(source: str) -> Iterator[str]:
    """`test_<slug>`, and the words among the parameters of parametrised tests."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name.removeprefix("test_")
            for decorator in node.decorator_list:
                for one in ast.walk(decorator):
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        yield one.value


def test_every_card_with_text_has_a_test() -> None:
    sources = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    tested = {name for source in sources for name in names_tested(source)}
    assert sorted(slugs_with_text() - tested) == []
    assert len(slugs_with_text()) > 140


def test_a_card_without_a_test_is_noticed() -> None:
    tested = set(names_tested("def test_yoda(): ...\ndef helper(): 'maul'\n"))
    assert tested == {"yoda"}
    both = '@pytest.mark.parametrize("slug", ["stap", "scout_trooper"])\ndef test_both(slug): ...'
    assert {"stap", "scout_trooper"} <= set(names_tested(both))
