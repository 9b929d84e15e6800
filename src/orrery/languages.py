"""Chooses a reader's language from those available, by what they ask for."""

import re
from collections.abc import Iterable, Mapping

from orrery.core.errors import BadData
from orrery.messages import SOURCE, languages, messages

MOST_WANTED = 20
"""How many languages of a header are considered."""
TAG = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*")
"""A language as people name it: pl, pt-BR, zh-Hant-TW."""
QUALITY = re.compile(r"q=([01](?:\.[0-9]{0,3})?)")
VARIABLES = ("ORRERY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that set the language; the first one set decides."""


def best(wanted: Iterable[str]) -> str:
    """The first of these languages that is available (Polish for pl-PL), or English if none is."""
    known = {one.lower(): one for one in languages()}
    for tag in wanted:
        parts = tag.lower().split("-")
        for count in range(len(parts), 0, -1):
            found = known.get("-".join(parts[:count]))
            if found is not None:
                return found
    return SOURCE


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, most preferred first. Anything that is not a
    language is skipped."""
    found: list[tuple[float, str]] = []
    for part in header.split(",")[:MOST_WANTED]:
        tag, _, rest = part.partition(";")
        quality = QUALITY.fullmatch(rest.strip())
        if TAG.fullmatch(tag.strip()) and (quality or not rest.strip()):
            found.append((float(quality[1]) if quality else 1.0, tag.strip()))
    return [tag for quality, tag in sorted(found, key=lambda one: -one[0]) if quality > 0]


def from_header(header: str) -> str:
    """The language for a client with this Accept-Language header."""
    return best(accepted(header))


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of a terminal, by the usual variables: pl_PL.UTF-8 means Polish."""
    given = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return best([re.split("[.@]", given)[0].replace("_", "-")])


def called(name: str) -> str:
    """The language requested by its locale, as `--language` does."""
    if best([name]) == SOURCE and not name.lower().startswith(SOURCE):
        known = ", ".join(f"{one} ({own_name(one)})" for one in languages())
        raise BadData(f"there is no language {name!r}; the languages are: {known}")
    return best([name])


def own_name(locale: str) -> str:
    """What people who speak a language call it."""
    return messages(locale).format("language-name")
