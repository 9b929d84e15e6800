"""A decision in words, for language models and people: what is asked, what the seat sees, and each
possible action in a sentence."""

from __future__ import annotations

import json
from typing import NamedTuple

from orrery.core.decisions import Seat
from orrery.core.errors import BrokenRules
from orrery.core.shown import View
from orrery.research.table import OVER, Table


class Asked(NamedTuple):
    """What a seat is asked, and all it needs to answer."""

    seat: int
    question: str
    view: View  # what the seat may know, as plain data
    actions: dict[int, str]  # a sentence for each possible action, by id

    def prompt(self) -> str:
        """One text with everything: the view as JSON, the question, a line for each action."""
        lines = [f"{one}: {text}" for one, text in self.actions.items()]
        seen = json.dumps(self.view, ensure_ascii=False, separators=(",", ":"))
        return "\n".join([seen, "", self.question, *lines])


def asked(table: Table, language: str = "en") -> Asked:
    """The present decision of a table in words; nothing in it is hidden from its seat."""
    if table.seat == OVER:
        raise BrokenRules("the game is over: nothing is asked")
    speaker, game = table.ruleset.speaker(language), table.game
    options = table.window().options
    said = {
        one: speaker.option_line(game, option)
        for one, option in zip(table.ids(), options, strict=True)
    }
    view = table.ruleset.view(game, Seat(table.seat))
    return Asked(table.seat, speaker.question(game), view, said)
