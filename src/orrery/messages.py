"""The words of the tabletop: Project Fluent messages, `messages/<locale>/*.ftl`."""

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from orrery.core.errors import BadData
from orrery.resources import resource

SAID_KEPT = 20_000
"""Messages that are kept with their arguments in place."""


class Messages:
    """The messages of one language. Formats a message whole or raises; never half of one."""

    def __init__(self, folder: Path, locale: str) -> None:
        self.locale = locale
        # The same is said again and again: to each who listens, after each pick.
        self._said = lru_cache(SAID_KEPT, typed=True)(self._format)
        self._bundle = FluentBundle([locale], use_isolating=False)
        files = sorted(folder.glob("*.ftl"))
        if not files:
            raise BadData(f"no messages for {locale!r}: {folder.name} holds no .ftl file")
        for path in files:
            self._read(path)

    def _read(self, path: Path) -> None:
        parsed = FluentResource(path.read_text(encoding="utf-8"))
        for entry in parsed.body:
            if isinstance(entry, ast.Junk):
                text = " ".join((entry.content or "").split())[:60]
                raise BadData(f"{self.locale}/{path.name}: no Fluent message: {text!r}")
            if isinstance(entry, ast.Message) and self.has(entry.id.name):
                raise BadData(f"{self.locale}/{path.name}: {entry.id.name!r} is there twice")
            # One by one, because a bundle keeps the first of two messages and says nothing.
            self._bundle.add_resource(ast.Resource([entry]))

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._bundle.has_message(key))

    def format(self, key: str, **arguments: str | int) -> str:
        """The message with its arguments in place."""
        return self._said(key, **arguments)

    def _format(self, key: str, **arguments: str | int) -> str:
        if not self.has(key):
            raise BadData(f"message {key!r} is missing in {self.locale!r}")
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
