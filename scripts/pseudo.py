"""A pseudo-language: every message with accents on all letters, and a third longer.

python3 -m scripts.pseudo [FOLDER]      makes FOLDER/en-XA; without one, build/messages/en-XA

It shows at once which text does not come from a message (letters without accents) and which has no
room for a longer language (text that is cut off). `ORRERY_MESSAGES=FOLDER` adds the languages of a
folder to those there are, when the client is built and when the server runs. Text in backquotes is
typed literally in every language and stays as it is.
"""

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from orrery.messages import SOURCE, languages
from scripts import environment

LOCALE = "en-XA"
ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ",
)
VOWEL = re.compile("[aeiou]")
TYPED = "`"
"""Surrounds text that is typed literally in every language."""


def accented(text: str, typed: bool = False) -> str:
    """A text with accents, each vowel doubled, except for literal text; `typed`: it starts with
    literal text."""
    parts = text.split(TYPED)
    for at in range(int(typed), len(parts), 2):
        parts[at] = VOWEL.sub(r"\g<0>\g<0>", parts[at]).translate(ACCENTED)
    return TYPED.join(parts)


class Accents(Transformer):
    """Puts accents on the texts of messages; names, variables and variants stay."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802  the visitor's name
        typed = False
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                marks = element.value.count(TYPED)
                element.value = accented(element.value, typed)
                typed ^= bool(marks % 2)
            else:
                self.visit(element)
        return node


def pseudo(text: str) -> str:
    """A file of messages in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            Accents().visit(entry)
    return FluentSerializer().serialize(resource)


def write(folder: Path) -> Path:
    """Write all messages in the pseudo-language to a folder of their own."""
    target = folder / LOCALE
    target.mkdir(parents=True, exist_ok=True)
    for file in (one for place in languages()[SOURCE] for one in sorted(place.glob("*.ftl"))):
        (target / file.name).write_text(pseudo(file.read_text("utf-8")), encoding="utf-8")
    return target


if __name__ == "__main__":
    asked = sys.argv[1:]
    print(write(Path(asked[0]) if asked else Path(environment.ROOT, "build", "messages")))
