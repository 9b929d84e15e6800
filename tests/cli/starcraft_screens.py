"""What a seat of a StarCraft game sees on a screen of some size."""

from __future__ import annotations

import io
import re
from typing import Any

from rich.console import Console

from orrery.cli.terminal.ink import LETTERS, Ink, Signs
from orrery.cli.terminal.loop import Session
from orrery.cli.terminal.starcraft.screen import StarCraftScreen
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.ruleset import STARCRAFT

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COMFORTABLE, PLAYABLE, NARROW = (140, 45), (100, 30), (80, 24)


def ink_of(size: tuple[int, int], *, plain: bool = False, locale: str = "en") -> Ink:
    """Ink on a terminal of some columns and rows that is only remembered."""
    console = Console(
        width=size[0],
        height=size[1],
        force_terminal=True,
        color_system="truecolor",
        file=io.StringIO(),
        highlight=False,
        emoji=False,
        markup=False,
        _environ={"TERM": "xterm"},
    )
    ink = Ink(locale, console)
    ink.is_unicode = not plain
    ink.signs = LETTERS if plain else Signs()
    return ink


def session_of(game: StarCraftGame, ink: Ink, match: Match[Any, Any] | None = None) -> Session:
    """A table of people who have been told everything."""
    names = ["human"] * len(game.state.players)
    if match is None:
        settings = dict(game.facts.settings)
        record = Record(game="starcraft", settings=settings, fingerprint="", seed="00" * 32)
        match = Match(STARCRAFT, game, record)
    told = [len(match.events)] * len(names)
    return Session(match, [None] * len(names), names, StarCraftScreen(ink, names), ink, told=told)


def printed(ink: Ink) -> str:
    """What has been printed since the last time, without colours."""
    file = ink.console.file
    assert isinstance(file, io.StringIO)
    text = ESCAPE.sub("", file.getvalue())
    file.truncate(0)
    file.seek(0)
    return "\n".join(line.rstrip() for line in text.split("\n"))


def screen(
    game: StarCraftGame, seat: int, size: tuple[int, int] = COMFORTABLE, *, plain: bool = False
) -> str:
    """The whole screen of a seat that is asked, or only the table of another."""
    ink = ink_of(size, plain=plain)
    session = session_of(game, ink)
    if game.decision is not None and game.decision.seat == seat:
        session.draw(game.decision.seat)
    else:
        session.screen.table(game, seat, [])
    return printed(ink)
