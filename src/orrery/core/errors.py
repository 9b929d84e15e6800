"""The three errors: what a client did, what a file says, and what we got wrong."""

MOST_SHOWN = 80
"""A message repeats so many characters of one value it was given."""
MOST_SAID = 2000
"""No complaint about a file is longer, whatever the file says."""


def cut(text: str, most: int) -> str:
    """A text, or its beginning if it is too long."""
    return text if len(text) <= most else text[: most - 3] + "..."


def shown(value: object) -> str:
    """A value as a message shows it: not all of it, when it is long."""
    return cut(repr(value[:MOST_SHOWN] if isinstance(value, str) else value), MOST_SHOWN)


class OrreryError(Exception):
    """Something from outside is wrong; the message is a sentence a person can act on."""


class IllegalPick(OrreryError):
    """A client picked what was not offered: says what was given, what was possible, which rule."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class BadData(OrreryError):
    """A file, record or option says what it may not: says where, what, and what is possible."""

    def __init__(self, message: str) -> None:
        super().__init__(cut(message, MOST_SAID))


class BrokenRules(AssertionError):
    """We got something wrong: the engine is in a position that the rules exclude."""


class EndlessRules(BrokenRules):
    """Rules that set each other off without end were stopped; only texts of a pack can do that."""
