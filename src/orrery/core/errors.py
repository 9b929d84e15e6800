"""The three errors: a client's mistake, a mistake in a file, and our own."""

MOST_SHOWN = 80
"""How many characters of a value a message repeats."""
MOST_SAID = 2000
"""The longest error message about a file, whatever it contains."""


def cut(text: str, most: int) -> str:
    """A text, or its beginning if it is too long."""
    return text if len(text) <= most else text[: most - 3] + "..."


def shown(value: object) -> str:
    """A value as shown in a message, cut short if it is long."""
    return cut(repr(value[:MOST_SHOWN] if isinstance(value, str) else value), MOST_SHOWN)


class OrreryError(Exception):
    """Something from outside is wrong; the message is a sentence a person can act on."""


class IllegalPick(OrreryError):
    """A client picked something that was not offered: says what was given, what was possible, and
    which rule applies."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class BadData(OrreryError):
    """A file, record or option is invalid: says where, what, and what is possible."""

    def __init__(self, message: str) -> None:
        super().__init__(cut(message, MOST_SAID))


class BrokenRules(AssertionError):
    """Our own mistake: the engine is in a position that the rules exclude."""


class EndlessRules(BrokenRules):
    """Rules that trigger each other without end were stopped; only texts of a pack can do that."""
