"""A decision in words, for language models and people: what is asked, what the seat sees, and each
possible action in a sentence."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.decisions import Seat
from orrery.core.errors import BrokenRules
from orrery.core.shown import View
from orrery.games import imported
from orrery.research.table import OVER, Table

DRAWN = "orrery.cli.terminal.drawn:drawn"
"""Who draws a table as text."""


class Asked(NamedTuple):
    """What a seat is asked, and all it needs to answer."""

    seat: int
    question: str
    view: View  # what the seat may know, as plain data
    table: str  # the same as text, as the terminal draws it
    actions: dict[int, str]  # a sentence for each possible action, by id

    def prompt(self) -> str:
        """One text with everything: the table, the question, a line for each action."""
        return f"{self.table}\n{self.choices()}"

    def choices(self) -> str:
        """The question, and a line for each action."""
        lines = [f"{one}: {text}" for one, text in self.actions.items()]
        return "\n".join([self.question, *lines])


def asked(table: Table, language: str = "en") -> Asked:
    """The present decision of a table in words; nothing in it is hidden from its seat."""
    if table.seat == OVER:
        raise BrokenRules("the game is over: nothing is asked")
    speaker, game = table.ruleset.speaker(language), table.game
    options = table.window().options
    said = {
        one: with_verb(option.verb, speaker.option_line(game, option))
        for one, option in zip(table.ids(), options, strict=True)
    }
    view = table.ruleset.view(game, Seat(table.seat))
    drawn: str = imported(DRAWN)(table.ruleset, game, table.seat, language)
    return Asked(table.seat, speaker.question(game), view, drawn, said)


def rendered(table: Table) -> str:
    """What environments show of a table: the decision in one text; nothing after the end."""
    return "" if table.seat == OVER else asked(table).prompt()


def with_verb(verb: str, line: str) -> str:
    """An option in words, after its verb: people see it under a heading, models do not."""
    return line if line.startswith(verb) else f"{verb}: {line}"
