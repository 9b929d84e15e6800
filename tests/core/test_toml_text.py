"""Texts of files from strangers: what would take long to parse is refused before it is parsed."""

from __future__ import annotations

import tomllib
from time import process_time

import pytest

from orrery.core.errors import MOST_SAID, BadData
from orrery.core.toml_text import MOST_TEXT, complaint, parse_toml
from orrery.games import RULESETS, read_texts

FILES = [
    pytest.param(text, id=name)
    for ruleset in RULESETS.values()
    for name, text in read_texts(ruleset).items()
]
ALLOWED = {
    "a dotted key": 'a.b.c.d = 1\n["x".y]\nz = 2.5',
    "dots in quotes": 'a = "1.2.3.4.5.6"\nb = \'x.x.x.x.x.x\'\n"c.c.c.c.c.c" = 1',
    "dots in long quotes": "a = \"\"\"\n\"x\".x.x.x.x.x\"\"\"\nb = '''\n'x'.x.x.x.x.x'''",
    "dots in comments": '# a.b.c.d.e.f [[[[[[[[[[[[[[[[[[[[ 111111111111111111111111 """\na = 1',
    "quotes at the end of long quotes": 'a = """x"""""\nb = \'\'\'x\'\'\'\'\nc = ""\nd = """"""',
    "escaped quotes": 'a = "\\"[[[[[[[[[[[[[[[[["\nb = """\\"""[[[[[[[[[[[[[[[[[[[["""',
    "brackets in quotes": 'a = "[[[[[[[[[[[[[[[[[[[[[[[["',
    "many short brackets": "a = [" + "[], " * 100 + "]",
    "numbers and dates": "a = [1_000, -5, 0x1f, 1e9, 1979-05-27T07:32:00.999999-07:00, 07:32:00.5]",
    "long numbers in quotes": 'a = "123456789012345678901234567890"',
}
REFUSED = {
    "more than 4 parts": [
        "a.b.c.d.e = 1",
        "[a.b.c.d.e]\n",
        "[[a.b.c.d.e]]\n",
        "a . b\t.c .d. e = 1",
        '"a".\'b\'.c."d.d".e = 1',
        "x = { a.b.c.d.e = 1 }",
        "x = [ { a.b.c.d = { a.b.c.d.e = 1 } } ]",
    ],
    "more than 16 brackets": [
        "a = " + "[" * 17 + "]" * 17,
        "a = " + "{b = " * 17 + "1" + "}" * 17,
        "a = " + "[{b = " * 9 + "1" + "}]" * 9,
    ],
    "more than 20 digits": ["a = " + "1" * 21, "a = -" + "1_" * 20 + "1", "a = 0x" + "f" * 21],
    "a quote is not closed": ['a = "', "a = '", 'a = """\nx""', "a = '''\nx", 'a = "\n"', "'\n"],
    "a lone surrogate": ['a = "\ud800"', "\udfff = 1"],
}
KEYS = range(9_000)
LONG = {
    "keys below a deep header": "["
    + ".".join("a" * 5000)
    + "]\n"
    + "".join(f"k{i}=1\n" for i in KEYS),
    "keys with one beginning": "".join(f"a.b.c.k{i}=1\n" for i in KEYS)[:MOST_TEXT],
    "headers": "[[a.b.c.d]]\n" * (MOST_TEXT // 12),
    "headers below headers": "".join(f"[a.b.c.d{i}]\n" for i in KEYS)[:MOST_TEXT],
    "escapes": 'a = "' + "\\n" * 49_000 + '"',
    "joined lines": 'a = """' + "\\\n \n" * 24_000 + '"""',
    "arrays": "a=" + "[" * 50_000,
    "arrays side by side": "a=[" + "[]," * 33_000 + "]",
    "tables": "a=" + "{a=" * 30_000,
    "digits": "a=" + "9" * 99_000,
    "open quotes": 'a="""' + '"" ' * 33_000,
    "many open quotes": '"""\n' * 24_000,
    "backslashes": 'a="' + "\\" * 99_000,
    "more than any file has": "#" * 400_000,
}


@pytest.mark.parametrize("text", FILES)
def test_our_own_files_are_allowed(text: str) -> None:
    assert complaint(text) is None
    assert 2 * len(text) <= MOST_TEXT


@pytest.mark.parametrize("text", ALLOWED.values(), ids=ALLOWED)
def test_what_merely_looks_costly_is_allowed(text: str) -> None:
    assert parse_toml("x.toml", text) == tomllib.loads(text)


@pytest.mark.parametrize(
    ("reason", "text"), [(reason, text) for reason, texts in REFUSED.items() for text in texts]
)
def test_what_no_file_needs_is_refused(reason: str, text: str) -> None:
    with pytest.raises(BadData, match=rf"^x\.toml: .*{reason}"):
        parse_toml("x.toml", text)


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
def test_no_text_takes_long(text: str) -> None:
    """Ten times of what the slowest needs; the first took ten seconds when it was parsed."""
    started = process_time()
    try:
        parse_toml("x.toml", text)
    except BadData as refused:
        said = str(refused)
    else:
        said = ""
    assert len(said) <= MOST_SAID
    assert process_time() - started < 2


def test_an_error_of_the_parser_is_cut() -> None:
    text = "a = 1\n" + "b" * 60_000 + " = 1\n" + "b" * 30_000
    with pytest.raises(BadData, match=r"^x\.toml is not valid TOML") as caught:
        parse_toml("x.toml", text)
    assert len(str(caught.value)) < 400
