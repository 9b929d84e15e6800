"""Screens in the pseudo-language: what on them was not said by a message, and what has no room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from rich.cells import cell_len

from orrery import bots
from orrery.cli.resume import HUMAN, seated
from orrery.cli.terminal.commands import HELPED
from orrery.cli.terminal.loop import Session
from orrery.core.decisions import Seat
from orrery.core.match import Match
from orrery.games import new_match, read_texts
from orrery.rulebook import RULE_ID
from scripts.pseudo import LOCALE
from tests.cli.starcraft_screens import ink_of, printed

Size = tuple[int, int]
ASKED = (
    *("?", "? 1", "why", "hint", "cards", "piles", "log", "more", "full", "legend", "ask", "ask"),
    "nonsense",
)
"""What is typed now and then."""
LETTERS = re.compile(r"[A-Za-z]+")
TYPED = re.compile("`[^`]*`")
SIGNS = frozenset({"m", "g", "I", "II", "III"})
"""Minerals, gas and stages."""


def screens(game: str, size: Size, picks: int, every: int, **options: str) -> Iterator[str]:
    """What people see on a terminal of some size in a game of chance, and are answered."""
    match = new_match(game, seed=7, **options)
    ink = ink_of(size, locale=LOCALE)
    seats = match.ruleset.seats(match.record().settings)
    session, chance = seated(ink, match, [HUMAN] * seats, None), Random(7)
    while match.game.decision is not None and match.number < picks:
        seat = match.game.decision.seat
        if match.number % every == 0:
            session.draw(seat)
            yield printed(ink)
            for line in ASKED:
                session.command(seat, line)
                yield without_commands(session, seat, printed(ink)) if line == "?" else printed(ink)
        match.play(chance.choice(match.game.decision.options))


def without_commands(session: Session, seat: Seat, help_page: str) -> str:
    """The help without what can be typed, in every language alike."""
    game, screen = session.match.game, session.screen
    typed = [given for given, _ in screen.helps(game, seat, session.offers())]
    typed += [f"why {screen.example_card(game)}", *HELPED, "?"]
    lines = help_page.split("\n")
    for at, line in enumerate(lines):
        given = max((one for one in typed if line.startswith(f"  {one} ")), key=len, default="")
        lines[at] = line.replace(given, "", 1)
    return "\n".join(lines)


class Data:
    """What stands on a screen in every language alike: names of things, programs and commands."""

    def __init__(self, match: Match[Any, Any]) -> None:
        entries = match.ruleset.speaker("en").catalogue(read_texts(match.ruleset), {}).entries
        names = [entry.name for entry in entries.values()]
        words = {word for name in names for word in LETTERS.findall(name)}
        self.words = {*words, "nonsense", bots.strongest(match.ruleset.name)}

    def strange(self, screen: str) -> list[str]:
        """Lines with letters that no message said."""
        rest = TYPED.sub("", RULE_ID.sub("", screen))
        return [line for line in rest.split("\n") if self.has_letters(line)]

    def has_letters(self, line: str) -> bool:
        return any(not self.is_known(word) for word in LETTERS.findall(line))

    def is_known(self, word: str) -> bool:
        return word in SIGNS or word in self.words or self.is_short(word)

    def is_short(self, word: str) -> bool:
        """Whether a word is a name cut short, as small screens show them."""
        return len(word) <= 3 and any(one.startswith(word) for one in self.words)


def too_long(screen: str, width: int) -> list[str]:
    """Lines that do not fit."""
    return [line for line in screen.split("\n") if cell_len(line) > width]
