"""The words of the tabletop: Project Fluent messages, `messages/<locale>/*.ftl`."""

import re
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from orrery.core.errors import BadData
from orrery.resources import resource

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

    def __init__(self, folder: Path, locale: str) -> None:
        self.locale = locale
        # The same is said again and again: to each who listens, after each pick.
        self._said = lru_cache(SAID_KEPT, typed=True)(self._format)
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._unread: dict[str, tuple[str, str]] = {}  # file and text by name
        self._names: set[str] = set()
        self._reading = Lock()
        files = sorted(folder.glob("*.ftl"))
        if not files:
            raise BadData(f"no messages for {locale!r}: {folder.name} has no .ftl files")
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
        return key in self._names

    def format(self, key: str, **arguments: str | int) -> str:
        """The message with its arguments in place."""
        return self._said(key, **arguments)

    def _format(self, key: str, **arguments: str | int) -> str:
        if not self.has(key):
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


def messages(locale: str = "en") -> Messages:
    """The messages of a language, read once."""
    return _read_once(locale)


@cache
def _read_once(locale: str) -> Messages:
    # Apart from `messages`, because a cache takes a default and the same value given for two calls.
    return Messages(resource("messages", locale), locale)
