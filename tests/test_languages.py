"""Which language somebody is spoken to, and that every language says everything."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from orrery.core.errors import BadData
from orrery.languages import accepted, best, called, from_environment, from_header, own_name
from orrery.messages import ELSEWHERE, SOURCE, languages, messages
from scripts import pseudo
from scripts.pseudo import LOCALE, accented

VARIABLE = re.compile(r"\$([\w-]+)")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pseudo-language, and a fragment of another."""
    place = tmp_path_factory.mktemp("messages")
    pseudo.write(place)
    (place / "xy").mkdir()
    (place / "xy" / "some.ftl").write_text("language-name = Xyz\nterminal-ask = Xyz?\n")
    return place


@pytest.fixture
def elsewhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Further languages, in a folder that ORRERY_MESSAGES names."""
    monkeypatch.setenv(ELSEWHERE, str(folder))


def test_the_languages_are_the_folders_of_messages(elsewhere: None) -> None:
    assert {SOURCE, LOCALE, "xy"} <= set(languages())
    assert own_name(SOURCE) == "English"
    with pytest.raises(BadData, match="no messages for 'zz'; there are: en"):
        messages("zz")


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["en"], "en"),
        (["en-GB"], "en"),
        (["XY-Latn-ZZ"], "xy"),
        (["en-xa"], LOCALE),
        (["zz", "xy", "en"], "xy"),
        (["zz"], "en"),
        ([], "en"),
        (["", "-", "en-"], "en"),
    ],
)
def test_the_first_language_that_there_is_is_spoken(
    elsewhere: None, wanted: list[str], spoken: str
) -> None:
    assert best(wanted) == spoken


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("", []),
        ("pl", ["pl"]),
        ("pl-PL,pl;q=0.9,en;q=0.8", ["pl-PL", "pl", "en"]),
        ("en;q=0.2, pl;q=0.9", ["pl", "en"]),
        ("de;q=0, en", ["en"]),
        ("*, en;q=0.5", ["en"]),
        ("en;q=x, <script>, ;;;, pl", ["pl"]),
        (",".join(["zz"] * 5000), ["zz"] * 20),
    ],
)
def test_a_header_names_languages_by_how_much_they_are_wanted(header: str, tags: list[str]) -> None:
    assert accepted(header) == tags
    assert from_header(header) in languages()


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "xy_ZZ.UTF-8"}, "xy"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "xy", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "xy", "LC_ALL": "", "LC_MESSAGES": ""}, "xy"),
        ({"LC_ALL": "en", "ORRERY_LANGUAGE": "xy@latin"}, "xy"),
        ({"LANG": "zz_ZZ"}, "en"),
    ],
)
def test_the_environment_names_the_language_of_a_terminal(
    elsewhere: None, environment: dict[str, str], spoken: str
) -> None:
    assert from_environment(environment) == spoken


def test_a_language_asked_for_by_name_must_be_there(elsewhere: None) -> None:
    assert called("xy") == "xy"
    assert called("en-GB") == "en"
    with pytest.raises(BadData, match=r"no language 'zz'; the languages are: en \(English\), "):
        called("zz")


def test_what_a_language_lacks_is_said_in_english(elsewhere: None) -> None:
    words = messages("xy")
    assert words.format("terminal-ask") == "Xyz?"
    assert words.format("terminal-no-number", given="9", n=3).startswith("There is no option 9")
    assert words.has("terminal-yes-no")
    assert not words.has("no-such-key")


def entries(folders: Sequence[Path]) -> dict[str, set[str]]:
    """All messages and terms of a language, with the variables they ask for."""
    found: dict[str, set[str]] = {}
    for file in (one for folder in folders for one in folder.glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                found[entry.id.name] = {
                    *VARIABLE.findall(FluentSerializer().serialize_entry(entry))
                }
    return found


@pytest.mark.parametrize("locale", [one for one in languages() if one != SOURCE] + [LOCALE])
def test_every_language_says_everything_with_what_it_is_given(elsewhere: None, locale: str) -> None:
    english, other = entries(languages()[SOURCE]), entries(languages()[locale])
    assert sorted(english.keys() - other.keys()) == []
    more = {key: asked - english.get(key, set()) for key, asked in other.items()}
    assert {key: asked for key, asked in more.items() if asked} == {}


def test_the_pseudo_language_has_accents_but_for_what_is_typed() -> None:
    assert accented("type `log`, now") == "ŧẏƥḗḗ `log`, ƞǿǿẇ"
    assert "`why { $n }` ƞǿǿẇ" in pseudo.pseudo("a = `why { $n }` now\n")
    text = pseudo.pseudo("# A note\n-term = Box\none = { $n ->\n   *[other] { -term } 2\n}\n")
    assert "# A note" in text
    assert "{ $n ->" in text
    assert "*[other] { -term } 2" in text
    assert not re.search("= .*[A-Za-z]", text.split("\n")[1])
    assert len(accented("Choose one of your cards.")) >= len("Choose one of your cards.") * 4 / 3
