"""The catalogue of rules (`rules/*.md`): its entries, searching them, and which ones have tests."""

import ast
import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypedDict

from orrery.core.presets import RulebookFile
from orrery.games import RULESETS
from orrery.resources import resource

# CW-TURN-06, SC-CARD-T-03, the examples CW-EX-01 and BW-KEY-EX2
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]+(?:-[TPZ])?-(?:EX)?\d+\b")
HEADING = re.compile(rf"^### ({RULE_ID.pattern}) [–—] (.+)$")
LABEL = re.compile(
    r"(?:^- |(?<=\s))\*\*(Rule|Decision|Edge|Tests|Base|Source|Src|Books|Ruling)\b"
    r"[^*\n]*?[:.]\*\*[ ]?",
    re.MULTILINE,
)
FIELDS = {
    "Rule": "statement",
    "Decision": "decision",
    "Edge": "detail",
    "Tests": "tests",
    "Base": "base",
    "Source": "source",
    "Src": "source",
    "Books": "books",
    "Ruling": "ruling",
}
EXAMPLE_BOOKS = re.compile(r"^\*\*Books:\*\* (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of a catalogue; a part that the entry does not have is empty."""

    id: str
    game: str
    title: str
    statement: str
    decision: str = ""
    ruling: str = ""
    detail: str = ""  # for players
    tests: str = ""  # for developers and testers
    base: str = ""
    source: str = ""
    books: str = ""  # the books it comes from, if its source does not say

    @property
    def area(self) -> str:
        return self.id.split("-", 1)[1].rsplit("-", 1)[0]

    @property
    def is_example(self) -> bool:
        return self.area == "EX" or self.id.rsplit("-", 1)[1].startswith("EX")


def parse(game: str, text: str) -> list[Rule]:
    """The entries of one catalogue, in order: the text below each heading with an id."""
    rules: list[Rule] = []
    heading: re.Match[str] | None = None
    body: list[str] = []
    for line in [*text.splitlines(), "# end"]:
        if not line.startswith("#"):
            body.append(line)
            continue
        if heading:
            rules.append(entry(game, heading[1], heading[2].strip(), "\n".join(body)))
        heading, body = HEADING.match(line), []
    return rules


def entry(game: str, rule_id: str, title: str, body: str) -> Rule:
    body = body.strip().removesuffix("---").strip()
    if not re.search(r"^- \*\*Rule[:.]\*\*", body, re.MULTILINE):
        books = EXAMPLE_BOOKS.search(body)
        statement = EXAMPLE_BOOKS.sub("", body).strip()  # given, when, then
        return Rule(rule_id, game, title, statement, books=books[1] if books else "")
    parts: dict[str, list[str]] = {}
    before, *pieces = LABEL.split(body)
    for label, piece in zip(pieces[::2], pieces[1::2], strict=True):
        parts.setdefault(FIELDS[label], []).append(piece.strip())
    if before.strip():  # a table that the rule refers to
        parts["statement"].append(before.strip())
    if parts["statement"] == [""]:  # the whole rule is a ruling
        parts["statement"] = [f"**Ruling:** {parts['ruling'].pop(0)}"]
    return Rule(rule_id, game, title, **{name: "\n\n".join(text) for name, text in parts.items()})


def files() -> dict[str, RulebookFile]:
    """The rulebooks of all games and expansions, by the names players choose them by."""
    return {one.game: one for ruleset in RULESETS.values() for one in ruleset.rulebooks}


@cache
def catalogue() -> Mapping[str, Rule]:
    """Every rule and example of every game by its id, in the order of the books."""
    rules: dict[str, Rule] = {}
    for game, book in files().items():
        text = resource("rules", book.file).read_text(encoding="utf-8")
        rules.update((rule.id, rule) for rule in parse(game, text))
    return rules


def books_of(rule: Rule) -> tuple[str, ...]:
    """Short names of the books a rule comes from."""
    if rule.books:
        return tuple(rule.books.split(", "))
    file = files()[rule.game]
    found = [word for pattern, word in file.books.items() if re.search(pattern, rule.source)]
    return tuple(found or [file.otherwise])


def find(rule_id: str) -> Rule | None:
    """The rule someone means: lower case will do, and a number without its leading zero."""
    return catalogue().get(re.sub(r"-(\d)$", r"-0\1", rule_id.strip().upper()))


def nearest(rule_id: str, how_many: int = 3) -> list[str]:
    """The ids closest to one that does not exist."""
    return difflib.get_close_matches(rule_id.upper(), catalogue(), how_many, cutoff=0.5)


def search(words: Iterable[str], rules: Iterable[Rule] | None = None) -> list[Rule]:
    """The rules that contain all the words: first by id, then by title, then by text."""
    wanted = [word.lower() for word in words]
    found: list[tuple[int, Rule]] = []
    for rule in catalogue().values() if rules is None else rules:
        places = (
            rule.id,
            rule.title,
            rule.statement,
            f"{rule.ruling} {rule.decision} {rule.detail} {rule.tests}",
        )
        texts = [place.lower() for place in places]
        ranks = [
            next((rank for rank, text in enumerate(texts) if word in text), None) for word in wanted
        ]
        if ranks and None not in ranks:
            found.append((sum(rank for rank in ranks if rank is not None), rule))
    return [rule for _, rule in sorted(found, key=lambda pair: pair[0])]


def marks(tests: Path, about: str = "") -> dict[str, list[str]]:
    """Which tests are marked `@rule("ID", …)`, by id; tests are named as pytest names them. Only
    files that mention what it is about are read: parsing all of them takes seconds."""
    marked: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "rule(" not in text or about not in text:
            continue
        for name, rule_id in marks_in(ast.parse(text, str(path))):
            test = f"{path.relative_to(tests.parent).as_posix()}::{name}"
            marked.setdefault(rule_id, []).append(test)
    return marked


def marks_in(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, str]]:
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        name = prefix + node.name
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and is_rule(decorator.func):
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield name, argument.value
        if isinstance(node, ast.ClassDef):
            yield from marks_in(node, f"{name}::")


def is_rule(function: ast.expr) -> bool:
    """Whether a decorator is `rule` or `marks.rule`."""
    if isinstance(function, ast.Attribute):
        return function.attr == "rule"
    return isinstance(function, ast.Name) and function.id == "rule"


class Tally(TypedDict):
    """How many rules there are, how many have a test, and which have none."""

    rules: int
    tested: int
    missing: list[str]


class GameCoverage(Tally):
    """The tests of a game's rules, by area; and the rules that need none, with the reason."""

    out_of_scope: dict[str, str]
    areas: dict[str, Tally]
    examples: Tally


class Coverage(TypedDict):
    games: dict[str, GameCoverage]


def coverage(marked: Mapping[str, list[str]]) -> Coverage:
    """How many rules have a test, by game and area, including games without any test."""
    return {"games": {game: game_coverage(game, marked) for game in files()}}


def game_coverage(game: str, marked: Mapping[str, list[str]]) -> GameCoverage:
    entries = [rule for rule in catalogue().values() if rule.game == game]
    rules = [rule for rule in entries if not rule.is_example]
    areas = dict.fromkeys(rule.area for rule in rules)
    return {
        **tally(rules, marked),
        "out_of_scope": {**files()[game].out_of_scope},
        "areas": {
            area: tally([rule for rule in rules if rule.area == area], marked) for area in areas
        },
        "examples": tally([rule for rule in entries if rule.is_example], marked),
    }


def tally(rules: list[Rule], marked: Mapping[str, list[str]]) -> Tally:
    due = [rule.id for rule in rules if not excused(rule)]
    missing = [rule_id for rule_id in due if rule_id not in marked]
    return {"rules": len(rules), "tested": len(due) - len(missing), "missing": missing}


def excused(rule: Rule) -> bool:
    return rule.id in files()[rule.game].out_of_scope
