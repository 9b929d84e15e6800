"""The rulebook as players read it: chapters of rules, without the catalogue's notes for testers.

The catalogue's (`orrery.rulebook`) notes for testers and headings of foreign-language books are
left out. The text is split into pieces, so that whatever displays it need not know the markup.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Literal

from orrery.rulebook import RULE_ID, Rule, books_of, catalogue, files

PartName = Literal["rule", "decision", "ruling", "detail", "base", "example"]

# What may follow an id to refer to others in its area: -15, /04, …10
FURTHER = r"(?:(?:, | and | or | to |/| – |…|–)-?\d\d\b)*"
MARKS = re.compile(
    rf"(\*\*[^*]+\*\*|(?<!\*)\*[^*\n]+\*|`[^`]+`|{RULE_ID.pattern}{FURTHER})", re.MULTILINE
)
NUMBER = re.compile(r"(-?\d\d)\b")
ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s+")
NOBODY_CHOOSES = re.compile(r"^(?:none|no choice)\b|^–", re.IGNORECASE)
NOTHING_CHANGES = re.compile(r"^(?:new|none|unchanged)\b[^.]*\.?$", re.IGNORECASE)
UP_TO = (" to ", "…", "–", " – ")
EXAMPLE_LABEL = re.compile(r"\s*(?:^- )?(\*\*[A-Z][^*\n]*:\*\*)", re.MULTILINE)
"""In an example each of these starts a paragraph."""
CITED = re.compile(r"\*\*Rules:\*\*(.*?)(?=\*\*|$)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text of one kind; a rule's id links to the rule."""

    kind: Literal["text", "strong", "emphasis", "code", "rule"]
    text: str
    rule: str  # its id, if it is one


Line = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, a list item, or a table: rows of cells, the first being the header."""

    kind: Literal["paragraph", "item", "table"]
    line: Line
    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One aspect of an entry: the rule itself, who decides, how it is interpreted."""

    name: PartName
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """A rule or an example for players."""

    id: str
    game: str
    area: str
    title: str
    parts: tuple[Part, ...]
    see: tuple[str, ...]  # the examples of a rule, or the rules of an example
    sources: tuple[str, ...]  # short names of the books it comes from
    section: str  # the section of the book, if its name is in our language


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules of one area."""

    area: str
    rules: tuple[Reading, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """All rules of one game."""

    game: str
    chapters: tuple[Chapter, ...]


@cache
def book(game: str) -> Book:
    """The rulebook of a game, in the order of its catalogue."""
    readings = [reading(rule.id) for rule in catalogue().values() if rule.game == game]
    chapters = groupby(readings, key=lambda one: one.area)
    return Book(game, tuple(Chapter(area, tuple(rules)) for area, rules in chapters))


def books() -> tuple[str, ...]:
    """The games that have a rulebook."""
    return tuple(files())


@cache
def reading(rule_id: str) -> Reading:
    """A catalogue entry for players."""
    rule = catalogue()[rule_id]
    return Reading(
        rule.id,
        rule.game,
        rule.area,
        rule.title,
        tuple(Part(name, tuple(blocks_of(text))) for name, text in parts_of(rule) if text.strip()),
        tuple(cited_in(rule) if rule.is_example else examples().get(rule.id, ())),
        books_of(rule),
        section_of(rule),
    )


def parts_of(rule: Rule) -> Iterator[tuple[PartName, str]]:
    """What a player wants to know about an entry, in reading order."""
    if rule.is_example:
        paragraphs = EXAMPLE_LABEL.sub(r"\n\n\1", cited_off(rule)).strip().removeprefix("- ")
        yield "example", paragraphs
        return
    whole_ruling = rule.statement.startswith("**Ruling:**")
    yield "ruling" if whole_ruling else "rule", rule.statement.removeprefix("**Ruling:**").strip()
    if not NOBODY_CHOOSES.match(rule.decision.strip()):
        yield "decision", rule.decision
    yield "ruling", rule.ruling
    yield "detail", rule.detail
    if not NOTHING_CHANGES.match(rule.base.strip()):
        yield "base", rule.base


def section_of(rule: Rule) -> str:
    """The section of the book, if the catalogue names it in our language."""
    if not files()[rule.game].has_sections:
        return ""
    return rule.source.removeprefix("(silent)").strip().rstrip(".")


def cited_off(rule: Rule) -> str:
    """An example without its list of rules and sources, which are shown beside it."""
    return re.sub(
        r"(?:^- )?\*\*(?:Rules|Source):\*\*[^\n]*", "", rule.statement, flags=re.MULTILINE
    )


def cited_in(example: Rule) -> list[str]:
    """The rules that an example is about; "to" means all between the two."""
    found: list[str] = []
    pieces = [*pieces_of(" ".join(CITED.findall(example.statement)))]
    for before, piece in zip([None, *pieces], pieces, strict=False):
        if piece.rule and found and before and before.text in UP_TO:
            found += between(found[-1], piece.rule)
        if piece.rule:
            found.append(piece.rule)
    return found


def between(first: str, last: str) -> list[str]:
    """The rules after one and before another, in the order of the book."""
    ids = [*catalogue()]
    return ids[ids.index(first) + 1 : ids.index(last)]


@cache
def examples() -> dict[str, list[str]]:
    """The examples of each rule."""
    found: dict[str, list[str]] = {}
    for example in catalogue().values():
        for rule_id in cited_in(example) if example.is_example else ():
            found.setdefault(rule_id, []).append(example.id)
    return found


def blocks_of(text: str) -> Iterator[Block]:
    """Paragraphs, items and tables; lines of one paragraph are joined."""
    for chunk in re.split(r"\n\s*\n", text):
        lines = chunk.strip("\n").splitlines()
        for is_table, grouped in groupby(lines, key=lambda line: line.startswith("|")):
            group = [*grouped]
            yield from [table_of(group)] if is_table else paragraphs_of(group)


def paragraphs_of(lines: list[str]) -> Iterator[Block]:
    joined: list[str] = []
    for line in lines:
        if joined and not ITEM.match(line):
            joined[-1] += f" {line.strip()}"
        elif line.strip():
            joined.append(line)
    for line in joined:
        said = ITEM.sub("", line).strip()
        if said:
            yield Block("item" if ITEM.match(line) else "paragraph", tuple(pieces_of(said)), ())


def table_of(lines: list[str]) -> Block:
    """A table, without the separator line below its header."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    told = [row for row in rows if not all(re.fullmatch(r":?-{3,}:?", cell) for cell in row)]
    width = max(len(row) for row in told)
    cells = (row + [""] * (width - len(row)) for row in told)
    return Block("table", (), tuple(tuple(tuple(pieces_of(one)) for one in row) for row in cells))


def pieces_of(text: str) -> Iterator[Piece]:
    """A line split at its markup and at the ids of rules."""
    for piece in MARKS.split(text):
        if piece.startswith("**"):
            yield Piece("strong", piece[2:-2], "")
        elif piece.startswith("*") and len(piece) > 2 and piece.endswith("*"):
            yield Piece("emphasis", piece[1:-1], "")
        elif piece.startswith("`"):
            yield Piece("code", piece[1:-1], "")
        elif RULE_ID.match(piece):
            yield from links_of(piece)
        elif piece:
            yield Piece("text", piece, "")


def links_of(text: str) -> Iterator[Piece]:
    """An id and those that follow it, each a link if there is such a rule."""
    first, *_ = RULE_ID.findall(text)
    area = first.rsplit("-", 1)[0]
    yield link(first, first)
    for piece in NUMBER.split(text.removeprefix(first)):
        if NUMBER.fullmatch(piece):
            yield link(piece, f"{area}-{piece.lstrip('-')}")
        elif piece:
            yield Piece("text", piece, "")


def link(text: str, rule_id: str) -> Piece:
    return Piece("rule", text, rule_id) if rule_id in catalogue() else Piece("text", text, "")
