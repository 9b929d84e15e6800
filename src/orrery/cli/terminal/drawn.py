"""The table as text, without a terminal: what language models read, and whoever reads along."""

from __future__ import annotations

from io import StringIO

from rich.text import Text

from orrery.cli.paper import Paper
from orrery.cli.resume import screen_of
from orrery.cli.terminal.ink import Ink
from orrery.games import AnyGame, AnyRuleset

WIDTH = 160
"""Columns: room for what a terminal of 80 columns cuts short."""


def drawn(ruleset: AnyRuleset, game: AnyGame, seat: int | None, language: str = "en") -> str:
    """What a seat (None: a watcher) sees, and what the signs mean."""
    paper = StringIO()
    ink = Ink(language, Paper(file=paper, width=WIDTH, highlight=False, emoji=False, markup=False))
    seats = range(ruleset.seats(game.facts.settings))
    screen = screen_of(ink, ruleset, [f"seat_{number}" for number in seats])
    screen.table(game, seat, [])
    signs = [(sign, Text(meaning)) for sign, meaning in screen.legend(game)]
    ink.columns(signs, max((len(sign) for sign, _ in signs), default=0), 2)
    return paper.getvalue()
