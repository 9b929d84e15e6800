"""GLOSSARY.md knows every word of the code, and the code every word of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WORD = re.compile(r"`(\w+)`")
AFFIX = re.compile(r"`(\w+)`…|…`(\w+)`")
CLIENT = ROOT / "web" / "src" / "api"
CONTRACT = re.compile(r"^export (?:abstract )?(?:class|interface) (\w+)", re.MULTILINE)
NOT_OURS = {"FakeSocket", "SampleSession"}
"""Of tests."""


def page() -> str:
    return (ROOT / "GLOSSARY.md").read_text("utf-8")


def words() -> set[str]:
    """Words that have a line in one of the tables."""
    rows = [line.split("|")[1] for line in page().splitlines() if line.startswith("| `")]
    return {word for row in rows for word in WORD.findall(row)}


def affixes() -> list[re.Pattern[str]]:
    """How names are made of others."""
    found = AFFIX.findall(page())
    return [re.compile(rf"{start}([A-Z]\w*)" if start else rf"(\w+){end}") for start, end in found]


def classes_in(folder: Path) -> Iterator[str]:
    """The public classes of a folder of Python."""
    for path in sorted(folder.rglob("*.py")):
        if "migrations" in path.parts:
            continue
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name


def contracts() -> Iterator[str]:
    """The classes and interfaces by which the client's rooms know the server and the table."""
    for path in sorted(CLIENT.glob("*.ts")):
        if not path.name.endswith((".test.ts", ".d.ts")):
            yield from CONTRACT.findall(path.read_text("utf-8"))


def named() -> set[str]:
    python = [*classes_in(ROOT / "src/orrery/core"), *classes_in(ROOT / "src/orrery/server")]
    return {*python, *contracts()} - NOT_OURS


def is_known(name: str, known: set[str]) -> bool:
    return name in known or any(one.fullmatch(name) for one in affixes())


def test_every_public_class_is_in_the_glossary() -> None:
    known = words()
    assert sorted(name for name in named() if not is_known(name, known)) == []


def test_the_glossary_names_nothing_else() -> None:
    elsewhere = {"ReplaySession"}  # in its own room
    assert sorted(words() - named() - elsewhere) == []


def test_no_word_has_two_meanings() -> None:
    python = [*classes_in(ROOT / "src/orrery/core"), *classes_in(ROOT / "src/orrery/server")]
    assert sorted({name for name in python if python.count(name) > 1}) == []


def test_a_strange_name_is_noticed() -> None:
    known = words()
    assert is_known("LiveGame", known)
    assert is_known("TableShown", known)
    assert is_known("NewTable", known)
    assert not is_known("Newt", known)
    assert not is_known("Doohickey", known)
