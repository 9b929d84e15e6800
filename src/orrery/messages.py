"""All words that players read: Project Fluent messages, `messages/<locale>/*.ftl`.

The languages are the folders of `messages/`, and of a folder named by ORRERY_MESSAGES. The caller
chooses the reader's language (`orrery.languages`); nothing below that has a default.
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
"""The language in which all messages are written first. Messages missing in another language fall
back to it."""
ELSEWHERE = "ORRERY_MESSAGES"
"""The environment variable that names a folder with additional languages, to try out a
translation."""
SAID_KEPT = 20_000
"""How many formatted messages are cached."""


BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The first line of a message: its name."""
ASTRAY = re.compile(r"^(?![ }#\n])(?!-?[a-zA-Z][\w-]* *=)[^\n]+", re.MULTILINE)
"""An unindented line that is neither the start of a message, nor the end of a list, nor a
comment."""
NAMES = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
"""What a message refers to."""


class Messages:
    """The messages of one language. Formats a complete message or raises an error.

    All are found at startup, but each is parsed only when first needed: parsing takes a hundred
    times as long, and a command that prints three sentences needs three."""

    def __init__(
        self, folders: Sequence[Path], locale: str, source: "Messages | None" = None
    ) -> None:
        self.locale, self._source = locale, source
        # The same messages are formatted again and again: for each listener, after each pick.
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
        """Parse a message and everything it refers to, unless that has been done."""
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
        return BadData(f"{place}: not a Fluent message: {text!r}")

    def has(self, key: str) -> bool:
        """Whether there is a message with this name."""
        return key in self._names or (self._source is not None and self._source.has(key))

    def format(self, key: str, **arguments: str | int) -> str:
        """The message with its arguments in place."""
        return self._said(key, **arguments)

    def _format(self, key: str, **arguments: str | int) -> str:
        if key not in self._names and self._source is not None:
            return self._source.format(key, **arguments)
        if key not in self._names:
            raise BadData(f"message {key!r} is missing in {self.locale!r}")
        with self._reading:  # if another thread is parsing this message, wait for it
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
    """The folders of each language by locale, in alphabetical order."""
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
    # Separate from `messages`, because a cached function loses its argument types.
    known = languages()
    if locale not in known:
        raise BadData(f"no messages for {locale!r}; there are: {', '.join(known)}")
    source = None if locale == SOURCE else messages(SOURCE)
    return Messages(known[locale], locale, source)
