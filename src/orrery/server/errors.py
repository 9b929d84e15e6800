"""Why the server refuses something: a code for programs, a message for people."""

from __future__ import annotations

import math
import re

from orrery import __version__
from orrery.core.errors import OrreryError
from orrery.messages import SOURCE, messages
from orrery.rulebook import RULE_ID

MOST_QUOTED = 100
"""How many characters of the input a refusal repeats."""
MOST_REASON = 600
"""A reason is a sentence, often one of the rules, and may be longer."""
UNQUOTED = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")
"""Control characters, line separators and lone surrogates: nobody needs them repeated."""


UNFIT = "unfit-text({})"
"""What is wrong with the text in a field that others would read; `explained` says it."""
UNFIT_FIELD = re.compile(re.escape(UNFIT).replace(r"\{\}", r"(\w+)"))


class Refusal(OrreryError):
    """A request is refused, and nothing has changed. What it repeats of the input is cut short."""

    def __init__(self, code: str, status: int = 409, rule: str = "", **arguments: str | int):
        self.code = code
        self.status = status
        self.rule = rule
        self.arguments = {name: quoted(name, given) for name, given in arguments.items()}
        super().__init__(self.said(SOURCE))

    def said(self, locale: str) -> str:
        """Why, in a sentence for the one who asked."""
        return explained(messages(locale).format(f"refused-{self.code}", **self.arguments), locale)


class BadWish(Refusal):
    """No game could be played with these options: a rule forbids it, which has a sentence of its
    own (`refused-rule-ID`), or else whoever checked them says why."""

    def __init__(self, reason: str) -> None:
        found = RULE_ID.match(reason)
        super().__init__("bad-wish", 400, rule=found.group() if found else "", reason=reason)

    def said(self, locale: str) -> str:
        words, sentence = messages(locale), f"refused-rule-{self.rule}"
        return words.format(sentence) if words.has(sentence) else super().said(locale)


def explained(text: str, locale: str) -> str:
    """A text in which fields that others could not read are named in a sentence."""
    return UNFIT_FIELD.sub(
        lambda found: messages(locale).format("refused-unfit-text", field=found[1]), text
    )


def quoted(name: str, given: str | int) -> str | int:
    """An argument of a refusal's sentence, as it is repeated."""
    if isinstance(given, int):
        return given
    return cut(given, MOST_REASON if name == "reason" else MOST_QUOTED)


def cut(text: str, most: int = MOST_REASON) -> str:
    """A text without control characters, and not too long."""
    plain = UNQUOTED.sub(" ", text[: 2 * most])
    return plain if len(plain) <= most else plain[: most - 1] + "…"


class NoTable(Refusal):
    """There is no such table, or it is gone."""

    def __init__(self, table: str) -> None:
        super().__init__("no-table", 404, table=table)


class Away(Refusal):
    """The database is unreachable. The request may or may not have been carried out: sending the
    same gesture again tells which."""

    def __init__(self) -> None:
        super().__init__("away", 503)


class Busy(Refusal):
    """The server is busy; nothing has changed, and the client may retry soon."""

    def __init__(self) -> None:
        super().__init__("busy", 503)


class Outdated(Refusal):
    """A game was started under other rules, and its picks do not fit those of this version."""

    def __init__(self, program: str) -> None:
        super().__init__("outdated", 409, program=program, version=__version__)
        self.program = program


class TooMany(Refusal):
    """Too many requests, or too much data; retry after this many seconds."""

    def __init__(self, seconds: int, code: str = "too-many") -> None:
        super().__init__(code, 429, seconds=seconds, minutes=math.ceil(seconds / 60))
        self.seconds = seconds
