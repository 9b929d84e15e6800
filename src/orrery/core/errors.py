"""The three errors: what a client did, what a file says, and what we got wrong."""


class OrreryError(Exception):
    """Something from outside is wrong; the message is a sentence a person can act on."""


class IllegalPick(OrreryError):
    """A client picked what was not offered: says what was given, what was possible, which rule."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class BadData(OrreryError):
    """A file, record or option says what it may not: says where, what, and what is possible."""


class BrokenRules(AssertionError):
    """We got something wrong: the engine is in a position that the rules exclude."""
