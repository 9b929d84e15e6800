"""The words of the tabletop: Project Fluent messages, `messages/<locale>/*.ftl`.

The languages are the folders of `messages/`, and of a folder named by ORRERY_MESSAGES. Whoever
talks to somebody chooses the language (`orrery.languages`); nothing below has one of its own.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from orrery.core.errors import BadData
from orrery.resources import resources

SOURCE = "en"
"""The language that all messages are first written in. What another one lacks is said in it."""
ELSEWHERE = "ORRERY_MESSAGES"
"""The environment variable that names a folder with further languages: to try a translation."""
SAID_KEPT = 20_000
"""Messages that are kept with their arguments in place."""


BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The first line of a message: its name."""
ASTRAY = re.compile(r"^(?![ }#\n])(?!-?[a-zA-Z][\w-]* *=)[^\n]+", re.MULTILINE)
"""A line at the margin that is no beginning, no end of a list, and no comment."""
NAMES = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
"""What a message refers to."""


class Messages:
    """The messages of one language. Formats a message whole or raises; never half of one.

    All are found at the beginning, and each is parsed when it is first needed: parsing takes a
    hundred times as long, and a program that says three sentences needs three."""

    def __init__(
        self, folders: Sequence[Path], locale: str, source: "Messages | None" = None
    ) -> None:
        self.locale, self._source = locale, source
        # The same is said again and again: to each who listens, after each pick.
        self._said = lru_cache(SAID_KEPT, typed=True)(self._format)
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._unread: dict[str, tuple[str, str]] = {}  # file and text by name
        self._names: set[str] = set()
        self._reading = Lock()
        files = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
        if not files:
            looked = " and ".join(map(str, folders))
            raise BadData(f"no messages for {locale!r}: there are no .ftl files in {looked}")
        for path in files:
            self._find(path)

    @property
    def names(self) -> list[str]:
        """The names of all messages."""
        return sorted(self._names)

    def _find(self, path: Path) -> None:
        """Find the messages of a file."""
        text, place = path.read_text(encoding="utf-8"), f"{self.locale}/{path.name}"
        astray = ASTRAY.search(text)
        if astray:
            raise self._no_message(place, astray[0])
        begins = [*BEGINS.finditer(text)]
        ends = [one.start() for one in begins[1:]] + [len(text)]
        for begin, end in zip(begins, ends, strict=True):
            if begin[1] in self._names:
                raise BadData(f"{place}: {begin[1]!r} is defined twice")
            self._names.add(begin[1])
            self._unread[begin[1]] = place, text[begin.start() : end]

    def _read(self, key: str) -> None:
        """Parse a message and all that it refers to, unless that was done before."""
        if key not in self._unread:
            return
        place, text = self._unread[key]
        parsed = FluentResource(text)
        for entry in parsed.body:
            if isinstance(entry, ast.Junk):
                raise self._no_message(place, entry.content or "")
        del self._unread[key]
        self._bundle.add_resource(parsed)
        for name in NAMES.findall(text):
            self._read(name)

    def _no_message(self, place: str, content: str) -> BadData:
        text = " ".join(content.split())[:60]
        return BadData(f"{place}: no Fluent message: {text!r}")

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return key in self._names or (self._source is not None and self._source.has(key))

    def format(self, key: str, **arguments: str | int) -> str:
        """The message with its arguments in place."""
        return self._said(key, **arguments)

    def _format(self, key: str, **arguments: str | int) -> str:
        if key not in self._names and self._source is not None:
            return self._source.format(key, **arguments)
        if key not in self._names:
            raise BadData(f"message {key!r} is missing in {self.locale!r}")
        with self._reading:  # whoever needs a message that another thread reads waits for it
            self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise BadData(f"message {key!r} in {self.locale!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            given = ", ".join(sorted(arguments)) or "nothing"
            raise BadData(f"message {key!r} in {self.locale!r}: {reasons}; given: {given}")
        return str(text)


def languages() -> Mapping[str, Sequence[Path]]:
    """The folders of each language by its locale, in the order of their names."""
    return _folders(os.environ.get(ELSEWHERE, ""))


@cache
def _folders(elsewhere: str) -> Mapping[str, Sequence[Path]]:
    places = [*resources("messages"), *([Path(elsewhere)] if elsewhere else [])]
    folders = [path for place in places for path in place.iterdir() if path.is_dir()]
    found: dict[str, list[Path]] = {name: [] for name in sorted(path.name for path in folders)}
    for path in folders:
        found[path.name].append(path)
    return found


def messages(locale: str) -> Messages:
    """The messages of a language, read once."""
    return _read(locale)


@cache
def _read(locale: str) -> Messages:
    # Apart from `messages`, because a cache takes any arguments.
    known = languages()
    if locale not in known:
        raise BadData(f"no messages for {locale!r}; there are: {', '.join(known)}")
    source = None if locale == SOURCE else messages(SOURCE)
    return Messages(known[locale], locale, source)
